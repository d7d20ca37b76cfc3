// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/house.h"

#include "booking/check_command.h"
#include "booking/clean_texts.h"

namespace roomrack::booking {

namespace {

/// Maps ids to positions in a list of the catalogue; -1: not in the list.
template <typename Row>
std::vector<qint32> indexById(const std::vector<Row> &rows)
{
    std::vector<qint32> index;
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto id = static_cast<size_t>(rows[i].id.value);
        if (index.size() <= id) index.resize(id + 1, -1);
        index[id] = static_cast<qint32>(i);
    }
    return index;
}

/// From the first night up to `end`, and any later nights in the file: the horizon may have been
/// longer before.
Stay nightsKept(const HouseInput &input, Night end)
{
    Night first = input.catalogue.property.firstNight;
    const auto cover = [&](Stay s) {
        first = std::min(first, s.checkIn());
        end = std::max(end, s.checkOut());
    };
    for (const Booking &b : input.bookings) cover(b.stay);
    for (const Hold &h : input.holds) cover(h.stay);
    for (const TypeSettingRow &s : input.typeSettings) cover(Stay(s.night, 1));
    for (const PoolSettingRow &s : input.poolSettings) cover(Stay(s.night, 1));
    for (const RateRow &r : input.rates) cover(Stay(r.night, 1));
    return Stay(first, std::max(1, end - first));
}

}  // namespace

House::House(HouseInput input, int ledgerSlack)
    : catalogue_(std::move(input.catalogue)), slack_(ledgerSlack)
{
    const inventory::Property &p = catalogue_.property;
    zone_ = core::timeZone(p.timeZone).value_or(QTimeZone::utc());
    const Stay kept = nightsKept(input, p.horizonEnd() + slack_);
    ledger_ = inventory::Ledger(catalogue_, kept.checkIn(), kept.nights());
    rooms_ = inventory::RoomLedger(catalogue_, kept.checkIn(), kept.nights());
    rates_ = pricing::RateBook(catalogue_, std::move(input.plans), kept.checkIn(), kept.nights());
    typeOfId_ = indexById(catalogue_.roomTypes);
    channelOfId_ = indexById(catalogue_.channels);
    load(input);
}

void House::load(const HouseInput &input)
{
    for (const TypeSettingRow &s : input.typeSettings) {
        const int type = typeIndex(s.roomType);
        if (type < 0) continue;
        inventory::TypeNight &t = ledger_.editType(type, s.night, s.seq);
        t.typed = s.typed;
        t.flags = s.flags;
        t.minStay = s.minStay;
        t.maxStay = s.maxStay;
    }
    for (const PoolSettingRow &s : input.poolSettings) {
        const int pool = catalogue_.poolIndex(s.pool);
        if (pool < 0) continue;
        ledger_.editPool(pool, s.night, s.seq).outOfOrder = s.outOfOrder;
    }
    for (const RateRow &r : input.rates) {
        const int type = typeIndex(r.roomType);
        if (type >= 0) rates_.set(type, r.plan, r.night, r.guests, r.amount);
    }
    for (const Booking &b : input.bookings) {
        const int type = typeIndex(b.counted);
        if (type < 0 || typeIndex(b.reserved) < 0) continue;  // verify reports it
        if (isOpen(b.status)) bookings_.insert(b.id, b);
        if (countsAsSold(b.status)) ledger_.addSold(type, b.stay, b.rooms, 0);
    }
    for (const Hold &h : input.holds) {
        if (typeIndex(h.roomType) < 0) continue;
        ledger_.addHeld(typeIndex(h.roomType), h.stay, h.rooms, 0);
        holds_.add(h)->nightPrices =
            h.plan && h.stay.nights() > 1;  // or there are no rows to delete
    }
    roomsKnownFrom_ = input.roomsKnownFrom;
    loadRooms(input);
    for (const OversoldRow &o : input.oversold) {
        flagged_.insert(
            {catalogue_.poolIndex(o.pool), o.roomType ? typeIndex(o.roomType) : -1, o.night.day()},
            o.rooms);
    }
    users_ = input.users;
    std::sort(users_.begin(), users_.end(),
              [](const UserRow &a, const UserRow &b) { return a.user.id < b.user.id; });
    for (const ForeignKeyRow &k : input.keys) {
        keys_.insert({k.channel.value, k.key.digest, k.key.occurrence}, k.booking);
    }
    loadRequests(input);
    ledger_.refreshLimits(catalogue_, 0);
}

void House::loadRooms(const HouseInput &input)
{
    const auto set = [this](RoomId room, Stay nights, qint64 who) {
        const int place = rooms_.placeOf(room);
        if (place >= 0) rooms_.set(place, nights, who);  // else verify reports it
    };
    for (const HousekeepingRow &h : input.housekeeping) housekeeping_.set(h.room, h.status);
    for (const RoomOutRow &o : input.roomsOut) set(o.room, o.stay, inventory::kOutOfOrderTaker);
    for (const RoomGivenRow &h : input.roomsHeld) {
        Hold *hold = holds_.find(HoldId{h.booking.value});
        if (!hold) continue;
        hold->numbered = true;
        set(h.room, h.stay, h.booking.value);
    }
    for (const RoomGivenRow &g : input.roomsGiven) set(g.room, g.stay, g.booking.value);
}

