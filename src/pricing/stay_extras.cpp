// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/stay_extras.h"

#include "core/json_fields.h"
#include "pricing/taxed_guests.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>

namespace roomrack::pricing {

namespace {

const Fee *feeOnRequest(const TaxRules &rules, FeeId id)
{
    const auto at = std::find_if(rules.fees.begin(), rules.fees.end(),
                                 [id](const Fee &fee) { return fee.id == id && !fee.isMandatory; });
    return at == rules.fees.end() ? nullptr : &*at;
}

bool hasExemption(const TaxRules &rules, const QString &claimed)
{
    return std::any_of(rules.cityTaxes.begin(), rules.cityTaxes.end(), [&](const CityTax &tax) {
        return std::any_of(tax.exemptions.begin(), tax.exemptions.end(),
                           [&](const QString &name) { return isExemption(name, claimed); });
    });
}

tl::unexpected<Error> outOfRange(const char *field, const QString &name, int least, int most)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field),
                ErrorText::tr("%1: must be between %2 and %3").arg(name).arg(least).arg(most));
}

template <typename Io, typename Requested>
void requestedFields(Io &io, Requested &each)
{
    io.field("fee", each.fee);
    io.field("quantity", each.quantity);
}

template <typename Io, typename Claim>
void claimFields(Io &io, Claim &each)
{
    io.field("name", each.name);
    io.field("adults", each.adults);
}

tl::unexpected<Error> unreadableExtras(const QString &what)
{
    return fail(ErrorCode::Corrupt, QStringLiteral("tax"),
                ErrorText::tr("“%1” has an invalid value").arg(what));
}

}  // namespace

Result<void> checkExtras(const TaxRules &rules, const StayExtras &extras, int adults)
{
    for (const RequestedFee &each : extras.fees) {
        const Fee *fee = feeOnRequest(rules, each.fee);
        if (!fee) {
            return fail(ErrorCode::NotFound, QStringLiteral("fee"),
                        ErrorText::tr("there is no such fee on request"));
        }
        if (each.quantity < 1 || each.quantity > kMostFeeQuantity)
            return outOfRange("fee", fee->name, 1, kMostFeeQuantity);
    }
    for (const ClaimedExemption &claim : extras.exemptions) {
        if (!hasExemption(rules, claim.name)) {
            return fail(ErrorCode::NotFound, QStringLiteral("exemption"),
                        ErrorText::tr("no city tax has the exemption \"%1\"").arg(claim.name));
        }
        if (claim.adults < 0 || claim.adults > adults)
            return outOfRange("exemption", claim.name, 0, adults);
    }
    return {};
}

StayExtras knownExtras(const TaxRules &rules, StayExtras extras, int adults)
{
    std::erase_if(extras.fees, [&](const RequestedFee &each) {
        return !feeOnRequest(rules, each.fee) || each.quantity < 1
               || each.quantity > kMostFeeQuantity;
    });
    std::erase_if(extras.exemptions, [&](const ClaimedExemption &claim) {
        return claim.adults < 0 || !hasExemption(rules, claim.name);
    });
    for (ClaimedExemption &claim : extras.exemptions) claim.adults = std::min(claim.adults, adults);
    return extras;
}

QByteArray toText(const StayExtras &extras)
{
    if (extras.isEmpty()) return {};
    QJsonArray fees, exemptions;
    for (const RequestedFee &each : extras.fees) {
        core::FieldWriter writer(true);
        requestedFields(writer, each);
        fees.append(writer.object);
    }
    for (const ClaimedExemption &each : extras.exemptions) {
        core::FieldWriter writer(true);
        claimFields(writer, each);
        exemptions.append(writer.object);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("fees"), fees},
                                     {QStringLiteral("exemptions"), exemptions}})
        .toJson(QJsonDocument::Compact);
}

Result<StayExtras> stayExtrasFrom(const QByteArray &text)
{
    StayExtras extras;
    if (text.isEmpty()) return extras;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject()) return unreadableExtras(QStringLiteral("fees"));
    for (const QJsonValue value : document.object().value(QLatin1String("fees")).toArray()) {
        core::FieldReader reader(value.toObject());
        requestedFields(reader, extras.fees.emplace_back());
        if (!reader.wrong.isEmpty()) return unreadableExtras(reader.wrong);
    }
    for (const QJsonValue value : document.object().value(QLatin1String("exemptions")).toArray()) {
        core::FieldReader reader(value.toObject());
        claimFields(reader, extras.exemptions.emplace_back());
        if (!reader.wrong.isEmpty()) return unreadableExtras(reader.wrong);
    }
    return extras;
}

}  // namespace roomrack::pricing
