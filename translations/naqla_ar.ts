<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>EditorTexts</name>
    <message>
        <source>The text is too long for a position.</source>
        <translation>النص أطول من أن يكون وضعية.</translation>
    </message>
    <message>
        <source>The side to move is missing; the text begins with W or B.</source>
        <translation>صاحب الدور غير مذكور؛ يبدأ النص بالحرف W أو B.</translation>
    </message>
    <message>
        <source>A list of pieces begins with W or B.</source>
        <translation>تبدأ قائمة القطع بالحرف W أو B.</translation>
    </message>
    <message>
        <source>This names no square of the board.</source>
        <translation>لا يوجد مربع بهذا الاسم على الرقعة.</translation>
    </message>
    <message>
        <source>A square is named twice.</source>
        <translation>ذُكر مربع مرتين.</translation>
    </message>
    <message>
        <source>There are more men than the board takes.</source>
        <translation>عدد الأحجار أكبر مما تتسع له الرقعة.</translation>
    </message>
    <message>
        <source>The numbers of king moves at the end make no sense.</source>
        <translation>أعداد نقلات الملوك في آخر النص غير مفهومة.</translation>
    </message>
    <message>
        <source>A capture is not finished here: a captured piece (G or P) still stands on the board.</source>
        <translation>هنا أسر لم يكتمل: قطعة مأسورة (G أو P) ما زالت على الرقعة.</translation>
    </message>
    <message>
        <source>The text breaks off here or has a sign in the wrong place.</source>
        <translation>ينقطع النص هنا، أو فيه علامة في غير موضعها.</translation>
    </message>
    <message>
        <source>Character %L1: %2</source>
        <comment>place in a text, what is wrong there</comment>
        <translation>الحرف رقم %L1: %2</translation>
    </message>
    <message>
        <source>%1 has no pieces.</source>
        <comment>a side</comment>
        <translation>لا توجد قطع لدى %1.</translation>
    </message>
    <message>
        <source>%1 has more men than the board takes; the most is %L2.</source>
        <comment>a side, a number</comment>
        <translation>عدد الأحجار لدى %1 أكبر من الحد الأقصى، وهو %L2.</translation>
    </message>
    <message>
        <source>A man of %1 stands on its last row, where it can only be a king.</source>
        <comment>a side</comment>
        <translation>من أحجار %1 حجر في صف التتويج، ولا يقف هناك إلا ملك.</translation>
    </message>
    <message>
        <source>The game would be over at once. %1</source>
        <comment>a result</comment>
        <translation>تنتهي المباراة قبل أن تبدأ. %1</translation>
    </message>
</context>
<context>
    <name>FamilyTexts</name>
    <message>
        <source>Dama on the dark squares</source>
        <translation>الدامة على المربعات الداكنة</translation>
    </message>
    <message>
        <source>Dama on all squares</source>
        <translation>الدامة على كل المربعات</translation>
    </message>
    <message>
        <source>Russian, English, Italian, International and their relatives: pieces move diagonally.</source>
        <translation>الروسية والإنجليزية والإيطالية والدولية وأخواتها: تتحرك القطع قطريًا.</translation>
    </message>
    <message>
        <source>Turkish and Gulf dama: pieces move forward and sideways.</source>
        <translation>الدامة التركية والخليجية: تتحرك القطع إلى الأمام وإلى الجانبين.</translation>
    </message>
</context>
<context>
    <name>GameReader</name>
    <message>
        <source>Read whose turn it is</source>
        <translation>قراءة صاحب الدور</translation>
    </message>
    <message>
        <source>Read the last move</source>
        <translation>قراءة آخر نقلة</translation>
    </message>
    <message>
        <source>Read the moves of the piece under the cursor</source>
        <translation>قراءة نقلات القطعة عند المؤشر</translation>
    </message>
    <message>
        <source>Read the row of the cursor</source>
        <translation>قراءة صف المؤشر</translation>
    </message>
    <message>
        <source>Read the column of the cursor</source>
        <translation>قراءة عمود المؤشر</translation>
    </message>
    <message>
        <source>Read my pieces</source>
        <translation>قراءة قطعي</translation>
    </message>
    <message>
        <source>Read the pieces of the opponent</source>
        <translation>قراءة قطع الخصم</translation>
    </message>
    <message>
        <source>Read the clocks</source>
        <translation>قراءة الساعتين</translation>
    </message>
    <message>
        <source>%1. A capture is possible and not compulsory.</source>
        <comment>whose turn it is</comment>
        <translation>%1. الأسر ممكن وليس إلزاميًا.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>لم تُلعب أي نقلة بعد.</translation>
    </message>
    <message>
        <source>to %1, taking %2</source>
        <comment>a move; squares</comment>
        <translation>إلى %1 بأسر %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a move; square</comment>
        <translation>إلى %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what stands on a square</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. It cannot move now.</source>
        <comment>what stands on a square</comment>
        <translation>%1. لا نقلة ممكنة الآن.</translation>
    </message>
    <message>
        <source>%1. It can move %2.</source>
        <comment>what stands on a square, a list of moves</comment>
        <translation>%1. النقلات الممكنة: %2.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the entries of a list</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>Row: %1.</source>
        <comment>row of the board</comment>
        <translation>الصف: %1.</translation>
    </message>
    <message>
        <source>Column: %1.</source>
        <comment>column of the board</comment>
        <translation>العمود: %1.</translation>
    </message>
    <message>
        <source>Men of %1: %2.</source>
        <comment>words of the Gulf</comment>
        <translation>حطبات %1: %2.</translation>
    </message>
    <message>
        <source>Men of %1: %2.</source>
        <comment>a side, squares</comment>
        <translation>أحجار %1: %2.</translation>
    </message>
    <message>
        <source>Kings of %1: %2.</source>
        <comment>words of the Gulf</comment>
        <translation>شيوخ %1: %2.</translation>
    </message>
    <message>
        <source>Kings of %1: %2.</source>
        <comment>a side, squares</comment>
        <translation>ملوك %1: %2.</translation>
    </message>
    <message>
        <source>%1 has no pieces.</source>
        <comment>a side</comment>
        <translation>لم تبق قطع في جانب %1.</translation>
    </message>
    <message>
        <source>%1 has %2 left.</source>
        <comment>a side, a clock</comment>
        <translation>الوقت الباقي لجانب %1: %2.</translation>
    </message>
    <message>
        <source>This game has no time limit.</source>
        <translation>لا حد للوقت في هذه المباراة.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the squares of a list</comment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Russian draughts</source>
        <translation>الدامة الروسية</translation>
    </message>
    <message>
        <source>Losing draughts</source>
        <translation>الدامة العكسية</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>الدامة البرازيلية</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>دامة پول</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>الدامة الإنجليزية</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>الدامة الإيطالية</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>الدامة الإسبانية</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>الدامة البرتغالية</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>الدامة التشيكية</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>الدامة التايلاندية</translation>
    </message>
    <message>
        <source>Turkish draughts</source>
        <translation>الدامة التركية</translation>
    </message>
    <message>
        <source>Gulf dama</source>
        <translation>الدامة الخليجية</translation>
    </message>
    <message>
        <source>International draughts</source>
        <translation>الدامة الدولية</translation>
    </message>
    <message>
        <source>International losing draughts</source>
        <translation>الدامة الدولية العكسية</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>الدامة الكندية</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>الدامة الفريزية</translation>
    </message>
    <message>
        <source>Killer draughts</source>
        <translation>دامة كيلر</translation>
    </message>
    <message>
        <source>Breakthrough draughts</source>
        <translation>دامة الاختراق</translation>
    </message>
    <message>
        <source>Frysk!</source>
        <comment>variant of Frisian draughts with five men each</comment>
        <translation>دامة فريسك!</translation>
    </message>
    <message>
        <source>Men also capture backwards, kings fly along the diagonals. Any capture may be chosen.</source>
        <translation>يأسر الحجر إلى الخلف أيضًا، والملك بعيد الحركة على الأقطار، ويجوز اختيار أي أسر.</translation>
    </message>
    <message>
        <source>Russian draughts the other way round: who has no move left wins.</source>
        <translation>الدامة الروسية معكوسة: يفوز من لا تبقى له نقلات.</translation>
    </message>
    <message>
        <source>International rules on a small board: the capture of the most pieces comes first.</source>
        <translation>قواعد الدامة الدولية على رقعة صغيرة: يجب أسر أكبر عدد من القطع.</translation>
    </message>
    <message>
        <source>Black starts. Men also capture backwards, kings fly, and any capture may be chosen.</source>
        <translation>يبدأ الأسود. يأسر الحجر إلى الخلف أيضًا، والملك بعيد الحركة، ويجوز اختيار أي أسر.</translation>
    </message>
    <message>
        <source>Also known as American checkers. Black starts; kings move one square, men capture forwards only.</source>
        <translation>تُعرف أيضًا بالدامة الأمريكية. يبدأ الأسود؛ يتحرك الملك مربعًا واحدًا، ويأسر الحجر إلى الأمام فقط.</translation>
    </message>
    <message>
        <source>Men cannot capture kings, kings move one square, and strict rules choose the capture.</source>
        <translation>لا يجوز للحجر أسر ملك، ويتحرك الملك مربعًا واحدًا، وللأسر ترتيب أولويات دقيق.</translation>
    </message>
    <message>
        <source>Men capture forwards only, kings fly. The most pieces come first, then the most kings.</source>
        <translation>يأسر الحجر إلى الأمام فقط، والملك بعيد الحركة. يجب أسر أكبر عدد من القطع، ثم أكبر عدد من الملوك.</translation>
    </message>
    <message>
        <source>Played like Spanish draughts, with its own numbering of games and files.</source>
        <translation>تُلعب كالدامة الإسبانية، ولها ترقيمها الخاص في الملفات.</translation>
    </message>
    <message>
        <source>Men capture forwards only, kings fly. A capture with a king comes first.</source>
        <translation>يأسر الحجر إلى الأمام فقط، والملك بعيد الحركة. الأسر بالملك مقدَّم على الأسر بالحجر.</translation>
    </message>
    <message>
        <source>Eight men each. Flying kings land just behind the piece they take.</source>
        <translation>ثمانية أحجار لكل طرف. ينزل الملك بعيد الحركة خلف القطعة المأسورة مباشرة.</translation>
    </message>
    <message>
        <source>Played on all squares, along rows and columns. Captured pieces leave at once.</source>
        <translation>تُلعب على كل المربعات، على الصفوف والأعمدة. تُرفع القطع المأسورة فورًا.</translation>
    </message>
    <message>
        <source>Dama of the Gulf, on all squares along rows and columns.</source>
        <translation>دامة الخليج، على كل المربعات، على الصفوف والأعمدة.</translation>
    </message>
    <message>
        <source>On a hundred squares with twenty men each. The capture of the most pieces comes first.</source>
        <translation>على مئة مربع، بعشرين حجرًا لكل طرف. يجب أسر أكبر عدد من القطع.</translation>
    </message>
    <message>
        <source>International draughts the other way round: who has no move left wins.</source>
        <translation>الدامة الدولية معكوسة: يفوز من لا تبقى له نقلات.</translation>
    </message>
    <message>
        <source>International rules on the largest board, with thirty men each.</source>
        <translation>قواعد الدامة الدولية على أكبر رقعة، بثلاثين حجرًا لكل طرف.</translation>
    </message>
    <message>
        <source>Pieces also capture along rows and columns, and a king counts almost as two men.</source>
        <translation>تأسر القطع على الصفوف والأعمدة أيضًا، ويكاد الملك يساوي حجرين.</translation>
    </message>
    <message>
        <source>International draughts where a king that takes a king last stops just behind it.</source>
        <translation>الدامة الدولية، لكن الملك الذي يأسر ملكًا في آخر السلسلة يقف خلفه مباشرة.</translation>
    </message>
    <message>
        <source>International draughts in which the first king wins.</source>
        <translation>الدامة الدولية، ويفوز فيها من يتوّج أول ملك.</translation>
    </message>
    <message>
        <source>Frisian draughts for a quick game: five men each.</source>
        <translation>الدامة الفريزية في مباراة سريعة: خمسة أحجار لكل طرف.</translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>set of draw rules</comment>
        <translation>قواعد أساسية</translation>
    </message>
    <message>
        <source>Casual play</source>
        <comment>set of draw rules</comment>
        <translation>لعب ودّي</translation>
    </message>
    <message>
        <source>Official rules</source>
        <comment>set of draw rules</comment>
        <translation>قواعد رسمية</translation>
    </message>
    <message>
        <source>Rules of online play</source>
        <comment>set of draw rules</comment>
        <translation>قواعد اللعب على الشبكة</translation>
    </message>
    <message>
        <source>Capture is optional</source>
        <comment>set of draw rules</comment>
        <translation>الأسر اختياري</translation>
    </message>
    <message>
        <source>World federation, 64 squares</source>
        <comment>set of draw rules</comment>
        <translation>الاتحاد الدولي، 64 مربعًا</translation>
    </message>
    <message>
        <source>World federation</source>
        <comment>set of draw rules</comment>
        <translation>الاتحاد الدولي</translation>
    </message>
    <message>
        <source>World checkers federation</source>
        <comment>set of draw rules</comment>
        <translation>اتحاد الدامة الإنجليزية العالمي</translation>
    </message>
    <message>
        <source>American pool checkers association</source>
        <comment>set of draw rules</comment>
        <translation>رابطة دامة پول الأمريكية</translation>
    </message>
    <message>
        <source>Italian federation</source>
        <comment>set of draw rules</comment>
        <translation>الاتحاد الإيطالي</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>side</comment>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>side</comment>
        <translation>الأحمر</translation>
    </message>
    <message>
        <source>White</source>
        <comment>side</comment>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>black king</source>
        <comment>words of the Gulf</comment>
        <translation>شيخ أسود</translation>
    </message>
    <message>
        <source>black man</source>
        <comment>words of the Gulf</comment>
        <translation>حطبة سوداء</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>ملك أسود</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>حجر أسود</translation>
    </message>
    <message>
        <source>red king</source>
        <comment>words of the Gulf</comment>
        <translation>شيخ أحمر</translation>
    </message>
    <message>
        <source>red man</source>
        <comment>words of the Gulf</comment>
        <translation>حطبة حمراء</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>ملك أحمر</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>حجر أحمر</translation>
    </message>
    <message>
        <source>white king</source>
        <comment>words of the Gulf</comment>
        <translation>شيخ أبيض</translation>
    </message>
    <message>
        <source>white man</source>
        <comment>words of the Gulf</comment>
        <translation>حطبة بيضاء</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>ملك أبيض</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>حجر أبيض</translation>
    </message>
    <message>
        <source>square %1</source>
        <translation>المربع %1</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>square</comment>
        <translation>%1، مربع خالٍ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square, piece on it</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>%1: %2 takes, to %3.</source>
        <comment>side, squares</comment>
        <translation>%1: أسر من %2 إلى %3.</translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <comment>side, squares</comment>
        <translation>%1: نقلة من %2 إلى %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) captured.</source>
        <translation>
            <numerusform>لم تُؤسر أي قطعة.</numerusform>
            <numerusform>أُسرت قطعة واحدة.</numerusform>
            <numerusform>أُسرت قطعتان.</numerusform>
            <numerusform>أُسرت %Ln قطع.</numerusform>
            <numerusform>أُسرت %Ln قطعة.</numerusform>
            <numerusform>أُسرت %Ln قطعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crowned.</source>
        <translation>تُوّج ملكًا.</translation>
    </message>
    <message>
        <source>The square is empty. Choose one of your pieces.</source>
        <translation>المربع خالٍ. يمكن اختيار إحدى قطعك.</translation>
    </message>
    <message>
        <source>This piece belongs to the opponent. Choose one of your own.</source>
        <translation>هذه القطعة للخصم. يمكن اختيار إحدى قطعك.</translation>
    </message>
    <message>
        <source>A piece stands on that square. Choose an empty one.</source>
        <translation>المربع المطلوب مشغول. يلزم اختيار مربع خالٍ.</translation>
    </message>
    <message>
        <source>This piece does not move in that direction. The marked squares can be reached.</source>
        <translation>لا تتحرك هذه القطعة في هذا الاتجاه. المربعات المتاحة مميّزة بعلامة.</translation>
    </message>
    <message>
        <source>This piece cannot reach that square. The marked squares can be reached.</source>
        <translation>لا تبلغ القطعة هذا المربع في نقلة واحدة. المربعات المتاحة مميّزة بعلامة.</translation>
    </message>
    <message>
        <source>You must capture: choose one of the marked pieces.</source>
        <translation>الأسر إلزامي: على إحدى القطع المميّزة أن تأسر.</translation>
    </message>
    <message>
        <source>You must capture: this piece has to take a piece of the opponent.</source>
        <translation>الأسر إلزامي: على هذه القطعة أن تأسر.</translation>
    </message>
    <message>
        <source>More pieces can be captured: follow the marked squares.</source>
        <translation>يجب أسر العدد الأكبر: الطريق مميّز بعلامات.</translation>
    </message>
    <message>
        <source>A capture with a king comes first: choose the marked king.</source>
        <translation>الأسر بالملك مقدَّم على الأسر بالحجر: الملك مميّز بعلامة.</translation>
    </message>
    <message>
        <source>A capture of more kings comes first: follow the marked squares.</source>
        <translation>أسر عدد أكبر من الملوك مقدَّم: الطريق مميّز بعلامات.</translation>
    </message>
    <message>
        <source>The capture that takes a king earlier comes first: follow the marked squares.</source>
        <translation>أسر الملك في وقت أبكر من السلسلة مقدَّم: الطريق مميّز بعلامات.</translation>
    </message>
    <message>
        <source>A capture of higher value comes first: follow the marked squares.</source>
        <translation>الأسر الأعلى قيمة مقدَّم: الطريق مميّز بعلامات.</translation>
    </message>
    <message>
        <source>A man cannot capture a king. Choose another move.</source>
        <translation>لا يجوز للحجر أسر ملك. يلزم اختيار نقلة أخرى.</translation>
    </message>
    <message>
        <source>The capture goes on: continue with the same piece.</source>
        <translation>يجب متابعة الأسر بالقطعة نفسها.</translation>
    </message>
    <message>
        <source>The capture cannot go on from there. Land on a marked square.</source>
        <translation>من هذا المربع لا تكتمل سلسلة الأسر. يلزم النزول على مربع مميّز.</translation>
    </message>
    <message>
        <source>This piece has been captured in the same move. Choose another way.</source>
        <translation>أُسرت هذه القطعة في النقلة نفسها. يلزم اختيار طريق آخر.</translation>
    </message>
    <message>
        <source>A capture may not turn straight back. Choose another way.</source>
        <translation>لا يجوز عكس الاتجاه أثناء الأسر. يلزم اختيار طريق آخر.</translation>
    </message>
    <message>
        <source>This king has moved three times in a row. Move another piece or capture.</source>
        <translation>تحرّك هذا الملك ثلاث مرات متتالية بلا أسر. يلزم تحريك قطعة أخرى أو الأسر.</translation>
    </message>
    <message>
        <source>Several captures fit. Choose the way square by square.</source>
        <translation>أكثر من أسر ممكن. يلزم اختيار الطريق مربعًا مربعًا.</translation>
    </message>
    <message>
        <source>The game is over. Start a new one to go on playing.</source>
        <translation>انتهت المباراة. يمكن بدء مباراة جديدة.</translation>
    </message>
    <message>
        <source>This is not a move. Type two squares, the piece first.</source>
        <translation>ليست هذه نقلة. يُكتب مربع القطعة ثم المربع المطلوب.</translation>
    </message>
    <message>
        <source>This piece cannot move now. Choose another one.</source>
        <translation>لا نقلة متاحة لهذه القطعة الآن. يلزم اختيار قطعة أخرى.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>side</comment>
        <translation>فوز %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>result</comment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>بلا نتيجة</translation>
    </message>
    <message>
        <source>as all pieces of one side are captured</source>
        <comment>reason of a result</comment>
        <translation>بأسر جميع القطع</translation>
    </message>
    <message>
        <source>as one side has no legal move left</source>
        <comment>reason of a result</comment>
        <translation>لعدم بقاء نقلات قانونية</translation>
    </message>
    <message>
        <source>with the first king</source>
        <comment>reason of a result</comment>
        <translation>بتتويج أول ملك</translation>
    </message>
    <message>
        <source>by resignation</source>
        <comment>reason of a result</comment>
        <translation>بالاستسلام</translation>
    </message>
    <message>
        <source>on time</source>
        <comment>reason of a result</comment>
        <translation>بنفاد الوقت</translation>
    </message>
    <message>
        <source>by agreement</source>
        <comment>reason of a result</comment>
        <translation>بالاتفاق</translation>
    </message>
    <message>
        <source>by repetition</source>
        <comment>reason of a result</comment>
        <translation>بتكرار الوضعية</translation>
    </message>
    <message>
        <source>for lack of progress</source>
        <comment>reason of a result</comment>
        <translation>لانعدام التقدم</translation>
    </message>
    <message>
        <source>as three kings did not win against one in time</source>
        <comment>reason of a result</comment>
        <translation>لأن ثلاثة ملوك لم تفز على ملك في المهلة</translation>
    </message>
    <message>
        <source>as the balance of the pieces did not change</source>
        <comment>reason of a result</comment>
        <translation>لثبات توازن القوى</translation>
    </message>
    <message>
        <source>as the lone king held the main road</source>
        <comment>reason of a result</comment>
        <translation>لبقاء الملك على القطر الرئيسي حتى انقضاء المهلة</translation>
    </message>
    <message>
        <source>as two pieces did not win against one in time</source>
        <comment>reason of a result</comment>
        <translation>لأن قطعتين لم تفوزا على قطعة في المهلة</translation>
    </message>
    <message>
        <source>as three pieces did not win against a king in time</source>
        <comment>reason of a result</comment>
        <translation>لأن ثلاث قطع لم تفز على ملك في المهلة</translation>
    </message>
    <message>
        <source>as one or two pieces did not win against a king in time</source>
        <comment>reason of a result</comment>
        <translation>لعدم الفوز على الملك بقطعة أو قطعتين في المهلة</translation>
    </message>
    <message>
        <source>with one piece left on each side</source>
        <comment>reason of a result</comment>
        <translation>لبقاء قطعة واحدة لكل طرف</translation>
    </message>
    <message>
        <source>as two kings did not win against one in time</source>
        <comment>reason of a result</comment>
        <translation>لأن ملكين لم يفوزا على ملك في المهلة</translation>
    </message>
    <message>
        <source>with a king left on each side</source>
        <comment>reason of a result</comment>
        <translation>لبقاء ملك واحد لكل طرف</translation>
    </message>
    <message>
        <source>by the move limit</source>
        <comment>reason of a result</comment>
        <translation>لبلوغ حد النقلات</translation>
    </message>
    <message>
        <source>as the opponent left</source>
        <comment>reason of a result</comment>
        <translation>بمغادرة الخصم</translation>
    </message>
    <message>
        <source>as the game was aborted</source>
        <comment>reason of a result</comment>
        <translation>لإلغاء المباراة</translation>
    </message>
    <message>
        <source>by adjudication</source>
        <comment>reason of a result</comment>
        <translation>بقرار الحكم</translation>
    </message>
    <message>
        <source>by decision of the server</source>
        <comment>reason of a result</comment>
        <translation>بقرار الخادم</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome of a game and its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Repetition</source>
        <comment>draw rule</comment>
        <translation>تكرار الوضعية</translation>
    </message>
    <message>
        <source>No progress</source>
        <comment>draw rule</comment>
        <translation>بلا تقدم</translation>
    </message>
    <message>
        <source>Three kings against one</source>
        <comment>draw rule</comment>
        <translation>ثلاثة ملوك ضد ملك</translation>
    </message>
    <message>
        <source>Balance of pieces</source>
        <comment>draw rule</comment>
        <translation>توازن القوى</translation>
    </message>
    <message>
        <source>Main road</source>
        <comment>draw rule</comment>
        <translation>القطر الرئيسي</translation>
    </message>
    <message>
        <source>Two pieces against one</source>
        <comment>draw rule</comment>
        <translation>قطعتان ضد قطعة</translation>
    </message>
    <message>
        <source>Three pieces against a king</source>
        <comment>draw rule</comment>
        <translation>ثلاث قطع ضد ملك</translation>
    </message>
    <message>
        <source>One or two pieces against a king</source>
        <comment>draw rule</comment>
        <translation>قطعة أو قطعتان ضد ملك</translation>
    </message>
    <message>
        <source>One piece each</source>
        <comment>draw rule</comment>
        <translation>قطعة واحدة لكل طرف</translation>
    </message>
    <message>
        <source>Two kings against one</source>
        <comment>draw rule</comment>
        <translation>ملكان ضد ملك</translation>
    </message>
    <message>
        <source>King against king</source>
        <comment>draw rule</comment>
        <translation>ملك ضد ملك</translation>
    </message>
    <message>
        <source>Move limit</source>
        <comment>draw rule</comment>
        <translation>حد النقلات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together left</source>
        <translation>
            <numerusform>لم تبقَ نقلات للطرفين معًا</numerusform>
            <numerusform>بقيت نقلة واحدة للطرفين معًا</numerusform>
            <numerusform>بقيت نقلتان للطرفين معًا</numerusform>
            <numerusform>بقيت %Ln نقلات للطرفين معًا</numerusform>
            <numerusform>بقيت %Ln نقلة للطرفين معًا</numerusform>
            <numerusform>بقيت %Ln نقلة للطرفين معًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of the stronger side left</source>
        <translation>
            <numerusform>لم تبقَ نقلات للطرف الأقوى</numerusform>
            <numerusform>بقيت نقلة واحدة للطرف الأقوى</numerusform>
            <numerusform>بقيت نقلتان للطرف الأقوى</numerusform>
            <numerusform>بقيت %Ln نقلات للطرف الأقوى</numerusform>
            <numerusform>بقيت %Ln نقلة للطرف الأقوى</numerusform>
            <numerusform>بقيت %Ln نقلة للطرف الأقوى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the position arose %Ln time(s)</source>
        <translation>
            <numerusform>لم ترد الوضعية بعد</numerusform>
            <numerusform>وردت الوضعية مرة واحدة</numerusform>
            <numerusform>وردت الوضعية مرتين</numerusform>
            <numerusform>وردت الوضعية %Ln مرات</numerusform>
            <numerusform>وردت الوضعية %Ln مرة</numerusform>
            <numerusform>وردت الوضعية %Ln مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (limit %L3, a draw may be claimed then)</source>
        <comment>draw rule, what is left of its limit</comment>
        <translation>%1: %2 (الحد %L3، وعنده تجوز المطالبة بالتعادل)</translation>
    </message>
    <message>
        <source>%1: %2 (limit %L3)</source>
        <comment>draw rule, what is left of its limit</comment>
        <translation>%1: %2 (الحد %L3)</translation>
    </message>
    <message>
        <source>%1 wins as %2 resigned</source>
        <comment>sides</comment>
        <translation>فاز %1 باستسلام %2</translation>
    </message>
    <message>
        <source>%1 wins as %2 ran out of time</source>
        <comment>sides</comment>
        <translation>فاز %1 لنفاد وقت %2</translation>
    </message>
    <message>
        <source>%1 wins as %2 left</source>
        <comment>sides</comment>
        <translation>فاز %1 بمغادرة %2</translation>
    </message>
    <message>
        <source>Crowned.</source>
        <comment>words of the Gulf</comment>
        <translation>صارت شيخًا.</translation>
    </message>
