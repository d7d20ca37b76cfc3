// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/central_table.h"

#include "dedup/blocking.h"
#include "storage/candidate_reader.h"
#include "storage/in_order.h"
#include "storage/rows.h"

#include <algorithm>
#include <tuple>

namespace roomrack::storage {

namespace {

constexpr char kInsert[] =
    "INSERT INTO central_candidate (house, id, product, status, ordinal, hash, context, booking,"
    " channel, created, expires, ended) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)";

/// Per blocking key only this many of the newest are compared.
constexpr int kMostOfAKey = 500;

QByteArray select(const QByteArray &rest)
{
    return QByteArray("SELECT ") + kCandidateColumns + " FROM central_candidate WHERE " + rest;
}

/// One request's inserts, sorted by key, so that two engines never deadlock.
std::vector<const dedup::Asked *> inOrder(std::span<const dedup::Asked> request)
{
    std::vector<const dedup::Asked *> all;
    for (const dedup::Asked &own : request) all.push_back(&own);
    std::sort(all.begin(), all.end(), [](const dedup::Asked *a, const dedup::Asked *b) {
        const dedup::Candidate &x = a->candidate, &y = b->candidate;
        return std::tie(x.product, x.hash, x.ordinal) < std::tie(y.product, y.hash, y.ordinal);
    });
    return all;
}

void dropRepeated(std::vector<dedup::Candidate> &all)
{
    std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    all.erase(std::unique(all.begin(), all.end(),
                          [](const auto &a, const auto &b) { return a.id == b.id; }),
              all.end());
}

}  // namespace

CentralTable::CentralTable(const Connection &c)
    : connection_(c), begin_(c.statement("{begin}")), commit_(c.statement("COMMIT")),
      rollback_(c.statement("ROLLBACK")),
      expire_(c.statement("UPDATE central_candidate SET status = 2, ended = ?5 WHERE house = ?1"
                          " AND product = ?2 AND hash = ?3 AND ordinal = ?4 AND status = 1"
                          " AND expires > 0 AND expires <= ?5")),
      insert_(c.statement(QByteArray(kInsert) + " ON CONFLICT DO NOTHING RETURNING id")),
      upsert_(c.statement(QByteArray(kInsert)
                          + " ON CONFLICT (house, id) DO UPDATE SET status = excluded.status,"
                            " ordinal = CASE WHEN central_candidate.status = 1"
                            " AND excluded.status = 1 THEN central_candidate.ordinal"
                            " ELSE excluded.ordinal END, booking = excluded.booking,"
                            " ended = excluded.ended")),
      remove_(c.statement("DELETE FROM central_candidate WHERE house = ? AND id = ?")),
      forget_(c.statement("DELETE FROM central_candidate WHERE house = ? AND status = 2"
                          " AND ended < ?"))
{}

int CentralTable::prepared() const
{
    return preparedAll(
        {&begin_, &commit_, &rollback_, &expire_, &insert_, &upsert_, &remove_, &forget_});
}

void CentralTable::bind(Statement &s, const QString &house, const dedup::Candidate &c) const
{
    s.bind(1, house);
    s.bind(2, c.id.value);
    s.bind(3, qint64(c.product));
    s.bind(4, qint64(c.status));
    s.bind(5, c.ordinal);
    s.bind(6, c.hash.bytes());
    s.bind(7, QString::fromUtf8(c.context));
    s.bind(8, c.booking.value);
    s.bind(9, c.channel.value);
    s.bind(10, c.created.micros);
    s.bind(11, c.expires.micros);
    s.bind(12, c.ended.micros);
}

/// In one statement, because of the round trip to a server.
int CentralTable::writeKeys(const QString &house, const dedup::Candidate &own,
                            const dedup::Traits &traits)
{
    const std::vector<qint64> blocks = dedup::blockingKeys(traits);
    if (blocks.empty()) return kOk;
    Statement &insert = keys_[blocks.size()];
    if (!insert.ok()) {
        const int rows = static_cast<int>(blocks.size());
        insert = connection_.statement(insertRows("central_key (house, block, id)", 3, rows)
                                       + " ON CONFLICT DO NOTHING");
    }
    int i = 0;
    for (const qint64 block : blocks) {
        insert.bind(++i, house);
        insert.bind(++i, block);
        insert.bind(++i, own.id.value);
    }
    return insert.finish();
}

int CentralTable::insertOne(const QString &house, const dedup::Asked &own, Instant now,
                            bool &wentIn)
{
    const dedup::Candidate &c = own.candidate;
    if (c.expires.micros != 0) {
        const int rc = expire_.run(house, qint64(c.product), c.hash.bytes(), c.ordinal, now.micros);
        if (rc != kOk) return rc;
    }
    bind(insert_, house, c);
    int rc = insert_.step();
    wentIn = rc == kRow;
    while (rc == kRow) rc = insert_.step();
    insert_.reset();
    if (rc != kDone) return rc;
    return wentIn ? writeKeys(house, c, own.traits) : kOk;
}

int CentralTable::insert(const QString &house, std::span<const dedup::Asked> request, Instant now,
                         dedup::Verdict &verdict)
{
    verdict = dedup::Verdict::Continue;
    std::vector<dedup::CandidateId> in;
    for (const dedup::Asked *own : inOrder(request)) {
        bool wentIn = false;
        if (const int rc = insertOne(house, *own, now, wentIn); rc != kOk) return rc;
        if (!wentIn) {
            verdict = dedup::Verdict::Duplicate;
            break;
        }
        in.push_back(own->candidate.id);
    }
    if (verdict == dedup::Verdict::Continue) return kOk;
    for (const dedup::CandidateId id : in) {
        if (const int rc = remove_.run(house, id.value); rc != kOk) return rc;
    }
    return kOk;
}

Result<void> CentralTable::collectSame(const QString &house, const dedup::Candidate &own,
                                       std::vector<dedup::Candidate> &into)
{
    return forEachRow(
        connection_,
        select("house = ? AND product = ? AND hash = ? AND context = ?"
               " AND status = 1 ORDER BY id"),
        QVariantList{house, qint64(own.product), own.hash.bytes(), QString::fromUtf8(own.context)},
        [&](const Statement &row) { into.push_back(candidateFrom(row)); });
}

Result<void> CentralTable::collectNear(const QString &house, const dedup::Traits &traits,
                                       std::vector<dedup::Candidate> &into)
{
    const std::vector<qint64> blocks = dedup::keysToAsk(traits);
    if (blocks.empty()) return {};
    QByteArray marks;
    QVariantList values{house};
    for (const qint64 block : blocks) {
        marks += marks.isEmpty() ? "?" : ",?";
        values << block;
    }
    values << house;
    const QByteArray of = "id IN (SELECT id FROM central_key WHERE house = ? AND block IN (" + marks
                          + ")) AND house = ? ORDER BY id DESC LIMIT "
                          + QByteArray::number(kMostOfAKey);
    return forEachRow(connection_, select(of), values,
                      [&](const Statement &row) { into.push_back(candidateFrom(row)); });
}

Result<std::vector<dedup::Match>> CentralTable::matches(const QString &house,
                                                        std::span<const dedup::Asked> request,
                                                        dedup::Verdict verdict)
{
    std::vector<dedup::Match> same, near;
    for (const dedup::Asked &own : request) {
        std::vector<dedup::Candidate> equal, found;
        Result<void> done;
        if (verdict == dedup::Verdict::Duplicate) done = collectSame(house, own.candidate, equal);
        if (done) done = collectNear(house, own.traits, found);
        if (!done) return tl::unexpected(done.error());
        for (const dedup::Candidate &c : equal) {
            if (c.ordinal == own.candidate.ordinal) same.push_back(dedup::matchOf(c));
        }
        for (const dedup::Candidate &c : found) {
            if (c.status == dedup::Status::Active && c.product == own.candidate.product)
                near.push_back(dedup::matchOf(c));
        }
    }
    return dedup::mostAlike(request, std::move(same), std::move(near));
}

Result<std::vector<dedup::Candidate>> CentralTable::held(const QString &house,
                                                         std::span<const dedup::Asked> asked)
{
    std::vector<dedup::Candidate> all;
    for (const dedup::Asked &own : asked) {
        auto done = forEachRow(connection_, select("house = ? AND id = ?"),
                               QVariantList{house, own.candidate.id.value},
                               [&](const Statement &row) { all.push_back(candidateFrom(row)); });
        if (done) done = collectSame(house, own.candidate, all);
        if (done) done = collectNear(house, own.traits, all);
        if (!done) return tl::unexpected(done.error());
    }
    dropRepeated(all);
    return all;
}

Result<std::vector<dedup::CandidateId>> CentralTable::active(
    const QString &house, std::span<const dedup::CandidateId> ids)
{
    std::vector<dedup::CandidateId> found;
    if (ids.empty()) return found;
    QByteArray marks;
    QVariantList values{house};
    for (const dedup::CandidateId id : ids) {
        marks += marks.isEmpty() ? "?" : ",?";
        values << id.value;
    }
    const auto done = forEachRow(
        connection_,
        "SELECT id FROM central_candidate WHERE house = ? AND status = 1 AND id IN (" + marks + ")",
        values, [&](const Statement &row) { found.push_back({row.integer(0)}); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

int CentralTable::upsert(const QString &house, const dedup::Candidate &candidate)
{
    bind(upsert_, house, candidate);
    if (const int rc = upsert_.finish(); rc != kOk) return rc;
    return writeKeys(house, candidate, dedup::traitsOf(candidate.context));
}

int CentralTable::forget(const QString &house, Instant before)
{
    return forget_.run(house, before.micros);
}

}  // namespace roomrack::storage
