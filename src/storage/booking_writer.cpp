// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/booking_writer.h"

#include "pricing/early_departure.h"
#include "storage/in_order.h"
#include "storage/rows.h"

#include <algorithm>
#include <iterator>

namespace roomrack::storage {

namespace {

constexpr char kBooking[] =
    "INSERT INTO booking (id, property, status, version, channel, reserved, counted, check_in,"
    " nights, rooms, adults, children, plan, total, created, channel_collects, after_tax,"
    " child_ages, terms_seq, commission, commission_points, segment, extras, vat_on_top,"
    " commission_told, commission_of)"
    " VALUES (?,?,?,?,nullif(?,0),?,?,?,?,?,?,?,nullif(?,0),?,?,nullif(?,-1),?,?,?,nullif(?,-1),?,"
    " nullif(?,0),?,?,nullif(?,-1),nullif(?,-1))"
    " ON CONFLICT ({property}id) DO UPDATE SET status = excluded.status,"
    " version = excluded.version,"
    " channel = excluded.channel, reserved = excluded.reserved, counted = excluded.counted,"
    " check_in = excluded.check_in, nights = excluded.nights, rooms = excluded.rooms,"
    " adults = excluded.adults, children = excluded.children, plan = excluded.plan,"
    " total = excluded.total, created = excluded.created,"
    " channel_collects = excluded.channel_collects, after_tax = excluded.after_tax,"
    " child_ages = excluded.child_ages, terms_seq = excluded.terms_seq,"
    " commission = excluded.commission, commission_points = excluded.commission_points,"
    " segment = excluded.segment, extras = excluded.extras, vat_on_top = excluded.vat_on_top,"
    " commission_told = excluded.commission_told, commission_of = excluded.commission_of";

const QByteArray kText =
    upsert("booking_text", "{property}booking", "guest, email, phone, country, notes, reference");

}  // namespace

BookingWriter::BookingWriter(const Connection &c)
    : booking_(c.direct(kBooking)),
      fee_(c.direct("INSERT INTO booking_fee (property, booking, amount) VALUES (?,?,?)")),
      noFee_(c.direct("DELETE FROM booking_fee WHERE property = ? AND booking = ?")),
      reason_(c.direct("INSERT INTO booking_reason (property, seq, booking, version, reason)"
                       " VALUES (?,?,?,?,?)")),
      walk_(c.direct("INSERT INTO booking_walk (property, booking, sister, hotel, sister_booking)"
                     " VALUES (?,?,?,?,?)")),
      text_(c.direct(kText)),
      noText_(c.direct("DELETE FROM booking_text WHERE property = ? AND booking = ?")),
      key_(c.direct("INSERT INTO foreign_key (property, channel, digest, occurrence, booking)"
                    " VALUES (?,?,?,?,?)")),
      price_(c.direct(
          "INSERT INTO booking_price (property, booking, night, amount) VALUES (?,?,?,?)")),
      noPrices_(c.direct("DELETE FROM booking_price WHERE property = ? AND booking = ?")),
      taxes_(c.direct(upsert("booking_taxes", "property, booking", "content"))),
      noTaxes_(c.direct("DELETE FROM booking_taxes WHERE property = ? AND booking = ?")),
      keptTaxes_(c.direct("SELECT content FROM booking_taxes WHERE property = ? AND booking = ?")),
      holdQuote_(
          c.direct(upsert("hold_quote", "property, hold", "terms_seq, taxes, child_ages, extras"))),
      noHoldQuote_(c.direct("DELETE FROM hold_quote WHERE property = ? AND hold = ?"))
{}

int BookingWriter::prepared() const
{
    return preparedAll({&booking_, &fee_, &noFee_, &reason_, &walk_, &text_, &noText_, &key_,
                        &price_, &noPrices_, &taxes_, &noTaxes_, &keptTaxes_, &holdQuote_,
                        &noHoldQuote_});
}

int BookingWriter::readFor(const booking::Batch &batch)
{
    stayed_.clear();
    nextStayed_ = 0;
    for (auto row = batch.taxes.begin(); row != batch.taxes.end(); ++row) {
        if (!row->earlyDeparture) continue;
        // The lines may be of a booking or a change that is written by the same batch.
        const auto before = std::find_if(
            std::make_reverse_iterator(row), batch.taxes.rend(), [&](const auto &other) {
                return other.property == row->property && other.booking == row->booking;
            });
        pricing::StayTaxes kept;
        if (before != batch.taxes.rend())
            kept = before->taxes;
        else if (const int rc = readTaxes(*row, kept); rc != kOk)
            return rc;
        stayed_.push_back(pricing::afterEarlyDeparture(kept, *row->earlyDeparture));
    }
    return kOk;
}

/// None where there are none, or where they are damaged: those stay for `--verify`.
int BookingWriter::readTaxes(const booking::BookingTaxRow &row, pricing::StayTaxes &kept)
{
    keptTaxes_.bind(1, row.property.value);
    keptTaxes_.bind(2, row.booking.value);
    const int rc = keptTaxes_.step();
    if (rc == kRow) {
        kept = pricing::stayTaxesFrom(keptTaxes_.text(0).toUtf8()).value_or(pricing::StayTaxes());
    }
    keptTaxes_.reset();
    return rc == kRow || rc == kDone ? kOk : rc;
}

int BookingWriter::write(const booking::Batch &batch, StepWriter &steps)
{
    const auto each = [this](const auto &row) { return this->write(row); };
    const auto kept = [this, &steps](const auto &row) { return this->write(row, steps); };
    int rc = writeInOrder(each, batch.bookings, batch.fees, batch.walks, batch.reasons);
    if (rc == kOk) rc = writeInOrder(kept, batch.guests);
    if (rc == kOk) rc = writeInOrder(each, batch.keys);
    if (rc == kOk) rc = writeInOrder(kept, batch.nightPrices, batch.taxes);
    if (rc == kOk) rc = writeInOrder(each, batch.holdQuotes);
    return rc;
}

int BookingWriter::write(const booking::Booking &b)
{
    const auto told = b.toldCommission.value_or(booking::ToldCommission{-1, -1});
    return booking_.run(b.id.value, b.property.value, qint64(b.status), b.version, b.channel.value,
                        b.reserved.value, b.counted.value, b.stay.checkIn().day(), b.stay.nights(),
                        b.rooms, b.adults, b.children, b.plan.value, b.total, b.created.micros,
                        b.channelCollects.value_or(-1), qint64(b.isAfterTax), agesText(b.childAges),
                        b.termsSeq, b.commission.value_or(-1), b.commissionBasisPoints,
                        b.segment.value, QString::fromUtf8(pricing::toText(b.extras)), b.vatOnTop,
                        told.amount, told.total);
}

int BookingWriter::write(const booking::WalkRow &row)
{
    return walk_.run(row.property.value, row.booking.value, row.sister.value, row.hotel,
                     row.sisterBooking.value);
}

int BookingWriter::write(const booking::ReasonRow &row)
{
    return reason_.run(row.property.value, row.seq, row.booking.value, row.version, row.reason);
}

int BookingWriter::write(const booking::FeeRow &row)
{
    if (row.amount == 0) return noFee_.run(row.property.value, row.booking.value);
    return fee_.run(row.property.value, row.booking.value, row.amount);
}

int BookingWriter::write(const booking::GuestRow &row, StepWriter &steps)
{
    const booking::Guest &g = row.guest;
    if (row.step != 0) {
        if (const int rc = steps.keepGuest(row.property, row.step, row.booking); rc != kOk)
            return rc;
    }
    if (g.isEmpty()) return noText_.run(row.property.value, row.booking.value);
    return text_.run(row.property.value, row.booking.value, g.name, g.email, g.phone, g.country,
                     g.notes, g.reference);
}

int BookingWriter::write(const booking::ForeignKeyRow &row)
{
    return key_.run(row.property.value, row.channel.value, row.key.digest, row.key.occurrence,
                    row.booking.value);
}

int BookingWriter::write(const booking::NightPriceRow &row, StepWriter &steps)
{
    if (row.step != 0) {
        if (const int rc = steps.keepPrices(row.property, row.step, row.booking); rc != kOk)
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

int BookingWriter::write(const booking::BookingTaxRow &row, StepWriter &steps)
{
    if (row.step != 0) {
        if (const int rc = steps.keepTaxes(row.property, row.step, row.booking); rc != kOk)
            return rc;
    }
    if (row.earlyDeparture) return writeStayed(row);
    if (row.taxes.lines.empty()) return noTaxes_.run(row.property.value, row.booking.value);
    const QString content = QString::fromUtf8(pricing::toText(row.taxes));
    return taxes_.run(row.property.value, row.booking.value, content);
}

int BookingWriter::write(const booking::HoldQuoteRow &row)
{
    if (row.isOver) return noHoldQuote_.run(row.property.value, row.hold.value);
    const booking::HeldTaxes &quoted = row.quoted;
    return holdQuote_.run(row.property.value, row.hold.value, row.termsSeq,
                          QString::fromUtf8(pricing::toText(quoted.taxes)),
                          agesText(quoted.childAges),
                          QString::fromUtf8(pricing::toText(quoted.extras)));
}

int BookingWriter::writeStayed(const booking::BookingTaxRow &row)
{
    const pricing::StayTaxes &taxes = stayed_.at(nextStayed_++);
    if (taxes.lines.empty()) return kOk;
    return taxes_.run(row.property.value, row.booking.value,
                      QString::fromUtf8(pricing::toText(taxes)));
}

}  // namespace roomrack::storage
