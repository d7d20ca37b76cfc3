// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/advice_view.h"

#include "desktop/overbooking/walk_cost_fields.h"
#include "desktop/overbooking/working_panel.h"
#include "desktop/session/undo_notice.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/key_splitter.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/step_words.h"
#include "reports/words.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kAtOnceMs = 150;
/// refresh delay after bookings: limits the load in a busy hotel
constexpr int kAfterBookingsMs = 20'000;
constexpr int kPoolsAtMost = 1000;
constexpr int kWorkingWidth = 430;

qint64 adviceKey(Night night, int pool)
{
    return qint64(night.day()) * kPoolsAtMost + pool;
}

std::vector<RowColumn> adviceColumns()
{
    return {{AdviceView::tr("Night")},
            {AdviceView::tr("Pool")},
            {AdviceView::tr("Rooms"), AdviceView::tr("Total rooms minus out of order"), true},
            {AdviceView::tr("Booked"), {}, true},
            {AdviceView::tr("Expected"), AdviceView::tr("Booked rooms expected to show up"), true},
            {AdviceView::tr("Current limit"), {}, true},
            {AdviceView::tr("Recommended"), {}, true},
            {AdviceView::tr("Change")}};
}

/// The base plan's rate for each night of a pool, the cheapest of its room types; 0: none.
std::vector<qint64> cheapestRates(const HotelView &view, int nights)
{
    const int pools = int(view.catalogue().pools.size());
    std::vector<qint64> rates(size_t(pools) * size_t(nights));
    for (int pool = 0; pool < pools; ++pool) {
        for (int i = 0; i < nights; ++i) {
            qint64 &least = rates[size_t(pool) * size_t(nights) + size_t(i)];
            for (const int type : view.typesOf(pool)) {
                const qint64 rate = view.rates().basePrice(type, view.property().businessDate + i);
                if (rate > 0 && (least == 0 || rate < least)) least = rate;
            }
        }
    }
    return rates;
}

}  // namespace

AdviceView::AdviceView(HotelSession &session, PageActions &actions, const Theme &theme,
                       WalkCostFields &cost, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), cost_(cost), table_(nullptr),
      working_(new WorkingPanel(theme)), message_(style::text({})), pools_(new QComboBox),
      onlyDifferent_(new QCheckBox(tr("Only &nights with changes"))), apply_(new QPushButton)
{
    auto *splitter = new KeySplitter(Qt::Horizontal);
    splitter->addWidget(makeTable(theme));
    splitter->addWidget(working_);
    splitter->setStretchFactor(0, 1);
    working_->setMinimumWidth(kWorkingWidth - 60);
    splitter->setSizes({900, kWorkingWidth});
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(splitter);
    working_->second = [this](qint64 minor) {
        return actions_.second ? actions_.second(minor) : std::nullopt;
    };
    connect(&actions_, &PageActions::secondChanged, this, &AdviceView::showWorking);
    later_.setSingleShot(true);
    connect(&later_, &QTimer::timeout, this, &AdviceView::reload);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &AdviceView::computed);
    connect(&session_, &HotelSession::loaded, this, [this] { outdate(kAtOnceMs); });
    connect(&session_.changes(), &HotelChanges::businessDateMoved, this,
            [this] { outdate(kAtOnceMs); });
    connect(&session_.changes(), &HotelChanges::bookingsChanged, this,
            [this] { outdate(kAfterBookingsMs); });
    connect(&cost_, &WalkCostFields::changed, this, [this] { outdate(kAtOnceMs); });
    connect(&session_.users(), &DeskUsers::personChanged, this, &AdviceView::showChosen);
    showChosen();
}

AdviceView::~AdviceView()
{
    watcher_.disconnect(this);
    watcher_.cancel();
}

