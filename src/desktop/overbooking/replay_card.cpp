// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/replay_card.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace roomrack::desktop {

using advice::Played;

namespace {

QString nameOf(Played which)
{
    switch (which) {
    case Played::None: return ReplayCard::tr("No overbooking");
    case Played::Percent: return ReplayCard::tr("Flat 5 %");
    case Played::Rules: return ReplayCard::tr("This policy");
    case Played::Advice: return ReplayCard::tr("Recommended");
    case Played::Everything: return ReplayCard::tr("Unconstrained demand");
    }
    return {};
}

QString meaningOf(Played which)
{
    switch (which) {
    case Played::None: return ReplayCard::tr("No more rooms sold than the hotel has");
    case Played::Percent: return ReplayCard::tr("Every pool and room type overbooked by 5 %");
    case Played::Rules: return ReplayCard::tr("The rules above, including unsaved changes");
    case Played::Advice:
        return ReplayCard::tr("Recommended limits, based only on the data known on each day");
    case Played::Everything:
        return ReplayCard::tr("All bookings accepted: the upper bound for every policy");
    }
    return {};
}

std::vector<RowColumn> replayColumns()
{
    return {{ReplayCard::tr("Policy")},
            {ReplayCard::tr("Room nights"), ReplayCard::tr("Occupied room nights"), true},
            {ReplayCard::tr("Incremental nights"),
             ReplayCard::tr("Additional room nights compared with no overbooking"), true},
            {ReplayCard::tr("Denials"),
             ReplayCard::tr("Bookings declined because no room was available"), true},
            {ReplayCard::tr("Walked rooms"), ReplayCard::tr("Number of rooms walked"), true},
            {ReplayCard::tr("Walked guests"), ReplayCard::tr("Number of guests walked"), true},
            {ReplayCard::tr("Walk cost"), {}, true},
            {ReplayCard::tr("Incremental revenue"),
             ReplayCard::tr("Additional revenue compared with no overbooking, minus walk cost"),
             true}};
}

QString signedNumber(qint64 number, const QLocale &locale)
{
    return (number > 0 ? QStringLiteral("+") : QString()) + locale.toString(number);
}

}  // namespace

ReplayCard::ReplayCard(HotelSession &session, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), table_(nullptr), message_(style::text({})),
      note_(style::muted({})), rooms_(new QComboBox),
      moves_(new QCheckBox(tr("Allow moves to &another pool"))),
      start_(new QPushButton(tr("&Run backtest"))), stop_(new QPushButton(tr("&Stop"))),
      progress_(new QProgressBar)
{
    setProperty("look", QStringLiteral("card"));
    build(theme);
    connect(start_, &QPushButton::clicked, this, &ReplayCard::play);
    connect(stop_, &QPushButton::clicked, this, &ReplayCard::stop);
    connect(rooms_, &QComboBox::currentIndexChanged, this, &ReplayCard::outdate);
    connect(moves_, &QCheckBox::toggled, this, &ReplayCard::outdate);
    connect(&watcher_, &QFutureWatcherBase::progressRangeChanged, progress_,
            &QProgressBar::setRange);
    connect(&watcher_, &QFutureWatcherBase::progressValueChanged, progress_,
            &QProgressBar::setValue);
    connect(&watcher_, &QFutureWatcherBase::finished, this, &ReplayCard::finished);
    clear();
}

ReplayCard::~ReplayCard()
{
    watcher_.disconnect(this);
    watcher_.cancel();
}

void ReplayCard::build(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.strong = {0, 2, 7};
    shape.inert = true;
    shape.widths = {150, 100, 80, 80, 100, 100, 120, 130};
    table_ = new RowsTable(theme, replayColumns(), shape);
    table_->setObjectName(QStringLiteral("overbooking.replay"));
    table_->setAccessibleName(tr("Backtest results"));
    table_->setMinimumHeight(6 * style::kRow + 2);
    message_->setObjectName(QStringLiteral("overbooking.replayMessage"));
    message_->setWordWrap(true);
    message_->setAlignment(Qt::AlignCenter);
    note_->setWordWrap(true);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(style::cardHeader(tr("Backtest"), &when_));
    all->addWidget(style::hairline());
    all->addWidget(makeOptions());
    all->addWidget(style::hairline());
    all->addWidget(message_, 1);
    all->addWidget(table_, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(style::kPadding, 6, style::kPadding, 8);
    foot->addWidget(note_);
    all->addLayout(foot);
}

QWidget *ReplayCard::makeOptions()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    row->setSpacing(style::kSmallGap);
    for (const int percent : {100, 95, 90, 85, 80}) {
        rooms_->addItem(percent == 100 ? tr("All rooms") : tr("%1 % of the rooms").arg(percent),
                        percent);
    }
    rooms_->setObjectName(QStringLiteral("overbooking.rooms"));
    rooms_->setAccessibleName(tr("Rooms in the backtest"));
    rooms_->setToolTip(tr("If the number of rooms was taken from the busiest night, demand "
                          "never exceeds it. Reduce the rooms to compare policies under higher "
                          "demand."));
    start_->setObjectName(QStringLiteral("overbooking.play"));
    stop_->setObjectName(QStringLiteral("overbooking.stop"));
    progress_->setAccessibleName(tr("Backtest progress"));
    progress_->setFixedWidth(160);
    row->addWidget(start_);
    row->addWidget(rooms_);
    row->addWidget(moves_);
    row->addStretch();
    row->addWidget(progress_);
    row->addWidget(stop_);
    return bar;
}

