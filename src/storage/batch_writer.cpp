// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/batch_writer.h"

#include "storage/in_order.h"
#include "storage/rows.h"

#include <initializer_list>

namespace roomrack::storage {

namespace {

constexpr int kColumns = 18;
void bindRecord(Statement &s, int base, const booking::Record &r)
{
    s.bind(base + 1, r.seq);
    s.bind(base + 2, r.property.value);
    s.bind(base + 3, qint64(r.kind));
    s.bind(base + 4, r.at.micros);
    s.bind(base + 5, r.effective.micros);
    s.bind(base + 6, r.actor.value);
    s.bind(base + 7, r.channel.value);
    s.bind(base + 8, r.cause);
    s.bind(base + 9, r.subject);
    s.bind(base + 10, r.roomType.value);
    s.bind(base + 11, r.night.day());
    s.bind(base + 12, r.nights);
    s.bind(base + 13, r.rooms);
    s.bind(base + 14, r.plan.value);
    s.bind(base + 15, r.adults);
    s.bind(base + 16, r.children);
    s.bind(base + 17, r.value);
    s.bind(base + 18, r.amount);
}

constexpr char kBooking[] =
    "INSERT INTO booking (id, property, status, version, channel, reserved, counted, check_in,"
    " nights, rooms, adults, children, plan, total, created)"
    " VALUES (?,?,?,?,nullif(?,0),?,?,?,?,?,?,?,nullif(?,0),?,?)"
    " ON CONFLICT ({property}id) DO UPDATE SET status = excluded.status,"
    " version = excluded.version,"
    " channel = excluded.channel, reserved = excluded.reserved, counted = excluded.counted,"
    " check_in = excluded.check_in, nights = excluded.nights, rooms = excluded.rooms,"
    " adults = excluded.adults, children = excluded.children, plan = excluded.plan,"
    " total = excluded.total, created = excluded.created";

const QByteArray kText =
    upsert("booking_text", "{property}booking", "guest, email, phone, country, notes, reference");

const QByteArray kHousekeeping = upsert("room_housekeeping", "property, room", "status");

const QByteArray kType =
    upsert("night_type", "property, room_type, night", "typed, flags, min_stay, max_stay, seq");

const QByteArray kPool = upsert("night_pool", "property, pool, night", "out_of_order, seq");

const QByteArray kRate = upsert("night_rate", "property, room_type, plan, night, guests", "amount");

const QByteArray kOversold = upsert("oversold", "property, pool, room_type, night", "rooms");

const QByteArray kUser = upsert("desk_user", "property, id",
                                "role, active, wrong_attempts, wrong_at, name, secret_hash");

const QByteArray kTemplate = upsert("bulk_template", "property, name", "content, seq");

constexpr char kFxRate[] =
    "INSERT INTO fx_rate (property, base, currency, day, seq, digits, decimals, source)"
    " VALUES (?,?,?,?,?,?,?,?)";

const QByteArray kSetup = upsert("channel_setup", "property, channel", "content, seq");

}  // namespace

BatchWriter::BatchWriter(const Connection &c)
    : begin_(c.direct("{begin}")), commit_(c.direct("COMMIT")), rollback_(c.direct("ROLLBACK")),
      record_(c.direct(insertRows("event", kColumns, 1))),
      records_(c.direct(insertRows("event", kColumns, kRowsAtOnce))),
      line_(c.direct("INSERT INTO commits (property, seq, count, at, oldest_hold, hash, epoch)"
                     " VALUES (?,?,?,?,?,?,?)")),
      booking_(c.direct(kBooking)),
      fee_(c.direct("INSERT INTO booking_fee (property, booking, amount) VALUES (?,?,?)")),
      noFee_(c.direct("DELETE FROM booking_fee WHERE property = ? AND booking = ?")),
      reason_(c.direct("INSERT INTO booking_reason (property, seq, booking, version, reason)"
                       " VALUES (?,?,?,?,?)")),
      walk_(
          c.direct("INSERT INTO booking_walk (property, booking, sister, hotel) VALUES (?,?,?,?)")),
      text_(c.direct(kText)),
      noText_(c.direct("DELETE FROM booking_text WHERE property = ? AND booking = ?")),
      key_(c.direct("INSERT INTO foreign_key (property, channel, digest, occurrence, booking)"
                    " VALUES (?,?,?,?,?)")),
      price_(c.direct(
          "INSERT INTO booking_price (property, booking, night, amount) VALUES (?,?,?,?)")),
      noPrices_(c.direct("DELETE FROM booking_price WHERE property = ? AND booking = ?")),
      giveRoom_(
          c.direct("INSERT INTO room_night (property, room, night, booking) VALUES (?,?,?,?)")),
      takeRoom_(c.direct("DELETE FROM room_night WHERE property = ? AND room = ? AND night >= ?"
                         " AND night < ? AND booking = ?")),
      roomOut_(c.direct("INSERT INTO room_out (property, room, night) VALUES (?,?,?)")),
      roomIn_(c.direct("DELETE FROM room_out WHERE property = ? AND room = ? AND night >= ?"
                       " AND night < ?")),
      housekeeping_(c.direct(kHousekeeping)), type_(c.direct(kType)),
      noType_(
          c.direct("DELETE FROM night_type WHERE property = ? AND room_type = ? AND night = ?")),
      pool_(c.direct(kPool)),
      noPool_(c.direct("DELETE FROM night_pool WHERE property = ? AND pool = ? AND night = ?")),
      rate_(c.direct(kRate)),
      noRate_(c.direct("DELETE FROM night_rate WHERE property = ? AND room_type = ? AND plan = ?"
                       " AND night = ? AND guests = ?")),
      oversold_(c.direct(kOversold)),
      notOversold_(c.direct("DELETE FROM oversold WHERE property = ? AND pool = ? AND room_type = ?"
                            " AND night = ?")),
      property_(c.direct("UPDATE property SET business_date = ?, zone_frozen = ? WHERE id = ?")),
      rule_(c.direct(
          insertRows(QByteArray("overbooking_rule (property, ") + kRuleColumns + ")", 12, 1))),
      noRules_(c.direct("DELETE FROM overbooking_rule WHERE property = ?")), user_(c.direct(kUser)),
      template_(c.direct(kTemplate)),
      noTemplate_(c.direct("DELETE FROM bulk_template WHERE property = ? AND name = ?")),
      fxRate_(c.direct(kFxRate)), setup_(c.direct(kSetup)),
      noSetup_(c.direct("DELETE FROM channel_setup WHERE property = ? AND channel = ?")),
      markPart_(c.direct("SAVEPOINT part")), dropPart_(c.direct("ROLLBACK TO part")),
      keepPart_(c.direct("RELEASE part")), steps_(c), channels_(c), candidates_(c), requests_(c)
{}

int BatchWriter::prepared() const
{
    const int ready = preparedAll(
        {&begin_,    &commit_,   &rollback_, &record_,   &records_,      &line_,        &booking_,
         &fee_,      &walk_,     &text_,     &noText_,   &key_,          &price_,       &noPrices_,
         &giveRoom_, &takeRoom_, &roomOut_,  &roomIn_,   &housekeeping_, &type_,        &noType_,
         &pool_,     &noPool_,   &rate_,     &noRate_,   &oversold_,     &notOversold_, &property_,
         &rule_,     &noRules_,  &user_,     &template_, &noTemplate_,   &fxRate_,      &setup_,
         &noSetup_,  &markPart_, &dropPart_, &keepPart_, &noFee_,        &reason_});
    if (ready != kOk) return ready;
    for (const int rc :
         {steps_.prepared(), channels_.prepared(), candidates_.prepared(), requests_.prepared()}) {
        if (rc != kOk) return rc;
    }
    return kOk;
}

int BatchWriter::write(const booking::Batch &batch)
{
    const auto each = [this](const auto &row) { return this->write(row); };
    int rc = writeRecords(batch.records);
    if (rc == kOk)
        rc = writeInOrder(each, batch.bookings, batch.fees, batch.walks, batch.reasons,
                          batch.guests, batch.keys, batch.nightPrices, batch.roomsGiven,
                          batch.roomsOut, batch.housekeeping, batch.typeSettings,
                          batch.poolSettings, batch.rates, batch.oversold, batch.properties,
                          batch.policies, batch.users, batch.steps);
    if (rc == kOk) rc = steps_.write(batch.cellsBefore);
    if (rc == kOk) rc = writeInOrder(each, batch.templates, batch.fxRates, batch.channelSetups);
    if (rc == kOk) rc = channels_.write(batch.channels);
    if (rc == kOk) rc = candidates_.write(batch.candidates);
    if (rc == kOk) rc = requests_.write(batch.requests);
    return rc;
}

int BatchWriter::writeRecords(std::span<const booking::Record> records)
{
    return writeRows(records, kColumns, records_, record_, bindRecord);
}

int BatchWriter::writeCommit(PropertyId log, qint64 seq, qint64 count, Instant at,
                             qint64 oldestHold, const QByteArray &hash, qint64 epoch)
{
    return line_.run(log.value, seq, count, at.micros, oldestHold, hash, epoch);
}

int BatchWriter::write(const booking::Booking &b)
{
    return booking_.run(b.id.value, b.property.value, qint64(b.status), b.version, b.channel.value,
                        b.reserved.value, b.counted.value, b.stay.checkIn().day(), b.stay.nights(),
                        b.rooms, b.adults, b.children, b.plan.value, b.total, b.created.micros);
}

int BatchWriter::write(const booking::WalkRow &row)
{
    return walk_.run(row.property.value, row.booking.value, row.sister.value, row.hotel);
}

int BatchWriter::write(const booking::ReasonRow &row)
{
    return reason_.run(row.property.value, row.seq, row.booking.value, row.version, row.reason);
}

int BatchWriter::write(const booking::FeeRow &row)
{
    if (row.amount == 0) return noFee_.run(row.property.value, row.booking.value);
    return fee_.run(row.property.value, row.booking.value, row.amount);
}

int BatchWriter::write(const booking::GuestRow &row)
{
    const booking::Guest &g = row.guest;
    if (row.step != 0) {
        if (const int rc = steps_.keepGuest(row.property, row.step, row.booking); rc != kOk)
            return rc;
    }
    if (g.isEmpty()) return noText_.run(row.property.value, row.booking.value);
    return text_.run(row.property.value, row.booking.value, g.name, g.email, g.phone, g.country,
                     g.notes, g.reference);
}

int BatchWriter::write(const booking::ForeignKeyRow &row)
{
    return key_.run(row.property.value, row.channel.value, row.key.digest, row.key.occurrence,
                    row.booking.value);
}

int BatchWriter::write(const booking::NightPriceRow &row)
{
    if (row.step != 0) {
        if (const int rc = steps_.keepPrices(row.property, row.step, row.booking); rc != kOk)
            return rc;
    }
    if (const int rc = noPrices_.run(row.property.value, row.booking.value); rc != kOk) return rc;
    qint64 night = 0;
    for (const qint64 amount : row.nights) {
        if (const int rc = price_.run(row.property.value, row.booking.value, night++, amount);
            rc != kOk)
            return rc;
    }
    return kOk;
}

int BatchWriter::write(const booking::RoomGivenRow &row)
{
    const Stay s = row.stay;
    if (row.release) {
        return takeRoom_.run(row.property.value, row.room.value, s.checkIn().day(),
                             s.checkOut().day(), row.booking.value);
    }
    for (Night n = s.checkIn(); n < s.checkOut(); ++n) {
        const int rc =
            giveRoom_.run(row.property.value, row.room.value, n.day(), row.booking.value);
        if (rc != kOk) return rc;
    }
    return kOk;
}

int BatchWriter::write(const booking::RoomOutRow &row)
{
    const Stay s = row.stay;
    if (row.release) {
        return roomIn_.run(row.property.value, row.room.value, s.checkIn().day(),
                           s.checkOut().day());
    }
    for (Night n = s.checkIn(); n < s.checkOut(); ++n) {
        const int rc = roomOut_.run(row.property.value, row.room.value, n.day());
        if (rc != kOk) return rc;
    }
    return kOk;
}

int BatchWriter::write(const booking::HousekeepingRow &row)
{
    return housekeeping_.run(row.property.value, row.room.value, qint64(row.status));
}

int BatchWriter::write(const booking::TypeSettingRow &row)
{
    const bool plain = row.typed == inventory::kForSaleByDefault && row.flags == 0
                       && row.minStay == 0 && row.maxStay == 0;
    if (plain) return noType_.run(row.property.value, row.roomType.value, row.night.day());
    return type_.run(row.property.value, row.roomType.value, row.night.day(), row.typed,
                     qint32(row.flags), qint32(row.minStay), qint32(row.maxStay), row.seq);
}

int BatchWriter::write(const booking::PoolSettingRow &row)
{
    if (row.outOfOrder == 0)
        return noPool_.run(row.property.value, row.pool.value, row.night.day());
    return pool_.run(row.property.value, row.pool.value, row.night.day(), row.outOfOrder, row.seq);
}

int BatchWriter::writeRate(const booking::RateRow &row)
{
    if (row.amount < 0) {
        return noRate_.run(row.property.value, row.roomType.value, row.plan.value, row.night.day(),
                           row.guests);
    }
    return rate_.run(row.property.value, row.roomType.value, row.plan.value, row.night.day(),
                     row.guests, row.amount);
}

int BatchWriter::write(const booking::OversoldRow &row)
{
    if (row.rooms <= 0) {
        return notOversold_.run(row.property.value, row.pool.value, row.roomType.value,
                                row.night.day());
    }
    return oversold_.run(row.property.value, row.pool.value, row.roomType.value, row.night.day(),
                         row.rooms);
}

int BatchWriter::write(const booking::PropertyRow &row)
{
    return property_.run(row.businessDate.day(), qint32(row.zoneFrozen), row.property.value);
}

int BatchWriter::write(const booking::UserRow &row)
{
    const booking::User &u = row.user;
    return user_.run(row.property.value, u.id.value, qint64(u.role), qint32(u.active),
                     row.wrongAttempts, row.wrongAt.micros, u.name,
                     QString::fromLatin1(row.secretHash));
}

int BatchWriter::write(const booking::TemplateRow &row)
{
    if (row.content.isEmpty()) return noTemplate_.run(row.property.value, row.name);
    return template_.run(row.property.value, row.name, row.content, row.seq);
}

int BatchWriter::write(const booking::FxRateRow &row)
{
    const pricing::FxRate &r = row.rate;
    return fxRate_.run(row.property.value, r.base.code(), r.currency.code(), r.day.day(), row.seq,
                       r.factor.digits(), qint32(r.factor.decimals()), row.source);
}

int BatchWriter::write(const booking::ChannelSetupRow &row)
{
    if (row.content.isEmpty()) return noSetup_.run(row.property.value, row.channel.value);
    return setup_.run(row.property.value, row.channel.value, QString::fromUtf8(row.content),
                      row.seq);
}

int BatchWriter::writeRules(PropertyId property, std::span<const inventory::OverbookingRule> rules)
{
    if (const int rc = noRules_.run(property.value); rc != kOk) return rc;
    for (const inventory::OverbookingRule &r : rules) {
        rule_.bind(1, property.value);
        bindRule(rule_, 1, r);
        if (const int rc = rule_.finish(); rc != kOk) return rc;
    }
    return kOk;
}

}  // namespace roomrack::storage
