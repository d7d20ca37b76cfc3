// SPDX-License-Identifier: GPL-3.0-or-later
// Steps: which can be undone, and the values from before them.
#include "booking/description/item_text.h"
#include "storage/answers.h"
#include "storage/rooms_since.h"

#include <algorithm>

namespace roomrack::storage {

namespace {

using booking::CellRow;
using booking::Record;
using booking::RecordKind;
using booking::Step;
using booking::StepContent;
using booking::StepKind;

constexpr char kStep[] = "SELECT id, property, kind, actor, at, last, undoes, undone_by, is_undo,"
                         " booking, label, reason, origin FROM step";

/// The step changes a booking that is closed now, so that undoing it is refused.
constexpr char kIsClosed[] = "(kind = 3 AND EXISTS (SELECT 1 FROM booking b"
                             " WHERE b.property = step.property AND b.id = step.booking"
                             " AND b.status NOT IN (1, 2, 5)))";

Step stepFrom(const Statement &row)
{
    Step s;
    s.id = row.integer(0);
    s.property = {row.integer(1)};
    s.kind = row.value<StepKind>(2);
    s.actor = {row.integer(3)};
    s.at = {row.integer(4)};
    s.last = row.integer(5);
    s.undoes = row.integer(6);
    s.undoneBy = row.integer(7);
    s.isUndo = row.integer(8) != 0;
    s.booking = {row.integer(9)};
    s.text = {row.text(10), row.text(11), row.text(12)};
    return s;
}

Result<void> readCells(const Connection &connection, StepContent &content)
{
    const Step &step = content.step;
    QByteArray columns(kRecordColumns);
    const QByteArray sql = "SELECT e." + columns.replace(", ", ", e.")
                           + ", b.night, b.nights, b.value FROM cell_before b JOIN event e"
                             " ON e.seq = b.seq AND e.property = b.property WHERE b.property = ?3"
                             " AND b.seq >= ?1 AND b.seq <= ?2 ORDER BY b.seq, b.night";
    return forEachRow(connection, sql, {step.id, step.last, step.property.value},
                      [&](const Statement &row) {
                          const Record r = recordFrom(row);
                          content.cells.push_back({rowOf(r), Night(row.small(18)), row.small(19),
                                                   row.integer(20), valueOf(r)});
                      });
}

/// The step's own records have both values.
Result<void> readHousekeeping(const Connection &connection, StepContent &content)
{
    return forEachRow(connection,
                      "SELECT subject, amount, value FROM event WHERE property = ? AND kind = 39"
                      " AND seq >= ? AND seq <= ? ORDER BY seq",
                      {content.step.property.value, content.step.id, content.step.last},
                      [&](const Statement &row) {
                          content.housekeeping.push_back(
                              {{row.integer(0)},
                               row.value<booking::HousekeepingStatus>(1),
                               row.value<booking::HousekeepingStatus>(2)});
                      });
}

Result<void> readRules(const Connection &connection, StepContent &content)
{
    return forEachRow(connection,
                      QByteArray("SELECT side, ") + kRuleColumns
                          + " FROM step_rule WHERE property = ? AND step = ? ORDER BY side, id",
                      {content.step.property.value, content.step.id}, [&](const Statement &row) {
                          auto &rules =
                              row.small(0) == 0 ? content.rulesBefore : content.rulesAfter;
                          rules.push_back(ruleFrom(row, 1));
                      });
}

Result<void> readBooking(const Connection &connection, StepContent &content)
{
    auto done = forEachRow(
        connection,
        "SELECT side, version, room_type, check_in, nights, rooms, adults, children, plan, total,"
        " terms_seq, commission, segment, child_ages, extras FROM step_booking"
        " WHERE property = ? AND step = ?",
        {content.step.property.value, content.step.id}, [&](const Statement &row) {
            booking::BookingVersion b;
            b.version = row.small(1);
            b.roomType = {row.integer(2)};
            b.stay = Stay(Night(row.small(3)), row.small(4));
            b.rooms = row.small(5);
            b.adults = row.small(6);
            b.children = row.small(7);
            b.plan = {row.integer(8)};
            b.total = row.integer(9);
            b.termsSeq = row.small(10);
            if (!row.isNull(11)) b.commission = row.integer(11);
            b.segment = {row.integer(12)};
            b.childAges = agesFrom(row.text(13));
            b.extras =
                pricing::stayExtrasFrom(row.text(14).toUtf8()).value_or(pricing::StayExtras());
            (row.small(0) == 0 ? content.before : content.after) = b;
        });
    if (done) {
        done =
            forEachRow(connection,
                       "SELECT guest, email, phone, country, notes, reference FROM step_text"
                       " WHERE property = ? AND step = ?",
                       {content.step.property.value, content.step.id}, [&](const Statement &row) {
                           content.guestBefore =
                               booking::Guest{row.text(0), row.text(1), row.text(2),
                                              row.text(3), row.text(4), row.text(5)};
                       });
    }
    if (done) {
        done = forEachRow(
            connection,
            "SELECT amount FROM step_price WHERE property = ? AND step = ? ORDER BY night",
            {content.step.property.value, content.step.id},
            [&](const Statement &row) { content.pricesBefore.push_back(row.integer(0)); });
    }
    if (done) {
        done =
            forEachRow(connection, "SELECT content FROM step_taxes WHERE property = ? AND step = ?",
                       {content.step.property.value, content.step.id}, [&](const Statement &row) {
                           if (auto taxes = pricing::stayTaxesFrom(row.text(0).toUtf8()))
                               content.taxesBefore = std::move(*taxes);
                       });
    }
    if (done) {
        done = forEachRow(connection,
                          "SELECT value, night, nights FROM event WHERE property = ? AND kind = 19"
                          " AND subject = ? AND seq >= ? AND seq <= ? ORDER BY seq",
                          {content.step.property.value, content.step.booking.value, content.step.id,
                           content.step.last},
                          [&](const Statement &row) {
                              content.roomsTaken.push_back(
                                  {{row.integer(0)}, Stay(Night(row.small(1)), row.small(2))});
                          });
    }
    return done;
}

template <typename Item>
bool addItem(const QByteArray &text, std::vector<Item> &items)
{
    auto item = booking::itemFrom<Item>(text);
    if (item) items.push_back(std::move(*item));
    return item.has_value();
}

bool addItem(booking::ItemKind kind, const QByteArray &text, booking::DescriptionItems &items)
{
    switch (kind) {
    case booking::ItemKind::Pool: return addItem(text, items.pools);
    case booking::ItemKind::Room: return addItem(text, items.rooms);
    case booking::ItemKind::RoomType: return addItem(text, items.roomTypes);
    case booking::ItemKind::RatePlan: return addItem(text, items.plans);
    case booking::ItemKind::Vat: return addItem(text, items.vats);
    case booking::ItemKind::MealPart: return addItem(text, items.mealParts);
    case booking::ItemKind::CityTax: return addItem(text, items.cityTaxes);
    case booking::ItemKind::Fee: return addItem(text, items.fees);
    case booking::ItemKind::Segment: return addItem(text, items.segments);
    }
    return false;
}

Result<void> readItems(const Connection &connection, StepContent &content)
{
    bool whole = true;
    auto done =
        forEachRow(connection,
                   "SELECT side, kind, content FROM step_item WHERE property = ? AND step = ?"
                   " ORDER BY kind, id",
                   {content.step.property.value, content.step.id}, [&](const Statement &row) {
                       auto &items = row.small(0) == 0 ? content.itemsBefore : content.itemsAfter;
                       const QByteArray text = row.text(2).toUtf8();
                       whole = addItem(row.value<booking::ItemKind>(1), text, items) && whole;
                   });
    if (!done || whole) return done;
    return fail(ErrorCode::Corrupt, QStringLiteral("undo"),
                ErrorText::tr("the previous value cannot be read"));
}

/// Why there is no such step: its record cannot be undone, or is unknown.
Result<StepContent> noStep(const Connection &connection, PropertyId property, qint64 id)
{
    std::optional<RecordKind> kind;
    auto done = forEachRow(connection, "SELECT kind FROM event WHERE seq = ? AND property = ?",
                           {id, property.value},
                           [&](const Statement &row) { kind = row.value<RecordKind>(0); });
    if (!done) return tl::unexpected(done.error());
    const QString field = QStringLiteral("undo");
    if (!kind)
        return fail(ErrorCode::NotFound, field,
                    ErrorText::tr("change with number %1 not found").arg(id));
    const QString why = booking::whyNoInverse(*kind);
    return fail(ErrorCode::WrongState, field,
                why.isEmpty() ? ErrorText::tr("the previous value was not stored") : why);
}

}  // namespace

Result<UndoStack> answer(ReadSession &session, const UndoSteps &q)
{
    UndoStack stack;
    const QByteArray mine =
        q.actor ? " AND actor = " + QByteArray::number(q.actor->value) : QByteArray();
    const auto read = [&](const QByteArray &which, qint64 after, int limit,
                          std::vector<Step> &steps) {
        return forEachRow(*session.connection,
                          kStep + QByteArray(" WHERE property = ?1 AND id > ?2 AND undone_by = 0")
                              + mine + which + " ORDER BY id DESC LIMIT ?3",
                          {q.property.value, after, std::max(0, limit)},
                          [&](const Statement &row) { steps.push_back(stepFrom(row)); });
    };
    const auto readBoth = [&](const QByteArray &which, std::vector<Step> &steps,
                              std::vector<Step> &closed) {
        const auto done = read(which + " AND NOT " + kIsClosed, 0, q.limit, steps);
        if (!done) return done;
        const qint64 next = steps.empty() ? 0 : steps.front().id;
        return read(which + " AND " + kIsClosed, next, q.closedLimit, closed);
    };
    auto done = readBoth(" AND is_undo = 0", stack.undo, stack.undoClosed);
    if (done) {
        done = readBoth(" AND is_undo = 1 AND id > coalesce((SELECT max(id) FROM step"
                        " WHERE property = ?1 AND undoes = 0"
                            + mine + "), 0)",
                        stack.redo, stack.redoClosed);
    }
    if (!done) return tl::unexpected(done.error());
    return stack;
}

Result<StepContent> answer(ReadSession &session, const StepOf &q)
{
    StepContent content;
    const Connection &connection = *session.connection;
    auto done = forEachRow(connection, QByteArray(kStep) + " WHERE id = ? AND property = ?",
                           {q.step, q.property.value},
                           [&](const Statement &row) { content.step = stepFrom(row); });
    if (!done) return tl::unexpected(done.error());
    if (content.step.id == 0) return noStep(connection, q.property, q.step);
    switch (content.step.kind) {
    case StepKind::Cells: done = readCells(connection, content); break;
    case StepKind::Policy: done = readRules(connection, content); break;
    case StepKind::Booking: done = readBooking(connection, content); break;
    case StepKind::Housekeeping: done = readHousekeeping(connection, content); break;
    case StepKind::Description: done = readItems(connection, content); break;
    }
    if (done && q.toUndo) done = readRoomsSince(connection, content);
    if (!done) return tl::unexpected(done.error());
    return content;
}

Result<std::optional<Record>> answer(ReadSession &session, const LastSetting &q)
{
    return readOne<Record>(
        *session.connection,
        QByteArray("SELECT ") + kRecordColumns
            + " FROM event WHERE seq > ?1 AND property = ?2 AND kind = ?3 AND room_type = ?4"
              " AND subject = ?5 AND plan = ?6 AND adults = ?7 AND night <= ?8"
              " AND night + nights > ?8 ORDER BY seq DESC LIMIT 1",
        {q.since, q.property.value, qint64(kindOf(q.row.field)), q.row.roomType.value,
         subjectOf(q.row), q.row.plan.value, q.row.guests, q.night.day()},
        recordFrom);
}

}  // namespace roomrack::storage
