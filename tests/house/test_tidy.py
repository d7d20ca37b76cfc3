# SPDX-License-Identifier: GPL-3.0-or-later
"""Style that a machine can check, so that a review need not: sizes, headers, and calls that
break a promise (docs/decisions/0002). An exception is a line in ALLOWED with its reason."""

import re
import unittest

from sources import ROOT, code_only, cpp_files, functions, name

FUNCTION_LINES = 70
FILE_LINES = 450
COLUMNS = 100
SPDX = "SPDX-License-Identifier: GPL-3.0-or-later"

RULES = ("core", "inventory", "pricing", "dedup", "sync", "booking", "search")


def outside(*prefixes):
    return lambda path: path.startswith("src/") and not path.startswith(prefixes)


def in_rules(path):
    return path.startswith(tuple(f"src/{folder}/" for folder in RULES)) \
        and not path.startswith(("src/core/clock", "src/core/random"))


# (rule, pattern in the code, where it holds, why)
BANNED = (
    ("sql", r"\bQSql\w+|\bsqlite3_\w+", outside("src/storage/", "src/programs/bench/"),
     "only storage knows SQL"),
    ("process-events", r"\bprocessEvents\s*\(", outside(),
     "it runs other code in the middle of this; return to the event loop"),
    ("nested-loop", r"\bQEventLoop\b|(?:\.|->|::)exec\s*\(",
     outside("src/storage/", "src/programs/"),
     "event loops are never nested; use open(), popup() or engine::whenDone()"),
    ("then", r"(?:\.|->)then\s*\(", outside(),
     "Qt 6.4 runs it twice where the future is just being finished; use engine::whenDone()"),
    ("terminate", r"(?:\.|->|::)terminate\s*\(", outside(),
     "a terminated thread leaves its locks and its memory behind"),
    ("sleep", r"\b(?:sleep|msleep|usleep|nanosleep|sleep_for|sleep_until)\s*\(", outside(),
     "wait for an event, not for time"),
    ("singleton", r"(?<!QCoreApplication::)(?<!QGuiApplication::)(?<!QApplication::)"
     r"\binstance\s*\(", outside(), "pass what is needed to the constructor"),
    ("wall-clock", r"\b(?:currentDateTime(?:Utc)?|currentMSecsSinceEpoch|currentSecsSinceEpoch"
     r"|QDate::currentDate|QTime::currentTime|system_clock|gettimeofday|clock_gettime"
     r"|utc_clock)\b", outside("src/core/clock"), "ask the core::Clock you were given"),
    ("any-clock", r"\b(?:steady_clock|high_resolution_clock|QElapsedTimer|QDeadlineTimer)\b",
     in_rules, "time is an argument here"),
    ("chance", r"\b(?:QRandomGenerator|random_device|mt19937\w*|rand)\b(?=\s*[(:{<]|\s+\w)",
     in_rules, "randomness is an argument here (core/random.h)"),
    ("date-format", r"\btoString\s*\([^;]*?\bQLocale::(?:Short|Long|Narrow)Format\b",
     lambda path: path.startswith(("src/desktop/", "src/reports/")),
     "one form of dates everywhere: dateText() and its like in desktop/words/stay_words.h"),
    ("debug-print", r"\bqDebug\s*\(", outside(), "left over from debugging"),
)

# {(file, rule): reason}
ALLOWED = {
    ("src/core/error.h", "using-namespace"): "every folder speaks core's words unqualified",
}

# "XXX" outside a comment is the currency that stands for none.
LEFT_UNDONE = re.compile(r"\b(?:" + "|".join(("TO" + "DO", "FIX" + "ME", "HA" + "CK"))
                         + r")\b|//.*\bX" + r"XX\b")


def banned_in(path, text):
    code = code_only(text)
    for rule, pattern, where, why in BANNED:
        if where(path) and (path, rule) not in ALLOWED:
            for match in re.finditer(pattern, code):
                line = code.count("\n", 0, match.start()) + 1
                yield f"{path}:{line}: {match.group(0)} [{rule}]: {why}"


def long_functions(path, text):
    for function, line, lines in functions(text):
        if lines > FUNCTION_LINES:
            yield f"{path}:{line}: {function} has {lines} lines; {FUNCTION_LINES} are allowed"


def wide_lines(path, text):
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > COLUMNS:
            yield f"{path}:{number}: {len(line)} columns; {COLUMNS} are allowed"


def tidy_files():
    """C++, and what else is written by hand."""
    found = cpp_files() + [ROOT / "CMakeLists.txt"]
    for folder in ("cmake", "packaging", "src", "tests", "translations"):
        for pattern in ("*.py", "*.cmake", "CMakeLists.txt", "*.sh"):
            found += (ROOT / folder).rglob(pattern)
    return found + [ROOT / "dev", ROOT / ".ci/run"]


