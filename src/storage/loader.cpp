// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/loader.h"

#include "storage/request_reader.h"
#include "storage/restriction_columns.h"
#include "storage/rows.h"
#include "sync/settings.h"

#include <algorithm>
#include <map>

namespace roomrack::storage {

namespace {

using booking::Hold;
using booking::Record;
using booking::RecordKind;

Hold holdFrom(const Record &r, const inventory::Catalogue &catalogue)
{
    const inventory::Channel *channel = catalogue.channel(r.channel);
    const Instant deadline{r.value};
    const Instant ceiling =
        r.at + (channel ? channel->holdCeilingSeconds : booking::kHoldCeiling) * kSecond;
    return {.id = {r.seq},
            .property = r.property,
            .actor = r.actor,
            .channel = r.channel,
            .roomType = r.roomType,
            .stay = r.stay(),
            .rooms = r.rooms,
            .adults = r.adults,
            .children = r.children,
            .plan = r.plan,
            .total = r.amount,
            .taken = r.at,
            .deadline = deadline,
            .ceiling = std::max(deadline, ceiling)};
}

Result<void> loadBookings(const Connection &connection, PropertyId property, Night from,
                          std::vector<booking::Booking> &bookings)
{
    // Open bookings whatever their nights, checked-out ones while they still count.
    const QByteArray sql = QByteArray("SELECT ") + kBookingColumns
                           + " FROM booking WHERE property = ? AND (status IN (1, 2, 5)"
                             " OR (status = 6 AND check_in + nights > ?)) ORDER BY id";
    return forAllRows(connection, sql, {property.value, from.day()},
                      [&](const Statement &row) { bookings.push_back(bookingFrom(row)); });
}

Result<void> loadSettings(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    auto done = forAllRows(connection,
                           "SELECT room_type, night, typed, seq, " + restrictionColumns()
                               + " FROM night_type WHERE property = ?",
                           {property.value}, [&](const Statement &row) {
                               p.typeSettings.push_back({property,
                                                         {row.integer(0)},
                                                         Night(row.small(1)),
                                                         row.small(2),
                                                         restrictionsFrom(row, 4),
                                                         row.integer(3)});
                           });
    if (done) {
        done = forAllRows(connection,
                          "SELECT room_type, plan, channel, night, seq, " + restrictionColumns()
                              + " FROM night_restriction WHERE property = ?",
                          {property.value}, [&](const Statement &row) {
                              p.scopedSettings.push_back({property,
                                                          {row.integer(0)},
                                                          {{row.integer(1)}, {row.integer(2)}},
                                                          Night(row.small(3)),
                                                          restrictionsFrom(row, 5),
                                                          row.integer(4)});
                          });
    }
    if (!done) return done;
    done = forEachRow(
        connection, "SELECT pool, night, out_of_order, seq FROM night_pool WHERE property = ?",
        {property.value}, [&](const Statement &row) {
            p.poolSettings.push_back(
                {property, {row.integer(0)}, Night(row.small(1)), row.small(2), row.integer(3)});
        });
    if (!done) return done;
    return forAllRows(connection,
                      "SELECT room_type, plan, night, guests, amount FROM night_rate"
                      " WHERE property = ?",
                      {property.value}, [&](const Statement &row) {
                          p.rates.push_back({property,
                                             {row.integer(0)},
                                             {row.integer(1)},
                                             Night(row.small(2)),
                                             row.small(3),
                                             row.integer(4)});
                      });
}

Result<void> loadRoomsGiven(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    const Night today = p.catalogue.property.businessDate;
    // In-house guests may still change past nights. Of other bookings only nights to come are
    // needed, and those since the arrival of a group: they say which of its rooms was left.
    auto done = forEachRow(
        connection,
        "SELECT coalesce(max(night) + 1, ?) FROM room_night WHERE property = ?"
        " AND night < ? AND booking NOT IN (SELECT id FROM booking"
        " WHERE property = ? AND status IN (2, 5))",
        {p.catalogue.property.firstNight.day(), property.value, today.day(), property.value},
        [&](const Statement &row) { p.roomsKnownFrom = Night(row.small(0)); });
    if (!done) return done;
    return forAllRows(connection,
                      "SELECT room, booking, night FROM room_night WHERE property = ?"
                      " AND (night >= ? OR booking IN (SELECT id FROM booking WHERE property = ?"
                      " AND status IN (2, 5)) OR night > (SELECT min(check_in) FROM booking WHERE"
                      " property = ? AND status = 5 AND rooms > 1)) ORDER BY room, night",
                      {property.value, today.day(), property.value, property.value},
                      [&](const Statement &row) {
                          const RoomId room{row.integer(0)};
                          const BookingId of{row.integer(1)};
                          const Night night(row.small(2));
                          auto &all = p.roomsGiven;
                          if (!all.empty() && all.back().room == room && all.back().booking == of
                              && all.back().stay.checkOut() == night) {
                              const Stay s = all.back().stay;
                              all.back().stay = Stay(s.checkIn(), s.nights() + 1);
                          } else {
                              all.push_back({property, room, of, Stay(night, 1), false});
                          }
                      });
}

Result<void> loadRoomsOut(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    return forEachRow(
        connection, "SELECT room, night FROM room_out WHERE property = ? AND night >= ?",
        {property.value, p.catalogue.property.businessDate.day()}, [&](const Statement &row) {
            p.roomsOut.push_back({property, {row.integer(0)}, Stay(Night(row.small(1)), 1), false});
        });
}

Result<void> loadHousekeeping(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    return forEachRow(connection, "SELECT room, status FROM room_housekeeping WHERE property = ?",
                      {property.value}, [&](const Statement &row) {
                          p.housekeeping.push_back({property,
                                                    {row.integer(0)},
                                                    row.value<booking::HousekeepingStatus>(1)});
                      });
}

/// Of unresolved holds; the others are dropped when the property state is built.
Result<void> loadRoomsHeld(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    if (p.holds.empty()) return {};
    return forAllRows(
        connection,
        QByteArray("SELECT ") + kRecordColumns
            + " FROM event WHERE seq > ? AND property = ? AND kind = 20",
        {p.holds.front().id.value, property.value}, [&](const Statement &row) {
            const Record r = recordFrom(row);
            p.roomsHeld.push_back({property, {r.value}, {r.subject}, r.stay(), false});
        });
}

/// One that cannot be read is as if there were none.
Result<void> loadHoldQuotes(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    if (p.holds.empty()) return {};
    return forEachRow(
        connection,
        "SELECT hold, terms_seq, taxes, child_ages, extras FROM hold_quote WHERE property = ?",
        {property.value}, [&](const Statement &row) {
            auto taxes = pricing::stayTaxesFrom(row.text(2).toUtf8());
            auto extras = pricing::stayExtrasFrom(row.text(4).toUtf8());
            if (!taxes || !extras) return;
            p.holdQuotes.push_back(
                {property,
                 {row.integer(0)},
                 false,
                 row.small(1),
                 {std::move(*taxes), agesFrom(row.text(3)), std::move(*extras)}});
        });
}

Result<void> loadKeys(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    return forAllRows(
        connection,
        "SELECT channel, digest, occurrence, booking FROM foreign_key"
        " WHERE property = ?",
        {property.value}, [&](const Statement &row) {
            p.keys.push_back(
                {property, {row.bytes(1), row.small(2)}, {row.integer(0)}, {row.integer(3)}});
        });
}

Result<void> loadOversold(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    return forEachRow(
        connection, "SELECT pool, room_type, night, rooms FROM oversold WHERE property = ?",
        {property.value}, [&](const Statement &row) {
            p.oversold.push_back(
                {property, {row.integer(0)}, {row.integer(1)}, Night(row.small(2)), row.small(3)});
        });
}

Result<void> loadUsers(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    return forEachRow(connection,
                      "SELECT id, name, role, active, secret_hash, wrong_attempts, wrong_at"
                      " FROM desk_user WHERE property = ? ORDER BY id",
                      {property.value}, [&](const Statement &row) {
                          booking::UserRow u;
                          u.property = property;
                          u.user = userFrom(row);
                          u.secretHash = row.text(4).toLatin1();
                          u.wrongAttempts = row.small(5);
                          u.wrongAt = {row.integer(6)};
                          p.users.push_back(std::move(u));
                      });
}

Result<void> loadChannelSetups(const Connection &connection, LoadedProperty &p)
{
    const PropertyId property = p.catalogue.property.id;
    return forEachRow(
        connection, "SELECT channel, seq, content FROM channel_setup WHERE property = ?",
        {property.value}, [&](const Statement &row) {
            const ChannelId channel{row.integer(0)};
            p.channelSetups.emplace_back(channel, row.integer(1));
            // Settings that cannot be read are shown by the Channels page.
            if (const auto settings = sync::fromText(row.text(2).toUtf8()))
                p.commissions.emplace_back(channel, sync::commissionRuleOf(*settings));
        });
}

}  // namespace

Result<std::vector<Hold>> loadHolds(Connection &connection, const inventory::Catalogue &catalogue)
{
    std::map<qint64, Hold> open;
    const QByteArray sql =
        QByteArray("SELECT ") + kRecordColumns
        + " FROM event WHERE seq >= coalesce((SELECT oldest_hold FROM commits WHERE"
          " property = {log}?1 ORDER BY seq DESC LIMIT 1), 1) AND property = ?1"
          " AND (kind BETWEEN 1 AND 5 OR kind = 22) ORDER BY seq";
    auto done =
        forAllRows(connection, sql, {catalogue.property.id.value}, [&](const Statement &row) {
            const Record r = recordFrom(row);
            if (r.kind == RecordKind::HoldTaken) {
                open.emplace(r.seq, holdFrom(r, catalogue));
                return;
            }
            const auto hold = open.find(r.subject);
            if (hold == open.end()) return;
            if (r.kind == RecordKind::HoldExtended)
                hold->second.deadline = Instant{r.value};
            else if (r.kind == RecordKind::HoldOwned)
                hold->second.session = r.value;
            else
                open.erase(hold);
        });
    if (!done) return tl::unexpected(done.error());
    std::vector<Hold> holds;
    holds.reserve(open.size());
    for (auto &[seq, hold] : open) holds.push_back(std::move(hold));
    return holds;
}

Result<LoadedProperty> loadProperty(Connection &connection, PropertyId property, Night from)
{
    LoadedProperty p;
    auto catalogue = loadCatalogue(connection, property);
    if (!catalogue) return tl::unexpected(catalogue.error());
    p.catalogue = std::move(*catalogue);
    auto plans = loadPlans(connection, property);
    if (!plans) return tl::unexpected(plans.error());
    p.plans = std::move(*plans);
    auto terms = loadPlanTerms(connection, property);
    if (!terms) return tl::unexpected(terms.error());
    p.planTerms = std::move(*terms);
    auto taxes = loadTaxes(connection, property);
    if (!taxes) return tl::unexpected(taxes.error());
    p.taxes = std::move(*taxes);
    auto holds = loadHolds(connection, p.catalogue);
    if (!holds) return tl::unexpected(holds.error());
    p.holds = std::move(*holds);
    auto done = loadBookings(connection, property, from, p.bookings);
    if (done) done = loadSettings(connection, p);
    if (done) done = loadRoomsGiven(connection, p);
    if (done) done = loadRoomsHeld(connection, p);
    if (done) done = loadHoldQuotes(connection, p);
    if (done) done = loadRoomsOut(connection, p);
    if (done) done = loadHousekeeping(connection, p);
    if (done) done = loadKeys(connection, p);
    if (done) done = loadOversold(connection, p);
    if (done) done = loadUsers(connection, p);
    if (done) done = loadChannelSetups(connection, p);
    if (done) done = loadRequests(connection, p);
    if (!done) return tl::unexpected(done.error());
    return p;
}

}  // namespace roomrack::storage
