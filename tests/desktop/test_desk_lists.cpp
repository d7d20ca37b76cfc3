// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lists of the front desk begin: at their top, whatever became of the first booking while
// another page was shown.
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/theme/style.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

using Shown = tests::ShownPage<FrontDeskPage>;

QTableView *list(const Shown &shown)
{
    return shown.find<QTableView>("day");
}

QString guest(const Shown &shown, int row)
{
    return list(shown)->model()->index(row, DayModel::Guest).data().toString();
}

QString currentGuest(const Shown &shown)
{
    return guest(shown, list(shown)->currentIndex().row());
}

void showAgain(Shown &shown)
{
    shown.page->show();
    shown.page->shown();
}

}  // namespace

class TestDeskLists : public tests::ThemedTest {
    Q_OBJECT

private slots:
    /// Done bookings stand below the others: the list must not follow one there.
    void aListWhoseFirstGuestHasArrivedBeginsAtItsTop()
    {
        Shown shown(*theme_);
        const Stay stay(shown.hotel.today(), 1);
        const BookingId ana = shown.hotel.book("STD", stay, QStringLiteral("Ana"));
        for (const char *name : {"Bela", "Carl"})
            shown.hotel.book("STD", stay, QLatin1String(name));
        QTRY_COMPARE(shown.page->badge(), 3);
        for (const bool chosen : {false, true}) {
            if (chosen) style::chooseRow(list(shown), 1);
            const BookingId next =
                chosen ? BookingId{list(shown)->currentIndex().data(DayModel::IdRole).toLongLong()}
                       : ana;
            const int left = shown.page->badge() - 1;
            shown.page->hide();
            shown.hotel.run(booking::CheckIn{shown.hotel.desk(), next, 1, {}, {}, true});
            QTRY_COMPARE(shown.page->badge(), left);
            showAgain(shown);
            QCOMPARE(list(shown)->currentIndex().row(), 0);
            QCOMPARE(currentGuest(shown), QStringLiteral("Bela"));
            QCOMPARE(list(shown)->verticalScrollBar()->value(), 0);
        }
    }

    void aListThatGrewWhileItWasHiddenBeginsAtItsTop()
    {
        Shown shown(*theme_);
        const Stay stay(shown.hotel.today(), 1);
        shown.hotel.book("STD", stay, QStringLiteral("Zoe"));
        QTRY_COMPARE(shown.page->badge(), 1);
        QTRY_COMPARE(currentGuest(shown), QStringLiteral("Zoe"));
        shown.page->hide();
        for (const char *name : {"Ana", "Bela"}) shown.hotel.book("STD", stay, QLatin1String(name));
        QTRY_COMPARE(shown.page->badge(), 3);
        showAgain(shown);
        QCOMPARE(currentGuest(shown), QStringLiteral("Ana"));
        QCOMPARE(list(shown)->currentIndex().row(), 0);
    }

    void aRowThatTheUserChoseStays()
    {
        Shown shown(*theme_);
        const Stay stay(shown.hotel.today(), 1);
        for (const char *name : {"Bela", "Carl"})
            shown.hotel.book("STD", stay, QLatin1String(name));
        QTRY_COMPARE(shown.page->badge(), 2);
        style::chooseRow(list(shown), 1);
        shown.page->hide();
        shown.hotel.book("STD", stay, QStringLiteral("Ana"));
        QTRY_COMPARE(shown.page->badge(), 3);
        showAgain(shown);
        QCOMPARE(currentGuest(shown), QStringLiteral("Carl"));
    }

    void theListOfAnotherDayBeginsAtItsTop()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        for (const char *name : {"Ana", "Bela"})
            shown.hotel.book("STD", Stay(today, 1), QLatin1String(name));
        for (const char *name : {"Carl", "Dora"})
            shown.hotel.book("STD", Stay(today + 1, 1), QLatin1String(name));
        QTRY_COMPARE(shown.page->badge(), 2);
        style::chooseRow(list(shown), 1);
        shown.hotel.run(booking::CloseDay{shown.hotel.desk()});
        QTRY_COMPARE(currentGuest(shown), QStringLiteral("Carl"));
        QCOMPARE(list(shown)->currentIndex().row(), 0);
    }
};

QTEST_MAIN(TestDeskLists)
#include "test_desk_lists.moc"
