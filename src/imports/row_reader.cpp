// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/row_reader.h"

#include "core/email_address.h"
#include "core/error_values.h"
#include "imports/values.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::imports {

int WordList::number(const QString &word)
{
    const auto known = numbers_.constFind(word);
    if (known != numbers_.constEnd()) return *known;
    if (words_.size() >= most_) return -1;
    const int number = static_cast<int>(words_.size());
    words_ << word;
    numbers_.insert(word, number);
    return number;
}

QByteArray contentDigest(const CsvRow &row)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QByteArray all;
    for (int i = 0; i < row.size(); ++i) {
        all += row.field(i).trimmed();
        all += '\x1f';
    }
    hash.addData(all);
    return hash.result().first(16);
}

namespace {

Read<Night> arrival(const FieldReader &fields)
{
    if (fields.has(Field::Arrival)) return fields.day(Field::Arrival);
    const auto year = wholeNumber(fields.value(Field::ArrivalYear));
    const auto monthNumber = month(fields.value(Field::ArrivalMonth));
    const auto dayNumber = wholeNumber(fields.value(Field::ArrivalDay));
    const auto bad = [&](Field field) {
        return fields.problem(ProblemKind::BadDate, field,
                              ErrorText::tr("\"%1\" is not a valid year, month or day")
                                  .arg(fields.text(field).left(40)));
    };
    if (!year || *year < 1970 || *year > 2200) return bad(Field::ArrivalYear);
    if (!monthNumber) return bad(Field::ArrivalMonth);
    const QDate date(*year, *monthNumber, dayNumber.value_or(0));
    if (!date.isValid()) return bad(Field::ArrivalDay);
    return Night::fromDate(date);
}

Read<Stay> stay(const FieldReader &fields)
{
    const auto checkIn = arrival(fields);
    if (!checkIn) return Failure(checkIn.error());
    Field field = Field::Nights;
    int nights = 0;
    if (!fields.value(Field::Departure).isEmpty()) {
        field = Field::Departure;
        const auto checkOut = fields.day(Field::Departure);
        if (!checkOut) return Failure(checkOut.error());
        nights = *checkOut - *checkIn;
    } else if (fields.has(Field::Nights)) {
        const auto all = fields.count(Field::Nights, 0, kMaxNights);
        if (!all) return Failure(all.error());
        nights = *all;
    } else {
        field = fields.has(Field::WeekNights) ? Field::WeekNights : Field::WeekendNights;
        const auto weekend = fields.count(Field::WeekendNights, 0, kMaxNights);
        if (!weekend) return Failure(weekend.error());
        const auto week = fields.count(Field::WeekNights, 0, kMaxNights);
        if (!week) return Failure(week.error());
        nights = *weekend + *week;
    }
    if (nights < 0) {
        return fields.problem(ProblemKind::BadDate, field, ErrorText::tr("is before the arrival"));
    }
    if (nights == 0) {
        return fields.problem(ProblemKind::ZeroNights, field,
                              ErrorText::tr("a stay needs at least one night"));
    }
    if (nights > kMaxNights) return fields.outOfRange(field, 1, kMaxNights);
    return Stay(*checkIn, nights);
}

Read<Night> booked(const FieldReader &fields, Night arrival)
{
    if (!fields.value(Field::BookedOn).isEmpty()) {
        const auto on = fields.day(Field::BookedOn);
        if (!on) return Failure(on.error());
        if (*on > arrival) {
            return fields.problem(ProblemKind::Contradiction, Field::BookedOn,
                                  ErrorText::tr("is after the arrival"));
        }
        return arrival - *on > kMaxLeadDays
                   ? Read<Night>(fields.outOfRange(Field::BookedOn, 0, kMaxLeadDays))
                   : Read<Night>(*on);
    }
    const auto lead = fields.count(Field::LeadTime, 0, kMaxLeadDays);
    if (!lead) return Failure(lead.error());
    return arrival - *lead;
}

Read<Outcome> readOutcome(const FieldReader &fields)
{
    const QString status = fields.text(Field::Status);
    if (!status.isEmpty()) {
        if (const auto said = imports::outcome(status, fields.mapping().statusWords)) return *said;
        return fields.problem(
            ProblemKind::UnknownStatus, Field::Status,
            ErrorText::tr("\"%1\" is not a recognized status").arg(status.left(40)));
    }
    const auto cancelled = yesNo(fields.value(Field::Cancelled));
    if (!cancelled) {
        return fields.problem(ProblemKind::UnknownStatus, Field::Cancelled,
                              ErrorText::tr("\"%1\" is neither yes nor no")
                                  .arg(fields.text(Field::Cancelled).left(40)));
    }
    return *cancelled ? Outcome::Cancelled : Outcome::NotSaid;
}

/// Outcome and its date. An impossible date is either an error or only inexact: a departure later
/// than booked counts as departure on the booked day, and a no-show cannot precede the day of
/// arrival.
Read<void> readStatus(const FieldReader &fields, ImportRow &out)
{
    const auto said = readOutcome(fields);
    if (!said) return Failure(said.error());
    out.outcome = *said;
    const Night in = out.stay.checkIn(), departure = out.stay.checkOut();
    std::optional<Night> on;
    if (!fields.value(Field::StatusDate).isEmpty()) {
        const auto night = fields.day(Field::StatusDate);
        if (!night) return Failure(night.error());
        on = *night;
    }
    switch (out.outcome) {
    case Outcome::Departed:
        out.settled = std::min(on.value_or(departure), departure);
        if (out.settled < in) {
            return fields.problem(ProblemKind::Contradiction, Field::StatusDate,
                                  ErrorText::tr("departed before the arrival date"));
        }
        break;
    case Outcome::Cancelled:
        out.settled = std::min(on.value_or(in), departure);
        if (out.settled < out.booked) {
            if (!fields.has(Field::BookedOn) && !fields.has(Field::LeadTime)) {
                out.booked = out.settled;
                break;
            }
            return fields.problem(
                ProblemKind::Contradiction, Field::StatusDate,
                ErrorText::tr("cancelled before the booking date (%1)").arg(errorDate(out.booked)));
        }
        break;
    case Outcome::NoShow: out.settled = std::clamp(on.value_or(in), in, departure); break;
    case Outcome::NotSaid:
    case Outcome::Booked:
    case Outcome::InHouse: break;
    }
    return {};
}

Read<void> readGuests(const FieldReader &fields, ImportRow &out)
{
    const auto rooms = fields.count(Field::Rooms, 1, kMaxRooms);
    if (!rooms) return Failure(rooms.error());
    if (*rooms < 1) return fields.outOfRange(Field::Rooms, 1, kMaxRooms);
    const auto adults = fields.count(Field::Adults, fields.has(Field::Adults) ? 0 : 1, kMaxGuests);
    if (!adults) return Failure(adults.error());
    const auto children = fields.count(Field::Children, 0, kMaxGuests);
    if (!children) return Failure(children.error());
    const auto babies = fields.count(Field::Babies, 0, kMaxGuests);
    if (!babies) return Failure(babies.error());
    out.rooms = *rooms;
    out.adults = *adults;
    out.children = *children + *babies;
    if (out.adults + out.children == 0) {
        return fields.problem(ProblemKind::NoGuests, Field::Adults,
                              ErrorText::tr("a booking needs at least one guest"));
    }
    const auto changes = fields.count(Field::Changes, 0, kMaxChanges);
    if (!changes) return Failure(changes.error());
    out.changes = *changes;
    return {};
}

Read<void> readPrice(const FieldReader &fields, ImportRow &out)
{
    const qint64 roomNights = qint64(out.rooms) * out.stay.nights();
    if (!fields.value(Field::NightlyRate).isEmpty()) {
        const auto nightly = fields.money(Field::NightlyRate);
        if (!nightly) return Failure(nightly.error());
        out.nightly = *nightly;
        out.total = *nightly * roomNights;
    }
    if (!fields.value(Field::Total).isEmpty()) {
        const auto total = fields.money(Field::Total);
        if (!total) return Failure(total.error());
        out.total = *total;
        if (out.nightly < 0) out.nightly = divideHalfEven(*total, roomNights);
    }
    if (out.total > FieldReader::kMaxTotal) {
        return fields.problem(ProblemKind::OutOfRange, Field::NightlyRate,
                              ErrorText::tr("is too large"));
    }
    return {};
}

}  // namespace

