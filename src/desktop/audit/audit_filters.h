// SPDX-License-Identifier: GPL-3.0-or-later
// Search field and filters of the audit trail, combined into one query.
#pragma once

#include "desktop/session/hotel_view.h"
#include "storage/audit.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace roomrack::desktop {

class ChoiceButton;
class RangeButton;
class SearchField;

class AuditFilters final : public QWidget {
    Q_OBJECT

public:
    explicit AuditFilters(QWidget *parent = nullptr);

    /// Sets users, room types and dates of the property; the current selection is kept.
    void setHouse(const HotelView &view, Night today);
    storage::AuditQuery query() const;
    bool isEmpty() const;
    QString searched() const;
    void clear();
    void focusSearch();

signals:
    /// Emitted immediately for a filter, and shortly after the last key press for the search.
    void changed();
    /// Arrow down or Enter in the search field: moves the focus to the table.
    void leftDownwards();

private:
    void announce();
    SearchField *search_;
    ChoiceButton *people_;
    ChoiceButton *kinds_;
    RangeButton *recorded_;
    RangeButton *nights_;
    ChoiceButton *types_;
    QPushButton *clear_;
    inventory::Property property_;
    bool quiet_ = false;
};

}  // namespace roomrack::desktop
