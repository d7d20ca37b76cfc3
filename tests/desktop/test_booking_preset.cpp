// SPDX-License-Identifier: GPL-3.0-or-later
// A new booking begins with the nights that are selected in the grid.
#include "desktop/new_booking/choose_step.h"
#include "desktop/new_booking/new_booking_dialog.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;

namespace {

constexpr int kTwin = 1, kSuite = 2;

}  // namespace

class TestBookingPreset : public tests::WindowTest {
    Q_OBJECT

private slots:
    void oneNightAndRangesAreTaken()
    {
        for (const int nights : {1, 4}) {
            real_->grid().cursor().selectCells(kTwin, kJulyTenth + 3, nights);
            const StayChoice choice = chosenByKey();
            QCOMPARE(choice.roomType, type(kTwin));
            QCOMPARE(choice.stay, Stay(kJulyTenth + 3, nights));
        }
    }

    void theButtonTakesThemToo()
    {
        real_->grid().cursor().selectCells(kSuite, kJulyTenth + 5, 2);
        const auto buttons = real_->window().findChildren<QPushButton *>();
        const auto button = std::find_if(buttons.begin(), buttons.end(), [](const auto *one) {
            return one->text() == QLatin1String("New booking");
        });
        QVERIFY(button != buttons.end());
        (*button)->click();
        const StayChoice choice = chosen();
        QCOMPARE(choice.roomType, type(kSuite));
        QCOMPARE(choice.stay, Stay(kJulyTenth + 5, 2));
    }

    void pastNightsAreLeftOut()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth - 2, 4);
        QCOMPARE(chosenByKey().stay, Stay(kJulyTenth, 2));
        real_->grid().cursor().selectCells(kTwin, kJulyTenth - 4, 2);
        QCOMPARE(chosenByKey().stay, Stay(kJulyTenth, 1));
    }

    void aSelectionOfSeveralRoomTypesIsNoStay()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 3, 2);
        QTest::keyClick(&real_->grid(), Qt::Key_A, Qt::ControlModifier);
        QVERIFY(real_->grid().cursor().selected().rows().size() > 1);
        QCOMPARE(chosenByKey().stay, Stay(kJulyTenth, 1));
    }

    void aSmallRoomBeginsWithAsManyGuests()
    {
        booking::DescriptionItems items;
        items.roomTypes = {real_->session().view().catalogue().roomTypes[kTwin]};
        items.roomTypes.front().standardGuests = items.roomTypes.front().maxGuests = 1;
        const booking::EditDescription edit{real_->session().desk(), items, {}, true, {}};
        QVERIFY(real_->session().engine().run(edit));
        real_->session().engine().flush();
        QTRY_COMPARE(real_->session().view().catalogue().roomTypes[kTwin].maxGuests, 1);
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 3, 2);
        QCOMPARE(chosenByKey().adults, 1);
        real_->grid().cursor().selectCells(kSuite, kJulyTenth + 3, 2);
        QCOMPARE(chosenByKey().adults, 2);
    }

    void otherPagesHaveNone()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 3, 2);
        QVERIFY(real_->window().showPage(QStringLiteral("holds")));
        QTest::keyClick(&real_->window(), Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(chosen().stay, Stay(kJulyTenth, 1));
    }

private:
    void opened() override { QTRY_VERIFY(real_->grid().hasFocus()); }
    RoomTypeId type(int index)
    {
        return real_->session().view().catalogue().roomTypes[size_t(index)].id;
    }
    StayChoice chosenByKey()
    {
        QTest::keyClick(&real_->grid(), Qt::Key_B, Qt::ControlModifier);
        return chosen();
    }
    /// What the new booking that is open begins with; closes it.
    StayChoice chosen()
    {
        auto *dialog = qobject_cast<NewBookingDialog *>(QApplication::activeModalWidget());
        if (!dialog) return {};
        const StayChoice choice = dialog->findChild<ChooseStep *>()->choice();
        dialog->reject();
        // Window systems do this when a dialog closes; the offscreen platform does not.
        real_->window().activateWindow();
        if (!QTest::qWaitForWindowActive(&real_->window(), tests::kTryForMs)) return {};
        return choice;
    }
};

QTEST_MAIN(TestBookingPreset)
#include "test_booking_preset.moc"
