// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/effects_dialog.h"

#include "desktop/rooms_rates/effect_rows.h"
#include "desktop/rooms_rates/wrapped_column.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/rows_table.h"

#include <QtGui/QFontMetricsF>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

enum EffectColumn { kEffectColumn, kDetailsColumn, kNightsColumn };
constexpr int kWidth = 760, kTableHeight = 220, kLeastDetails = 300;

/// Of the longest text of the column that is not wrapped.
int widthOfNights(const std::vector<Row> &rows)
{
    const QFontMetricsF metrics(Theme::font(TextSize::Body, QFont::Normal));
    qreal widest = 0;
    for (const Row &row : rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.cells[kNightsColumn].text));
    return int(std::ceil(widest)) + 2 * style::kPadding;
}

/// Effects and nights are as wide as their texts; the details have the rest.
RowsTable *makeTable(const Theme &theme, std::vector<Row> rows)
{
    RowsTable::Shape shape;
    shape.badge = kEffectColumn;
    shape.stretch = kDetailsColumn;
    shape.muted = {kNightsColumn};
    shape.widths = {0, kLeastDetails, widthOfNights(rows)};
    auto *table = new RowsTable(theme,
                                {{EffectsDialog::tr("Effect")},
                                 {EffectsDialog::tr("Details")},
                                 {EffectsDialog::tr("Nights")}},
                                shape);
    table->setObjectName(QStringLiteral("effects.table"));
    table->setAccessibleName(EffectsDialog::tr("Effects of this change"));
    table->setMinimumSize(kWidth, kTableHeight);
    new WrappedColumn(theme, table, kDetailsColumn);
    table->setRows(std::move(rows));
    return table;
}

}  // namespace

bool hasEffects(const booking::DescriptionEffects &effects)
{
    return !effects.obstacles.empty() || !effects.shortNights.empty()
           || !effects.availability.empty() || !effects.derived.empty();
}

EffectsDialog::EffectsDialog(const HotelView &view, const Theme &theme,
                             const booking::DescriptionEffects &effects, bool withChanges,
                             QWidget *parent)
    : QDialog(parent), table_(makeTable(theme, effectRows(effects, view, withChanges, locale()))),
      accept_(new QCheckBox(tr("&Accept that these nights become oversold"))),
      open_(new QPushButton(tr("&Open booking")))
{
    setObjectName(QStringLiteral("effects"));
    build(!effects.obstacles.empty(), !effects.shortNights.empty());
}

void EffectsDialog::build(bool blocked, bool oversold)
{
    QVBoxLayout *column = frame_.begin(
        {blocked ? tr("This change is not possible yet") : tr("Carry out this change?"),
         tr("Ca&rry out"), blocked ? tr("&Close") : tr("&Cancel"), oversold, true});
    if (blocked)
        frame_.explain(tr("Resolve what is in the way first: move or cancel the bookings, release "
                          "the holds."));
    column->addWidget(table_, 1);
    accept_->setObjectName(QStringLiteral("effects.accept"));
    open_->setObjectName(QStringLiteral("effects.open"));
    auto *row = new QHBoxLayout;
    row->addWidget(accept_);
    row->addStretch();
    row->addWidget(open_);
    column->addLayout(row);
    // Not before the layout has it: until then it would be a window.
    accept_->setVisible(oversold && !blocked);
    frame_.end([this] { accept(); });
    frame_.confirm()->setVisible(!blocked);
    // The row of buttons passes its focus on to one that is shown.
    if (blocked) frame_.confirm()->parentWidget()->setFocusProxy(nullptr);
    frame_.confirm()->setEnabled(!oversold);
    open_->setVisible(blocked);
    open_->setEnabled(table_->current() > 0);
    open_->setAutoDefault(false);
    connect(accept_, &QCheckBox::toggled, frame_.confirm(), &QWidget::setEnabled);
    // It is no entry that Escape would discard.
    connect(accept_, &QCheckBox::toggled, this, [this] { frame_.setSaved(); });
    connect(table_, &RowsTable::chosen, this, [this](qint64 key) { open_->setEnabled(key > 0); });
    connect(table_, &RowsTable::entered, this, &EffectsDialog::openCurrent);
    connect(open_, &QPushButton::clicked, this, &EffectsDialog::openCurrent);
}

void EffectsDialog::openCurrent()
{
    const qint64 key = table_->current();
    if (key <= 0) return;
    emit bookingWanted(BookingId{key});
}

}  // namespace roomrack::desktop

#include "moc_effects_dialog.cpp"
