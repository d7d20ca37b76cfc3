// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail: reads the log backwards, filtered in SQL, and searches it for words in one pass.
#include "storage/answers.h"
#include "storage/setting_changes.h"
#include "storage/setting_groups.h"
#include "storage/stay_rooms.h"
#include "storage/undone_records.h"
#include "storage/word_places.h"

#include <algorithm>
#include <array>
#include <span>
#include <unordered_map>

namespace roomrack::storage {

namespace {

using booking::Record;
using booking::RecordKind;

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

template <typename Value, typename Number>
QByteArray oneOf(const char *column, const std::vector<Value> &values, Number of)
{
    if (values.empty()) return {};
    QByteArray list;
    for (const Value &v : values) list += (list.isEmpty() ? "" : ",") + number(qint64(of(v)));
    return QByteArray(" AND ") + column + " IN (" + list + ")";
}

QByteArray filterSql(const AuditQuery &q)
{
    const auto id = [](auto v) { return v.value; };
    QByteArray sql = "property = " + number(q.property.value);
    sql += oneOf("kind", q.kinds, [](RecordKind kind) { return int(kind); });
    sql += oneOf("actor", q.actors, id);
    sql += oneOf("room_type", q.roomTypes, id);
    if (q.from) sql += " AND at >= " + number(q.from->micros);
    if (q.until) sql += " AND at < " + number(q.until->micros);
    if (q.nights) {
        sql += " AND nights > 0 AND night < " + number(q.nights->checkOut().day())
               + " AND night + nights > " + number(q.nights->checkIn().day());
    }
    if (q.upTo > 0) sql += " AND seq <= " + number(q.upTo);
    return sql;
}

StepMark markFrom(const Statement &row, int from)
{
    return {row.integer(from),
            row.integer(from + 1),
            row.integer(from + 2),
            row.integer(from + 3) != 0,
            {row.text(from + 4), row.text(from + 5), row.text(from + 6)}};
}

/// Steps never overlap, so only the last one that began before a record can contain it.
const QByteArray kRowJoins =
    " FROM event e LEFT JOIN booking_text t ON t.property = e.property AND e.kind <= "
    + number(qint64(booking::kLastOfBooking))
    + " AND t.booking = CASE e.subject WHEN 0 THEN e.seq ELSE e.subject END"
      " LEFT JOIN step s ON s.property = e.property AND s.last >= e.seq"
      " AND (e.kind = 11 OR e.kind >= 30) AND s.id = (SELECT max(o.id) FROM step o"
      " WHERE o.property = e.property AND o.id <= e.seq)"
      " LEFT JOIN booking_reason w ON w.property = e.property AND w.seq = e.seq";

constexpr char kBefore[] = " (SELECT min(b.value) FROM cell_before b"
                           " WHERE b.property = e.property AND b.seq = e.seq),"
                           " (SELECT max(b.value) FROM cell_before b"
                           " WHERE b.property = e.property AND b.seq = e.seq)";

/// The rows with these numbers, newest first.
QByteArray rowsSql(const QByteArray &seqs)
{
    return "SELECT " + columnsOf("e", kRecordColumns) + "," + kBefore
           + ", t.guest, s.id, s.undoes, s.undone_by, s.is_undo, s.label, s.reason, s.origin,"
             " s.last, s.kind, w.reason"
           + kRowJoins + " WHERE e.property = ?1 AND e.seq IN (" + seqs + ") ORDER BY e.seq DESC";
}

SettingGroups::Range rangeFrom(const Statement &row, int from)
{
    if (row.isNull(from)) return {};
    return std::pair(row.integer(from), row.integer(from + 1));
}

AuditRow auditRowFrom(const Statement &row)
{
    AuditRow result;
    result.record = recordFrom(row);
    result.before = rangeFrom(row, 18);
    result.guest = row.text(20);
    if (!row.isNull(21)) result.step = markFrom(row, 21);
    if (!row.isNull(30)) result.step.text.reason = row.text(30);
    return result;
}

/// A step and the records that belong to it.
struct StepSpan {
    StepMark mark;
    qint64 last = 0;
    bool cells = false;         ///< it sets cells
    bool housekeeping = false;  ///< it sets the status of rooms