void ReplayCard::showBusy(bool busy)
{
    progress_->setVisible(busy);
    stop_->setVisible(busy);
    start_->setEnabled(!busy);
}

void ReplayCard::say(const QString &text, Tone tone)
{
    message_->setText(text);
    style::setTone(message_, tone);
    message_->show();
    table_->hide();
    note_->hide();
}

void ReplayCard::clear()
{
    watcher_.cancel();
    playing_ = false;
    showBusy(false);
    shown_ = outdated_ = false;
    when_->clear();
    say(tr("Re-runs your booking history against this policy. No data is changed."), Tone::Neutral);
}

void ReplayCard::showAgain()
{
    if (!shown_) return;
    const bool old = outdated_;
    show(advice::Comparison(played_));
    if (old) outdate();
}

void ReplayCard::outdate()
{
    if (!shown_ || outdated_) return;
    outdated_ = true;
    when_->setText(tr("outdated; run again"));
}

void ReplayCard::play()
{
    if (isBusy()) return;
    ReplayJob job;
    job.open = session_.reads().opener();
    job.catalogue = session_.view().catalogue();
    if (policy) job.options.rules = policy();
    if (walkCost) job.options.replay.walk = walkCost();
    job.options.replay.roomsPercent = rooms_->currentData().toInt();
    job.options.replay.moves = moves_->isChecked();
    shown_ = false;
    playing_ = true;
    progress_->setRange(0, 0);
    showBusy(true);
    when_->setText(tr("running…"));
    watcher_.setFuture(replayLater(std::move(job)));
}

void ReplayCard::stop()
{
    watcher_.cancel();
}

void ReplayCard::finished()
{
    if (!std::exchange(playing_, false)) return;  // result for another hotel
    const bool stopped = watcher_.isCanceled() || watcher_.future().resultCount() == 0;
    showBusy(false);
    when_->clear();
    if (stopped) {
        say(tr("Backtest stopped. No data was changed."), Tone::Neutral);
        return;
    }
    const Result<advice::Comparison> result = watcher_.result();
    if (result)
        show(*result);
    else
        say(tr("Backtest failed: %1").arg(result.error().text()), Tone::Bad);
}

void ReplayCard::show(const advice::Comparison &comparison)
{
    const inventory::Catalogue &house = session_.view().catalogue();
    std::vector<Row> rows;
    for (const advice::PolicyPlayed &p : comparison.played) {
        const advice::ReplayResult &r = p.result;
        const qint64 money = comparison.moneyWon(p);
        Row row;
        row.key = int(p.which);
        row.quiet = p.which == Played::Everything;
        row.cells = {
            {nameOf(p.which), meaningOf(p.which)},
            {locale().toString(r.roomNights)},
            {signedNumber(comparison.roomNightsWon(p), locale())},
            {locale().toString(r.refused)},
            {locale().toString(r.walkedRooms)},
            {locale().toString(r.walkedGuests)},
            {numberText(house, r.walkCost, locale()),
             secondTip ? secondTip(r.walkCost) : QString()},
            {(money > 0 ? QStringLiteral("+") : QString()) + amountText(house, money, locale()),
             secondTip ? secondTip(money) : QString()}};
        rows.push_back(std::move(row));
    }
    table_->setRows(std::move(rows));
    played_ = comparison;
    const std::vector<advice::NightPlayed> &nights = comparison.played.front().result.nights;
    when_->setText(
        tr("%1 \u00b7 %Ln room(s)", "the nights played", nights.front().rooms)
            .arg(stayDates(Stay(nights.front().night, int(nights.size()) - 1), locale())));
    note_->setText(tr("Guests turned away in the past are not recorded, so the gain of a "
                      "policy is a lower bound. Recommendations use only the data known on "
                      "each day."));
    message_->hide();
    table_->show();
    note_->show();
    shown_ = true;
    outdated_ = false;
}

}  // namespace roomrack::desktop

#include "moc_replay_card.cpp"
