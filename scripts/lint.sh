#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Layout (clang-format 14) and clang-tidy 14 over our sources; needs a configured build/release.
set -uo pipefail
cd "$(dirname "$0")/.."
for tool in clang-format clang-tidy; do
    command -v $tool >/dev/null || { echo "Please install $tool and try again." >&2; exit 1; }
done
failed=0
git ls-files '*.cpp' '*.h' | xargs clang-format --dry-run -Werror || failed=1
git ls-files 'src/*.cpp' | xargs -P "$(nproc)" -n 4 clang-tidy -p build/release --quiet --warnings-as-errors='*' || failed=1
exit $failed
