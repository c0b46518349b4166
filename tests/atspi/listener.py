# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen reader without a voice: it sits outside of the program, presses keys and keeps what would be spoken."""
import subprocess
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 20  # seconds


class Silence(AssertionError):
    """What was awaited has not been said."""


class Listener:
    """Runs a program and listens to it. `heard` has every utterance: (kind, text), the oldest first."""

    def __init__(self, command):
        self.heard = []
        self.focus = None  # the last thing that got the focus
        self._awaited = {}  # of each kind, where the search for the next utterance begins
        pyatspi.Registry.registerEventListener(self._on_focus, "object:state-changed:focused")
        pyatspi.Registry.registerEventListener(self._on_name, "object:property-change:accessible-name")
        self.program = subprocess.Popen(command)

    def close(self):
        self.program.terminate()
        self.program.wait()

    def until(self, condition, what):
        """Turns the loop of events until the condition holds; its value is returned."""
        context = GLib.MainContext.default()
        wake = GLib.timeout_add(50, lambda: True)  # so that what tells nothing is looked at again
        end = time.monotonic() + PATIENCE
        try:
            while True:
                value = condition()
                if value:
                    return value
                if time.monotonic() > end or self.program.poll() is not None:
                    said = "\n  ".join(f"{kind}: {text}" for kind, text in self.heard[-40:])
                    windows = [window.name for window in self.application()] if self.program.poll() is None else []
                    raise Silence(f"{what}\nWindows: {windows}. It has said:\n  {said}")
                context.iteration(True)
        finally:
            GLib.source_remove(wake)

    def application(self):
        """The program as the desktop knows it, once it has shown itself."""
        def find():
            for application in pyatspi.Registry.getDesktop(0):
                if application is not None and application.get_process_id() == self.program.pid:
                    return application
            return None
        return self.until(find, "the program does not appear on the desktop")

    def window(self, name):
        """Waits for a window with this name and gives it the keyboard, as a window manager would."""
        def find():
            return next((window for window in self.application() if window is not None and window.name == name), None)
        window = self.until(find, f"there is no window {name}")
        def active():
            if window.getState().contains(pyatspi.STATE_ACTIVE):
                return True
            subprocess.call(["xdotool", "search", "--onlyvisible", "--pid", str(self.program.pid), "--name", f"^{name}$",
                             "windowfocus"])
            return False
        self.until(active, f"the window {name} does not take the keyboard")
        return window

    def expect_choice(self, window, name, chosen):
        """Waits for a radio button with this name that is checked or is not."""
        def is_so():
            choice = pyatspi.findDescendant(window, lambda item: item is not None and item.name == name)
            return (choice is not None and choice.getRole() == pyatspi.ROLE_RADIO_BUTTON
                    and choice.getState().contains(pyatspi.STATE_CHECKED) == chosen)
        self.until(is_so, f"no choice {name} that is {'' if chosen else 'not '}checked")

    def press(self, *keys):
        """Presses keys one after the other, by their names in X: `space`, `ctrl+1`, `c`."""
        subprocess.run(["xdotool", "key", "--delay", "2", *keys], check=True)

    def type(self, text):
        """Types a text and closes it with Return."""
        self.press(*("minus" if sign == "-" else sign for sign in text), "Return")

    def await_text(self, kind, text):
        """Waits for an utterance after those of its kind that were awaited before."""
        def find():
            for index in range(self._awaited.get(kind, 0), len(self.heard)):
                if self.heard[index] == (kind, text):
                    self._awaited[kind] = index + 1
                    return True
            return False
        self.until(find, f"waited in vain for {kind}: {text}")

    def walk_to(self, name, key="Tab", limit=40):
        """Presses a key until the focus is on something of this name, as somebody does who listens."""
        for _ in range(limit):
            if self.focus and self.focus[1] == name:
                return
            count = len(self.heard)
            self.press(key)
            self.until(lambda: any(kind == "focus" for kind, _ in self.heard[count:]), f"{key} leads nowhere")
        raise Silence(f"{key} does not lead to {name}")

    def _on_focus(self, event):
        if event.detail1 == 1 and self._is_ours(event):
            self.focus = (event.source.getRoleName(), event.source.name)
            self.heard.append(("focus", event.source.name))

    def _on_name(self, event):
        if not self._is_ours(event):
            return
        parent = event.source.parent
        kind = {
            (pyatspi.ROLE_TABLE, pyatspi.ROLE_LABEL): "announced",
            (pyatspi.ROLE_TABLE, pyatspi.ROLE_TABLE_CELL): "square",
            (pyatspi.ROLE_STATUS_BAR, pyatspi.ROLE_LABEL): "status",
        }.get((parent and parent.getRole(), event.source.getRole()))
        if kind and event.source.name:
            self.heard.append((kind, event.source.name))

    def _is_ours(self, event):
        return event.host_application is not None and event.host_application.get_process_id() == self.program.pid