Read<void> RowReader::readTypes(const FieldReader &fields, ImportRow &out)
{
    constexpr int kMaxCode = 40;
    const bool reserved = fields.has(Field::RoomType);
    const Field first = reserved ? Field::RoomType : Field::AssignedType;
    const QString code = fields.text(first);
    QString assigned = fields.text(Field::AssignedType);
    if (code.isEmpty()) {
        return fields.problem(ProblemKind::Missing, first,
                              ErrorText::tr("the room type is missing"));
    }
    if (assigned.isEmpty()) assigned = code;
    if (code.size() > kMaxCode || assigned.size() > kMaxCode) {
        return fields.problem(ProblemKind::OutOfRange, first,
                              ErrorText::tr("must have at most %1 characters").arg(kMaxCode));
    }
    out.roomType = types_.number(code);
    out.assignedType = types_.number(assigned);
    if (out.roomType < 0 || out.assignedType < 0) {
        return fields.problem(ProblemKind::OutOfRange, first,
                              ErrorText::tr("there are more than %1 room types").arg(kMaxTypes));
    }
    return {};
}

/// A column with so many was mapped wrongly: imported without it, its bookings would be in no
/// report by segment, and importing the file again would not give it to them.
Read<void> RowReader::readSegment(const FieldReader &fields, ImportRow &out)
{
    const QString segment = fields.text(Field::Segment).left(60);
    if (segment.isEmpty()) return {};
    out.segment = segments_.number(segment);
    if (out.segment >= 0) return {};
    return fields.problem(
        ProblemKind::OutOfRange, Field::Segment,
        ErrorText::tr("there are more than %1 market segments").arg(kMaxSegments));
}

