#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes docs/protocol.md from the headers of src/net/wire, or with --check says whether it is up to date."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIRE = ROOT / "src/net/wire"
PAGE = ROOT / "docs/protocol.md"

INTRO = """# The network protocol

*Made by `scripts/protocol_page.py` from the headers in `src/net/wire`; change those, not this page.*

A client and a server exchange messages over TLS 1.2 or later. A room on a local network and a server on the internet
speak the same protocol.

## Frames

Each side first sends 8 bytes: `NAQLA` and a line feed, the major version ({major}), 0. Another beginning closes the
connection silently; another major version means that one side must be updated. Then come frames: the length of the
payload as 4 bytes, big-endian, and the payload. A length of 0 or above the limit ends the connection as soon as its
4 bytes are in. Limits: {limits}.

## Payloads

A payload is one CBOR map (RFC 8949) of a strict profile: definite lengths, shortest heads, keys that are unsigned
numbers in ascending order; numbers that are unsigned, byte strings, UTF-8 texts, arrays, maps and booleans, nothing
else; nesting of at most {nesting}, maps of at most {pairs} pairs, arrays of at most {array} elements. Anything else is
answered `ERROR BadFrame` and closes the connection.

| key | name | what |
|---|---|---|
| 0 | type | the number of the message; comes first |
| 1 | rid | the client's number of a request, echoed in every answer to it |
| 2 | seq | the server's number of the event in this connection, from 1 on, one more each |
| 3 | ack | the greatest `seq` that the client has handled |
| 4 | table | the table that the message is about |
| 8 and up | | the body |

A key that is missing stands for 0, false, empty or nothing, unless the lists below say otherwise. A key that is not
known is passed over. A request that is not known is answered `ERROR UnknownType`. Numbers and keys are never used
again for something else. Optional behaviour is named in `caps` and used only when both sides named it.

Squares are index numbers: 1 at the top left in reading order, White at the bottom. Rules are core's canonical rules
text, positions canonical FEN with index numbers. Times are milliseconds.

## Hashes

The *rules digest* is the first 8 bytes of the SHA-256 of the expanded rules text, as a big-endian number. The *hash of
a position* is the same over `variant|digest|FEN|ply`: text id of the variant, digest as 16 lower-case hex digits,
canonical FEN, number of moves made. `tests/net/hash_vectors.txt` has values for every variant.

A move is named by its first and last square and the set of captured squares. `MOVE` carries the hash of the position
that the player saw after it; the server refuses a legal move that leads to another board. The same `(game, ply,
moveId)` again gives the same `MOVED` again, so a client may repeat a move after a broken connection.
"""

CPP_KINDS = {"bool": "boolean", "QString": "text", "std::string": "text", "QByteArray": "bytes", "GameId": "bytes",
             "std::vector<std::uint8_t>": "bytes", "QStringList": "array of texts", "TableId": "number",
             "AccountId": "number", "Hash": "number"}


def kind_of(cpp):
    if cpp in CPP_KINDS:
        return CPP_KINDS[cpp]
    if re.fullmatch(r"std::uint\d+_t", cpp):
        return "number"
    if inner := re.fullmatch(r"std::vector<(.+)>", cpp):
        return "array of " + (kind_of(inner[1]) if kind_of(inner[1]) != "number" else "numbers")
    if inner := re.fullmatch(r"std::optional<(.+)>", cpp):
        return "optional " + kind_of(inner[1])
    return f"[{cpp.split('::')[-1]}](#{cpp.split('::')[-1].lower()})"


def doc_before(text, position):
    lines = []
    for line in reversed(text[:position].rstrip("\n").split("\n")):
        if not line.strip().startswith("///"):
            break
        lines.insert(0, line.strip()[3:].strip())
    return " ".join(lines)


def structs(text):
    for match in re.finditer(r"^struct (\w+)\s*\{(.*?)^\};", text, re.S | re.M):
        body = match[2]
        if "static constexpr auto fields" not in body:
            continue
        members = {m[2]: (m[1], m[3], (m[4] or "").strip()) for m in re.finditer(
            r"^    (?!static|friend)([\w:<>]+) (\w+)((?: = [^;]+|\{\})?);(?: ///< ?(.*))?$", body, re.M)}
        listing = re.search(r"fieldList\((.*?)\);\n", body, re.S)[1]
        fields = []
        for entry in re.finditer(r'field\((\d+), "(\w+)", &\w+::(\w+)(.*?)\)(?=,\s*field|\s*$)', listing, re.S):
            cpp, default, note = members[entry[3]]
            size, each = re.search(r"\.size = (\d+)", entry[4]), re.search(r"\.each = (\d+)", entry[4])
            limit = (size[1] if size else "") + (f", {each[1]} bytes each" if each else "")
            default = default.removeprefix(" = ").strip("{}")
            if default not in ("", "0", "false") and not default.endswith("{}"):
                note = f"{note}; missing: {default.split('::')[-1]}".lstrip("; ")
            secret = "Secret" in entry[4]
            fields.append((entry[1], entry[2], kind_of(cpp), limit, note + (" (secret)" if secret else "")))
        if len(fields) != len(re.findall(r"field\(", listing)):
            sys.exit(f"cannot read the fields of {match[1]}")
        name = re.search(r'std::string_view name = "(\w+)"', body)
        yield {"struct": match[1], "name": name and name[1], "doc": doc_before(text, match.start()), "fields": fields}


