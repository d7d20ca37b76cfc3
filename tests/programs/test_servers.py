# SPDX-License-Identifier: GPL-3.0-or-later
"""roomrackd and roomrack-sim as a person starts and ends them."""

import hmac
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

BIN = Path(os.environ.get("ROOMRACK_BIN_DIR", "build/dev/bin"))
PATIENCE = 120
CSV = ("arrival,nights,room type,adults,status,status date,lead time,rate\n"
       "2016-03-01,1,A,2,Check-Out,2016-03-02,30,100\n")


def run(program, *arguments, environment=None):
    return subprocess.run([BIN / program, *arguments], capture_output=True, text=True,
                          timeout=PATIENCE,
                          env={**os.environ, "LC_ALL": "C.UTF-8", **(environment or {})})


class Running:
    """A server, and what it said when it was up."""

    def __init__(self, program, *arguments, environment=None):
        self.process = subprocess.Popen([BIN / program, *arguments], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True,
                                        env={**os.environ, **(environment or {})})
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(self.process.communicate()[1])
        self.said = json.loads(line)

    def ask(self, path, method="GET", body=None, headers=None):
        request = urllib.request.Request(f"http://127.0.0.1:{self.said['port']}{path}",
                                         method=method, data=body, headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


def pay(port, number):
    """Prepares, authorises and captures a payment at a mock gateway; whether it was charged."""
    def call(path, step, **form):
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/v1/payment_intents{path}",
            data=urllib.parse.urlencode(form).encode(),
            headers={"Authorization": "Bearer demo-secret",
                     "Idempotency-Key": f"k{number}-{step}"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return {"status": error.code}

    made = call("", "prepare", amount=2500, currency="eur", payment_method="pm_good",
                capture_method="manual", confirm="false", **{"metadata[reference]": f"r{number}"})
    if call(f"/{made['id']}/confirm", "authorise")["status"] != "requires_capture":
        return False
    return call(f"/{made['id']}/capture", "capture",
                amount_to_capture=2500)["status"] == "succeeded"


class Server(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = str(Path(self.folder.name) / "hotel.roomrack")
        csv = Path(self.folder.name) / "bookings.csv"
        csv.write_text(CSV)
        made = run("roomrack", "--import", str(csv), "--property", "Pensão \"A\"", self.file)
        self.assertEqual(made.returncode, 0, made.stderr)

    def secrets(self, text, mode=0o600):
        made = len(list(Path(self.folder.name).iterdir()))
        path = Path(self.folder.name) / f"secrets{made}.json"
        path.write_text(text)
        path.chmod(mode)
        return str(path)

    def test_a_hotel_is_served_until_it_is_asked_to_end(self):
        for how in (signal.SIGTERM, signal.SIGINT):
            server = Running("roomrackd", "--database", self.file, "--listen", "127.0.0.1:0")
            self.assertEqual(server.said["hotels"][0]["name"], "Pensão \"A\"")
            status, page = server.ask("/metrics")
            self.assertEqual(status, 200)
            self.assertIn(b'hotel="Pens\xc3\xa3o \\"A\\""', page)
            self.assertEqual(server.ask("/hooks/1", "POST", b"{}")[0], 404)
            self.assertEqual(server.end(how)[0], 0)
        self.assertEqual(run("roomrack", "--verify", self.file).returncode, 0)

    def test_a_hotel_is_open_in_one_program_at_a_time(self):
        server = Running("roomrackd", "--database", self.file, "--listen", "127.0.0.1:0")
        second = run("roomrackd", "--database", self.file, "--listen", "127.0.0.1:0")
        self.assertEqual(second.returncode, 1)
        self.assertTrue(second.stderr.strip())
        self.assertEqual(server.end()[0], 0)

    def test_wrong_use_is_said_in_words(self):
        start = ("--database", self.file, "--listen", "127.0.0.1:0")
        for arguments, words in (
                ((), "--database"),
                (("--database", self.file, "--listen", "8470"), "--listen"),
                (("--database", self.file, "--listen", "0.0.0.0:0"), "certificate"),
                ((*start, "--name", "https://a.example/"), "--names"),
                ((*start, "--proxy", "proxy.example"), "--proxy"),
                (("--database", self.file, "--listen", "somewhere:1"), "--listen"),
                ((*start, "--certificate", "a.pem"), "--key"),
                ((*start, "--certificate", "a.pem", "--key", "b.pem"), "a.pem"),
                ((*start, "--secrets", "/nowhere.json"), "/nowhere.json"),
                ((*start, "--rate", "0"), "--rate"),
                ((*start, "--burst", "many"), "--burst"),
                ((*start, "--connections", "0"), "--connections"),
                ((*start, "--readers", "1e3"), "--readers"),
                ((*start, "--header-kib", "1025"), "1 and 1024"),
                ((*start, "--body-kib", "99999999999"), "1 and 65536"),
                ((*start, "--secrets", self.secrets("{}", 0o644)), "chmod 600"),
                ((*start, "--secrets", self.secrets("{\"1/2\": 3}")), "1/2"),
                ((*start, "--secrets", self.secrets('{"1/2": {"secret": "a"}}')), "address"),
                ((*start, "--secrets", self.secrets('{"a":"b","a":"c"}')),
                 "appears more than once")):
            wrong = run("roomrackd", *arguments)
            self.assertEqual(wrong.returncode, 2, arguments)
            self.assertIn(words, wrong.stderr)

    def test_the_payment_gateway_is_heard(self):
        server = Running("roomrackd", "--database", self.file, "--listen", "127.0.0.1:0",
                         "--secrets", self.secrets('{"1/payment-news": "whsec_canary"}'))
        body = b'{"id":"evt_1","data":{"object":{"id":"pi_1","object":"payment_intent"}}}'
        stamp = str(int(time.time()))

        def tell(secret):
            told = hmac.new(secret, stamp.encode() + b"." + body, "sha256").hexdigest()
            return server.ask("/hooks/payments", "POST", body,
                              {"Content-Type": "application/json",
                               "Stripe-Signature": f"t={stamp},v1={told}"})[0]

        # The secrets are fetched while it opens.
        until = time.monotonic() + PATIENCE
        while (status := tell(b"whsec_canary")) in (404, 503) and time.monotonic() < until:
            time.sleep(0.05)
        self.assertEqual(status, 200)
        self.assertEqual(tell(b"another"), 401)
        code, errors = server.end()
        self.assertEqual(code, 0)
        self.assertIn("/hooks/payments", errors)
        self.assertNotIn("whsec", errors)

    def test_limits_are_set_on_the_command_line(self):
        server = Running("roomrackd", "--database", self.file, "--listen", "127.0.0.1:0",
                         "--header-kib", "2", "--body-kib", "3", "--connections", "2")
        long = "x" * 2048
        self.assertEqual(server.ask(f"/healthz?{long}")[0], 414)
        self.assertEqual(server.ask("/hooks/1", "POST", b"x" * 3072)[0], 404)
        self.assertEqual(server.ask("/hooks/1", "POST", b"x" * 3073)[0], 413)
        # Whoever is silent makes room for others.
        silent = [socket.create_connection(("127.0.0.1", server.said["port"])) for _ in range(4)]
        self.assertEqual(server.ask("/metrics")[0], 200)
        for one in silent[:2]:
            one.settimeout(PATIENCE)
            self.assertEqual(one.recv(1), b"")
        for one in silent:
            one.close()
        self.assertEqual(server.end()[0], 0)

    def test_secrets_are_sealed_and_opened_with_a_passphrase(self):
        plain = self.secrets('{"1/2": "the key of channel 2", "1/payment": '
                             '{"secret": "a key", "address": "https://gateway.example"}}')
        phrase = self.secrets("a good passphrase\n")
        sealed = str(Path(self.folder.name) / "secrets.sealed")
        made = run("roomrackd", "--secrets", plain, "--passphrase-file", phrase, "--seal", sealed)
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertEqual(os.stat(sealed).st_mode & 0o077, 0)
        self.assertNotIn(b"the key", Path(sealed).read_bytes())
        start = ("--database", self.file, "--listen", "127.0.0.1:0", "--secrets", sealed)
        server = Running("roomrackd", *start, "--passphrase-file", phrase)
        self.assertEqual(server.end()[0], 0)
        other = self.secrets("another passphrase\n")
        for arguments, words in (
                (start, "--passphrase-file"),
                ((*start, "--passphrase-file", other), "passphrase"),
                ((*start, "--passphrase-file", self.secrets("a", 0o644)), "chmod 600"),
                ((*start, "--keychain"), "--keychain"),
                (("--secrets", plain, "--seal", sealed + "2"), "--seal")):
            wrong = run("roomrackd", *arguments)
            self.assertEqual(wrong.returncode, 2, arguments)
            self.assertIn(words, wrong.stderr)
        again = run("roomrackd", "--secrets", plain, "--passphrase-file", phrase, "--seal", sealed)
        self.assertEqual(again.returncode, 1)
        self.assertIn(sealed, again.stderr)

    def test_a_chain_of_hotels_has_many_secrets(self):
        many = {f"{1 + n // 20}/{1 + n % 20}": "a key" for n in range(1500)}
        server = Running("roomrackd", "--database", self.file, "--listen", "127.0.0.1:0",
                         "--secrets", self.secrets(json.dumps(many)))
        self.assertEqual(server.end()[0], 0)

    def test_a_service_manager_hands_the_passphrase_over(self):
        folder = Path(self.folder.name) / "credentials"
        folder.mkdir()
        phrase = folder / "roomrackd.passphrase"
        phrase.write_text("a good passphrase")
        phrase.chmod(0o440)  # as an access list for the service's user looks
        sealed = str(Path(self.folder.name) / "secrets.sealed")
        plain = self.secrets('{"1/2": "the key of channel 2"}')
        given = {"CREDENTIALS_DIRECTORY": str(folder)}
        made = run("roomrackd", "--secrets", plain, "--seal", sealed, environment=given)
        self.assertEqual(made.returncode, 0, made.stderr)
        Path(sealed).rename(folder / "roomrackd.secrets")
        server = Running("roomrackd", "--database", self.file, "--listen", "127.0.0.1:0",
                         environment=given)
        self.assertEqual(server.end()[0], 0)
        phrase.unlink()
        wrong = run("roomrackd", "--database", self.file, environment=given)
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("roomrackd.secrets", wrong.stderr)

    def test_what_cannot_be_served_is_said_in_words(self):
        for arguments, words in (
                (("--database", self.file + ".not"), "hotel.roomrack.not"),
                (("--database", self.file, "--property", "Another"), "Another")):
            wrong = run("roomrackd", *arguments)
            self.assertEqual(wrong.returncode, 1, arguments)
            self.assertIn(words, wrong.stderr)
        self.assertFalse(Path(self.file + ".not").exists())


class Simulator(unittest.TestCase):
    def test_what_happened_is_known_after_it_was_killed(self):
        with tempfile.TemporaryDirectory() as folder:
            record = str(Path(folder) / "journal")
            first = Running("roomrack-sim", "--record", record)
            first.ask("/channels/1/push", "PUT", b'{"push_to": "http://127.0.0.1:1/hooks/2"}')
            before = json.loads(first.ask("/channels")[1])
            first.end(signal.SIGKILL)
            # A line that was cut off never counted.
            with open(record, "ab") as journal:
                journal.write(b'{"channel":1,"at":5,"did":"bo')
            second = Running("roomrack-sim", "--record", record)
            self.assertEqual(json.loads(second.ask("/channels")[1]), before)
            self.assertEqual(os.stat(record).st_mode & 0o077, 0)
            self.assertEqual(second.end()[0], 0)
            Path(record).write_text('{"plan": {"kind": "none"}}\n')
            self.assertEqual(run("roomrack-sim", "--record", record).returncode, 1)

    def test_a_house_is_known_after_it_was_killed(self):
        with tempfile.TemporaryDirectory() as folder:
            record = str(Path(folder) / "journal")
            first = Running("roomrack-sim", "--record", record)
            pms = next(c["id"] for c in first.said["channels"] if c["kind"] == "fias")
            house = f"/channels/{pms}/house"
            come = {"did": "check_in", "reservation": "7", "room": "101", "name": "Quill",
                    "since": "2026-11-22", "until": "2030-11-24"}
            other = {**come, "reservation": "8"}
            moves = {"did": "move", "reservation": "7", "room": "101", "to": "103"}
            breaks = {"did": "out_of_order", "room": "101", "until": "2030-11-25"}
            leaves = {"did": "check_out", "reservation": "9", "room": "102"}
            for deed, status in ((come, 200), (come, 409), (other, 409), (moves, 200),
                                 (breaks, 200), (other, 409), (leaves, 409), ({"did": "fly"}, 422),
                                 ({"did": "check_in"}, 422), ({"did": "cut"}, 200)):
                answer = first.ask(house, "POST", json.dumps(deed).encode())
                self.assertEqual(answer[0], status, deed)
            before = json.loads(first.ask(house)[1])
            self.assertEqual([g["room"] for g in before["in_house"]], ["103"])
            self.assertEqual(before["out_of_order"], [{"room": "101", "until": "2030-11-25"}])
            self.assertEqual(first.ask(f"/channels/{pms}/shop")[0], 404)
            self.assertEqual(first.ask("/channels/1/house")[0], 404)
            first.end(signal.SIGKILL)
            second = Running("roomrack-sim", "--record", record)
            self.assertEqual(json.loads(second.ask(house)[1]), before)
            self.assertEqual(second.end()[0], 0)

    def test_no_charge_is_forgotten_when_a_gateway_is_killed(self):
        with tempfile.TemporaryDirectory() as folder:
            record = str(Path(folder) / "journal")
            first = Running("roomrack-sim", "--record", record, "--seed", "3")
            gateway = next(c for c in first.said["channels"] if c["kind"] == "payments")
            path = f"/channels/{gateway['id']}"
            # Half of all payments are declined from here on, and that is remembered as well.
            self.assertEqual(first.ask(path + "/faults", "PUT", b'{"declines": 500}')[0], 200)
            tried = [pay(gateway["port"], n) for n in range(20)]
            self.assertTrue(0 < sum(tried) < 20, tried)
            before = json.loads(first.ask(path + "/payments")[1])
            charged = [p for p in before["payments"] if p["captured"] == 2500]
            self.assertEqual(len(charged), sum(tried))
            for wrong in ("/shop", "/house", "/reservations"):
                self.assertEqual(first.ask(path + wrong)[0], 404)
            self.assertEqual(first.ask("/channels/1/payments")[0], 404)
            first.end(signal.SIGKILL)
            second = Running("roomrack-sim", "--record", record, "--seed", "4")
            self.assertEqual(json.loads(second.ask(path + "/payments")[1]), before)
            # The same key still gets the same answer.
            self.assertEqual([pay(gateway["port"], n) for n in range(20)], tried)
            self.assertEqual(json.loads(second.ask(path + "/payments")[1]), before)
            self.assertEqual(second.end()[0], 0)

    def test_every_fault_can_be_set_for_every_channel(self):
        server = Running("roomrack-sim")
        for channel in json.loads(server.ask("/channels")[1])["channels"]:
            path = f"/channels/{channel['plan']['id']}/faults"
            faults = {name: 100 for name in channel["faults"]}
            for name in ("reordered", "slow", "too_many", "unreachable", "timeout_after", "twice"):
                self.assertIn(name, faults)
            self.assertEqual("line_cut" in faults, channel["plan"]["kind"] == "fias")
            self.assertEqual("declines" in faults, channel["plan"]["kind"] == "payments")
            status, said = server.ask(path, "PUT", json.dumps(faults).encode())
            self.assertEqual((status, json.loads(said)), (200, faults))
            self.assertEqual(server.ask(path, "PUT", b'{"no_such_fault": 1}')[0], 422)
        self.assertEqual(server.end()[0], 0)

    def test_guests_come_and_leave_by_themselves_in_a_house(self):
        server = Running("roomrack-sim", "--empty", "--seed", "5")
        plan = {"kind": "fias", "name": "P", "hotel": "H", "secret": "",
                "rooms": [{"number": str(100 + n), "types": ["D"]} for n in range(1, 9)],
                "in_house": [{"did": "check_in", "reservation": str(n), "room": str(100 + n),
                              "name": "G", "since": "2020-01-01", "until": "2020-01-02"}
                             for n in range(1, 6)]}
        status, made = server.ask("/channels", "POST", json.dumps(plan).encode())
        self.assertEqual(status, 201, made)
        self.assertTrue(json.loads(made)["told_at"].startswith("http://127.0.0.1:"))
        self.assertEqual(json.loads(made)["in_house"], 5)
        self.assertEqual(server.ask("/houses", "PUT",
                                    b'{"per_minute": 6000, "any_hour": true}')[0], 200)
        for _ in range(PATIENCE * 10):
            if not json.loads(server.ask("/channels/1/house")[1])["in_house"]:
                break
            time.sleep(0.1)
        self.assertEqual(json.loads(server.ask("/channels/1/house")[1])["in_house"], [])
        self.assertEqual(server.end()[0], 0)

    def test_it_is_for_this_machine_only(self):
        wrong = run("roomrack-sim", "--listen", "0.0.0.0:0")
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("loopback", wrong.stderr)

    def test_wrong_requests_are_answered_in_words(self):
        server = Running("roomrack-sim", "--empty")
        for method, path, body, status in (
                ("GET", "/nothing", None, 404), ("POST", "/", b"{}", 405),
                ("GET", "/channels/1/shop", None, 404), ("POST", "/channels", b"{", 422),
                ("POST", "/channels", b"", 422), ("POST", "/channels", b'{"kind":"x"}', 422),
                ("PUT", "/guests", b'{"per_minute":-1}', 422),
                ("POST", "/reset", b'{"seed":"one"}', 422)):
            answer = server.ask(path, method, body)
            self.assertEqual(answer[0], status, path)
            self.assertTrue(json.loads(answer[1])["error"])
        self.assertEqual(json.loads(server.ask("/channels")[1]), {"channels": []})
        self.assertEqual(server.ask("/quit", "POST", b"")[0], 200)
        server.process.communicate(timeout=PATIENCE)
        self.assertEqual(server.process.returncode, 0)

    @unittest.skipUnless(os.uname().sysname == "Linux", "only Linux tells of a parent's end")
    def test_it_ends_with_its_parent(self):
        script = (f"import subprocess, time\n"
                  f"p = subprocess.Popen([{str(BIN / 'roomrack-sim')!r}, '--empty', "
                  f"'--with-parent'])\n"
                  f"time.sleep({PATIENCE})\n")
        parent = subprocess.Popen(["python3", "-c", script], stdout=subprocess.PIPE, text=True)
        self.assertIn("port", json.loads(parent.stdout.readline()))
        parent.kill()
        # The pipe is the simulator's too: it is at its end when both have gone.
        self.assertEqual(parent.stdout.read(), "")
        parent.stdout.close()
        parent.wait()


if __name__ == "__main__":
    unittest.main()
