# SPDX-License-Identifier: GPL-3.0-or-later
"""roomrack --import and --verify as a person types them."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOMRACK = Path(os.environ.get("ROOMRACK_BIN_DIR", "build/dev/bin")) / "roomrack"
PATIENCE = 300
HEADER = "arrival,nights,room type,adults,status,status date,lead time,rate\n"
ROWS = """2016-03-01,3,A,2,Check-Out,2016-03-04,30,80.50
2016-03-02,2,A,2,Check-Out,2016-03-04,30,80.50
2016-03-02,2,B,1,Canceled,2016-02-20,40,90
2016-03-02,0,B,1,Canceled,2016-02-20,40,90
"""


class ImportCommand(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = Path(self.temporary.name)
        self.csv = self.folder / "bookings.csv"
        self.csv.write_text(HEADER + ROWS)
        self.hotel = self.folder / "hotel.roomrack"

    def roomrack(self, *arguments):
        environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", HOME=str(self.folder))
        environment.pop("QT_QPA_PLATFORM", None)
        return subprocess.run([ROOMRACK, *map(str, arguments)], capture_output=True, text=True,
                              env=environment, check=False, timeout=PATIENCE, umask=0o022)

    def import_it(self, *more):
        return self.roomrack("--import", self.csv, "--property", "Small", *more, self.hotel)

    def files(self):
        return sorted(p.name for p in self.folder.iterdir())

    def test_a_file_becomes_a_sound_hotel(self):
        done = self.import_it("--capacity", "B=4", "--refused", self.folder / "refused.csv",
                              "--save-mapping", self.folder / "mapping.json")
        self.assertEqual(done.returncode, 0, done.stderr)
        for figure in ("Bookings                  3", "Rooms                     6",
                       "no nights (1): lines 5; first: "):
            self.assertIn(figure, done.stdout)
        self.assertIn("5,\"nights\"", (self.folder / "refused.csv").read_text())
        mapping = json.loads((self.folder / "mapping.json").read_text())
        self.assertEqual(mapping["columns"]["arrival"], "arrival")
        for written in ("hotel.roomrack", "refused.csv"):
            self.assertEqual((self.folder / written).stat().st_mode & 0o777, 0o600, written)
        files = self.files()
        proof = self.roomrack("--verify", self.hotel)
        self.assertEqual(proof.returncode, 0, proof.stdout)
        self.assertEqual(self.files(), files)
        again = self.import_it("--mapping", self.folder / "mapping.json")
        self.assertIn("Already imported          3", again.stdout)

    def test_wrong_arguments_say_what_is_wrong(self):
        for more, field in ((("--time-zone", "Mars/Base"), "time zone"),
                            (("--currency", "EURO"), "EURO"),
                            (("--capacity", "A"), "--capacity"),
                            (("--until", "tomorrow"), "--until"),
                            (("--encoding", "ebcdic"), "--encoding"),
                            (("--mapping", "nowhere.json"), "--mapping")):
            wrong = self.import_it(*more)
            self.assertEqual(wrong.returncode, 2, more)
            self.assertIn(field, wrong.stderr)
        self.assertEqual(self.roomrack("--import", self.csv, self.hotel).returncode, 2)
        self.assertEqual(self.roomrack("--import", self.csv, "--property", "X").returncode, 2)
        self.assertEqual(self.files(), ["bookings.csv"])

    def test_what_cannot_be_imported_leaves_nothing(self):
        for text in ("", "name,price\nchair,12\n", "\0\1\2"):
            self.csv.write_text(text)
            refused = self.import_it()
            self.assertEqual(refused.returncode, 1)
            self.assertTrue(refused.stderr.strip())
            self.assertEqual(self.files(), ["bookings.csv"])
        self.csv.unlink()
        self.assertEqual(self.import_it().returncode, 1)

    def start_long_import(self):
        self.csv.write_text(HEADER + ROWS * 15_000)
        process = subprocess.Popen(
            [ROOMRACK, "--import", self.csv, "--property", "Long", self.hotel],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        half = self.folder / "hotel.roomrack.importing"
        for _ in range(12_000):
            if half.exists() or process.poll() is not None:
                break
            time.sleep(0.005)
        return process

    def test_a_killed_import_leaves_no_hotel(self):
        process = self.start_long_import()
        process.kill()
        if process.wait() == 0:
            self.skipTest("the import was quicker than the signal")
        self.assertFalse(self.hotel.exists())
        self.csv.write_text(HEADER + ROWS)
        self.assertEqual(self.import_it().returncode, 0)
        self.assertEqual(self.roomrack("--verify", self.hotel).returncode, 0)
        self.assertEqual(self.files(), ["bookings.csv", "hotel.roomrack"])

    def test_an_interrupted_import_tidies_up(self):
        process = self.start_long_import()
        process.send_signal(signal.SIGINT)
        if process.wait() == 0:
            self.skipTest("the import was quicker than the signal")
        self.assertEqual(process.returncode, 1)
        self.assertEqual(self.files(), ["bookings.csv"])


if __name__ == "__main__":
    if not ROOMRACK.exists():
        print(f"there is no {ROOMRACK}")
        sys.exit(77)
    unittest.main()
