// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/hotel_copy.h"

#include "desktop/rooms_rates/description_file.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
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

/// Takes the channels that the new hotel has not from taxes, fees and segments of a file.
class ChannelFilter {
public:
    explicit ChannelFilter(QString own) : own_(std::move(own)) {}
    QByteArray filtered(const QByteArray &file);
    const QStringList &leftOut() const { return leftOut_; }

private:
    /// `isNoted`: its channels are told to the user.
    void filter(QJsonObject &collected, bool isNoted);
    template <typename Change>
    static void changeEach(QJsonObject &owner, const QString &list, Change change)
    {
        if (!owner.value(list).isArray()) return;
        QJsonArray changed;
        for (const QJsonValue one : owner.value(list).toArray()) {
            QJsonObject object = one.toObject();
            if (one.isObject()) change(object);
            changed.append(one.isObject() ? QJsonValue(object) : one);
        }
        owner.insert(list, changed);
    }

    QString own_;
    QStringList leftOut_{};
    bool isChanged_ = false;
};

/// A number means a channel of the hotel that the file is of.
void ChannelFilter::filter(QJsonObject &collected, bool isNoted)
{
    const QString list = QStringLiteral("channels");
    if (!collected.value(list).isArray()) return;
    QJsonArray kept;
    for (const QJsonValue one : collected.value(list).toArray()) {
        const bool isName = one.isString() && one.toString() != own_;
        const QString name = isName           ? one.toString()
                             : one.isDouble() ? QString::number(one.toInteger())
                                              : QString();
        if (name.isEmpty())
            kept.append(one);
        else if (isNoted && !leftOut_.contains(name))
            leftOut_ << name;
        isChanged_ = isChanged_ || !name.isEmpty();
    }
    collected.insert(list, kept);
}

QByteArray ChannelFilter::filtered(const QByteArray &file)
{
    QJsonObject all = QJsonDocument::fromJson(file).object();
    const auto withoutOthers = [this](QJsonObject &fee) { filter(fee, true); };
    changeEach(all, QStringLiteral("fees"), withoutOthers);
    changeEach(all, QStringLiteral("market_segments"),
               [this](QJsonObject &segment) { filter(segment, false); });
    changeEach(all, QStringLiteral("city_taxes"), [&](QJsonObject &tax) {
        changeEach(tax, QStringLiteral("tariffs"), withoutOthers);
    });
    return !isChanged_ ? file : QJsonDocument(all).toJson(QJsonDocument::Compact);
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
                                         Instant now, QStringList *leftOut)
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
    ChannelFilter channels(begun.catalogue.channels.back().name);
    auto items = itemsOfFile(channels.filtered(file), HotelView(begun));
    if (!items) return tl::unexpected(items.error());
    if (leftOut) *leftOut = channels.leftOut();
    engine::HotelSetup setup;
    setup.catalogue = std::move(begun.catalogue);
    setup.catalogue.pools = std::move(items->pools);
    setup.catalogue.rooms = std::move(items->rooms);
    setup.catalogue.roomTypes = std::move(items->roomTypes);
    setup.catalogue.segments = std::move(items->segments);
    setup.plans = std::move(items->plans);
    booking::eachTaxKind(setup.taxes, *items, [](auto &to, auto &from) { to = std::move(from); });
    groupByPool(setup.catalogue);
    return valid(std::move(setup));
}

}  // namespace roomrack::desktop
