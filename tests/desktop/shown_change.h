// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that changes a booking, shown, with access to its controls; and conditions of a rate
// plan, set by another user.
#pragma once

#include "desktop/bookings/change_dialog.h"
#include "small_hotel.h"
#include "support/patience.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <memory>

namespace roomrack::tests {

struct ShownChange {
    ShownChange(SmallHotel &hotel, BookingId id)
        : dialog(std::make_unique<desktop::ChangeDialog>(hotel.session(), hotel.read(id))),
          changed(dialog.get(), &desktop::ChangeDialog::carriedOut)
    {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->open();
        if (!QTest::qWaitForWindowActive(dialog.get(), kTryForMs))
            qFatal("the dialog is not shown");
    }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    QComboBox *plans() const { return find<QComboBox>("plan"); }
    bool offers(int plan) const
    {
        return plans()->model()->index(plan, 0).flags().testFlag(Qt::ItemIsEnabled);
    }
    QString obstacle() const { return find<QLabel>("obstacle")->text(); }
    void setNights(int nights) const { find<QSpinBox>("nights")->setValue(nights); }
    /// Presses the button once the price of the changed stay is known.
    void save() const
    {
        auto *confirm = find<QPushButton>("confirm");
        QTRY_VERIFY(confirm->isEnabled());
        QTest::mouseClick(confirm, Qt::LeftButton);
    }

    std::unique_ptr<desktop::ChangeDialog> dialog;
    QSignalSpy changed;
};

/// Of the plan by index. Waits until the window knows them.
inline void setConditions(SmallHotel &hotel, size_t plan, const pricing::PlanConditions &conditions)
{
    pricing::RatePlan edited = hotel.session().view().rates().plans()[plan];
    edited.conditions = conditions;
    hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {edited}}, {}, false, {}});
    QTRY_VERIFY(hotel.session().view().rates().plans()[plan].conditions == conditions);
}

}  // namespace roomrack::tests
