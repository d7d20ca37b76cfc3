// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has chosen for a bulk update, by ids and texts, and what that means in the hotel
// as it is; what a template keeps of it. No widgets.
#pragma once

#include "desktop/bulk/bulk_plan.h"

#include <QtCore/QString>

#include <vector>

namespace roomrack::desktop {

enum class BulkAction : quint8 { Set, Raise, Lower, On, Off, Default, Copy };

/// A room type; for rates one of its rate plans.
struct BulkRow {
    RoomTypeId type;
    RatePlanId plan;
    friend auto operator<=>(const BulkRow &, const BulkRow &) = default;
};

struct BulkForm {
    CellField field = CellField::ForSale;
    BulkAction action = BulkAction::Set;
    QString value;         ///< as it was typed
    bool percent = false;  ///< of Raise and Lower
    Night copyFrom;        ///< where the period to copy from begins
    quint8 weekdays = 0x7f;
    std::vector<booking::NightRange> ranges;
    std::vector<BulkRow> rows;
    friend bool operator==(const BulkForm &a, const BulkForm &b);
};

/// The settings that a bulk update can change, in the order they are offered.
std::span<const CellField> bulkFields();
bool isFlag(CellField field);
/// What can be done to a setting, in the order it is offered.
std::span<const BulkAction> actionsOf(CellField field);

/// What the dialog opens with: the rows, nights and setting that are selected in the grid; without
/// a selection a week from the business date.
BulkForm formFor(const HotelView &view, GridMode mode, const GridSelection &where);

/// The rows as another setting needs them: of rate plans their room types, of room types the base
/// plan.
std::vector<BulkRow> rowsFor(const HotelView &view, const std::vector<BulkRow> &rows,
                             CellField field);

/// The form as an order; the error says in words what is missing or wrong. Rows that are not there
/// any more are left out.
Result<BulkWish> wishOf(const HotelView &view, const BulkForm &form, const QLocale &locale);

/// How many nights back the copy looks: whole weeks, see weeksBetween().
int copyBackOf(const BulkForm &form);
/// The earliest night of all ranges; the business date where there are none.
Night firstNightOf(const HotelView &view, const BulkForm &form);

/// A template's content (JSON): everything but the dates themselves. Ranges are kept by how far
/// they lie after the first, a copy by how many weeks it looks back. The form must be right
/// (wishOf has a wish); values are kept without a locale.
Result<QString> templateOf(const HotelView &view, const BulkForm &form, const QLocale &locale);

struct TemplateForm {
    BulkForm form;
    int gone = 0;  ///< room types or rate plans that the hotel does not have any more
};
/// A template for new dates: its first range begins on `first`. The error says why it cannot be
/// read.
Result<TemplateForm> formOf(const HotelView &view, const QString &content, Night first,
                            const QLocale &locale);

}  // namespace roomrack::desktop