</context>
<context>
    <name>HelpMenuTexts</name>
    <message>
        <source>How to play</source>
        <comment>menu</comment>
        <translation>طريقة اللعب</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>At a glance</source>
        <translation>القواعد في سطور</translation>
    </message>
    <message>
        <source>The board and setup</source>
        <translation>الرقعة وإعدادها</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>تحريك القطع</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>الأسر</translation>
    </message>
    <message>
        <source>Kings and promotion</source>
        <translation>الملوك والتتويج</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>التعادل</translation>
    </message>
    <message>
        <source>Local rules</source>
        <translation>القواعد المحلية</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>المصطلحات</translation>
    </message>
    <message>
        <source>Questions people ask</source>
        <translation>أسئلة شائعة</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>link: play from this position</comment>
        <translation>تجربة الوضعية</translation>
    </message>
    <message>
        <source>This game has rules of its own. What differs from the usual rules of the variant is marked %1 in the table.</source>
        <translation>لهذه المباراة قواعد خاصة بها. وما يختلف منها عن القواعد المعتادة لهذا النوع عليه العلامة %1 في الجدول.</translation>
    </message>
    <message>
        <source>(changed)</source>
        <comment>mark of a rule</comment>
        <translation>(معدَّل)</translation>
    </message>
    <message>
        <source>The position in which the game begins.</source>
        <translation>الوضعية التي تبدأ بها المباراة.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two entries of a list</comment>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>Capture is not compulsory.</source>
        <translation>الأسر اختياري.</translation>
    </message>
    <message>
        <source>With the draw rules “%1”, the game is drawn when:</source>
        <translation>مع قواعد التعادل «%1» تنتهي المباراة بالتعادل في هذه الحالات:</translation>
    </message>
    <message>
        <source>en</source>
        <comment>folder of the help pages in this language</comment>
        <translation>ar</translation>
    </message>
    <message>
        <source>Kings and promotion</source>
        <comment>words of the Gulf</comment>
        <translation>الشيوخ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a rule is about, what it says</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LanTexts</name>
    <message>
        <source>&amp;Network</source>
        <comment>menu</comment>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Chat</source>
        <comment>tab beside the moves</comment>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Play over a network…</source>
        <translation>اللعب عبر الشبكة…</translation>
    </message>
</context>
<context>
    <name>LookTexts</name>
    <message>
        <source>Board:</source>
        <comment>colours of the board</comment>
        <translation>الرقعة:</translation>
    </message>
    <message>
        <source>Pieces:</source>
        <comment>set of pieces</comment>
        <translation>القطع:</translation>
    </message>
</context>
<context>
    <name>MarkTexts</name>
    <message>
        <source>good move</source>
        <comment>mark of a move</comment>
        <translation>نقلة جيدة</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>mark of a move</comment>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>excellent move</source>
        <comment>mark of a move</comment>
        <translation>نقلة ممتازة</translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>mark of a move</comment>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <source>interesting move</source>
        <comment>mark of a move</comment>
        <translation>نقلة مثيرة للاهتمام</translation>
    </message>
    <message>
        <source>dubious move</source>
        <comment>mark of a move</comment>
        <translation>نقلة مشكوك فيها</translation>
    </message>
