// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/hotel_edits.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QRegularExpression>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct HotelEditsWords {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

tl::unexpected<Error> noPosition(const QString &text)
{
    return fail(
        ErrorCode::Invalid, QStringLiteral("coordinates"),
        HotelEditsWords::tr("Invalid coordinates “%1”. Enter latitude and longitude, such as "
                            "38.7139, -9.1334.")
            .arg(text.left(40)));
}

/// Splits into numbers, with any separator between them.
QStringList partsOf(const QString &text)
{
    static const QRegularExpression wide(QStringLiteral("\\s*[;\\s]\\s*"));
    QStringList parts = text.split(wide, Qt::SkipEmptyParts);
    if (parts.size() == 1) parts = text.split(u',');
    for (QString &part : parts) {
        if (part.endsWith(u',')) part.chop(1);
        part.replace(u',', u'.');
        part.replace(QChar(0x2212), u'-');
    }
    return parts;
}

}  // namespace

HotelEdits editsOf(const inventory::Catalogue &catalogue)
{
    const inventory::Property &p = catalogue.property;
    HotelEdits edits{p.name,           p.city,          p.currency.code(), p.timeZone,  p.audit,
                     p.auditMinute,    p.horizonNights, p.latitude,        p.longitude, {},
                     p.assumedChildAge};
    for (const inventory::Channel &c : catalogue.channels)
        edits.channels.push_back({c.id, c.holdTtlSeconds, c.holdCeilingSeconds});
    return edits;
}

Result<std::pair<double, double>> readPosition(const QString &text)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty()) return std::pair(0.0, 0.0);
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9]{1,3}(\\.[0-9]{1,12})?$"));
    const QStringList parts = partsOf(typed);
    if (parts.size() != 2) return noPosition(typed);
    for (const QString &part : parts) {
        if (!number.match(part).hasMatch()) return noPosition(typed);
    }
    const double latitude = parts[0].toDouble(), longitude = parts[1].toDouble();
    if (std::abs(latitude) > 90 || std::abs(longitude) > 180) return noPosition(typed);
    return std::pair(latitude, longitude);
}

Result<inventory::Catalogue> changed(inventory::Catalogue catalogue, const HotelEdits &before,
                                     const HotelEdits &now)
{
    inventory::Property &p = catalogue.property;
    if (now.name != before.name) p.name = now.name.trimmed();
    if (now.city != before.city) p.city = now.city.trimmed();
    if (now.timeZone != before.timeZone) p.timeZone = now.timeZone;
    if (now.audit != before.audit) p.audit = now.audit;
    if (now.auditMinute != before.auditMinute) p.auditMinute = now.auditMinute;
    if (now.horizonNights != before.horizonNights) p.horizonNights = now.horizonNights;
    if (now.ageOfChildren != before.ageOfChildren) p.assumedChildAge = now.ageOfChildren;
    if (now.latitude != before.latitude || now.longitude != before.longitude) {
        p.latitude = now.latitude;
        p.longitude = now.longitude;
    }
    if (now.currency != before.currency) {
        const auto currency = Currency::make(now.currency);
        if (!currency) return tl::unexpected(currency.error());
        p.currency = *currency;
    }
    for (const ChannelTimes &times : now.channels) {
        if (std::find(before.channels.begin(), before.channels.end(), times)
            != before.channels.end())
            continue;
        for (inventory::Channel &c : catalogue.channels) {
            if (c.id != times.channel) continue;
            c.holdTtlSeconds = times.ttlSeconds;
            c.holdCeilingSeconds = times.ceilingSeconds;
        }
    }
    return catalogue;
}

QFuture<Result<void>> saveEdits(engine::PropertyService &service, const booking::Caller &desk,
                                const HotelEdits &before, const HotelEdits &now)
{
    return QtConcurrent::run([&service, desk, before, now]() -> Result<void> {
        const auto snapshot = service.snapshot(desk.property);
        if (!snapshot) return tl::unexpected(snapshot.error());
        auto catalogue = changed((*snapshot)->catalogue, before, now);
        if (!catalogue) return tl::unexpected(catalogue.error());
        engine::HotelSetup setup = engine::settingsOf(**snapshot, desk.actor);
        setup.catalogue = std::move(*catalogue);
        const auto saved = service.saveHotel(std::move(setup));
        if (!saved) return tl::unexpected(saved.error());
        return {};
    });
}

}  // namespace roomrack::desktop
