// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/notices/guest_letter.h"

#include "booking/owed.h"
#include "core/zone.h"
#include "pricing/fee_steps.h"
#include "reservations/notices/letter_words.h"

#include <algorithm>

namespace roomrack::reservations {

using booking::NoticeKind;

namespace {

void addTo(std::vector<Money> &sums, const Money &amount)
{
    if (amount.minor <= 0) return;
    const auto same = std::find_if(sums.begin(), sums.end(),
                                   [&](const Money &m) { return m.currency == amount.currency; });
    if (same == sums.end())
        sums.push_back(amount);
    else
        same->minor += amount.minor;
}

class Writer {
public:
    Writer(const LetterFacts &facts, const MailSetup &setup)
        : f_(facts), words_(setup.language), hotel_(facts.property.name)
    {}

    QString subject() const
    {
        const QString number = QString::number(f_.booking.id.value);
        switch (f_.kind) {
        case NoticeKind::Booked:
            return words_(QT_TRANSLATE_NOOP("GuestLetter", "Your booking %1 at %2"))
                .arg(number, hotel_);
        case NoticeKind::Changed:
            return words_(
                       QT_TRANSLATE_NOOP("GuestLetter", "Your booking %1 at %2 has been changed"))
                .arg(number, hotel_);
        case NoticeKind::Cancelled:
            return words_(
                       QT_TRANSLATE_NOOP("GuestLetter", "Your booking %1 at %2 has been cancelled"))
                .arg(number, hotel_);
        case NoticeKind::NotBooked: break;
        }
        return words_(QT_TRANSLATE_NOOP("GuestLetter",
                                        "Your booking request %1 at %2 could not be confirmed"))
            .arg(number, hotel_);
    }

