// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/hotel_summary.h"

#include "core/zone.h"
#include "desktop/first_start/city_zones.h"
#include "desktop/first_start/hotel_types_model.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/fact_grid.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

HotelSummary::HotelSummary(HotelTypesModel *types, QWidget *parent)
    : QWidget(parent), facts_(new FactGrid), types_(new QTableView), locked_(style::text({}))
{
    makeTable(types);
    locked_->setObjectName(QStringLiteral("locked"));
    locked_->setWordWrap(true);
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(style::kGap);
    column->addLayout(facts_);
    column->addWidget(types_, 1);
    column->addWidget(locked_);
}

void HotelSummary::makeTable(HotelTypesModel *types)
{
    style::table(types_);
    types_->setModel(types);
    types_->setObjectName(QStringLiteral("summaryTypes"));
    types_->setAccessibleName(tr("Room types"));
    types_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    types_->setSelectionMode(QAbstractItemView::SingleSelection);
    types_->setTabKeyNavigation(false);
    // Fits again when the table is shown: only then the heading has its font.
    new ColumnFitter(types_, int(DraftColumn::Name));
}

QString HotelSummary::zoneText(const QString &zone, const QString &assumedFrom, Instant now,
                               const QLocale &locale)
{
    QStringList lines{zone};
    const QString country = cityOfZone(zone, locale).country;
    if (!country.isEmpty()) lines.first() += QStringLiteral(", ") + country;
    if (const auto known = core::timeZone(zone)) {
        const QDateTime there = now.utc().toTimeZone(*known);
        lines.first() += QStringLiteral(" · ") + tr("local time %1").arg(momentText(there, locale));
    }
    if (!assumedFrom.isEmpty()) lines << assumedFrom;
    return lines.join(QLatin1Char('\n'));
}

QString HotelSummary::plansText(bool nonRefundable)
{
    return nonRefundable ? tr("Flexible; non-refundable and prepaid, 10 % less") : tr("Flexible");
}

QString HotelSummary::lockedText(const QString &currency, const QString &zone)
{
    return tr("Cannot be changed later: the currency (%1), and the time zone (%2) as soon as there "
              "are bookings.")
        .arg(currency, zone);
}

void HotelSummary::setContents(const Contents &contents)
{
    const HotelDraft &draft = contents.draft;
    std::vector<Fact> facts{{tr("Name"), draft.name.trimmed()}};
    if (!draft.city.trimmed().isEmpty()) facts.push_back({tr("City"), draft.city.trimmed()});
    facts.push_back(
        {tr("Time zone"), zoneText(draft.timeZone, contents.zoneFrom, contents.now, locale())});
    facts.push_back({tr("Currency"), draft.currency});
    facts.push_back({tr("Rate plans"), plansText(draft.nonRefundable)});
    facts.push_back({tr("File"), contents.file});
    facts.push_back({tr("Total rooms"), locale().toString(draft.rooms())});
    facts_->show(facts);
    locked_->setText(lockedText(draft.currency, draft.timeZone));
}

}  // namespace roomrack::desktop

#include "moc_hotel_summary.cpp"
