#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game with the program as somebody does who only has keys and a screen reader.

Usage: play_by_ear.py PROGRAM LANGUAGE FOLDER_OF_TRANSLATIONS
"""
import sys

import session

session.enter()

from listener import Listener  # noqa: E402  (it needs the desktop that session.enter gives)
from words import Words  # noqa: E402

WHITE, BLACK = "White", "Black"
# Square left, square reached, pieces taken. Black wins, with captures of two, three and four pieces.
GAME = [
    ("e3", "f4", 0), ("d6", "c5", 0), ("f2", "e3", 0), ("c5", "d4", 0), ("c3", "e5", 1), ("f6", "h4", 3),
    ("a3", "b4", 0), ("b6", "a5", 0), ("e1", "f2", 0), ("a5", "e5", 4), ("c1", "d2", 0), ("e5", "f4", 0),
    ("h2", "g3", 0), ("f4", "a3", 2), ("a1", "b2", 0), ("h4", "f2", 1), ("g1", "e3", 1), ("a3", "g5", 2),
]
CROWNING = 9  # the number of the move in GAME


class Player:
    def __init__(self, program, words):
        self.words = words
        self.listener = Listener([program, "--lang", words.language])
        self.right = "Right" if words.language == "en" else "Left"

    def side(self, name):
        return self.words("GameTexts", name, comment="side")

    def square(self, name, *more):
        """What is said of a square: its name and what is there, in the order given."""
        text = self.words("GameTexts", "%1, empty", name, comment="square")
        if more and more[0]:
            text = self.words("GameTexts", "%1, %2", name, self.words("GameTexts", more[0]),
                              comment="square, piece on it")
        for addition, comment in more[1:]:
            text = self.words("BoardWidget", "%1, %2", text, self.words("BoardWidget", addition, comment=comment),
                              comment="list for screen readers")
        return text

    def turn(self, name, more=None):
        text = self.words("GameTexts", "%1 to move", self.side(name))
        return self.words("StatusTexts", more, text, comment="whose turn it is") if more else text

    def spoken(self, number):
        """What is announced of a move of the game."""
        start, end, taken = GAME[number]
        pattern = "%1: %2 takes, to %3." if taken else "%1: %2 to %3."
        side = self.side(BLACK if number % 2 else WHITE)
        said = [self.words("GameTexts", pattern, side, start, end, comment="side, squares")]
        if taken:
            said.append(self.words("GameTexts", "%Ln piece(s) captured.", number=taken))
        if number == CROWNING:
            said.append(self.words("GameTexts", "Crowned."))
        return " ".join(said)

    def start_game(self):
        """From the start page to the board: a game of two people at this computer."""
        words, listener = self.words, self.listener
        listener.window(words("MainWindow", "Naqla"))
        self.pass_first_steps()
        listener.walk_to(words("FamilyTexts", "Dama on the dark squares"))
        listener.press("space")
        dialog = listener.window(words("NewGameDialog", "New game", comment="title of a dialog"))
        for family, chosen in (("Dama on the dark squares", True), ("Dama on all squares", False)):
            listener.expect_choice(dialog, words("FamilyTexts", family), chosen)
        listener.walk_to(words("NewGameDialog", "Against the computer"))
        listener.press(self.right)
        listener.await_text("focus", words("NewGameDialog", "Two players on this computer"))
        listener.press("Return")
        listener.window(words("MainWindow", "%1 – Naqla", words("GameTexts", "Russian draughts"),
                              comment="window title: variant"))
        listener.await_text("focus", self.square("b8", "black man"))

    def pass_first_steps(self):
        """The questions of the first start: a language, then nothing more."""
        words, listener = self.words, self.listener
        own = "العربية" if words.language == "ar" else "English"
        listener.await_text("focus", own)
        listener.press("space")
        listener.await_text("focus", words("OptionTexts", "Same as system"))
        listener.walk_to(words("FirstStepsPage", "Skip", comment="button: without the first steps"))
        listener.press("Return")
        listener.await_text("focus", words("FamilyTexts", "Dama on the dark squares"))

    def move_by_arrows(self):
        """The first move, square by square."""
        listener = self.listener
        movable = ("can move", "piece on the board")
        for key, square in (("Down", self.square("a7", "black man")), ("End", self.square("g7", "black man")),
                            ("Down", self.square("f6", "black man")), ("Down", self.square("g5")),
                            ("Down", self.square("f4")), ("Down", self.square("g3", "white man", movable)),
                            ("Left", self.square("e3", "white man", movable))):
            listener.press(key)
            listener.await_text("focus", square)
        listener.press("space")
        listener.await_text("square", self.square("e3", "white man", ("selected", "square of the board")))
        reachable = ("can be reached", "square of the board")
        for key, square in (("Up", "d4"), ("Right", "f4")):
            listener.press(key)
            listener.await_text("focus", self.square(square, None, reachable))
        listener.press("space")

    def play(self):
        listener, words = self.listener, self.words
        self.move_by_arrows()
        for number, (start, end, _) in enumerate(GAME):
            if number == 4:
                self.refuse()
            if number > 0:
                listener.type(f"{start}-{end}")
            if number < len(GAME) - 1:
                listener.await_text("announced", self.spoken(number))
        result = words("GameTexts", "as all pieces of one side are captured", comment="reason of a result")
        wins = words("GameTexts", "%1 wins", self.side(BLACK), comment="side")
        listener.await_text("announced", f"{self.spoken(len(GAME) - 1)} " + words(
            "GameTexts", "%1 %2", wins, result, comment="outcome of a game and its reason"))
        listener.press("ctrl+2")
        listener.await_text("announced", self.spoken(len(GAME) - 1))
        listener.press("ctrl+6")
        listener.await_text("announced", words("GameReader", "%1 has no pieces.", self.side(WHITE), comment="a side"))

    def refuse(self):
        """A move against the rules: the program says whose turn it is, what must be done, and why the move is none."""
        listener, words = self.listener, self.words
        turn = self.turn(WHITE, "%1. Several pieces can capture; one of them must.")
        listener.await_text("status", turn)
        listener.press("ctrl+1")
        listener.await_text("announced", turn)
        listener.type("g3-h4")
        listener.await_text("announced", words("GameTexts", "You must capture: choose one of the marked pieces."))

    def check_heard(self):
        """Whatever was said is a text in the language of the window, without marks that only the eye needs."""
        for kind, text in self.listener.heard:
            letters = [sign for sign in text if sign.isalpha()]
            arabic = any("\u0600" <= sign <= "\u06ff" for sign in letters)
            assert letters, f"nothing is said: {kind} {text!r}"
            assert arabic == (self.words.language == "ar"), f"said in another language: {kind} {text!r}"
            assert not any("\u2066" <= sign <= "\u2069" for sign in text), f"direction marks: {kind} {text!r}"


def main():
    program, language, translations = sys.argv[1:]
    player = Player(program, Words(language, translations))
    try:
        player.start_game()
        player.play()
        player.check_heard()
    finally:
        player.listener.close()
        for kind, text in player.listener.heard:
            print(f"{kind}: {text}")


main()
