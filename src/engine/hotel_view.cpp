// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hotel_view.h"

#include "booking/cell_value.h"
#include "inventory/limits.h"

#include <algorithm>

namespace roomrack::engine {

HotelView::HotelView(const Snapshot &snapshot)
    : catalogue_(snapshot.catalogue), ledger_(snapshot.ledger),
      rates_(snapshot.plans, snapshot.rateBook), users_(snapshot.users), pending_(snapshot),
      tokens_(snapshot.tokens), epoch_(snapshot.epoch), seq_(snapshot.seq),
      commitNumber_(snapshot.commitNumber)
{
    typesOf_.resize(catalogue_.pools.size());
    for (int type = 0; type < ledger_.types(); ++type) {
        typesOf_[size_t(ledger_.poolOf(type))].push_back(type);
    }
    for (const booking::Hold &hold : snapshot.holds) holds_.emplace(hold.id, hold);
    for (const booking::HeldRooms &held : snapshot.roomsHeld)
        roomsHeld_.emplace(held.hold, held.rooms);
    for (const booking::HotelSetupRow &row : snapshot.setups) setups_[row.kind] = row.content;
    for (const auto &row : snapshot.housekeeping) housekeeping_.set(row.room, row.status);
}

const booking::Hold *HotelView::hold(HoldId id) const
{
    const auto it = holds_.find(id);
    return it == holds_.end() ? nullptr : &it->second;
}

const booking::User *HotelView::user(ActorId id) const
{
    const auto it = std::find_if(users_.begin(), users_.end(),
                                 [id](const booking::User &user) { return user.id == id; });
    return it == users_.end() ? nullptr : &*it;
}

QByteArray HotelView::setup(booking::SetupKind kind) const
{
    const auto it = setups_.find(kind);
    return it == setups_.end() ? QByteArray() : it->second;
}

QString HotelView::typeName(RoomTypeId id) const
{
    const inventory::RoomType *type = catalogue_.roomType(id);
    return type ? type->name : QString();
}

QString HotelView::poolName(PoolId id) const
{
    const inventory::Pool *pool = catalogue_.pool(id);
    return pool ? pool->name : QString();
}

QString HotelView::channelName(ChannelId id) const
{
    const inventory::Channel *channel = catalogue_.channel(id);
    return channel ? channel->name : QString();
}

std::vector<CellSpan> HotelView::apply(const ChangeSet &change)
{
    if (change.property != property().id || change.commitNumber <= commitNumber_) return {};
    commitNumber_ = change.commitNumber;
    seq_ = change.seq;
    epoch_ = change.epoch;
    for (const booking::Hold &hold : change.holdsTaken) holds_.insert_or_assign(hold.id, hold);
    for (const booking::HeldRooms &held : change.roomsHeld)
        roomsHeld_.insert_or_assign(held.hold, held.rooms);
    for (const HoldId id : change.holdsGone) {
        holds_.erase(id);
        roomsHeld_.erase(id);
    }
    pending_.apply(change);
    applySettings(change);
    // As OpenBookings::save() does.
    if (!change.booked.empty()) catalogue_.property.zoneFrozen = true;
    for (const auto &row : change.housekeeping) housekeeping_.set(row.room, row.status);
    for (const booking::Record &record : change.records) {
        if (record.kind == booking::RecordKind::BusinessDateMoved) {
            catalogue_.property.businessDate = record.night;
        }
    }
    return applyCells(change);
}

void HotelView::applySettings(const ChangeSet &change)
{
    if (change.users) users_ = *change.users;
    if (change.tokens) tokens_ = *change.tokens;
    for (const booking::HotelSetupRow &row : change.setups) {
        if (row.content.isEmpty())
            setups_.erase(row.kind);
        else
            setups_[row.kind] = row.content;
    }
}

namespace {

/// Cells of a change are sorted by row and night; neighbours are merged into one span.
void grow(std::vector<CellSpan> &spans, bool pool, int row, Night night)
{
    if (!spans.empty()) {
        CellSpan &last = spans.back();
        if (last.pool == pool && last.row == row && night >= last.first && night <= last.last + 1) {
            last.last = std::max(last.last, night);
            return;
        }
    }
    spans.push_back({pool, row, night, night});
}

}  // namespace

std::vector<CellSpan> HotelView::applyCells(const ChangeSet &change)
{
    std::vector<CellSpan> spans;
    for (const PoolCell &cell : change.pools) {
        const int row = catalogue_.poolIndex(cell.pool);
        if (row < 0 || !ledger_.covers(Stay(cell.night, 1))) continue;
        ledger_.editPool(row, cell.night, cell.cell.version) = cell.cell;
        grow(spans, true, row, cell.night);
    }
    for (const TypeCell &cell : change.types) {
        const int row = catalogue_.typeIndex(cell.roomType);
        if (row < 0 || !ledger_.covers(Stay(cell.night, 1))) continue;
        ledger_.editType(row, cell.night, cell.cell.version) = cell.cell;
        grow(spans, false, row, cell.night);
    }
    for (const RateCell &cell : change.rates) {
        const int row = catalogue_.typeIndex(cell.roomType);
        if (row < 0 || !ledger_.covers(Stay(cell.night, 1))) continue;
        rates_.set(row, cell.plan, cell.night, cell.guests, cell.own);
        grow(spans, false, row, cell.night);
    }
    for (const ScopedCell &cell : change.scopes) {
        const int row = catalogue_.typeIndex(cell.roomType);
        if (row < 0 || !ledger_.covers(Stay(cell.night, 1))) continue;
        // Its version came with the cell of the room type.
        ledger_.editScoped(row, cell.night, ledger_.type(row, cell.night).version)
            .set(row, cell.scope, cell.night, cell.restrictions);
        grow(spans, false, row, cell.night);
    }
    return spans;
}

namespace {

/// The nights of the run that lie within the ledger.
Stay nightsOf(const booking::CellRun &run, const inventory::Ledger &ledger)
{
    const Night first = std::max(run.range.first, ledger.first());
    const Night end = std::min(run.range.first + run.range.nights, ledger.end());
    return {first, std::max(0, end - first)};
}

qint64 valueOn(const booking::CellRun &run, Night n)
{
    return run.values.size() == 1 ? run.values.front() : run.values[size_t(n - run.range.first)];
}

}  // namespace

void HotelView::imaginePool(const booking::CellRun &run, Stay nights, std::vector<CellSpan> &spans)
{
    const int pool = catalogue_.poolIndex(run.row.pool);
    if (pool < 0) return;
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n)
        ledger_.editPool(pool, n, 0).outOfOrder = static_cast<qint32>(valueOn(run, n));
    inventory::refreshPoolLimit(ledger_, catalogue_, pool, nights, 0);
    spans.push_back({true, pool, nights.checkIn(), nights.checkOut() - 1});
    for (const int type : typesOf(pool))
        spans.push_back({false, type, nights.checkIn(), nights.checkOut() - 1});
}

std::vector<CellSpan> HotelView::imagine(const std::vector<booking::CellRun> &cells)
{
    std::vector<CellSpan> spans;
    for (const booking::CellRun &run : cells) {
        const Stay nights = nightsOf(run, ledger_);
        const bool whole = run.values.size() == 1 || run.values.size() == size_t(run.range.nights);
        if (nights.nights() == 0 || !whole) continue;
        if (run.row.field == booking::CellField::OutOfOrder) {
            imaginePool(run, nights, spans);
            continue;
        }
        const int type = catalogue_.typeIndex(run.row.roomType);
        if (type < 0) continue;
        for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
            if (run.row.field == booking::CellField::Rate)
                rates_.set(type, run.row.plan, n, run.row.guests, valueOn(run, n));
            else
                booking::setCell(ledger_, type, run.row, n, valueOn(run, n), 0);
        }
        inventory::refreshTypeLimit(ledger_, catalogue_, type, nights, 0);
        spans.push_back({false, type, nights.checkIn(), nights.checkOut() - 1});
    }
    return spans;
}

bool outdatesView(const booking::Record &record)
{
    return record.kind == booking::RecordKind::CatalogueChanged
           || record.kind == booking::RecordKind::PolicyChanged;
}

}  // namespace roomrack::engine
