// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/figures_strip.h"

#include "desktop/requests/duplicate_sums.h"
#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

constexpr int kDebounceMs = 400;
constexpr int kWeek = 7;

/// "+4.2" or "−1.8 %", with a real minus.
QString signedText(double value, const QString &unit)
{
    const QString number = QLocale().toString(std::abs(value), 'f', 1);
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + number + unit;
}

Tone toneOf(double change)
{
    if (std::abs(change) < 0.05) return Tone::Neutral;
    return change > 0 ? Tone::Good : Tone::Bad;
}

}  // namespace

int oversoldNights(const HotelView &view)
{
    const inventory::Ledger &ledger = view.ledger();
    int count = 0;
    for (Night night = std::max(view.ledger().first(), view.property().businessDate);
         night < view.ledger().end(); ++night) {
        bool over = false;
        for (int pool = 0; pool < ledger.pools() && !over; ++pool) {
            over = ledger.pool(pool, night).oversold() > 0;
        }
        for (int type = 0; type < ledger.types() && !over; ++type) {
            over = ledger.type(type, night).oversold() > 0;
        }
        count += over ? 1 : 0;
    }
    return count;
}

FiguresStrip::FiguresStrip(HotelSession &session, const HoldsModel &holds, QWidget *parent)
    : QWidget(parent), session_(session), holds_(holds),
      occupancy_(new FigureCard(tr("Occupancy tonight"))), adr_(new FigureCard(tr("ADR"))),
      revPar_(new FigureCard(tr("RevPAR"))), live_(new FigureCard(tr("Active holds"))),
      oversold_(new FigureCard(tr("Oversold nights"))),
      blocked_(new FigureCard(tr("Duplicates blocked")))
{
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(10);
    for (FigureCard *card : {occupancy_, adr_, revPar_, live_, oversold_, blocked_})
        row->addWidget(card, 1);
    adr_->setToolTip(tr("Average daily rate: tonight's room revenue divided by occupied, "
                        "paid rooms"));
    revPar_->setToolTip(tr("Revenue per available room tonight"));

    debounce_.setSingleShot(true);
    debounce_.setInterval(kDebounceMs);
    connect(&debounce_, &QTimer::timeout, this, [this] {
        refreshView();
        ask();
    });
    seconds_.setInterval(1000);
    connect(&seconds_, &QTimer::timeout, this, &FiguresStrip::refreshHolds);
    seconds_.start();
    const auto later = [this] {
        if (!debounce_.isActive()) debounce_.start();
    };
    connect(&session.changes(), &HotelChanges::cellsChanged, this, later);
    connect(&session.changes(), &HotelChanges::bookingsChanged, this, later);
    connect(&session.changes(), &HotelChanges::businessDateMoved, this, later);
    connect(&session, &HotelSession::loaded, this, later);
    connect(&holds, &QAbstractItemModel::rowsInserted, this, &FiguresStrip::refreshHolds);
    connect(&holds, &QAbstractItemModel::rowsRemoved, this, &FiguresStrip::refreshHolds);
    connect(&session.changes(), &HotelChanges::duplicatesChanged, this, &FiguresStrip::askBlocked);
    connect(&session.changes(), &HotelChanges::businessDateMoved, this, &FiguresStrip::askBlocked);
    connect(&session, &HotelSession::loaded, this, &FiguresStrip::askBlocked);
    refreshView();
    refreshHolds();
    ask();
    askBlocked();
}

/// Counted since midnight, as on the Duplicates page.
void FiguresStrip::askBlocked()
{
    const PropertyId property = session_.property();
    if (!property) return;
    const Instant from = dayBegin(session_, 1);
    session_.ask(storage::DuplicateFigures{property, from, storage::DuplicateFilter().to}, this,
                 [this](const Result<std::vector<storage::DuplicateFigure>> &figures) {
                     if (figures)
                         blocked_->show(QLocale().toString(sumsOf(*figures).blocked), tr("today"),
                                        Tone::Neutral);
                 });
}

void FiguresStrip::refreshHolds()
{
    const int expiring = holds_.expiring();
    live_->show(QLocale().toString(holds_.rowCount()),
                expiring > 0 ? tr("%n expiring", nullptr, expiring) : tr("none expiring"),
                expiring > 0 ? Tone::Warn : Tone::Neutral);
}

void FiguresStrip::refreshView()
{
    const int nights = oversoldNights(session_.view());
    oversold_->show(QLocale().toString(nights),
                    nights > 0 ? tr("guests to walk") : tr("none upcoming"),
                    nights > 0 ? Tone::Bad : Tone::Good);
}

void FiguresStrip::ask()
{
    const PropertyId property = session_.property();
    if (!property) return;
    const Stay week(session_.businessDate() - kWeek, kWeek + 1);
    session_.ask(storage::NightFigures{property, week}, this,
                 [this](const Result<std::vector<storage::DayFigures>> &days) {
                     if (days && !days->empty()) showDays(*days);
                 });
}

void FiguresStrip::showDays(const std::vector<storage::DayFigures> &days)
{
    const storage::DayFigures &now = days.back();
    const storage::DayFigures &before = days.front();
    const bool compare =
        days.size() == size_t(kWeek) + 1 && before.rooms > 0 && before.occupied > 0;
    const auto money = [this](double minor) {
        return amountText(session_.view().catalogue(), qint64(std::llround(minor)), QLocale());
    };
    const auto percent = [](double a, double b) { return b > 0 ? (a / b - 1) * 100 : 0.0; };
    const QString nothing = tr("no prior-week data");
    const double points = (now.occupancy() - before.occupancy()) * 100;
    occupancy_->show(tr("%1 %").arg(QLocale().toString(now.occupancy() * 100, 'f', 1)),
                     compare ? signedText(points, {}) : nothing,
                     compare ? toneOf(points) : Tone::Neutral);
    const double adr = percent(now.adr(), before.adr());
    // Without guests there is no average, not one of 0.
    adr_->show(now.occupied > 0 ? money(now.adr()) : QStringLiteral("–"),
               compare ? signedText(adr, QStringLiteral(" %")) : nothing,
               compare ? toneOf(adr) : Tone::Neutral);
    const double revPar = percent(now.revPar(), before.revPar());
    revPar_->show(money(now.revPar()), compare ? signedText(revPar, QStringLiteral(" %")) : nothing,
                  compare ? toneOf(revPar) : Tone::Neutral);
    for (FigureCard *card : {occupancy_, adr_, revPar_}) {
        if (!compare) continue;
        card->setToolTip(
            tr("Tonight, compared with %1").arg(weekdayDateText(before.night, QLocale())));
    }
}

}  // namespace roomrack::desktop
