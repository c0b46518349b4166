#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian packages that are missing. Usage: scripts/prepare.sh build start [check]
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
for kind in "$@"; do
    while read -r who package; do
        [ "$who" = "$kind" ] || continue
        status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
        [ "$status" = "install ok installed" ] || missing+=("$package")
    done < scripts/packages.txt
done
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "Please install these packages (Debian's names) and try again: ${missing[*]}" >&2
    exit 1
fi
become=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "Please install these packages as root and try again: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    become=(sudo)
fi
echo "Installing: ${missing[*]}"
apt() { "${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 -qq "$@"; }
install() { apt install -y --no-install-recommends "${missing[@]}" >/dev/null; }
# The lists of packages may be missing or old.
apt update || true
install || { sleep 5; apt update; install; }
