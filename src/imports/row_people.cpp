// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a line about guests and the booking's outcome.
#include "imports/row_reader.h"

#include "core/error_values.h"
#include "imports/values.h"

namespace roomrack::imports {

RowReader::Read<Outcome> RowReader::outcome(const CsvRow &row) const
{
    const QString status = text(row, Field::Status);
    if (!status.isEmpty()) {
        if (const auto said = imports::outcome(status, mapping_.statusWords)) return *said;
        return problem(ProblemKind::UnknownStatus, Field::Status,
                       ErrorText::tr("\"%1\" is not a recognized status").arg(status.left(40)));
    }
    const auto cancelled = yesNo(value(row, Field::Cancelled));
    if (!cancelled) {
        return problem(ProblemKind::UnknownStatus, Field::Cancelled,
                       ErrorText::tr("\"%1\" is neither yes nor no")
                           .arg(text(row, Field::Cancelled).left(40)));
    }
    return *cancelled ? Outcome::Cancelled : Outcome::NotSaid;
}

/// Outcome and its date. An impossible date is either an error or only inexact: a departure later
/// than booked counts as departure on the booked day, and a no-show cannot precede the day of
/// arrival.
tl::expected<void, Problem> RowReader::readStatus(const CsvRow &row, ImportRow &out) const
{
    const auto said = outcome(row);
    if (!said) return Failure(said.error());
    out.outcome = *said;
    const Night in = out.stay.checkIn(), departure = out.stay.checkOut();
    std::optional<Night> on;
    if (!value(row, Field::StatusDate).isEmpty()) {
        const auto night = day(row, Field::StatusDate);
        if (!night) return Failure(night.error());
        on = *night;
    }
    switch (out.outcome) {
    case Outcome::Departed:
        out.settled = std::min(on.value_or(departure), departure);
        if (out.settled < in) {
            return problem(ProblemKind::Contradiction, Field::StatusDate,
                           ErrorText::tr("departed before the arrival date"));
        }
        break;
    case Outcome::Cancelled:
        out.settled = std::min(on.value_or(in), departure);
        if (out.settled < out.booked) {
            if (!mapping_.has(Field::BookedOn) && !mapping_.has(Field::LeadTime)) {
                out.booked = out.settled;
                break;
            }
            return problem(
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

tl::expected<void, Problem> RowReader::readGuests(const CsvRow &row, ImportRow &out) const
{
    const auto rooms = count(row, Field::Rooms, 1, kMaxRooms);
    if (!rooms) return Failure(rooms.error());
    if (*rooms < 1) return outOfRange(Field::Rooms, 1, kMaxRooms);
    const auto adults = count(row, Field::Adults, mapping_.has(Field::Adults) ? 0 : 1, kMaxGuests);
    if (!adults) return Failure(adults.error());
    const auto children = count(row, Field::Children, 0, kMaxGuests);
    if (!children) return Failure(children.error());
    const auto babies = count(row, Field::Babies, 0, kMaxGuests);
    if (!babies) return Failure(babies.error());
    out.rooms = *rooms;
    out.adults = *adults;
    out.children = *children + *babies;
    if (out.adults + out.children == 0) {
        return problem(ProblemKind::NoGuests, Field::Adults,
                       ErrorText::tr("a booking needs at least one guest"));
    }
    const auto changes = count(row, Field::Changes, 0, kMaxChanges);
    if (!changes) return Failure(changes.error());
    out.changes = *changes;
    return {};
}

tl::expected<void, Problem> RowReader::readTypes(const CsvRow &row, ImportRow &out)
{
    constexpr int kMaxCode = 40;
    const bool reserved = mapping_.has(Field::RoomType);
    const Field first = reserved ? Field::RoomType : Field::AssignedType;
    const QString code = text(row, first);
    QString assigned = text(row, Field::AssignedType);
    if (code.isEmpty()) {
        return problem(ProblemKind::Missing, first, ErrorText::tr("the room type is missing"));
    }
    if (assigned.isEmpty()) assigned = code;
    if (code.size() > kMaxCode || assigned.size() > kMaxCode) {
        return problem(ProblemKind::OutOfRange, first,
                       ErrorText::tr("must have at most %1 characters").arg(kMaxCode));
    }
    out.roomType = types_.number(code);
    out.assignedType = types_.number(assigned);
    if (out.roomType < 0 || out.assignedType < 0) {
        return problem(ProblemKind::OutOfRange, first,
                       ErrorText::tr("there are more than %1 room types").arg(kMaxTypes));
    }
    return {};
}

void RowReader::readTexts(const CsvRow &row, ImportRow &out)
{
    const QString channel = text(row, Field::Channel).left(60);
    if (!channel.isEmpty()) out.channel = channels_.number(channel);
    booking::Guest &g = out.guest;
    const QString first = text(row, Field::FirstName), last = text(row, Field::GuestName);
    g.name = first.isEmpty() || last.isEmpty() ? first + last : first + QLatin1Char(' ') + last;
    g.email = text(row, Field::Mail);
    g.phone = text(row, Field::Phone);
    g.country = text(row, Field::Country).left(60);
    g.reference = text(row, Field::Reference);
    QStringList notes;
    if (const QString note = text(row, Field::Notes); !note.isEmpty()) notes << note;
    if (const QString meal = text(row, Field::Meal); !meal.isEmpty()) {
        notes << ErrorText::tr("Meal plan: %1").arg(meal);
    }
    if (const QString agent = text(row, Field::Agent); !agent.isEmpty()) {
        notes << ErrorText::tr("Travel agent: %1").arg(agent);
    }
    g.notes = notes.join(QStringLiteral("; "));
}

}  // namespace roomrack::imports
