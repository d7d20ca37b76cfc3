// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/tax_lines.h"

#include "core/json_fields.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>

namespace roomrack::pricing {

namespace {

template <typename Io, typename Line>
void lineFields(Io &io, Line &line)
{
    io.field("kind", line.kind);
    io.field("item", line.item);
    io.field("name", line.name);
    io.field("vat", line.vat);
    io.field("vatName", line.vatName);
    io.field("rate", line.rate);
    io.field("net", line.net);
    io.field("tax", line.tax);
    io.field("included", line.included);
    io.field("collectedBy", line.collectedBy);
}

tl::unexpected<Error> unreadable(const QString &what)
{
    return fail(ErrorCode::Corrupt, QStringLiteral("tax"),
                ErrorText::tr("“%1” has an invalid value").arg(what));
}

}  // namespace

qint64 StayTaxes::price() const
{
    qint64 sum = 0;
    for (const TaxLine &line : lines) sum += line.included;
    return sum;
}

qint64 StayTaxes::includedTax() const
{
    qint64 sum = 0;
    for (const TaxLine &line : lines) sum += line.includedTax();
    return sum;
}

qint64 StayTaxes::vatOnTop() const
{
    qint64 sum = 0;
    for (const TaxLine &line : lines)
        if (line.included > 0) sum += line.onTop();
    return sum;
}

qint64 StayTaxes::onTop() const
{
    qint64 sum = 0;
    for (const TaxLine &line : lines) sum += line.onTop();
    return sum;
}

qint64 StayTaxes::onTop(CollectedBy by) const
{
    qint64 sum = 0;
    for (const TaxLine &line : lines)
        if (line.collectedBy == by) sum += line.onTop();
    return sum;
}

std::vector<VatTotal> StayTaxes::vatTotals() const
{
    std::vector<VatTotal> totals;
    for (const TaxLine &line : lines) {
        if (line.kind == TaxLineKind::CityTax || !line.vat) continue;
        auto at = std::find_if(totals.begin(), totals.end(), [&](const VatTotal &each) {
            return each.vat == line.vat && each.rate == line.rate;
        });
        if (at == totals.end()) at = totals.insert(at, {line.vat, line.vatName, line.rate, 0, 0});
        at->net += line.net;
        at->tax += line.tax;
    }
    return totals;
}

QByteArray toText(const StayTaxes &taxes)
{
    if (taxes.lines.empty()) return {};
    QJsonArray lines;
    for (const TaxLine &line : taxes.lines) {
        core::FieldWriter writer(true);
        lineFields(writer, line);
        lines.append(writer.object);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("lines"), lines}})
        .toJson(QJsonDocument::Compact);
}

Result<StayTaxes> stayTaxesFrom(const QByteArray &text)
{
    StayTaxes taxes;
    if (text.isEmpty()) return taxes;
    const QJsonValue lines = QJsonDocument::fromJson(text).object().value(QLatin1String("lines"));
    if (!lines.isArray()) return unreadable(QStringLiteral("lines"));
    for (const QJsonValue value : lines.toArray()) {
        if (!value.isObject()) return unreadable(QStringLiteral("lines"));
        core::FieldReader reader(value.toObject());
        lineFields(reader, taxes.lines.emplace_back());
        if (!reader.wrong.isEmpty()) return unreadable(reader.wrong);
    }
    return taxes;
}

}  // namespace roomrack::pricing