    QString text()
    {
        lines_ << greeting() << QString() << opening() << QString();
        addStay();
        addAmounts();
        if (f_.kind == NoticeKind::Booked || f_.kind == NoticeKind::Changed) addTerms();
        lines_ << QString() << words_(QT_TRANSLATE_NOOP("GuestLetter", "Kind regards")) << hotel_;
        if (!f_.property.city.isEmpty()) lines_ << f_.property.city;
        return lines_.join(u'\n');
    }

private:
    QString greeting() const
    {
        return words_(QT_TRANSLATE_NOOP("GuestLetter", "Dear %1,")).arg(f_.guest.name);
    }
    QString opening() const
    {
        switch (f_.kind) {
        case NoticeKind::Booked:
            return words_(QT_TRANSLATE_NOOP(
                "GuestLetter", "Your booking is confirmed. We look forward to your stay."));
        case NoticeKind::Changed:
            return words_(QT_TRANSLATE_NOOP(
                "GuestLetter", "Your booking has been changed. These are the new details."));
        case NoticeKind::Cancelled:
            return words_(QT_TRANSLATE_NOOP("GuestLetter", "Your booking has been cancelled."));
        case NoticeKind::NotBooked: break;
        }
        return words_(QT_TRANSLATE_NOOP(
            "GuestLetter", "Your booking request could not be confirmed. No payment is due."));
    }
    QString day(Night night) const
    {
        return words_.locale().toString(night.date(), QLocale::LongFormat);
    }
    void addStay()
    {
        const booking::Booking &b = f_.booking;
        lines_
            << words_(QT_TRANSLATE_NOOP("GuestLetter", "Booking: %1")).arg(b.id.value)
            << words_(QT_TRANSLATE_NOOP("GuestLetter", "Arrival: %1")).arg(day(b.stay.checkIn()))
            << words_(QT_TRANSLATE_NOOP("GuestLetter", "Departure: %1")).arg(day(b.stay.checkOut()))
            << words_(QT_TRANSLATE_NOOP("GuestLetter", "Nights: %1")).arg(b.stay.nights())
            << words_(QT_TRANSLATE_NOOP("GuestLetter", "Rooms: %1 × %2"))
                   .arg(b.rooms)
                   .arg(f_.roomType)
            << (b.children > 0
                    ? words_(QT_TRANSLATE_NOOP("GuestLetter", "Adults: %1, children: %2"))
                          .arg(b.adults)
                          .arg(b.children)
                    : words_(QT_TRANSLATE_NOOP("GuestLetter", "Adults: %1")).arg(b.adults));
        if (f_.plan && !f_.plan->name.isEmpty())
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "Rate: %1")).arg(f_.plan->name);
    }
    QString money(qint64 minor) const
    {
        return Money{minor, f_.property.currency}.text(words_.locale());
    }
    /// The amount, plus the amount in the guest's payment currency.
    QString both(qint64 minor) const
    {
        if (!f_.charge) return money(minor);
        const Money theirs = booking::guestsAmount(minor, f_.property.currency, f_.charge);
        return QStringLiteral("%1 (%2)").arg(money(minor), theirs.text(words_.locale()));
    }
    QString sums(const std::vector<Money> &amounts) const
    {
        QStringList all;
        for (const Money &m : amounts) all += m.text(words_.locale());
        return all.join(QStringLiteral(" + "));
    }
    void addAmounts()
    {
        const bool stands = f_.kind == NoticeKind::Booked || f_.kind == NoticeKind::Changed;
        if (stands) addPrice();
        if (stands && f_.charge)
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "In your currency: %1"))
                          .arg(f_.charge->amount.text(words_.locale()));
        if (f_.kind == NoticeKind::Cancelled && f_.fee > 0)
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "Cancellation fee: %1"))
                          .arg(both(f_.fee));
        if (!f_.charged.empty())
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "Charged to your card: %1"))
                          .arg(sums(f_.charged));
        else if (stands && !f_.booking.channelCollects)
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "Payment at the hotel."));
        else if (const qint64 due = booking::dueAtProperty(f_.booking); stands && due > 0)
            lines_
                << words_(QT_TRANSLATE_NOOP("GuestLetter", "Due at the hotel: %1")).arg(money(due));
        addRest(stands);
        // A VAT on top is a part of what is paid by card, or is left of it.
        const qint64 paid = f_.charged.empty() ? 0 : f_.booking.vatOnTop;
        if (const qint64 taxes = booking::taxesAtProperty(f_.booking, f_.taxes) - paid;
            stands && taxes > 0)
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter",
                                               "Taxes and fees to pay at the hotel: %1"))
                          .arg(money(taxes));
        if (!f_.givenBack.empty())
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "Refunded to your card: %1"))
                          .arg(sums(f_.givenBack));
        if (!f_.owed.empty())
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "Still to be refunded to you: %1"))
                          .arg(sums(f_.owed));
    }
    /// The price, line by line where there are taxes or fees, and the total with them.
    void addPrice()
    {
        const qint64 onTop = f_.taxes.onTop();
        const char *price = onTop > 0
                                ? QT_TRANSLATE_NOOP("GuestLetter", "Price: %1")
                                : QT_TRANSLATE_NOOP("GuestLetter", "Total, taxes included: %1");
        lines_ << words_(price).arg(money(f_.booking.total));
        for (const pricing::TaxLine &line : f_.taxes.lines) lines_ << taxText(line);
        if (onTop > 0)
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "Total with taxes and fees: %1"))
                          .arg(money(f_.booking.total + onTop));
    }
    /// "– Breakfast: EUR 24.00, including EUR 2.76 VAT on meals (13 %)"
    QString taxText(const pricing::TaxLine &line) const
    {
        QString text = QStringLiteral("– %1: %2")
                           .arg(line.kind == pricing::TaxLineKind::Room
                                    ? words_(QT_TRANSLATE_NOOP("GuestLetter", "Room"))
                                    : line.name,
                                money(line.gross()));
        if (line.vat && line.rate > 0) {
            text += words_(QT_TRANSLATE_NOOP("GuestLetter", ", including %1 %2 (%3 %)"))
                        .arg(money(line.tax), line.vatName,
                             words_.locale().toString(line.rate / 100.0, 'f',
                                                      line.rate % 100 == 0 ? 0 : 2));
        }
        if (line.onTop() <= 0) return text;
        switch (line.collectedBy) {
        case pricing::CollectedBy::SameAsPrice:
            return text
                   + words_(QT_TRANSLATE_NOOP("GuestLetter", "; %1 is added to the price"))
                         .arg(money(line.onTop()));
        case pricing::CollectedBy::Property:
            return text + words_(QT_TRANSLATE_NOOP("GuestLetter", "; to pay at the hotel"));
        case pricing::CollectedBy::Channel:
            return text + words_(QT_TRANSLATE_NOOP("GuestLetter", "; to pay where you booked"));
        }
        return text;
    }
    /// What the payments leave to be paid, in their currency: of a payment in part, and where the
    /// front desk has raised a price.
    void addRest(bool stands)
    {
        if (f_.charged.empty() || f_.booking.channelCollects) return;
        const bool cancelled = f_.kind == NoticeKind::Cancelled;
        if (!stands && !cancelled) return;
        Money rest = booking::guestsAmount(cancelled ? f_.fee : booking::priceWithVat(f_.booking),
                                           f_.property.currency, f_.charge);
        for (const Money &m : f_.charged) {
            if (!(rest.currency == m.currency)) return;
            rest.minor -= m.minor;
        }
        for (const auto *back : {&f_.givenBack, &f_.owed}) {
            for (const Money &m : *back) rest.minor += m.minor;
        }
        if (rest.minor <= 0) return;
        lines_ << words_(stands ? QT_TRANSLATE_NOOP("GuestLetter", "Due at the hotel: %1")
                                : QT_TRANSLATE_NOOP("GuestLetter", "Fee still to be paid: %1"))
                      .arg(rest.text(words_.locale()));
    }
    void addTerms()
    {
        if (!f_.terms) return;
        const pricing::CancellationTerms &terms = f_.terms->cancellation;
        lines_ << QString();
        if (!terms.refundable) {
            lines_ << words_(QT_TRANSLATE_NOOP(
                "GuestLetter",
                "This booking is non-refundable. If you cancel, the full price is due."));
            return;
        }
        const auto zone = core::timeZone(f_.property.timeZone).value_or(QTimeZone::utc());
        const booking::Booking &b = f_.booking;
        const auto fees = pricing::feesByDeadline(terms, zone, b.stay, booking::priceWithVat(b));
        if (fees.empty())
            lines_ << words_(
                QT_TRANSLATE_NOOP("GuestLetter", "You can cancel this booking free of charge."));
        for (const pricing::FeeFrom &from : fees) {
            const bool first = &from == &fees.front();
            const char *said =
                first ? QT_TRANSLATE_NOOP("GuestLetter",
                                          "Free cancellation until %1, %2 (hotel time). After "
                                          "that, the cancellation fee is %3.")
                      : QT_TRANSLATE_NOOP("GuestLetter", "From %1, %2 on, the fee is %3.");
            lines_ << words_(said).arg(day(from.day),
                                       words_.locale().toString(from.time, QLocale::ShortFormat),
                                       both(from.fee));
        }
        if (terms.noShow)
            lines_ << words_(QT_TRANSLATE_NOOP("GuestLetter", "If you do not arrive, %1 is due."))
                          .arg(both(pricing::noShowFee(terms, zone, b.stay,
                                                       booking::priceWithVat(b), Instant{})));
    }

    const LetterFacts &f_;
    const LetterWords words_;
    const QString hotel_;
    QStringList lines_;
};

}  // namespace

