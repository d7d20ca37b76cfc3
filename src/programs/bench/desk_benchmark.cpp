// SPDX-License-Identifier: GPL-3.0-or-later
// desk.bulk, desk.dialog and desk.paste: a large edit in the real window, from the key that sends
// it until it is durable and painted, and how long the window did not answer meanwhile (the longest
// time between two rounds of its event loop, measured with a timer that wants to run every
// millisecond).
#include "application.h"
#include "harness.h"

#ifdef ROOMRACK_HAS_WINDOW

#include "core/clock.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/inventory/grid_edits.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/inventory/inventory_page.h"
#include "desktop/inventory/range_editor.h"
#include "desktop/shell/main_window.h"
#include "desktop/shell/undo_desk.h"

#include <QtCore/QEventLoop>
#include <QtCore/QPointer>
#include <QtCore/QSettings>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::bench {

namespace {

using namespace desktop;

constexpr int kPools = 10;
constexpr int kTypesAPool = 2;
constexpr int kTypes = kPools * kTypesAPool;
constexpr int kBulkNights = 365;
constexpr int kPasteNights = 500;
constexpr int kHorizon = 560;
constexpr int kPatienceMs = 60'000;

engine::HotelSetup largeHotel(Night today)
{
    engine::HotelSetup setup;
    inventory::Catalogue &c = setup.catalogue;
    c.property.name = QStringLiteral("Hotel");
    c.property.timeZone = QStringLiteral("Europe/Lisbon");
    c.property.businessDate = today;
    c.property.firstNight = today;
    c.property.horizonNights = kHorizon;
    c.property.audit = inventory::AuditMode::ByHand;
    for (int p = 0; p < kPools; ++p) {
        c.pools.push_back(
            {PoolId{-p - 1}, QStringLiteral("P%1").arg(p), QStringLiteral("Pool %1").arg(p), p});
        for (int r = 0; r < 40; ++r)
            c.rooms.push_back({{}, PoolId{-p - 1}, QString::number(100 * (p + 1) + r)});
        for (int t = 0; t < kTypesAPool; ++t) {
            const int n = p * kTypesAPool + t + 1;
            c.roomTypes.push_back({RoomTypeId{-n}, PoolId{-p - 1}, QStringLiteral("T%1").arg(n),
                                   QStringLiteral("Room type %1").arg(n), 30, 2, 3, n});
        }
    }
    c.channels = {{ChannelId{-1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk")}};
    pricing::RatePlan bar;
    bar.id = RatePlanId{1};
    bar.code = bar.name = QStringLiteral("BAR");
    setup.plans = {bar};
    for (int i = 0; i < kTypes; ++i) setup.rates.push_back({i, 0, {today, kHorizon}, 10'000});
    return setup;
}

template <typename T>
T orWrong(Result<T> result)
{
    if (!result) throw Wrong(result.error().text().toStdString());
    return std::move(*result);
}

/// Counts what is painted of a widget.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget *widget) : QObject(widget) { widget->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) ++painted;
        return false;
    }
    int painted = 0;
};

struct Took {
    double ms = 0;   ///< until it is durable and painted
    double gap = 0;  ///< longest time in which the event loop did not come round
};

/// The window over a new file with the large hotel.
class Desk {
public:
    Desk(const Options &o, Theme &theme)
        : folder_(o), today_(Night::of(2026, 1, 1)),
          settings_(folder_.path(QStringLiteral("settings.ini")), QSettings::IniFormat),
          window_(theme, settings_, FileCommands{})
    {
        const QString file = folder_.path(QStringLiteral("hotel.roomrack"));
        orWrong(orWrong(engine::Engine::open(file, clock_))->saveHotel(largeHotel(today_)));
        const auto hotel = orWrong(OpenHotel::open(file, clock_));
        window_.setSession(std::make_unique<HotelSession>(std::move(*hotel)));
        window_.resize(1600, 980);
        window_.show();
        page_ = qobject_cast<InventoryPage *>(window_.page(QStringLiteral("inventory")));
        paints_ = new PaintCounter(grid().viewport());
        const auto counted = [this] { paintedThen_ = paints_->painted; };
        QObject::connect(&session(), &HotelSession::committed, paints_, counted);
        waitFor([this] { return paints_->painted > 0; });
    }

    GridView &grid() const { return page_->grid(); }
    HotelSession &session() const { return *window_.session(); }
    UndoDesk &undo() const { return *window_.undoDesk(); }

    void select(int nights)
    {
        std::vector<GridRow> rows;
        for (int row = 0; row < grid().grid().rowCount(); ++row) {
            if (grid().grid().row(row).isType()) rows.push_back(grid().grid().row(row));
        }
        grid().selectBlock({rows, today_, nights});
    }

    static void press(QWidget &widget, int key, Qt::KeyboardModifiers with = {},
                      const QString &text = {})
    {
        QKeyEvent down(QEvent::KeyPress, key, with, text);
        QCoreApplication::sendEvent(&widget, &down);
    }
    void openEditor(const QString &digits)
    {
        press(grid(), Qt::Key_0, {}, digits);
        auto *editor = window_.findChild<RangeEditor *>();
        if (!editor) throw Wrong("nothing can be typed");
        input_ = editor->input();
    }
    void enter() { press(*input_, Qt::Key_Return); }

    void waitFor(const std::function<bool()> &done)
    {
        turn([&](double) { return done(); });
    }

    /// Does `act` in the event loop, and goes on until `done` and, where the grid shows it, what
    /// changed is painted.
    Took measure(const std::function<void()> &act, const std::function<bool()> &done,
                 bool shown = true)
    {
        Took took;
        double last = 0;
        paintedThen_ = paints_->painted;
        QTimer::singleShot(0, paints_, act);
        took.ms = turn([&](double now) {
            took.gap = std::max(took.gap, now - last);
            last = now;
            return (!shown || paints_->painted > paintedThen_) && done();
        });
        return took;
    }

    /// The bulk update over what is selected.
    BulkDialog *openDialog(const QString &rooms)
    {
        BulkForm form = formFor(session().view(), GridMode::Availability, grid().selected());
        form.value = rooms;
        auto *dialog = new BulkDialog(session(), *window_.actions(), form, &window_);
        dialog->open();
        return dialog;
    }

    /// Rooms for sale in all the cells of so many nights.
    qint64 sum(int nights) const
    {
        qint64 all = 0;
        for (int type = 0; type < kTypes; ++type) {
            for (int n = 0; n < nights; ++n)
                all += session().view().ledger().forSale(type, today_ + n);
        }
        return all;
    }
    /// Nothing of it is still on its way to the disk.
    bool settled() const { return session().view().seq() == session().engine().committedSeq(); }

private:
    /// Lets the event loop turn, and asks every millisecond whether that is enough; answers how
    /// long it was.
    double turn(const std::function<bool(double ms)> &enough)
    {
        QEventLoop loop;
        QTimer beat;
        beat.setTimerType(Qt::PreciseTimer);
        const double start = nowSeconds();
        double ms = 0;
        QObject::connect(&beat, &QTimer::timeout, &loop, [&] {
            ms = (nowSeconds() - start) * 1000;
            if (enough(ms)) loop.quit();
            if (ms > kPatienceMs) loop.exit(1);
        });
        beat.start(1);
        if (loop.exec() != 0) throw Wrong("it never came to an end");
        return ms;
    }

    Folder folder_;
    core::SystemClock clock_;
    const Night today_;
    QSettings settings_;
    MainWindow window_;
    InventoryPage *page_ = nullptr;
    PaintCounter *paints_ = nullptr;
    QLineEdit *input_ = nullptr;
    int paintedThen_ = 0;
};

struct Series {
    std::vector<double> ms, gap;
    void add(const Took &took)
    {
        ms.push_back(took.ms);
        gap.push_back(took.gap);
    }
    void figures(const QString &name, const QString &what, std::vector<Figure> &all) const
    {
        const QString unit = QStringLiteral("ms");
        all.push_back({name, unit, median(ms), {}, {}, what});
        all.push_back({name + QStringLiteral(".gap"),
                       unit,
                       *std::max_element(gap.begin(), gap.end()),
                       {},
                       {},
                       QStringLiteral("longest time the window did not answer, of all rounds")});
    }
};

/// The step that Ctrl+Z would take back has come to the window, and is `label`.
std::function<bool()> undoable(Desk &desk, const QString &label)
{
    return [&desk, label] { return desk.undo().undoAction()->text().contains(label); };
}

std::unique_ptr<Theme> lightTheme()
{
    QApplication *app = windowApplication();
    if (!app) throw Skip("no application for windows");
    auto theme = std::make_unique<Theme>(*app, nullptr);
    theme->setMode(ThemeMode::Light);
    return theme;
}

std::vector<Figure> bulk(const QString &name, const Options &o)
{
    const auto theme = lightTheme();
    Desk desk(o, *theme);
    Series typed, undone;
    const qint64 before = desk.sum(kBulkNights);
    for (int round = 0; round <= o.rounds; ++round) {
        const int rooms = 1 + round % 9;
        const qint64 wanted = qint64(rooms) * kTypes * kBulkNights;
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
    typed.figures(name, QStringLiteral("20 room types x 365 nights typed over, durable and shown"),
                  all);
    undone.figures(name + QStringLiteral(".undo"),
                   QStringLiteral("the same taken back, durable and shown"), all);
    return all;
}

std::vector<Figure> dialog(const QString &name, const Options &o)
{
    const auto theme = lightTheme();
    Desk desk(o, *theme);
    Series looked, changed;
    const qint64 before = desk.sum(kBulkNights);
    for (int round = 0; round <= o.rounds; ++round) {
        const int rooms = 1 + round % 9;
        const qint64 wanted = qint64(rooms) * kTypes * kBulkNights;
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
                   QStringLiteral("the dialog opened and its preview worked out"), all);
    return all;
}

std::vector<Figure> paste(const QString &name, const Options &o)
{
    const auto theme = lightTheme();
    Desk desk(o, *theme);
    Series pasted;
    const qint64 before = desk.sum(kPasteNights);
    for (int round = 0; round <= o.rounds; ++round) {
        TextTable table;
        qint64 wanted = 0;
        for (int row = 0; row < kTypes; ++row) {
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
            desk.measure([&] { Desk::press(desk.grid(), Qt::Key_V, Qt::ControlModifier); },
                         [&] { return desk.settled() && desk.sum(kPasteNights) == wanted; }));
        // One key takes all of it back: it was one step.
        desk.waitFor(undoable(desk, QLocale().toString(kTypes * kPasteNights)));
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
    add("desk.bulk", "365 nights x 20 room types typed over in the window, and undone", bulk);
    add("desk.dialog", "the same in the dialog of the bulk update, with its preview", dialog);
    add("desk.paste", "10,000 cells pasted into the window", paste);
}

}  // namespace roomrack::bench

#else

namespace roomrack::bench {

void addDeskBenchmarks(std::vector<Benchmark> &)
{}

}  // namespace roomrack::bench

#endif
