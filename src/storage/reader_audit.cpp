// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail: the log read backwards, filtered in SQL, and searched for words in one pass. The
// words of a search are looked up first in the few places that have names; a record then only
// needs its numbers compared, so that no join slows the pass.
#include "storage/reader_impl.h"

#include <algorithm>
#include <array>
#include <unordered_set>

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
    QByteArray sql = " WHERE property = " + number(q.property.value);
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

bool isAboutBooking(RecordKind kind)
{
    return kind <= RecordKind::RoomHeld
           || (kind >= RecordKind::SagaBegun && kind <= RecordKind::DuplicateDecided);
}
bool isAboutUser(RecordKind kind)
{
    return kind >= RecordKind::UserAdded && kind <= RecordKind::SignInRefused;
}
bool isAboutRoom(RecordKind kind)
{
    return kind == RecordKind::RoomAssigned || kind == RecordKind::RoomTakenBack
           || kind == RecordKind::RoomHeld;
}
/// Hold and booking have the number of the record that began them.
qint64 bookingOf(const Record &r)
{
    return r.subject != 0 ? r.subject : r.seq;
}

}  // namespace

/// Where one word of a search is found, as numbers.
struct WordPlaces {
    QByteArray digits;  ///< the word, where it is a number
    std::unordered_set<qint64> users, types, plans, channels, rooms, bookings;
    std::vector<std::pair<qint64, qint64>> steps;  ///< [first record, last], in order

    bool has(const Record &r) const
    {
        if (users.contains(r.actor.value) || types.contains(r.roomType.value)
            || plans.contains(r.plan.value) || channels.contains(r.channel.value))
            return true;
        if (isAboutUser(r.kind)) return users.contains(r.subject);
        if (isAboutBooking(r.kind) && hasBooking(bookingOf(r))) return true;
        if (isAboutRoom(r.kind) && rooms.contains(r.value)) return true;
        if (r.kind == RecordKind::RoomOutOfOrderSet && rooms.contains(r.subject)) return true;
        return hasStep(r.seq);
    }

private:
    bool hasBooking(qint64 id) const
    {
        return bookings.contains(id) || (!digits.isEmpty() && number(id).contains(digits));
    }
    bool hasStep(qint64 seq) const
    {
        auto after = std::upper_bound(steps.begin(), steps.end(), seq,
                                      [](qint64 s, const auto &step) { return s < step.first; });
        return after != steps.begin() && seq <= (--after)->second;
    }
};

namespace {

StepMark markFrom(const Statement &row, int from)
{
    return {row.integer(from),
            row.integer(from + 1),
            row.integer(from + 2),
            row.integer(from + 3) != 0,
            {row.text(from + 4), row.text(from + 5), row.text(from + 6)}};
}

/// Steps never overlap, so the last that began before a record is the only one that may have it.
constexpr char kRowJoins[] =
    " FROM event e LEFT JOIN booking_text t ON t.property = e.property AND e.kind <= 20"
    " AND t.booking = CASE e.subject WHEN 0 THEN e.seq ELSE e.subject END"
    " LEFT JOIN step s ON s.property = e.property AND s.last >= e.seq"
    " AND (e.kind = 11 OR e.kind >= 30) AND s.id = (SELECT max(o.id) FROM step o"
    " WHERE o.property = e.property AND o.id <= e.seq)";

/// The rows with these numbers, newest first.
QByteArray rowsSql(const QByteArray &seqs)
{
    QByteArray columns(kRecordColumns);
    return "SELECT e." + columns.replace(", ", ", e.")
           + ", t.guest,"
             " (SELECT min(b.value) FROM cell_before b"
             " WHERE b.property = e.property AND b.seq = e.seq),"
             " (SELECT max(b.value) FROM cell_before b"
             " WHERE b.property = e.property AND b.seq = e.seq),"
             " s.id, s.undoes, s.undone_by, s.is_undo, s.label, s.reason, s.origin"
           + kRowJoins + " WHERE e.property = ?1 AND e.seq IN (" + seqs + ") ORDER BY e.seq DESC";
}

AuditRow auditRowFrom(const Statement &row)
{
    AuditRow result;
    result.record = recordFrom(row);
    result.guest = row.text(18);
    if (!row.isNull(19)) result.before = std::pair(row.integer(19), row.integer(20));
    if (!row.isNull(21)) result.step = markFrom(row, 21);
    return result;
}

}  // namespace

QByteArray SqlReader::Impl::wordCondition(const QByteArray &texts) const
{
    return letters.isEmpty() ? "roomrack_found(" + texts + ")" : words.condition(texts, letters);
}