</context>
<context>
    <name>NetTexts</name>
    <message>
        <source>Not connected.</source>
        <translation>لا يوجد اتصال.</translation>
    </message>
    <message>
        <source>No computer has this name. Check the spelling, or use the join code of the host.</source>
        <translation>لا يوجد حاسوب بهذا الاسم. يُرجى التحقق من كتابته، أو استعمال رمز الانضمام الذي يعرضه المضيف.</translation>
    </message>
    <message>
        <source>There is no way to this address. Check that this computer is connected to the network.</source>
        <translation>لا يمكن الوصول إلى هذا العنوان. يُرجى التحقق من اتصال هذا الحاسوب بالشبكة.</translation>
    </message>
    <message>
        <source>The computer was reached, but no game is open there. Ask the host to open it, and check the port.</source>
        <translation>أمكن الوصول إلى الحاسوب، لكن لا مباراة مفتوحة عليه. يُرجى الطلب من المضيف فتحها، والتحقق من المنفذ.</translation>
    </message>
    <message>
        <source>Nothing answers at this address. Check that both computers are in the same network and that the host&apos;s firewall lets Naqla in.</source>
        <translation>لا رد من هذا العنوان. يُرجى التحقق من أن الحاسوبين على الشبكة نفسها، وأن جدار الحماية لدى المضيف يسمح لبرنامج نقلة.</translation>
    </message>
    <message>
        <source>No secure connection could be made. Check the address, and that both programs are up to date.</source>
        <translation>تعذّر إنشاء اتصال آمن. يُرجى التحقق من العنوان، ومن تحديث البرنامج على الطرفين.</translation>
    </message>
    <message>
        <source>This computer lacks the library for secure connections. Install OpenSSL and try again.</source>
        <translation>تنقص هذا الحاسوب مكتبة الاتصالات الآمنة. يلزم تثبيت OpenSSL ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>Nobody vouches for this server&apos;s certificate. Check the address.</source>
        <translation>شهادة هذا الخادم غير موثّقة من أي جهة. يُرجى التحقق من العنوان.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate has expired. Check the date of this computer, else tell the operator.</source>
        <translation>انتهت صلاحية شهادة الخادم. يُرجى التحقق من تاريخ هذا الحاسوب، وإلا فإبلاغ مشغّل الخادم.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate belongs to another name. Check the address.</source>
        <translation>شهادة الخادم صادرة باسم آخر. يُرجى التحقق من العنوان.</translation>
    </message>
    <message>
        <source>This host is known, but shows another key than before. Somebody may pretend to be it.</source>
        <translation>هذا المضيف معروف، لكنه يعرض مفتاحًا غير مفتاحه السابق. قد يكون أحدهم منتحلًا صفته.</translation>
    </message>
    <message>
        <source>Another host than that of the join code answers. Ask for the present code.</source>
        <translation>الرد من مضيف غير صاحب رمز الانضمام. يُرجى طلب الرمز الحالي.</translation>
    </message>
    <message>
        <source>The other side is no Naqla host. Check address and port.</source>
        <translation>الطرف الآخر ليس مضيفًا في برنامج نقلة. يُرجى التحقق من العنوان والمنفذ.</translation>
    </message>
    <message>
        <source>The other side has an older version of Naqla. It has to be updated there.</source>
        <translation>لدى الطرف الآخر إصدار أقدم من برنامج نقلة، ويلزم تحديثه عنده.</translation>
    </message>
    <message>
        <source>The other side has a newer version of Naqla. Update this program to play with it.</source>
        <translation>لدى الطرف الآخر إصدار أحدث من برنامج نقلة. يلزم تحديث هذا البرنامج للعب معه.</translation>
    </message>
    <message>
        <source>The other side has ended the connection.</source>
        <translation>أنهى الطرف الآخر الاتصال.</translation>
    </message>
    <message>
        <source>The connection is lost. Check cable or Wi-Fi.</source>
        <translation>انقطع الاتصال. يُرجى التحقق من الكابل أو الشبكة اللاسلكية.</translation>
    </message>
    <message>
        <source>The other side accepted the connection, but said nothing. Check address and port.</source>
        <translation>قبل الطرف الآخر الاتصال ولم يرد. يُرجى التحقق من العنوان والمنفذ.</translation>
    </message>
    <message>
        <source>The other side sent what makes no sense, so the connection was ended. Check that both programs are up to date.</source>
        <translation>أرسل الطرف الآخر بيانات غير مفهومة، فأُنهي الاتصال. يُرجى التحقق من تحديث البرنامج على الطرفين.</translation>
    </message>
    <message>
        <source>The connection was too slow and was ended. Try again.</source>
        <translation>كان الاتصال بطيئًا جدًا فأُنهي. يمكن إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The host has closed. The game is saved there and goes on when the host opens again.</source>
        <translation>أغلق المضيف برنامجه. المباراة محفوظة عنده، وتُستأنف عند فتحه من جديد.</translation>
    </message>
    <message>
        <source>The server starts anew. The game goes on in a moment.</source>
        <translation>جارٍ إعادة تشغيل الخادم. تُستأنف المباراة بعد لحظات.</translation>
    </message>
    <message>
        <source>The host takes no more guests at the moment. Try again later.</source>
        <translation>لا يستقبل المضيف مزيدًا من الضيوف الآن. يمكن إعادة المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>أخرجك المضيف من الطاولة.</translation>
    </message>
    <message>
        <source>You may not enter here.</source>
        <translation>الدخول هنا غير مسموح لك.</translation>
    </message>
    <message>
        <source>You have entered from another window or computer, so this one was left.</source>
        <translation>دخلت من نافذة أخرى أو حاسوب آخر، فأُغلق الاتصال من هنا.</translation>
    </message>
    <message>
        <source>Your seat could not be kept any longer. Join anew.</source>
        <translation>لم يعد ممكنًا حجز مقعدك. يلزم الانضمام من جديد.</translation>
    </message>
    <message>
        <source>The host does not accept this name. Choose another one.</source>
        <translation>لا يقبل المضيف هذا الاسم. يلزم اختيار اسم آخر.</translation>
    </message>
    <message>
        <source>Name or password is wrong.</source>
        <translation>الاسم أو كلمة المرور غير صحيحة.</translation>
    </message>
    <message>
        <source>The connection has not come back for ten minutes. Try again when the network works.</source>
        <translation>لم يعد الاتصال منذ عشر دقائق. يمكن إعادة المحاولة بعد عودة الشبكة.</translation>
    </message>
    <message>
        <source>The folder for games cannot be written. Check its rights and that there is room left.</source>
        <translation>تعذّرت الكتابة في مجلد المباريات. يُرجى التحقق من أذوناته ومن وجود مساحة كافية.</translation>
    </message>
    <message>
        <source>Another Naqla on this computer is hosting already. Close it first.</source>
        <translation>توجد نسخة أخرى من برنامج نقلة تستضيف على هذا الحاسوب. يلزم إغلاقها أولًا.</translation>
    </message>
    <message>
        <source>The key of this host is damaged. Restore the file host.pem from a copy, or delete it; guests will then be asked about the new key.</source>
        <translation>مفتاح هذا المضيف تالف. يمكن استعادة الملف host.pem من نسخة، أو حذفه؛ وعندئذ يُسأل الضيوف عن المفتاح الجديد.</translation>
    </message>
    <message>
        <source>The key of this host cannot be read. Check the rights of the file host.pem.</source>
        <translation>تعذّرت قراءة مفتاح هذا المضيف. يُرجى التحقق من أذونات الملف host.pem.</translation>
    </message>
    <message>
        <source>The games of this host cannot be opened. They may come from a newer version of Naqla.</source>
        <translation>تعذّر فتح مباريات هذا المضيف. قد تكون من إصدار أحدث من برنامج نقلة.</translation>
    </message>
    <message>
        <source>All ports for games are in use. Close other programs that host games and try again.</source>
        <translation>كل منافذ المباريات مستعملة. يلزم إغلاق البرامج الأخرى التي تستضيف مباريات ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>This computer has no network address. Connect it to a network and try again.</source>
        <translation>لا عنوان شبكة لهذا الحاسوب. يلزم وصله بشبكة ثم إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The system does not permit this program to host. Check its rights.</source>
        <translation>لا يسمح النظام لهذا البرنامج بالاستضافة. يُرجى التحقق من أذوناته.</translation>
    </message>
    <message>
        <source>The key of this host could not be made. Try again.</source>
        <translation>تعذّر إنشاء مفتاح لهذا المضيف. يمكن إعادة المحاولة.</translation>
    </message>
    <message>
        <source>Type the join code or the address that the host shows.</source>
        <translation>يُكتب هنا رمز الانضمام أو العنوان الذي يعرضه المضيف.</translation>
    </message>
    <message>
        <source>This is neither a join code nor an address.</source>
        <translation>ليس هذا رمز انضمام ولا عنوانًا.</translation>
    </message>
    <message>
        <source>The port after the colon must be a number from 1 to 65535.</source>
        <translation>المنفذ بعد النقطتين عدد من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>A join code has 20 characters. Compare it with what the host shows.</source>
        <translation>رمز الانضمام 20 محرفًا. يُرجى مقارنته بما يعرضه المضيف.</translation>
    </message>
    <message>
        <source>A character of the join code is wrong. Compare it with what the host shows.</source>
        <translation>في رمز الانضمام محرف غير صحيح. يُرجى مقارنته بما يعرضه المضيف.</translation>
    </message>
    <message>
        <source>A name has 2 to 20 characters.</source>
        <translation>طول الاسم من 2 إلى 20 محرفًا.</translation>
    </message>
    <message>
        <source>A name has only letters, digits, hyphens and single spaces.</source>
        <translation>لا يحتوي الاسم إلا على أحرف وأرقام وشرطات ومسافات مفردة.</translation>
    </message>
    <message>
        <source>A name has the letters of one script only.</source>
        <translation>تكون أحرف الاسم من كتابة واحدة فقط.</translation>
    </message>
    <message>
        <source>This name is reserved. Choose another one.</source>
        <translation>هذا الاسم محجوز. يلزم اختيار اسم آخر.</translation>
    </message>
    <message>
        <source>The host does not understand this program. Check that both are up to date.</source>
        <translation>لا يفهم المضيف رسائل هذا البرنامج. يُرجى التحقق من تحديث الطرفين.</translation>
    </message>
    <message>
        <source>The host does not know you any more. Join anew.</source>
        <translation>لم يعد المضيف يعرفك. يلزم الانضمام من جديد.</translation>
    </message>
    <message>
        <source>Too many messages in a short time. Wait a moment.</source>
        <translation>رسائل كثيرة في وقت قصير. يُرجى الانتظار لحظة.</translation>
    </message>
    <message>
        <source>The host is busy. Try again in a moment.</source>
        <translation>المضيف مشغول. يمكن إعادة المحاولة بعد لحظة.</translation>
    </message>
    <message>
        <source>Somebody there has this name already. Choose another one.</source>
        <translation>هذا الاسم مستخدم هناك. يلزم اختيار اسم آخر.</translation>
    </message>
    <message>
        <source>The host does not permit this.</source>
        <translation>لا يسمح المضيف بهذا.</translation>
    </message>
    <message>
        <source>This table is no longer there. Ask the host to open another one.</source>
        <translation>لم تعد الطاولة موجودة. يُرجى الطلب من المضيف فتح طاولة أخرى.</translation>
    </message>
    <message>
        <source>Both seats are taken already. Ask the host to open another table.</source>
        <translation>المقعدان مشغولان. يُرجى الطلب من المضيف فتح طاولة أخرى.</translation>
    </message>
    <message>
        <source>The password of the table is wrong.</source>
        <translation>كلمة مرور الطاولة غير صحيحة.</translation>
    </message>
    <message>
        <source>Only the host of the table may do this.</source>
        <translation>هذا لمضيف الطاولة فقط.</translation>
    </message>
    <message>
        <source>This is not possible at the moment.</source>
        <translation>هذا غير ممكن الآن.</translation>
    </message>
    <message>
        <source>The host has just changed the game. Look at it again.</source>
        <translation>غيّر المضيف المباراة للتو. يُرجى مراجعتها.</translation>
    </message>
    <message>
        <source>You sit at too many tables. Leave one first.</source>
        <translation>أنت على طاولات كثيرة. يلزم مغادرة واحدة أولًا.</translation>
    </message>
    <message>
        <source>There is no running game.</source>
        <translation>لا مباراة جارية.</translation>
    </message>
    <message>
        <source>The move came at the wrong time. The board shows the game as it is.</source>
        <translation>وصلت النقلة في غير وقتها. تعرض الرقعة المباراة كما هي.</translation>
    </message>
    <message>
        <source>The offer does not stand any more.</source>
        <translation>لم يعد العرض قائمًا.</translation>
    </message>
    <message>
        <source>Free text is off at this table. Choose a phrase.</source>
        <translation>الكتابة الحرة معطّلة على هذه الطاولة. يمكن اختيار عبارة جاهزة.</translation>
    </message>
    <message>
        <source>This text was not sent: it is empty, too long, or was just said.</source>
        <translation>لم يُرسل هذا النص: هو فارغ أو طويل جدًا أو قيل للتو.</translation>
    </message>
    <message>
        <source>The host is closing.</source>
        <translation>المضيف يغلق برنامجه.</translation>
    </message>
    <message>
        <source>Something went wrong at the host. Try again.</source>
        <translation>حدث خطأ لدى المضيف. يمكن إعادة المحاولة.</translation>
    </message>
    <message>
        <source>Hello</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>مرحبًا</translation>
    </message>
    <message>
        <source>Good game</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>مباراة جيدة</translation>
    </message>
    <message>
        <source>Well played</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>لعب جميل</translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>شكرًا</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>لحظة من فضلك</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>الدور لك</translation>
    </message>
    <message>
        <source>Another game?</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>مباراة أخرى؟</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <comment>ready-made phrase of the chat</comment>
        <translation>إلى اللقاء</translation>
    </message>
    <message>
        <source>A phrase of a newer version</source>
        <comment>stands for a ready-made phrase of the chat</comment>
        <translation>عبارة من إصدار أحدث</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>بلا حد للوقت</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) for each move</source>
        <translation>
            <numerusform>%Ln ثانية لكل نقلة</numerusform>
            <numerusform>ثانية واحدة لكل نقلة</numerusform>
            <numerusform>ثانيتان لكل نقلة</numerusform>
            <numerusform>%Ln ثوانٍ لكل نقلة</numerusform>
            <numerusform>%Ln ثانية لكل نقلة</numerusform>
            <numerusform>%Ln ثانية لكل نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) for the game</source>
        <translation>
            <numerusform>%Ln دقيقة للمباراة</numerusform>
            <numerusform>دقيقة واحدة للمباراة</numerusform>
            <numerusform>دقيقتان للمباراة</numerusform>
            <numerusform>%Ln دقائق للمباراة</numerusform>
            <numerusform>%Ln دقيقة للمباراة</numerusform>
            <numerusform>%Ln دقيقة للمباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>minutes for the game, seconds added for each move</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) more for each move</source>
        <translation>
            <numerusform>بلا زيادة لكل نقلة</numerusform>
            <numerusform>زيادة ثانية واحدة لكل نقلة</numerusform>
            <numerusform>زيادة ثانيتين لكل نقلة</numerusform>
            <numerusform>زيادة %Ln ثوانٍ لكل نقلة</numerusform>
            <numerusform>زيادة %Ln ثانية لكل نقلة</numerusform>
            <numerusform>زيادة %Ln ثانية لكل نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>the computer sits in a player&apos;s place</comment>
        <translation>%1 (الحاسوب)</translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>a speed of rated games</comment>
        <translation>خاطف</translation>
    </message>
    <message>
        <source>rapid</source>
        <comment>a speed of rated games</comment>
        <translation>سريع</translation>
    </message>
    <message>
        <source>slow</source>
        <comment>a speed of rated games</comment>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>A rated game needs accounts, a time limit and rules without changes.</source>
        <translation>المباراة المحسوبة تلزمها حسابات وحد للوقت وقواعد بلا تغيير.</translation>
    </message>
    <message>
        <source>You may say only ready-made phrases here.</source>
        <translation>لا يُسمح لك هنا إلا بالعبارات الجاهزة.</translation>
    </message>
    <message>
        <source>You may not enter here until %1.</source>
        <comment>date and time</comment>
        <translation>لا يُسمح لك بالدخول إلى هنا حتى %1.</translation>
    </message>
    <message>
        <source>You may say only ready-made phrases here until %1.</source>
        <comment>date and time</comment>
        <translation>لا يُسمح لك هنا إلا بالعبارات الجاهزة حتى %1.</translation>
    </message>
    <message>
        <source>The host says: “%1”</source>
        <comment>the host&apos;s own words</comment>
        <translation>يقول المضيف: «%1»</translation>
    </message>
</context>
<context>
    <name>OfferTexts</name>
    <message>
        <source>%1 offers a draw.</source>
        <comment>name of a player or side</comment>
        <translation>عرض تعادل من %1.</translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <comment>name of a player or side</comment>
        <translation>طلب التراجع عن نقلة من %1.</translation>
    </message>
    <message>
        <source>%1 offers a rematch.</source>
        <comment>name of a player or side</comment>
        <translation>عرض مباراة أخرى من %1.</translation>
    </message>
    <message>
        <source>Draw offered. Waiting for %1…</source>
        <comment>name of a player or side</comment>
        <translation>عُرض التعادل. في انتظار رد %1…</translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1…</source>
        <comment>name of a player or side</comment>
        <translation>طُلب التراجع عن نقلة. في انتظار رد %1…</translation>
    </message>
    <message>
        <source>Rematch offered. Waiting for %1…</source>
        <comment>name of a player or side</comment>
        <translation>عُرضت مباراة أخرى. في انتظار رد %1…</translation>
    </message>
    <message>
        <source>The draw offer was declined.</source>
        <translation>رُفض عرض التعادل.</translation>
    </message>
    <message>
        <source>Taking back the move was declined.</source>
        <translation>رُفض التراجع عن النقلة.</translation>
    </message>
    <message>
        <source>The rematch was declined.</source>
        <translation>رُفضت المباراة الأخرى.</translation>
    </message>
    <message>
        <source>%1 has withdrawn the offer.</source>
        <comment>name of a player or side</comment>
        <translation>سُحب عرض %1.</translation>
    </message>
    <message>
        <source>Your offer no longer stands.</source>
        <translation>لم يعد عرضك قائمًا.</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Use system language</source>
        <translation>لغة النظام</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>window theme</comment>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window theme</comment>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>board theme</comment>
        <translation>خشب</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>board theme</comment>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>board theme</comment>
        <translation>أردواز</translation>
    </message>
    <message>
        <source>Marble</source>
        <comment>board theme</comment>
        <translation>رخام</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>board theme</comment>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>piece set</comment>
        <translation>تقليدي</translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>piece set</comment>
        <translation>مسطّح</translation>
    </message>
    <message>
        <source>Kings of two stacked men</source>
        <comment>piece set</comment>
        <translation>الملك حجران أحدهما فوق الآخر</translation>
    </message>
    <message>
        <source>As usual for the variant</source>
        <comment>coordinates</comment>
        <translation>حسب المعتاد في النوع</translation>
    </message>
    <message>
        <source>Letters and numbers</source>
        <comment>coordinates</comment>
        <translation>أحرف وأرقام</translation>
    </message>
    <message>
        <source>Square numbers</source>
        <comment>coordinates</comment>
        <translation>أرقام المربعات</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>coordinates</comment>
        <translation>مخفية</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>بلا رسوم متحركة</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation speed</comment>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animation speed</comment>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>In Gulf dama only</source>
        <comment>words of the Gulf for the pieces</comment>
        <translation>في الدامة الخليجية فقط</translation>
    </message>
    <message>
        <source>In every variant</source>
        <comment>words of the Gulf for the pieces</comment>
        <translation>في كل الأنواع</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>words of the Gulf for the pieces</comment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <comment>place of the side panel</comment>
        <translation>بجانب الرقعة</translation>
    </message>
    <message>
        <source>Below the board</source>
        <comment>place of the side panel</comment>
        <translation>أسفل الرقعة</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>ضد الحاسوب</translation>
    </message>
    <message>
        <source>Two players here</source>
        <translation>لاعبان هنا</translation>
    </message>
    <message>
        <source>Local network</source>
        <translation>الشبكة المحلية</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>عبر الإنترنت</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>الحاسوب ضد الحاسوب</translation>
    </message>
    <message>
        <source>Blue, safe for colour-blind eyes</source>
        <comment>board theme</comment>
        <translation>أزرق، مناسب لعمى الألوان</translation>
    </message>
    <message>
        <source>Terracotta</source>
        <comment>board theme</comment>
        <translation>فخّاري</translation>
    </message>
    <message>
        <source>Rings, kings with a star</source>
        <comment>piece set</comment>
        <translation>حلقات، والملوك بنجمة</translation>
    </message>
    <message>
        <source>Smooth stones</source>
        <comment>piece set</comment>
        <translation>حصى أملس</translation>
    </message>
    <message>
        <source>Notched edge</source>
        <comment>piece set</comment>
        <translation>حافة مسنّنة</translation>
    </message>
