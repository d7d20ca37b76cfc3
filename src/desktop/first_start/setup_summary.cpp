// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/setup_summary.h"

#include "desktop/first_start/hotel_summary.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/fact_grid.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

QString planNames(const std::vector<pricing::RatePlan> &plans)
{
    QStringList names;
    for (const pricing::RatePlan &plan : plans) names << plan.name;
    return names.isEmpty() ? QStringLiteral("–") : names.join(QStringLiteral(", "));
}

/// The rate of the first night on the first plan; empty if there is none.
QString rateText(const engine::HotelSetup &setup, int type, const QLocale &locale)
{
    for (const engine::HotelSetup::Rate &rate : setup.rates) {
        if (rate.type == type && rate.plan == 0)
            return numberText(setup.catalogue, rate.amount, locale);
    }
    return {};
}

/// Of the rooms of the type's pool, the one described first.
QString firstRoomText(const inventory::Catalogue &catalogue, PoolId pool)
{
    const auto at = std::find_if(catalogue.rooms.begin(), catalogue.rooms.end(),
                                 [pool](const auto &room) { return room.pool == pool; });
    return at == catalogue.rooms.end() ? QString() : at->number;
}

/// The type that sells the rooms of the pool in the first place.
const inventory::RoomType &ownerOf(const inventory::Catalogue &catalogue, PoolId pool)
{
    return *std::find_if(catalogue.roomTypes.begin(), catalogue.roomTypes.end(),
                         [pool](const auto &type) { return type.pool == pool; });
}

}  // namespace

SetupSummary::SetupSummary(const Theme &theme, QWidget *parent)
    : QWidget(parent), facts_(new FactGrid), types_(nullptr), notes_(style::text({}))
{
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.stretch = 1;
    shape.widths = {80, 150, 70, 90, 160, 80, 90};
    shape.inert = true;
    types_ = new RowsTable(theme,
                           {{tr("Code")},
                            {tr("Room type")},
                            {tr("Rooms"), {}, true},
                            {tr("First room")},
                            {tr("Shares inventory with")},
                            {tr("Max guests"), {}, true},
                            {tr("Rate"), {}, true}},
                           shape);
    types_->setObjectName(QStringLiteral("addHotel.types"));
    types_->setAccessibleName(tr("Room types"));
    notes_->setObjectName(QStringLiteral("addHotel.notes"));
    notes_->setWordWrap(true);
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(style::kGap);
    column->addLayout(facts_);
    column->addWidget(types_, 1);
    column->addWidget(notes_);
}

void SetupSummary::show(const engine::HotelSetup &setup, const Contents &contents)
{
    const inventory::Property &property = setup.catalogue.property;
    std::vector<Fact> facts{{tr("Name"), property.name}};
    if (!property.city.isEmpty()) facts.push_back({tr("City"), property.city});
    facts.push_back({tr("Time zone"), HotelSummary::zoneText(property.timeZone, contents.zoneFrom,
                                                             contents.now, locale())});
    facts.push_back({tr("Currency"), property.currency.code()});
    facts.push_back({tr("Begins with"), contents.origin});
    facts.push_back(
        {tr("Rate plans"), contents.plans.isEmpty() ? planNames(setup.plans) : contents.plans});
    facts.push_back({tr("Stored in"), contents.place});
    facts.push_back({tr("Total rooms"), locale().toString(setup.catalogue.physical())});
    facts_->show(facts);
    showTypes(setup);
    QStringList notes;
    if (setup.rates.empty())
        notes << tr("It has no rates yet: enter them on the page Inventory before it is sold.");
    if (!contents.leftOut.isEmpty()) {
        notes << tr("It collects the taxes and fees itself that these channels collect in the "
                    "file: %1.")
                     .arg(contents.leftOut.join(QStringLiteral(", ")));
    }
    notes << tr("It has no users, bookings or connected channels.");
    notes << HotelSummary::lockedText(property.currency.code(), property.timeZone);
    notes_->setText(notes.join(QLatin1Char('\n')));
}

void SetupSummary::showTypes(const engine::HotelSetup &setup)
{
    const inventory::Catalogue &catalogue = setup.catalogue;
    std::vector<Row> rows;
    for (const inventory::RoomType &type : catalogue.roomTypes) {
        const inventory::RoomType &owner = ownerOf(catalogue, type.pool);
        const bool shares = &owner != &type;
        Row row;
        row.key = qint64(rows.size());
        row.cells = {{type.code},
                     {type.name},
                     {locale().toString(type.cap)},
                     {shares ? QString() : firstRoomText(catalogue, type.pool)},
                     {shares ? owner.code : QString()},
                     {locale().toString(type.maxGuests)},
                     {rateText(setup, int(rows.size()), locale())}};
        rows.push_back(std::move(row));
    }
    types_->setRows(std::move(rows));
}

}  // namespace roomrack::desktop

#include "moc_setup_summary.cpp"