template <typename C>
Result<Answer> House::decideHold(const C &command, Decision &d)
{
    const auto ok =
        isFree(command.caller) ? Result<void>() : mayCall(command.caller, actOf(command));
    if (!ok) {
        d.restsOn = here_.usersChanged;
        return tl::unexpected(ok.error());
    }
    if (const auto right = check(command); !right) return tl::unexpected(right.error());
    return on(command, d);
}

Result<Answer> House::decide(const TakeHold &command, Decision &d)
{
    return decideHold(command, d);
}

Result<Answer> House::decide(const ReleaseHold &command, Decision &d)
{
    return decideHold(command, d);
}

Result<Answer> House::decide(const Command &command, Decision &d)
{
    if (wantsSignIn() || isToken(callerOf(command).actor)) {
        const auto *save = std::get_if<SaveUser>(&command);
        const Act act = save && isOwnSecret(*save) ? Act::Book : actOf(command);
        if (const auto ok = mayCall(callerOf(command), act); !ok) {
            d.restsOn = here_.usersChanged;
            return tl::unexpected(ok.error());
        }
    }
    const auto clean = cleanTexts(command);
    const Command &kept = clean ? *clean : command;
    if (const auto ok = check(kept); !ok) return tl::unexpected(ok.error());
    return std::visit([&](const auto &c) { return on(c, d); }, kept);
}

const Booking *House::booking(BookingId id) const
{
    if (const auto at = bookings_.constFind(id); at != bookings_.cend()) return &*at;
    const auto over = here_.ended.constFind(id);
    return over == here_.ended.cend() ? nullptr : &over->booking;
}

BookingId House::forgotten(const Command &command) const
{
    // What its channel told after the cancellation is in the file only.
    if (const auto *reinstate = std::get_if<ReinstateBooking>(&command)) {
        const BookingId id = reinstate->booking;
        return id.value > 0 && !bookings_.contains(id) ? id : BookingId{};
    }
    const auto about = [&](const auto &c) -> BookingId {
        if constexpr (requires { c.booking; }) {
            return c.booking;
        } else if constexpr (requires { c.key; }) {
            if (c.key.digest.isEmpty()) return {};
            return keys_.value({c.caller.channel.value, c.key.digest, c.key.occurrence});
        } else {
            return {};
        }
    };
    const BookingId id = std::visit(about, command);
    return id.value > 0 && !booking(id) ? id : BookingId{};
}

Stay House::sellable() const
{
    const inventory::Property &p = catalogue_.property;
    return Stay(p.businessDate, p.horizonNights);
}

Record House::record(RecordKind kind, const Caller &caller, const Decision &d) const
{
    Record r;
    r.kind = kind;
    r.property = catalogue_.property.id;
    r.at = d.now;
    r.effective = caller.effective;
    r.actor = caller.actor;
    r.channel = caller.channel;
    return r;
}

qint64 House::append(Record r, Decision &d)
{
    r.seq = ++d.lastSeq;
    d.batch->records.push_back(r);
    return r.seq;
}

void House::touch(int type, Stay stay, Decision &d)
{
    if (d.changes) touchPool(ledger_.poolOf(type), stay, d);
}

/// A change that does not affect the pool's other types.
void House::touchType(int type, Stay stay, Decision &d)
{
    if (d.changes) d.changes->touches.push_back({ledger_.poolOf(type), stay, type});
}

void House::touchPool(int pool, Stay stay, Decision &d)
{
    if (d.changes) d.changes->touches.push_back({pool, stay});
}

/// Compares the oversold flags of the nights with the rooms sold; only differences are written.
void House::flagOversold(int type, Stay stay, Decision &d)
{
    const int pool = ledger_.poolOf(type);
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        flagCell(pool, type, n, ledger_.oversoldType(type, n), d);
        flagCell(pool, -1, n, ledger_.oversoldPool(pool, n), d);
    }
}

void House::flagPool(int pool, Stay stay, Decision &d)
{
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        flagCell(pool, -1, n, ledger_.oversoldPool(pool, n), d);
    }
}

void House::flagCell(int pool, int type, Night n, int rooms, Decision &d)
{
    if (rooms == 0 && flagged_.isEmpty()) return;
    const FlagKey key{pool, type, n.day()};
    const auto at = flagged_.find(key);
    if ((at == flagged_.end() ? 0 : *at) == rooms) return;
    if (rooms == 0) {
        flagged_.erase(at);
    } else {
        flagged_.insert(key, rooms);
    }
    d.batch->oversold.push_back({catalogue_.property.id, catalogue_.pools[size_t(pool)].id,
                                 type < 0 ? RoomTypeId{} : catalogue_.roomTypes[size_t(type)].id, n,
                                 rooms});
}

tl::unexpected<Error> House::refuse(ErrorCode code, QString field, QString reason, Decision &d,
                                    int left) const
{
    d.restsOn = d.lastSeq;  // unless the calling function sets a more exact one
    return fail(code, std::move(field), std::move(reason), left);
}

void House::expireHolds(Decision &d)
{
    if (!holds_.mayHaveExpired(d.now)) return;
    const Caller engine{catalogue_.property.id, kEngineActor, {}, {}};
    for (const HoldId id : holds_.collectExpired(d.now)) {
        if (const Hold *hold = holds_.find(id))
            resolveHold(*hold, RecordKind::HoldExpired, engine, d);
    }
}

}  // namespace roomrack::booking