QWidget *AdviceView::makeTable(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.badge = 7;
    shape.stretch = 1;
    shape.strong = {0, 6};
    shape.widths = {134, 80, 66, 70, 80, 84, 84, 112};
    shape.spare = {2, 4};
    shape.several = true;
    table_ = new RowsTable(theme, adviceColumns(), shape);
    table_->setObjectName(QStringLiteral("overbooking.advice"));
    table_->setAccessibleName(tr("Recommended limits by night and pool"));
    message_->setWordWrap(true);
    message_->setAlignment(Qt::AlignCenter);
    message_->setObjectName(QStringLiteral("overbooking.adviceMessage"));
    auto *card = style::card();
    auto *all = new QVBoxLayout(card);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(
        style::cardHeader(tr("Recommended limits, next %Ln night(s)", nullptr, kNights), &state_));
    all->addWidget(style::hairline());
    all->addWidget(message_, 1);
    all->addWidget(table_, 1);
    all->addWidget(style::hairline());
    all->addWidget(makeBar());
    table_->hide();
    offerButtons(table_, {apply_});
    connect(table_, &RowsTable::chosen, this, &AdviceView::showWorking);
    connect(table_, &RowsTable::selectionMoved, this, &AdviceView::showChosen);
    return card;
}

QWidget *AdviceView::makeBar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    row->setSpacing(style::kSmallGap);
    pools_->setObjectName(QStringLiteral("overbooking.pool"));
    pools_->setAccessibleName(tr("Filter by pool"));
    pools_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    onlyDifferent_->setObjectName(QStringLiteral("overbooking.different"));
    onlyDifferent_->setChecked(true);
    apply_->setObjectName(QStringLiteral("overbooking.apply"));
    style::primary(apply_);
    row->addWidget(pools_);
    row->addWidget(onlyDifferent_);
    row->addStretch();
    row->addWidget(apply_);
    connect(pools_, &QComboBox::currentIndexChanged, this, &AdviceView::showRows);
    connect(onlyDifferent_, &QCheckBox::toggled, this, &AdviceView::showRows);
    connect(apply_, &QPushButton::clicked, this, &AdviceView::apply);
    return bar;
}

void AdviceView::setShown(bool shown)
{
    shown_ = shown;
    if (shown_ && stale_) reload();
}

void AdviceView::outdate(int waitMs)
{
    stale_ = true;
    if (!shown_) return;
    if (!later_.isActive() || later_.remainingTime() > waitMs) later_.start(waitMs);
}

void AdviceView::reload()
{
    if (!shown_) return;
    later_.stop();
    stale_ = false;
    const HotelView &view = session_.view();
    if (property_ != view.property().id) {
        property_ = view.property().id;
        advice_ = {};
        fillPools();
    }
    AdviceJob job;
    job.open = session_.reads().opener();
    job.catalogue = view.catalogue();
    job.ledger = view.ledger();
    job.options.nights = std::clamp(view.ledger().end() - view.property().businessDate, 0, kNights);
    job.options.walk = cost_.cost();
    const int nights = job.options.nights;
    const Night today = view.property().businessDate;
    job.options.price = [rates = cheapestRates(view, nights), nights, today](int pool, Night n) {
        return rates[size_t(pool) * size_t(nights) + size_t(n - today)];
    };
    computing_ = true;
    if (advice_.nights.empty()) {
        message_->setText(tr("Analysing booking history…"));
        message_->show();
        table_->hide();
    }
    watcher_.setFuture(adviseLater(std::move(job)));
}

void AdviceView::computed()
{
    if (!std::exchange(computing_, false) || watcher_.future().resultCount() == 0) return;
    Result<Advice> result = watcher_.result();
    if (!result) {
        message_->setText(tr("Booking history could not be loaded: %1").arg(result.error().text()));
        message_->show();
        table_->hide();
        return;
    }
    advice_ = std::move(*result);
    state_->setText(tr("based on %Ln booking(s)", nullptr, int(advice_.rates.bookings())));
    showRows();
    showWorking();
}

void AdviceView::fillPools()
{
    const QSignalBlocker quiet(pools_);
    pools_->clear();
    pools_->addItem(tr("All pools"), -1);
    const auto &pools = session_.view().catalogue().pools;
    for (size_t i = 0; i < pools.size(); ++i) pools_->addItem(pools[i].name, int(i));
    pools_->setVisible(pools.size() > 1);
}