</context>
<context>
    <name>PdnTexts</name>
    <message>
        <source>The game is too large.</source>
        <translation>المباراة أكبر من الحد المسموح.</translation>
    </message>
    <message>
        <source>A header line is not complete.</source>
        <translation>أحد أسطر البيانات غير مكتمل.</translation>
    </message>
    <message>
        <source>%1 is no part of a PDN game.</source>
        <translation>ليست %1 جزءًا من مباراة PDN.</translation>
    </message>
    <message>
        <source>%1 names no square of this board.</source>
        <translation>لا يدل %1 على مربع في هذه الرقعة.</translation>
    </message>
    <message>
        <source>%1 is not a legal move.</source>
        <translation>ليست %1 نقلة قانونية.</translation>
    </message>
    <message>
        <source>%1 may mean several moves.</source>
        <translation>قد تعني %1 أكثر من نقلة.</translation>
    </message>
    <message>
        <source>The start position does not make sense.</source>
        <translation>وضعية البداية غير صحيحة.</translation>
    </message>
    <message>
        <source>The rules of the game do not make sense.</source>
        <translation>قواعد المباراة غير صحيحة.</translation>
    </message>
    <message>
        <source>It holds no game.</source>
        <translation>لا يحتوي الملف على أي مباراة.</translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <comment>line of a file, what is wrong there</comment>
        <translation>السطر %L1: %2</translation>
    </message>
    <message>
        <source>The game is of a variant that Naqla does not know (%1).</source>
        <translation>المباراة بنوع من الدامة لا يعرفه البرنامج (%1).</translation>
    </message>
    <message>
        <source>No piece stands where the move begins.</source>
        <translation>لا قطعة في المربع الذي تبدأ منه النقلة.</translation>
    </message>
    <message>
        <source>The piece belongs to the side that is not to move.</source>
        <translation>القطعة للطرف الذي ليس الدور له.</translation>
    </message>
    <message>
        <source>A piece stands where the move ends.</source>
        <translation>في المربع الذي تنتهي فيه النقلة قطعة.</translation>
    </message>
    <message>
        <source>The piece does not move in that direction.</source>
        <translation>لا تتحرك القطعة في هذا الاتجاه.</translation>
    </message>
    <message>
        <source>The piece cannot reach that square.</source>
        <translation>لا تصل القطعة إلى ذلك المربع.</translation>
    </message>
    <message>
        <source>A capture is compulsory in this position.</source>
        <translation>الأسر إلزامي في هذا الوضع.</translation>
    </message>
    <message>
        <source>A capture of more pieces is compulsory in this position.</source>
        <translation>في هذا الوضع أسر إلزامي لقطع أكثر.</translation>
    </message>
    <message>
        <source>Another capture comes first in this position.</source>
        <translation>في هذا الوضع أسر آخر أولى.</translation>
    </message>
    <message>
        <source>A man cannot capture a king.</source>
        <translation>لا يأسر الحجر الملك.</translation>
    </message>
    <message>
        <source>The capture is not finished there.</source>
        <translation>لا ينتهي الأسر عند ذلك المربع.</translation>
    </message>
    <message>
        <source>The capture cannot go on from that square.</source>
        <translation>لا يمكن أن يستمر الأسر من ذلك المربع.</translation>
    </message>
    <message>
        <source>A piece cannot be captured twice.</source>
        <translation>لا تؤسر القطعة مرتين.</translation>
    </message>
    <message>
        <source>A capture may not turn straight back.</source>
        <translation>لا يجوز أن يرتد الأسر في الاتجاه المعاكس مباشرة.</translation>
    </message>
    <message>
        <source>The king has moved three times in a row.</source>
        <translation>تحرك الملك ثلاث مرات متتالية.</translation>
    </message>
    <message>
        <source>Several captures fit.</source>
        <translation>تنطبق على النقلة عدة أسرات.</translation>
    </message>
    <message>
        <source>The game is over before it.</source>
        <translation>انتهت المباراة قبل هذه النقلة.</translation>
    </message>
    <message>
        <source>It is not written as a move.</source>
        <translation>ليست مكتوبة كما تكتب النقلات.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>مجلد</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>حفظ الكل</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>نعم للكل</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>لا للكل</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة التعيين</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعادة الإعدادات الافتراضية</translation>
    </message>