class Repository(unittest.TestCase):
    def clean(self, findings):
        findings = list(findings)
        if findings:
            self.fail("\n" + "\n".join(findings))

    def test_no_function_is_long(self):
        self.clean(f for p in cpp_files() for f in long_functions(name(p), p.read_text()))

    def test_no_file_is_long(self):
        sizes = ((name(p), len(p.read_text().splitlines())) for p in cpp_files())
        self.clean(f"{path}: {lines} lines; {FILE_LINES} are allowed"
                   for path, lines in sizes if lines > FILE_LINES)

    def test_no_line_is_wide(self):
        self.clean(f for p in tidy_files() for f in wide_lines(name(p), p.read_text()))

    def test_no_banned_call(self):
        self.clean(f for p in cpp_files("src") for f in banned_in(name(p), p.read_text()))

    def test_nothing_is_marked_as_left_undone(self):
        self.clean(f"{name(p)}:{number}: {line.strip()}"
                   for p in tidy_files()
                   for number, line in enumerate(p.read_text().splitlines(), 1)
                   if LEFT_UNDONE.search(line))

    def test_every_source_names_its_licence(self):
        def first(path):
            lines = path.read_text().splitlines() + ["", ""]
            return lines[1] if lines[0].startswith("#!") else lines[0]
        self.clean(f"{name(p)}: the first line should be {SPDX}"
                   for p in tidy_files() if first(p) not in ("// " + SPDX, "# " + SPDX))

    def test_headers_guard_themselves_and_open_no_namespace(self):
        headers = [(p, code_only(p.read_text())) for p in cpp_files() if p.suffix == ".h"]
        self.clean(f"{name(p)}: no #pragma once" for p, code in headers
                   if "#pragma once" not in code)
        self.clean(f"{name(p)}: using namespace in a header" for p, code in headers
                   if re.search(r"^using namespace\b", code, re.MULTILINE)
                   and (name(p), "using-namespace") not in ALLOWED)

    def test_widget_tests_fail_on_warnings(self):
        self.clean(f"{name(p)}: derive the test from tests::WidgetTest"
                   for p in cpp_files("tests/desktop")
                   if p.name.startswith("test_")
                   and not re.search(r"(?:Widget|Themed|Window|Layout)Test|QTEST_\w+LESS_MAIN",
                                     p.read_text()))

    def test_whoever_waits_is_patient(self):
        self.clean(f"{name(p)}: include support/patience.h"
                   for p in cpp_files("tests") for text in [p.read_text()]
                   if p.suffix == ".cpp" and re.search(r"\bQTRY_(?:VERIFY2?|COMPARE)\(", text)
                   and not re.search(
                       r'"(?:support/(?:patience|widget_test)|themed_test)\.h"', text))

    def test_exceptions_are_for_files_that_exist(self):
        self.clean(path for path, _ in ALLOWED if not (ROOT / path).exists())


class Findings(unittest.TestCase):
    """The checks find what they are there for."""

    def rules(self, path, text):
        return [re.search(r"\[(.*?)\]", f).group(1) for f in banned_in(path, text)]

    def test_banned_calls_are_found(self):
        for path, text, rule in (
                ("src/desktop/a.cpp", "QSqlDatabase::database();", "sql"),
                ("src/desktop/a.cpp", "qApp->processEvents();", "process-events"),
                ("src/desktop/a.cpp", "dialog.exec();", "nested-loop"),
                ("src/desktop/a.cpp", "future.then(this, done);", "then"),
                ("src/engine/a.cpp", "thread->terminate();", "terminate"),
                ("src/engine/a.cpp", "QThread::msleep(5);", "sleep"),
                ("src/engine/a.cpp", "Settings::instance().get();", "singleton"),
                ("src/engine/a.cpp", "QDateTime::currentDateTime();", "wall-clock"),
                ("src/booking/a.cpp", "std::chrono::steady_clock::now();", "any-clock"),
                ("src/desktop/a.cpp", "QLocale().toString(day.date(), QLocale::LongFormat);",
                 "date-format"),
                ("src/booking/a.cpp", "QRandomGenerator::global();", "chance")):
            self.assertEqual(self.rules(path, text), [rule], text)

    def test_what_is_allowed_is_not_found(self):
        for path, text in (
                ("src/storage/a.cpp", "QSqlQuery query(db); query.exec();"),
                ("src/programs/roomrack.cpp", "return app.exec();"),
                ("src/core/clock.cpp", "QDateTime::currentMSecsSinceEpoch();"),
                ("src/engine/a.cpp", "// never processEvents()"),
                ("src/engine/a.cpp", 'tr("sleep(1)");'),
                ("tests/engine/a.cpp", "QDateTime::currentDateTime();"),
                ("src/desktop/a.cpp", "locale.standaloneDayName(day, QLocale::ShortFormat);"),
                ("src/desktop/a.cpp", "QCoreApplication::instance();")):
            self.assertEqual(self.rules(path, text), [], text)

    def test_long_functions_and_wide_lines_are_found(self):
        body = "x();\n" * (FUNCTION_LINES - 1)
        self.assertFalse(list(long_functions("a.cpp", "void f()\n{" + body + "}\n")))
        self.assertTrue(list(long_functions("a.cpp", "void f()\n{\n\n" + body + "}\n")))
        self.assertFalse(list(wide_lines("a.cpp", "a" * COLUMNS)))
        self.assertTrue(list(wide_lines("a.cpp", "a" * (COLUMNS + 1))))


if __name__ == "__main__":
    unittest.main()
