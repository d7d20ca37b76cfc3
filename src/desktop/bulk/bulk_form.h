// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of a bulk update as ids and texts, their meaning for the current hotel, and their
// template form. No widgets.
#pragma once

#include "desktop/bulk/bulk_plan.h"

#include <QtCore/QString>

#include <vector>

namespace roomrack::desktop {

enum class BulkAction : quint8 { Set, Raise, Lower, On, Off, Default, Copy };

/// A room type; for rates also a rate plan.
struct BulkRow {
    RoomTypeId type;
    RatePlanId plan;
    friend auto operator<=>(const BulkRow &, const BulkRow &) = default;
};

struct BulkForm {
    CellField field = CellField::ForSale;
    BulkAction action = BulkAction::Set;
    QString value;         ///< as typed
    bool percent = false;  ///< for Raise and Lower
    Night copyFrom;        ///< first night of the source period
    quint8 weekdays = 0x7f;
    std::vector<booking::NightRange> ranges;
    std::vector<BulkRow> rows;
    /// Of a restriction: the rate plan and channel that it is limited to; none: all.
    inventory::RestrictionScope only{};
    friend bool operator==(const BulkForm &a, const BulkForm &b);
};

/// The settings that a bulk update can change, in display order.
std::span<const CellField> bulkFields();
/// The operations of a setting, in display order.
std::span<const BulkAction> actionsOf(CellField field);

/// The initial form: rows, nights and setting of the grid's selection; without a selection one week
/// from the business date.
BulkForm formFor(const HotelView &view, GridMode mode, const GridSelection &where);

/// Converts the rows for another setting: rate plans to their room types, room types to the base
/// plan.
std::vector<BulkRow> rowsFor(const HotelView &view, const std::vector<BulkRow> &rows,
                             CellField field);

/// Converts the form to a BulkRequest; the error says what is missing or invalid. Rows that no
/// longer exist are skipped.
Result<BulkRequest> requestOfForm(const HotelView &view, const BulkForm &form,
                                  const QLocale &locale);

/// Offset to the source of a copy in nights: whole weeks, see weeksBetween().
int copyBackOf(const BulkForm &form);
/// The earliest night of all ranges; the business date if there are none.
Night firstNightOf(const HotelView &view, const BulkForm &form);

/// A template's content (JSON): everything but the dates themselves. Ranges are stored by their
/// distance from the first, a copy by its offset in weeks. The form must be valid (requestOfForm
/// returns a request); values are stored locale-independently.
Result<QString> templateOf(const HotelView &view, const BulkForm &form, const QLocale &locale);

struct TemplateForm {
    BulkForm form;
    int gone = 0;  ///< room types or rate plans that no longer exist
};
/// Applies a template to new dates: its first range begins on `first`. The error says why the
/// template cannot be read.
Result<TemplateForm> formOf(const HotelView &view, const QString &content, Night first,
                            const QLocale &locale);

}  // namespace roomrack::desktop