</context>
<context>
    <name>RulesFacts</name>
    <message numerus="yes">
        <source>%Ln dark square(s)</source>
        <translation>
            <numerusform>لا مربعات داكنة</numerusform>
            <numerusform>مربع داكن واحد</numerusform>
            <numerusform>مربعان داكنان</numerusform>
            <numerusform>%Ln مربعات داكنة</numerusform>
            <numerusform>%Ln مربعًا داكنًا</numerusform>
            <numerusform>%Ln مربع داكن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln square(s)</source>
        <comment>words of the Gulf</comment>
        <translation>
            <numerusform>لا خانات</numerusform>
            <numerusform>خانة واحدة</numerusform>
            <numerusform>الخانتان كلتاهما</numerusform>
            <numerusform>جميع الخانات الـ%Ln</numerusform>
            <numerusform>جميع الخانات الـ%Ln كلها</numerusform>
            <numerusform>جميع الخانات، وهي %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln square(s)</source>
        <translation>
            <numerusform>لا مربعات</numerusform>
            <numerusform>مربع واحد</numerusform>
            <numerusform>المربعان كلاهما</numerusform>
            <numerusform>جميع المربعات الـ%Ln</numerusform>
            <numerusform>جميع المربعات الـ%Ln كلها</numerusform>
            <numerusform>جميع المربعات، وهي %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size of the board, squares</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Corner at a player&apos;s left hand</source>
        <translation>الزاوية التي على يسار اللاعب</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>corner of the board</comment>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>light</source>
        <comment>corner of the board</comment>
        <translation>فاتحة</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln row(s)</source>
        <translation>
            <numerusform>بلا صفوف</numerusform>
            <numerusform>في صف واحد</numerusform>
            <numerusform>في صفين</numerusform>
            <numerusform>في %Ln صفوف</numerusform>
            <numerusform>في %Ln صفًا</numerusform>
            <numerusform>في %Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Men of each side</source>
        <comment>words of the Gulf</comment>
        <translation>حطب كل طرف</translation>
    </message>
    <message>
        <source>Men of each side</source>
        <translation>أحجار كل طرف</translation>
    </message>
    <message>
        <source>%L1 %2, the back row is empty</source>
        <comment>number of men, in so many rows</comment>
        <translation>%L1 %2، والصف الخلفي خالٍ</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>number of men, in so many rows</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation>من يبدأ</translation>
    </message>
    <message>
        <source>Men move</source>
        <comment>words of the Gulf</comment>
        <translation>حركة الحطبة</translation>
    </message>
    <message>
        <source>Men move</source>
        <translation>حركة الحجر</translation>
    </message>
    <message>
        <source>Men capture</source>
        <comment>words of the Gulf</comment>
        <translation>أسر الحطبة</translation>
    </message>
    <message>
        <source>Men capture</source>
        <translation>أسر الحجر</translation>
    </message>
    <message>
        <source>Men capture backwards</source>
        <comment>words of the Gulf</comment>
        <translation>أسر الحطبة إلى الخلف</translation>
    </message>
    <message>
        <source>Men capture backwards</source>
        <translation>أسر الحجر إلى الخلف</translation>
    </message>
    <message>
        <source>Men capture kings</source>
        <comment>words of the Gulf</comment>
        <translation>أسر الحطبة للشيخ</translation>
    </message>
    <message>
        <source>Men capture kings</source>
        <translation>أسر الحجر للملك</translation>
    </message>
    <message>
        <source>Flying kings</source>
        <comment>words of the Gulf</comment>
        <translation>شيوخ بعيدة الحركة</translation>
    </message>
    <message>
        <source>Flying kings</source>
        <translation>ملوك بعيدة الحركة</translation>
    </message>
    <message>
        <source>Kings move</source>
        <comment>words of the Gulf</comment>
        <translation>حركة الشيخ</translation>
    </message>
    <message>
        <source>Kings move</source>
        <translation>حركة الملك</translation>
    </message>
    <message>
        <source>Kings capture</source>
        <comment>words of the Gulf</comment>
        <translation>أسر الشيخ</translation>
    </message>
    <message>
        <source>Kings capture</source>
        <translation>أسر الملك</translation>
    </message>
    <message>
        <source>A capturing king lands</source>
        <comment>words of the Gulf</comment>
        <translation>نزول الشيخ بعد الأسر</translation>
    </message>
    <message>
        <source>A capturing king lands</source>
        <translation>نزول الملك بعد الأسر</translation>
    </message>
    <message>
        <source>Moves of one king in a row</source>
        <translation>النقلات المتتالية للملك الواحد</translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln without a capture, while its side has men</source>
        <translation>
            <numerusform>لا شيء بلا أسر ما دام للطرف أحجار</numerusform>
            <numerusform>واحدة على الأكثر بلا أسر، ما دام للطرف أحجار</numerusform>
            <numerusform>اثنتان على الأكثر بلا أسر، ما دام للطرف أحجار</numerusform>
            <numerusform>%Ln على الأكثر بلا أسر، ما دام للطرف أحجار</numerusform>
            <numerusform>%Ln نقلة على الأكثر بلا أسر، ما دام للطرف أحجار</numerusform>
            <numerusform>%Ln نقلة على الأكثر، بلا أسر، ما دام للطرف أحجار</numerusform>
        </translation>
    </message>
    <message>
        <source>Capture is compulsory</source>
        <translation>الأسر إلزامي</translation>
    </message>
    <message>
        <source>Of several captures</source>
        <translation>عند تعدد سلاسل الأسر</translation>
    </message>
    <message>
        <source>Captured pieces leave the board</source>
        <translation>رفع القطع المأسورة</translation>
    </message>
    <message>
        <source>Turning straight back between two jumps</source>
        <translation>عكس الاتجاه بين قفزتين</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>لا يجوز</translation>
    </message>
    <message>
        <source>A man reaching the last row during a capture</source>
        <comment>words of the Gulf</comment>
        <translation>الحطبة التي تبلغ الصف الأخير أثناء الأسر</translation>
    </message>
    <message>
        <source>A man reaching the last row during a capture</source>
        <translation>الحجر الذي يبلغ الصف الأخير أثناء الأسر</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>الفائز</translation>
    </message>
    <message>
        <source>Drawn when</source>
        <translation>حالات التعادل</translation>
    </message>
    <message>
        <source>The next game</source>
        <translation>المباراة التالية</translation>
    </message>
    <message>
        <source>the other player moves first</source>
        <translation>يبدأ اللاعب الآخر</translation>
    </message>
    <message>
        <source>the same player moves first</source>
        <translation>يبدأ اللاعب نفسه</translation>
    </message>
    <message>
        <source>The board shows where a piece may go</source>
        <translation>إظهار المربعات المتاحة</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>fact about the rules</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <comment>fact about the rules</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>%L1×%L2</source>
        <comment>size of the board</comment>
        <translation>%L1×%L2</translation>
    </message>
    <message>
        <source>one square diagonally forward</source>
        <translation>مربع واحد قطريًا إلى الأمام</translation>
    </message>
    <message>
        <source>one square along a diagonal, forward or backward</source>
        <translation>مربع واحد قطريًا، إلى الأمام أو إلى الخلف</translation>
    </message>
    <message>
        <source>one square forward or sideways</source>
        <comment>words of the Gulf</comment>
        <translation>خانة واحدة إلى الأمام أو إلى الجانب</translation>
    </message>
    <message>
        <source>one square forward or sideways</source>
        <translation>مربع واحد إلى الأمام أو إلى الجانب</translation>
    </message>
    <message>
        <source>one square along a row or column</source>
        <translation>مربع واحد على الصف أو العمود</translation>
    </message>
    <message>
        <source>one square in any direction</source>
        <translation>مربع واحد في أي اتجاه</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>قطريًا إلى الأمام</translation>
    </message>
    <message>
        <source>diagonally, forward and backward</source>
        <translation>قطريًا، إلى الأمام وإلى الخلف</translation>
    </message>
    <message>
        <source>forward and sideways</source>
        <translation>إلى الأمام وإلى الجانبين</translation>
    </message>
    <message>
        <source>along rows and columns, backward as well</source>
        <translation>على الصفوف والأعمدة، وإلى الخلف أيضًا</translation>
    </message>
    <message>
        <source>along diagonals, rows and columns, backward as well</source>
        <translation>على الأقطار والصفوف والأعمدة، وإلى الخلف أيضًا</translation>
    </message>
    <message>
        <source>any distance diagonally forward</source>
        <translation>أي مسافة قطريًا إلى الأمام</translation>
    </message>
    <message>
        <source>any distance along a diagonal</source>
        <translation>أي مسافة على القطر</translation>
    </message>
    <message>
        <source>any distance forward or sideways</source>
        <translation>أي مسافة إلى الأمام أو إلى الجانب</translation>
    </message>
    <message>
        <source>any distance along a row or column</source>
        <translation>أي مسافة على الصف أو العمود</translation>
    </message>
    <message>
        <source>any distance in any direction</source>
        <translation>أي مسافة في أي اتجاه</translation>
    </message>
    <message>
        <source>just behind the piece it takes</source>
        <translation>خلف القطعة المأسورة مباشرة</translation>
    </message>
    <message>
        <source>on any empty square behind the piece it takes</source>
        <comment>words of the Gulf</comment>
        <translation>على أي خانة خالية خلف القطعة المأسورة</translation>
    </message>
    <message>
        <source>on any empty square behind the piece it takes</source>
        <translation>على أي مربع خالٍ خلف القطعة المأسورة</translation>
    </message>
    <message>
        <source>just behind it when the last piece taken is a king, else on any empty square behind it</source>
        <translation>خلفها مباشرة إذا كانت آخر قطعة مأسورة ملكًا، وإلا فعلى أي مربع خالٍ خلفها</translation>
    </message>
    <message>
        <source>the player may choose any</source>
        <translation>للاعب أن يختار ما يشاء</translation>
    </message>
    <message>
        <source>first %1</source>
        <comment>the first criterion of choice between captures</comment>
        <translation>أولًا %1</translation>
    </message>
    <message>
        <source>where equal, %1</source>
        <comment>a later criterion of choice between captures</comment>
        <translation>فإن تساوت، %1</translation>
    </message>
    <message>
        <source>the one that takes the most pieces</source>
        <translation>التي تأسر أكبر عدد من القطع</translation>
    </message>
    <message>
        <source>the one of the highest value; a king is worth just under two men</source>
        <translation>الأعلى قيمة، والملك أقل من حجرين بقليل</translation>
    </message>
    <message>
        <source>the one made with a king</source>
        <translation>التي يقوم بها ملك</translation>
    </message>
    <message>
        <source>the one that takes the most kings</source>
        <translation>التي تأسر أكبر عدد من الملوك</translation>
    </message>
    <message>
        <source>the one that meets a king earlier</source>
        <translation>التي تلقى ملكًا قبل غيرها</translation>
    </message>
    <message>
        <source>together, after the whole move</source>
        <translation>معًا بعد اكتمال النقلة</translation>
    </message>
    <message>
        <source>one by one, as each is jumped</source>
        <translation>واحدة واحدة عند القفز فوقها</translation>
    </message>
    <message>
        <source>is crowned, and the move ends</source>
        <translation>يُتوّج وتنتهي النقلة</translation>
    </message>
    <message>
        <source>goes on as a man, and is crowned only if it ends there</source>
        <comment>words of the Gulf</comment>
        <translation>تتابع حطبةً، ولا تصير شيخًا إلا إذا انتهت نقلتها هناك</translation>
    </message>
    <message>
        <source>goes on as a man, and is crowned only if it ends there</source>
        <translation>يتابع حجرًا، ولا يُتوّج إلا إذا انتهت نقلته هناك</translation>
    </message>
    <message>
        <source>is crowned at once and goes on as a king</source>
        <translation>يُتوّج في الحال ويتابع ملكًا</translation>
    </message>
    <message>
        <source>who leaves the opponent without a move: all pieces captured or blocked</source>
        <translation>من لم يترك لخصمه نقلة: بأسر قطعه كلها أو محاصرتها</translation>
    </message>
    <message>
        <source>who has no move left: all own pieces given away or blocked</source>
        <translation>من لم تبقَ له نقلة: لأن قطعه كلها أُسرت أو حوصرت</translation>
    </message>
    <message>
        <source>who first gets a king, or leaves the opponent without a move</source>
        <translation>من يحصل على ملك قبل خصمه، أو لا يترك لخصمه نقلة</translation>
    </message>
    <message>
        <source>Each side has a single piece left.</source>
        <translation>لم يبقَ لكل طرف إلا قطعة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>The same position, with the same side to move, has arisen %Ln time(s).</source>
        <translation>
            <numerusform>لم تتكرر الوضعية والدور فيها للطرف نفسه.</numerusform>
            <numerusform>نشأت الوضعية نفسها، والدور فيها للطرف نفسه، مرة واحدة.</numerusform>
            <numerusform>نشأت الوضعية نفسها، والدور فيها للطرف نفسه، مرتين.</numerusform>
            <numerusform>نشأت الوضعية نفسها، والدور فيها للطرف نفسه، %Ln مرات.</numerusform>
            <numerusform>نشأت الوضعية نفسها، والدور فيها للطرف نفسه، %Ln مرة.</numerusform>
            <numerusform>نشأت الوضعية نفسها، والدور فيها للطرف نفسه، للمرة %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player claims it after %Ln move(s) of both sides together without a capture and without a move of a man.</source>
        <translation>
            <numerusform>إذا طالب به لاعب بعد أي نقلة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>إذا طالب به لاعب بعد نقلة واحدة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>إذا طالب به لاعب بعد نقلتين من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>إذا طالب به لاعب بعد %Ln نقلات من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>إذا طالب به لاعب بعد %Ln نقلة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>إذا طالب به لاعب بعد %Ln نقلة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together have passed without a capture and without a move of a man.</source>
        <translation>
            <numerusform>انقضاء أي نقلة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>انقضاء نقلة واحدة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>انقضاء نقلتين من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>انقضاء %Ln نقلات من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>انقضاء %Ln نقلة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
            <numerusform>انقضاء %Ln نقلة من الطرفين معًا بلا أسر وبلا تحريك حجر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together have been made: the move limit.</source>
        <translation>
            <numerusform>بلوغ حد النقلات، وهو أي نقلة من الطرفين معًا.</numerusform>
            <numerusform>بلوغ حد النقلات، وهو نقلة واحدة من الطرفين معًا.</numerusform>
            <numerusform>بلوغ حد النقلات، وهو نقلتين من الطرفين معًا.</numerusform>
            <numerusform>بلوغ حد النقلات، وهو %Ln نقلات من الطرفين معًا.</numerusform>
            <numerusform>بلوغ حد النقلات، وهو %Ln نقلة من الطرفين معًا.</numerusform>
            <numerusform>بلوغ حد النقلات، وهو %Ln نقلة من الطرفين معًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three or more kings, with men or without, have not beaten a lone king in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>ثلاثة ملوك أو أكثر، معها أحجار أو ليس معها، لم تغلب ملكًا وحيدًا في أي نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، معها أحجار أو ليس معها، لم تغلب ملكًا وحيدًا في نقلة واحدة للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، معها أحجار أو ليس معها، لم تغلب ملكًا وحيدًا في نقلتين للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، معها أحجار أو ليس معها، لم تغلب ملكًا وحيدًا في %Ln نقلات للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، معها أحجار أو ليس معها، لم تغلب ملكًا وحيدًا في %Ln نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، معها أحجار أو ليس معها، لم تغلب ملكًا وحيدًا في %Ln نقلة للطرف الأقوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three or more kings without men have not beaten a lone king in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>ثلاثة ملوك أو أكثر، بلا أحجار معها، لم تغلب ملكًا وحيدًا في أي نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، بلا أحجار معها، لم تغلب ملكًا وحيدًا في نقلة واحدة للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، بلا أحجار معها، لم تغلب ملكًا وحيدًا في نقلتين للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، بلا أحجار معها، لم تغلب ملكًا وحيدًا في %Ln نقلات للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، بلا أحجار معها، لم تغلب ملكًا وحيدًا في %Ln نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاثة ملوك أو أكثر، بلا أحجار معها، لم تغلب ملكًا وحيدًا في %Ln نقلة للطرف الأقوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Four or five pieces are left, kings on both sides, and %Ln move(s) of both sides together have passed without a capture or a crowning.</source>
        <translation>
            <numerusform>بقاء أربع قطع أو خمس على الرقعة، وفيها ملوك للطرفين، وانقضاء أي نقلة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء أربع قطع أو خمس على الرقعة، وفيها ملوك للطرفين، وانقضاء نقلة واحدة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء أربع قطع أو خمس على الرقعة، وفيها ملوك للطرفين، وانقضاء نقلتين من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء أربع قطع أو خمس على الرقعة، وفيها ملوك للطرفين، وانقضاء %Ln نقلات من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء أربع قطع أو خمس على الرقعة، وفيها ملوك للطرفين، وانقضاء %Ln نقلة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء أربع قطع أو خمس على الرقعة، وفيها ملوك للطرفين، وانقضاء %Ln نقلة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Six or seven pieces are left, kings on both sides, and %Ln move(s) of both sides together have passed without a capture or a crowning.</source>
        <translation>
            <numerusform>بقاء ست قطع أو سبع على الرقعة، وفيها ملوك للطرفين، وانقضاء أي نقلة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء ست قطع أو سبع على الرقعة، وفيها ملوك للطرفين، وانقضاء نقلة واحدة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء ست قطع أو سبع على الرقعة، وفيها ملوك للطرفين، وانقضاء نقلتين من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء ست قطع أو سبع على الرقعة، وفيها ملوك للطرفين، وانقضاء %Ln نقلات من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء ست قطع أو سبع على الرقعة، وفيها ملوك للطرفين، وانقضاء %Ln نقلة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
            <numerusform>بقاء ست قطع أو سبع على الرقعة، وفيها ملوك للطرفين، وانقضاء %Ln نقلة من الطرفين معًا بلا أسر وبلا تتويج.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three pieces have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>ثلاث قطع لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في أي نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في نقلة واحدة للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في نقلتين للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في %Ln نقلات للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في %Ln نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في %Ln نقلة للطرف الأقوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three pieces, a king among them, have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>ثلاث قطع فيها ملك لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في أي نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع فيها ملك لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في نقلة واحدة للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع فيها ملك لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في نقلتين للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع فيها ملك لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في %Ln نقلات للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع فيها ملك لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في %Ln نقلة للطرف الأقوى.</numerusform>
            <numerusform>ثلاث قطع فيها ملك لم تغلب ملكًا وحيدًا يقف على القطر الرئيسي، وهو القطر الطويل من الزاوية اليسرى للأبيض، في %Ln نقلة للطرف الأقوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One or two pieces, a king among them, have not beaten a lone king in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في أي نقلة للطرف الأقوى.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في نقلة واحدة للطرف الأقوى.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في نقلتين للطرف الأقوى.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلات للطرف الأقوى.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلة للطرف الأقوى.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلة للطرف الأقوى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three pieces, a king among them, have not beaten a lone king in %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>ثلاث قطع، فيها ملك، لم تغلب ملكًا وحيدًا في أي نقلة من الطرفين معًا.</numerusform>
            <numerusform>ثلاث قطع، فيها ملك، لم تغلب ملكًا وحيدًا في نقلة واحدة من الطرفين معًا.</numerusform>
            <numerusform>ثلاث قطع، فيها ملك، لم تغلب ملكًا وحيدًا في نقلتين من الطرفين معًا.</numerusform>
            <numerusform>ثلاث قطع، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلات من الطرفين معًا.</numerusform>
            <numerusform>ثلاث قطع، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلة من الطرفين معًا.</numerusform>
            <numerusform>ثلاث قطع، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلة من الطرفين معًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One or two pieces, a king among them, have not beaten a lone king in %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في أي نقلة من الطرفين معًا.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في نقلة واحدة من الطرفين معًا.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في نقلتين من الطرفين معًا.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلات من الطرفين معًا.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلة من الطرفين معًا.</numerusform>
            <numerusform>قطعة أو قطعتان، فيها ملك، لم تغلب ملكًا وحيدًا في %Ln نقلة من الطرفين معًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two kings have not beaten a lone king in %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>ملكان لم يغلبا ملكًا وحيدًا في أي نقلة من الطرفين معًا.</numerusform>
            <numerusform>ملكان لم يغلبا ملكًا وحيدًا في نقلة واحدة من الطرفين معًا.</numerusform>
            <numerusform>ملكان لم يغلبا ملكًا وحيدًا في نقلتين من الطرفين معًا.</numerusform>
            <numerusform>ملكان لم يغلبا ملكًا وحيدًا في %Ln نقلات من الطرفين معًا.</numerusform>
            <numerusform>ملكان لم يغلبا ملكًا وحيدًا في %Ln نقلة من الطرفين معًا.</numerusform>
            <numerusform>ملكان لم يغلبا ملكًا وحيدًا في %Ln نقلة من الطرفين معًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A lone king has stood against a lone king for %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>ملك وحيد أمام ملك وحيد منذ أي نقلة من الطرفين معًا.</numerusform>
            <numerusform>ملك وحيد أمام ملك وحيد منذ نقلة واحدة من الطرفين معًا.</numerusform>
            <numerusform>ملك وحيد أمام ملك وحيد منذ نقلتين من الطرفين معًا.</numerusform>
            <numerusform>ملك وحيد أمام ملك وحيد منذ %Ln نقلات من الطرفين معًا.</numerusform>
            <numerusform>ملك وحيد أمام ملك وحيد منذ %Ln نقلة من الطرفين معًا.</numerusform>
            <numerusform>ملك وحيد أمام ملك وحيد منذ %Ln نقلة من الطرفين معًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln man(men)</source>
        <comment>words of the Gulf</comment>
        <translation>
            <numerusform>لا حطب</numerusform>
            <numerusform>حطبة واحدة</numerusform>
            <numerusform>حطبتان</numerusform>
            <numerusform>%Ln حطبات</numerusform>
            <numerusform>%Ln حطبة</numerusform>
            <numerusform>%Ln من الحطب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln man(men)</source>
        <translation>
            <numerusform>لا أحجار</numerusform>
            <numerusform>حجر واحد</numerusform>
            <numerusform>حجران</numerusform>
            <numerusform>%Ln أحجار</numerusform>
            <numerusform>%Ln حجرًا</numerusform>
            <numerusform>%Ln حجر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <comment>of one king in a row</comment>
        <translation>
            <numerusform>لا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتين</numerusform>
            <numerusform>%Ln نقلات</numerusform>
            <numerusform>%Ln نقلة</numerusform>
            <numerusform>%Ln نقلة للملك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <comment>nearest to a player</comment>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>الصف الأول</numerusform>
            <numerusform>الصفين الأولين</numerusform>
            <numerusform>الصفوف الـ%Ln الأولى</numerusform>
            <numerusform>الصفوف الـ%Ln الأولى كلها</numerusform>
            <numerusform>أول %Ln صف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTexts</name>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>الصفحة %L1 من %L2</translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>An earlier position is shown; the last move of the list leads back to the game.</source>
        <translation>المعروض وضعية سابقة؛ تعيد آخر نقلة في القائمة إلى المباراة.</translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <translation>جارٍ تفكير الحاسوب…</translation>
    </message>
    <message>
        <source>%1. Waiting for the opponent…</source>
        <comment>whose turn it is</comment>
        <translation>%1. في انتظار الخصم…</translation>
    </message>
    <message>
        <source>%1. One piece can capture and must.</source>
        <comment>whose turn it is</comment>
        <translation>%1. الأسر إلزامي: على قطعة واحدة أن تأسر.</translation>
    </message>
    <message>
        <source>%1. Several pieces can capture; one of them must.</source>
        <comment>whose turn it is</comment>
        <translation>%1. الأسر إلزامي: أكثر من قطعة يمكنها الأسر.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>جارٍ البحث عن نقلة جيدة…</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>المباراة متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>%1. This is a variation.</source>
        <comment>whose turn it is</comment>
        <translation>%1. هذا تفريع.</translation>
    </message>
    <message>
        <source>An earlier position is shown; a move made here begins a variation.</source>
        <translation>تُعرض وضعية سابقة؛ وأي نقلة تُلعب هنا تبدأ تفريعًا.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::AboutDialog</name>
    <message>
        <source>About Naqla</source>
        <translation>حول برنامج نقلة</translation>
    </message>
    <message>
        <source>Naqla</source>
        <translation>نقلة</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>الإصدار %1</translation>
    </message>
    <message>
        <source>Draughts in all its variants: against the computer, with somebody beside you or on the local network.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.

Arabic letters: Noto Sans Arabic UI, SIL Open Font License.</source>
        <translation>الدامة بكل أنواعها: ضد الحاسوب، أو مع لاعب بجانبك، أو على الشبكة المحلية.

برنامج حر برخصة جنو العمومية العامة، الإصدار الثالث أو ما بعده، وبلا أي ضمان.

خط الحروف العربية: Noto Sans Arabic UI، برخصة SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::BoardWidget</name>
    <message>
        <source>Draughts board, %1</source>
        <comment>variant</comment>
        <translation>رقعة دامة، %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list for screen readers</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>square of the board</comment>
        <translation>محددة</translation>
    </message>
    <message>
        <source>can move</source>
        <comment>piece on the board</comment>
        <translation>قابلة للتحريك</translation>
    </message>
    <message>
        <source>can be reached</source>
        <comment>square of the board</comment>
        <translation>مربع متاح</translation>
    </message>
    <message>
        <source>can be captured</source>
        <comment>piece on the board</comment>
        <translation>يمكن أسرها</translation>
    </message>
    <message>
        <source>Drawing from %1.</source>
        <comment>an arrow or a circle; a square</comment>
        <translation>بداية الرسم من %1.</translation>
    </message>
    <message>
        <source>Circle on %1.</source>
        <comment>a square</comment>
        <translation>دائرة على %1.</translation>
    </message>
    <message>
        <source>No circle on %1 any more.</source>
        <comment>a square</comment>
        <translation>أُزيلت الدائرة عن %1.</translation>
    </message>
    <message>
        <source>Arrow from %1 to %2.</source>
        <comment>squares</comment>
        <translation>سهم من %1 إلى %2.</translation>
    </message>
    <message>
        <source>No arrow from %1 to %2 any more.</source>
        <comment>squares</comment>
        <translation>أُزيل السهم من %1 إلى %2.</translation>
    </message>
    <message>
        <source>circled</source>
        <comment>square of the board</comment>
        <translation>عليه دائرة</translation>
    </message>
    <message>
        <source>arrow to %1</source>
        <comment>drawn on the board; a square</comment>
        <translation>منه سهم إلى %1</translation>
    </message>
</context>
<context>
    <name>naqla::gui::ChatPanel</name>
    <message>
        <source>What was said</source>
        <translation>ما قيل</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>لا رسائل بعد.</translation>
    </message>
    <message>
        <source>Write to the other player</source>
        <translation>رسالة إلى اللاعب الآخر…</translation>
    </message>
    <message>
        <source>Say a phrase</source>
        <translation>عبارة جاهزة</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>button: send what was written</comment>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chat: who said what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: what can be done about those who talk here</comment>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <comment>name</comment>
        <translation>إلغاء كتم %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <comment>name</comment>
        <translation>كتم %1</translation>
    </message>
    <message>
        <source>Report %1…</source>
        <comment>name</comment>
        <translation>الإبلاغ عن %1…</translation>
    </message>
</context>
<context>
    <name>naqla::gui::CommentDialog</name>
    <message>
        <source>Comment</source>
        <comment>title of a dialog: on a move</comment>
        <translation>تعليق</translation>
    </message>
    <message>
        <source>Comment on the game:</source>
        <translation>تعليق على المباراة:</translation>
    </message>
    <message>
        <source>Comment on %1:</source>
        <comment>a move</comment>
        <translation>تعليق على %1:</translation>
    </message>
</context>
<context>
    <name>naqla::gui::EarlierGamesMenu</name>
    <message>
        <source>finished</source>
        <translation>انتهت</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln move(s)</source>
        <translation>
            <numerusform>قبل أول نقلة</numerusform>
            <numerusform>بعد نقلة واحدة</numerusform>
            <numerusform>بعد نقلتين</numerusform>
            <numerusform>بعد %Ln نقلات</numerusform>
            <numerusform>بعد %Ln نقلة</numerusform>
            <numerusform>بعد %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>variant, how far it went, day and time</comment>
        <translation>%1، %2 (%3)</translation>
    </message>
    <message>
        <source>There are no earlier games</source>
        <translation>لا مباريات سابقة</translation>
    </message>
    <message>
        <source>All earlier games…</source>
        <translation>كل المباريات السابقة…</translation>
    </message>
