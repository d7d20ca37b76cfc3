// SPDX-License-Identifier: GPL-3.0-or-later
// desk.bulk, desk.dialog and desk.paste: a large edit in the real window, from the key press that
// sends it until it is durable and painted, and how long the window is unresponsive meanwhile.
#ifdef ROOMRACK_HAS_WINDOW

#include "bench_window.h"
#include "desktop/inventory/grid_edits.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>

namespace roomrack::bench {

namespace {

using namespace desktop;

constexpr int kBulkNights = 365;
constexpr int kPasteNights = 500;

std::vector<Figure> bulk(const QString &name, const Options &o)
{
    const auto theme = lightTheme();
    BenchWindow desk(o, *theme);
    Series typed, undone;
    const qint64 before = desk.sum(kBulkNights);
    for (int round = 0; round <= o.rounds; ++round) {
        const int rooms = 1 + round % 9;
        const qint64 wanted = qint64(rooms) * kDeskTypes * kBulkNights;
        desk.select(kBulkNights);
        desk.openEditor(QString::number(rooms));
        const Took once =
            desk.measure([&] { desk.enter(); },
                         [&] { return desk.settled() && desk.sum(kBulkNights) == wanted; });
        desk.waitFor([&] { return desk.undo().undoAction()->isEnabled(); });
        const Took back =
            desk.measure([&] { desk.undo().undoAction()->trigger(); },
                         [&] { return desk.settled() && desk.sum(kBulkNights) == before; });
        desk.waitFor([&] { return desk.undo().redoAction()->isEnabled(); });
        if (round == 0) continue;  // to warm up
        typed.add(once);
        undone.add(back);
    }
    std::vector<Figure> all;
    typed.figures(name, QStringLiteral("20 room types x 365 nights edited, durable and shown"),
                  all);
    undone.figures(name + QStringLiteral(".undo"),
                   QStringLiteral("the same undone, durable and shown"), all);
    return all;
}

std::vector<Figure> dialog(const QString &name, const Options &o)
{
    const auto theme = lightTheme();
    BenchWindow desk(o, *theme);
    Series looked, changed;
    const qint64 before = desk.sum(kBulkNights);
    for (int round = 0; round <= o.rounds; ++round) {
        const int rooms = 1 + round % 9;
        const qint64 wanted = qint64(rooms) * kDeskTypes * kBulkNights;
        desk.select(kBulkNights);
        QPointer<BulkDialog> open;
        const auto there = [&] { return open && open->plan() && open->plan()->changing > 0; };
        const Took preview =
            desk.measure([&] { open = desk.openDialog(QString::number(rooms)); }, there, false);
        const Took once = desk.measure(
            [&] { open->findChild<QPushButton *>(QStringLiteral("bulk.apply"))->click(); },
            [&] { return desk.settled() && desk.sum(kBulkNights) == wanted; });
        desk.waitFor([&] { return !open && desk.undo().undoAction()->isEnabled(); });
        desk.measure([&] { desk.undo().undoAction()->trigger(); },
                     [&] { return desk.settled() && desk.sum(kBulkNights) == before; });
        desk.waitFor([&] { return desk.undo().redoAction()->isEnabled(); });
        if (round == 0) continue;  // to warm up
        looked.add(preview);
        changed.add(once);
    }
    std::vector<Figure> all;
    changed.figures(name, QStringLiteral("the same by the bulk update, durable and shown"), all);
    looked.figures(name + QStringLiteral(".preview"),
                   QStringLiteral("the dialog opened and its preview calculated"), all);
    return all;
}

std::vector<Figure> paste(const QString &name, const Options &o)
{
    const auto theme = lightTheme();
    BenchWindow desk(o, *theme);
    Series pasted;
    const qint64 before = desk.sum(kPasteNights);
    for (int round = 0; round <= o.rounds; ++round) {
        TextTable table;
        qint64 wanted = 0;
        for (int row = 0; row < kDeskTypes; ++row) {
            QStringList cells;
            for (int n = 0; n < kPasteNights; ++n) {
                const int rooms = (row * 7 + n * 3 + round) % 25;
                cells << QString::number(rooms);
                wanted += rooms;
            }
            table.push_back(cells);
        }
        QGuiApplication::clipboard()->setText(writeTsv(table));
        desk.select(kPasteNights);
        pasted.add(
            desk.measure([&] { BenchWindow::press(desk.grid(), Qt::Key_V, Qt::ControlModifier); },
                         [&] { return desk.settled() && desk.sum(kPasteNights) == wanted; }));
        // One undo reverts all of it: it was one step.
        desk.waitFor([&] { return desk.undo().undoAction()->isEnabled(); });
        desk.measure([&] { desk.undo().undoAction()->trigger(); },
                     [&] { return desk.settled() && desk.sum(kPasteNights) == before; });
        desk.waitFor([&] { return desk.undo().redoAction()->isEnabled(); });
        if (round == 0) pasted = {};  // to warm up
    }
    std::vector<Figure> all;
    pasted.figures(
        name, QStringLiteral("10,000 cells from the clipboard, one step, durable and shown"), all);
    return all;
}

}  // namespace

void addDeskBenchmarks(std::vector<Benchmark> &all)
{
    const auto add = [&all](const char *name, const char *what, auto run) {
        const QString known = QString::fromLatin1(name);
        all.push_back({known, QString::fromLatin1(what),
                       [known, run](const Options &o) { return run(known, o); }});
    };
    add("desk.bulk", "365 nights x 20 room types edited in the window, and undone", bulk);
    add("desk.dialog", "the same in the bulk update dialog, with its preview", dialog);
    add("desk.paste", "10,000 cells pasted into the window", paste);
    addDescriptionBenchmark(all);
}

}  // namespace roomrack::bench

#else

#include "harness.h"

namespace roomrack::bench {

void addDeskBenchmarks(std::vector<Benchmark> &)
{}

}  // namespace roomrack::bench

#endif
