// SPDX-License-Identifier: GPL-3.0-or-later
// The new booking, shown, with access to its controls.
#pragma once

#include "desktop/new_booking/new_booking_dialog.h"
#include "desktop/widgets/choice_button.h"
#include "small_hotel.h"
#include "support/patience.h"

#include <QtCore/QPointer>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

namespace roomrack::tests {

class ShownBooking {
    Q_DISABLE_COPY(ShownBooking)

public:
    using Stage = desktop::BookingDraft::Stage;

    explicit ShownBooking(SmallHotel &hotel, const desktop::Theme &theme,
                          const desktop::BookingPreset &preset = {})
        : dialog(new desktop::NewBookingDialog(hotel.session(), theme, preset))
    {
        dialog->open();
    }
    ~ShownBooking() { delete dialog; }

    template <typename Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    Stage stage() const { return dialog->draft() ? dialog->draft()->stage() : Stage::Choosing; }
    void click(const char *button) const
    {
        QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton);
    }
    void type(const char *field, const QString &text) const
    {
        auto *edit = find<QLineEdit>(field);
        edit->setFocus();
        QTest::keyClicks(edit, text);
    }
    bool isActive() const { return QTest::qWaitForWindowActive(dialog, kTryForMs); }

    /// The room type of the price that is chosen.
    QString offered() const
    {
        const auto *table = find<QTableView>("offers");
        return table->model()->index(table->currentIndex().row(), 0).data().toString();
    }

    // The list of room numbers, and the button for several.
    QComboBox *list() const { return find<QComboBox>("room"); }
    QString number() const { return list()->currentText().section(u'·', 0, 0).trimmed(); }
    /// A row that cannot be chosen is disabled.
    bool canChoose(int row) const
    {
        return list()->model()->index(row, 0).flags().testFlag(Qt::ItemIsEnabled);
    }
    void down(int times) const
    {
        for (int i = 0; i < times; ++i) QTest::keyClick(list(), Qt::Key_Down);
    }
    desktop::ChoiceButton *several() const { return find<desktop::ChoiceButton>("severalRooms"); }
    void openSeveral() const { several()->menu()->popup({}); }
    QStringList ticked() const
    {
        QStringList numbers;
        for (const QAction *action : several()->menu()->actions())
            if (action->isChecked()) numbers << action->text().section(u' ', 0, 0);
        return numbers;
    }
    void tick(const char *number) const
    {
        for (QAction *action : several()->menu()->actions())
            if (action->text().startsWith(QLatin1String(number))) return action->trigger();
        qFatal("room %s is not offered", number);
    }

    QPointer<desktop::NewBookingDialog> dialog;
};

}  // namespace roomrack::tests