def table(fields):
    if not fields:
        return "No body.\n"
    rows = "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |\n" for row in fields)
    return "| key | name | kind | limit | what |\n|---|---|---|---|---|\n" + rows


def page():
    types, messages = (WIRE / "types.h").read_text(), (WIRE / "messages.h").read_text()
    numbers_text = (WIRE / "message_types.h").read_text()
    splitter, cbor = (WIRE / "frame_splitter.h").read_text(), (WIRE / "cbor.h").read_text()
    numbers = {m[1]: int(m[2]) for m in re.finditer(r"^    (\w+) = (\d+),$", numbers_text, re.M)}
    limits = ", ".join(f"{name} {int(size) << 10} bytes" for name, size in (
        ("before login", re.search(r"BeforeLogin = (\d+)U", splitter)[1]),
        ("to the server", re.search(r"ToServer = (\d+)U", splitter)[1]),
        ("to the client", re.search(r"ToClient = (\d+)U", splitter)[1])))
    out = INTRO.format(major=re.search(r"MajorVersion = (\d+)", splitter)[1], limits=limits,
                       nesting=re.search(r"MaxNesting = (\d+)", cbor)[1],
                       pairs=re.search(r"MaxMapPairs = (\d+)", cbor)[1],
                       array=re.search(r"MaxArraySize = (\d+)", cbor)[1])

    def alternatives(direction):
        found = re.search(rf"using {direction}\s*=\s*std::variant<(.*?)>;", messages, re.S)[1]
        return {name.strip() for name in found.split(",")}
    to_server, to_client = alternatives("ClientMessage"), alternatives("ServerMessage")

    built = sorted((m for m in structs(messages) if m["name"]), key=lambda m: numbers[m["struct"]])
    out += "\n## Messages\n"
    for message in built:
        name = message["struct"]
        way = {(True, False): "to the server", (False, True): "to the client", (True, True): "both ways"}[
            (name in to_server, name in to_client)]
        out += f"\n### {numbers[name]} {message['name']} ({way})\n\n"
        out += (message["doc"] + "\n\n" if message["doc"] else "") + table(message["fields"])

    out += "\n## Numbers kept for later\n\n| number | name | direction | body keys |\n|---|---|---|---|\n"
    ways = {"ToServer": "to the server", "ToClient": "to the client", "Both": "both ways"}
    reserved = re.findall(
        r'ReservedMessage\{\s*MessageType::(\w+),\s*"(\w+)",\s*Direction::(\w+),\s*"([^"]*)"', numbers_text)
    for struct, name, way, keys in reserved:
        out += f"| {numbers[struct]} | {name} | {ways[way]} | {keys} |\n"
    missing = set(numbers) - {m["struct"] for m in built} - {row[0] for row in reserved}
    if missing:
        sys.exit(f"neither built nor reserved: {', '.join(sorted(missing))}")

    out += "\n## Records\n"
    for record in structs(types):
        out += f"\n### {record['struct']}\n\n" + (record["doc"] + "\n\n" if record["doc"] else "")
        out += table(record["fields"])

    out += "\n## Numbers with names\n"
    for match in re.finditer(r"^enum class (\w+) : [\w:]+\s*\{(.*?)\};", types, re.S | re.M):
        out += f"\n### {match[1]}\n\n" + (doc_before(types, match.start()) + "\n\n" if doc_before(
            types, match.start()) else "")
        value, rows = 0, ""
        body = re.sub(r"(///<.*)", lambda m: m[0].replace(",", "\0"), match[2])
        for entry in re.finditer(r"(\w+)(?: = (\d+))?,?[ \t]*(?:///< ?(.*))?(?=\n|,|$|\s)", body):
            if not entry[1][0].isupper():
                continue
            value = int(entry[2]) if entry[2] else value
            note = (entry[3] or "").replace("\0", ",").strip()
            rows += f"| {value} | {entry[1]} | {note} |\n"
            value += 1
        out += "| number | name | what |\n|---|---|---|\n" + rows
    return out


def main():
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text() != text:
            sys.exit("docs/protocol.md is not what the headers say: run scripts/protocol_page.py")
        return
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text)


if __name__ == "__main__":
    main()
