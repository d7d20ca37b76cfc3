# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of an enum stands beside it, is its last value, and nobody takes a number for a value
without asking (src/core/enum_end.h)."""

import re
import unittest

from sources import ROOT, code_only, cpp_files, name

ENUM = re.compile(r"\benum class (\w+)\s*:\s*\w+\s*\{([^}]*)\}\s*;", re.S)
END = re.compile(r"\bconstexpr (\w+) lastOf\(\1\)\s*\{\s*return (\w+)::(\w+);\s*\}")
# Where values come from a file or a line, a number becomes a value by core::enumFrom() alone.
READERS = ("src/storage", "src/remote", "src/booking/saga/saga_text.cpp")
# {(file, enum): reason}
ALLOWED = {
    ("src/storage/rows.cpp", "RecordKind"): "whoever checks the log reads it as it is",
}


def values(body):
    """Names of an enum with their numbers, in order."""
    found, number = {}, -1
    for part in filter(None, (p.strip() for p in body.split(","))):
        word, _, said = (p.strip() for p in part.partition("="))
        number = int(said, 0) if said else number + 1
        found[word] = number
    return found


def enums():
    for path in cpp_files("src"):
        code = code_only(path.read_text())
        ends = {m.group(1): (m.group(2), m.group(3), m.start()) for m in END.finditer(code)}
        for found in ENUM.finditer(code):
            yield path, code, found, ends.get(found.group(1))


class EnumEnds(unittest.TestCase):
    def test_the_end_is_the_true_last(self):
        checked = 0
        for path, code, found, end in enums():
            if end is None:
                continue
            numbers = values(found.group(2))
            with self.subTest(enum=f"{name(path)} {found.group(1)}"):
                self.assertEqual(end[0], found.group(1))
                self.assertEqual(end[1], max(numbers, key=numbers.get))
                self.assertEqual(code[found.end():end[2]].replace("friend", "").strip(), "",
                                 "the end stands right behind its enum")
            checked += 1
        self.assertGreaterEqual(checked, 35)

    def test_what_is_never_renumbered_has_an_end(self):
        """Whose numbers are stored says so in the comment above it."""
        for path in cpp_files("src"):
            text = path.read_text()
            stored = r"never renumber[^\n]*\n(?:///[^\n]*\n)*enum class (\w+)"
            for said in re.finditer(stored, text):
                with self.subTest(enum=f"{name(path)} {said.group(1)}"):
                    self.assertRegex(text, rf"constexpr {said.group(1)} lastOf\(")

    def test_nobody_takes_a_number_for_a_value(self):
        named = {f.group(1) for _, _, f, end in enums() if end is not None}
        cast = re.compile(r"(?:static_cast<(?:\w+::)*(\w+)>\s*\(|\b(?:\w+::)?(\w+)\()"
                          r"\s*(?:row|q|s|in)(?:\.|->)(?:integer|small|number)\(")
        for path in cpp_files("src"):
            if not name(path).startswith(READERS):
                continue
            for found in cast.finditer(code_only(path.read_text())):
                kind = found.group(1) or found.group(2)
                if (name(path), kind) in ALLOWED:
                    continue
                with self.subTest(file=name(path), enum=kind):
                    self.assertNotIn(kind, named)


if __name__ == "__main__":
    unittest.main()
