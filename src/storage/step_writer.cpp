// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/step_writer.h"

#include "booking/description/item_text.h"
#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

constexpr int kBeforeColumns = 5;
constexpr char kCellBefore[] = "cell_before (property, seq, night, nights, value)";

void bindBefore(Statement &s, int base, const booking::CellBeforeRow &row)
{
    s.bind(base + 1, row.property.value);
    s.bind(base + 2, row.seq);
    s.bind(base + 3, row.night.day());
    s.bind(base + 4, row.nights);
    s.bind(base + 5, row.before);
}

}  // namespace

StepWriter::StepWriter(const Connection &c)
    : step_(c.direct("INSERT INTO step (property, id, kind, actor, at, last, undoes, undone_by,"
                     " is_undo, booking, label, reason, origin)"
                     " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)")),
      undone_(c.direct("UPDATE step SET undone_by = ? WHERE property = ? AND id = ?")),
      before_(c.direct(insertRows(kCellBefore, kBeforeColumns, 1))),
      manyBefore_(c.direct(insertRows(kCellBefore, kBeforeColumns, kRowsAtOnce))),
      rule_(c.direct(
          insertRows(QByteArray("step_rule (property, step, side, ") + kRuleColumns + ")", 14, 1))),
      booking_(c.direct("INSERT INTO step_booking (property, step, side, version, room_type,"
                        " check_in, nights, rooms, adults, children, plan, total,"
                        " terms_seq, commission, segment, child_ages, extras)"
                        " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,nullif(?,-1),nullif(?,0),?,?)")),
      guest_(c.direct("INSERT INTO step_text (property, step, booking, guest, email, phone,"
                      " country, notes, reference) SELECT property, ?, booking, guest, email,"
                      " phone, country, notes, reference FROM booking_text"
                      " WHERE property = ? AND booking = ?")),
      noGuest_(c.direct("INSERT INTO step_text (property, step, booking, guest, email, phone,"
                        " country, notes, reference) VALUES (?,?,?,'','','','','','')"
                        " ON CONFLICT (property, step) DO NOTHING")),
      prices_(c.direct("INSERT INTO step_price (property, step, night, amount)"
                       " SELECT property, ?, night, amount FROM booking_price"
                       " WHERE property = ? AND booking = ?")),
      item_(c.direct(insertRows("step_item (property, step, side, kind, id, content)", 6, 1))),
      taxes_(c.direct("INSERT INTO step_taxes (property, step, booking, content)"
                      " SELECT property, ?, booking, content FROM booking_taxes"
                      " WHERE property = ? AND booking = ?")),
      noTaxes_(c.direct("INSERT INTO step_taxes (property, step, booking, content)"
                        " VALUES (?,?,?,'') ON CONFLICT (property, step) DO NOTHING"))
{}

int StepWriter::prepared() const
{
    return preparedAll({&step_, &undone_, &before_, &manyBefore_, &rule_, &booking_, &guest_,
                        &noGuest_, &prices_, &item_, &taxes_, &noTaxes_});
}

int StepWriter::write(const booking::StepRow &row)
{
    const booking::Step &s = row.step;
    int rc = step_.run(s.property.value, s.id, qint64(s.kind), s.actor.value, s.at.micros, s.last,
                       s.undoes, s.undoneBy, qint32(s.isUndo), s.booking.value, s.text.label,
                       s.text.reason, s.text.origin);
    if (rc == kOk && s.undoes != 0) rc = undone_.run(s.id, s.property.value, s.undoes);
    if (rc == kOk) rc = writeRules(s, 0, row.rulesBefore);
    if (rc == kOk) rc = writeRules(s, 1, row.rulesAfter);
    if (rc == kOk) rc = writeItems(s, 0, row.itemsBefore);
    if (rc == kOk) rc = writeItems(s, 1, row.itemsAfter);
    if (rc == kOk && row.before) rc = writeBooking(s, 0, *row.before);
    if (rc == kOk && row.after) rc = writeBooking(s, 1, *row.after);
    return rc;
}

int StepWriter::write(std::span<const booking::CellBeforeRow> rows)
{
    return writeRows(rows, kBeforeColumns, manyBefore_, before_, bindBefore);
}

/// A booking without texts gets an empty row: the details were empty before.
int StepWriter::keepGuest(PropertyId property, qint64 step, BookingId booking)
{
    const int rc = guest_.run(step, property.value, booking.value);
    return rc == kOk ? noGuest_.run(property.value, step, booking.value) : rc;
}

int StepWriter::keepPrices(PropertyId property, qint64 step, BookingId booking)
{
    return prices_.run(step, property.value, booking.value);
}

/// A booking without lines gets an empty row, as with the guest's details.
int StepWriter::keepTaxes(PropertyId property, qint64 step, BookingId booking)
{
    const int rc = taxes_.run(step, property.value, booking.value);
    return rc == kOk ? noTaxes_.run(property.value, step, booking.value) : rc;
}

int StepWriter::writeRules(const booking::Step &step, qint32 side,
                           std::span<const inventory::OverbookingRule> rules)
{
    for (const inventory::OverbookingRule &r : rules) {
        rule_.bind(1, step.property.value);
        rule_.bind(2, step.id);
        rule_.bind(3, side);
        bindRule(rule_, 3, r);
        if (const int rc = rule_.finish(); rc != kOk) return rc;
    }
    return kOk;
}

int StepWriter::writeItems(const booking::Step &step, qint32 side,
                           const booking::DescriptionItems &items)
{
    return writeInOrder(
        [&](const auto &item) {
            return item_.run(step.property.value, step.id, side, qint32(booking::kindOf(item)),
                             item.id.value, QString::fromUtf8(booking::itemText(item)));
        },
        items.pools, items.rooms, items.roomTypes, items.plans, items.vats, items.mealParts,
        items.cityTaxes, items.fees, items.segments);
}

int StepWriter::writeBooking(const booking::Step &step, qint32 side,
                             const booking::BookingVersion &b)
{
    return booking_.run(step.property.value, step.id, side, b.version, b.roomType.value,
                        b.stay.checkIn().day(), b.stay.nights(), b.rooms, b.adults, b.children,
                        b.plan.value, b.total, b.termsSeq, b.commission.value_or(-1),
                        b.segment.value, agesText(b.childAges),
                        QString::fromUtf8(pricing::toText(b.extras)));
}

}  // namespace roomrack::storage
