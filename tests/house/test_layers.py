# SPDX-License-Identifier: GPL-3.0-or-later
"""The graph of libraries is law: what a folder of src/ includes and links stands to its
right (ARCHITECTURE.md), and what each may take from Qt is listed here. On Debian a header
of Qt Widgets compiles without linking Widgets, so linking alone would prove nothing.
Within src/desktop the folders stand on floors, and none includes a higher one."""

import graphlib
import os
import re
import unittest
from pathlib import Path

from sources import ROOT, cpp_files, name

CHAIN = (
    ("desktop",),
    ("api",),
    ("reservations",),
    ("channels", "gateways", "reports", "imports"),
    ("engine",),
    ("storage",),
    ("advice",),
    ("booking",),
    ("pricing", "dedup", "sync"),
    ("inventory",),
    ("core",),
)
RULES = ("advice", "booking", "pricing", "dedup", "sync", "inventory", "core")


def right_of(folder):
    if folder in ("protocols", "secrets"):
        return {"core"}
    if folder == "http":
        return {"protocols", "core"}
    if folder == "remote":
        return right_of("engine") | {"engine", "http", "protocols"}
    for place, column in enumerate(CHAIN):
        if folder in column:
            right = {f for c in CHAIN[place + 1:] for f in c}
            extra = {"channels": {"http", "protocols", "secrets"},
                     "gateways": {"http", "protocols", "secrets"},
                     "reservations": {"http", "secrets"},
                      "api": {"http", "protocols", "remote", "secrets"},
                      "desktop": {"remote", "secrets"}}
            return right | extra.get(folder, set())
    if folder == "simulator":
        # It plays the other side of the channels, and a house to fill with demo guests.
        return right_of("channels")
    raise KeyError(folder)


FOLDERS = tuple(f for column in CHAIN for f in column) + (
    "protocols", "http", "remote", "secrets", "simulator")
ALLOWED = {folder: right_of(folder) | {folder} for folder in FOLDERS}

QT = {folder: {"QtCore"} for folder in FOLDERS}
QT["storage"] |= {"QtSql"}
QT["engine"] |= {"QtConcurrent"}
QT["http"] |= {"QtNetwork"}
QT["remote"] |= {"QtNetwork"}
QT["secrets"] |= {"QtConcurrent"}
for _folder in ("channels", "gateways", "simulator"):
    QT[_folder] |= {"QtNetwork", "QtConcurrent", "QtWebSockets"}
QT["reports"] |= {"QtConcurrent"}
QT["imports"] |= {"QtConcurrent"}
QT["api"] |= {"QtNetwork", "QtConcurrent", "QtWebSockets"}
QT["desktop"] |= {"QtGui", "QtWidgets", "QtCharts", "QtSvg", "QtSvgWidgets", "QtConcurrent",
                  "QtPrintSupport"}

# The folders of src/desktop by floor, lowest first. A folder includes its own floor and the
# floors below it; folders of one floor do not depend on each other in a circle, and a page
# does not include another page. What two pages need is moved to a lower floor.
FLOORS = {
    "kit": ("theme", "words", "widgets", "charts", "paging"),
    "session": ("session",),
    # What several pages share: services, and the dialogs that more than one page opens.
    "services": ("help", "language", "secrets", "users", "safety", "remote", "connections",
                 "requests", "api_server", "exports", "cells", "bulk", "compare", "booking_dialogs",
                 "new_booking", "guests"),
    "pages": ("audit", "bookings", "channels", "duplicates", "frontdesk", "group", "holds",
              "inventory", "overbooking", "reports", "rooms_rates", "settings", "tasks"),
    "app": ("palette", "shell", "first_start", "import", "simulator"),
}
FLOOR_NAMES = tuple(FLOORS)
FLOOR_OF = {folder: floor for floor, folders in FLOORS.items() for folder in folders}

# Threads, event loops and files: what a rule must not know, though Qt Core has it.
NOT_IN_RULES = re.compile(
    r"^(QThread\w*|QMutex\w*|QReadWriteLock|QSemaphore|QWaitCondition|QFuture\w*|QPromise"
    r"|QTimer|QBasicTimer|QEventLoop|QFile|QSaveFile|QDir|QSettings|QProcess"
    r"|QSocketNotifier|thread|mutex|shared_mutex|condition_variable|future|semaphore|latch"
    r"|barrier|stop_token|fstream|filesystem)$")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def qt_modules():
    """{header: modules that have it}, from the folder where Qt keeps its headers."""
    root = Path(os.environ.get("ROOMRACK_QT_HEADERS", "/nowhere"))
    modules = {}
    for module in sorted(root.glob("Qt*")):
        for header in module.iterdir():
            modules.setdefault(header.name, set()).add(module.name)
    return modules