    /// Its number, if it undoes a change of housekeeping; 0: it does not.
    qint64 undoOfRooms() const { return housekeeping && mark.undoes != 0 ? mark.id : 0; }
};

StepSpan spanFrom(const Statement &row, int from)
{
    const auto kind = row.value<booking::StepKind>(from + 8);
    return {markFrom(row, from), row.integer(from + 7), kind == booking::StepKind::Cells,
            kind == booking::StepKind::Housekeeping};
}

/// The settings of the step that begins with this record; of other records nothing.
Result<void> readSettings(const Connection &connection, const StepSpan &step, AuditRow &row)
{
    if (!step.cells || step.mark.id != row.record.seq) return {};
    SettingGroups groups;
    auto done = forEachRow(
        connection,
        "SELECT " + columnsOf("e", kRecordColumns) + "," + kBefore
            + " FROM event e WHERE e.property = ?1 AND e.seq >= ?2 AND e.seq <= ?3 ORDER BY e.seq",
        {row.record.property.value, step.mark.id, step.last},
        [&](const Statement &s) { groups.add(recordFrom(s), rangeFrom(s, 18)); });
    if (done) row.settings = groups.take(row.record);
    return done;
}

Undone undoneOf(const UndoneRecords &undone, const AuditRow &row)
{
    if (row.step.undoneBy == 0) return Undone::No;
    return row.settings.empty() ? undone.of(row.step.id, row.record)
                                : undone.ofSettings(row.step.id);
}

/// What the pass over the log needs of the other tables.
struct Surroundings {
    std::vector<StepSpan> steps;    ///< by number
    std::vector<WordPlaces> words;  ///< of the query, in order
    RoomTrail rooms;
    UndoneRecords undone;                        ///< only for displayed texts
    std::unordered_map<qint64, QString> guests;  ///< by booking; only for displayed texts
    std::unordered_map<qint64, std::pair<qint64, qint64>> before;  ///< by record; likewise
    SettingChanges changes;                                        ///< likewise
};

/// One pass over the log, newest record first.
class AuditPass {
public:
    AuditPass(const AuditQuery &query, Surroundings around)
        : query_(query), around_(std::move(around)), next_(around_.steps.size())
    {}
    /// A record that matches a query without words.
    void add(qint64 seq)
    {
        const StepSpan *step = bulkOf(seq);
        const qint64 id = step ? step->mark.id : seq;
        if (ids.empty() || ids.back() != id) ids.push_back(id);
    }
    /// Any record, and whether it matches the filters.
    void add(const Record &record, bool wanted)
    {
        const StepSpan *of = stepOf(record.seq);
        rooms_ = around_.rooms.pass(record, of ? of->undoOfRooms() : 0);
        const StepSpan *step = bulkOf(record.seq);
        if (!step && !wanted) return;
        wanted_ |= wanted;
        found_ |= inPlaces(record);
        if (step) groups_.add(record, beforeOf(record));
        if (step && record.seq != step->mark.id) return;
        if (wanted_ && query_.markWords) marks.push_back(found_);
        if (wanted_ && (query_.markWords || isFound(record))) ids.push_back(record.seq);
        if (step) static_cast<void>(groups_.take(record));
        wanted_ = false;
        found_ = 0;
    }

    std::vector<qint64> ids;
    std::vector<quint32> marks;

private:
    const StepSpan *stepOf(qint64 seq)
    {
        while (next_ > 0 && around_.steps[next_ - 1].mark.id > seq) --next_;
        return next_ > 0 && around_.steps[next_ - 1].last >= seq ? &around_.steps[next_ - 1]
                                                                 : nullptr;
    }
    const StepSpan *bulkOf(qint64 seq)
    {
        const StepSpan *step = query_.bulkAsOne ? stepOf(seq) : nullptr;
        return step && step->cells ? step : nullptr;
    }
    SettingGroups::Range beforeOf(const Record &record) const
    {
        const auto at = around_.before.find(record.seq);
        return at == around_.before.end() ? SettingGroups::Range() : at->second;
    }
    quint32 inPlaces(const Record &record) const
    {
        quint32 found = 0;
        for (size_t i = 0; i < around_.words.size(); ++i)
            found |= quint32(around_.words[i].has(record) || around_.words[i].hasAny(rooms_)) << i;
        return found;
    }
    bool isFound(const Record &record)
    {
        const quint32 all = (quint32(1) << around_.words.size()) - 1;
        if (found_ == all || !query_.shown) return found_ == all;
        AuditRow row;
        row.record = record;
        if (const StepSpan *step = stepOf(record.seq)) row.step = step->mark;
        row.settings = groups_.take(record);
        row.before = beforeOf(record);
        row.rooms = rooms_;
        row.undone = undoneOf(around_.undone, row);
        if (const auto change = around_.changes.find(record.seq); change != around_.changes.end())
            row.change = change->second;
        if (booking::isOfBooking(record.kind)) {
            const auto guest = around_.guests.find(bookingIdOf(record));
            if (guest != around_.guests.end()) row.guest = guest->second;
        }
        return (found_ | query_.shown->found(row)) == all;
    }