void RowReader::readTexts(const FieldReader &fields, ImportRow &out)
{
    const QString channel = fields.text(Field::Channel).left(60);
    if (!channel.isEmpty()) out.channel = channels_.number(channel);
    booking::Guest &g = out.guest;
    const QString first = fields.text(Field::FirstName), last = fields.text(Field::GuestName);
    g.name = first.isEmpty() || last.isEmpty() ? first + last : first + QLatin1Char(' ') + last;
    g.email = fields.text(Field::Mail);
    g.phone = fields.text(Field::Phone);
    g.country = fields.text(Field::Country).left(60);
    g.reference = fields.text(Field::Reference);
    QStringList notes;
    if (!g.email.isEmpty() && !core::isGuestAddress(g.email))
        notes << ErrorText::tr("Email: %1").arg(std::exchange(g.email, {}));
    if (const QString note = fields.text(Field::Notes); !note.isEmpty()) notes << note;
    if (const QString meal = fields.text(Field::Meal); !meal.isEmpty()) {
        notes << ErrorText::tr("Meal plan: %1").arg(meal);
    }
    if (const QString agent = fields.text(Field::Agent); !agent.isEmpty()) {
        notes << ErrorText::tr("Travel agent: %1").arg(agent);
    }
    g.notes = notes.join(QStringLiteral("; "));
}

Read<ImportRow> RowReader::read(const CsvRow &row)
{
    if (row.size() != format_.columns) {
        const ProblemKind kind = row.unfinished && row.size() < format_.columns
                                     ? ProblemKind::Truncated
                                     : ProblemKind::Columns;
        return Failure(
            {0,
             kind,
             {},
             kind == ProblemKind::Truncated
                 ? ErrorText::tr("the file ends in the middle of this line, after %1 of "
                                 "%2 columns")
                       .arg(row.size())
                       .arg(format_.columns)
                 : ErrorText::tr("has %n column(s); the header has %1", nullptr, int(row.size()))
                       .arg(format_.columns)});
    }
    const FieldReader fields(format_, row);
    ImportRow out;
    const auto nights = stay(fields);
    if (!nights) return Failure(nights.error());
    out.stay = *nights;
    const auto bookedOn = booked(fields, out.stay.checkIn());
    if (!bookedOn) return Failure(bookedOn.error());
    out.booked = *bookedOn;
    if (const auto ok = readStatus(fields, out); !ok) return Failure(ok.error());
    if (const auto ok = readGuests(fields, out); !ok) return Failure(ok.error());
    if (const auto ok = readPrice(fields, out); !ok) return Failure(ok.error());
    if (const auto ok = readTypes(fields, out); !ok) return Failure(ok.error());
    if (const auto ok = readSegment(fields, out); !ok) return Failure(ok.error());
    readTexts(fields, out);
    out.digest = contentDigest(row);
    return out;
}

}  // namespace roomrack::imports
