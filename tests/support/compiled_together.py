#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the source of one program for several test files: most of the time of a test goes into
compiling what all of them include.

    compiled_together.py OUTPUT NAME=FILE...

Everything the files include comes first. Each file then stands in a namespace of its own, where its
includes have no effect (the headers are guarded) and its main() is an ordinary function. The first
argument of the program names the one to run.
"""
import re
import sys
from pathlib import Path

INCLUDE = re.compile(r'#include (<[^>]+>|"[^"]+")')

BEFORE = """
// QTEST_MAIN would declare it in the namespaces of the tests.
#undef QTEST_ADD_GPU_BLACKLIST_SUPPORT_DEFS
#define QTEST_ADD_GPU_BLACKLIST_SUPPORT_DEFS
// The tests are included, but they are no headers.
#pragma GCC diagnostic ignored "-Wsubobject-linkage"
"""


def included(file):
    """What a file includes, besides what moc makes of it."""
    for line in file.read_text(encoding="utf-8").splitlines():
        found = INCLUDE.match(line)
        if found and not found[1].endswith('.moc"'):
            beside = file.parent / found[1][1:-1]
            yield f'"{beside}"' if found[1][0] == '"' and beside.exists() else found[1]


def main():
    output = Path(sys.argv[1])
    tests = [(name, Path(file)) for name, file in (a.split("=", 1) for a in sys.argv[2:])]
    headers = dict.fromkeys(h for _, file in tests for h in included(file))
    lines = [f"#include {header}" for header in ['"support/named_tests.h"', *headers]]
    lines.append(BEFORE)
    for name, file in tests:
        lines.append(f'namespace in_{name} {{\n#include "{file}"\n}}')
    lines.append("\nint main(int argc, char *argv[])\n{")
    named = ", ".join(f'{{"{name}", &in_{name}::main}}' for name, _ in tests)
    lines.append(f"    return roomrack::tests::runNamed(argc, argv, {{{named}}});\n}}")
    output.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
