// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of bookings: filtered and sorted in SQL, one page at a time.
#include "storage/answers.h"
#include "storage/request_reader.h"

#include <algorithm>

namespace roomrack::storage {

namespace {

template <typename Value, typename Number>
QByteArray isOneOf(const char *column, const std::vector<Value> &values, Number number)
{
    if (values.empty()) return {};
    QByteArray list;
    for (const Value &v : values) {
        if (!list.isEmpty()) list += ',';
        list += QByteArray::number(qint64(number(v)));
    }
    return QByteArray(" AND ") + column + " IN (" + list + ")";
}

QByteArray day(Night n)
{
    return QByteArray::number(n.day());
}

QByteArray filter(const BookingQuery &q, const QByteArray &found)
{
    QByteArray sql = " WHERE b.property = " + QByteArray::number(q.property.value);
    const auto id = [](auto v) { return v.value; };
    sql += isOneOf("b.status", q.statuses, [](booking::BookingStatus s) { return int(s); });
    sql += isOneOf("b.counted", q.roomTypes, id);
    sql += isOneOf("b.channel", q.channels, id);
    sql += isOneOf("b.segment", q.segments, id);
    if (q.overlaps) {
        sql += " AND b.check_in < " + day(q.overlaps->checkOut()) + " AND b.check_in + b.nights > "
               + day(q.overlaps->checkIn());
    }
    if (q.arriving) {
        sql += " AND b.check_in >= " + day(q.arriving->checkIn()) + " AND b.check_in < "
               + day(q.arriving->checkOut());
    }
    if (!q.search.trimmed().isEmpty()) {
        sql += " AND " + found;
    }
    return sql;
}

struct Order {
    const char *join;
    QByteArray key;
};

Order orderOf(BookingSort sort, bool descending)
{
    const auto text = [descending](const char *column) {
        return QByteArray("roomrack_order(") + column
               + (descending ? ", 1){bytewise}" : ", 0){bytewise}");
    };
    switch (sort) {
    case BookingSort::Number: return {"", "b.id"};
    case BookingSort::Guest: return {"", text("t.guest")};
    case BookingSort::CheckIn: return {"", "b.check_in"};
    case BookingSort::CheckOut: return {"", "b.check_in + b.nights"};
    case BookingSort::Created: return {"", "b.created"};
    case BookingSort::Nights: return {"", "b.nights"};
    case BookingSort::Total: return {"", "b.total"};
    case BookingSort::Status: return {"", "b.status"};
    case BookingSort::RoomType:
        return {" LEFT JOIN room_type k ON k.property = b.property AND k.id = b.counted",
                text("k.name")};
    case BookingSort::Channel:
        return {" LEFT JOIN channel k ON k.property = b.property AND k.id = b.channel",
                text("k.name")};
    }
    return {"", "b.id"};
}

/// SQL for the numbers of matching bookings, in order; `found` is the condition for the search
/// words.
QByteArray bookingQuerySql(const BookingQuery &q, const QByteArray &found)
{
    const Order order = orderOf(q.sort, q.descending);
    const bool texts = q.sort == BookingSort::Guest || !q.search.trimmed().isEmpty();
    QByteArray sql = "SELECT b.id FROM booking b";
    if (texts) sql += " LEFT JOIN booking_text t ON t.property = b.property AND t.booking = b.id";
    sql += order.join + filter(q, found) + " ORDER BY ";
    const QByteArray way = q.descending ? " DESC" : "";
    sql += order.key + way;
    if (q.sort != BookingSort::Number) sql += ", b.id" + way;
    return sql;
}

/// Fills session.found.
Result<void> find(ReadSession &session, const BookingQuery &query)
{
    const auto version = session.connection->version(query.property);
    if (!version) return tl::unexpected(version.error());
    session.words.set(query.search);
    const QByteArray texts = "b.id, t.guest, t.email, t.reference";
    const QByteArray sql = bookingQuerySql(query, session.wordCondition(texts));
    const ReadSession::Found &found = session.found;
    if (found.version == *version && found.sql == sql && found.search == query.search) return {};
    ReadSession::Found fresh{sql, query.search, *version, {}};
    auto done = forAllRows(*session.connection, sql, {},
                           [&fresh](const Statement &s) { fresh.ids.push_back(s.integer(0)); });
    if (done) session.found = std::move(fresh);
    return done;
}

}  // namespace

Result<BookingRow> readRow(ReadSession &session, PropertyId property, qint64 id)
{
    Statement &row = session.row, &rooms = session.rooms;
    BookingRow result;
    Result<std::optional<booking::Charge>> charge;
    row.bind(1, property.value);
    row.bind(2, id);
    const int rc = row.step();
    if (rc == kRow) {
        result.booking = bookingFrom(row);
        constexpr int kAt = kAfterBooking;
        result.guest = {row.text(kAt),     row.text(kAt + 1), row.text(kAt + 2),
                        row.text(kAt + 3), row.text(kAt + 4), row.text(kAt + 5)};
        result.fee = row.integer(kAt + 6);
        charge = chargeFrom(row, kAt + 7);
        result.reason = row.text(kAt + 14);
        auto taxes = pricing::stayTaxesFrom(row.text(kAt + 15).toUtf8());
        result.taxesAreDamaged = !taxes;  // `--verify` finds it; the booking is shown
        if (taxes) result.taxes = std::move(*taxes);
    }
    row.reset();
    if (!charge) return tl::unexpected(charge.error());
    result.charge = *charge;
    if (rc == kDone) {
        return fail(ErrorCode::NotFound, QStringLiteral("booking"),
                    ErrorText::tr("booking with number %1 not found").arg(id));
    }
    if (rc != kRow) return tl::unexpected(session.error(rc));
    rooms.bind(1, property.value);
    rooms.bind(2, id);
    int next = rooms.step();
    for (; next == kRow; next = rooms.step()) result.rooms << rooms.text(0);
    rooms.reset();
    if (next != kDone) return tl::unexpected(session.error(next));
    return result;
}

Result<BookingPage> answer(ReadSession &session, const Bookings &q)
{
    if (q.offset < 0 || q.limit < 0) {
        return fail(ErrorCode::Invalid,
                    q.offset < 0 ? QStringLiteral("offset") : QStringLiteral("limit"),
                    ErrorText::tr("must not be negative"));
    }
    if (auto done = find(session, q.query); !done) return tl::unexpected(done.error());
    const std::vector<qint64> &ids = session.found.ids;
    BookingPage page;
    page.total = static_cast<qint64>(ids.size());
    page.offset = std::min(q.offset, page.total);
    const qint64 count = std::min(q.limit, page.total - page.offset);
    page.rows.reserve(static_cast<size_t>(count));
    for (qint64 i = 0; i < count; ++i) {
        auto row = readRow(session, q.query.property, ids[static_cast<size_t>(page.offset + i)]);
        if (!row) return tl::unexpected(row.error());
        page.rows.push_back(std::move(*row));
    }
    return page;
}

Result<std::vector<ForeignBooking>> answer(ReadSession &session, const ForeignBookings &q)
{
    std::vector<ForeignBooking> all;
    const auto each = [&all](const Statement &s) {
        all.push_back({{s.integer(0)},
                       {s.bytes(1), s.small(2)},
                       {s.integer(3)},
                       s.value<booking::BookingStatus>(4),
                       s.small(5)});
    };
    auto done = forEachRow(*session.connection,
                           "SELECT k.channel, k.digest, k.occurrence, b.id, b.status, b.version"
                           " FROM foreign_key k JOIN booking b ON b.property = k.property"
                           " AND b.id = k.booking WHERE k.property = ?",
                           {q.property.value}, each);
    if (!done) return tl::unexpected(done.error());
    return all;
}

Result<BookingRow> answer(ReadSession &session, const OneBooking &q)
{
    auto row = readRow(session, q.property, q.booking.value);
    if (!row) return row;
    std::vector<BookingRow> one{std::move(*row)};
    if (auto done = addRoomsNow(session, q.property, one); !done)
        return tl::unexpected(done.error());
    return std::move(one.front());
}

}  // namespace roomrack::storage