    const AuditQuery &query_;
    Surroundings around_;
    size_t next_;  ///< steps from here on began after the current record
    bool wanted_ = false;
    quint32 found_ = 0;  ///< words found in the current step or record
    SettingGroups groups_;
    std::vector<RoomId> rooms_;  ///< of the current record
};

Result<void> readSteps(const Connection &connection, PropertyId property, Surroundings &around)
{
    return forEachRow(connection,
                      "SELECT id, undoes, undone_by, is_undo, label, reason, origin, last, kind"
                      " FROM step WHERE property = ? ORDER BY id",
                      {property.value},
                      [&](const Statement &s) { around.steps.push_back(spanFrom(s, 0)); });
}

Result<void> readShown(const Connection &connection, PropertyId property, Surroundings &around)
{
    auto done = around.undone.read(connection, property, "1 = 1");
    if (!done) return done;
    done = forEachRow(connection, "SELECT booking, guest FROM booking_text WHERE property = ?",
                      {property.value},
                      [&](const Statement &s) { around.guests.emplace(s.integer(0), s.text(1)); });
    if (!done) return done;
    done = readSettingChanges(connection, property, around.changes);
    if (!done) return done;
    return forEachRow(connection,
                      "SELECT seq, min(value), max(value) FROM cell_before WHERE property = ?"
                      " GROUP BY seq",
                      {property.value}, [&](const Statement &s) {
                          around.before.emplace(s.integer(0),
                                                std::pair(s.integer(1), s.integer(2)));
                      });
}

/// A condition on the bookings of the check-ins and check-outs that the query may find by their
/// rooms. `filter`: filterSql().
QByteArray staysSql(const QByteArray &filter, const AuditQuery &query,
                    const std::vector<WordPlaces> &words)
{
    if (query.shown) {
        return "booking IN (SELECT subject FROM event WHERE seq IN (SELECT m.seq"
               " FROM movement m WHERE m.property = ?1 AND m.kind IN (13, 14)) AND "
               + filter + ")";
    }
    // Without displayed texts only the wanted rooms count. Those that a guest has left since are
    // in the records of the moves. Few bookings: the filter would cost more than it spares.
    std::vector<qint64> wanted;
    for (const WordPlaces &word : words)
        wanted.insert(wanted.end(), word.rooms.begin(), word.rooms.end());
    return "booking IN (SELECT booking FROM room_night WHERE property = ?1 AND room IN ("
           + listOf(wanted) + "))";
}

/// Fills session.audited.
Result<void> findRecords(ReadSession &session, const AuditQuery &query)
{
    const Connection &connection = *session.connection;
    const auto version = connection.version(query.property);
    if (!version) return tl::unexpected(version.error());
    ReadSession::Found fresh{filterSql(query), query.search,    *version,       {},
                             query.shown,      query.bulkAsOne, query.markWords};
    if (session.audited.isSameQuery(fresh)) return {};
    auto places = wordPlaces(session, query);
    if (!places) return tl::unexpected(places.error());
    const bool plain = places->empty();
    Surroundings around;
    around.words = std::move(*places);
    if (auto done = readSteps(connection, query.property, around); !done) return done;
    if (!plain && query.shown) {
        if (auto done = readShown(connection, query.property, around); !done) return done;
    }
    const bool ofRooms = std::any_of(around.words.begin(), around.words.end(),
                                     [](const WordPlaces &word) { return !word.rooms.empty(); });
    if (!plain && (query.shown || ofRooms)) {
        const auto done = around.rooms.readNights(connection, query.property,
                                                  staysSql(fresh.sql, query, around.words));
        if (!done) return done;
    }
    AuditPass pass(query, std::move(around));
    const QByteArray rest = " ORDER BY seq DESC";
    Result<void> done;
    if (plain) {
        done = forAllRows(connection, "SELECT seq FROM event WHERE " + fresh.sql + rest, {},
                          [&](const Statement &s) { pass.add(s.integer(0)); });
    } else {
        // All records of a bulk change are read, if only one of them matches the filters.
        done = forAllRows(connection,
                          QByteArray("SELECT ") + kRecordColumns + ", CASE WHEN " + fresh.sql
                              + " THEN 1 ELSE 0 END FROM event WHERE property = ?" + rest,
                          {query.property.value},
                          [&](const Statement &s) { pass.add(recordFrom(s), s.integer(18) != 0); });
    }
    if (!done) return done;
    fresh.ids = std::move(pass.ids);
    fresh.marks = std::move(pass.marks);
    session.audited = std::move(fresh);
    return {};
}

Result<void> readUndone(const Connection &connection, PropertyId property,
                        std::vector<AuditRow> &rows)
{
    std::vector<qint64> undone;
    for (const AuditRow &row : rows) {
        const bool isNext = undone.empty() || undone.back() != row.step.id;
        if (row.step.undoneBy != 0 && isNext) undone.push_back(row.step.id);
    }
    if (undone.empty()) return {};
    UndoneRecords parts;
    auto done = parts.read(connection, property, "s.id IN (" + listOf(undone) + ")");
    for (AuditRow &row : rows) row.undone = undoneOf(parts, row);
    return done;
}

bool mayHaveChange(RecordKind kind)
{
    return kind == RecordKind::CatalogueChanged || kind == RecordKind::HotelSetupSaved
           || kind == RecordKind::ChannelSetupSaved || kind == RecordKind::BookingChanged;
}

Result<void> readChanges(const Connection &connection, PropertyId property,
                         std::vector<AuditRow> &rows)
{
    std::vector<qint64> seqs;
    for (const AuditRow &row : rows) {
        if (mayHaveChange(row.record.kind)) seqs.push_back(row.record.seq);
    }
    if (seqs.empty()) return {};
    SettingChanges changes;
    auto done = readSettingChanges(connection, property, changes, seqs);
    for (AuditRow &row : rows) {
        if (const auto at = changes.find(row.record.seq); at != changes.end())
            row.change = at->second;
    }
    return done;
}

Result<std::vector<AuditRow>> auditRows(const Connection &connection, PropertyId property,
                                        std::span<const qint64> seqs)
{
    std::vector<AuditRow> rows;
    if (seqs.empty()) return rows;
    rows.reserve(seqs.size());
    std::vector<StepSpan> steps;
    auto done =
        forEachRow(connection, rowsSql(listOf(seqs)), {property.value}, [&](const Statement &s) {
            rows.push_back(auditRowFrom(s));
            steps.push_back(s.isNull(21) ? StepSpan() : spanFrom(s, 21));
        });
    for (size_t i = 0; done && i < rows.size(); ++i)
        done = readSettings(connection, steps[i], rows[i]);
    if (done) done = readUndone(connection, property, rows);
    if (done) done = readChanges(connection, property, rows);
    if (!done) return tl::unexpected(done.error());
    std::vector<RoomsAsked> asked;
    for (size_t i = 0; i < rows.size(); ++i)
        asked.push_back({rows[i].record, steps[i].undoOfRooms()});
    auto rooms = roomsOf(connection, property, asked);
    if (!rooms) return tl::unexpected(rooms.error());
    for (size_t i = 0; i < rows.size(); ++i) rows[i].rooms = std::move((*rooms)[i]);
    return rows;
}

}  // namespace

Result<StepMark> stepMark(const ReadSession &session, PropertyId property, qint64 seq)
{
    StepMark mark;
    auto done = forEachRow(*session.connection,
                           "SELECT id, undoes, undone_by, is_undo, label, reason, origin, last"
                           " FROM step WHERE property = ?1 AND id <= ?2 ORDER BY id DESC LIMIT 1",
                           {property.value, seq}, [&](const Statement &s) {
                               if (s.integer(7) >= seq) mark = markFrom(s, 0);
                           });
    if (!done) return tl::unexpected(done.error());
    return mark;
}

Result<AuditRow> answer(ReadSession &session, const AuditRecord &q)
{
    auto rows = auditRows(*session.connection, q.property, std::array{q.seq});
    if (!rows) return tl::unexpected(rows.error());
    if (rows->empty()) {
        return fail(ErrorCode::NotFound, QStringLiteral("record"),
                    ErrorText::tr("record with number %1 not found").arg(q.seq));
    }
    return std::move(rows->front());
}

Result<AuditPage> answer(ReadSession &session, const AuditTrail &q)
{
    if (q.offset < 0 || q.limit < 0) {
        return fail(ErrorCode::Invalid,
                    q.offset < 0 ? QStringLiteral("offset") : QStringLiteral("limit"),
                    ErrorText::tr("must not be negative"));
    }
    if (auto done = findRecords(session, q.query); !done) return tl::unexpected(done.error());
    const std::vector<qint64> &ids = session.audited.ids;
    AuditPage page;
    page.total = static_cast<qint64>(ids.size());
    page.offset = std::min(q.offset, page.total);
    const qint64 count = std::min(q.limit, page.total - page.offset);
    auto rows = auditRows(
        *session.connection, q.query.property,
        std::span(ids).subspan(static_cast<size_t>(page.offset), static_cast<size_t>(count)));
    if (!rows) return tl::unexpected(rows.error());
    page.rows = std::move(*rows);
    const std::vector<quint32> &marks = session.audited.marks;
    for (size_t i = 0; i < page.rows.size() && !marks.empty(); ++i)
        page.rows[i].words = marks[static_cast<size_t>(page.offset) + i];
    return page;
}

}  // namespace roomrack::storage
