// SPDX-License-Identifier: GPL-3.0-or-later
// Naive model of who is inside which numbered room: parties enter and leave rooms, event by event.
// It knows nothing of past nights, from which the rules conclude the same (rooms_in_use.h).
#pragma once

#include "booking/room_moves.h"
#include "booking/rules/room_choice.h"

#include <map>
#include <set>

namespace roomrack::tests {

using Rooms = std::set<qint64>;

/// A party in house.
struct PartyInside {
    Rooms inside;
    size_t uses = 0;  ///< rooms; all of them are assigned tonight unless others have them
    qint32 booked = 0;
    /// Not after fewer rooms: then the rules keep for safety what the party may have left.
    bool exact = true;
};

class GuestsInside {
public:
    explicit GuestsInside(const TestHouse &h) : h_(h) {}

    /// After a command that succeeded: `left` names rooms that `subject` leaves, if any. Returns
    /// what is wrong.
    QString note(BookingId subject, const Rooms &left)
    {
        const auto at = parties_.find(subject.value);
        if (at != parties_.end()) {
            for (const qint64 room : left) uses_[room] += int(at->second.inside.erase(room));
        }
        follow(subject);
        for (auto &[id, party] : parties_) settle(BookingId{id}, party);
        for (auto &[id, party] : parties_) {
            const QString wrong = enter(BookingId{id}, party, subject);
            if (!wrong.isEmpty()) return wrong;
        }
        return {};
    }
    /// After a night audit.
    void stayOvernight()
    {
        for (const auto &[id, party] : parties_) {
            for (const qint64 room : party.inside) ++uses_[room];
        }
    }
    /// How often a party has entered, left or stayed overnight.
    int usesOf(qint64 room) const
    {
        const auto at = uses_.find(room);
        return at == uses_.end() ? 0 : at->second;
    }
    /// One room of a group is left before its stay is over, as a PMS reports it.
    void leaveForGood(BookingId id)
    {
        PartyInside &party = parties_.at(id.value);
        --party.uses;
        party.exact = false;
    }
    /// Compares what the rules say with who is inside.
    QString check() const
    {
        for (const auto &[id, party] : parties_) {
            const QString wrong = checkParty(BookingId{id}, party);
            if (!wrong.isEmpty()) return wrong;
        }
        for (qint64 room = 1; room <= h_.house.rooms().rooms(); ++room) {
            const booking::Booking *said = choice().occupant(placeOf(room));
            if (!said || !parties_.at(said->id.value).exact) continue;
            const bool tonight = tonightOf(said->id).contains(room);
            if (tonight || !parties_.at(said->id.value).inside.contains(room))
                return text("room %1 is vacant but said to be occupied by %2", room, said->id);
        }
        return checkOffered();
    }
    /// The rooms assigned to the booking tonight.
    Rooms tonightOf(BookingId id) const
    {
        Rooms rooms;
        h_.house.rooms().forEachOf(Stay(today(), 1), id.value, [&](int place, Stay) {
            rooms.insert(h_.house.rooms().roomAt(place).value);
        });
        return rooms;
    }
    bool isEmpty(qint64 room) const
    {
        return std::none_of(parties_.begin(), parties_.end(),
                            [room](const auto &p) { return p.second.inside.contains(room); });
    }
    const std::map<qint64, PartyInside> &parties() const { return parties_; }
    Night today() const { return h_.house.catalogue().property.businessDate; }

private:
    booking::RoomChoice choice() const { return booking::RoomChoice(h_.house.state()); }
    int placeOf(qint64 room) const { return h_.house.rooms().placeOf(RoomId{room}); }

