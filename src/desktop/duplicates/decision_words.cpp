// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/decision_words.h"

#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::desktop {

using booking::DuplicateDecision;
using booking::DuplicateOutcome;
using dedup::Why;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Duplicates)
};

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

/// "Booking BK-10479 will be cancelled without a fee. EUR 298.00 will be refunded to the guest's
/// card." A duplicate is cancelled without a fee, whatever the terms.
QString cancelled(const storage::BookingRow &row, const std::vector<booking::SagaRow> &sagas,
                  const QLocale &locale)
{
    const QString text =
        Words::tr("Booking %1 will be cancelled without a fee.").arg(bookingNumber(row.booking.id));
    const std::vector<booking::Paid> paid = booking::paidFor(sagas);
    if (paid.empty()) return text;
    // All payments of a booking are in the currency charged to its guest.
    Money back{0, paid.front().amount.currency};
    for (const booking::Paid &p : paid) back.minor += p.amount.minor;
    return text + QLatin1Char(' ')
           + Words::tr("%1 will be refunded to the guest's card.").arg(moneyText(back, locale));
}

/// The effect of accepting the request.
QString letThrough(const HotelView &view, const DuplicateCase &it, const QLocale &locale)
{
    const QString number = bookingNumber(it.row.booking);
    const booking::SagaRow *saga = view.pending().sagaOf(HoldId{it.row.booking.value});
    if (saga && saga->state.amount.minor > 0) {
        return Words::tr("The payment of %1 starts now. Once it is captured, the request "
                         "becomes booking %2.")
            .arg(moneyText(saga->state.amount, locale), number);
    }
    return Words::tr("The request becomes booking %1 (pay at property).").arg(number);
}

/// A booking is not given up before the one that replaces it is paid.
QStringList replaced(const HotelView &view, const DuplicateCase &it, bool waits,
                     const QLocale &locale)
{
    const QString first = cancelled(*it.first, it.firstPaid, locale);
    if (!waits) return {first, Words::tr("%1 remains booked.").arg(bookingNumber(it.row.booking))};
    const booking::SagaRow *saga = view.pending().sagaOf(HoldId{it.row.booking.value});
    if (!saga || saga->state.amount.minor == 0) return {first, letThrough(view, it, locale)};
    return {letThrough(view, it, locale), Words::tr("Then:", "what follows the payment"), first,
            Words::tr("If the payment fails, %1 is kept.").arg(bookingNumber(it.row.other))};
}

bool hasEnded(const std::optional<storage::BookingRow> &row)
{
    return row && !booking::isOpen(row->booking.status);
}

QString cannotEnd(const std::optional<storage::BookingRow> &row, BookingId id)
{
    const bool can = row && row->booking.status == booking::BookingStatus::Confirmed;
    if (can) return {};
    return id ? Words::tr("Booking %1 cannot be cancelled: it is not confirmed, or it is "
                          "already closed.")
                    .arg(bookingNumber(id))
              : Words::tr("The other booking belongs to another hotel.");
}

QString windowText(const HotelView &view, Why why, const QLocale &locale)
{
    const auto rules = dedup::rulesFrom(view.setup(booking::SetupKind::Duplicates));
    const dedup::Window window =
        dedup::windowOf(dedup::Product::RoomBooking, rules.value_or(dedup::Rules()));
    const auto within = [&](qint64 micros) {
        return Words::tr("both were received within %1").arg(durationText(micros, locale));
    };
    switch (why) {
    case Why::SameKey: return within(window.sameKey);
    case Why::AlmostSame: return within(window.almost);
    case Why::SameLongAgo: return Words::tr("the first was received outside the time window");
    case Why::NameOnly: return Words::tr("only the guest's name is known");
    case Why::OtherDates: return Words::tr("the stays overlap and start or end on the same day");
    case Why::Alike: return within(window.alike);
    default: return {};
    }
}

/// The effect on the request in its current state.
QString consequence(const HotelView &view, const DuplicateCase &it, const QLocale &locale)
{
    const booking::DuplicateRow &row = it.row;
    const QString number = bookingNumber(row.booking);
    switch (row.outcome) {
    case DuplicateOutcome::Stopped:
        return Words::tr("The request was rejected. No room was booked and nothing was charged.");
    case DuplicateOutcome::Open: {
        if (!isWaiting(view, row)) {
            return Words::tr("The channel has already sold this stay. It is booked as %1, in "
                             "addition to the other booking, until it is reviewed.")
                .arg(number);
        }
        const booking::Hold *hold = view.hold(HoldId{row.booking.value});
        const QString until = hold ? clockText(view.property(), hold->deadline).left(5) : QString();
        return Words::tr("The room is held until %1. The new request is not booked, and "
                         "nothing was charged for it.")
            .arg(until);
    }
    case DuplicateOutcome::Lapsed:
        return Words::tr("The review timed out. The room returned to sale, and nothing was "
                         "charged.");
    case DuplicateOutcome::Ended:
        return Words::tr("One of the two bookings ended before the review.");
    case DuplicateOutcome::Replacing:
        return Words::tr("The first booking will be cancelled once the payment for %1 is complete. "
                         "If the payment fails, it is kept.")
            .arg(number);
    default: break;
    }
    const booking::User *user = view.user(row.decidedBy);
    const QString when = timeText(view.property(), row.decided, locale);
    const QString what = duplicateText(row.outcome);
    if (row.decided.micros == 0) return {};
    return user ? Words::tr("Decided by %1, %2: %3.", "person, time, decision")
                      .arg(user->name, when, what)
                : Words::tr("Decided %1: %2.", "time, decision").arg(when, what);
}

}  // namespace

