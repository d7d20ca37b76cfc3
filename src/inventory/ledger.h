// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger of room nights. Flat arrays per pool and room type, indexed by night, so that checking
// and booking a stay is a scan over consecutive integers. It has no rules and no history; booking/
// reads and updates it.
#pragma once

#include "core/stay.h"
#include "inventory/catalogue.h"
#include "inventory/night_cells.h"
#include "inventory/restrictions.h"
#include "inventory/scoped_nights.h"

#include <optional>
#include <span>
#include <vector>

namespace roomrack::inventory {

struct PoolNight {
    qint64 version = 0;  ///< sequence of the last change of the pool or anything sold in it
    qint32 outOfOrder = 0;
    qint32 limit = 0;  ///< physical - out of order, plus the pool's overbooking
    qint32 sold = 0;
    qint32 held = 0;
    int left() const { return limit - sold - held; }
    int oversold() const { return std::max(0, sold - limit); }
    friend bool operator==(const PoolNight &, const PoolNight &) = default;
};

/// Whether all nights of `stay` are in `all`; safe for any values in `stay`.
constexpr bool within(Stay stay, Stay all)
{
    return stay.checkIn() >= all.checkIn() && stay.nights() >= 0
           && qint64(stay.checkIn().day()) + stay.nights() <= all.checkOut().day();
}

class Ledger {
public:
    Ledger() = default;
    /// Without sales; nights [first, first + nights).
    Ledger(const Catalogue &catalogue, Night first, int nights);

    Night first() const { return first_; }
    Night end() const { return first_ + nights_; }
    int nights() const { return nights_; }
    bool covers(Stay stay) const { return within(stay, Stay(first_, nights_)); }
    int types() const { return static_cast<int>(poolOf_.size()); }
    int pools() const { return static_cast<int>(physical_.size()); }
    int poolOf(int type) const { return poolOf_[size_t(type)]; }
    /// Rooms that exist that night: not those that are retired, nor those added for later nights.
    int physical(int pool, Night n) const;

    /// Cells by index (Catalogue::typeIndex / poolIndex); the night must be covered.
    const TypeNight &type(int type, Night n) const { return types_.at(type, n); }
    const PoolNight &pool(int pool, Night n) const { return pools_.at(pool, n); }
    std::span<const TypeNight> typeRow(int type) const { return types_.row(type); }
    std::span<const PoolNight> poolRow(int pool) const { return pools_.row(pool); }

    int forSale(int type, Night n) const
    {
        if (n >= typeEnds_[size_t(type)]) return 0;  // retired
        const qint32 typed = this->type(type, n).typed;
        return typed >= 0 ? typed : caps_[size_t(type)];
    }
    /// Rooms left before clamping at zero; may be negative.
    int left(int type, Night n) const
    {
        return std::min(pool(poolOf(type), n).left(), this->type(type, n).left());
    }
    int available(int type, Night n) const { return std::max(0, left(type, n)); }
    /// The fewest rooms left on any night of a covered stay, at least 0.
    int available(int type, Stay stay) const { return std::max(0, left(type, stay)); }
    /// The fewest rooms left on any night of a covered stay; negative: oversold.
    int left(int type, Stay stay) const
    {
        int least = left(type, stay.checkIn());
        for (Night n = stay.checkIn() + 1; n < stay.checkOut(); ++n)
            least = std::min(least, left(type, n));
        return least;
    }
    /// Restrictions for some rate plans or channels only.
    const ScopedNights &scoped() const { return scoped_; }
    /// Sequence of the cell's last change; a change in a pool changes each of its types.
    qint64 version(int type, Night n) const
    {
        return std::max(this->type(type, n).version, pool(poolOf(type), n).version);
    }

    /// All modifiers stamp the cells with `version`; a lower one does not change the stamp
    /// (volatile holds have none).
    void addSold(int type, Stay stay, int rooms, qint64 version);
    void addHeld(int type, Stay stay, int rooms, qint64 version);
    TypeNight &editType(int type, Night n, qint64 version);
    PoolNight &editPool(int pool, Night n, qint64 version);
    /// For a change of this night's; it is a change of the room type's night.
    ScopedNights &editScoped(int type, Night n, qint64 version);

    /// Extends the nights to `end`; existing cells stay.
    void extendTo(Night end, const Catalogue &catalogue, qint64 version);

private:
    /// A room that exists on some nights only.
    struct DatedRoom {
        Night from, until;
    };
    struct Rooms {
        int always = 0;
        std::vector<DatedRoom> dated;
    };

    Night first_;
    int nights_ = 0;
    NightCells<TypeNight> types_;
    NightCells<PoolNight> pools_;
    ScopedNights scoped_;
    std::vector<int> poolOf_;
    std::vector<Rooms> physical_;
    std::vector<int> caps_;
    std::vector<Night> typeEnds_;  ///< one past the last night on which the room type is sold
};

/// Raises every cell's version to at least that in `before`, which is of the same property.
void adoptVersions(Ledger &ledger, const Ledger &before);

/// Whether a covered stay could be sold now: rooms left and no restriction against it, neither of
/// the room type nor of a scope that includes the sale. One pass where the room type has no scopes;
/// returns no reason.
bool grants(const Ledger &ledger, int type, Stay stay, int rooms, bool ignoreRestrictions,
            const SalePath &sale);

/// What a stay is refused for: the restriction, the night that has it, its value there, and whom it
/// holds for.
struct RestrictedBy {
    const RestrictionRow *row = nullptr;
    Night night;
    qint32 value = 0;
    RestrictionScope scope{};
};
/// The first restriction against a covered stay, none if there is none: then grants() depends on
/// the rooms alone. The two state the same rules, this one with the reason. Asked in this order:
/// stop sell by night, closed to arrival, min LOS, max LOS, closed to departure. Where several
/// scopes have the same one for the night, the strictest is named; of equal ones that of the room
/// type, then of the plan, the channel, and both.
std::optional<RestrictedBy> restrictionAgainst(const Ledger &ledger, int type, Stay stay,
                                               const SalePath &sale);

/// The same, asking only scopes with a rate plan: of a stay that is sold already and gets another
/// plan.
std::optional<RestrictedBy> planRestrictionAgainst(const Ledger &ledger, int type, Stay stay,
                                                   const SalePath &sale);

/// What holds for a sale on a covered night: of each restriction the strictest of those of the room
/// type and of all scopes that include it.
Restrictions restrictionsFor(const Ledger &ledger, int type, Night night, const SalePath &sale);

/// The restrictions of a scope on a night.
struct ScopeOnNight {
    RestrictionScope scope;
    Restrictions restrictions;
    friend bool operator==(const ScopeOnNight &, const ScopeOnNight &) = default;
};
/// All that a covered night has, for showing it: the room type's own first, then the scopes in
/// order. Those without any are left out.
std::vector<ScopeOnNight> restrictionsOn(const Ledger &ledger, int type, Night night);

}  // namespace roomrack::inventory
