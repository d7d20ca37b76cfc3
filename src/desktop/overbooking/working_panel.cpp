// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/working_panel.h"

#include "desktop/charts/chart_view.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/stay_words.h"
#include "reports/words.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

constexpr int kBeside = 10;  ///< steps shown on either side of the limit

/// The steps around the limit; those further away have a probability near 0 or 1. The calculation
/// omits steps where a full house is next to impossible: they are added before it.
std::vector<advice::LimitStep> stepsShown(const advice::NightLimit &best)
{
    std::vector<advice::LimitStep> steps;
    const int first = best.working.empty() ? 0 : best.working.front().booked;
    for (int booked = std::max(0, best.limit - kBeside); booked < first; ++booked)
        steps.push_back({booked, 0, 0, true});
    for (const advice::LimitStep &step : best.working) {
        if (std::abs(step.booked - best.limit) <= kBeside) steps.push_back(step);
    }
    return steps;
}

}  // namespace

QString chanceText(double chance, const QLocale &locale)
{
    const double percent = chance * 100;
    return locale.toString(percent, 'f', percent < 10 ? 1 : 0) + QChar::Nbsp + QLatin1Char('%');
}

WorkingPanel::WorkingPanel(const Theme &theme, QWidget *parent)
    : QFrame(parent), body_(new QWidget), nothing_(style::muted({})), chart_(new ChartView(theme)),
      ratesTitle_(style::muted({})), rates_(nullptr)
{
    setProperty("look", QStringLiteral("card"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(style::cardHeader(tr("Calculation"), &night_));
    all->addWidget(style::hairline());
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setWordWrap(true);
    nothing_->setText(tr("Choose a night to see how its limit is calculated."));
    all->addWidget(nothing_, 1);
    all->addWidget(body_, 1);
    auto *column = new QVBoxLayout(body_);
    column->setContentsMargins(0, style::kSmallGap, 0, 0);
    column->setSpacing(style::kSmallGap);
    auto *grid = new QGridLayout;
    grid->setContentsMargins(style::kPadding, 0, style::kPadding, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    addFact(grid, Rooms, tr("Usable rooms"), {});
    addFact(grid, Booked, tr("Booked / expected arrivals"),
            tr("Mean and standard deviation, from the show-up rate of each booking"));
    addFact(grid, Next, tr("Show-up rate of next booking"), {});
    addFact(grid, Price, tr("Nightly rate"),
            tr("Average rate per booked room; if none is booked, the lowest rate"));
    addFact(grid, Walk, tr("Walk cost"), {});
    addFact(grid, Fractile, tr("Break-even probability"),
            tr("Nightly rate / (nightly rate + walk cost). Another booking pays off "
               "while the probability of a full house is not above this value."));
    addFact(grid, Limit, tr("Recommended limit"), {});
    addFact(grid, Walked, tr("Expected walks at this limit"),
            tr("Average number of rooms walked if the night is sold up to the "
               "recommended limit"));
    column->addLayout(grid);
    chart_->setObjectName(QStringLiteral("overbooking.chart"));
    chart_->setAccessibleName(tr("Probability of a full house by rooms booked"));
    chart_->setMinimumHeight(150);
    column->addWidget(chart_, 3);
    RowsTable::Shape shape;
    shape.strong = {1};
    shape.inert = true;
    shape.muted = {2, 3};
    shape.widths = {120, 70, 90, 90};
    rates_ = new RowsTable(
        theme,
        {{tr("Channel")},
         {tr("Show-up rate"), tr("Show-up rate used for the recommendations"), true},
         {tr("Observed"), tr("Share of the channel's past bookings that showed up"), true},
         {tr("Bookings"), tr("Number of past bookings evaluated"), true}},
        shape);
    rates_->setObjectName(QStringLiteral("overbooking.rates"));
    rates_->setAccessibleName(tr("Show-up rate by channel"));
    rates_->setMinimumHeight(3 * style::kRow);
    auto *title = new QHBoxLayout;
    title->setContentsMargins(style::kPadding, 0, style::kPadding, 0);
    ratesTitle_->setWordWrap(true);
    title->addWidget(ratesTitle_);
    column->addLayout(title);
    column->addWidget(rates_, 2);
    clear();
}

void WorkingPanel::addFact(QGridLayout *grid, Fact fact, const QString &name, const QString &tip)
{
    QLabel *label = style::muted(name);
    facts_[size_t(fact)] = fact == Limit ? style::strong({}) : style::text({});
    facts_[size_t(fact)]->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    facts_[size_t(fact)]->setObjectName(QStringLiteral("overbooking.fact%1").arg(int(fact)));
    facts_[size_t(fact)]->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setToolTip(tip);
    facts_[size_t(fact)]->setToolTip(tip);
    grid->addWidget(label, int(fact), 0);
    grid->addWidget(facts_[size_t(fact)], int(fact), 1);
}

void WorkingPanel::clear()
{
    body_->hide();
    nothing_->show();
    night_->clear();
}

void WorkingPanel::show(const advice::PoolAdvice &advice, const advice::ShowRates &rates,
                        const HotelView &view)
{
    const inventory::Catalogue &house = view.catalogue();
    nothing_->hide();
    body_->show();
    night_->setText(
        QStringLiteral("%1 \u00b7 %2")
            .arg(reports::nightsText(Stay(advice.night, 1), reports::Granularity::Day, locale()),
                 house.pools[size_t(advice.pool)].name));
    showFacts(advice.best, view);
    showChart(advice.best);
    showRates(rates, advice.night - view.property().businessDate, view);
}

void WorkingPanel::showFacts(const advice::NightLimit &best, const HotelView &view)
{
    const inventory::Catalogue &house = view.catalogue();
    const auto showAmount = [&](Fact fact, double minor) {
        const auto exact = qint64(std::llround(minor));
        const auto other = second ? second(exact) : std::nullopt;
        const QString text = amountText(house, exact, locale());
        facts_[fact]->setText(
            other ? tr("%1 %2", "amount, the same in another currency").arg(text, other->text)
                  : text);
        facts_[fact]->setToolTip(other ? other->tip : QString());
    };
    const auto number = [this](double value) { return locale().toString(value, 'f', 1); };
    facts_[Rooms]->setText(locale().toString(best.rooms));
    facts_[Booked]->setText(
        tr("%1 / %2 ± %3", "booked, expected, spread")
            .arg(locale().toString(best.booked), number(best.expected), number(best.spread)));
    facts_[Next]->setText(chanceText(best.nextComes, locale()));
    const bool priced = best.stakes.price > 0;
    facts_[Price]->setText(tr("unknown"));
    if (priced) showAmount(Price, best.stakes.price);
    showAmount(Walk, best.stakes.walk);
    const QString sum = priced ? tr("%1 / (%1 + %2) = %3")
                                     .arg(numberText(house, qint64(best.stakes.price), locale()),
                                          numberText(house, qint64(best.stakes.walk), locale()),
                                          chanceText(best.stakes.ratio(), locale()))
                               : tr("no rate; no overbooking");
    facts_[Fractile]->setText(sum);
    QString limit = tr("%Ln room(s)", nullptr, best.limit);
    if (best.beyond) limit += QStringLiteral(" \u00b7 ") + tr("already exceeded");
    facts_[Limit]->setText(limit);
    facts_[Walked]->setText(locale().toString(best.walked, 'f', 2));
}

void WorkingPanel::showChart(const advice::NightLimit &best)
{
    const std::vector<advice::LimitStep> steps = stepsShown(best);
    ChartData chart;
    ChartSeries full, limit;
    full.name = tr("Probability of a full house");
    full.shape = ChartShape::Bars;
    full.ink = ChartInk::Soft;
    limit.name = tr("Break-even probability");
    limit.shape = ChartShape::DashedLine;
    for (const advice::LimitStep &step : steps) {
        chart.points << locale().toString(step.booked);
        full.values.push_back(step.full);
        limit.values.push_back(best.stakes.ratio());
    }
    chart.series = {full, limit};
    chart.leftText = [locale = locale()](double v) { return chanceText(v, locale); };
    chart.rightText = [](double) { return QString(); };
    const double ratio = best.stakes.ratio();
    chart.describe = [steps, ratio, locale = locale()](int point) {
        const advice::LimitStep &step = steps.at(size_t(point));
        return QStringList{tr("%Ln room(s) booked", nullptr, step.booked),
                           tr("Full house: %1").arg(chanceText(step.full, locale)),
                           tr("Break-even probability: %1").arg(chanceText(ratio, locale)),
                           step.taken ? tr("Another booking pays off")
                                      : tr("Another booking does not pay off")};
    };
    chart_->setVisible(!steps.empty());
    chart_->setData(std::move(chart));
}

void WorkingPanel::showRates(const advice::ShowRates &rates, int days, const HotelView &view)
{
    ratesTitle_->setText(tr("Show-up rate of bookings, %Ln day(s) before arrival", nullptr, days));
    std::vector<Row> rows;
    const auto add = [&](qint64 key, const QString &name, const advice::ShowRate &rate) {
        Row row;
        row.key = key;
        row.quiet = rate.seen < 1;
        row.cells = {{name},
                     {chanceText(rate.chance, locale())},
                     {row.quiet ? QStringLiteral("\u2013") : chanceText(rate.own, locale())},
                     {locale().toString(qint64(std::llround(rate.seen)))}};
        rows.push_back(std::move(row));
    };
    add(0, tr("All channels"), rates.of(days));
    for (const inventory::Channel &channel : view.catalogue().channels)
        add(channel.id.value, channelTitle(channel), rates.of(channel.id, days));
    std::stable_sort(rows.begin() + 1, rows.end(),
                     [](const Row &a, const Row &b) { return !a.quiet && b.quiet; });
    rates_->setRows(std::move(rows));
}

}  // namespace roomrack::desktop

#include "moc_working_panel.cpp"
