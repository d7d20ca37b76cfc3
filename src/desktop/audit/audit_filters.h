// SPDX-License-Identifier: GPL-3.0-or-later
// Search field and filters of the audit trail, combined into one query.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/search_filters.h"
#include "storage/audit.h"

namespace roomrack::desktop {

class AuditFilters final : public SearchFilters {
    Q_OBJECT

public:
    explicit AuditFilters(QWidget *parent = nullptr);

    /// Sets users, room types and dates of the property; the current selection is kept.
    void setHouse(const HotelView &view, Night today);
    storage::AuditQuery query() const;

private:
    ChoiceButton *people_;
    ChoiceButton *kinds_;
    RangeButton *recorded_;
    RangeButton *nights_;
    ChoiceButton *types_;
    inventory::Property property_;
};

}  // namespace roomrack::desktop
