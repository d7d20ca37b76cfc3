// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs of a bulk update: nights, rows and the change.
#pragma once

#include "desktop/bulk/bulk_form.h"
#include "desktop/session/hotel_session.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace roomrack::desktop {

class BulkChangeBox;
class BulkRanges;
class BulkRows;
class WeekdayBoxes;

class BulkFormView final : public QWidget {
    Q_OBJECT

public:
    /// The session must outlive it.
    BulkFormView(HotelSession &session, const BulkForm &form);

    void showForm(const BulkForm &form);
    /// As entered.
    const BulkForm &form() const { return form_; }
    /// What the form asks for, or what is missing or wrong in it. Marks a wrong value.
    Result<BulkRequest> request();
    /// Focuses the value, the usual first input.
    void focusValue();

signals:
    /// The user changed the form.
    void changed();

private:
    void build();
    void connectParts();
    void fillPlans();
    void showPlans();
    void read();

    HotelSession &session_;
    BulkForm form_;
    BulkRanges *ranges_;
    WeekdayBoxes *days_;
    BulkRows *rows_;
    QPushButton *plans_;
    BulkChangeBox *change_;
    bool showing_ = false;
};

}  // namespace roomrack::desktop
