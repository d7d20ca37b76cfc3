// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_guest_lookup.h"

#include "channels/inbound/reservation_plan.h"

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

using booking::Booking;

namespace {

/// A departure further ahead is a typing error, and no room is looked up for it.
constexpr int kLongestStay = 400;

Result<void> addOurs(storage::Reader &reader, const PmsGuestQuery &q, KnownStay &known)
{
    const QString &number = q.guest->reservation;
    bool plain = false;
    const qint64 id = number.toLongLong(&plain);
    // "007" is not one of our numbers.
    if (!plain || id <= 0 || QString::number(id) != number) return {};
    auto found = reader.ask(storage::OneBooking{q.property, BookingId{id}});
    if (found) known.groups.push_back({found->booking});
    if (!found && found.error().code != ErrorCode::NotFound) return tl::unexpected(found.error());
    return {};
}

Result<void> addTheirs(storage::Reader &reader, const PmsGuestQuery &q, ChannelId channel,
                       KnownStay &known)
{
    const auto ids = reader.ask(
        storage::BookingsOf{q.property, channel, reservationDigest(q.guest->reservation)});
    if (!ids) return tl::unexpected(ids.error());
    std::vector<Booking> group;
    for (const BookingId id : *ids) {
        auto found = reader.ask(storage::OneBooking{q.property, id});
        if (!found) return tl::unexpected(found.error());
        const bool twice = std::any_of(known.groups.begin(), known.groups.end(),
                                       [&](auto &g) { return g.front().id == id; });
        if (!twice) group.push_back(found->booking);
    }
    if (!group.empty()) known.groups.push_back(std::move(group));
    return {};
}

/// Adds the booking to which the PMS gave its own number.
Result<void> addItsOwn(storage::Reader &reader, const PmsGuestQuery &q, KnownStay &known)
{
    const auto id = reader.ask(storage::BookingNumbered{q.property, q.pms, q.guest->reservation});
    if (!id) return tl::unexpected(id.error());
    const bool twice = std::any_of(known.groups.begin(), known.groups.end(),
                                   [&](const auto &g) { return *id && g.front().id == **id; });
    if (!*id || twice) return {};
    auto found = reader.ask(storage::OneBooking{q.property, **id});
    if (!found) return tl::unexpected(found.error());
    known.groups.push_back({found->booking});
    return {};
}

}  // namespace

std::optional<fias::Guest> guestIn(const PmsMessage &message)
{
    if (!message.read) return {};
    return std::visit(
        [](const auto &record) -> std::optional<fias::Guest> {
            if constexpr (requires { record.guest; })
                return record.guest;
            else
                return {};
        },
        *message.read);
}

Result<KnownStay> knownStay(storage::Reader &reader, const PmsGuestQuery &q)
{
    KnownStay known;
    auto before = reader.ask(storage::MessagesAbout{q.property, q.pms, q.filedUnder});
    if (!before) return tl::unexpected(before.error());
    known.before = std::move(*before);
    if (!q.guest) return known;
    if (const auto ok = addOurs(reader, q, known); !ok) return tl::unexpected(ok.error());
    if (const auto ok = addItsOwn(reader, q, known); !ok) return tl::unexpected(ok.error());
    for (const ChannelId channel : q.channels) {
        if (const auto ok = addTheirs(reader, q, channel, known); !ok)
            return tl::unexpected(ok.error());
    }
    Night end = q.today + 1;
    for (const auto &group : known.groups) {
        for (const Booking &b : group) end = std::max(end, b.stay.checkOut());
    }
    end = std::min(std::max(end, q.guest->departure.value_or(end)), q.today + kLongestStay);
    auto rooms = reader.ask(storage::RoomPlanOf{q.property, Stay(q.today - 1, end - q.today + 1)});
    if (!rooms) return tl::unexpected(rooms.error());
    known.rooms = std::move(*rooms);
    return known;
}

QString emptyResyncName()
{
    return QStringLiteral("DE");
}

namespace {

/// The rooms in which guests of this reservation are, each once.
QStringList roomsOf(const QString &number, const std::vector<fias::Guest> &inHouse)
{
    QStringList rooms;
    for (const fias::Guest &g : inHouse) {
        if (g.reservation == number && !rooms.contains(g.room)) rooms += g.room;
    }
    return rooms;
}

}  // namespace

Result<DepartedGuests> departedSince(storage::Reader &reader, const PmsGuestQuery &q,
                                     const std::vector<fias::Guest> &inHouse)
{
    storage::BookingQuery query;
    query.property = q.property;
    query.statuses = {booking::BookingStatus::CheckedIn};
    const auto page = reader.ask(storage::Bookings{query, 0, std::numeric_limits<qint32>::max()});
    if (!page) return tl::unexpected(page.error());
    DepartedGuests gone;
    const auto before = reader.ask(storage::MessagesAbout{q.property, q.pms, emptyResyncName()});
    if (!before) return tl::unexpected(before.error());
    if (!before->empty()) gone.asked = before->front();
    QStringList asked;
    for (const storage::BookingRow &row : page->rows) {
        const auto told = reader.ask(storage::OutboxOf{q.property, q.pms, row.booking.id});
        if (!told) return tl::unexpected(told.error());
        const QString itsOwn = *told ? (*told)->number : QString();
        for (const QString &number :
             {QString::number(row.booking.id.value), row.guest.reference, itsOwn}) {
            if (number.isEmpty() || asked.contains(number)) continue;
            asked += number;
            const auto messages = reader.ask(storage::MessagesAbout{q.property, q.pms, number});
            if (!messages) return tl::unexpected(messages.error());
            QStringList rooms = roomsOf(number, inHouse);
            QList<InHouseGuest> missing;
            for (const InHouseGuest &inHouseGuest : inHouseGuestsBy(*messages)) {
                if (!rooms.removeOne(inHouseGuest.room)) missing += inHouseGuest;
            }
            // Rooms that are left over have guests who moved: the record that says so may wait.
            missing = missing.mid(0, std::max<qsizetype>(0, missing.size() - rooms.size()));
            for (const InHouseGuest &inHouseGuest : missing) {
                fias::GuestOut out{{}, true};
                out.guest.reservation = number;
                out.guest.room = inHouseGuest.room;
                out.guest.name = inHouseGuest.name;
                const QByteArray record = fias::encode(out, fias::Charset::Utf8);
                gone.records.push_back(record.mid(1, record.size() - 2));
            }
        }
    }
    return gone;
}

}  // namespace roomrack::channels
