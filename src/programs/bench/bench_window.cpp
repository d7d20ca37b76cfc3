// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef ROOMRACK_HAS_WINDOW

#include "bench_window.h"

#include "application.h"
#include "desktop/inventory/range_editor.h"

#include <QtCore/QEventLoop>
#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>

namespace roomrack::bench {

using namespace desktop;

namespace {

constexpr int kPools = 10;
constexpr int kTypesAPool = kDeskTypes / kPools;
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
    for (int i = 0; i < kDeskTypes; ++i) setup.rates.push_back({i, 0, {today, kHorizon}, 10'000});
    return setup;
}

template <typename T>
T orWrong(Result<T> result)
{
    if (!result) throw Wrong(result.error().text().toStdString());
    return std::move(*result);
}

}  // namespace

/// Counts the paint events of a widget.
class BenchWindow::PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget *widget) : QObject(widget) { widget->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) ++painted;
        return false;
    }
    int painted = 0;
};

void Series::add(const Took &took)
{
    ms.push_back(took.ms);
    gap.push_back(took.gap);
}

void Series::figures(const QString &name, const QString &what, std::vector<Figure> &all) const
{
    const QString unit = QStringLiteral("ms");
    all.push_back({name, unit, median(ms), {}, {}, what});
    all.push_back({name + QStringLiteral(".gap"),
                   unit,
                   *std::max_element(gap.begin(), gap.end()),
                   {},
                   {},
                   QStringLiteral("longest time without a response of the window, all rounds")});
}

BenchWindow::BenchWindow(const Options &o, Theme &theme, const Make &make)
    : folder_(o), today_(Night::of(2026, 1, 1)),
      settings_(folder_.path(QStringLiteral("settings.ini")), QSettings::IniFormat),
      window_(theme, settings_, FileCommands{})
{
    const QString file = folder_.path(QStringLiteral("hotel.roomrack"));
    if (make)
        make(file, clock_);
    else
        orWrong(orWrong(engine::Engine::open(file, clock_))->saveHotel(largeHotel(today_)));
    const auto hotel = orWrong(OpenHotel::open(file, clock_));
    window_.setSession(std::make_unique<HotelSession>(std::move(*hotel)));
    window_.resize(1600, 980);
    window_.show();
    page_ = qobject_cast<InventoryPage *>(window_.page(QStringLiteral("inventory")));
    paints_ = new PaintCounter(grid().viewport());
    const auto counted = [this] { paintedThen_ = paints_->painted; };
    QObject::connect(&session().changes(), &HotelChanges::committed, paints_, counted);
    waitFor([this] { return paints_->painted > 0; });
}

void BenchWindow::select(int nights)
{
    std::vector<GridRow> rows;
    for (int row = 0; row < grid().grid().rowCount(); ++row) {
        if (grid().grid().row(row).isType()) rows.push_back(grid().grid().row(row));
    }
    grid().cursor().selectBlock({rows, today_, nights});
}

void BenchWindow::press(QWidget &widget, int key, Qt::KeyboardModifiers with, const QString &text)
{
    QKeyEvent down(QEvent::KeyPress, key, with, text);
    QCoreApplication::sendEvent(&widget, &down);
}

void BenchWindow::openEditor(const QString &digits)
{
    press(grid(), Qt::Key_0, {}, digits);
    auto *editor = window_.findChild<RangeEditor *>();
    if (!editor) throw Wrong("the grid does not open its editor");
    input_ = editor->input();
}

BulkDialog *BenchWindow::openDialog(const QString &rooms)
{
    BulkForm form = formFor(session().view(), GridMode::Availability, grid().cursor().selected());
    form.value = rooms;
    auto *dialog = new BulkDialog(session(), *window_.actions(), form, &window_);
    dialog->open();
    return dialog;
}

void BenchWindow::waitFor(const std::function<bool()> &done)
{
    turn([&](double) { return done(); });
}

Took BenchWindow::measure(const std::function<void()> &act, const std::function<bool()> &done,
                          bool shown)
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

double BenchWindow::longestGap(double seconds, int beatMs)
{
    double last = 0, gap = 0;
    turn(
        [&](double now) {
            gap = std::max(gap, now - last);
            last = now;
            return now >= seconds * 1000;
        },
        beatMs);
    return gap;
}

qint64 BenchWindow::sum(int nights) const
{
    qint64 all = 0;
    for (int type = 0; type < kDeskTypes; ++type) {
        for (int n = 0; n < nights; ++n) all += session().view().ledger().forSale(type, today_ + n);
    }
    return all;
}

/// Runs the event loop and checks `enough` at every beat; returns the time taken in ms.
double BenchWindow::turn(const std::function<bool(double ms)> &enough, int beatMs)
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
    beat.start(beatMs);
    if (loop.exec() != 0) throw Wrong("timed out");
    return ms;
}

std::unique_ptr<Theme> lightTheme()
{
    QApplication *app = windowApplication();
    if (!app) throw Skip("no GUI application");
    auto theme = std::make_unique<Theme>(*app, nullptr);
    theme->setMode(ThemeMode::Light);
    return theme;
}

}  // namespace roomrack::bench

#endif
