// SPDX-License-Identifier: GPL-3.0-or-later
// Templates of bulk updates and exchange rates.
#include "storage/answers.h"

namespace roomrack::storage {

namespace {

constexpr char kFxColumns[] =
    "f.base, f.currency, f.day, f.digits, f.decimals, f.source, f.seq, e.at";

/// Skips rates that this program cannot have written.
void addRate(std::vector<SavedFxRate> &rates, const Statement &row)
{
    const auto base = Currency::make(row.text(0));
    const auto currency = Currency::make(row.text(1));
    const auto factor = pricing::FxFactor::make(row.integer(3), row.small(4));
    if (!base || !currency || !factor) return;
    rates.push_back({{*base, *currency, Night(row.small(2)), *factor},
                     row.text(5),
                     row.integer(6),
                     Instant{row.integer(7)}});
}

Result<std::vector<SavedFxRate>> readRates(const ReadSession &session, const QByteArray &sql,
                                           const QVariantList &parameters)
{
    std::vector<SavedFxRate> found;
    const auto done = forEachRow(*session.connection, sql, parameters,
                                 [&](const Statement &row) { addRate(found, row); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

}  // namespace

Result<std::vector<SavedTemplate>> answer(ReadSession &session, const Templates &q)
{
    return readAll<SavedTemplate>(
        *session.connection,
        "SELECT t.name, t.content, e.at FROM bulk_template t JOIN event e ON e.seq = t.seq"
        " AND e.property = t.property WHERE t.property = ?1 ORDER BY t.name",
        {q.property.value}, [&](const Statement &row) {
            return SavedTemplate{row.text(0), row.text(1), Instant{row.integer(2)}};
        });
}

Result<std::vector<SavedFxRate>> answer(ReadSession &session, const NewestFxRates &q)
{
    // One pass over the key: the bank's history has thousands of days for each currency.
    const QByteArray sql =
        QByteArray("WITH newest AS (SELECT base, currency, max(day) AS day FROM fx_rate"
                   " WHERE property = ?1 AND seq < ?2 GROUP BY base, currency),"
                   " last AS (SELECT r.base, r.currency, r.day, max(r.seq) AS seq"
                   " FROM newest n JOIN fx_rate r ON r.property = ?1 AND r.base = n.base"
                   " AND r.currency = n.currency AND r.day = n.day AND r.seq < ?2"
                   " GROUP BY r.base, r.currency, r.day) SELECT ")
        + kFxColumns
        + " FROM last l JOIN fx_rate f ON f.property = ?1 AND f.base = l.base"
          " AND f.currency = l.currency AND f.day = l.day AND f.seq = l.seq"
          " JOIN event e ON e.seq = f.seq AND e.property = f.property"
          " ORDER BY f.base, f.currency";
    return readRates(session, sql, {q.property.value, q.before});
}

Result<std::vector<SavedFxRate>> answer(ReadSession &session, const FxRates &q)
{
    const QByteArray sql =
        QByteArray("SELECT ") + kFxColumns
        + " FROM fx_rate f JOIN event e ON e.seq = f.seq AND e.property = f.property"
          " WHERE f.property = ?1 ORDER BY f.day DESC, f.base, f.currency, f.seq DESC LIMIT ?2";
    return readRates(session, sql, {q.property.value, std::max(0, q.limit)});
}

}  // namespace roomrack::storage
