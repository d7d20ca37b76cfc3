# SPDX-License-Identifier: GPL-3.0-or-later
"""roomrack --replay as a person types it."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOMRACK = Path(os.environ.get("ROOMRACK_BIN_DIR", "build/dev/bin")) / "roomrack"
PATIENCE = 300
SOURCE = Path(os.environ.get("ROOMRACK_SOURCE_DIR", "."))
SHARED = Path(os.environ.get("ROOMRACK_SHARED_DATA", SOURCE.parent / "shared" / "data"))
HEADER = "arrival,nights,room type,adults,status,status date,lead time,rate\n"


def rows():
    """Two rooms by the busiest night; a third guest asks, who could have come in the place of
    one who cancels."""
    return ("2016-03-01,1,A,2,Check-Out,2016-03-02,30,100\n"
            "2016-03-01,1,A,2,Canceled,2016-02-28,25,100\n"
            "2016-03-01,1,A,2,Check-Out,2016-03-02,20,80\n"
            "2016-03-05,1,A,2,Check-Out,2016-03-06,20,80\n")


def table(lines, heading):
    """{policy: [figures]} of the table that follows the line beginning with `heading`."""
    start = next(i for i, line in enumerate(lines) if line.startswith(heading))
    found = {}
    for line in lines[start + 1:]:
        if not line.strip():
            break
        cells = line[20:].split()
        if len(cells) == 7:
            found[line[:20].strip()] = [float(c) for c in cells]
    return found


class ReplayCommand(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.folder = Path(self.temporary.name)
        self.hotel = self.folder / "hotel.roomrack"

    def roomrack(self, *arguments):
        environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", HOME=str(self.folder))
        environment.pop("QT_QPA_PLATFORM", None)
        return subprocess.run([ROOMRACK, *map(str, arguments)], capture_output=True, text=True,
                              env=environment, check=False, timeout=PATIENCE)

    def replay(self, csv, *more):
        made = self.roomrack("--import", csv, "--property", "Small", *more, self.hotel)
        self.assertEqual(made.returncode, 0, made.stderr)
        played = self.roomrack("--replay", self.hotel)
        self.assertEqual(played.returncode, 0, played.stderr)
        return played.stdout.splitlines()

    def test_a_refused_guest_is_what_no_policy_loses(self):
        csv = self.folder / "bookings.csv"
        csv.write_text(HEADER + rows())
        found = table(self.replay(csv, "--until", "2016-03-08"), "Small, 2016-03-01 to")
        self.assertEqual(found["no overbooking"], [2, 0, 1, 0, 0, 0, 0])
        self.assertEqual(found["unconstrained demand"], [3, 1, 0, 0, 0, 0, 80])

    def test_the_resort_wins_by_overbooking(self):
        csv = SHARED / "bookings" / "resort_hotel.csv"
        if not csv.exists():
            self.skipTest(f"no {csv}; set ROOMRACK_SHARED_DATA")
        lines = self.replay(csv, "--until", "2017-07-14")
        whole = table(lines, "Small, 2015-07-01 to 2017-07-13, 210 rooms")
        self.assertEqual(whole["no overbooking"][1:3], [0, 938])
        # What was taken really fits into rooms counted on the busiest night: nobody is walked.
        self.assertTrue(all(row[3] == 0 for row in whole.values()))
        tight = table(lines, "With 90 % of the rooms:")
        none, percent, adviser = (tight[n] for n in ("no overbooking", "flat 5 %",
                                                     "recommended"))
        self.assertGreater(percent[1], none[1])
        self.assertGreater(adviser[1], percent[1])  # more room-nights
        self.assertGreater(adviser[6], percent[6])  # more money
        self.assertLess(adviser[3], percent[3])     # and fewer walked

    def test_what_is_no_hotel_is_said(self):
        nothing = self.roomrack("--replay", self.folder / "nothing.roomrack" / "here")
        self.assertEqual(nothing.returncode, 1)
        self.assertIn("nothing.roomrack", nothing.stderr)


if __name__ == "__main__":
    unittest.main()
