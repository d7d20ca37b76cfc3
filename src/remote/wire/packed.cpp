// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/wire/packed.h"

namespace roomrack::remote {

namespace {

using inventory::Ledger;
using PackedSnapshot = Packed<engine::Snapshot>;

template <typename Run, typename Cell>
std::vector<Run> runsOf(std::span<const Cell> row)
{
    std::vector<Run> runs;
    for (const Cell &cell : row) {
        if (!runs.empty() && runs.back().cell == cell)
            ++runs.back().nights;
        else
            runs.push_back({1, cell});
    }
    return runs;
}

/// Calls set(night, cell) for each night; false where they are not exactly `nights`.
template <typename Run, typename Set>
bool spreadOut(const std::vector<Run> &runs, Night first, qint32 nights, Set set)
{
    qint64 at = 0;
    for (const Run &run : runs) {
        if (run.nights < 1 || at + run.nights > nights) return false;
        for (qint32 i = 0; i < run.nights; ++i, ++at) set(first + int(at), run.cell);
    }
    return at == nights;
}

void packRates(const pricing::RateBook &book, const Ledger &ledger, PackedSnapshot::As &as)
{
    for (int type = 0; type < ledger.types(); ++type) {
        for (size_t plan = 0; plan < as.plans.size(); ++plan) {
            const RatePlanId id = as.plans[plan].id;
            for (const int guests : book.guestsWithRates(type, id)) {
                qint64 before = -1;
                for (Night n = ledger.first(); n < ledger.end(); ++n) {
                    const qint64 amount = book.own(type, id, n, guests).value_or(-1);
                    if (amount >= 0 && amount == before)
                        ++as.rates.back().nights;
                    else if (amount >= 0)
                        as.rates.push_back(
                            {type, qint32(plan), guests, n - ledger.first(), 1, amount});
                    before = amount;
                }
            }
        }
    }
}

bool unpackRates(const PackedSnapshot::As &as, pricing::RateBook &book)
{
    for (const PackedSnapshot::Rates &run : as.rates) {
        const bool known = run.type >= 0 && size_t(run.type) < as.catalogue.roomTypes.size()
                           && run.plan >= 0 && size_t(run.plan) < as.plans.size();
        const bool inside = run.first >= 0 && run.nights >= 1
                            && qint64(run.first) + run.nights <= as.nights && run.amount >= 0;
        if (!known || !inside) return false;
        for (qint32 i = 0; i < run.nights; ++i)
            book.set(run.type, as.plans[size_t(run.plan)].id, as.first + (run.first + i),
                     run.guests, run.amount);
    }
    return true;
}

void packScopes(const Ledger &ledger, PackedSnapshot::As &as)
{
    for (int type = 0; type < ledger.types(); ++type) {
        for (const inventory::ScopeRow &row : ledger.scoped().of(type)) {
            Night end = ledger.first();
            for (const inventory::ScopedNight &one : row.nights) {
                const bool follows = one.night != row.nights.front().night && one.night == end
                                     && as.scopes.back().restrictions == one.restrictions;
                if (follows)
                    ++as.scopes.back().nights;
                else
                    as.scopes.push_back(
                        {type, row.scope, one.night - ledger.first(), 1, one.restrictions});
                end = one.night + 1;
            }
        }
    }
}

bool unpackScopes(const PackedSnapshot::As &as, Ledger &ledger)
{
    for (const PackedSnapshot::Scopes &run : as.scopes) {
        const bool inside = run.type >= 0 && run.type < ledger.types() && run.first >= 0
                            && run.nights >= 1 && qint64(run.first) + run.nights <= as.nights;
        if (!inside || run.scope.isAll()) return false;
        for (qint32 i = 0; i < run.nights; ++i) {
            const Night night = as.first + (run.first + i);
            ledger.editScoped(run.type, night, ledger.type(run.type, night).version)
                .set(run.type, run.scope, night, run.restrictions);
        }
    }
    return true;
}

bool unpackLedger(const PackedSnapshot::As &as, Ledger &ledger)
{
    if (as.types.size() != size_t(ledger.types()) || as.pools.size() != size_t(ledger.pools()))
        return false;
    bool whole = true;
    for (int type = 0; type < ledger.types(); ++type) {
        whole = whole
                && spreadOut(as.types[size_t(type)], as.first, as.nights,
                             [&](Night n, const inventory::TypeNight &cell) {
                                 ledger.editType(type, n, 0) = cell;
                             });
    }
    for (int pool = 0; pool < ledger.pools(); ++pool) {
        whole = whole
                && spreadOut(as.pools[size_t(pool)], as.first, as.nights,
                             [&](Night n, const inventory::PoolNight &cell) {
                                 ledger.editPool(pool, n, 0) = cell;
                             });
    }
    return whole;
}

}  // namespace

std::optional<DeskCommand> deskCommand(booking::Command command)
{
    return std::visit(
        [](auto &c) -> std::optional<DeskCommand> {
            using C = std::remove_cvref_t<decltype(c)>;
            if constexpr (std::is_same_v<C, booking::SaveHotelSetup>) {
                const auto setup = booking::apiSetupFrom(c.content);
                if (c.kind != booking::SetupKind::Api || !setup) return {};
                return SaveApiSetup{c.caller, *setup};
            } else if constexpr (std::is_constructible_v<DeskCommand, C>) {
                return DeskCommand(std::move(c));
            } else {
                return {};
            }
        },
        command);
}

std::optional<Currency> Packed<Currency>::unpack(const As &code)
{
    const auto found = Currency::make(code);
    return found ? std::optional(*found) : std::nullopt;
}

std::optional<pricing::FxFactor> Packed<pricing::FxFactor>::unpack(const As &as)
{
    const auto found = pricing::FxFactor::make(as.digits, as.decimals);
    return found ? std::optional(*found) : std::nullopt;
}

PackedSnapshot::As PackedSnapshot::pack(const engine::Snapshot &snapshot)
{
    As as;
    as.epoch = snapshot.epoch;
    as.commitNumber = snapshot.commitNumber;
    as.seq = snapshot.seq;
    as.engineNow = snapshot.engineNow;
    as.catalogue = snapshot.catalogue;
    as.plans = snapshot.plans;
    as.taxes = snapshot.rateBook.taxes();
    as.planTerms = snapshot.rateBook.terms().all();
    as.first = snapshot.ledger.first();
    as.nights = snapshot.ledger.nights();
    for (int type = 0; type < snapshot.ledger.types(); ++type)
        as.types.push_back(runsOf<Types>(snapshot.ledger.typeRow(type)));
    for (int pool = 0; pool < snapshot.ledger.pools(); ++pool)
        as.pools.push_back(runsOf<Pools>(snapshot.ledger.poolRow(pool)));
    packRates(snapshot.rateBook, snapshot.ledger, as);
    packScopes(snapshot.ledger, as);
    as.holds = snapshot.holds;
    as.roomsHeld = snapshot.roomsHeld;
    as.bookings = snapshot.bookings;
    as.users = snapshot.users;
    as.sagas = snapshot.sagas;
    as.undecided = snapshot.undecided;
    as.tokens = snapshot.tokens;
    as.setups = snapshot.setups;
    as.housekeeping = snapshot.housekeeping;
    return as;
}

std::optional<engine::Snapshot> PackedSnapshot::unpack(As as)
{
    const auto rows = as.catalogue.roomTypes.size() + as.catalogue.pools.size();
    if (as.nights < 0 || as.nights > kLongestRange || rows > 10'000) return {};
    if (!inventory::validate(as.catalogue) || !pricing::validate(as.plans)) return {};
    if (!pricing::validate(as.taxes, as.catalogue.property.currency)) return {};
    engine::Snapshot snapshot;
    snapshot.ledger = Ledger(as.catalogue, as.first, as.nights);
    snapshot.rateBook = pricing::RateBook(as.catalogue, as.plans, as.first, as.nights);
    snapshot.rateBook.setTaxes(std::move(as.taxes));
    snapshot.rateBook.setTerms(std::move(as.planTerms));
    if (!unpackLedger(as, snapshot.ledger) || !unpackRates(as, snapshot.rateBook)
        || !unpackScopes(as, snapshot.ledger))
        return {};
    snapshot.epoch = as.epoch;
    snapshot.commitNumber = as.commitNumber;
    snapshot.seq = as.seq;
    snapshot.engineNow = as.engineNow;
    snapshot.catalogue = std::move(as.catalogue);
    snapshot.plans = std::move(as.plans);
    snapshot.holds = std::move(as.holds);
    snapshot.roomsHeld = std::move(as.roomsHeld);
    snapshot.bookings = std::move(as.bookings);
    snapshot.users = std::move(as.users);
    snapshot.sagas = std::move(as.sagas);
    snapshot.undecided = std::move(as.undecided);
    snapshot.tokens = std::move(as.tokens);
    snapshot.setups = std::move(as.setups);
    snapshot.housekeeping = std::move(as.housekeeping);
    return snapshot;
}

}  // namespace roomrack::remote
