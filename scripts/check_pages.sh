#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks of the sources that need no build: the arrows between the folders, words and generated pages.
set -uo pipefail
cd "$(dirname "$0")/.."

failed=0
forbid() { # WHAT PATTERN PATH…
    local what=$1 pattern=$2 rows
    shift 2
    rows=$(grep -rnE "$pattern" "$@" 2>/dev/null)
    if [ -n "$rows" ]; then
        printf '%s:\n%s\n' "$what" "$rows"
        failed=1
    fi
}
forbid "Qt in core" '#include *[<"](Q[A-Za-z]|net/|gui/)' src/core
forbid "words for people in core or net" '\btr\(' src/core src/net
forbid "net uses the window" '#include *"gui/' src/net
forbid "sockets in the window" '#include *<Q(Tcp|Udp|Ssl|Local)(Socket|Server)>' src/gui
forbid "a disabled test" 'DISABLED_' tests
rows=$(find src tests scripts -type f \( -name '*.cpp' -o -name '*.h' -o -name '*.py' -o -name '*.sh' \) \
    -exec grep -L SPDX-License-Identifier {} +)
if [ -n "$rows" ]; then
    printf 'no licence line:\n%s\n' "$rows"
    failed=1
fi
python3 scripts/protocol_page.py --check || failed=1
python3 scripts/check_translations.py || failed=1
exit $failed
