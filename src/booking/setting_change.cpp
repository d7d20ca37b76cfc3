// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/setting_change.h"

#include "core/json_fields.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace roomrack::booking {

namespace {

QString auditText(const inventory::Property &property)
{
    return property.audit == inventory::AuditMode::ByHand
               ? QStringLiteral("manual")
               : property.auditTime().toString(QStringLiteral("HH:mm"));
}

}  // namespace

QByteArray settingsText(const inventory::Catalogue &catalogue)
{
    const inventory::Property &p = catalogue.property;
    core::FieldWriter writer;
    writer.field("name", p.name);
    writer.field("city", p.city);
    writer.field("currency", p.currency.code());
    writer.field("timeZone", p.timeZone);
    writer.field("audit", auditText(p));
    writer.field("horizon", p.horizonNights);
    writer.field("childAge", p.assumedChildAge);
    writer.field("position", inventory::positionText(p.latitude, p.longitude));
    QJsonArray channels;
    for (const inventory::Channel &channel : catalogue.channels) {
        core::FieldWriter one;
        one.field("id", channel.id);
        one.field("name", channel.name);
        one.field("hold", channel.holdTtlSeconds);
        one.field("longest", channel.holdCeilingSeconds);
        one.field("commission", channel.commissionBasisPoints);
        channels.append(one.object);
    }
    writer.object.insert(QStringLiteral("channels"), channels);
    return QJsonDocument(writer.object).toJson(QJsonDocument::Compact);
}

QByteArray commissionText(std::optional<qint64> commission)
{
    if (!commission) return {};
    const QJsonObject object{{QStringLiteral("commission"), *commission}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<qint64> commissionFrom(const QByteArray &text)
{
    const QJsonValue value = QJsonDocument::fromJson(text)[u"commission"];
    return value.isDouble() ? std::optional(value.toInteger()) : std::nullopt;
}

}  // namespace roomrack::booking