    static QString text(const char *words, qint64 room, BookingId id)
    {
        return QString::fromLatin1(words).arg(room).arg(id.value);
    }
    /// Parties that are no longer in house, or are from now on.
    void follow(BookingId subject)
    {
        const auto isInside = [this](BookingId id) {
            const booking::Booking *b = h_.house.booking(id);
            return b && b->status == booking::BookingStatus::CheckedIn;
        };
        std::erase_if(parties_, [&](const auto &p) {
            if (isInside(BookingId{p.first})) return false;
            for (const qint64 room : p.second.inside) ++uses_[room];
            return true;
        });
        if (isInside(subject)) parties_.try_emplace(subject.value);
    }
    /// A party that has all its rooms tonight is in these.
    void settle(BookingId id, PartyInside &party)
    {
        const qint32 booked = h_.house.booking(id)->rooms;
        const Rooms tonight = tonightOf(id);
        if (booked < party.booked) party.exact = false;
        party.booked = booked;
        if (tonight.size() < std::min(party.uses, size_t(booked))) return;
        if (tonight.size() < party.uses) party.exact = false;
        party.uses = tonight.size();
        std::erase_if(party.inside, [&](qint64 room) {
            const bool left = !tonight.contains(room);
            uses_[room] += int(left);
            return left;
        });
    }
    QString enter(BookingId id, PartyInside &party, BookingId subject)
    {
        for (const qint64 room : tonightOf(id)) {
            if (party.inside.contains(room)) continue;
            if (id != subject) return text("room %1 was assigned to %2 without a move", room, id);
            if (!isEmpty(room)) return text("room %1 has two parties, one is %2", room, id);
            party.inside.insert(room);
            ++uses_[room];
        }
        return {};
    }
    QString checkParty(BookingId id, const PartyInside &party) const
    {
        const booking::Booking &b = *h_.house.booking(id);
        const Rooms tonight = tonightOf(id);
        Rooms said;
        for (const auto &[place, night] : choice().roomsInUse(b, b.stay.checkIn()))
            said.insert(h_.house.rooms().roomAt(place).value);
        for (const qint64 room : party.inside) {
            if (!said.contains(room))
                return text("room %1 is not said to be in use by %2", room, id);
            const booking::Booking *occupant = choice().occupant(placeOf(room));
            if (!tonight.contains(room) && (!occupant || occupant->id != id))
                return text("room %1 is not said to be occupied by %2", room, id);
        }
        const bool known = party.exact || tonight.size() >= size_t(b.rooms);
        if (known && said.size() > party.inside.size())
            return QStringLiteral("%1 is said to be in %2 rooms").arg(id.value).arg(said.size());
        return {};
    }
    /// What automatic assignment and the check-in choose from.
    QString checkOffered() const
    {
        booking::Batch batch;
        booking::Decision d;
        d.now = h_.now;
        d.lastSeq = h_.lastSeq;
        d.batch = &batch;
        const inventory::RoomLedger &rooms = h_.house.rooms();
        for (int pool = 0; pool < 2; ++pool) {
            for (qint32 wanted = rooms.end(pool) - rooms.begin(pool); wanted > 0; --wanted) {
                const auto offered = choice().freeRooms(pool, Stay(today(), 1), wanted,
                                                        booking::RoomChoice::Vacancy::Tonight, d);
                if (!offered) continue;
                for (const int place : *offered) {
                    const qint64 room = rooms.roomAt(place).value;
                    if (!isEmpty(room))
                        return QStringLiteral("room %1 is offered but occupied").arg(room);
                }
                break;
            }
        }
        return {};
    }

    const TestHouse &h_;
    std::map<qint64, PartyInside> parties_;
    std::map<qint64, int> uses_;  ///< by room
};

/// Who has each room, from three nights ago on, and the open ones of these bookings.
inline QString nightsOfRooms(const TestHouse &h, const std::vector<BookingId> &bookings)
{
    const inventory::RoomLedger &rooms = h.house.rooms();
    const Night today = h.house.catalogue().property.businessDate;
    QString all;
    for (int place = 0; place < rooms.rooms(); ++place) {
        all += QStringLiteral("\nroom %1:").arg(rooms.roomAt(place).value);
        for (int night = -3; night < 3; ++night)
            all += QStringLiteral(" %1").arg(rooms.taker(place, today + night));
    }
    for (const BookingId id : bookings) {
        if (const booking::Booking *b = h.house.booking(id); b && booking::isOpen(b->status))
            all += QStringLiteral("\nbooking %1: %2 + %3, %4 rooms, status %5")
                       .arg(id.value)
                       .arg(b->stay.checkIn().day())
                       .arg(b->stay.nights())
                       .arg(b->rooms)
                       .arg(int(b->status));
    }
    return all;
}

}  // namespace roomrack::tests