Row AdviceView::rowOf(const advice::PoolAdvice &advice) const
{
    const advice::NightLimit &best = advice.best;
    const int more = best.limit - advice.limitNow;
    RowCell badge;
    if (more > 0) {
        badge = {tr("+%n", nullptr, more), {}, Tone::Good};
    } else if (more < 0) {
        badge = {tr("−%n", nullptr, -more), {}, Tone::Warn};
    } else {
        badge = {tr("no change"), {}, Tone::Neutral};
    }
    if (best.beyond)
        badge = {tr("limit exceeded"), tr("More rooms are booked than recommended"), Tone::Bad};
    Row row;
    row.key = adviceKey(advice.night, advice.pool);
    row.cells = {{reports::nightsText(Stay(advice.night, 1), reports::Granularity::Day, locale())},
                 {session_.view().catalogue().pools[size_t(advice.pool)].name},
                 {locale().toString(best.rooms)},
                 {locale().toString(best.booked)},
                 {locale().toString(best.expected, 'f', 1)},
                 {locale().toString(advice.limitNow)},
                 {locale().toString(best.limit)},
                 badge};
    return row;
}

void AdviceView::showRows()
{
    if (computing_ && advice_.nights.empty()) return;
    const int pool = pools_->currentData().toInt();
    const int pools = int(session_.view().catalogue().pools.size());
    std::vector<Row> rows;
    for (const advice::PoolAdvice &advice : advice_.nights) {
        if (advice.pool >= pools || (pool >= 0 && advice.pool != pool)) continue;
        if (onlyDifferent_->isChecked() && advice.best.limit == advice.limitNow) continue;
        rows.push_back(rowOf(advice));
    }
    const bool none = rows.empty();
    message_->setText(advice_.nights.empty() ? tr("No upcoming nights in the booking window.")
                                             : tr("No changes recommended."));
    table_->setRows(std::move(rows));
    table_->setVisible(!none);
    message_->setVisible(none);
    table_->setColumnUseless(1, pools <= 1 || pool >= 0);
}

const advice::PoolAdvice *AdviceView::adviceOf(qint64 key) const
{
    const auto at = std::find_if(
        advice_.nights.begin(), advice_.nights.end(),
        [key](const advice::PoolAdvice &a) { return adviceKey(a.night, a.pool) == key; });
    return at == advice_.nights.end() ? nullptr : &*at;
}

std::vector<advice::PoolAdvice> AdviceView::chosen() const
{
    std::vector<advice::PoolAdvice> all;
    for (const qint64 key : table_->selected()) {
        if (const advice::PoolAdvice *advice = adviceOf(key)) all.push_back(*advice);
    }
    return all;
}

void AdviceView::showWorking()
{
    const advice::PoolAdvice *advice = adviceOf(table_->current());
    if (advice && advice->pool < int(session_.view().catalogue().pools.size()))
        working_->show(*advice, advice_.rates, session_.view());
    else
        working_->clear();
}

void AdviceView::showChosen()
{
    const int count = int(table_->selected().size());
    apply_->setText(tr("&Apply to %Ln night(s)", nullptr, count));
    const QString why = session_.whyNot(booking::Act::SetPolicy);
    apply_->setEnabled(count > 0 && why.isEmpty());
    apply_->setToolTip(
        !why.isEmpty() ? style::tip(why)
                       : tr("Creates overbooking rules for the selected nights: for the pool and "
                            "each of its room types. You can undo this."));
}

void AdviceView::apply()
{
    const std::vector<advice::PoolAdvice> nights = chosen();
    if (nights.empty()) return;
    const inventory::Catalogue &house = session_.view().catalogue();
    booking::SetPolicy command;
    command.caller = session_.desk();
    command.rules = advice::rulesWith(house.rules, nights, house);
    command.text.origin = storedOrigin(StepOrigin::Overbooking);
    const QString done = tr("Recommended limits for %n night(s)", nullptr, int(nights.size()));
    session_.submit(command, this, [this, done](const Result<booking::Answer> &answer) {
        sayChanged(session_, actions_, this, answer, tr("Overbooking policy"), done);
    });
}

}  // namespace roomrack::desktop

#include "moc_advice_view.cpp"