def modules_of(include, known):
    if "/" in include:
        first = include.split("/")[0]
        return {first} if first.startswith("Qt") else set()
    return known.get(include, set())


def wrong_includes(path, text, known):
    """What is wrong with the includes of the file `path` ("src/<folder>/...")."""
    folder = path.split("/")[1]
    if folder not in ALLOWED:
        return
    allowed_qt = set(QT[folder])
    if folder == "reports" and path.rsplit("/", 1)[1].startswith("pdf_"):
        allowed_qt.add("QtGui")
    for bracket, include in INCLUDE.findall(text):
        target = include.split("/")[0]
        if target in FOLDERS + ("programs",) and "/" in include and bracket == '"':
            if target not in ALLOWED[folder]:
                yield f"{path}: includes {include}, but {folder} stands right of {target}"
            continue
        modules = modules_of(include, known)
        if modules and not modules & allowed_qt:
            yield f"{path}: includes <{include}> of {', '.join(sorted(modules))}"
        plain = include.rsplit("/", 1)[-1]
        if folder in RULES and NOT_IN_RULES.match(plain):
            yield f"{path}: includes <{include}>, which a rule must not know"
        if "sqlite3" in plain and folder != "storage":
            yield f"{path}: includes <{include}>; only storage knows SQL"


def desktop_folder(path):
    """The folder of "desktop/<folder>/..."; none for other paths."""
    parts = path.split("/")
    return parts[1] if parts[0] == "desktop" and len(parts) > 2 else None


def wrong_floors(path, text):
    """What the file `path` ("src/desktop/<folder>/...") includes of higher floors and of
    other pages."""
    own = desktop_folder(path.removeprefix("src/"))
    if own not in FLOOR_OF:
        return
    floor = FLOOR_OF[own]
    for _, include in INCLUDE.findall(text):
        folder = desktop_folder(include)
        if folder not in FLOOR_OF or folder == own:
            continue
        other = FLOOR_OF[folder]
        if FLOOR_NAMES.index(other) > FLOOR_NAMES.index(floor):
            yield f"{path}: includes {include} of the floor {other}, which is above {floor}"
        elif floor == other == "pages":
            yield f"{path}: includes {include} of another page"


def desktop_circle(files):
    """Folders of src/desktop that include each other in a circle, the first one again at
    the end; empty if there is none. `files`: pairs of path and text."""
    uses = {}
    for path, text in files:
        own = desktop_folder(path.removeprefix("src/"))
        targets = {desktop_folder(include) for _, include in INCLUDE.findall(text)}
        uses.setdefault(own, set()).update(targets - {own, None})
    try:
        graphlib.TopologicalSorter(uses).prepare()
    except graphlib.CycleError as error:
        return error.args[1]
    return []


def wrong_links(folder, text):
    for call in re.findall(r"roomrack_library\(([^)]*)\)", text):
        words = call.split()
        if "USES" not in words:
            continue
        for word in words[words.index("USES") + 1:]:
            if word in ("LINKS", "WIDGETS", "PDF"):
                break
            if word not in ALLOWED[folder] - {folder}:
                yield f"src/{folder}/CMakeLists.txt: USES {word}, which is not to its right"


class Repository(unittest.TestCase):
    def clean(self, findings):
        findings = list(findings)
        if findings:
            self.fail("\n" + "\n".join(findings))

    def test_includes_point_to_the_right(self):
        known = qt_modules()
        self.assertIn("QString", known, "ROOMRACK_QT_HEADERS should be Qt's folder of headers")
        self.clean(w for p in cpp_files("src")
                   for w in wrong_includes(name(p), p.read_text(), known))

    def test_libraries_link_what_stands_to_their_right(self):
        lists = [(f, ROOT / "src" / f / "CMakeLists.txt") for f in FOLDERS]
        self.clean(w for f, p in lists if p.exists() for w in wrong_links(f, p.read_text()))

    def test_every_folder_of_src_has_its_place(self):
        folders = {p.name for p in (ROOT / "src").iterdir() if p.is_dir()}
        self.assertFalse(folders - set(FOLDERS) - {"programs"})


    def test_floors_of_the_window(self):
        self.clean(w for p in cpp_files("src/desktop")
                   for w in wrong_floors(name(p), p.read_text()))

    def test_no_circle_in_the_window(self):
        circle = desktop_circle((name(p), p.read_text()) for p in cpp_files("src/desktop"))
        self.assertFalse(circle, "folders of src/desktop that include each other")

    def test_every_folder_of_the_window_has_a_floor(self):
        desktop = ROOT / "src" / "desktop"
        self.assertEqual({p.name for p in desktop.iterdir() if p.is_dir()}, set(FLOOR_OF))
        # A file beside the folders would have no floor.
        self.assertEqual([p.name for p in desktop.iterdir() if p.is_file()], ["CMakeLists.txt"])


