# SPDX-License-Identifier: GPL-3.0-or-later
"""roomrack --demo as a user starts it: what it says at the end of a tour, and that the user's
settings and passwords stay as they are."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOMRACK = Path(os.environ.get("ROOMRACK_BIN_DIR", "build/dev/bin")) / "roomrack"
PATIENCE = 300
# The page Reports has no grid, so its window would never paint one.
SETTINGS = "[window]\npage=reports\n\n[secrets]\nfile={}\n"


class DemoWindow(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        self.user = self.folder / "user"
        (self.user / "config" / "Roomrack").mkdir(parents=True)
        sealed = self.user / "secrets.sealed"
        sealed.write_bytes(b"not to be opened")
        settings = self.user / "config" / "Roomrack" / "Roomrack.conf"
        settings.write_text(SETTINGS.format(sealed))
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700)
        self.environment = {
            **os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(self.user), "XDG_CONFIG_HOME": str(self.user / "config"),
            "XDG_DATA_HOME": str(self.user / "data"), "XDG_RUNTIME_DIR": str(runtime),
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "ROOMRACK_SAY_FIRST_PAINT": "1"}
        if "--demo" not in self.run_it("--help").stdout:
            self.skipTest("built without the window")

    def run_it(self, *arguments):
        return subprocess.run([ROOMRACK, *map(str, arguments)], capture_output=True, text=True,
                              env=self.environment, check=False, timeout=PATIENCE)

    def users(self):
        """The user's settings and passwords; caches of fonts and the like are not compared."""
        return {path.relative_to(self.user): path.read_bytes()
                for path in self.user.rglob("*")
                if path.is_file() and (path.suffix == ".sealed" or "Roomrack" in path.parts)}

    def test_the_demo_neither_reads_nor_writes_the_users_settings(self):
        before = self.users()
        with subprocess.Popen(["timeout", str(PATIENCE), ROOMRACK, "--demo"], text=True,
                              env=self.environment, stdout=subprocess.PIPE) as demo:
            self.assertEqual(demo.stdout.readline(), "first paint\n")
            demo.terminate()
        self.assertEqual(self.users(), before)

    def test_a_tour_says_in_sentences_what_happened(self):
        before = self.users()
        done = self.run_it("--demo", "--tour", self.folder / "tour", "--tour-seconds", "3")
        self.assertEqual(done.returncode, 0, done.stderr)
        said = [line for line in done.stdout.splitlines() if line != "first paint"]
        for line in said:
            self.assertRegex(line, r"^[A-Z0-9].*\.$")
            self.assertNotIn("(s)", line)
            self.assertNotRegex(line, r"\b1 (bookings|holds|channels|screenshots)\b")
        self.assertTrue(any(re.match(r"Within 3 seconds, ", line) for line in said), said)
        self.assertTrue(said[-1].startswith("Roomrack saved "), said)
        self.assertEqual(self.users(), before)


if __name__ == "__main__":
    unittest.main()
