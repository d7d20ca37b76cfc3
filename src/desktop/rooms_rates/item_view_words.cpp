// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/item_view_words.h"

#include "desktop/rooms_rates/items_view.h"

namespace roomrack::desktop {

using booking::ItemKind;

QString prefixOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Pool: return QStringLiteral("pools");
    case ItemKind::Room: return QStringLiteral("rooms");
    case ItemKind::RoomType: return QStringLiteral("roomTypes");
    case ItemKind::RatePlan: return QStringLiteral("plans");
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee: return QStringLiteral("taxes");
    case ItemKind::Segment: return QStringLiteral("segments");
    }
    return {};
}

QString titleOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Pool: return ItemsView::tr("Pools");
    case ItemKind::Room: return ItemsView::tr("Rooms");
    case ItemKind::RoomType: return ItemsView::tr("Room types");
    case ItemKind::RatePlan: return ItemsView::tr("Rate plans");
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee: return ItemsView::tr("Taxes and fees");
    case ItemKind::Segment: return ItemsView::tr("Market segments");
    }
    return {};
}

QString emptyText(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Pool: return ItemsView::tr("No pools. Add a room type with its own pool first.");
    case ItemKind::Room: return ItemsView::tr("No rooms in use. Add rooms to a pool.");
    case ItemKind::RoomType: return ItemsView::tr("No room types in use. Add one with its rooms.");
    case ItemKind::RatePlan: return ItemsView::tr("No rate plans in use. Add one to sell rooms.");
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee: return ItemsView::tr("No taxes or fees in use. Add the VAT of the rooms.");
    case ItemKind::Segment:
        return ItemsView::tr("No market segments in use. Add the usual ones, or your own.");
    }
    return {};
}

QString nameText(ItemKind kind, const QString &name)
{
    switch (kind) {
    case ItemKind::Pool: return ItemsView::tr("Pool %1").arg(name);
    case ItemKind::Room: return ItemsView::tr("Room %1").arg(name);
    case ItemKind::RoomType: return ItemsView::tr("Room type %1").arg(name);
    case ItemKind::RatePlan: return ItemsView::tr("Rate plan %1").arg(name);
    case ItemKind::Vat: return ItemsView::tr("VAT %1").arg(name);
    case ItemKind::MealPart: return ItemsView::tr("Meal %1").arg(name);
    case ItemKind::CityTax: return ItemsView::tr("City tax %1").arg(name);
    case ItemKind::Fee: return ItemsView::tr("Fee %1").arg(name);
    case ItemKind::Segment: return ItemsView::tr("Market segment %1").arg(name);
    }
    return {};
}

ItemKind shownKind(const HotelView &view, ItemKind kind, qint64 id)
{
    if (!booking::isTax(kind)) return kind;
    ItemKind found = kind;
    const pricing::TaxRules &taxes = view.rates().taxes();
    // The four kinds share their ids.
    booking::eachTaxKind(taxes, taxes, [&](const auto &items, const auto &) {
        for (const auto &item : items)
            if (item.id.value == id) found = booking::kindOf(item);
    });
    return found;
}

}  // namespace roomrack::desktop
