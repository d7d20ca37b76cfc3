# SPDX-License-Identifier: GPL-3.0-or-later
"""A second start of roomrack brings the window of the first one forward and ends."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOMRACK = Path(os.environ.get("ROOMRACK_BIN_DIR", "build/dev/bin")) / "roomrack"
PATIENCE = 120


def answers(path):
    """Whether a window answers at this socket; it then comes forward."""
    with socket.socket(socket.AF_UNIX) as caller:
        caller.settimeout(PATIENCE)
        try:
            caller.connect(str(path))
        except OSError:
            return False
        caller.sendall(b"show\n")
        return caller.recv(64) == b"taken\n"


@unittest.skipIf(sys.platform == "win32", "sockets are named pipes there")
class SecondStart(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.home = Path(temporary.name)
        self.runtime = self.home / "run"
        self.runtime.mkdir(mode=0o700)
        self.hotel = self.home / "hotel.roomrack"

    def environment(self):
        return dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", HOME=str(self.home),
                    XDG_RUNTIME_DIR=str(self.runtime), XDG_CONFIG_HOME=str(self.home),
                    QT_QPA_PLATFORM="offscreen")

    def sockets(self):
        return [p for p in self.runtime.glob("roomrack-*") if p.is_socket()]

    def start(self, *arguments, sockets=1):
        """A window, when it answers: with a hotel at two sockets, the second once it is open."""
        window = subprocess.Popen([ROOMRACK, *map(str, arguments)], env=self.environment(),
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(window.wait)
        self.addCleanup(window.kill)
        before = time.monotonic()
        while sum(answers(p) for p in self.sockets()) < sockets:
            self.assertIsNone(window.poll(), "the window ended")
            self.assertLess(time.monotonic() - before, PATIENCE)
            time.sleep(0.05)
        return window

    def second(self, *arguments):
        done = subprocess.run([ROOMRACK, *map(str, arguments)], env=self.environment(),
                              capture_output=True, text=True, check=False, timeout=PATIENCE)
        return done.returncode

    def test_without_a_hotel_any_window_comes_forward(self):
        first = self.start()
        self.assertEqual(self.second(), 0)
        self.assertIsNone(first.poll())

    def test_the_window_of_the_same_file_comes_forward(self):
        csv = self.home / "bookings.csv"
        csv.write_text("arrival,nights,room type,adults,status,status date,lead time,rate\n"
                       "2016-03-01,3,A,2,Check-Out,2016-03-04,30,80.50\n")
        self.assertEqual(self.second("--import", csv, "--property", "Small", self.hotel), 0)
        (self.home / "link.roomrack").symlink_to(self.hotel)
        first = self.start(self.hotel, sockets=2)
        self.assertEqual(self.second(self.hotel), 0)
        self.assertEqual(self.second(self.home / "link.roomrack"), 0)
        self.assertEqual(self.second(), 0)
        self.assertIsNone(first.poll())

    def test_a_socket_left_by_a_crash_is_replaced(self):
        first = self.start()
        first.send_signal(signal.SIGKILL)
        first.wait()
        self.assertTrue(self.sockets())
        again = self.start()
        self.assertEqual(self.second(), 0)
        self.assertIsNone(again.poll())


if __name__ == "__main__":
    unittest.main()