bool isWaiting(const HotelView &view, const booking::DuplicateRow &row)
{
    const booking::SagaRow *saga = view.pending().sagaOf(HoldId{row.booking.value});
    return saga && saga->waits;
}

DecisionWords decisionWords(const HotelView &view, const DuplicateCase &it,
                            DuplicateDecision decision, const QLocale &locale)
{
    const booking::DuplicateRow &row = it.row;
    const bool waits = isWaiting(view, row);
    const QString other =
        row.other ? bookingNumber(row.other) : Words::tr("The booking at the other hotel");
    const QString number = bookingNumber(row.booking);
    DecisionWords w;
    switch (decision) {
    case DuplicateDecision::IsOne:
        w.title = Words::tr("Mark as duplicate");
        w.confirm =
            waits ? Words::tr("&Reject request") : Words::tr("&Cancel booking %1").arg(number);
        w.danger = !waits;
        if (waits) {
            w.text = joined(
                {Words::tr("The new request will be rejected, and its rooms return to sale."),
                 Words::tr("Nothing was charged, so no refund is due."),
                 Words::tr("%1 remains unchanged.").arg(other)});
        } else {
            w.whyNot = cannotEnd(it.mine, row.booking);
            if (it.mine)
                w.text = joined({cancelled(*it.mine, it.minePaid, locale),
                                 Words::tr("%1 remains unchanged.").arg(other)});
        }
        break;
    case DuplicateDecision::KeepBoth:
        w.title = Words::tr("Keep both");
        w.confirm = Words::tr("&Keep both");
        w.text = joined({waits ? letThrough(view, it, locale)
                               : Words::tr("%1 remains booked. Nothing is charged.").arg(number),
                         Words::tr("%1 remains unchanged.").arg(other),
                         Words::tr("The guest has both bookings and pays for both.")});
        if (waits && hasEnded(it.first)) {
            w.title = Words::tr("Accept request");
            w.confirm = Words::tr("&Accept request");
            w.text = joined(
                {letThrough(view, it, locale), Words::tr("%1 has ended already.").arg(other)});
        }
        break;
    case DuplicateDecision::Replace:
        w.title = Words::tr("Replace first booking");
        w.confirm = Words::tr("&Replace %1").arg(other);
        w.danger = true;
        w.whyNot = cannotEnd(it.first, row.other);
        if (it.first) w.text = joined(replaced(view, it, waits, locale));
        break;
    }
    return w;
}

QString whyStopped(const HotelView &view, const DuplicateCase &it, const QLocale &locale)
{
    const booking::DuplicateRow &row = it.row;
    const auto [agree, known] = agreeing(dedup::traitsOf(row.mine), dedup::traitsOf(row.theirs));
    QString reason;
    const QString window = windowText(view, row.why, locale);
    if (known > 0 && !window.isEmpty()) {
        reason = Words::tr("%1 of %2 identifying fields match, and %3.")
                     .arg(locale.toString(agree), locale.toString(known), window);
    } else {
        reason = reasonText(row.product, row.why) + QLatin1Char('.');
    }
    return joined({reason, consequence(view, it, locale)});
}

QUrl mailToGuest(const HotelView &view, const DuplicateCase &it, const QLocale &locale)
{
    const booking::DuplicateRequest &r = it.row.request;
    const QString address = r.guest.email.trimmed();
    if (address.isEmpty() || !address.contains(QLatin1Char('@'))) return {};
    const QString stay = r.stay.nights() > 0 ? stayText(r.stay, locale) : QString();
    const QString subject =
        Words::tr("Your booking at %1, %2", "hotel, stay").arg(view.property().name, stay);
    const QString first = it.row.other ? bookingNumber(it.row.other) : Words::tr("a booking");
    const QString body =
        Words::tr("Dear %1,\n\nwe have received two bookings for %2 (%3): %4, and "
                  "another one shortly after. Would you like to keep one or both of "
                  "them?\n\nKind regards\n%5",
                  "mail: guest, stay, room, number of the first booking, hotel")
            .arg(r.guest.name, stay, roomsText(view.catalogue(), r.roomType, r.rooms), first,
                 view.property().name);
    const auto encoded = [](const QString &text) {
        QString lines = text;
        lines.replace(QLatin1Char('\n'), QLatin1String("\r\n"));
        return QString::fromLatin1(QUrl::toPercentEncoding(lines));
    };
    const QString to = QString::fromLatin1(QUrl::toPercentEncoding(address, "@"));
    return QUrl(
        QStringLiteral("mailto:%1?subject=%2&body=%3").arg(to, encoded(subject), encoded(body)),
        QUrl::StrictMode);
}

}  // namespace roomrack::desktop
