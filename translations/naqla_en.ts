<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>EditorTexts</name>
    <message>
        <source>The text is too long for a position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move is missing; the text begins with W or B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of pieces begins with W or B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This names no square of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A square is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more men than the board takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of king moves at the end make no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture is not finished here: a captured piece (G or P) still stands on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text breaks off here or has a sign in the wrong place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character %L1: %2</source>
        <comment>place in a text, what is wrong there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no pieces.</source>
        <comment>a side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has more men than the board takes; the most is %L2.</source>
        <comment>a side, a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man of %1 stands on its last row, where it can only be a king.</source>
        <comment>a side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game would be over at once. %1</source>
        <comment>a result</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyTexts</name>
    <message>
        <source>Dama on the dark squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dama on all squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian, English, Italian, International and their relatives: pieces move diagonally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish and Gulf dama: pieces move forward and sideways.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameReader</name>
    <message>
        <source>Read whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the moves of the piece under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the row of the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the column of the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read my pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the pieces of the opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A capture is possible and not compulsory.</source>
        <comment>whose turn it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1, taking %2</source>
        <comment>a move; squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a move; square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what stands on a square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. It cannot move now.</source>
        <comment>what stands on a square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. It can move %2.</source>
        <comment>what stands on a square, a list of moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the entries of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row: %1.</source>
        <comment>row of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column: %1.</source>
        <comment>column of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men of %1: %2.</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men of %1: %2.</source>
        <comment>a side, squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings of %1: %2.</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings of %1: %2.</source>
        <comment>a side, squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no pieces.</source>
        <comment>a side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 left.</source>
        <comment>a side, a clock</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no time limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the squares of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>Russian draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gulf dama</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International losing draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killer draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breakthrough draughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frysk!</source>
        <comment>variant of Frisian draughts with five men each</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men also capture backwards, kings fly along the diagonals. Any capture may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian draughts the other way round: who has no move left wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International rules on a small board: the capture of the most pieces comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black starts. Men also capture backwards, kings fly, and any capture may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also known as American checkers. Black starts; kings move one square, men capture forwards only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men cannot capture kings, kings move one square, and strict rules choose the capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture forwards only, kings fly. The most pieces come first, then the most kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played like Spanish draughts, with its own numbering of games and files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture forwards only, kings fly. A capture with a king comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight men each. Flying kings land just behind the piece they take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played on all squares, along rows and columns. Captured pieces leave at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dama of the Gulf, on all squares along rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a hundred squares with twenty men each. The capture of the most pieces comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International draughts the other way round: who has no move left wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International rules on the largest board, with thirty men each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces also capture along rows and columns, and a king counts almost as two men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International draughts where a king that takes a king last stops just behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International draughts in which the first king wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frisian draughts for a quick game: five men each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic rules</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual play</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official rules</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of online play</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture is optional</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World federation, 64 squares</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World federation</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World checkers federation</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>American pool checkers association</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian federation</source>
        <comment>set of draw rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <comment>side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <comment>side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <comment>side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black man</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red king</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red man</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white king</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white man</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>square, piece on it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 takes, to %3.</source>
        <comment>side, squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3.</source>
        <comment>side, squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) captured.</source>
        <translation>
            <numerusform>%Ln piece captured.</numerusform>
            <numerusform>%Ln pieces captured.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crowned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The square is empty. Choose one of your pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece belongs to the opponent. Choose one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece stands on that square. Choose an empty one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece does not move in that direction. The marked squares can be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece cannot reach that square. The marked squares can be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must capture: choose one of the marked pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must capture: this piece has to take a piece of the opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More pieces can be captured: follow the marked squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture with a king comes first: choose the marked king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture of more kings comes first: follow the marked squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The capture that takes a king earlier comes first: follow the marked squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture of higher value comes first: follow the marked squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man cannot capture a king. Choose another move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The capture goes on: continue with the same piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The capture cannot go on from there. Land on a marked square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece has been captured in the same move. Choose another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture may not turn straight back. Choose another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This king has moved three times in a row. Move another piece or capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several captures fit. Choose the way square by square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Start a new one to go on playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a move. Type two squares, the piece first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece cannot move now. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as all pieces of one side are captured</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as one side has no legal move left</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the first king</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by resignation</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on time</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by agreement</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by repetition</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for lack of progress</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as three kings did not win against one in time</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the balance of the pieces did not change</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the lone king held the main road</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as two pieces did not win against one in time</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as three pieces did not win against a king in time</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as one or two pieces did not win against a king in time</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with one piece left on each side</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as two kings did not win against one in time</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a king left on each side</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the move limit</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the opponent left</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the game was aborted</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by adjudication</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by decision of the server</source>
        <comment>reason of a result</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>outcome of a game and its reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No progress</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three kings against one</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance of pieces</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main road</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pieces against one</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pieces against a king</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or two pieces against a king</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One piece each</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two kings against one</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King against king</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move limit</source>
        <comment>draw rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together left</source>
        <translation>
            <numerusform>%Ln move of both sides together left</numerusform>
            <numerusform>%Ln moves of both sides together left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of the stronger side left</source>
        <translation>
            <numerusform>%Ln move of the stronger side left</numerusform>
            <numerusform>%Ln moves of the stronger side left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the position arose %Ln time(s)</source>
        <translation>
            <numerusform>the position arose once</numerusform>
            <numerusform>the position arose %Ln times</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (limit %L3, a draw may be claimed then)</source>
        <comment>draw rule, what is left of its limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (limit %L3)</source>
        <comment>draw rule, what is left of its limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins as %2 resigned</source>
        <comment>sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins as %2 ran out of time</source>
        <comment>sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins as %2 left</source>
        <comment>sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crowned.</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpMenuTexts</name>
    <message>
        <source>How to play</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>At a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board and setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings and promotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions people ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>link: play from this position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has rules of its own. What differs from the usual rules of the variant is marked %1 in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(changed)</source>
        <comment>mark of a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position in which the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two entries of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture is not compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the draw rules “%1”, the game is drawn when:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en</source>
        <comment>folder of the help pages in this language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings and promotion</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a rule is about, what it says</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanTexts</name>
    <message>
        <source>&amp;Network</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <comment>tab beside the moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play over a network…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookTexts</name>
    <message>
        <source>Board:</source>
        <comment>colours of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces:</source>
        <comment>set of pieces</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkTexts</name>
    <message>
        <source>good move</source>
        <comment>mark of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>mark of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excellent move</source>
        <comment>mark of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunder</source>
        <comment>mark of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interesting move</source>
        <comment>mark of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dubious move</source>
        <comment>mark of a move</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NetTexts</name>
    <message>
        <source>Not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No computer has this name. Check the spelling, or use the join code of the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no way to this address. Check that this computer is connected to the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer was reached, but no game is open there. Ask the host to open it, and check the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing answers at this address. Check that both computers are in the same network and that the host&apos;s firewall lets Naqla in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secure connection could be made. Check the address, and that both programs are up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer lacks the library for secure connections. Install OpenSSL and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody vouches for this server&apos;s certificate. Check the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s certificate has expired. Check the date of this computer, else tell the operator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s certificate belongs to another name. Check the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This host is known, but shows another key than before. Somebody may pretend to be it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another host than that of the join code answers. Ask for the present code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side is no Naqla host. Check address and port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has an older version of Naqla. It has to be updated there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has a newer version of Naqla. Update this program to play with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has ended the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is lost. Check cable or Wi-Fi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side accepted the connection, but said nothing. Check address and port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side sent what makes no sense, so the connection was ended. Check that both programs are up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection was too slow and was ended. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has closed. The game is saved there and goes on when the host opens again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server starts anew. The game goes on in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host takes no more guests at the moment. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not enter here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have entered from another window or computer, so this one was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seat could not be kept any longer. Join anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host does not accept this name. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or password is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection has not come back for ten minutes. Try again when the network works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for games cannot be written. Check its rights and that there is room left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Naqla on this computer is hosting already. Close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of this host is damaged. Restore the file host.pem from a copy, or delete it; guests will then be asked about the new key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of this host cannot be read. Check the rights of the file host.pem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games of this host cannot be opened. They may come from a newer version of Naqla.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ports for games are in use. Close other programs that host games and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no network address. Connect it to a network and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not permit this program to host. Check its rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of this host could not be made. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the join code or the address that the host shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is neither a join code nor an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port after the colon must be a number from 1 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A join code has 20 characters. Compare it with what the host shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character of the join code is wrong. Compare it with what the host shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has 2 to 20 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has only letters, digits, hyphens and single spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has the letters of one script only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is reserved. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host does not understand this program. Check that both are up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host does not know you any more. Join anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many messages in a short time. Wait a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host is busy. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody there has this name already. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host does not permit this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table is no longer there. Ask the host to open another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both seats are taken already. Ask the host to open another table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password of the table is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the host of the table may do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not possible at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has just changed the game. Look at it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit at too many tables. Leave one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no running game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move came at the wrong time. The board shows the game as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer does not stand any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free text is off at this table. Choose a phrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text was not sent: it is empty, too long, or was just said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host is closing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong at the host. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hello</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good game</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment, please</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game?</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goodbye</source>
        <comment>ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phrase of a newer version</source>
        <comment>stands for a ready-made phrase of the chat</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) for each move</source>
        <translation>
            <numerusform>%Ln second for each move</numerusform>
            <numerusform>%Ln seconds for each move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) for the game</source>
        <translation>
            <numerusform>%Ln minute for the game</numerusform>
            <numerusform>%Ln minutes for the game</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>minutes for the game, seconds added for each move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) more for each move</source>
        <translation>
            <numerusform>%Ln second more for each move</numerusform>
            <numerusform>%Ln seconds more for each move</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>the computer sits in a player&apos;s place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>a speed of rated games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rapid</source>
        <comment>a speed of rated games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <comment>a speed of rated games</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rated game needs accounts, a time limit and rules without changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may say only ready-made phrases here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not enter here until %1.</source>
        <comment>date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may say only ready-made phrases here until %1.</source>
        <comment>date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host says: “%1”</source>
        <comment>the host&apos;s own words</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferTexts</name>
    <message>
        <source>%1 offers a draw.</source>
        <comment>name of a player or side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks to take back a move.</source>
        <comment>name of a player or side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers a rematch.</source>
        <comment>name of a player or side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw offered. Waiting for %1…</source>
        <comment>name of a player or side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked to take back a move. Waiting for %1…</source>
        <comment>name of a player or side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch offered. Waiting for %1…</source>
        <comment>name of a player or side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw offer was declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back the move was declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rematch was declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has withdrawn the offer.</source>
        <comment>name of a player or side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your offer no longer stands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>Use system language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <comment>window theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>board theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <comment>board theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>board theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marble</source>
        <comment>board theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>board theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>piece set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>piece set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings of two stacked men</source>
        <comment>piece set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual for the variant</source>
        <comment>coordinates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and numbers</source>
        <comment>coordinates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square numbers</source>
        <comment>coordinates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>coordinates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animation speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Gulf dama only</source>
        <comment>words of the Gulf for the pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every variant</source>
        <comment>words of the Gulf for the pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <comment>words of the Gulf for the pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the board</source>
        <comment>place of the side panel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the board</source>
        <comment>place of the side panel</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue, safe for colour-blind eyes</source>
        <comment>board theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terracotta</source>
        <comment>board theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rings, kings with a star</source>
        <comment>piece set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smooth stones</source>
        <comment>piece set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notched edge</source>
        <comment>piece set</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PdnTexts</name>
    <message>
        <source>The game is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A header line is not complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no part of a PDN game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names no square of this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a legal move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may mean several moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start position does not make sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of the game do not make sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds no game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <comment>line of a file, what is wrong there</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is of a variant that Naqla does not know (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No piece stands where the move begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece belongs to the side that is not to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece stands where the move ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece does not move in that direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece cannot reach that square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture is compulsory in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture of more pieces is compulsory in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another capture comes first in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man cannot capture a king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The capture is not finished there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The capture cannot go on from that square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece cannot be captured twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture may not turn straight back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king has moved three times in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several captures fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not written as a move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesFacts</name>
    <message numerus="yes">
        <source>%Ln dark square(s)</source>
        <translation>
            <numerusform>%Ln dark square</numerusform>
            <numerusform>%Ln dark squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln square(s)</source>
        <comment>words of the Gulf</comment>
        <translation>
            <numerusform>all %Ln square</numerusform>
            <numerusform>all %Ln squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln square(s)</source>
        <translation>
            <numerusform>all %Ln square</numerusform>
            <numerusform>all %Ln squares</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size of the board, squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner at a player&apos;s left hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <comment>corner of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <comment>corner of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in %Ln row(s)</source>
        <translation>
            <numerusform>in %Ln row</numerusform>
            <numerusform>in %Ln rows</numerusform>
        </translation>
    </message>
    <message>
        <source>Men of each side</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men of each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 %2, the back row is empty</source>
        <comment>number of men, in so many rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>number of men, in so many rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men move</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture backwards</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture kings</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men capture kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flying kings</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flying kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings move</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings capture</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capturing king lands</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capturing king lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of one king in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln without a capture, while its side has men</source>
        <translation>
            <numerusform>at most %Ln without a capture, while its side has men</numerusform>
            <numerusform>at most %Ln without a capture, while its side has men</numerusform>
        </translation>
    </message>
    <message>
        <source>Capture is compulsory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured pieces leave the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning straight back between two jumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man reaching the last row during a capture</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man reaching the last row during a capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other player moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same player moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board shows where a piece may go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>fact about the rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <comment>fact about the rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1×%L2</source>
        <comment>size of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one square diagonally forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one square along a diagonal, forward or backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one square forward or sideways</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one square forward or sideways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one square along a row or column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one square in any direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonally, forward and backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward and sideways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along rows and columns, backward as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>along diagonals, rows and columns, backward as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any distance diagonally forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any distance along a diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any distance forward or sideways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any distance along a row or column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any distance in any direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just behind the piece it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on any empty square behind the piece it takes</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on any empty square behind the piece it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just behind it when the last piece taken is a king, else on any empty square behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player may choose any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first %1</source>
        <comment>the first criterion of choice between captures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where equal, %1</source>
        <comment>a later criterion of choice between captures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one that takes the most pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one of the highest value; a king is worth just under two men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one made with a king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one that takes the most kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one that meets a king earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together, after the whole move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one by one, as each is jumped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is crowned, and the move ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on as a man, and is crowned only if it ends there</source>
        <comment>words of the Gulf</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on as a man, and is crowned only if it ends there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is crowned at once and goes on as a king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who leaves the opponent without a move: all pieces captured or blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who has no move left: all own pieces given away or blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who first gets a king, or leaves the opponent without a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side has a single piece left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The same position, with the same side to move, has arisen %Ln time(s).</source>
        <translation>
            <numerusform>The same position, with the same side to move, has arisen %Ln time.</numerusform>
            <numerusform>The same position, with the same side to move, has arisen %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player claims it after %Ln move(s) of both sides together without a capture and without a move of a man.</source>
        <translation>
            <numerusform>A player claims it after %Ln move of both sides together without a capture and without a move of a man.</numerusform>
            <numerusform>A player claims it after %Ln moves of both sides together without a capture and without a move of a man.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together have passed without a capture and without a move of a man.</source>
        <translation>
            <numerusform>%Ln move of both sides together has passed without a capture and without a move of a man.</numerusform>
            <numerusform>%Ln moves of both sides together have passed without a capture and without a move of a man.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together have been made: the move limit.</source>
        <translation>
            <numerusform>%Ln move of both sides together has been made: the move limit.</numerusform>
            <numerusform>%Ln moves of both sides together have been made: the move limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three or more kings, with men or without, have not beaten a lone king in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>Three or more kings, with men or without, have not beaten a lone king in %Ln move of the stronger side.</numerusform>
            <numerusform>Three or more kings, with men or without, have not beaten a lone king in %Ln moves of the stronger side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three or more kings without men have not beaten a lone king in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>Three or more kings without men have not beaten a lone king in %Ln move of the stronger side.</numerusform>
            <numerusform>Three or more kings without men have not beaten a lone king in %Ln moves of the stronger side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Four or five pieces are left, kings on both sides, and %Ln move(s) of both sides together have passed without a capture or a crowning.</source>
        <translation>
            <numerusform>Four or five pieces are left, kings on both sides, and %Ln move of both sides together has passed without a capture or a crowning.</numerusform>
            <numerusform>Four or five pieces are left, kings on both sides, and %Ln moves of both sides together have passed without a capture or a crowning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Six or seven pieces are left, kings on both sides, and %Ln move(s) of both sides together have passed without a capture or a crowning.</source>
        <translation>
            <numerusform>Six or seven pieces are left, kings on both sides, and %Ln move of both sides together has passed without a capture or a crowning.</numerusform>
            <numerusform>Six or seven pieces are left, kings on both sides, and %Ln moves of both sides together have passed without a capture or a crowning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three pieces have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>Three pieces have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln move of the stronger side.</numerusform>
            <numerusform>Three pieces have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln moves of the stronger side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three pieces, a king among them, have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>Three pieces, a king among them, have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln move of the stronger side.</numerusform>
            <numerusform>Three pieces, a king among them, have not beaten a lone king that holds the main road, the long diagonal from White&apos;s left corner, in %Ln moves of the stronger side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One or two pieces, a king among them, have not beaten a lone king in %Ln move(s) of the stronger side.</source>
        <translation>
            <numerusform>One or two pieces, a king among them, have not beaten a lone king in %Ln move of the stronger side.</numerusform>
            <numerusform>One or two pieces, a king among them, have not beaten a lone king in %Ln moves of the stronger side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three pieces, a king among them, have not beaten a lone king in %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>Three pieces, a king among them, have not beaten a lone king in %Ln move of both sides together.</numerusform>
            <numerusform>Three pieces, a king among them, have not beaten a lone king in %Ln moves of both sides together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One or two pieces, a king among them, have not beaten a lone king in %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>One or two pieces, a king among them, have not beaten a lone king in %Ln move of both sides together.</numerusform>
            <numerusform>One or two pieces, a king among them, have not beaten a lone king in %Ln moves of both sides together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two kings have not beaten a lone king in %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>Two kings have not beaten a lone king in %Ln move of both sides together.</numerusform>
            <numerusform>Two kings have not beaten a lone king in %Ln moves of both sides together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A lone king has stood against a lone king for %Ln move(s) of both sides together.</source>
        <translation>
            <numerusform>A lone king has stood against a lone king for %Ln move of both sides together.</numerusform>
            <numerusform>A lone king has stood against a lone king for %Ln moves of both sides together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln man(men)</source>
        <comment>words of the Gulf</comment>
        <translation>
            <numerusform>%Ln man</numerusform>
            <numerusform>%Ln men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln man(men)</source>
        <translation>
            <numerusform>%Ln man</numerusform>
            <numerusform>%Ln men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <comment>of one king in a row</comment>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <comment>nearest to a player</comment>
        <translation>
            <numerusform>row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTexts</name>
    <message>
        <source>Page %L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusTexts</name>
    <message>
        <source>An earlier position is shown; the last move of the list leads back to the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Waiting for the opponent…</source>
        <comment>whose turn it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. One piece can capture and must.</source>
        <comment>whose turn it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Several pieces can capture; one of them must.</source>
        <comment>whose turn it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. This is a variation.</source>
        <comment>whose turn it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier position is shown; a move made here begins a variation.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::AboutDialog</name>
    <message>
        <source>About Naqla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naqla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draughts in all its variants: against the computer, with somebody beside you or on the local network.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.

Arabic letters: Noto Sans Arabic UI, SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::BoardWidget</name>
    <message>
        <source>Draughts board, %1</source>
        <comment>variant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list for screen readers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <comment>square of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can move</source>
        <comment>piece on the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be reached</source>
        <comment>square of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be captured</source>
        <comment>piece on the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing from %1.</source>
        <comment>an arrow or a circle; a square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circle on %1.</source>
        <comment>a square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No circle on %1 any more.</source>
        <comment>a square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow from %1 to %2.</source>
        <comment>squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No arrow from %1 to %2 any more.</source>
        <comment>squares</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circled</source>
        <comment>square of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrow to %1</source>
        <comment>drawn on the board; a square</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::ChatPanel</name>
    <message>
        <source>What was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write to the other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say a phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <comment>button: send what was written</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chat: who said what</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: what can be done about those who talk here</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute %1</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report %1…</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::CommentDialog</name>
    <message>
        <source>Comment</source>
        <comment>title of a dialog: on a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on the game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on %1:</source>
        <comment>a move</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::EarlierGamesMenu</name>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after %Ln move(s)</source>
        <translation>
            <numerusform>after %Ln move</numerusform>
            <numerusform>after %Ln moves</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>variant, how far it went, day and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no earlier games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All earlier games…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::EditorDesk</name>
    <message>
        <source>Set up a position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a game or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no draughts game or position. Copy the text of a game (PDN) or position (FEN) first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a diagram…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram could not be saved as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagram was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::EditorPage</name>
    <message>
        <source>Game:</source>
        <comment>variant of a position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a square to put the chosen piece; drag pieces to move them, or off the board. For a handicap, take pieces off the start position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave the page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button of the board editor: the start position</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>button of the board editor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all pieces off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip</source>
        <comment>button of the board editor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button of the board editor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position as text (FEN):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::FindPage</name>
    <message>
        <source>Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <comment>the name of somebody who gives none</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave this page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a game</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is open to everybody in your network; the others find it in their list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a game</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join a game</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: sit down at the chosen game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln local rule(s)</source>
        <translation>
            <numerusform>%Ln local rule</numerusform>
            <numerusform>%Ln local rules</numerusform>
        </translation>
    </message>
    <message>
        <source>you have %1</source>
        <comment>a colour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colours are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no seat is free</source>
        <comment>of a host in the list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>host and game, in the list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is not connected to a network. Connect it by cable or Wi-Fi; the list fills by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for games in your network…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game was found yet. Ask the host for the join code and type it below. Both computers have to be in the same network (this one is %1), and a firewall has to let Naqla in: ports %2 (UDP) and %3 (TCP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between addresses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play over a network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join code or address of a host, or address of a server:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a whole café, school or family: everybody opens tables and watches others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a room with %Ln table(s)</source>
        <translation>
            <numerusform>a room with %Ln table</numerusform>
            <numerusform>a room with %Ln tables</numerusform>
        </translation>
    </message>
    <message>
        <source>Games in your network, and servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>name and address of a server, in the list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a room with several tables…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::FirstStepsPage</name>
    <message>
        <source>Skip</source>
        <comment>button: without the first steps</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window colours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Naqla. Choose your language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how the board looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your first game. Arrows show good moves at the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::GameListDialog</name>
    <message numerus="yes">
        <source>%Ln game(s) in the file.</source>
        <translation>
            <numerusform>%Ln game in the file.</numerusform>
            <numerusform>%Ln games in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) found.</source>
        <translation>
            <numerusform>%Ln game found.</numerusform>
            <numerusform>%Ln games found.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is still being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game – %1</source>
        <comment>title of a dialog: name of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for players, event, date or result:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button: open the chosen game</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::GameListModel</name>
    <message>
        <source>No.</source>
        <comment>column: number of a game in its file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <comment>column: the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <comment>column: the player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <comment>column: the variant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given</source>
        <comment>of a game in a list: a player, event or date</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::GamePage</name>
    <message>
        <source>Play %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: confirm the move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your pieces, then where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <comment>a move</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::GameSpeech</name>
    <message>
        <source>Moves are spoken.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::HelpWindow</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draughts variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the dark squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On all squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game: %1</source>
        <comment>variant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play – %1</source>
        <comment>title of a window, variant</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::HostDialog</name>
    <message>
        <source>Host a game</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a game</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free text in the chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, moves second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an opponent</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an opponent</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>no password</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only by invitation, not in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a room with several tables</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the room</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What new tables begin with</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use for new tables</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the room:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own name</source>
        <comment>stands in the empty field for the name of a room</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::LanPage</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect only if the host says that its key is new. Connect all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <comment>button: do not trust the new key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, trust the new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player has left the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has lost the connection. The computer plays on after %2.</source>
        <comment>name; a number of seconds in words</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <comment>after a number of seconds</comment>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has lost the connection. Waiting for the return…</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays in the place of %1 now.</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has sat down at your table. The game that you play is kept.</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game? It is kept and goes on when you host again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game? The computer plays on in your place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <comment>tab beside the moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat (%L1)</source>
        <comment>tab beside the moves, with unread lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with %1 on the local network: %2, %3</source>
        <comment>name of a guest, variant, number of moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after %Ln move(s)</source>
        <translation>
            <numerusform>after %Ln move</numerusform>
            <numerusform>after %Ln moves</numerusform>
        </translation>
    </message>
    <message>
        <source>You sit at a table. Leave it, and open the link again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads nowhere. Ask for a new one, or type the host&apos;s address or join code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the network page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was closed, since nothing happened there for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moderators of this server have your report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others in your network find this room in their list, or by the join code %1 or the address %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others come into this room by the join code %1 or the address %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Close the room? %Ln game(s) are kept and go on when you open it again.</source>
        <translation>
            <numerusform>Close the room? %Ln game is kept and goes on when you open it again.</numerusform>
            <numerusform>Close the room? %Ln games are kept and go on when you open it again.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::LobbyPage</name>
    <message>
        <source>Show:</source>
        <comment>which games of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tables with a free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only among people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>button: look on at a running game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: sit down at the table of a code</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join by the invitation code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an opponent…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of %1</source>
        <comment>name of a server</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column: the time control</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <comment>column of a list of tables</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) played</source>
        <translation>
            <numerusform>%Ln move played</numerusform>
            <numerusform>%Ln moves played</numerusform>
        </translation>
    </message>
    <message>
        <source>with a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only people</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln watching</source>
        <translation>
            <numerusform>%Ln watching</numerusform>
            <numerusform>%Ln watching</numerusform>
        </translation>
    </message>
    <message>
        <source>free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game of a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between remarks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for somebody who wants the same game. It begins as soon as one comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table is open here now. Open one, or let an opponent be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more tables than are shown. Choose a game to see fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New account…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, a guest</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players…</source>
        <comment>button: the best, and one&apos;s own account</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All boards</source>
        <comment>button: shows all boards of a room at once</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here now: %L1</source>
        <comment>how many people</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, plays</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tables…</source>
        <comment>button: what each new table of a room begins with</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::MainWindow</name>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy game (PDN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy position (FEN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>button and menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves below the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>العربية</source>
        <comment>the name of the other language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Naqla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 could not be opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running game cannot be kept on disk. Check that there is room left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the last game: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the last game: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game that was running last is damaged and could not be read. It was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>variant and number of changed rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) changed</source>
        <translation>
            <numerusform>%Ln rule changed</numerusform>
            <numerusform>%Ln rules changed</numerusform>
        </translation>
    </message>
    <message>
        <source>You win! %1.</source>
        <comment>the result in words</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose. %1.</source>
        <comment>the result in words</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is lost. Reconnecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Naqla</source>
        <comment>window title: variant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naqla</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after %Ln move(s)</source>
        <translation>
            <numerusform>after %Ln move</numerusform>
            <numerusform>after %Ln moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <comment>the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button: take back an offer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: the rule that ended the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>result, score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences: result, score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score: %1 %2, %3 %4.</source>
        <comment>name, points, name, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copied game could not be opened. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 could not be read. Check that it exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::MoveListModel</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>a move in the list: number, side, move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variation: %1</source>
        <comment>a move in the list, outside the main line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no move</source>
        <comment>an empty place in the list of moves</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <comment>button: start the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level:</source>
        <comment>strength of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1: easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 2: medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 3: hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your colour:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, moves second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer against computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins from the position that was set up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::PauseCover</name>
    <message>
        <source>The game is paused; the clocks stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::PiecePalette</name>
    <message>
        <source>eraser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>tool of the board editor</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::PlayerStrip</name>
    <message numerus="yes">
        <source>%Ln piece(s) captured</source>
        <translation>
            <numerusform>%Ln piece captured</numerusform>
            <numerusform>%Ln pieces captured</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the only person at this computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %L1</source>
        <comment>strength of the computer, beside its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the details of a player</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::PlayersDialog</name>
    <message>
        <source>Players</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <comment>column: how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My games:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rank: %L1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has played enough rated games here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a variant and a speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody who has gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game of a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>result, day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::PrintDesk</name>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer %1 did not take the pages. Check that it is switched on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact about a game and its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>caption of a diagram: a move with its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages could not be saved as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages were saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::PrintDialog</name>
    <message>
        <source>PDF file</source>
        <comment>instead of a printer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Letter</source>
        <comment>size of paper</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Legal</source>
        <comment>size of paper</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <comment>button: as a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::ReadingCommands</name>
    <message>
        <source>&amp;Read</source>
        <comment>menu: read the game aloud</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moderators of this server will read what %1 has written here, and what you add.</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened? (may stay empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <comment>button: send the report</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln character(s) can be sent.</source>
        <translation>
            <numerusform>At most %Ln character can be sent.</numerusform>
            <numerusform>At most %Ln characters can be sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naqla::gui::RulesForm</name>
    <message>
        <source>Local rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move limit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture is compulsory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show available squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternate who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time control:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When time runs out:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes per player:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds added per move:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) for each move</source>
        <translation>
            <numerusform>%Ln second for each move</numerusform>
            <numerusform>%Ln seconds for each move</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes for the whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player loses the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer moves for the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s) changed</source>
        <comment>local rules in bold</comment>
        <translation>
            <numerusform>%Ln rule changed</numerusform>
            <numerusform>%Ln rules changed</numerusform>
        </translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>of moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) of both sides together</source>
        <translation>
            <numerusform>%Ln move of both sides together</numerusform>
            <numerusform>%Ln moves of both sides together</numerusform>
        </translation>
    </message>
    <message>
        <source>Draughts variants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::SettingsDialog</name>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <comment>page of the settings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <comment>page of the settings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window colours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits in sentences:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gulf words for the pieces:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight pieces that can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight squares that can be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight pieces that can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the pieces:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion: pieces move without animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a piece&apos;s only move with one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce moves to the screen reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>page of the settings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be heard: libcanberra, which plays the sounds, is not installed on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves cannot be spoken: speech-dispatcher, which speaks, is not installed on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::SettingsForm</name>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board: go to another square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board: pick up a piece, put it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board: go back one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board: type a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of moves: previous and next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of moves: the start, the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board: draw an arrow to another square, or a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of moves: write a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of moves: mark a move, take the mark away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of moves: make a variation the main line, delete it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::SidePanel</name>
    <message>
        <source>Moves</source>
        <comment>tab: the list of moves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>accessible name of the list of moves</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::SignInDialog</name>
    <message>
        <source>New account</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <comment>title of a dialog</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create the account</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At least %Ln character(s) for the password. Keep it well: only who runs the server can replace it.</source>
        <translation>
            <numerusform>At least %Ln character for the password. Keep it well: only who runs the server can replace it.</numerusform>
            <numerusform>At least %Ln characters for the password. Keep it well: only who runs the server can replace it.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer stays signed in until you sign out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::StartPage</name>
    <message>
        <source>Naqla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draughts for your computer. Choose a board to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::StudyMenu</name>
    <message>
        <source>Comment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>menu: of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mark</source>
        <comment>of a move</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a mark of a move, what it means</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the moves up to here (PDN)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::TablePage</name>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: stop connecting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a free seat…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for a guest…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play another game meanwhile; you are told when somebody comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has sat down</source>
        <comment>name of a guest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit opposite %1</source>
        <comment>name of the host</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>button: to the clipboard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the join code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is not connected to a network, so only programs on this computer can join. Connect it and host again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others cannot find this game by themselves, because another program uses the port for it. Give them the join code or the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others in your network find this game in their list. Who does not find it types the join code or the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln local rule(s)</source>
        <translation>
            <numerusform>%Ln local rule</numerusform>
            <numerusform>%Ln local rules</numerusform>
        </translation>
    </message>
    <message>
        <source>capture is not compulsory</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>draw after %Ln move(s) of both sides together</source>
        <translation>
            <numerusform>draw after %Ln move of both sides together</numerusform>
            <numerusform>draw after %Ln moves of both sides together</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of what is played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check number: when both screens show the same, nobody is listening between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <comment>name of the host or a guest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins when both have started it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants to start; the game begins when you start it too.</source>
        <comment>name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the game and start it; it begins when both have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for an opponent…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever chooses your table sits down opposite you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invitation code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link:</source>
        <comment>an address that leads to a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the invitation code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the link to whom you want to play with. Who is on this server already types the invitation code. Neither of them needs the password.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::TryWindow</name>
    <message>
        <source>Try it – %1</source>
        <comment>title of a window, variant</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naqla::gui::WallBoard</name>
    <message>
        <source>free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) played</source>
        <translation>
            <numerusform>%Ln move played</numerusform>
            <numerusform>%Ln moves played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naqla::gui::WallPage</name>
    <message>
        <source>All boards of %1</source>
        <comment>name of a room</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table that may be watched is open now. The boards appear here by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button: leave this page</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
