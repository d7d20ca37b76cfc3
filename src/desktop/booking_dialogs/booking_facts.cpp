// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/booking_facts.h"

#include "booking/commission.h"
#include "booking/owed.h"
#include "desktop/words/record_words.h"
#include "desktop/words/segment_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/tax_words.h"
#include "pricing/fee_steps.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>
#include <limits>

namespace roomrack::desktop {

using booking::Booking;

namespace {

struct BookingFactsWords {
    Q_DECLARE_TR_FUNCTIONS(BookingFacts)
};

QString roomText(const Booking &b, const HotelView &view)
{
    const QString booked = roomsText(view.catalogue(), b.reserved, b.rooms);
    if (b.counted == b.reserved) return booked;
    return BookingFactsWords::tr("%1, assigned: %2", "booked room type, room type given out")
        .arg(booked, roomTypeName(view.catalogue(), b.counted));
}

QString countryText(const QString &code)
{
    const QLocale::Territory territory = QLocale::codeToTerritory(code);
    return territory == QLocale::AnyTerritory ? code : QLocale::territoryToString(territory);
}

QString priceText(const Booking &b, const HotelView &view, const QLocale &locale)
{
    const QString total = amountText(view.catalogue(), b.total, locale);
    const qint64 roomNights = qint64(b.rooms) * b.stay.nights();
    if (roomNights <= 1) return total;
    const qint64 average = divideHalfEven(b.total, roomNights);
    return BookingFactsWords::tr("%1 (%2 per room per night)")
        .arg(total, amountText(view.catalogue(), average, locale));
}

const pricing::PlanTerms *keptTerms(const Booking &b, const HotelView &view)
{
    return view.rates().termsOf(b.plan, b.termsSeq);
}

QString planText(const Booking &b, const HotelView &view)
{
    const pricing::PlanTerms *terms = keptTerms(b, view);
    const QString name = view.rates().planName(b.plan);
    if (!terms || !terms->isPrepaid()) return name;
    return terms->isPaidInPart()
               ? BookingFactsWords::tr("%1, prepaid in part", "rate plan").arg(name)
               : BookingFactsWords::tr("%1, prepaid", "rate plan").arg(name);
}

/// A line each, and the total with what is not in the price.
void addTaxes(const storage::BookingRow &row, const HotelView &view, const QLocale &locale,
              std::vector<Fact> &facts)
{
    if (row.taxesAreDamaged) {
        facts.push_back({BookingFactsWords::tr("Taxes and fees"),
                         BookingFactsWords::tr("Damaged in the file: they cannot be shown or "
                                               "collected. Each change that is saved with "
                                               "“Change…” computes them again.")});
    }
    const QStringList lines = taxLineTexts(row.taxes, view.property().currency, locale);
    if (lines.isEmpty()) return;
    facts.push_back({BookingFactsWords::tr("Taxes and fees"), lines.join(QLatin1Char('\n'))});
    const qint64 total = row.booking.total + row.taxes.onTop();
    if (total != row.booking.total)
        facts.push_back(
            {BookingFactsWords::tr("Total"), amountText(view.catalogue(), total, locale), total});
}

QTimeZone zoneOf(const HotelView &view)
{
    const auto zone = core::timeZone(view.property().timeZone);
    return zone ? *zone : QTimeZone::utc();
}

}  // namespace

std::vector<Fact> bookingFacts(const storage::BookingRow &row, const HotelView &view,
                               const QLocale &locale, const QString &due)
{
    const Booking &b = row.booking;
    const booking::Guest &g = row.guest;
    std::vector<Fact> facts;
    const auto add = [&](const QString &label, const QString &value, qint64 amount = -1) {
        if (!value.isEmpty()) facts.push_back({label, value, amount});
    };
    add(BookingFactsWords::tr("Guest"), g.name);
    add(BookingFactsWords::tr("Email"), g.email);
    add(BookingFactsWords::tr("Phone"), g.phone);
    add(BookingFactsWords::tr("Country"), countryText(g.country));
    add(BookingFactsWords::tr("Reference"), g.reference);
    add(BookingFactsWords::tr("Stay"), stayText(b.stay, locale));
    add(BookingFactsWords::tr("Room"), roomText(b, view));
    add(BookingFactsWords::tr("Room numbers"), row.rooms.join(QStringLiteral(", ")));
    add(BookingFactsWords::tr("Guests"), guestsText(b.adults, b.children));
    add(BookingFactsWords::tr("Rate plan"), planText(b, view));
    add(BookingFactsWords::tr("Price"), priceText(b, view, locale), b.total);
    addTaxes(row, view, locale, facts);
    const QString collected = collectedText(row, view, locale);
    add(BookingFactsWords::tr("Payment"), collected.isEmpty() ? due : collected);
    if (const qint64 owed = booking::commissionOwed(b, row.fee).value_or(0); owed > 0)
        add(BookingFactsWords::tr("Commission"), amountText(view.catalogue(), owed, locale), owed);
    if (row.fee > 0) {
        // The amount that the guest owes; for a walked guest, what the hotel pays.
        const bool walked = b.status == booking::BookingStatus::Walked;
        add(walked ? BookingFactsWords::tr("Walk cost") : BookingFactsWords::tr("Fee"),
            walked ? amountText(view.catalogue(), row.fee, locale)
                   : owedText(row.fee, row, view, locale),
            row.fee);
    }
    if (b.status == booking::BookingStatus::Confirmed) {
        const pricing::PlanTerms *terms = keptTerms(b, view);
        const qint64 later = feeAt(b, view, Instant{std::numeric_limits<qint64>::max() / 2});
        const bool named = terms && terms->cancellation.refundable && later > 0;
        QStringList policy{termsText(b, view, locale), earlierTermsText(b, view)};
        policy.removeAll(QString());
        add(BookingFactsWords::tr("Cancellation policy"), policy.join(QLatin1Char('\n')),
            named ? later : -1);
    }
    add(BookingFactsWords::tr("Reason"), row.reason);
    add(BookingFactsWords::tr("Channel"), channelName(view.catalogue(), b.channel));
    add(BookingFactsWords::tr("Market segment"), segmentName(view.catalogue(), b.segment));
    const bool pending = b.status == booking::BookingStatus::Pending;
    add(pending ? BookingFactsWords::tr("Requested") : BookingFactsWords::tr("Booked"),
        timeText(view.property(), b.created, locale));
    add(BookingFactsWords::tr("Notes"), g.notes);
    return facts;
}

QStringList differences(const storage::BookingRow &before, const storage::BookingRow &now,
                        const HotelView &view, const QLocale &locale)
{
    QStringList lines;
    const auto compare = [&](const QString &label, const QString &was, const QString &is) {
        if (was == is) return;
        const QString none = QStringLiteral("–");
        lines << BookingFactsWords::tr("%1: %2 → %3", "a field, what it was, what it is")
                     .arg(label, was.isEmpty() ? none : was, is.isEmpty() ? none : is);
    };
    compare(BookingFactsWords::tr("Status"), statusText(before.booking.status),
            statusText(now.booking.status));
    const auto valueOf = [](const std::vector<Fact> &facts, const QString &label) {
        const auto at = std::find_if(facts.begin(), facts.end(),
                                     [&](const Fact &f) { return f.label == label; });
        return at == facts.end() ? QString() : at->value;
    };
    const auto old = bookingFacts(before, view, locale);
    const auto fresh = bookingFacts(now, view, locale);
    QStringList labels;
    for (const auto *facts : {&old, &fresh}) {
        for (const Fact &f : *facts) {
            if (!labels.contains(f.label)) labels << f.label;
        }
    }
    labels.removeAll(BookingFactsWords::tr("Cancellation policy"));
    for (const QString &label : labels) compare(label, valueOf(old, label), valueOf(fresh, label));
    return lines;
}

QString bookingLine(const storage::BookingRow &row, const HotelView &view, const QLocale &locale)
{
    const Booking &b = row.booking;
    QStringList parts;
    if (!row.guest.name.isEmpty()) parts << row.guest.name;
    parts << roomsText(view.catalogue(), b.counted, b.rooms) << stayText(b.stay, locale);
    return parts.join(QStringLiteral(" · "));
}

QString guestInRooms(const storage::BookingRow &row)
{
    const QString guest = row.guest.name.isEmpty() ? bookingNumber(row.booking.id) : row.guest.name;
    const QString rooms = roomsNowText(row);
    if (rooms.isEmpty()) return guest;
    return BookingFactsWords::tr("%1, room %2", "guest, room numbers").arg(guest, rooms);
}

QString roomsNowText(const storage::BookingRow &row)
{
    return row.roomsNow.join(QStringLiteral(", "));
}

QString checkedInText(BookingId id, const Result<storage::BookingRow> &row, bool oversold)
{
    const QString number = bookingNumber(id), rooms = row ? roomsNowText(*row) : QString();
    QString text = row ? BookingFactsWords::tr("Booking %1 checked in without a room.").arg(number)
                       : BookingFactsWords::tr("Booking %1 checked in.").arg(number);
    if (row && row->roomsNow.size() == 1)
        text = BookingFactsWords::tr("Booking %1 checked in to room %2.").arg(number, rooms);
    else if (!rooms.isEmpty())
        text = BookingFactsWords::tr("Booking %1 checked in to rooms %2.").arg(number, rooms);
    return oversold ? text + QLatin1Char(' ') + BookingFactsWords::tr("The night is oversold.")
                    : text;
}

QString owedText(qint64 amount, const storage::BookingRow &row, const HotelView &view,
                 const QLocale &locale)
{
    const QString own = amountText(view.catalogue(), amount, locale);
    if (!row.charge) return own;
    const Money theirs = booking::guestsAmount(amount, view.property().currency, row.charge);
    return BookingFactsWords::tr("%1 (%2)", "amount, the same in the guest's currency")
        .arg(own, theirs.text(locale));
}

QString collectedText(const storage::BookingRow &row, const HotelView &view, const QLocale &locale)
{
    const Booking &booking = row.booking;
    if (!booking.channelCollects) return {};
    const QString channel = channelName(view.catalogue(), booking.channel);
    const QString amount = amountText(view.catalogue(), *booking.channelCollects, locale);
    if (!booking::stands(booking.status) && booking::dueAtProperty(booking) > 0)
        return BookingFactsWords::tr("%1 collected by %2", "amount, a channel")
            .arg(amount, channel);
    const qint64 due = booking::owedAtProperty(booking, row.taxes);
    if (due == 0) return BookingFactsWords::tr("Collected by %1", "a channel").arg(channel);
    return BookingFactsWords::tr("%1 collected by %2, %3 due at the hotel",
                                 "amount, a channel, amount")
        .arg(amount, channel, amountText(view.catalogue(), due, locale));
}

QString toCollectText(const storage::BookingRow &row, const HotelView &view, const QLocale &locale)
{
    const Booking &booking = row.booking;
    if (!booking::stands(booking.status)) return {};
    if (!booking.channelCollects) {
        const qint64 taxes = booking::taxesAtProperty(booking, row.taxes);
        if (taxes == 0) return {};
        return BookingFactsWords::tr("Taxes and fees to collect: %1.", "amount")
            .arg(amountText(view.catalogue(), taxes, locale));
    }
    const QString channel = channelName(view.catalogue(), booking.channel);
    const qint64 due = booking::owedAtProperty(booking, row.taxes);
    if (due == 0)
        return BookingFactsWords::tr("Nothing to collect: paid to %1.", "a channel").arg(channel);
    return BookingFactsWords::tr("To collect: %1. The rest was paid to %2.", "amount, a channel")
        .arg(amountText(view.catalogue(), due, locale), channel);
}

QString settledByChannelText(const Booking &booking, const HotelView &view, const QLocale &locale)
{
    if (!booking.channelCollects) return {};
    const QString channel = channelName(view.catalogue(), booking.channel);
    if (booking::dueAtProperty(booking) == 0)
        return BookingFactsWords::tr("Paid to %1. The hotel charges and refunds nothing.",
                                     "a channel")
            .arg(channel);
    return BookingFactsWords::tr("%1 was paid to %2 and is not refunded by the hotel.",
                                 "amount, a channel")
        .arg(amountText(view.catalogue(), *booking.channelCollects, locale), channel);
}

qint64 feeAt(const Booking &booking, const HotelView &view, Instant at)
{
    const pricing::PlanTerms *terms = keptTerms(booking, view);
    if (!terms) return 0;
    return pricing::cancellationFee(terms->cancellation, zoneOf(view), booking.stay,
                                    booking::priceWithVat(booking), at);
}

qint64 noShowFeeAt(const Booking &booking, const HotelView &view, Instant at)
{
    const pricing::PlanTerms *terms = keptTerms(booking, view);
    if (!terms) return 0;
    return pricing::noShowFee(terms->cancellation, zoneOf(view), booking.stay,
                              booking::priceWithVat(booking), at);
}

QString termsText(const Booking &booking, const HotelView &view, const QLocale &locale)
{
    const pricing::PlanTerms *kept = keptTerms(booking, view);
    if (!kept) return BookingFactsWords::tr("Free cancellation");
    const pricing::CancellationTerms &terms = kept->cancellation;
    if (!terms.refundable) return BookingFactsWords::tr("Non-refundable");
    const auto fees =
        pricing::feesByDeadline(terms, zoneOf(view), booking.stay, booking::priceWithVat(booking));
    QStringList said;
    // A deadline that had passed when it was booked never gave a free cancellation.
    const auto later = std::find_if(fees.begin(), fees.end(),
                                    [&](const auto &fee) { return fee.at > booking.created; });
    if (later != fees.begin()) {
        said << BookingFactsWords::tr("Cancellation costs %1", "a fee")
                    .arg(amountText(view.catalogue(), std::prev(later)->fee, locale));
    }
    for (auto from = later; from != fees.end(); ++from) {
        const QString text = said.isEmpty() ? BookingFactsWords::tr("Free until %1, then %2")
                                            : BookingFactsWords::tr("from %1 %2", "a time, a fee");
        said << text.arg(timeText(view.property(), from->at, locale),
                         amountText(view.catalogue(), from->fee, locale));
    }
    if (said.isEmpty()) said << BookingFactsWords::tr("Free cancellation");
    if (terms.noShow) {
        const qint64 fee = noShowFeeAt(booking, view, booking.created);
        said << BookingFactsWords::tr("no-show: %1").arg(amountText(view.catalogue(), fee, locale));
    }
    return said.join(QStringLiteral("; "));
}

QString earlierTermsText(const Booking &booking, const HotelView &view)
{
    if (!view.rates().areEarlierTerms(booking.plan, booking.termsSeq)) return {};
    return BookingFactsWords::tr("Terms as of the booking; the rate plan has others now");
}

}  // namespace roomrack::desktop
