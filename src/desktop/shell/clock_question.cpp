// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/clock_question.h"

#include "core/zone.h"
#include "desktop/shell/main_window.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/words/stay_words.h"
#include "engine/when_done.h"
#include "storage/reader.h"

#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kLookEveryMs = 5'000;
const QString kClockTopic = QStringLiteral("clock");

}  // namespace

ClockQuestion::ClockQuestion(HotelSession &session, MainWindow &window)
    : session_(session), window_(window)
{
    connect(&timer_, &QTimer::timeout, this, &ClockQuestion::look);
    timer_.start(kLookEveryMs);
    look();
}

void ClockQuestion::look()
{
    const auto doubt = session_.service().clockDoubt();
    if (!doubt) {
        if (std::exchange(asked_, std::nullopt)) window_.notices().withdraw(kClockTopic);
        if (box_) box_->reject();
        return;
    }
    // If the user closed the notice, show it again: the business date does not move while the clock
    // is in doubt.
    const bool closed = !box_ && window_.notices().lacks(kClockTopic);
    if (std::exchange(asked_, doubt->isAhead()) != doubt->isAhead() || closed)
        window_.notify(notice(*doubt));
}

Notice ClockQuestion::notice(const engine::ClockDoubt &doubt)
{
    const QLocale locale;
    const inventory::Property &property = session_.view().property();
    const QString wall = timeText(property, doubt.wall, locale);
    const QString last = timeText(property, doubt.hold, locale);
    Notice n;
    n.tone = Tone::Bad;
    n.topic = kClockTopic;
    n.seconds = 0;
    if (doubt.isAhead()) {
        n.text = tr("The computer's clock shows %1, long after the last recorded change (%2). The "
                    "business date does not move until the clock is corrected or confirmed.")
                     .arg(wall, last);
        n.actionText = tr("Check clock…");
        n.action = [that = QPointer<ClockQuestion>(this)] {
            if (that) that->ask();
        };
    } else {
        n.text = tr("The computer's clock shows %1, before the last recorded change (%2). Set the "
                    "computer's clock; the business date does not move until then.")
                     .arg(wall, last);
    }
    return n;
}

void ClockQuestion::ask()
{
    const auto doubt = session_.service().clockDoubt();
    if (!doubt || !doubt->isAhead() || box_) return look();
    const QLocale locale;
    const inventory::Property &property = session_.view().property();
    box_ = new QMessageBox(&window_);
    box_->setAttribute(Qt::WA_DeleteOnClose);
    box_->setObjectName(QStringLiteral("clockQuestion"));
    box_->setWindowTitle(tr("Confirm clock"));
    box_->setText(tr("Is it %1 now?").arg(timeText(property, doubt->wall, locale)));
    const QTimeZone zone = core::timeZone(property.timeZone).value_or(QTimeZone::utc());
    const Night from = session_.businessDate();
    const Night to = std::max(from, core::businessDateAt(zone, property.auditTime(), doubt->wall));
    box_->setInformativeText(
        tr("The last change was recorded at %1. Times are in the hotel's time zone (%2).")
            .arg(timeText(property, doubt->hold, locale), property.timeZone)
        + QStringLiteral("\n\n")
        + tr("Confirming the clock moves the business date from %1 to %2 and cannot be undone. If "
             "the clock is wrong, choose Cancel and set it in the system settings.")
              .arg(dateText(from, locale), dateText(to, locale)));
    addConsequences(from, to);
    QPushButton *yes = box_->addButton(tr("&Confirm clock"), QMessageBox::AcceptRole);
    QPushButton *no = box_->addButton(tr("Cancel"), QMessageBox::RejectRole);
    box_->setDefaultButton(no);
    const QString why = session_.whyNot(booking::Act::DescribeHotel);
    yes->setEnabled(why.isEmpty());
    yes->setToolTip(why);
    connect(yes, &QPushButton::clicked, this, [this, wall = doubt->wall] { confirm(wall); });
    // The action closed the notice: show it again while the clock is in doubt.
    connect(box_, &QMessageBox::finished, this, [this] { asked_.reset(); });
    box_->open();
}

/// Adds the bookings and guests that the new business date concerns.
void ClockQuestion::addConsequences(Night from, Night to)
{
    using Counts = std::pair<qint64, qint64>;  // arrivals, bookings in house
    const PropertyId property = session_.property();
    const auto count = [property, from, to](storage::Reader &reader) -> Result<Counts> {
        storage::BookingQuery query;
        query.property = property;
        query.statuses = {booking::BookingStatus::Confirmed};
        query.arriving = Stay(from, to - from);
        const auto arrivals = reader.ask(storage::Bookings{query, 0, 0});
        if (!arrivals) return tl::unexpected(arrivals.error());
        query.statuses = {booking::BookingStatus::CheckedIn};
        query.arriving.reset();
        const auto inHouse = reader.ask(storage::Bookings{query, 0, 0});
        if (!inHouse) return tl::unexpected(inHouse.error());
        return Counts(arrivals->total, inHouse->total);
    };
    session_.ask(
        count, box_.data(),
        [box = box_, holds = session_.view().holds().size()](const Result<Counts> &counts) {
            if (!counts) return;
            const QStringList lines{
                box->informativeText(),
                tr("Arrivals that become pending no-shows: %Ln booking(s).", nullptr,
                   int(counts->first))
                    + u'\n' + tr("In house: %Ln booking(s).", nullptr, int(counts->second)) + u'\n'
                    + tr("Active holds, which keep their remaining time: %Ln.", nullptr,
                         int(holds))};
            box->setInformativeText(lines.join(QStringLiteral("\n\n")));
        });
}

void ClockQuestion::confirm(Instant wall)
{
    engine::whenDone(session_.service().confirmClockLater(session_.desk(), wall), this,
                     [this](const Result<booking::Answer> &answer) {
                         if (!answer) {
                             window_.notify(
                                 Notice::error(answer.error(), tr("Clock not confirmed")));
                         }
                         look();
                     });
}

}  // namespace roomrack::desktop

#include "moc_clock_question.cpp"
