// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/reader.h"

#include "storage/answers.h"
#include "storage/place.h"
#include "storage/request_reader.h"
#include "storage/schema.h"
#include "storage/sqlite_connection.h"

#include <algorithm>
#include <unordered_map>

namespace roomrack::storage {

namespace {

using booking::Record;
using booking::RecordKind;

/// Follows each hold and booking through its records: whether it includes the cell's night.
class CellStory {
public:
    CellStory(std::vector<qint64> types, Night night) : types_(std::move(types)), night_(night) {}
    bool concerns(const Record &r)
    {
        if (r.kind >= RecordKind::ForSaleSet) return true;  // the query selects only the cell's own
        const qint64 subject = r.kind == RecordKind::HoldTaken ? r.seq : r.subject;
        const bool now = has(r);
        bool &before = has_[subject];
        const bool concerned = now || before;
        before = now && !givesBack(r.kind);
        return concerned;
    }

private:
    bool has(const Record &r) const
    {
        return r.stay().contains(night_)
               && std::find(types_.begin(), types_.end(), r.roomType.value) != types_.end();
    }
    static bool givesBack(RecordKind k)
    {
        return k == RecordKind::HoldReleased || k == RecordKind::HoldExpired
               || k == RecordKind::BookingCancelled || k == RecordKind::BookingNoShow
               || k == RecordKind::BookingWalked;
    }
    std::vector<qint64> types_;
    Night night_;
    std::unordered_map<qint64, bool> has_;
};

/// All records of holds and bookings that ever had the night in the pool, of settings of the room
/// type (?2) or its pool (?4), and of changes to every night. ?1 property, ?3 night.
QByteArray cellSql(const QByteArray &types)
{
    const QByteArray who = "CASE kind WHEN 1 THEN seq ELSE subject END";
    const QByteArray life = "(kind BETWEEN 1 AND 17 OR kind = 21) AND kind <> 2";
    return "WITH guest AS MATERIALIZED (SELECT DISTINCT " + who
           + " AS id FROM event WHERE property = ?1 AND " + life
           + " AND night <= ?3 AND night + nights > ?3 AND room_type IN (" + types + ")) SELECT "
           + kRecordColumns + " FROM event WHERE property = ?1 AND ((" + life + " AND " + who
           + " IN (SELECT id FROM guest)) OR (night <= ?3 AND night + nights > ?3"
             " AND ((kind IN (30, {restriction kinds}, 37) AND room_type = ?2)"
             " OR (kind = 36 AND subject = ?4))) OR kind IN (40, 41))"
             " ORDER BY seq";
}

/// Its own connection, in the thread that opened it.
class SqlReader final : public Reader {
public:
    ReadSession session;

private:
    void answer(const AnyQuestion &any) override
    {
        const auto ready = session.ready();
        any.answerBy([&]<typename Q>(const Q &question) -> Result<typename Q::Answer> {
            if (!ready) return tl::unexpected(ready.error());
            return storage::answer(session, question);
        });
    }
};

}  // namespace

Result<std::unique_ptr<Reader>> Reader::open(const QString &place)
{
    auto reader = std::make_unique<SqlReader>();
    reader->session.place = place;
    if (auto done = reader->session.open(); !done) return tl::unexpected(done.error());
    return reader;
}

Result<void> ReadSession::open()
{
    row = Statement();
    rooms = Statement();
    found = {};
    audited = {};
    auto opened = openForReading(place);
    if (!opened) return tl::unexpected(opened.error());
    connection = std::move(*opened);
    return prepare();
}

Result<void> ReadSession::ready()
{
    if (!isServerPlace(place)) return {};
    const auto there = connection->integer(QStringLiteral("SELECT 1"));
    if (there || !connection->isLost()) return {};
    return open();
}

Result<void> ReadSession::prepare()
{
    if (auto *file = dynamic_cast<SqliteConnection *>(connection.get())) {
        if (const int rc = words.addTo(file->handle()); rc != kOk) return tl::unexpected(error(rc));
    } else {
        const auto known = connection->integer(
            QStringLiteral("SELECT count(*) FROM pg_collation WHERE collname = 'und-x-icu'"));
        if (!known) return tl::unexpected(known.error());
        letters = *known > 0 ? "\"und-x-icu\"" : "\"default\"";
    }
    row = connection->direct(
        "SELECT " + columnsOf("b", kBookingColumns)
        + ", t.guest, t.email, t.phone, t.country, t.notes, t.reference, f.amount, "
        + columnsOf("c", kChargeColumns)
        + ", (SELECT w.reason FROM booking_reason w WHERE w.property = b.property"
          " AND w.booking = b.id AND w.version = b.version), x.content FROM booking b"
          " LEFT JOIN booking_taxes x ON x.property = b.property AND x.booking = b.id"
          " LEFT JOIN booking_text t ON t.property = b.property AND t.booking = b.id"
        + kEndTables + " WHERE b.property = ? AND b.id = ?");
    rooms = connection->direct(
        "SELECT r.number FROM room_night n JOIN room r ON r.property = n.property AND r.id = n.room"
        " WHERE n.property = ? AND n.booking = ? GROUP BY r.number ORDER BY r.number{bytewise}");
    for (const Statement *s : {&row, &rooms}) {
        if (!s->ok()) return tl::unexpected(error(s->prepared()));
    }
    return {};
}

QByteArray ReadSession::wordCondition(const QByteArray &texts) const
{
    return letters.isEmpty() ? "roomrack_found(" + texts + ")" : words.condition(texts, letters);
}

Result<std::vector<Record>> answer(ReadSession &session, const BookingHistory &q)
{
    // A booking's first record has its number, so earlier records cannot concern it.
    const QByteArray sql = QByteArray("SELECT ") + kRecordColumns
                           + " FROM event WHERE seq >= ?2 AND property = ?1 AND (seq = ?2"
                             " OR subject = ?2) AND (kind BETWEEN 1 AND 29"
                             " OR kind IN (70, 71, 80, 81)) ORDER BY seq";
    return readAll<Record>(*session.connection, sql, {q.property.value, q.booking.value},
                           [&](const Statement &row) { return recordFrom(row); });
}

Result<std::vector<Record>> answer(ReadSession &session, const CellHistory &q)
{
    PoolId pool;
    std::vector<qint64> types;
    QByteArray list;
    auto done =
        forEachRow(*session.connection,
                   "SELECT pool, id FROM room_type WHERE property = ?1 AND pool = (SELECT pool"
                   " FROM room_type WHERE property = ?1 AND id = ?2)",
                   {q.property.value, q.roomType.value}, [&](const Statement &row) {
                       pool = {row.integer(0)};
                       types.push_back(row.integer(1));
                       if (!list.isEmpty()) list += ',';
                       list += QByteArray::number(row.integer(1));
                   });
    if (!done) return tl::unexpected(done.error());
    if (!pool) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    CellStory story(std::move(types), q.night);
    std::vector<Record> records;
    done = forEachRow(*session.connection, cellSql(list),
                      {q.property.value, q.roomType.value, q.night.day(), pool.value},
                      [&](const Statement &row) {
                          const Record r = recordFrom(row);
                          if (story.concerns(r)) records.push_back(r);
                      });
    if (!done) return tl::unexpected(done.error());
    std::reverse(records.begin(), records.end());
    records.resize(std::min(records.size(), static_cast<size_t>(std::max(0, q.limit))));
    return records;
}

Result<std::vector<Record>> answer(ReadSession &session, const RecentRecords &q)
{
    const QByteArray sql = QByteArray("SELECT ") + kRecordColumns
                           + " FROM event WHERE property = ? ORDER BY seq DESC LIMIT ?";
    return readAll<Record>(*session.connection, sql, {q.property.value, std::max(0, q.limit)},
                           [&](const Statement &row) { return recordFrom(row); });
}

Result<std::vector<booking::User>> answer(ReadSession &session, const Users &q)
{
    return readAll<booking::User>(
        *session.connection,
        "SELECT id, name, role, active FROM desk_user WHERE property = ? ORDER BY id",
        {q.property.value}, [&](const Statement &row) { return userFrom(row); });
}

Result<QString> answer(ReadSession &session, const GuestName &q)
{
    return readOne<QString>(*session.connection,
                            "SELECT guest FROM booking_text WHERE property = ? AND booking = ?",
                            {q.property.value, q.booking.value},
                            [](const Statement &row) { return row.text(0); })
        .map([](auto name) { return name.value_or(QString()); });
}

}  // namespace roomrack::storage
