# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests wait for what they need, never for a while: a machine that stalls must not fail them, and
a fast one must not let them pass before anything had happened. tests/support/patience.h has what
they wait with; a test about hours moves a clock that it was handed. An exception is a line in
ALLOWED with its reason: campaigns whose length is time, and processes of their own."""

import re
import unittest

from sources import ROOT, code_only, cpp_files, name

# (rule, where a call begins, what its arguments must have to be right, why)
BANNED = (
    ("wait", r"\bqWait\s*\(", None,
     "wait for a condition (tests::waitFor, QTRY_), or for a marker behind what should not come"),
    ("impatient", r"\bqWaitFor\w*\s*\(|\bQTRY_\w+_WITH_TIMEOUT\s*\(", r"\bkTryForMs\b",
     "Qt Test's own patience is too short; say kTryForMs, or tests::waitFor"),
    ("impatient", r"\bwaitFor(?:Started|Finished|ReadyRead|Connected|Disconnected|Encrypted"
     r"|BytesWritten|NewConnection)\s*\(", r"\bkTryForMs\b|^-1$|\brandom",
     "a process or a socket is waited for with kTryForMs"),
    ("impatient", r"\bwait_(?:for|until)\s*\(", r"\b(?:patience|0s)\b",
     "a thread is waited for with kTryForMs"),
    ("impatient", r"(?:\.|->)wait\s*\(", r"^$|\bkTryForMs\b",
     "a signal or a thread is waited for with kTryForMs"),
    ("impatient", r"\b(?:tryAcquire|tryLock\w*|waitForDone)\s*\(", r"^\d*$|\bkTryForMs\b",
     "a lock or a pool is waited for with kTryForMs"),
    ("wait", r"\bprocessEvents\s*\(", r"^$",
     "handle what is posted (tests::handlePosted), not events for a while"),
    ("sleep", r"\b(?:sleep|qSleep|msleep|usleep|nanosleep|sleep_for|sleep_until)\s*\(", None,
     "wait for a condition, not for time"),
    ("clock", r"\b(?:QElapsedTimer|QDeadlineTimer|steady_clock|system_clock|high_resolution_clock"
     r"|currentDateTime(?:Utc)?|currentDate|currentTime|currentMSecsSinceEpoch"
     r"|currentSecsSinceEpoch|gettimeofday|clock_gettime)\b", None,
     "hand over a core::ManualClock and move it"),
    ("timer", r"\b(?:singleShot|startTimer)\s*\(", r"^0\b",
     "what should be done at the next turn of the event loop takes 0; what should be done later "
     "waits for its condition"),
)

OUTSIDE = "the processes it watches have clocks of their own"
ALLOWED = {
    ("tests/engine/campaign_worker.cpp", "sleep"):
        "a process that is killed: where there is no hotel it does not ask in vain for long",
    ("tests/programs/api_guests.h", "clock"): OUTSIDE,
    ("tests/programs/both_programs.cpp", "wait"): OUTSIDE,
    ("tests/programs/hotel_and_gateway.cpp", "clock"): OUTSIDE,
    ("tests/programs/hotel_and_gateway.cpp", "wait"): OUTSIDE,
    ("tests/programs/hotel_and_channels.cpp", "clock"): OUTSIDE,
    ("tests/programs/hotel_and_channels.cpp", "wait"): OUTSIDE,
    ("tests/protocols/fuzz/fuzz.cpp", "clock"): "a campaign lasts so many seconds",
    ("tests/protocols/fuzz/resources.cpp", "clock"): "time of the processor, which only work takes",
}


def arguments(code, opened):
    """What stands between the parenthesis at `opened` and the one that closes it."""
    depth = 0
    for at in range(opened, len(code)):
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        if depth == 0:
            return code[opened + 1:at].strip()
    return code[opened + 1:]


# Python tests wait for processes: in a loop that ends with a condition, or for so long at most.
BANNED_IN_PYTHON = (
    (r"\btimeout=(?!PATIENCE\b)", "a process or a server is waited for with PATIENCE"),
    (r"\btime\.sleep\((?!0\.\d)", "sleep for a moment, in a loop that ends with a condition"),
)


def waits_in_python(path, text):
    text = re.sub(r"#.*", "", re.sub(r'f"[^"\n]*"', '""', text))
    for call, why in BANNED_IN_PYTHON:
        for match in re.finditer(call, text):
            line = text.count("\n", 0, match.start()) + 1
            yield f"{path}:{line}: {match.group(0)}: {why}"


def included(path, tests, seen=None):
    """The files of `tests` that this one includes, and those that they include."""
    seen = set() if seen is None else seen
    for named in re.findall(r'^\s*#\s*include "([^"]+)"', path.read_text(), re.MULTILINE):
        for found in (path.parent / named, tests / named):
            if found.is_file() and found.resolve() not in seen:
                seen.add(found.resolve())
                included(found, tests, seen)
                break
    return seen


def waits_in(path, text, allowed=ALLOWED):
    code = re.sub(r"^\s*#\s*include.*$", "", code_only(text), flags=re.MULTILINE)
    for rule, call, right, why in BANNED:
        if (path, rule) in allowed:
            continue
        for match in re.finditer(call, code):
            said = arguments(code, match.end() - 1) if right else ""
            if right and re.search(right, said):
                continue
            line = code.count("\n", 0, match.start()) + 1
            yield f"{path}:{line}: {match.group(0).strip('(. ')} [{rule}]: {why}"
    for spy in set(re.findall(r"\bQSignalSpy\s+(\w+)", code)):
        for match in re.finditer(rf"\b{spy}\.wait\s*\(\s*\)", code):
            line = code.count("\n", 0, match.start()) + 1
            yield f"{path}:{line}: {spy}.wait [impatient]: without a number it waits five seconds"


class Repository(unittest.TestCase):
    def test_no_test_waits_for_time(self):
        findings = [w for p in cpp_files("tests") for w in waits_in(name(p), p.read_text())]
        self.assertFalse(findings, "\n" + "\n".join(findings))

    def test_every_try_has_the_patience_of_the_project(self):
        tests = ROOT / "tests"
        patience = (tests / "support" / "patience.h").resolve()
        without = [name(p) for p in cpp_files("tests")
                   if re.search(r"\bQTRY_", code_only(p.read_text())) and p.resolve() != patience
                   and patience not in included(p, tests)]
        self.assertFalse(without, "QTRY_ gives up after five seconds without support/patience.h")

    def test_python_waits_with_patience(self):
        files = [p for p in sorted((ROOT / "tests").rglob("*.py")) if p.parent.name != "house"]
        self.assertTrue(files)
        findings = [w for p in files for w in waits_in_python(name(p), p.read_text())]
        self.assertFalse(findings, "\n" + "\n".join(findings))

    def test_exceptions_are_needed(self):
        for path, rule in ALLOWED:
            found = list(waits_in(path, (ROOT / path).read_text(), {}))
            self.assertTrue(any(f"[{rule}]" in f for f in found), f"{path} [{rule}] is over")


class Findings(unittest.TestCase):
    """The checks find what they are there for."""

    def rules(self, text):
        return [re.search(r"\[(.*?)\]", f).group(1) for f in waits_in("tests/a.cpp", text)]

    def test_waits_for_time_are_found(self):
        for text, rule in (
                ("QTest::qWait(50);", "wait"),
                ("QTest::qWaitFor([&] { return done(1, 2); });", "impatient"),
                ("QTest::qWaitFor([&] { return done; }, 5'000);", "impatient"),
                ("QTest::qWaitForWindowActive(&window);", "impatient"),
                ("QTRY_VERIFY_WITH_TIMEOUT(done, 20'000);", "impatient"),
                ("process.waitForFinished();", "impatient"),
                ("process.waitForFinished(30'000);", "impatient"),
                ("spy.wait(200);", "impatient"),
                ("QSignalSpy heard(&a, &A::told); heard.wait();", "impatient"),
                ("ready.tryAcquire(1, 5'000);", "impatient"),
                ("pool.waitForDone(3'000);", "impatient"),
                ("QCoreApplication::processEvents(QEventLoop::AllEvents, 50);", "wait"),
                ("done.wait_for(std::chrono::seconds(3));", "impatient"),
                ("QTest::qSleep(50);", "sleep"),
                ("std::this_thread::sleep_for(10ms);", "sleep"),
                ("QElapsedTimer time;", "clock"),
                ("QDateTime::currentDateTime();", "clock"),
                ("std::chrono::steady_clock::now();", "clock"),
                ("QTimer::singleShot(100, this, [] {});", "timer")):
            self.assertEqual(self.rules(text), [rule], text)

    def test_patience_is_not_found(self):
        for text in (
                "QTRY_VERIFY(done);",
                "tests::waitFor([&] { return done(1, 2); });",
                "QTest::qWaitForWindowActive(dialog(), tests::kTryForMs);",
                "QTRY_VERIFY_WITH_TIMEOUT(done(), 5 * kTryForMs);",
                "process.waitForFinished(-1);",
                "process.waitForFinished(kTryForMs);",
                "worker.waitForFinished(random.between(0, 50));",
                "thread.wait();",
                "spy.wait(kTryForMs);",
                "ready.tryAcquire(1);",
                "QCoreApplication::processEvents();",
                "passTimers(BookingModel::kRefreshMs);",
                "QTimer::singleShot(0, this, [] {});",
                "// QTest::qWait(50)",
                "#include <QElapsedTimer>"):
            self.assertEqual(self.rules(text), [], text)

    def test_waits_for_time_are_found_in_python(self):
        for text in ("subprocess.run(call, timeout=120)", "time.sleep(2)"):
            self.assertEqual(len(list(waits_in_python("tests/a.py", text))), 1, text)
        for text in ("subprocess.run(call, timeout=PATIENCE)", "time.sleep(0.05)",
                     'script = f"time.sleep({PATIENCE})"'):
            self.assertEqual(list(waits_in_python("tests/a.py", text)), [], text)


if __name__ == "__main__":
    unittest.main()