</context>
<context>
    <name>naqla::gui::EditorDesk</name>
    <message>
        <source>Set up a position…</source>
        <translation>إعداد وضعية…</translation>
    </message>
    <message>
        <source>Paste a game or position</source>
        <translation>لصق مباراة أو وضعية</translation>
    </message>
    <message>
        <source>The clipboard holds no draughts game or position. Copy the text of a game (PDN) or position (FEN) first.</source>
        <translation>لا توجد في الحافظة مباراة دامة ولا وضعية. يجب أولًا نسخ نص مباراة (PDN) أو وضعية (FEN).</translation>
    </message>
    <message>
        <source>Save a diagram…</source>
        <translation>حفظ رسم الوضعية…</translation>
    </message>
    <message>
        <source>Save a diagram</source>
        <translation>حفظ رسم الوضعية</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>رسم (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>مستند (*.pdf)</translation>
    </message>
    <message>
        <source>The diagram could not be saved as %1: %2</source>
        <translation>تعذّر حفظ الرسم باسم %1: %2</translation>
    </message>
    <message>
        <source>The diagram was saved as %1.</source>
        <translation>حُفظ الرسم باسم %1.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::EditorPage</name>
    <message>
        <source>Game:</source>
        <comment>variant of a position</comment>
        <translation>اللعبة:</translation>
    </message>
    <message>
        <source>Click a square to put the chosen piece; drag pieces to move them, or off the board. For a handicap, take pieces off the start position.</source>
        <translation>نقر المربع يضع القطعة المختارة، وسحب القطعة ينقلها أو يخرجها من الرقعة. لمنح أفضلية لأحد الطرفين تُرفع قطع من وضعية البداية.</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>اللعب من هنا…</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave the page</comment>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button of the board editor: the start position</comment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>وضعية البداية</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>button of the board editor</comment>
        <translation>إخلاء</translation>
    </message>
    <message>
        <source>Take all pieces off the board</source>
        <translation>رفع كل القطع عن الرقعة</translation>
    </message>
    <message>
        <source>Flip</source>
        <comment>button of the board editor</comment>
        <translation>قلب</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>قلب الرقعة</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button of the board editor</comment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>التراجع عن آخر تغيير</translation>
    </message>
    <message>
        <source>Position as text (FEN):</source>
        <translation>الوضعية نصًّا (FEN):</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>يمكن اللعب من هذه الوضعية.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::FindPage</name>
    <message>
        <source>Your name:</source>
        <translation>اسمك:</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>the name of somebody who gives none</comment>
        <translation>لاعب</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave this page</comment>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Host a game</source>
        <comment>heading</comment>
        <translation>استضافة مباراة</translation>
    </message>
    <message>
        <source>The game is open to everybody in your network; the others find it in their list.</source>
        <translation>المباراة متاحة لكل من على شبكتك، وتظهر للآخرين في قائمتهم.</translation>
    </message>
    <message>
        <source>Host a game</source>
        <comment>button</comment>
        <translation>استضافة المباراة</translation>
    </message>
    <message>
        <source>Choose another game…</source>
        <translation>اختيار مباراة أخرى…</translation>
    </message>
    <message>
        <source>Join a game</source>
        <comment>heading</comment>
        <translation>الانضمام إلى مباراة</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: sit down at the chosen game</comment>
        <translation>انضمام</translation>
    </message>
    <message numerus="yes">
        <source>%Ln local rule(s)</source>
        <translation>
            <numerusform>بلا قواعد محلية</numerusform>
            <numerusform>قاعدة محلية واحدة</numerusform>
            <numerusform>قاعدتان محليتان</numerusform>
            <numerusform>%Ln قواعد محلية</numerusform>
            <numerusform>%Ln قاعدة محلية</numerusform>
            <numerusform>%Ln قاعدة محلية</numerusform>
        </translation>
    </message>
    <message>
        <source>you have %1</source>
        <comment>a colour</comment>
        <translation>لونك %1</translation>
    </message>
    <message>
        <source>the colours are drawn</source>
        <translation>اللونان بالقرعة</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is played</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>no seat is free</source>
        <comment>of a host in the list</comment>
        <translation>لا مقعد خاليًا</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>host and game, in the list</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This computer is not connected to a network. Connect it by cable or Wi-Fi; the list fills by itself.</source>
        <translation>هذا الحاسوب غير متصل بشبكة. يمكن وصله بكابل أو بالشبكة اللاسلكية؛ وتمتلئ القائمة وحدها.</translation>
    </message>
    <message>
        <source>Looking for games in your network…</source>
        <translation>جارٍ البحث عن مباريات على شبكتك…</translation>
    </message>
    <message>
        <source>No game was found yet. Ask the host for the join code and type it below. Both computers have to be in the same network (this one is %1), and a firewall has to let Naqla in: ports %2 (UDP) and %3 (TCP).</source>
        <translation>لم يُعثر على مباراة بعد. يمكن طلب رمز الانضمام من المضيف وكتابته في الأسفل. يجب أن يكون الحاسوبان على الشبكة نفسها (عنوان هذا الحاسوب %1)، وأن يسمح جدار الحماية لبرنامج نقلة: المنفذان %2 (UDP) و%3 (TCP).</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between addresses</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Play over a network</source>
        <translation>اللعب عبر الشبكة</translation>
    </message>
    <message>
        <source>Join code or address of a host, or address of a server:</source>
        <translation>رمز الانضمام أو عنوان المضيف، أو عنوان خادم:</translation>
    </message>
    <message>
        <source>For a whole café, school or family: everybody opens tables and watches others.</source>
        <translation>لمقهى أو مدرسة أو عائلة: كلٌّ يفتح طاولات ويشاهد غيره.</translation>
    </message>
    <message numerus="yes">
        <source>a room with %Ln table(s)</source>
        <translation>
            <numerusform>غرفة بلا طاولات</numerusform>
            <numerusform>غرفة بطاولة واحدة</numerusform>
            <numerusform>غرفة بطاولتين</numerusform>
            <numerusform>غرفة بها %Ln طاولات</numerusform>
            <numerusform>غرفة بها %Ln طاولة</numerusform>
            <numerusform>غرفة بها %Ln طاولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Games in your network, and servers</source>
        <translation>المباريات في شبكتك، والخوادم</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>إزالة من القائمة</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>name and address of a server, in the list</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Open a room with several tables…</source>
        <translation>فتح غرفة بعدة طاولات…</translation>
    </message>
</context>
<context>
    <name>naqla::gui::FirstStepsPage</name>
    <message>
        <source>Skip</source>
        <comment>button: without the first steps</comment>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Window colours:</source>
        <translation>سمة النافذة:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>حجم النص:</translation>
    </message>
    <message>
        <source>Welcome to Naqla. Choose your language</source>
        <translation>مرحبًا بك في نقلة. اختيار اللغة</translation>
    </message>
    <message>
        <source>Choose how the board looks</source>
        <translation>اختيار شكل الرقعة</translation>
    </message>
    <message>
        <source>Choose your first game. Arrows show good moves at the beginning</source>
        <translation>اختيار المباراة الأولى. في البداية تدلّ الأسهم على نقلات جيدة</translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation>الخطوة %L1 من %L2</translation>
    </message>
</context>
<context>
    <name>naqla::gui::GameListDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) in the file.</source>
        <translation>
            <numerusform>لا مباريات في الملف.</numerusform>
            <numerusform>مباراة واحدة في الملف.</numerusform>
            <numerusform>مباراتان في الملف.</numerusform>
            <numerusform>%Ln مباريات في الملف.</numerusform>
            <numerusform>%Ln مباراة في الملف.</numerusform>
            <numerusform>%Ln مباراة في الملف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) found.</source>
        <translation>
            <numerusform>لم يُعثر على أي مباراة.</numerusform>
            <numerusform>عُثر على مباراة واحدة.</numerusform>
            <numerusform>عُثر على مباراتين.</numerusform>
            <numerusform>عُثر على %Ln مباريات.</numerusform>
            <numerusform>عُثر على %Ln مباراة.</numerusform>
            <numerusform>عُثر على %Ln مباراة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The file is still being read…</source>
        <translation>ما زالت قراءة الملف جارية…</translation>
    </message>
    <message>
        <source>Choose a game – %1</source>
        <comment>title of a dialog: name of a file</comment>
        <translation>اختيار مباراة – %1</translation>
    </message>
    <message>
        <source>Search for players, event, date or result:</source>
        <translation>البحث عن اللاعبين أو المسابقة أو التاريخ أو النتيجة:</translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation>مباريات الملف</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button: open the chosen game</comment>
        <translation>فتح</translation>
    </message>
</context>
<context>
    <name>naqla::gui::GameListModel</name>
    <message>
        <source>No.</source>
        <comment>column: number of a game in its file</comment>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>White</source>
        <comment>column: the player&apos;s name</comment>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>column: the player&apos;s name</comment>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>column</comment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Event</source>
        <comment>column</comment>
        <translation>المسابقة</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>column</comment>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column: the variant</comment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>not given</source>
        <comment>of a game in a list: a player, event or date</comment>
        <translation>غير مذكور</translation>
    </message>
</context>
<context>
    <name>naqla::gui::GamePage</name>
    <message>
        <source>Play %1?</source>
        <translation>لعب النقلة %1؟</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: confirm the move</comment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Choose one of your pieces, then where it goes.</source>
        <translation>يُختار حجر من أحجارك ثم المربع الذي ينتقل إليه.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>a move</comment>
        <translation>تلميح: %1</translation>
    </message>
</context>
<context>
    <name>naqla::gui::GameSpeech</name>
    <message>
        <source>Moves are spoken.</source>
        <translation>النقلات تُنطق.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::HelpWindow</name>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search the variants</source>
        <translation>البحث في الأنواع</translation>
    </message>
    <message>
        <source>Draughts variants</source>
        <translation>أنواع الدامة</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>On the dark squares</source>
        <translation>على المربعات الداكنة</translation>
    </message>
    <message>
        <source>On all squares</source>
        <translation>على كل المربعات</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <comment>variant</comment>
        <translation>هذه المباراة: %1</translation>
    </message>
    <message>
        <source>How to play – %1</source>
        <comment>title of a window, variant</comment>
        <translation>طريقة اللعب – %1</translation>
    </message>
</context>
<context>
    <name>naqla::gui::HostDialog</name>
    <message>
        <source>Host a game</source>
        <comment>title of a dialog</comment>
        <translation>استضافة مباراة</translation>
    </message>
    <message>
        <source>Host a game</source>
        <comment>button</comment>
        <translation>استضافة المباراة</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>لونك:</translation>
    </message>
    <message>
        <source>Taking back by agreement</source>
        <translation>التراجع بالاتفاق</translation>
    </message>
    <message>
        <source>Free text in the chat</source>
        <translation>كتابة حرة في الدردشة</translation>
    </message>
    <message>
        <source>%1, moves first</source>
        <translation>%1، يبدأ اللعب</translation>
    </message>
    <message>
        <source>%1, moves second</source>
        <translation>%1، يلعب ثانيًا</translation>
    </message>
    <message>
        <source>Random colour</source>
        <translation>لون عشوائي</translation>
    </message>
    <message>
        <source>Open a table</source>
        <comment>title of a dialog</comment>
        <translation>فتح طاولة</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>button</comment>
        <translation>فتح الطاولة</translation>
    </message>
    <message>
        <source>Find an opponent</source>
        <comment>title of a dialog</comment>
        <translation>البحث عن خصم</translation>
    </message>
    <message>
        <source>Find an opponent</source>
        <comment>button</comment>
        <translation>البحث عن خصم</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>كلمة المرور:</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no password</comment>
        <translation>بلا كلمة مرور</translation>
    </message>
    <message>
        <source>Only by invitation, not in the list</source>
        <translation>بالدعوة فقط، ولا تظهر في القائمة</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>محسوبة في التصنيف</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Open a room with several tables</source>
        <comment>title of a dialog</comment>
        <translation>فتح غرفة بعدة طاولات</translation>
    </message>
    <message>
        <source>Open the room</source>
        <comment>button</comment>
        <translation>فتح الغرفة</translation>
    </message>
    <message>
        <source>What new tables begin with</source>
        <comment>title of a dialog</comment>
        <translation>ما تبدأ به الطاولات الجديدة</translation>
    </message>
    <message>
        <source>Use for new tables</source>
        <comment>button</comment>
        <translation>اعتماده للطاولات الجديدة</translation>
    </message>
    <message>
        <source>Name of the room:</source>
        <translation>اسم الغرفة:</translation>
    </message>
    <message>
        <source>your own name</source>
        <comment>stands in the empty field for the name of a room</comment>
        <translation>اسمك أنت</translation>
    </message>
</context>
<context>
    <name>naqla::gui::LanPage</name>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Connect only if the host says that its key is new. Connect all the same?</source>
        <translation>لا يُنصح بالاتصال إلا إذا أكّد المضيف أن مفتاحه جديد. متابعة الاتصال؟</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button: do not trust the new key</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>Yes, trust the new key</source>
        <translation>نعم، قبول المفتاح الجديد</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation>انقطع الاتصال. جارٍ إعادة الاتصال…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>المحاولة الآن</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>مغادرة المباراة</translation>
    </message>
    <message>
        <source>The other player has left the table.</source>
        <translation>غادر اللاعب الآخر الطاولة.</translation>
    </message>
    <message>
        <source>%1 has lost the connection. The computer plays on after %2.</source>
        <comment>name; a number of seconds in words</comment>
        <translation>انقطع اتصال اللاعب %1. يتابع الحاسوب اللعب بعد %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <comment>after a number of seconds</comment>
        <translation>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتين</numerusform>
            <numerusform>%Ln ثوانٍ</numerusform>
            <numerusform>%Ln ثانية</numerusform>
            <numerusform>%Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has lost the connection. Waiting for the return…</source>
        <comment>name</comment>
        <translation>انقطع اتصال اللاعب %1. في انتظار عودته…</translation>
    </message>
    <message>
        <source>The computer plays in the place of %1 now.</source>
        <comment>name</comment>
        <translation>يلعب الحاسوب الآن بدلًا من %1.</translation>
    </message>
    <message>
        <source>%1 has sat down at your table. The game that you play is kept.</source>
        <comment>name</comment>
        <translation>انضم %1 إلى طاولتك. تُحفظ المباراة الجارية.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>بدء المباراة</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Leave the game? It is kept and goes on when you host again.</source>
        <translation>مغادرة المباراة؟ تُحفظ وتُستأنف عند استضافتك من جديد.</translation>
    </message>
    <message>
        <source>Leave the game? The computer plays on in your place.</source>
        <translation>مغادرة المباراة؟ يتابع الحاسوب اللعب بدلًا منك.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message>
        <source>Chat</source>
        <comment>tab beside the moves</comment>
        <translation>الدردشة</translation>
    </message>
    <message>
        <source>Chat (%L1)</source>
        <comment>tab beside the moves, with unread lines</comment>
        <translation>الدردشة (%L1)</translation>
    </message>
    <message>
        <source>Go on with %1 on the local network: %2, %3</source>
        <comment>name of a guest, variant, number of moves</comment>
        <translation>متابعة المباراة مع %1 على الشبكة المحلية: %2، %3</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln move(s)</source>
        <translation>
            <numerusform>قبل أول نقلة</numerusform>
            <numerusform>بعد نقلة واحدة</numerusform>
            <numerusform>بعد نقلتين</numerusform>
            <numerusform>بعد %Ln نقلات</numerusform>
            <numerusform>بعد %Ln نقلة</numerusform>
            <numerusform>بعد %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit at a table. Leave it, and open the link again.</source>
        <translation>أنت جالس إلى طاولة. غادرها ثم افتح الرابط من جديد.</translation>
    </message>
    <message>
        <source>This link leads nowhere. Ask for a new one, or type the host&apos;s address or join code.</source>
        <translation>هذا الرابط لا يؤدي إلى مباراة. اطلب رابطًا جديدًا، أو اكتب عنوان المضيف أو رمز الانضمام.</translation>
    </message>
    <message>
        <source>Back to the network page</source>
        <translation>العودة إلى صفحة الشبكة</translation>
    </message>
    <message>
        <source>The table was closed, since nothing happened there for a while.</source>
        <translation>أُغلقت الطاولة لأن شيئًا لم يحدث فيها منذ مدة.</translation>
    </message>
    <message>
        <source>The moderators of this server have your report.</source>
        <translation>وصل بلاغك إلى مشرفي هذا الخادم.</translation>
    </message>
    <message>
        <source>Others in your network find this room in their list, or by the join code %1 or the address %2.</source>
        <translation>يجد الآخرون في شبكتك هذه الغرفة في قائمتهم، أو برمز الانضمام %1 أو بالعنوان %2.</translation>
    </message>
    <message>
        <source>Others come into this room by the join code %1 or the address %2.</source>
        <translation>يدخل الآخرون هذه الغرفة برمز الانضمام %1 أو بالعنوان %2.</translation>
    </message>
    <message numerus="yes">
        <source>Close the room? %Ln game(s) are kept and go on when you open it again.</source>
        <translation>
            <numerusform>أتريد إغلاق الغرفة؟</numerusform>
            <numerusform>أتريد إغلاق الغرفة؟ تُحفظ مباراة واحدة وتُستأنف عند فتحها من جديد.</numerusform>
            <numerusform>أتريد إغلاق الغرفة؟ تُحفظ مباراتان وتُستأنفان عند فتحها من جديد.</numerusform>
            <numerusform>أتريد إغلاق الغرفة؟ تُحفظ %Ln مباريات وتُستأنف عند فتحها من جديد.</numerusform>
            <numerusform>أتريد إغلاق الغرفة؟ تُحفظ %Ln مباراة وتُستأنف عند فتحها من جديد.</numerusform>
            <numerusform>أتريد إغلاق الغرفة؟ تُحفظ %Ln مباراة وتُستأنف عند فتحها من جديد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the room</source>
        <translation>إغلاق الغرفة</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>إبقاؤها مفتوحة</translation>
    </message>
