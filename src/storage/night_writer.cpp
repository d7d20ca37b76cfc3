// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/night_writer.h"

#include "storage/in_order.h"
#include "storage/restriction_columns.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

const QByteArray kType =
    upsert("night_type", "property, room_type, night", "typed, " + restrictionColumns() + ", seq");

const QByteArray kScoped = upsert("night_restriction", "property, room_type, plan, channel, night",
                                  restrictionColumns() + ", seq");

const QByteArray kPool = upsert("night_pool", "property, pool, night", "out_of_order, seq");

const QByteArray kRate = upsert("night_rate", "property, room_type, plan, night, guests", "amount");

const QByteArray kOversold = upsert("oversold", "property, pool, room_type, night", "rooms");

}  // namespace

NightWriter::NightWriter(const Connection &c)
    : type_(c.direct(kType)),
      noType_(
          c.direct("DELETE FROM night_type WHERE property = ? AND room_type = ? AND night = ?")),
      scoped_(c.direct(kScoped)),
      noScoped_(c.direct("DELETE FROM night_restriction WHERE property = ? AND room_type = ?"
                         " AND plan = ? AND channel = ? AND night = ?")),
      pool_(c.direct(kPool)),
      noPool_(c.direct("DELETE FROM night_pool WHERE property = ? AND pool = ? AND night = ?")),
      rate_(c.direct(kRate)),
      noRate_(c.direct("DELETE FROM night_rate WHERE property = ? AND room_type = ? AND plan = ?"
                       " AND night = ? AND guests = ?")),
      oversold_(c.direct(kOversold)),
      notOversold_(c.direct("DELETE FROM oversold WHERE property = ? AND pool = ? AND room_type = ?"
                            " AND night = ?"))
{}

int NightWriter::prepared() const
{
    return preparedAll({&type_, &noType_, &scoped_, &noScoped_, &pool_, &noPool_, &rate_, &noRate_,
                        &oversold_, &notOversold_});
}

int NightWriter::write(const booking::Batch &batch)
{
    return writeInOrder([this](const auto &row) { return this->write(row); }, batch.typeSettings,
                        batch.scopedSettings, batch.poolSettings, batch.rates, batch.oversold);
}

int NightWriter::write(const booking::TypeSettingRow &row)
{
    const bool plain =
        row.typed == inventory::kForSaleByDefault && row.restrictions == inventory::Restrictions();
    if (plain) return noType_.run(row.property.value, row.roomType.value, row.night.day());
    type_.bind(1, row.property.value);
    type_.bind(2, row.roomType.value);
    type_.bind(3, row.night.day());
    type_.bind(4, row.typed);
    type_.bind(bindRestrictions(type_, 4, row.restrictions) + 1, row.seq);
    return type_.finish();
}

int NightWriter::write(const booking::ScopedSettingRow &row)
{
    const qint64 plan = row.scope.plan.value, channel = row.scope.channel.value;
    if (row.restrictions == inventory::Restrictions()) {
        return noScoped_.run(row.property.value, row.roomType.value, plan, channel,
                             row.night.day());
    }
    scoped_.bind(1, row.property.value);
    scoped_.bind(2, row.roomType.value);
    scoped_.bind(3, plan);
    scoped_.bind(4, channel);
    scoped_.bind(5, row.night.day());
    scoped_.bind(bindRestrictions(scoped_, 5, row.restrictions) + 1, row.seq);
    return scoped_.finish();
}

int NightWriter::write(const booking::PoolSettingRow &row)
{
    if (row.outOfOrder == 0)
        return noPool_.run(row.property.value, row.pool.value, row.night.day());
    return pool_.run(row.property.value, row.pool.value, row.night.day(), row.outOfOrder, row.seq);
}

int NightWriter::write(const booking::RateRow &row)
{
    if (row.amount < 0) {
        return noRate_.run(row.property.value, row.roomType.value, row.plan.value, row.night.day(),
                           row.guests);
    }
    return rate_.run(row.property.value, row.roomType.value, row.plan.value, row.night.day(),
                     row.guests, row.amount);
}

int NightWriter::write(const booking::OversoldRow &row)
{
    if (row.rooms <= 0) {
        return notOversold_.run(row.property.value, row.pool.value, row.roomType.value,
                                row.night.day());
    }
    return oversold_.run(row.property.value, row.pool.value, row.roomType.value, row.night.day(),
                         row.rooms);
}

}  // namespace roomrack::storage
