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

/// "BK-10479 is cancelled without a fee. EUR 298.00 goes back to the guest's card." What was booked
/// twice costs nobody a fee, whatever the terms.
QString cancelled(const storage::BookingRow &row, const std::vector<booking::SagaRow> &sagas,
                  const QLocale &locale)
{
    const QString text =
        Words::tr("%1 is cancelled without a fee.").arg(bookingNumber(row.booking.id));
    const std::vector<booking::Paid> paid = booking::paidFor(sagas);
    if (paid.empty()) return text;
    // All payments of a booking are in the currency that its guest is charged in.
    Money back{0, paid.front().amount.currency};
    for (const booking::Paid &p : paid) back.minor += p.amount.minor;
    return text + QLatin1Char(' ')
           + Words::tr("%1 goes back to the guest's card.").arg(moneyText(back, locale));
}

/// What becomes of the request when it is let through.
QString letThrough(const HotelView &view, const DuplicateCase &it, const QLocale &locale)
{
    const QString number = bookingNumber(it.row.booking);
    const booking::SagaRow *saga = view.sagaOf(HoldId{it.row.booking.value});
    if (saga && saga->state.amount.minor > 0) {
        return Words::tr("The payment of %1 begins now, and with it the request becomes %2.")
            .arg(moneyText(saga->state.amount, locale), number);
    }
    return Words::tr("The request becomes %1 now, to be paid at the hotel.").arg(number);
}

QString cannotEnd(const std::optional<storage::BookingRow> &row, BookingId id)
{
    const bool can = row && row->booking.status == booking::BookingStatus::Confirmed;
    if (can) return {};
    return id ? Words::tr("%1 cannot be cancelled: it is not confirmed, or over.")
                    .arg(bookingNumber(id))
              : Words::tr("The other booking is of another hotel.");
}

QString windowText(const HotelView &view, Why why, const QLocale &locale)
{
    const auto rules = dedup::rulesFrom(view.setup(booking::SetupKind::Duplicates));
    const dedup::Window window =
        dedup::windowOf(dedup::Product::RoomBooking, rules.value_or(dedup::Rules()));
    const auto within = [&](qint64 micros) {
        return Words::tr("both came within %1").arg(durationText(micros, locale));
    };
    switch (why) {
    case Why::SameKey: return within(window.sameKey);
    case Why::AlmostSame: return within(window.almost);
    case Why::SameLongAgo: return Words::tr("the first one came longer ago than a day");
    case Why::NameOnly: return Words::tr("only the name is known of the guest");
    case Why::OtherDates: return Words::tr("the stays overlap and begin or end on the same day");
    case Why::Alike: return within(window.alike);
    default: return {};
    }
}

/// What it means for the request, as things are.
QString consequence(const HotelView &view, const DuplicateCase &it, const QLocale &locale)
{
    const booking::DuplicateRow &row = it.row;
    const QString number = bookingNumber(row.booking);
    switch (row.outcome) {
    case DuplicateOutcome::Stopped:
        return Words::tr("The request was refused: no room is booked and nothing was charged for "
                         "it.");
    case DuplicateOutcome::Open: {
        if (!isWaiting(view, row)) {
            return Words::tr("The channel had sold it already, so it is booked as %1 beside the "
                             "other one until somebody decides.")
                .arg(number);
        }
        const booking::Hold *hold = view.hold(HoldId{row.booking.value});
        const QString until = hold ? clockText(view.property(), hold->deadline).left(5) : QString();
        return Words::tr("The room is held until %1; it is not booked, and nothing was charged for "
                         "the new request.")
            .arg(until);
    }
    case DuplicateOutcome::Lapsed:
        return Words::tr("Nobody decided in time, so the room went back to sale; nothing was "
                         "charged.");
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
    const booking::SagaRow *saga = view.sagaOf(HoldId{row.booking.value});
    return saga && saga->waits;
}

DecisionWords decisionWords(const HotelView &view, const DuplicateCase &it,
                            DuplicateDecision decision, const QLocale &locale)
{
    const booking::DuplicateRow &row = it.row;
    const bool waits = isWaiting(view, row);
    const QString other =
        row.other ? bookingNumber(row.other) : Words::tr("the booking of the other hotel");
    const QString number = bookingNumber(row.booking);
    DecisionWords w;
    switch (decision) {
    case DuplicateDecision::IsOne:
        w.title = Words::tr("It is a duplicate");
        w.confirm = waits ? Words::tr("&Refuse the request") : Words::tr("&Cancel %1").arg(number);
        w.danger = !waits;
        if (waits) {
            w.text = joined({Words::tr("The new request is refused and its rooms go back to sale."),
                             Words::tr("Nothing was charged for it, so nothing goes back."),
                             Words::tr("%1 stays as it is.").arg(other)});
        } else {
            w.whyNot = cannotEnd(it.mine, row.booking);
            if (it.mine)
                w.text = joined({cancelled(*it.mine, it.minePaid, locale),
                                 Words::tr("%1 stays as it is.").arg(other)});
        }
        break;
    case DuplicateDecision::KeepBoth:
        w.title = Words::tr("Keep both");
        w.confirm = Words::tr("&Keep both");
        w.text = joined({waits ? letThrough(view, it, locale)
                               : Words::tr("%1 stays booked; nothing is charged.").arg(number),
                         Words::tr("%1 stays as it is.").arg(other),
                         Words::tr("The guest has both rooms, and pays for both.")});
        break;
    case DuplicateDecision::Replace:
        w.title = Words::tr("Replace the first");
        w.confirm = Words::tr("&Replace %1").arg(other);
        w.danger = true;
        w.whyNot = cannotEnd(it.first, row.other);
        if (it.first)
            w.text = joined(
                {cancelled(*it.first, it.firstPaid, locale),
                 waits ? letThrough(view, it, locale) : Words::tr("%1 stays booked.").arg(number)});
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
        reason = Words::tr("%1 of %2 identifying fields agree, and %3.")
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
        Words::tr("Dear %1,\n\nwe have received two bookings for %2 (%3): %4, and another one "
                  "shortly after. Would you like one or both of them?\n\nKind regards\n%5",
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