</context>
<context>
    <name>naqla::gui::LobbyPage</name>
    <message>
        <source>Show:</source>
        <comment>which games of a list</comment>
        <translation>عرض:</translation>
    </message>
    <message>
        <source>Only tables with a free seat</source>
        <translation>الطاولات التي فيها مقعد خالٍ فقط</translation>
    </message>
    <message>
        <source>Only among people</source>
        <translation>بين الناس فقط</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Join the table</source>
        <translation>الجلوس إلى الطاولة</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>button: look on at a running game</comment>
        <translation>مشاهدة</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>كلمة المرور:</translation>
    </message>
    <message>
        <source>Invitation code:</source>
        <translation>رمز الدعوة:</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: sit down at the table of a code</comment>
        <translation>انضمام</translation>
    </message>
    <message>
        <source>Join by the invitation code</source>
        <translation>الانضمام برمز الدعوة</translation>
    </message>
    <message>
        <source>Find an opponent…</source>
        <translation>البحث عن خصم…</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>إيقاف البحث</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>فتح طاولة…</translation>
    </message>
    <message>
        <source>Leave the server</source>
        <translation>مغادرة الخادم</translation>
    </message>
    <message>
        <source>Tables of the server</source>
        <translation>طاولات الخادم</translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <comment>name of a server</comment>
        <translation>طاولات %1</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>الطاولات</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column: the time control</comment>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Remarks</source>
        <comment>column of a list of tables</comment>
        <translation>ملاحظات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) played</source>
        <translation>
            <numerusform>لم تُلعب نقلة</numerusform>
            <numerusform>لُعبت نقلة واحدة</numerusform>
            <numerusform>لُعبت نقلتان</numerusform>
            <numerusform>لُعبت %Ln نقلات</numerusform>
            <numerusform>لُعبت %Ln نقلة</numerusform>
            <numerusform>لُعبت %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>with a password</source>
        <translation>بكلمة مرور</translation>
    </message>
    <message>
        <source>local rules</source>
        <translation>قواعد محلية</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>محسوبة في التصنيف</translation>
    </message>
    <message>
        <source>only people</source>
        <translation>بين الناس فقط</translation>
    </message>
    <message numerus="yes">
        <source>%Ln watching</source>
        <translation>
            <numerusform>لا أحد يشاهد</numerusform>
            <numerusform>مشاهد واحد</numerusform>
            <numerusform>مشاهدان</numerusform>
            <numerusform>%Ln مشاهدين</numerusform>
            <numerusform>%Ln مشاهدًا</numerusform>
            <numerusform>%Ln مشاهد</numerusform>
        </translation>
    </message>
    <message>
        <source>free seat</source>
        <translation>مقعد خالٍ</translation>
    </message>
    <message>
        <source>a game of a newer version</source>
        <translation>لعبة من إصدار أحدث</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Looking for somebody who wants the same game. It begins as soon as one comes.</source>
        <translation>جارٍ البحث عمن يريد اللعبة نفسها. تبدأ المباراة فور مجيئه.</translation>
    </message>
    <message>
        <source>No table is open here now. Open one, or let an opponent be found.</source>
        <translation>لا طاولة مفتوحة هنا الآن. افتح واحدة، أو ابحث عن خصم.</translation>
    </message>
    <message>
        <source>There are more tables than are shown. Choose a game to see fewer.</source>
        <translation>الطاولات أكثر مما يظهر هنا. اختر لعبة لتقلّ القائمة.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>تسجيل الدخول…</translation>
    </message>
    <message>
        <source>New account…</source>
        <translation>حساب جديد…</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <comment>name</comment>
        <translation>مسجَّل الدخول باسم %1</translation>
    </message>
    <message>
        <source>%1, a guest</source>
        <comment>name</comment>
        <translation>%1، ضيف</translation>
    </message>
    <message>
        <source>Players…</source>
        <comment>button: the best, and one&apos;s own account</comment>
        <translation>اللاعبون…</translation>
    </message>
    <message>
        <source>All boards</source>
        <comment>button: shows all boards of a room at once</comment>
        <translation>كل الرقع</translation>
    </message>
    <message>
        <source>Leave the room</source>
        <translation>مغادرة الغرفة</translation>
    </message>
    <message>
        <source>Close the room</source>
        <translation>إغلاق الغرفة</translation>
    </message>
    <message>
        <source>Here now: %L1</source>
        <comment>how many people</comment>
        <translation>الحاضرون: %L1</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>من هنا</translation>
    </message>
    <message>
        <source>%1, plays</source>
        <comment>name</comment>
        <translation>%1، يلعب الآن</translation>
    </message>
    <message>
        <source>New tables…</source>
        <comment>button: what each new table of a room begins with</comment>
        <translation>الطاولات الجديدة…</translation>
    </message>
</context>
<context>
    <name>naqla::gui::MainWindow</name>
    <message>
        <source>New game…</source>
        <translation>مباراة جديدة…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>مباراة أخرى مع الخصم نفسه</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Copy game (PDN)</source>
        <translation>نسخ المباراة (PDN)</translation>
    </message>
    <message>
        <source>Copy position (FEN)</source>
        <translation>نسخ الوضعية (FEN)</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>الإعدادات…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>التراجع عن النقلة</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>عرض التعادل</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>المطالبة بالتعادل</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>button and menu</comment>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>أول نقلة</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>النقلة السابقة</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>النقلة التالية</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>آخر نقلة</translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation>قلب الرقعة</translation>
    </message>
    <message>
        <source>Moves below the board</source>
        <translation>النقلات أسفل الرقعة</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ملء الشاشة</translation>
    </message>
    <message>
        <source>العربية</source>
        <comment>the name of the other language</comment>
        <translation>English</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>About Naqla</source>
        <translation>حول برنامج نقلة</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>فتح شريط القوائم</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <comment>menu</comment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>شريط الأدوات</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>تأكيد الاستسلام في هذه المباراة؟</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>مباريات دامة (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>The file %1 could not be opened. %2</source>
        <translation>تعذّر فتح الملف %1. %2</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>تعذّر حفظ المباراة باسم %1: %2</translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation>حُفظت المباراة باسم %1.</translation>
    </message>
    <message>
        <source>The running game cannot be kept on disk. Check that there is room left.</source>
        <translation>تعذّر حفظ المباراة الجارية على القرص. يُرجى التحقق من وجود مساحة كافية.</translation>
    </message>
    <message>
        <source>Look at the last game: %1, %2</source>
        <translation>مشاهدة آخر مباراة: %1، %2</translation>
    </message>
    <message>
        <source>Continue the last game: %1, %2</source>
        <translation>متابعة آخر مباراة: %1، %2</translation>
    </message>
    <message>
        <source>The game that was running last is damaged and could not be read. It was kept as %1.</source>
        <translation>المباراة التي كانت جارية آخر مرة تالفة وتعذّرت قراءتها. حُفظت نسخة منها في %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>variant and number of changed rules</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) changed</source>
        <translation>
            <numerusform>لم تُغيَّر أي قاعدة</numerusform>
            <numerusform>غُيّرت قاعدة واحدة</numerusform>
            <numerusform>غُيّرت قاعدتان</numerusform>
            <numerusform>غُيّرت %Ln قواعد</numerusform>
            <numerusform>غُيّرت %Ln قاعدة</numerusform>
            <numerusform>غُيّرت %Ln قاعدة</numerusform>
        </translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>the result in words</comment>
        <translation>فزت! %1.</translation>
    </message>
    <message>
        <source>You lose. %1.</source>
        <comment>the result in words</comment>
        <translation>خسرت. %1.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>The connection is lost. Reconnecting…</source>
        <translation>انقطع الاتصال. جارٍ إعادة الاتصال…</translation>
    </message>
    <message>
        <source>%1 – Naqla</source>
        <comment>window title: variant</comment>
        <translation>%1 – نقلة</translation>
    </message>
    <message>
        <source>Naqla</source>
        <translation>نقلة</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln move(s)</source>
        <translation>
            <numerusform>قبل أول نقلة</numerusform>
            <numerusform>بعد نقلة واحدة</numerusform>
            <numerusform>بعد نقلتين</numerusform>
            <numerusform>بعد %Ln نقلات</numerusform>
            <numerusform>بعد %Ln نقلة</numerusform>
            <numerusform>بعد %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Play now</source>
        <comment>the computer</comment>
        <translation>إنهاء تفكير الحاسوب</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: take back an offer</comment>
        <translation>سحب العرض</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: the rule that ended the game</comment>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>result, score</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences: result, score</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4.</source>
        <comment>name, points, name, points</comment>
        <translation>النتيجة حتى الآن: %1 %2، %3 %4.</translation>
    </message>
    <message>
        <source>The copied game could not be opened. %1</source>
        <translation>تعذّر فتح المباراة المنسوخة. %1</translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation>مراجعة المباراة</translation>
    </message>
    <message>
        <source>First steps…</source>
        <translation>الخطوات الأولى…</translation>
    </message>
    <message>
        <source>The file %1 could not be read. Check that it exists.</source>
        <translation>تعذّرت قراءة الملف %1. يجب التأكد من وجوده.</translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation>المباريات السابقة</translation>
    </message>
</context>
<context>
    <name>naqla::gui::MoveListModel</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>a move in the list: number, side, move</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>variation: %1</source>
        <comment>a move in the list, outside the main line</comment>
        <translation>تفريع: %1</translation>
    </message>
    <message>
        <source>no move</source>
        <comment>an empty place in the list of moves</comment>
        <translation>لا نقلة</translation>
    </message>
</context>
<context>
    <name>naqla::gui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <comment>title of a dialog</comment>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: start the game</comment>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>ضد الحاسوب</translation>
    </message>
    <message>
        <source>Two players on this computer</source>
        <translation>لاعبان على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Level:</source>
        <comment>strength of the computer</comment>
        <translation>المستوى:</translation>
    </message>
    <message>
        <source>Level 1: easy</source>
        <translation>المستوى 1: سهل</translation>
    </message>
    <message>
        <source>Level 2: medium</source>
        <translation>المستوى 2: متوسط</translation>
    </message>
    <message>
        <source>Level 3: hard</source>
        <translation>المستوى 3: صعب</translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation>لونك:</translation>
    </message>
    <message>
        <source>%1, moves first</source>
        <translation>%1، يبدأ اللعب</translation>
    </message>
    <message>
        <source>%1, moves second</source>
        <translation>%1، يلعب ثانيًا</translation>
    </message>
    <message>
        <source>Random colour</source>
        <translation>لون عشوائي</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Computer against computer</source>
        <translation>الحاسوب ضد الحاسوب</translation>
    </message>
    <message>
        <source>The game begins from the position that was set up.</source>
        <translation>تبدأ المباراة من الوضعية التي أُعدّت.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>إغلاق هذا الإشعار</translation>
    </message>
</context>
<context>
    <name>naqla::gui::PauseCover</name>
    <message>
        <source>The game is paused; the clocks stand.</source>
        <translation>المباراة متوقفة مؤقتًا، والساعتان متوقفتان.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>متابعة اللعب</translation>
    </message>
</context>
<context>
    <name>naqla::gui::PiecePalette</name>
    <message>
        <source>eraser</source>
        <translation>ممحاة</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>tool of the board editor</comment>
        <translation>%1 (المفتاح %2)</translation>
    </message>
</context>
<context>
    <name>naqla::gui::PlayerStrip</name>
    <message numerus="yes">
        <source>%Ln piece(s) captured</source>
        <translation>
            <numerusform>لم تُؤسر أي قطعة</numerusform>
            <numerusform>أُسرت قطعة واحدة</numerusform>
            <numerusform>أُسرت قطعتان</numerusform>
            <numerusform>أُسرت %Ln قطع</numerusform>
            <numerusform>أُسرت %Ln قطعة</numerusform>
            <numerusform>أُسرت %Ln قطعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>الوقت المتبقي: %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the only person at this computer</comment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>level %L1</source>
        <comment>strength of the computer, beside its name</comment>
        <translation>المستوى %L1</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>انقطع الاتصال</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the details of a player</comment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>naqla::gui::PlayersDialog</name>
    <message>
        <source>Players</source>
        <comment>title of a dialog</comment>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>المرتبة</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column</comment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التصنيف</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>column: how many</comment>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>My account</source>
        <translation>حسابي</translation>
    </message>
    <message>
        <source>My ratings</source>
        <translation>تصنيفاتي</translation>
    </message>
    <message>
        <source>My games:</source>
        <translation>مبارياتي:</translation>
    </message>
    <message>
        <source>White</source>
        <comment>column</comment>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>column</comment>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>column</comment>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>فتح المباراة</translation>
    </message>
    <message>
        <source>Your rank: %L1</source>
        <translation>مرتبتك: %L1</translation>
    </message>
    <message>
        <source>Nobody has played enough rated games here yet.</source>
        <translation>لم يلعب أحد هنا مباريات محسوبة كافية بعد.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a variant and a speed</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>somebody who has gone</source>
        <translation>لاعب لم يعد موجودًا</translation>
    </message>
    <message>
        <source>a game of a newer version</source>
        <translation>لعبة من إصدار أحدث</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>result, day</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>مبارياتي</translation>
    </message>
</context>
<context>
    <name>naqla::gui::PrintDesk</name>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Sent to the printer %1.</source>
        <translation>أُرسلت الصفحات إلى الطابعة %1.</translation>
    </message>
    <message>
        <source>The printer %1 did not take the pages. Check that it is switched on.</source>
        <translation>لم تقبل الطابعة %1 الصفحات. يُرجى التحقق من أنها تعمل.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact about a game and its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>المسابقة</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a game</comment>
        <translation>المكان</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>caption of a diagram: a move with its number</comment>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source>The pages could not be saved as %1: %2</source>
        <translation>تعذّر حفظ الصفحات باسم %1: %2</translation>
    </message>
    <message>
        <source>The pages were saved as %1.</source>
        <translation>حُفظت الصفحات باسم %1.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::PrintDialog</name>
    <message>
        <source>PDF file</source>
        <comment>instead of a printer</comment>
        <translation>ملف PDF</translation>
    </message>
    <message>
        <source>US Letter</source>
        <comment>size of paper</comment>
        <translation>ليتر أمريكي</translation>
    </message>
    <message>
        <source>US Legal</source>
        <comment>size of paper</comment>
        <translation>ليغال أمريكي</translation>
    </message>
    <message>
        <source>Print to:</source>
        <translation>الطباعة إلى:</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>الورق:</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>عدد النسخ:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>title of a dialog</comment>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Save…</source>
        <comment>button: as a file</comment>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>الصفحة %L1 من %L2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ كملف PDF</translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation>مستند (*.pdf)</translation>
    </message>
</context>
<context>
    <name>naqla::gui::ReadingCommands</name>
    <message>
        <source>&amp;Read</source>
        <comment>menu: read the game aloud</comment>
        <translation>القراءة</translation>
    </message>
