// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/compare/comparison.h"

#include "core/visible_text.h"
#include "desktop/words/record_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTimeZone>

#include <array>

namespace roomrack::desktop {

using dedup::Agreement;
using dedup::Field;
using dedup::FieldLikeness;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Duplicates)
};

/// The numbers are equal except that one has a country code.
bool onlyCountryCode(const QString &a, const QString &b)
{
    const auto abroad = [](const QString &text) {
        const QString t = text.trimmed();
        return t.startsWith(QLatin1Char('+')) || t.startsWith(QLatin1String("00"));
    };
    return abroad(a) != abroad(b) && onlyDigits(a) != onlyDigits(b);
}

QString similarWord(const FieldLikeness &f)
{
    switch (f.field) {
    case Field::Stay: return Words::tr("%n night(s) different", nullptr, f.by);
    case Field::Phone:
        return f.by > 0 ? Words::tr("%n digit(s) different", nullptr, f.by)
                        : Words::tr("nearly identical");
    case Field::Name:
    case Field::Mail:
        return f.by > 0 ? Words::tr("%n letter(s) different", nullptr, f.by)
                        : Words::tr("nearly identical");
    default: return Words::tr("nearly identical");
    }
}

QString headingOf(BookingId id, const QString &status)
{
    return Words::tr("%1 · %2", "a booking's number and status").arg(bookingNumber(id), status);
}

QString lastPayment(const std::vector<booking::SagaRow> &paid,
                    const storage::BookingRow *row = nullptr)
{
    if (row && row->booking.channelCollects) return Words::tr("Collected by the channel");
    for (auto it = paid.rbegin(); it != paid.rend(); ++it) {
        if (it->state.purpose == booking::SagaPurpose::Book) return paymentText(*it);
    }
    return Words::tr("Pay at property");
}

/// A line with both texts, the comparison text, and the mark.
CompareLine line(const QString &label, const QString &first, const QString &second,
                 const FieldLikeness &likeness)
{
    return {label, first, second, fieldWord(likeness, first, second), first != second};
}

QString arrivedText(const HotelView &view, const CompareSide &side, const QLocale &locale)
{
    if (side.arrived.micros == 0) return {};
    QString time = duplicateTime(view, side.arrived, locale);
    if (time == clockText(view.property(), side.arrived))
        time +=
            QStringLiteral(".%1").arg(side.arrived.micros / 1000 % 1000, 3, 10, QLatin1Char('0'));
    const QString channel = channelName(view.catalogue(), side.channel);
    return channel.isEmpty() ? time : time + QStringLiteral(" · ") + channel;
}

CompareLine priceLine(const HotelView &view, const CompareSide &first, const CompareSide &second,
                      const QLocale &locale)
{
    CompareLine price{Words::tr("Price"), amountText(view.catalogue(), first.total, locale),
                      amountText(view.catalogue(), second.total, locale), Words::tr("same"), false};
    const qint64 more = second.total - first.total;
    if (more == 0) return price;
    const QString by = amountText(view.catalogue(), more < 0 ? -more : more, locale);
    price.word = more < 0 ? Words::tr("different (− %1)", "an amount less").arg(by)
                          : Words::tr("different (+ %1)", "an amount more").arg(by);
    price.differs = true;
    return price;
}

}  // namespace

QString duplicateTime(const HotelView &view, Instant at, const QLocale &locale)
{
    const QTimeZone zone(view.property().timeZone.toLatin1());
    const QDate day = at.utc().toTimeZone(zone.isValid() ? zone : QTimeZone::utc()).date();
    const QDate today = view.property().businessDate.date();
    const bool near = day == today || day == today.addDays(1);
    return near ? clockText(view.property(), at) : dayTimeText(view.property(), at, locale);
}

QString fieldWord(const FieldLikeness &f, const QString &first, const QString &second)
{
    switch (f.how) {
    case Agreement::Same:
        if (first == second) return Words::tr("same");
        if (f.field == Field::Phone && onlyCountryCode(first, second))
            return Words::tr("same without country code");
        return Words::tr("same after normalisation");
    case Agreement::Similar: return similarWord(f);
    case Agreement::Missing:
        return first.isEmpty() && second.isEmpty() ? Words::tr("not specified")
                                                   : Words::tr("not specified");
    case Agreement::Different: break;
    }
    return Words::tr("different");
}

std::vector<CompareLine> compareSides(const HotelView &view, const CompareSide &a,
                                      const CompareSide &b, const QLocale &locale)
{
    const auto stay = [&](const CompareSide &side) {
        return side.stay.nights() > 0 ? stayText(side.stay, locale) : QString();
    };
    const auto room = [&](const CompareSide &side) {
        return side.rooms > 0 ? roomsText(view.catalogue(), side.roomType, side.rooms)
                              : roomTypeName(view.catalogue(), side.roomType);
    };
    std::vector<CompareLine> lines;
    lines.push_back(line(Words::tr("Guest"), a.guest.name, b.guest.name,
                         dedup::compareNames(a.traits.name, b.traits.name)));
    lines.push_back(line(Words::tr("Email"), a.guest.email, b.guest.email,
                         dedup::compareMails(a.traits.mail, b.traits.mail)));
    lines.push_back(line(Words::tr("Phone"), a.guest.phone, b.guest.phone,
                         dedup::comparePhones(a.traits.phone, b.traits.phone)));
    lines.push_back(line(Words::tr("Stay"), stay(a), stay(b), dedup::compareStays(a.stay, b.stay)));
    CompareLine rooms = line(Words::tr("Room"), room(a), room(b),
                             dedup::compareTypes(a.roomType.value, b.roomType.value));
    if (a.roomType == b.roomType && a.rooms != b.rooms)
        rooms.word = Words::tr("same type, different quantity");
    lines.push_back(std::move(rooms));
    lines.push_back(priceLine(view, a, b, locale));
    CompareLine arrived{Words::tr("Received"),
                        arrivedText(view, a, locale),
                        arrivedText(view, b, locale),
                        {},
                        false};
    if (a.arrived.micros != 0 && b.arrived.micros != 0) {
        const qint64 apart = b.arrived - a.arrived;
        arrived.word =
            Words::tr("%1 apart", "duration").arg(durationText(apart < 0 ? -apart : apart, locale));
    }
    lines.push_back(std::move(arrived));
    lines.push_back({Words::tr("Payment"), a.payment, b.payment, {}, false});
    return lines;
}

