# SPDX-License-Identifier: GPL-3.0-or-later
"""roomrack --backup and --restore as a person types them."""

import os
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOMRACK = Path(os.environ.get("ROOMRACK_BIN_DIR", "build/dev/bin")) / "roomrack"
PATIENCE = 300
CSV = """arrival,nights,room type,adults,status,status date,lead time,rate
2016-03-01,3,A,2,Check-Out,2016-03-04,30,80.50
2016-03-02,2,B,1,Check-Out,2016-03-04,30,80.50
"""


class RestoreCommand(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = Path(self.temporary.name)
        self.hotel = self.folder / "hotel.roomrack"
        self.backup = self.folder / "backup.roomrack"
        csv = self.folder / "bookings.csv"
        csv.write_text(CSV)
        self.roomrack("--import", csv, "--property", "Small", self.hotel)
        self.assertEqual(self.roomrack("--backup", self.backup, self.hotel).returncode, 0)

    def roomrack(self, *arguments):
        environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", HOME=str(self.folder))
        environment.pop("QT_QPA_PLATFORM", None)
        return subprocess.run([ROOMRACK, *map(str, arguments)], capture_output=True, text=True,
                              env=environment, check=False, timeout=PATIENCE)

    def test_a_sound_backup_comes_back_without_a_word_more(self):
        done = self.roomrack("--restore", self.backup, self.hotel)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertNotIn("error:", done.stdout)
        self.assertNotIn("failed verification", done.stdout)
        self.assertEqual(self.roomrack("--verify", self.hotel).returncode, 0)

    def test_what_is_wrong_in_an_unsound_backup_is_said(self):
        with sqlite3.connect(self.backup) as books:
            books.execute("UPDATE booking SET rooms = rooms + 1")
        books.close()
        proof = self.roomrack("--verify", self.backup)
        self.assertEqual(proof.returncode, 1, proof.stdout)
        done = self.roomrack("--restore", self.backup, self.hotel)
        self.assertEqual(done.returncode, 1)
        for line in proof.stdout.splitlines():
            if line.startswith("error:"):
                self.assertIn(line, done.stdout)
        self.assertIn("failed verification", done.stdout)
        # It is there all the same: it may be the only one that there is.
        self.assertEqual(self.roomrack("--verify", self.hotel).returncode, 1)

    def test_what_is_no_backup_changes_nothing(self):
        self.backup.write_text("no hotel")
        before = self.hotel.read_bytes()
        done = self.roomrack("--restore", self.backup, self.hotel)
        self.assertEqual(done.returncode, 1)
        self.assertIn("backup.roomrack", done.stderr)
        self.assertEqual(self.hotel.read_bytes(), before)


if __name__ == "__main__":
    if not ROOMRACK.exists():
        print(f"there is no {ROOMRACK}")
        sys.exit(77)
    unittest.main()
