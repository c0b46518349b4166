# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop that is installed and does not start is a failure, not a reason to skip."""
import os
import subprocess
import sys
import tempfile

import session

lacks = session.missing()
if lacks:
    print("skipped, for lack of", ", ".join(lacks))
    sys.exit(session.SKIPPED)
with tempfile.TemporaryDirectory(prefix="naqla-atspi-") as folder:
    display = os.path.join(folder, "Xvfb")
    with open(display, "w", encoding="utf-8") as script:
        script.write("#!/bin/sh\necho 'no display today' >&2\nexit 1\n")
    os.chmod(display, 0o700)
    surroundings = {name: value for name, value in os.environ.items() if name != session.INSIDE}
    surroundings["PATH"] = folder + os.pathsep + surroundings["PATH"]
    surroundings["PYTHONPATH"] = os.path.dirname(os.path.abspath(__file__))
    run = subprocess.run([sys.executable, "-B", "-c", "import session; session.enter()"], env=surroundings,
                         stdout=subprocess.PIPE, text=True, check=False)
assert run.returncode == 1, f"exit code {run.returncode}"
assert "no display today" in run.stdout, run.stdout