std::pair<int, int> agreeing(const dedup::Traits &a, const dedup::Traits &b)
{
    const std::array fields{
        dedup::compareNames(a.name, b.name), dedup::compareMails(a.mail, b.mail),
        dedup::comparePhones(a.phone, b.phone), dedup::compareStays(a.stay, b.stay),
        dedup::compareTypes(a.type, b.type)};
    int agree = 0, known = 0;
    for (const FieldLikeness &f : fields) {
        known += f.how != Agreement::Missing;
        // Stays that only overlap count as different dates.
        const bool alike = f.how == Agreement::Similar && f.field != Field::Stay;
        agree += f.how == Agreement::Same || alike;
    }
    return {agree, known};
}

Result<DuplicateCase> duplicateCase(storage::Reader &reader, PropertyId property,
                                    dedup::CandidateId id)
{
    auto row = reader.ask(storage::OneDuplicate{property, id});
    if (!row) return tl::unexpected(row.error());
    if (!*row)
        return fail(ErrorCode::NotFound, QStringLiteral("duplicate"),
                    Words::tr("the record is no longer in the log"));
    DuplicateCase it;
    it.row = std::move(**row);
    const auto fill = [&](BookingId booking, std::optional<storage::BookingRow> &to,
                          std::vector<booking::SagaRow> &paid) -> Result<void> {
        if (!booking) return {};
        auto known = reader.ask(storage::OneBooking{property, booking});
        if (known)
            to = std::move(*known);
        else if (known.error().code != ErrorCode::NotFound)
            return tl::unexpected(known.error());
        auto sagas = reader.ask(storage::SagasOf{property, booking});
        if (!sagas) return tl::unexpected(sagas.error());
        paid = std::move(*sagas);
        return {};
    };
    if (auto ok = fill(it.row.other, it.first, it.firstPaid); !ok)
        return tl::unexpected(ok.error());
    if (auto ok = fill(it.row.booking, it.mine, it.minePaid); !ok)
        return tl::unexpected(ok.error());
    return it;
}

CompareSide sideOf(const storage::BookingRow &row, const std::vector<booking::SagaRow> &paid)
{
    const booking::Booking &b = row.booking;
    CompareSide side;
    side.heading = headingOf(b.id, statusText(b.status));
    side.guest = row.guest;
    side.stay = b.stay;
    side.roomType = b.reserved;
    side.rooms = b.rooms;
    side.total = b.total;
    side.arrived = b.created;
    side.channel = b.channel;
    side.payment = lastPayment(paid, &row);
    return side;
}

CompareSide firstSide(const HotelView &view, const DuplicateCase &it)
{
    CompareSide side;
    const dedup::Traits theirs = dedup::traitsOf(it.row.theirs);
    if (it.first) {
        side = sideOf(*it.first, it.firstPaid);
        side.arrived = it.row.at - it.row.apartMicros;
    } else {
        // A request that is not booked yet, or a booking at another hotel: only the compared fields
        // are known.
        side.heading = it.row.other ? headingOf(it.row.other, Words::tr("Not booked"))
                                    : Words::tr("Booking at another hotel");
        side.guest.name = QString::fromStdString(theirs.name);
        side.guest.email = QString::fromStdString(theirs.mail);
        side.guest.phone = QString::fromStdString(theirs.phone);
        if (!it.firstPaid.empty()) {
            const booking::SagaRow &last = it.firstPaid.back();
            if (!last.request.guest.isEmpty()) side.guest = last.request.guest;
            side.total = last.request.total;
        }
        if (const booking::Hold *hold = view.hold(HoldId{it.row.other.value})) {
            side.rooms = hold->rooms;
            side.total = hold->total;
            side.channel = hold->channel;
        }
        side.stay = theirs.stay;
        side.roomType = RoomTypeId{theirs.type};
        side.arrived = it.row.at - it.row.apartMicros;
        side.payment = it.firstPaid.empty() ? QString() : lastPayment(it.firstPaid);
    }
    if (!it.row.theirs.isEmpty()) side.traits = theirs;
    return side;
}

CompareSide newSide(const DuplicateCase &it)
{
    const booking::DuplicateRequest &r = it.row.request;
    CompareSide side;
    side.heading = it.mine ? headingOf(it.row.booking, statusText(it.mine->booking.status))
                           : Words::tr("New request");
    side.guest = r.guest;
    side.stay = r.stay;
    side.roomType = r.roomType;
    side.rooms = r.rooms;
    side.total = r.total;
    side.arrived = it.row.at;
    side.channel = it.row.channel;
    side.payment = it.minePaid.empty() && !it.mine
                       ? Words::tr("Not started")
                       : lastPayment(it.minePaid, it.mine ? &*it.mine : nullptr);
    side.traits = dedup::traitsOf(it.row.mine);
    return side;
}

}  // namespace roomrack::desktop
