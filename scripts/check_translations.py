#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the translations: complete, up to date with the sources, and written by the house's rules.

Usage: check_translations.py [REPOSITORY]   prints what is wrong and exits with 1, else with 0
"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PLACEHOLDER = re.compile(r"%(?:L?\d+|L?n)")
DIRECTION_CONTROLS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
ARABIC = "\u0600-\u06ff"
LATIN_PUNCTUATION = re.compile(f"[{ARABIC}] ?[?,;]")
SPACE_BEFORE_PUNCTUATION = re.compile(r"\s[،؛؟:.!](?:\s|$)")
FORMS = {"ar": 6, "en": 2}
FEW, OTHER = 3, 5


def messages(path):
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            yield context.findtext("name"), message


def placeholders(text):
    return sorted(PLACEHOLDER.findall(text))


def faults_of_text(language, source, text, counts_may_be_words):
    if not text:
        yield "is empty"
        return
    wanted, found = placeholders(source), placeholders(text)
    if counts_may_be_words:
        wanted = [p for p in wanted if not p.endswith("n")]
        found = [p for p in found if not p.endswith("n")]
    if wanted != found:
        yield f"has the placeholders {found} instead of {wanted}"
    if DIRECTION_CONTROLS.search(text):
        yield "contains a direction control"
    if language != "ar":
        return
    if "&" in text:
        yield "contains '&', which cuts joined letters apart"
    if LATIN_PUNCTUATION.search(text):
        yield "has a Latin question mark, comma or semicolon; use ؟ ، ؛"
    if "..." in text:
        yield "has three dots; use …"
    if SPACE_BEFORE_PUNCTUATION.search(text):
        yield "has a space before a punctuation mark"


def faults_of_message(language, message):
    source = message.findtext("source")
    translation = message.find("translation")
    counted = message.get("numerus") == "yes"
    # English speaks for itself, except where it has to tell one from many.
    if language == "en" and not counted:
        return
    if translation.get("type") is not None:
        yield f"is {translation.get('type')}"
        return
    if not counted:
        yield from faults_of_text(language, source, translation.text, False)
        return
    forms = [form.text for form in translation.findall("numerusform")]
    if len(forms) != FORMS[language]:
        yield f"has {len(forms)} forms instead of {FORMS[language]}"
        return
    for index, form in enumerate(forms):
        # "No moves", "one move" and "two moves" say the number in words.
        in_words = index <= 2 if language == "ar" else index == 0
        yield from faults_of_text(language, source, form, in_words)
    if language == "ar" and forms[FEW] == forms[OTHER]:
        yield "has the same form for 3 to 10 and for 100"


def untranslated_in_sources(root, language):
    """Texts that the sources have and the file lacks, when Qt's lupdate is installed."""
    lupdate = shutil.which("lupdate", path="/usr/lib/qt6/bin:/usr/lib64/qt6/bin") or shutil.which("lupdate6")
    if lupdate is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / f"naqla_{language}.ts"
        shutil.copy(root / "translations" / copy.name, copy)
        before = {(context, m.findtext("source"), m.findtext("comment")) for context, m in messages(copy)}
        subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "none", "-I", root / "src",
                        root / "src" / "gui", "-ts", copy], check=True, stdout=subprocess.DEVNULL)
        after = {(context, m.findtext("source"), m.findtext("comment")) for context, m in messages(copy)}
    for context, source, _ in sorted(after - before, key=str):
        yield f"{language}: {context}: {source!r} is in the sources but not in the file"
    for context, source, _ in sorted(before - after, key=str):
        yield f"{language}: {context}: {source!r} is in the file but no longer in the sources"


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    faults = []
    count = 0
    for language in FORMS:
        for context, message in messages(root / "translations" / f"naqla_{language}.ts"):
            count += 1
            faults += [f"{language}: {context}: {message.findtext('source')!r} {fault}"
                       for fault in faults_of_message(language, message)]
        faults += untranslated_in_sources(root, language)
    for fault in faults:
        print(fault)
    print(f"{count} messages, {len(faults)} faults")
    return 1 if faults or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
