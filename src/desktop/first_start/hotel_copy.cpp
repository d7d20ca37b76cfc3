// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/hotel_copy.h"

#include "desktop/rooms_rates/description_file.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct HotelCopyWords {
    Q_DECLARE_TR_FUNCTIONS(FirstStart)
};

QString currencyOf(const QByteArray &file)
{
    const QJsonObject all = QJsonDocument::fromJson(file).object();
    return all[QLatin1String("property")][QLatin1String("currency")].toString();
}

/// The order of the grid, which a file that was edited by hand may not have.
void groupByPool(inventory::Catalogue &catalogue)
{
    std::stable_sort(catalogue.roomTypes.begin(), catalogue.roomTypes.end(),
                     [&catalogue](const auto &a, const auto &b) {
                         return catalogue.poolIndex(a.pool) < catalogue.poolIndex(b.pool);
                     });
}

Result<engine::HotelSetup> valid(engine::HotelSetup setup)
{
    if (setup.catalogue.roomTypes.empty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("room types"),
                    HotelCopyWords::tr("The file has no room types."));
    }
    if (const auto ok = inventory::validate(setup.catalogue); !ok)
        return tl::unexpected(ok.error());
    if (const auto ok = pricing::validate(setup.plans); !ok) return tl::unexpected(ok.error());
    const Currency currency = setup.catalogue.property.currency;
    if (const auto ok = pricing::validate(setup.taxes, currency); !ok)
        return tl::unexpected(ok.error());
    return setup;
}

}  // namespace

Result<engine::HotelSetup> copyOf(const engine::Snapshot &other, const HotelDraft &draft,
                                  Instant now)
{
    engine::HotelSetup setup;
    setup.catalogue = other.catalogue;
    setup.plans = other.plans;
    setup.taxes = other.rateBook.taxes();
    // Its place is another one, and nothing was booked there.
    inventory::Property &property = setup.catalogue.property;
    property.id = {};
    property.name = draft.name.trimmed();
    property.city = draft.city.trimmed();
    property.timeZone = draft.timeZone;
    property.latitude = property.longitude = 0;
    property.zoneFrozen = false;
    const QTimeZone zone = core::timeZone(draft.timeZone).value_or(QTimeZone::utc());
    property.businessDate = core::businessDateAt(zone, property.auditTime(), now);
    property.firstNight = property.businessDate;
    return valid(std::move(setup));
}

Result<engine::HotelSetup> setupFromFile(const QByteArray &file, const HotelDraft &draft,
                                         Instant now)
{
    const QString currency = currencyOf(file);
    if (!currency.isEmpty() && currency != draft.currency) {
        return fail(ErrorCode::Invalid, QStringLiteral("currency"),
                    HotelCopyWords::tr("The amounts of the file are in %1. Choose this currency.")
                        .arg(currency));
    }
    engine::Snapshot begun;
    begun.catalogue.property = propertyOf(draft, now);
    begun.catalogue.channels.push_back(deskChannel());
    auto items = itemsOfFile(file, HotelView(begun));
    if (!items) return tl::unexpected(items.error());
    engine::HotelSetup setup;
    setup.catalogue = std::move(begun.catalogue);
    setup.catalogue.pools = std::move(items->pools);
    setup.catalogue.rooms = std::move(items->rooms);
    setup.catalogue.roomTypes = std::move(items->roomTypes);
    setup.plans = std::move(items->plans);
    booking::eachTaxKind(setup.taxes, *items, [](auto &to, auto &from) { to = std::move(from); });
    groupByPool(setup.catalogue);
    return valid(std::move(setup));
}

}  // namespace roomrack::desktop
