// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/replay_card.h"

#include "desktop/overbooking/rows_table.h"
#include "desktop/theme/look.h"
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
    case Played::None: return ReplayCard::tr("No policy");
    case Played::Percent: return ReplayCard::tr("5 % everywhere");
    case Played::Rules: return ReplayCard::tr("This policy");
    case Played::Advice: return ReplayCard::tr("The adviser's");
    case Played::Everything: return ReplayCard::tr("All that asked");
    }
    return {};
}

QString meaningOf(Played which)
{
    switch (which) {
    case Played::None: return ReplayCard::tr("Never a room more than there is");
    case Played::Percent: return ReplayCard::tr("Every pool and room type sold 5 % beyond");
    case Played::Rules: return ReplayCard::tr("The rules above, saved or not");
    case Played::Advice:
        return ReplayCard::tr("What the adviser would have said, knowing only what was over");
    case Played::Everything:
        return ReplayCard::tr("The past as it was; no policy can win more than that");
    }
    return {};
}

std::vector<RowColumn> columns()
{
    return {
        {ReplayCard::tr("Policy")},
        {ReplayCard::tr("Room-nights"), ReplayCard::tr("Rooms used, night by night"), true},
        {ReplayCard::tr("Won"), ReplayCard::tr("Room-nights more than with no policy"), true},
        {ReplayCard::tr("Refused"), ReplayCard::tr("Bookings that found no room"), true},
        {ReplayCard::tr("Walked rooms"), ReplayCard::tr("Rooms whose guests were walked"), true},
        {ReplayCard::tr("Walked guests"), ReplayCard::tr("Persons who were walked"), true},
        {ReplayCard::tr("Cost of walks"), {}, true},
        {ReplayCard::tr("Money won"),
         ReplayCard::tr("Revenue more than with no policy, less the cost of walks"), true}};
}

QString signedNumber(qint64 number, const QLocale &locale)
{
    return (number > 0 ? QStringLiteral("+") : QString()) + locale.toString(number);
}

}  // namespace

ReplayCard::ReplayCard(HotelSession &session, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), table_(nullptr), message_(look::text({})),
      note_(look::muted({})), rooms_(new QComboBox),
      moves_(new QCheckBox(tr("Guests may move to &another pool"))),
      start_(new QPushButton(tr("&Replay on our past"))), stop_(new QPushButton(tr("&Stop"))),
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
    table_ = new RowsTable(theme, columns(), shape);
    table_->setObjectName(QStringLiteral("overbooking.replay"));
    table_->setAccessibleName(tr("Policies replayed on the past"));
    table_->setMinimumHeight(6 * look::kRow + 2);
    message_->setObjectName(QStringLiteral("overbooking.replayMessage"));
    message_->setWordWrap(true);
    message_->setAlignment(Qt::AlignCenter);
    note_->setWordWrap(true);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(look::cardHeader(tr("What it would have done"), &when_));
    all->addWidget(look::hairline());
    all->addWidget(makeOptions());
    all->addWidget(look::hairline());
    all->addWidget(message_, 1);
    all->addWidget(table_, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(look::kPadding, 6, look::kPadding, 8);
    foot->addWidget(note_);
    all->addLayout(foot);
}

QWidget *ReplayCard::makeOptions()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(look::kPadding, look::kSmallGap, look::kPadding, look::kSmallGap);
    row->setSpacing(look::kSmallGap);
    for (const int percent : {100, 95, 90, 85, 80}) {
        rooms_->addItem(percent == 100 ? tr("All rooms")
                                       : tr("As if only %1 % of the rooms").arg(percent),
                        percent);
    }
    rooms_->setObjectName(QStringLiteral("overbooking.rooms"));
    rooms_->setAccessibleName(tr("Rooms of the replay"));
    rooms_->setToolTip(tr("Where the rooms were counted on the busiest night, everybody always "
                          "fits. Fewer rooms show the policies when it is tight."));
    start_->setObjectName(QStringLiteral("overbooking.play"));
    stop_->setObjectName(QStringLiteral("overbooking.stop"));
    progress_->setAccessibleName(tr("Progress of the replay"));
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
    look::setTone(message_, tone);
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
    say(tr("Every booking of the past asks again, and is taken where the policy has room; then "
           "those come who really came. Nothing is changed by it."),
        Tone::Neutral);
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
    when_->setText(tr("changed since: replay again"));
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
    when_->setText(tr("playing\u2026"));
    watcher_.setFuture(replayLater(std::move(job)));
}

void ReplayCard::stop()
{
    watcher_.cancel();
}

void ReplayCard::finished()
{
    if (!std::exchange(playing_, false)) return;  // of another hotel
    const bool stopped = watcher_.isCanceled() || watcher_.future().resultCount() == 0;
    showBusy(false);
    when_->clear();
    if (stopped) {
        say(tr("Stopped. Nothing was changed."), Tone::Neutral);
        return;
    }
    const Result<advice::Comparison> result = watcher_.result();
    if (result)
        show(*result);
    else
        say(tr("The past cannot be replayed: %1").arg(result.error().text()), Tone::Bad);
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
    note_->setText(
        tr("Guests whom the hotel turned away are not in the file, so what a policy wins is a "
           "lower bound. The adviser knows on each day only what was over by then."));
    message_->hide();
    table_->show();
    note_->show();
    shown_ = true;
    outdated_ = false;
}

}  // namespace roomrack::desktop

#include "moc_replay_card.cpp"
