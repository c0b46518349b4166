<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
        <source>The variant of the game is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %L1: %2</source>
        <comment>line of a file, what is wrong there</comment>
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
        <source>The file %1 could not be read. Check that it exists and is not larger than 16 MiB.</source>
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
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
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
</context>
<context>
    <name>naqla::gui::MoveListModel</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>a move in the list: number, side, move</comment>
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
</context>
<context>
    <name>naqla::gui::NoticeBar</name>
    <message>
        <source>Close this notice</source>
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
        <source>Board:</source>
        <comment>colours of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces:</source>
        <comment>set of pieces</comment>
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
</TS>
