// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/oversold_nights.h"

#include "inventory/policy.h"
#include "storage/rows.h"

#include <unordered_map>
#include <vector>

namespace roomrack::storage {

namespace {

/// One number per night of the range for each row (room type or pool).
class Nights {
public:
    explicit Nights(Stay range) : range_(range) {}
    void set(qint64 row, Night night, qint32 value)
    {
        if (range_.contains(night)) at(row)[size_t(night - range_.checkIn())] = value;
    }
    /// Adds from this night on; earlier starts count from the first night.
    void addFrom(qint64 row, Night night, qint32 rooms)
    {
        if (night >= range_.checkOut()) return;
        at(row)[size_t(std::max(0, night - range_.checkIn()))] += rooms;
    }
    void sumUp()
    {
        for (auto &[row, values] : rows_) {
            for (size_t i = 1; i < values.size(); ++i) values[i] += values[i - 1];
        }
    }
    qint32 get(qint64 row, Night night, qint32 otherwise) const
    {
        const auto found = rows_.find(row);
        return found == rows_.end() ? otherwise : found->second[size_t(night - range_.checkIn())];
    }
    std::vector<qint32> &at(qint64 row, qint32 fill = 0)
    {
        return rows_.try_emplace(row, size_t(range_.nights()), fill).first->second;
    }

private:
    Stay range_;
    std::unordered_map<qint64, std::vector<qint32>> rows_;
};

int limit(const inventory::Catalogue &c, inventory::RuleScope scope, qint64 subject, Night n,
          int base)
{
    const auto *rule = narrowestRule(c.rules, scope, subject, n, c.property.businessDate);
    return base + inventory::extraRooms(rule, base);
}

/// Rooms that exist and are sold per night, and the manager's settings, by room type and pool.
struct Facts {
    explicit Facts(Stay range)
        : physical(range), sold(range), soldInPool(range), typed(range), outOfOrder(range)
    {}
    Nights physical, sold, soldInPool, typed, outOfOrder;
};

void countRooms(const inventory::Catalogue &catalogue, Stay range, Facts &f)
{
    for (const inventory::Room &room : catalogue.rooms) {
        const Night from = room.inServiceFrom.value_or(range.checkIn());
        if (room.retiredFrom && *room.retiredFrom <= from) continue;
        f.physical.addFrom(room.pool.value, from, 1);
        if (room.retiredFrom) f.physical.addFrom(room.pool.value, *room.retiredFrom, -1);
    }
    f.physical.sumUp();
}

Result<void> readSold(const Connection &connection, const inventory::Catalogue &catalogue,
                      const QByteArray &edges, Facts &f)
{
    std::unordered_map<qint64, qint64> poolOf;
    for (const inventory::RoomType &t : catalogue.roomTypes) poolOf[t.id.value] = t.pool.value;
    auto done =
        forEachRow(connection, edges, {catalogue.property.id.value}, [&](const Statement &row) {
            const auto pool = poolOf.find(row.integer(0));
            if (pool == poolOf.end()) return;
            f.sold.addFrom(pool->first, Night(row.small(1)), row.small(2));
            f.soldInPool.addFrom(pool->second, Night(row.small(1)), row.small(2));
        });
    f.sold.sumUp();
    f.soldInPool.sumUp();
    return done;
}

Result<void> readTypeSettings(const Connection &connection, const inventory::Catalogue &catalogue,
                              Facts &f)
{
    for (const inventory::RoomType &t : catalogue.roomTypes) f.typed.at(t.id.value, t.cap);
    const qint64 property = catalogue.property.id.value;
    auto done = forEachRow(connection,
                           "SELECT room_type, night, typed FROM night_type WHERE property = ?"
                           " AND typed >= 0",
                           {property}, [&](const Statement &row) {
                               f.typed.set(row.integer(0), Night(row.small(1)), row.small(2));
                           });
    if (!done) return done;
    return forEachRow(connection,
                      "SELECT pool, night, out_of_order FROM night_pool WHERE property = ?",
                      {property}, [&](const Statement &row) {
                          f.outOfOrder.set(row.integer(0), Night(row.small(1)), row.small(2));
                      });
}

}  // namespace

Result<OversoldNights> oversoldNights(Connection &connection, const inventory::Catalogue &catalogue,
                                      Stay range, const QByteArray &edges)
{
    Facts f(range);
    countRooms(catalogue, range, f);
    auto done = readSold(connection, catalogue, edges, f);
    if (done) done = readTypeSettings(connection, catalogue, f);
    if (!done) return tl::unexpected(done.error());

    OversoldNights result;
    const auto compare = [&](PoolId pool, RoomTypeId type, Night n, int rooms, int most) {
        if (rooms > most) result[{pool, type, n}] = rooms - most;
    };
    for (const inventory::RoomType &t : catalogue.roomTypes) {
        for (Night n = range.checkIn(); n < range.checkOut(); ++n) {
            const int base = f.typed.get(t.id.value, n, t.cap);
            compare(t.pool, t.id, n, f.sold.get(t.id.value, n, 0),
                    t.isRetired(n)
                        ? 0
                        : limit(catalogue, inventory::RuleScope::RoomType, t.id.value, n, base));
        }
    }
    for (const inventory::Pool &p : catalogue.pools) {
        for (Night n = range.checkIn(); n < range.checkOut(); ++n) {
            const int base = f.physical.get(p.id.value, n, 0) - f.outOfOrder.get(p.id.value, n, 0);
            compare(p.id, {}, n, f.soldInPool.get(p.id.value, n, 0),
                    limit(catalogue, inventory::RuleScope::Pool, p.id.value, n, base));
        }
    }
    return result;
}

Result<OversoldNights> flaggedNights(const Connection &connection, PropertyId property, Stay range)
{
    OversoldNights result;
    auto done = forEachRow(
        connection,
        "SELECT pool, room_type, night, rooms FROM oversold WHERE property = ?"
        " AND night >= ? AND night < ?",
        {property.value, range.checkIn().day(), range.checkOut().day()}, [&](const Statement &row) {
            result[{{row.integer(0)}, {row.integer(1)}, Night(row.small(2))}] = row.small(3);
        });
    if (!done) return tl::unexpected(done.error());
    return result;
}

}  // namespace roomrack::storage
