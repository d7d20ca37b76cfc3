# SPDX-License-Identifier: GPL-3.0-or-later
"""The report of ./dev soak says what ran, and what did not."""

import datetime
import sys
import unittest

from sources import ROOT

sys.path.insert(0, str(ROOT / "tests/support"))
# pylint: disable=wrong-import-position
from soak import FAILED, PASSED, STOPPED, Campaign, report, result_of, said_in, seeds_in  # noqa

LOG = """\
12: Test command: /build/tests/test_engine_kill
12: QINFO  : TestKill::acknowledgedResultsSurviveKill() 25 kills, 91 acknowledged, none lost
12:    Loc: [test_kill.cpp(80)]
12: fuzz xml: seed 7, 5 s
12: fuzz xml: 12000 inputs, 300 understood, slowest 80 us, at most 2 MB more
12: Using configuration: seed=18446744073709551615 max_success=5000
12: QINFO  : TestDay::anyDay() seed 7: all is well
12: Totals: 3 passed, 0 failed, 0 skipped, 0 blacklisted, 900ms
"""


class Soak(unittest.TestCase):
    def test_a_log_tells_its_seeds_and_what_was_done(self):
        self.assertEqual(seeds_in(LOG), [7, 18446744073709551615])
        self.assertEqual(said_in(LOG), [
            "25 kills, 91 acknowledged, none lost", "fuzz xml: seed 7, 5 s",
            "fuzz xml: 12000 inputs, 300 understood, slowest 80 us, at most 2 MB more",
            "seed 7: all is well",
            "Totals: 3 passed, 0 failed, 0 skipped, 0 blacklisted, 900ms"])

    def test_what_the_clock_stopped_has_not_passed(self):
        self.assertEqual(result_of(0, LOG), PASSED)
        self.assertEqual(result_of(8, LOG), FAILED)
        self.assertEqual(result_of(8, LOG + "1/1 Test #12: engine.kill ...***Timeout 3600 s"),
                         STOPPED)
        self.assertEqual(result_of(8, "3: FAIL!  : Test::f() lost\n1/1 ...***Timeout"), FAILED)

    def test_an_interrupted_report_says_what_did_not_run(self):
        done = Campaign("engine.kill", datetime.datetime(2026, 7, 10, 12), 90, FAILED, [7],
                        ["25 kills"], ["one was lost"])
        said = report([("commit", "abc")], [done, Campaign("engine.cut")])
        for line in ("- commit: abc", "| engine.kill | 7 | 2026-07-10 12:00 | 1.5 min | FAILED |",
                     "| engine.cut |  |  |  | not run yet |", "    25 kills", "    one was lost"):
            self.assertIn(line + "\n", said)


if __name__ == "__main__":
    unittest.main()