void addPayments(const std::vector<booking::SagaRow> &sagas, LetterFacts &facts)
{
    using booking::SagaEnd;
    for (const booking::SagaRow &row : sagas) {
        const booking::SagaState &s = row.state;
        const bool book = s.purpose == booking::SagaPurpose::Book;
        if (book && s.end == SagaEnd::Booked) addTo(facts.charged, s.amount);
        if (!book) addTo(booking::isRefundOwed(s) ? facts.owed : facts.givenBack, s.amount);
    }
}

Result<gateways::Mail> guestLetter(const LetterFacts &facts, const MailSetup &setup,
                                   const QByteArray &key, Instant now)
{
    Writer writer(facts, setup);
    gateways::Mail mail;
    mail.key = key;
    mail.from = {setup.fromName.isEmpty() ? facts.property.name : setup.fromName,
                 setup.fromAddress};
    mail.to = {facts.guest.name, facts.guest.email};
    if (!setup.replyTo.isEmpty()) mail.replyTo = gateways::MailAddress{{}, setup.replyTo};
    mail.subject = writer.subject();
    mail.text = writer.text();
    mail.at = now;
    if (const auto ok = gateways::check(mail); !ok) return tl::unexpected(ok.error());
    return mail;
}

}  // namespace roomrack::reservations
