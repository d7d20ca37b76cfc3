# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text of the window is there in German too: lupdate finds no text that is missing
from translations/, none that is no longer used, and none is unfinished. `./dev translate`
brings new texts in; translate them and take type="unfinished" away."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from sources import ROOT, name

LUPDATE = os.environ.get("ROOMRACK_LUPDATE", "")
OPTIONS = os.environ.get("ROOMRACK_LUPDATE_OPTIONS", "").split()


def messages(path):
    """{(context, source, comment): (type, texts)} of a .ts file."""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"),
                   message.findtext("comment") or "")
            translation = message.find("translation")
            forms = [f.text or "" for f in translation.iter("numerusform")]
            found[key] = (translation.get("type", ""), forms or [translation.text or ""])
    return found


class Translations(unittest.TestCase):
    def files(self):
        found = sorted((ROOT / "translations").glob("*.ts"))
        self.assertIn("roomrack_de.ts", [p.name for p in found])
        return found

    def say(self, path, what, keys):
        if keys:
            self.fail("\n".join([f"{name(path)}: {len(keys)} texts {what}; see ./dev translate"]
                                + [f"  {context}: {text!r}" for context, text, _ in sorted(keys)]))

    def test_nothing_is_unfinished(self):
        for path in self.files():
            self.say(path, "are not translated",
                     [key for key, (kind, texts) in messages(path).items()
                      if kind == "unfinished" or not all(t.strip() for t in texts)])

    def test_lupdate_finds_nothing_new_and_nothing_gone(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in self.files():
                copy = Path(folder) / path.name
                shutil.copy(path, copy)
                plural = ["-pluralonly"] if path.stem.endswith("_en") else []
                subprocess.run([LUPDATE, "-silent", *OPTIONS, *plural, "src", "ui", "-ts",
                                str(copy)], cwd=ROOT, check=True)
                before, after = set(messages(path)), set(messages(copy))
                self.say(path, "are missing", after - before)
                self.say(path, "are no longer used", before - after)

    def test_placeholders_survive_translation(self):
        def places(text):
            return {p for p in ("%1", "%2", "%3", "%4", "%5", "%6", "%n") if p in text}
        for path in self.files():
            self.say(path, "lose or gain a %1",
                     [key for key, (kind, texts) in messages(path).items() if not kind
                      for text in texts if places(text) - {"%n"} != places(key[1]) - {"%n"}])


# The code that reads and writes what other systems say names the fields of their messages.
FOREIGN = {"api", "http", "protocols", "simulator", "programs", "gateways"}
FIELD = re.compile(r"""ErrorCode::\w+,\s*QStringLiteral\("([^"]+)"\)
                    |\bfield\s=\sQStringLiteral\("([^"]+)"\)
                    |\bk\w*Field\w*\s=\sQStringLiteral\("([^"]+)"\)""", re.VERBOSE)
# Written as it is, in any language.
NAMES = {"Idempotency-Key"}


class FieldsOfErrors(unittest.TestCase):
    def test_each_is_listed_for_translation(self):
        listed, used = set(NAMES), {}
        for path in sorted((ROOT / "src").glob("*/**/*.*")):
            if path.suffix not in (".cpp", ".h"):
                continue
            text = path.read_text(encoding="utf-8")
            listed.update(re.findall(r'QT_TRANSLATE_NOOP\("Field", "([^"]+)"\)', text))
            if path.relative_to(ROOT / "src").parts[0] not in FOREIGN:
                for found in FIELD.finditer(text):
                    used[next(filter(None, found.groups()))] = name(path)
        self.assertGreater(len(used), 50)
        missing = {field: where for field, where in used.items() if field not in listed}
        self.assertEqual(missing, {}, "list them in src/core/error.cpp")


if __name__ == "__main__":
    if not LUPDATE:
        print("no lupdate in this build: nothing to compare")
        sys.exit(77)
    unittest.main()