</context>
<context>
    <name>naqla::gui::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>إبلاغ</translation>
    </message>
    <message>
        <source>The moderators of this server will read what %1 has written here, and what you add.</source>
        <comment>name</comment>
        <translation>سيقرأ مشرفو هذا الخادم ما كتبه %1 هنا، وما تضيفه أنت.</translation>
    </message>
    <message>
        <source>What happened? (may stay empty)</source>
        <translation>ماذا حدث؟ (يمكن تركه فارغًا)</translation>
    </message>
    <message>
        <source>Report</source>
        <comment>button: send the report</comment>
        <translation>إبلاغ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln character(s) can be sent.</source>
        <translation>
            <numerusform>لا يمكن إرسال أي حرف.</numerusform>
            <numerusform>يمكن إرسال حرف واحد على الأكثر.</numerusform>
            <numerusform>يمكن إرسال حرفين على الأكثر.</numerusform>
            <numerusform>يمكن إرسال %Ln أحرف على الأكثر.</numerusform>
            <numerusform>يمكن إرسال %Ln حرفًا على الأكثر.</numerusform>
            <numerusform>يمكن إرسال %Ln حرف على الأكثر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naqla::gui::RulesForm</name>
    <message>
        <source>Local rules</source>
        <translation>القواعد المحلية</translation>
    </message>
    <message>
        <source>Draw rules:</source>
        <translation>قواعد التعادل:</translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation>من يبدأ:</translation>
    </message>
    <message>
        <source>Move limit:</source>
        <translation>حد النقلات:</translation>
    </message>
    <message>
        <source>Capture is compulsory</source>
        <translation>الأسر إلزامي</translation>
    </message>
    <message>
        <source>Show available squares</source>
        <translation>إظهار المربعات المتاحة</translation>
    </message>
    <message>
        <source>Alternate who starts</source>
        <translation>تبديل من يبدأ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Time control:</source>
        <translation>نظام الوقت:</translation>
    </message>
    <message>
        <source>When time runs out:</source>
        <translation>عند انتهاء المهلة:</translation>
    </message>
    <message>
        <source>Minutes per player:</source>
        <translation>دقائق لكل لاعب:</translation>
    </message>
    <message>
        <source>Seconds added per move:</source>
        <translation>ثوانٍ مضافة لكل نقلة:</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>بلا حد للوقت</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) for each move</source>
        <translation>
            <numerusform>%Ln ثانية لكل نقلة</numerusform>
            <numerusform>ثانية واحدة لكل نقلة</numerusform>
            <numerusform>ثانيتان لكل نقلة</numerusform>
            <numerusform>%Ln ثوانٍ لكل نقلة</numerusform>
            <numerusform>%Ln ثانية لكل نقلة</numerusform>
            <numerusform>%Ln ثانية لكل نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes for the whole game</source>
        <translation>دقائق للمباراة كلها</translation>
    </message>
    <message>
        <source>the player loses the game</source>
        <translation>يخسر اللاعب المباراة</translation>
    </message>
    <message>
        <source>the computer moves for the player</source>
        <translation>يلعب الحاسوب بدلًا منه</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) changed</source>
        <comment>local rules in bold</comment>
        <translation>
            <numerusform>لم تُغيَّر أي قاعدة</numerusform>
            <numerusform>غُيّرت قاعدة واحدة</numerusform>
            <numerusform>غُيّرت قاعدتان</numerusform>
            <numerusform>غُيّرت %Ln قواعد</numerusform>
            <numerusform>غُيّرت %Ln قاعدة</numerusform>
            <numerusform>غُيّرت %Ln قاعدة</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>of moves</comment>
        <translation>بلا حد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together</source>
        <translation>
            <numerusform>لا نقلات للطرفين</numerusform>
            <numerusform>نقلة واحدة للطرفين معًا</numerusform>
            <numerusform>نقلتان للطرفين معًا</numerusform>
            <numerusform>%Ln نقلات للطرفين معًا</numerusform>
            <numerusform>%Ln نقلة للطرفين معًا</numerusform>
            <numerusform>%Ln نقلة للطرفين معًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Draughts variants</source>
        <translation>أنواع الدامة</translation>
    </message>
</context>
<context>
    <name>naqla::gui::SettingsDialog</name>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>عام</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>page of the settings</comment>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of the settings</comment>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>تُطبَّق التغييرات فورًا.</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>اللغة:</translation>
    </message>
    <message>
        <source>Window colours:</source>
        <translation>سمة النافذة:</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>حجم النص:</translation>
    </message>
    <message>
        <source>Digits in sentences:</source>
        <translation>الأرقام في النصوص:</translation>
    </message>
    <message>
        <source>Gulf words for the pieces:</source>
        <translation>ألفاظ الخليج للقطع:</translation>
    </message>
    <message>
        <source>Coordinates:</source>
        <translation>الإحداثيات:</translation>
    </message>
    <message>
        <source>Highlight the last move</source>
        <translation>إبراز آخر نقلة</translation>
    </message>
    <message>
        <source>Highlight pieces that can move</source>
        <translation>إبراز القطع القابلة للتحريك</translation>
    </message>
    <message>
        <source>Highlight squares that can be reached</source>
        <translation>إبراز المربعات المتاحة</translation>
    </message>
    <message>
        <source>Highlight pieces that can be captured</source>
        <translation>إبراز القطع الممكن أسرها</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>اسمك:</translation>
    </message>
    <message>
        <source>Speed of the pieces:</source>
        <translation>سرعة حركة القطع:</translation>
    </message>
    <message>
        <source>Reduce motion: pieces move without animation</source>
        <translation>تقليل الحركة: تنتقل القطع بلا رسوم متحركة</translation>
    </message>
    <message>
        <source>Play a piece&apos;s only move with one click</source>
        <translation>لعب النقلة الوحيدة للقطعة بنقرة واحدة</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>تأكيد كل نقلة</translation>
    </message>
    <message>
        <source>Confirm resignation</source>
        <translation>تأكيد الاستسلام</translation>
    </message>
    <message>
        <source>Announce moves to the screen reader</source>
        <translation>الإعلان عن النقلات لقارئ الشاشة</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>page of the settings</comment>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>تشغيل الأصوات</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>مستوى الصوت:</translation>
    </message>
    <message>
        <source>Nothing can be heard: libcanberra, which plays the sounds, is not installed on this computer.</source>
        <translation>لا يُسمع شيء: مكتبة libcanberra التي تشغّل الأصوات غير مثبّتة على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Speak moves</source>
        <translation>نطق النقلات بصوت مسموع</translation>
    </message>
    <message>
        <source>Moves cannot be spoken: speech-dispatcher, which speaks, is not installed on this computer.</source>
        <translation>لا يمكن نطق النقلات: برنامج speech-dispatcher الذي ينطقها غير مثبّت على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::SettingsForm</name>
    <message>
        <source>Restore defaults</source>
        <translation>استعادة الإعدادات الافتراضية</translation>
    </message>
</context>
<context>
    <name>naqla::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>On the board: go to another square</source>
        <translation>على الرقعة: الانتقال إلى مربع آخر</translation>
    </message>
    <message>
        <source>On the board: pick up a piece, put it down</source>
        <translation>على الرقعة: رفع القطعة ووضعها</translation>
    </message>
    <message>
        <source>On the board: go back one step</source>
        <translation>على الرقعة: الرجوع خطوة واحدة</translation>
    </message>
    <message>
        <source>On the board: type a move</source>
        <translation>على الرقعة: كتابة نقلة</translation>
    </message>
    <message>
        <source>In the list of moves: previous and next move</source>
        <translation>في قائمة النقلات: النقلة السابقة والتالية</translation>
    </message>
    <message>
        <source>In the list of moves: the start, the last move</source>
        <translation>في قائمة النقلات: البداية وآخر نقلة</translation>
    </message>
    <message>
        <source>On the board: draw an arrow to another square, or a circle</source>
        <translation>على الرقعة: رسم سهم إلى مربع آخر، أو دائرة</translation>
    </message>
    <message>
        <source>In the list of moves: write a comment</source>
        <translation>في قائمة النقلات: كتابة تعليق</translation>
    </message>
    <message>
        <source>In the list of moves: mark a move, take the mark away</source>
        <translation>في قائمة النقلات: وضع علامة على نقلة أو إزالتها</translation>
    </message>
    <message>
        <source>In the list of moves: make a variation the main line, delete it</source>
        <translation>في قائمة النقلات: جعل التفريع الخط الرئيسي أو حذفه</translation>
    </message>
</context>
<context>
    <name>naqla::gui::SidePanel</name>
    <message>
        <source>Moves</source>
        <comment>tab: the list of moves</comment>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>accessible name of the list of moves</comment>
        <translation>قائمة النقلات</translation>
    </message>
</context>
<context>
    <name>naqla::gui::SignInDialog</name>
    <message>
        <source>New account</source>
        <comment>title of a dialog</comment>
        <translation>حساب جديد</translation>
    </message>
    <message>
        <source>Sign in</source>
        <comment>title of a dialog</comment>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Create the account</source>
        <comment>button</comment>
        <translation>إنشاء الحساب</translation>
    </message>
    <message>
        <source>Sign in</source>
        <comment>button</comment>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>الاسم:</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>كلمة المرور:</translation>
    </message>
    <message>
        <source>Show the password</source>
        <translation>إظهار كلمة المرور</translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln character(s) for the password. Keep it well: only who runs the server can replace it.</source>
        <translation>
            <numerusform>يلزم أي عدد من الأحرف على الأقل لكلمة المرور. احفظها جيدًا، فلا يستطيع استبدالها إلا مشغّل الخادم.</numerusform>
            <numerusform>يلزم حرف واحد على الأقل لكلمة المرور. احفظها جيدًا، فلا يستطيع استبدالها إلا مشغّل الخادم.</numerusform>
            <numerusform>يلزم حرفان على الأقل لكلمة المرور. احفظها جيدًا، فلا يستطيع استبدالها إلا مشغّل الخادم.</numerusform>
            <numerusform>يلزم %Ln أحرف على الأقل لكلمة المرور. احفظها جيدًا، فلا يستطيع استبدالها إلا مشغّل الخادم.</numerusform>
            <numerusform>يلزم %Ln حرفًا على الأقل لكلمة المرور. احفظها جيدًا، فلا يستطيع استبدالها إلا مشغّل الخادم.</numerusform>
            <numerusform>يلزم %Ln حرف على الأقل لكلمة المرور. احفظها جيدًا، فلا يستطيع استبدالها إلا مشغّل الخادم.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer stays signed in until you sign out.</source>
        <translation>يبقى هذا الحاسوب مسجَّل الدخول إلى أن تسجّل الخروج.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::StartPage</name>
    <message>
        <source>Naqla</source>
        <translation>نقلة</translation>
    </message>
    <message>
        <source>Draughts for your computer. Choose a board to begin.</source>
        <translation>لعبة الدامة لحاسوبك. تبدأ المباراة باختيار الرقعة.</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>فتح مباراة…</translation>
    </message>
</context>
<context>
    <name>naqla::gui::StudyMenu</name>
    <message>
        <source>Comment…</source>
        <translation>تعليق…</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>menu: of a move</comment>
        <translation>علامة</translation>
    </message>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation>بلا علامة</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a mark of a move, what it means</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>جعله الخط الرئيسي</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>حذف ابتداءً من هنا</translation>
    </message>
    <message>
        <source>Copy the moves up to here (PDN)</source>
        <translation>نسخ النقلات حتى هنا (PDN)</translation>
    </message>
</context>
<context>
    <name>naqla::gui::TablePage</name>
    <message>
        <source>Start the game</source>
        <translation>بدء المباراة</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>إغلاق الطاولة</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>مغادرة الطاولة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: stop connecting</comment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Looking for a free seat…</source>
        <translation>جارٍ البحث عن مقعد خالٍ…</translation>
    </message>
    <message>
        <source>Your game is running</source>
        <translation>مباراتك جارية</translation>
    </message>
    <message>
        <source>Waiting for a guest…</source>
        <translation>في انتظار ضيف…</translation>
    </message>
    <message>
        <source>You may play another game meanwhile; you are told when somebody comes.</source>
        <translation>يمكنك لعب مباراة أخرى في هذه الأثناء؛ يظهر إشعار عند وصول ضيف.</translation>
    </message>
    <message>
        <source>%1 has sat down</source>
        <comment>name of a guest</comment>
        <translation>انضم %1 إلى الطاولة</translation>
    </message>
    <message>
        <source>You sit opposite %1</source>
        <comment>name of the host</comment>
        <translation>خصمك %1</translation>
    </message>
    <message>
        <source>Join code:</source>
        <translation>رمز الانضمام:</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>العنوان:</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: to the clipboard</comment>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the join code</source>
        <translation>نسخ رمز الانضمام</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>This computer is not connected to a network, so only programs on this computer can join. Connect it and host again.</source>
        <translation>هذا الحاسوب غير متصل بشبكة، فلا ينضم إلا برنامج على الحاسوب نفسه. يلزم وصله ثم الاستضافة من جديد.</translation>
    </message>
    <message>
        <source>Others cannot find this game by themselves, because another program uses the port for it. Give them the join code or the address.</source>
        <translation>لا تظهر هذه المباراة للآخرين وحدها لأن برنامجًا آخر يستعمل منفذها. يمكن إعطاؤهم رمز الانضمام أو العنوان.</translation>
    </message>
    <message>
        <source>Others in your network find this game in their list. Who does not find it types the join code or the address.</source>
        <translation>تظهر هذه المباراة في قائمة الآخرين على شبكتك. ومن لا تظهر له يكتب رمز الانضمام أو العنوان.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln local rule(s)</source>
        <translation>
            <numerusform>بلا قواعد محلية</numerusform>
            <numerusform>قاعدة محلية واحدة</numerusform>
            <numerusform>قاعدتان محليتان</numerusform>
            <numerusform>%Ln قواعد محلية</numerusform>
            <numerusform>%Ln قاعدة محلية</numerusform>
            <numerusform>%Ln قاعدة محلية</numerusform>
        </translation>
    </message>
    <message>
        <source>capture is not compulsory</source>
        <translation>الأسر اختياري</translation>
    </message>
    <message numerus="yes">
        <source>draw after %Ln move(s) of both sides together</source>
        <translation>
            <numerusform>تعادل بلا نقلات</numerusform>
            <numerusform>تعادل بعد نقلة واحدة للطرفين معًا</numerusform>
            <numerusform>تعادل بعد نقلتين للطرفين معًا</numerusform>
            <numerusform>تعادل بعد %Ln نقلات للطرفين معًا</numerusform>
            <numerusform>تعادل بعد %Ln نقلة للطرفين معًا</numerusform>
            <numerusform>تعادل بعد %Ln نقلة للطرفين معًا</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is played</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Check number: when both screens show the same, nobody is listening between them.</source>
        <translation>رقم التحقق: إذا ظهر الرقم نفسه على الشاشتين فلا أحد يتنصت بينهما.</translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <comment>name of the host or a guest</comment>
        <translation>في انتظار %1…</translation>
    </message>
    <message>
        <source>The game begins when both have started it.</source>
        <translation>تبدأ المباراة عندما يطلب الطرفان بدءها.</translation>
    </message>
    <message>
        <source>%1 wants to start; the game begins when you start it too.</source>
        <comment>name</comment>
        <translation>طلب %1 بدء المباراة، وتبدأ عندما تُطلب من هنا أيضًا.</translation>
    </message>
    <message>
        <source>Look at the game and start it; it begins when both have.</source>
        <translation>تبدأ المباراة بعد مراجعة قواعدها وطلب الطرفين بدءها.</translation>
    </message>
    <message>
        <source>Waiting for an opponent…</source>
        <translation>في انتظار خصم…</translation>
    </message>
    <message>
        <source>Whoever chooses your table sits down opposite you.</source>
        <translation>يجلس قبالتك من يختار طاولتك.</translation>
    </message>
    <message>
        <source>Invitation code:</source>
        <translation>رمز الدعوة:</translation>
    </message>
    <message>
        <source>Link:</source>
        <comment>an address that leads to a table</comment>
        <translation>الرابط:</translation>
    </message>
    <message>
        <source>Copy the invitation code</source>
        <translation>نسخ رمز الدعوة</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>نسخ الرابط</translation>
    </message>
    <message>
        <source>Send the link to whom you want to play with. Who is on this server already types the invitation code. Neither of them needs the password.</source>
        <translation>أرسل الرابط إلى من تريد اللعب معه. ومن كان على هذا الخادم يكتب رمز الدعوة. ولا يحتاج أحدهما إلى كلمة المرور.</translation>
    </message>
</context>
<context>
    <name>naqla::gui::TryWindow</name>
    <message>
        <source>Try it – %1</source>
        <comment>title of a window, variant</comment>
        <translation>تجربة الوضعية – %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>التراجع عن النقلة</translation>
    </message>
</context>
<context>
    <name>naqla::gui::WallBoard</name>
    <message>
        <source>free seat</source>
        <translation>مقعد خالٍ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) played</source>
        <translation>
            <numerusform>لم تُلعب نقلة</numerusform>
            <numerusform>لُعبت نقلة واحدة</numerusform>
            <numerusform>لُعبت نقلتان</numerusform>
            <numerusform>لُعبت %Ln نقلات</numerusform>
            <numerusform>لُعبت %Ln نقلة</numerusform>
            <numerusform>لُعبت %Ln نقلة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naqla::gui::WallPage</name>
    <message>
        <source>All boards of %1</source>
        <comment>name of a room</comment>
        <translation>كل الرقع عند %1</translation>
    </message>
    <message>
        <source>No table that may be watched is open now. The boards appear here by themselves.</source>
        <translation>لا طاولة مفتوحة للمشاهدة الآن. تظهر الرقع هنا من تلقاء نفسها.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave this page</comment>
        <translation>رجوع</translation>
    </message>
</context>
</TS>
