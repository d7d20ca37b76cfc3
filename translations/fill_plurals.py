#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills the plurals of an English .ts: "%n night(s)" is "%n night" and "%n nights"."""

import re
import sys
from pathlib import Path

EMPTY = re.compile(
    r"(<source>(?P<source>[^<]*)</source>(?:(?!</message>).)*?)"
    r'<translation type="unfinished">\s*<numerusform></numerusform>'
    r"\s*<numerusform></numerusform>\s*</translation>", re.DOTALL)
ENDING = re.compile(r"\(([a-z]+)\)")


def filled(match):
    one = ENDING.sub("", match.group("source"))
    many = ENDING.sub(r"\1", match.group("source"))
    form = "\n            <numerusform>{}</numerusform>"
    return f"{match.group(1)}<translation>{form.format(one)}{form.format(many)}" \
           "\n        </translation>"


for path in map(Path, sys.argv[1:]):
    path.write_text(EMPTY.sub(filled, path.read_text()))
