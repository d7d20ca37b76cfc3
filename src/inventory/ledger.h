// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger: who has which room-night. Flat arrays per pool and room type, indexed by night, so
// that checking and taking a stay is a scan over consecutive integers. It decides nothing and
// keeps no history; booking/ asks it and tells it.
#pragma once

#include "core/stay.h"
#include "inventory/catalogue.h"

#include <span>
#include <vector>

namespace roomrack::inventory {

enum NightFlag : quint8 { StopSell = 1, ClosedToArrival = 2, ClosedToDeparture = 4 };

/// Stands for "not typed": the room type's cap applies.
inline constexpr qint32 kForSaleByDefault = -1;

struct TypeNight {
    qint64 version = 0;                ///< sequence of the last change of this room type's own cell
    qint32 typed = kForSaleByDefault;  ///< what the manager typed
    qint32 limit = 0;                  ///< own limit: for sale raised by the room type's policy
    qint32 sold = 0;
    qint32 held = 0;
    quint16 minStay = 0;  ///< nights; 0 = none. Counts for the arrival night
    quint16 maxStay = 0;
    quint8 flags = 0;  ///< NightFlag
    friend bool operator==(const TypeNight &, const TypeNight &) = default;
};

struct PoolNight {
    qint64 version = 0;  ///< sequence of the last change of the pool or anything sold in it
    qint32 outOfOrder = 0;
    qint32 limit = 0;  ///< physical - out of order, raised by the pool's policy
    qint32 sold = 0;
    qint32 held = 0;
    friend bool operator==(const PoolNight &, const PoolNight &) = default;
};

/// Whether all nights of `stay` are among those of `all`, whatever numbers `stay` is made of.
constexpr bool within(Stay stay, Stay all)
{
    return stay.checkIn() >= all.checkIn() && stay.nights() >= 0
           && qint64(stay.checkIn().day()) + stay.nights() <= all.checkOut().day();
}

class Ledger {
public:
    Ledger() = default;
    /// Empty of sales; nights [first, first + nights).
    Ledger(const Catalogue &catalogue, Night first, int nights);

    Night first() const { return first_; }
    Night end() const { return first_ + nights_; }
    int nights() const { return nights_; }
    bool covers(Stay stay) const { return within(stay, Stay(first_, nights_)); }
    int types() const { return static_cast<int>(poolOf_.size()); }
    int pools() const { return static_cast<int>(physical_.size()); }
    int poolOf(int type) const { return poolOf_[size_t(type)]; }
    int physical(int pool) const { return physical_[size_t(pool)]; }

    /// Cells by index (Catalogue::typeIndex / poolIndex); the night must be covered.
    const TypeNight &type(int type, Night n) const { return types_[cell(type, n)]; }
    const PoolNight &pool(int pool, Night n) const { return pools_[cell(pool, n)]; }
    std::span<const TypeNight> typeRow(int type) const;
    std::span<const PoolNight> poolRow(int pool) const;

    int forSale(int type, Night n) const
    {
        const qint32 typed = this->type(type, n).typed;
        return typed >= 0 ? typed : caps_[size_t(type)];
    }
    /// May be negative: what is left before "never below zero" is applied.
    int left(int type, Night n) const
    {
        const TypeNight &t = types_[cell(type, n)];
        const PoolNight &p = pools_[cell(poolOf_[size_t(type)], n)];
        return std::min(p.limit - p.sold - p.held, t.limit - t.sold - t.held);
    }
    int available(int type, Night n) const { return std::max(0, left(type, n)); }
    /// The fewest rooms left on any night of a covered stay, 0 at least.
    int available(int type, Stay stay) const { return std::max(0, left(type, stay)); }
    /// The least that is left on any night of a covered stay; negative: it is oversold.
    int left(int type, Stay stay) const
    {
        int least = left(type, stay.checkIn());
        for (Night n = stay.checkIn() + 1; n < stay.checkOut(); ++n)
            least = std::min(least, left(type, n));
        return least;
    }
    /// Whether a covered stay could be sold now: rooms left and no restriction on its way. One
    /// pass; it gives no reason.
    bool grants(int type, Stay stay, int rooms, bool ignoreRestrictions) const;
    /// Sold beyond a limit of the room type or its pool: by how many rooms, else 0.
    int oversoldType(int type, Night n) const;
    int oversoldPool(int pool, Night n) const;
    /// (sequence of the last change of the cell); a change in a pool is one in each of its types.
    qint64 version(int type, Night n) const
    {
        return std::max(this->type(type, n).version, pool(poolOf(type), n).version);
    }

    /// All changers stamp the cells they touch with `version`; a lower one leaves the stamp alone
    /// (volatile holds have none).
    void addSold(int type, Stay stay, int rooms, qint64 version);
    void addHeld(int type, Stay stay, int rooms, qint64 version);
    /// A hold becomes a sale in one pass.
    void heldToSold(int type, Stay stay, int rooms, qint64 version);
    TypeNight &editType(int type, Night n, qint64 version);
    PoolNight &editPool(int pool, Night n, qint64 version);

    /// Computes both limits of every night from the policy; call after a change of for sale, out
    /// of order, the rules, or the business date (lead times move). Cells whose limit changes are
    /// stamped.
    void refreshLimits(const Catalogue &catalogue, qint64 version);
    void refreshPoolLimit(const Catalogue &catalogue, int pool, Stay nights, qint64 version);
    void refreshTypeLimit(const Catalogue &catalogue, int type, Stay nights, qint64 version);

    /// Every cell has at least the version that it has in `before`, which is of the same hotel.
    void adoptVersions(const Ledger &before);

    /// Makes room for nights up to `end`; what is there stays.
    void extendTo(Night end, const Catalogue &catalogue, qint64 version);

private:
    size_t cell(int row, Night n) const
    {
        return size_t(row) * size_t(nights_) + size_t(n - first_);
    }
    Night first_;
    int nights_ = 0;
    std::vector<TypeNight> types_;
    std::vector<PoolNight> pools_;
    std::vector<int> poolOf_;
    std::vector<int> physical_;
    std::vector<int> caps_;
};

}  // namespace roomrack::inventory
