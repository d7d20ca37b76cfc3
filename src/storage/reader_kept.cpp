// SPDX-License-Identifier: GPL-3.0-or-later
// What a hotel keeps beside its nights: templates of bulk updates, rates of exchange.
#include "storage/reader_impl.h"

namespace roomrack::storage {

namespace {

constexpr char kFxColumns[] =
    "f.base, f.currency, f.day, f.digits, f.decimals, f.source, f.seq, e.at";

/// Rates that this program cannot have written are left out.
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

}  // namespace

Result<std::vector<SavedTemplate>> Reader::templates(PropertyId property)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<SavedTemplate> found;
    auto done = forEachRow(
        *impl_->connection,
        "SELECT t.name, t.content, e.at FROM bulk_template t JOIN event e ON e.seq = t.seq"
        " AND e.property = t.property WHERE t.property = ?1 ORDER BY t.name",
        {property.value}, [&](const Statement &row) {
            found.push_back({row.text(0), row.text(1), Instant{row.integer(2)}});
        });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<SavedFxRate>> Reader::newestFxRates(PropertyId property)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<SavedFxRate> found;
    const QByteArray sql =
        QByteArray("SELECT ") + kFxColumns
        + " FROM fx_rate f JOIN event e ON e.seq = f.seq AND e.property = f.property"
          " WHERE f.property = ?1 AND NOT EXISTS (SELECT 1 FROM fx_rate g"
          " WHERE g.property = f.property AND g.base = f.base AND g.currency = f.currency"
          " AND (g.day > f.day OR (g.day = f.day AND g.seq > f.seq)))"
          " ORDER BY f.base, f.currency";
    auto done = forEachRow(*impl_->connection, sql, {property.value},
                           [&](const Statement &row) { addRate(found, row); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

Result<std::vector<SavedFxRate>> Reader::fxRates(PropertyId property, int limit)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<SavedFxRate> found;
    const QByteArray sql =
        QByteArray("SELECT ") + kFxColumns
        + " FROM fx_rate f JOIN event e ON e.seq = f.seq AND e.property = f.property"
          " WHERE f.property = ?1 ORDER BY f.day DESC, f.base, f.currency, f.seq DESC LIMIT ?2";
    auto done = forEachRow(*impl_->connection, sql, {property.value, std::max(0, limit)},
                           [&](const Statement &row) { addRate(found, row); });
    if (!done) return tl::unexpected(done.error());
    return found;
}

}  // namespace roomrack::storage