class Findings(unittest.TestCase):
    """The checks find what they are there for."""

    known = {"QSqlQuery": {"QtSql"}, "QWidget": {"QtWidgets"}, "QString": {"QtCore"},
             "QPdfWriter": {"QtGui"}}

    def count(self, path, text):
        return len(list(wrong_includes(path, text, self.known)))

    def test_wrong_directions_are_found(self):
        self.assertEqual(self.count("src/core/a.h", '#include "inventory/ledger.h"'), 1)
        self.assertEqual(self.count("src/pricing/a.h", '#include "sync/state.h"'), 1)
        self.assertEqual(self.count("src/engine/a.h", '#include "protocols/fias.h"'), 1)
        self.assertEqual(self.count("src/desktop/a.h", '#include "simulator/guest.h"'), 1)
        self.assertEqual(self.count("src/engine/a.h", '#include "booking/hold.h"'), 0)
        self.assertEqual(self.count("src/channels/a.h", '#include "protocols/fias.h"'), 0)

    def test_foreign_headers_are_found(self):
        self.assertEqual(self.count("src/booking/a.h", "#include <QSqlQuery>"), 1)
        self.assertEqual(self.count("src/desktop/a.h", "#include <QtSql/QSqlQuery>"), 1)
        self.assertEqual(self.count("src/engine/a.h", "#include <QWidget>"), 1)
        self.assertEqual(self.count("src/booking/a.h", "#include <mutex>"), 1)
        self.assertEqual(self.count("src/engine/a.h", "#include <sqlite3.h>"), 1)
        self.assertEqual(self.count("src/reports/a.h", "#include <QPdfWriter>"), 1)
        self.assertEqual(self.count("src/reports/pdf_a.h", "#include <QPdfWriter>"), 0)
        self.assertEqual(self.count("src/storage/a.h", "#include <QSqlQuery>\n#include <mutex>"),
                         0)

    def floors(self, path, include):
        return len(list(wrong_floors(path, f'#include "{include}"')))

    def test_wrong_floors_are_found(self):
        self.assertEqual(self.floors("src/desktop/widgets/a.h", "desktop/session/b.h"), 1)
        self.assertEqual(self.floors("src/desktop/session/a.h", "desktop/holds/b.h"), 1)
        self.assertEqual(self.floors("src/desktop/tasks/a.h", "desktop/shell/b.h"), 1)
        self.assertEqual(self.floors("src/desktop/tasks/a.h", "desktop/holds/b.h"), 1)
        self.assertEqual(self.floors("src/desktop/tasks/a.h", "desktop/tasks/b.h"), 0)
        self.assertEqual(self.floors("src/desktop/tasks/a.h", "desktop/cells/b.h"), 0)
        self.assertEqual(self.floors("src/desktop/bulk/a.h", "desktop/cells/b.h"), 0)
        self.assertEqual(self.floors("src/desktop/shell/a.h", "desktop/holds/b.h"), 0)

    def test_circles_are_found(self):
        there = ("src/desktop/bulk/a.h", '#include "desktop/cells/b.h"')
        back = ("src/desktop/cells/b.h", '#include "desktop/bulk/c.h"')
        self.assertTrue(desktop_circle([there, back]))
        self.assertFalse(desktop_circle([there, ("src/desktop/cells/b.h", "")]))

    def test_wrong_links_are_found(self):
        self.assertTrue(list(wrong_links("core", "roomrack_library(core USES booking)")))
        fine = "roomrack_library(engine USES storage LINKS x)"
        self.assertFalse(list(wrong_links("engine", fine)))


if __name__ == "__main__":
    unittest.main()
