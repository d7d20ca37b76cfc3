// SPDX-License-Identifier: GPL-3.0-or-later
// grid.paint: a full repaint of the grid, 1600 x 980, 500 room types x 1,095 nights. Peer: a plain
// QTableView of the same cells with a background role.
#include "application.h"
#include "harness.h"

#ifdef ROOMRACK_HAS_WINDOW

#include "core/random.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/theme/theme.h"

#include <QtGui/QImage>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>

#include <malloc.h>

namespace roomrack::bench {

namespace {

constexpr int kPools = 100;
constexpr int kTypesAPool = 5;
constexpr int kGridNights = 1095;
constexpr QSize kSize(1600, 980);

engine::Snapshot wideHotel(quint64 seed)
{
    engine::Snapshot s;
    inventory::Catalogue &c = s.catalogue;
    c.property.firstNight = Night::of(2026, 1, 1);
    c.property.businessDate = c.property.firstNight + 10;
    for (int p = 0; p < kPools; ++p) {
        c.pools.push_back({PoolId{p + 1}, QStringLiteral("P%1").arg(p + 1),
                           QStringLiteral("Pool %1").arg(p + 1), p});
        for (int r = 0; r < 40; ++r)
            c.rooms.push_back({RoomId{p * 40 + r + 1}, PoolId{p + 1}, QString::number(r)});
        for (int t = 0; t < kTypesAPool; ++t) {
            const int n = p * kTypesAPool + t + 1;
            c.roomTypes.push_back({RoomTypeId{n}, PoolId{p + 1}, QStringLiteral("T%1").arg(n),
                                   QStringLiteral("Room type %1").arg(n), 40});
        }
    }
    pricing::RatePlan bar;
    bar.id = RatePlanId{1};
    bar.code = bar.name = QStringLiteral("BAR");
    s.plans = {bar};
    s.ledger = inventory::Ledger(c, c.property.firstNight, kGridNights);
    core::Random random(seed);
    const int types = kPools * kTypesAPool;
    for (int i = 0; i < types * kGridNights / 2; ++i) {
        const int nights = random.between(1, 4);
        const Stay stay(s.ledger.first() + random.below(kGridNights - nights), nights);
        const int type = random.below(types);
        random.chance(0.05) ? s.ledger.addHeld(type, stay, 1, i)
                            : s.ledger.addSold(type, stay, 3, i);
    }
    s.rateBook = pricing::RateBook(c, s.plans, s.ledger.first(), kGridNights);
    for (int type = 0; type < types; ++type) {
        for (int n = 0; n < kGridNights; ++n)
            s.rateBook.set(type, bar.id, s.ledger.first() + n, 0, random.between(60, 260) * 100);
    }
    return s;
}

/// Minimal model for a QTableView.
class PlainModel final : public QAbstractTableModel {
public:
    PlainModel(const inventory::Ledger &ledger, const desktop::Colors &colors)
        : ledger_(ledger), colors_(colors)
    {}
    int rowCount(const QModelIndex &parent) const override
    {
        return parent.isValid() ? 0 : ledger_.types();
    }
    int columnCount(const QModelIndex &parent) const override
    {
        return parent.isValid() ? 0 : ledger_.nights();
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (role != Qt::DisplayRole && role != Qt::BackgroundRole && role != Qt::TextAlignmentRole)
            return {};
        if (role == Qt::TextAlignmentRole) return Qt::AlignCenter;
        const int left = ledger_.left(index.row(), ledger_.first() + index.column());
        if (role == Qt::DisplayRole) return left;
        return QBrush(left > 10  ? QColor(0xDD, 0xF3, 0xE8)
                      : left > 0 ? QColor(0xFF, 0xF0, 0xCC)
                                 : QColor(0xFF, 0xDA, 0xD6));
    }

private:
    const inventory::Ledger &ledger_;
    const desktop::Colors &colors_;
};

/// Scrolls by a step and paints all, headers too, on a raster image; milliseconds.
class Painter {
public:
    explicit Painter(QTableView &view)
        : view_(view), image_(kSize, QImage::Format_ARGB32_Premultiplied)
    {
        view_.resize(kSize);
        view_.setAttribute(Qt::WA_DontShowOnScreen);
        view_.show();
    }
    double paint(int step)
    {
        QScrollBar *across = view_.horizontalScrollBar();
        QScrollBar *down = view_.verticalScrollBar();
        across->setValue((step * 7) % std::max(1, across->maximum()));
        down->setValue((step * 11) % std::max(1, down->maximum()));
        const double start = nowSeconds();
        view_.render(&image_);
        return (nowSeconds() - start) * 1000;
    }

private:
    QTableView &view_;
    QImage image_;
};

double allocatedKb()
{
    return double(mallinfo2().uordblks) / 1000;
}

struct Samples {
    std::vector<double> all;
    void add(Painter &painter, int frames, int &step)
    {
        for (int i = 0; i < frames; ++i) all.push_back(painter.paint(step++));
    }
};

void likeTheGrid(QTableView &plain, const QTableView &grid)
{
    plain.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    plain.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    plain.horizontalHeader()->setDefaultSectionSize(grid.columnWidth(0));
    plain.verticalHeader()->setDefaultSectionSize(grid.rowHeight(1));
    plain.setHorizontalScrollMode(grid.horizontalScrollMode());
    plain.setVerticalScrollMode(grid.verticalScrollMode());
}

std::vector<Figure> run(const QString &name, const Options &o)
{
    QApplication *app = windowApplication();
    if (!app) throw Skip("no GUI application");
    desktop::Theme theme(*app, nullptr);
    theme.setMode(desktop::ThemeMode::Light);
    const engine::Snapshot snapshot = wideHotel(o.seed);
    const desktop::HotelView hotel(snapshot);
    desktop::GridModel model(hotel);
    desktop::GridView grid(model, theme);
    Painter ours(grid);
    PlainModel plainModel(snapshot.ledger, theme.colors());
    QTableView plain;
    plain.setModel(&plainModel);
    likeTheGrid(plain, grid);
    Painter theirs(plain);

    const int frames = o.smoke ? 3 : std::max(20, int(o.seconds * 60));
    int step = 0;
    Samples warm;
    warm.add(ours, frames, step);
    warm.add(theirs, frames, step);
    Samples a;
    Samples b;
    for (int round = 0; round < o.rounds; ++round) {
        int again = step;
        a.add(ours, frames, step);
        b.add(theirs, frames, again);
    }
    // All numbers and rates have been painted once: repainting the same cells fills no cache.
    int first = 0;
    Samples once;
    once.add(ours, frames * 4, first);
    const double before = allocatedKb();
    first = 0;
    once.all.clear();
    Samples twice;
    twice.all.reserve(size_t(frames) * 4);
    twice.add(ours, frames * 4, first);
    const double grown =
        allocatedKb() - before - double(twice.all.capacity() * sizeof(double)) / 1000;
    const QString peer = QStringLiteral("a plain QTableView with a background role");
    return {{name + QStringLiteral(".p99"),
             QStringLiteral("ms"),
             quantile(a.all, 0.99),
             peer,
             quantile(b.all, 0.99),
             {}},
            {name + QStringLiteral(".median"),
             QStringLiteral("ms"),
             median(a.all),
             peer,
             median(b.all),
             {}},
            {QStringLiteral("grid.scroll.growth"),
             QStringLiteral("KB"),
             grown,
             {},
             {},
             QStringLiteral("memory growth after %1 more frames").arg(frames * 4)}};
}

}  // namespace

void addGridBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("grid.paint");
    all.push_back(
        {name,
         QStringLiteral("full repaint, 500 room types x 1,095 nights; peer: a plain QTableView"),
         [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench

#else

namespace roomrack::bench {

void addGridBenchmark(std::vector<Benchmark> &)
{}

}  // namespace roomrack::bench

#endif