/// Everything whose name has the word that `words` is set to.
Result<void> SqlReader::Impl::placesOf(PropertyId property, WordPlaces &places)
{
    struct Named {
        std::unordered_set<qint64> *ids;
        const char *select;
        const char *texts;
    };
    const Named all[] = {
        {&places.users, "SELECT id FROM desk_user WHERE property = ? AND ", "name"},
        {&places.types, "SELECT id FROM room_type WHERE property = ? AND ", "code, name"},
        {&places.plans, "SELECT id FROM rate_plan WHERE property = ? AND ", "code, name"},
        {&places.channels, "SELECT id FROM channel WHERE property = ? AND ", "name"},
        {&places.rooms, "SELECT id FROM room WHERE property = ? AND ", "number"},
        {&places.bookings, "SELECT booking FROM booking_text WHERE property = ? AND ",
         "guest, email, reference"}};
    for (const Named &named : all) {
        auto done =
            forEachRow(*connection, named.select + wordCondition(named.texts), {property.value},
                       [&](const Statement &s) { named.ids->insert(s.integer(0)); });
        if (!done) return done;
    }
    return forEachRow(*connection,
                      "SELECT id, last FROM step WHERE property = ? AND "
                          + wordCondition("label, reason, origin") + " ORDER BY id",
                      {property.value}, [&](const Statement &s) {
                          places.steps.emplace_back(s.integer(0), s.integer(1));
                      });
}

Result<void> SqlReader::Impl::findRecords(const AuditQuery &query)
{
    const auto version = connection->version(query.property);
    if (!version) return tl::unexpected(version.error());
    const QByteArray where = filterSql(query);
    if (audited.version == *version && audited.sql == where && audited.search == query.search)
        return {};
    std::vector<WordPlaces> wanted;
    for (const QString &word : SearchWords::apart(query.search)) {
        words.set(word);
        WordPlaces places;
        const QByteArray plain = word.toUtf8();
        const bool digits =
            std::all_of(plain.begin(), plain.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (digits) places.digits = plain;
        if (auto done = placesOf(query.property, places); !done) return done;
        wanted.push_back(std::move(places));
    }
    Found fresh{where, query.search, *version, {}};
    const auto matches = [&wanted](const Record &r) {
        return std::all_of(wanted.begin(), wanted.end(),
                           [&](const WordPlaces &places) { return places.has(r); });
    };
    const QByteArray columns = wanted.empty() ? QByteArray("seq") : QByteArray(kRecordColumns);
    auto done =
        forEachRow(*connection, "SELECT " + columns + " FROM event" + where + " ORDER BY seq DESC",
                   {}, [&](const Statement &s) {
                       if (wanted.empty() || matches(recordFrom(s)))
                           fresh.ids.push_back(s.integer(0));
                   });
    if (done) audited = std::move(fresh);
    return done;
}

Result<StepMark> SqlReader::Impl::stepMark(PropertyId property, qint64 seq)
{
    StepMark mark;
    auto done = forEachRow(*connection,
                           "SELECT id, undoes, undone_by, is_undo, label, reason, origin, last"
                           " FROM step WHERE property = ?1 AND id <= ?2 ORDER BY id DESC LIMIT 1",
                           {property.value, seq}, [&](const Statement &s) {
                               if (s.integer(7) >= seq) mark = markFrom(s, 0);
                           });
    if (!done) return tl::unexpected(done.error());
    return mark;
}

Result<std::vector<AuditRow>> SqlReader::Impl::auditRows(PropertyId property,
                                                         std::span<const qint64> seqs)
{
    std::vector<AuditRow> rows;
    if (seqs.empty()) return rows;
    QByteArray list;
    for (const qint64 seq : seqs) list += (list.isEmpty() ? "" : ",") + number(seq);
    rows.reserve(seqs.size());
    auto done = forEachRow(*connection, rowsSql(list), {property.value},
                           [&](const Statement &s) { rows.push_back(auditRowFrom(s)); });
    if (!done) return tl::unexpected(done.error());
    return rows;
}

Result<AuditRow> SqlReader::auditRow(PropertyId property, qint64 seq)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    auto rows = impl_->auditRows(property, std::array{seq});
    if (!rows) return tl::unexpected(rows.error());
    if (rows->empty()) {
        return fail(ErrorCode::NotFound, QStringLiteral("record"),
                    ErrorText::tr("there is no record number %1").arg(seq));
    }
    return std::move(rows->front());
}

Result<AuditPage> SqlReader::audit(const AuditQuery &query, qint64 offset, qint64 limit)
{
    if (offset < 0 || limit < 0) {
        return fail(ErrorCode::Invalid,
                    offset < 0 ? QStringLiteral("offset") : QStringLiteral("limit"),
                    ErrorText::tr("must not be negative"));
    }
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    if (auto done = impl_->findRecords(query); !done) return tl::unexpected(done.error());
    const std::vector<qint64> &ids = impl_->audited.ids;
    AuditPage page;
    page.total = static_cast<qint64>(ids.size());
    page.offset = std::min(offset, page.total);
    const qint64 count = std::min(limit, page.total - page.offset);
    auto rows =
        impl_->auditRows(query.property, std::span(ids).subspan(static_cast<size_t>(page.offset),
                                                                static_cast<size_t>(count)));
    if (!rows) return tl::unexpected(rows.error());
    page.rows = std::move(*rows);
    return page;
}

}  // namespace roomrack::storage
