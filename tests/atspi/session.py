# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop for one test: a display without a screen, a message bus of its own, and folders that go away again.

The script that is tested calls `enter()` first. Outside of such a desktop it starts one, runs itself in it and leaves
with its exit code; inside it returns at once. What is missing on the machine is named, and the exit code is SKIPPED.
"""
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77
INSIDE = "NAQLA_ATSPI_SESSION"


def missing():
    """What this machine lacks, in the names of Debian's packages."""
    lacks = []
    for command, package in (("Xvfb", "xvfb"), ("dbus-run-session", "dbus-daemon"), ("xdotool", "xdotool")):
        if not shutil.which(command):
            lacks.append(package)
    if importlib.util.find_spec("pyatspi") is None:
        lacks.append("python3-pyatspi")
    if not any(os.path.exists(f"{folder}/at-spi2-registryd") for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")):
        lacks.append("at-spi2-core")
    return lacks


def start_display(log):
    """Starts Xvfb, which chooses a free number itself and tells it as soon as it takes clients."""
    reading, writing = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        pass_fds=[writing], stdout=log, stderr=log)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    return display, number


def environment(home, number):
    kept = {name: value for name, value in os.environ.items()
            if name in ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS")}
    runtime = os.path.join(home, "runtime")
    os.mkdir(runtime, 0o700)
    kept.update({
        INSIDE: home,
        "HOME": home,
        "XDG_RUNTIME_DIR": runtime,
        "XDG_CONFIG_HOME": os.path.join(home, "config"),
        "XDG_DATA_HOME": os.path.join(home, "data"),
        "XDG_CACHE_HOME": os.path.join(home, "cache"),
        "TMPDIR": home,
        "DISPLAY": f":{number}",
        "LANG": "C.UTF-8",
        "GSETTINGS_BACKEND": "memory",
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONUNBUFFERED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    })
    return kept


def enter():
    if INSIDE in os.environ:
        return
    lacks = missing()
    if lacks:
        print("skipped, for lack of", ", ".join(lacks))
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory(prefix="naqla-atspi-") as home, open(os.path.join(home, "log"), "w+") as log:
        display, number = start_display(log)
        try:
            if not number:
                print("Xvfb is installed and does not start")
                code = 1
            else:
                code = subprocess.call(["dbus-run-session", "--", sys.executable, *sys.argv],
                                       env=environment(home, number), stderr=log)
        finally:
            display.terminate()
            display.wait()
        if code != 0:
            log.seek(0)
            sys.stdout.write(log.read())
    sys.exit(code)
