// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/setup_summary.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/fact_grid.h"
#include "desktop/widgets/rows_table.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

QString planNames(const std::vector<pricing::RatePlan> &plans)
{
    QStringList names;
    for (const pricing::RatePlan &plan : plans) names << plan.name;
    return names.isEmpty() ? QStringLiteral("–") : names.join(QStringLiteral(", "));
}

}  // namespace

SetupSummary::SetupSummary(const Theme &theme, QWidget *parent)
    : QWidget(parent), facts_(new FactGrid), types_(nullptr), notes_(style::text({}))
{
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.stretch = 1;
    shape.widths = {90, 180, 120, 120};
    shape.inert = true;
    types_ = new RowsTable(
        theme,
        {{tr("Code")}, {tr("Room type")}, {tr("Rooms"), {}, true}, {tr("Max guests"), {}, true}},
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

void SetupSummary::show(const engine::HotelSetup &setup, const QString &origin,
                        const QString &place)
{
    const inventory::Property &property = setup.catalogue.property;
    std::vector<Fact> facts{{tr("Name"), property.name}};
    if (!property.city.isEmpty()) facts.push_back({tr("City"), property.city});
    facts.push_back({tr("Time zone"), property.timeZone});
    facts.push_back({tr("Currency"), property.currency.code()});
    facts.push_back({tr("Begins with"), origin});
    facts.push_back({tr("Stored in"), place});
    facts.push_back({tr("Total rooms"), locale().toString(setup.catalogue.physical())});
    facts.push_back({tr("Rate plans"), planNames(setup.plans)});
    facts_->show(facts);
    std::vector<Row> rows;
    for (const inventory::RoomType &type : setup.catalogue.roomTypes) {
        Row row;
        row.key = qint64(rows.size());
        row.cells = {{type.code},
                     {type.name},
                     {locale().toString(type.cap)},
                     {locale().toString(type.maxGuests)}};
        rows.push_back(std::move(row));
    }
    types_->setRows(std::move(rows));
    QStringList notes;
    if (setup.rates.empty())
        notes << tr("It has no rates yet: enter them on the page Inventory before it is sold.");
    notes << tr("It has no users, bookings or connected channels.");
    notes_->setText(notes.join(QLatin1Char('\n')));
}

}  // namespace roomrack::desktop

#include "moc_setup_summary.cpp"
