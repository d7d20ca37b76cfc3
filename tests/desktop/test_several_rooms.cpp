// SPDX-License-Identifier: GPL-3.0-or-later
// The list of several rooms in a new booking: what it offers, that a lost selection is told, and
// what Escape closes.
#include "shown_booking.h"
#include "themed_test.h"

#include <QTest>
#include <QtGui/QWindow>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::SmallHotel;
using Booking = tests::ShownBooking;

namespace {

QStringList offeredIn(const QMenu &list)
{
    QStringList texts;
    for (const QAction *action : list.actions()) texts << action->text();
    return texts;
}

}  // namespace

class TestSeveralRooms : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void onlyRoomsThatAreLeftAreOffered()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today() + 8, 2);
        // Without numbers: each room is free, and none is left.
        hotel.book("STD", Stay(hotel.today() + 9, 1), QStringLiteral("Group"), 3);
        QTRY_COMPARE(hotel.session().view().ledger().available(0, stay), 0);
        Booking booking(hotel, *theme_, {{}, stay});
        auto *list = booking.several()->menu();
        booking.openSeveral();
        QCOMPARE(offeredIn(*list), QStringList{QStringLiteral("201 · Suite")});
        list->close();
        QVERIFY(!booking.canChoose(1));
        QCOMPARE(booking.list()->itemText(1), QStringLiteral("101 · Standard / Twin · Sold out"));
        QVERIFY(booking.canChoose(4));
        // Of a type that has none, the list says so.
        auto *offers = booking.find<QTableView>("offers");
        QTest::keyClick(offers, Qt::Key_Down);
        QCOMPARE(booking.offered(), QStringLiteral("Standard"));
        booking.openSeveral();
        QCOMPARE(offeredIn(*list),
                 QStringList{QStringLiteral("Standard: no room is available for this stay")});
        QVERIFY(!list->actions().front()->isEnabled());
        list->close();
        QTest::keyClick(offers, Qt::Key_Down);
        QTest::keyClick(offers, Qt::Key_Down);
        QCOMPARE(booking.offered(), QStringLiteral("Suite"));
        booking.openSeveral();
        QCOMPARE(offeredIn(*list), QStringList{QStringLiteral("201 · Suite")});
        list->close();
    }

    void aRoomIsOfferedAgainWhenOneIsLeft()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today() + 8, 1);
        const HoldId others = hotel.hold("STD", stay, 3);
        QTRY_COMPARE(hotel.session().view().ledger().available(0, stay), 0);
        Booking booking(hotel, *theme_, {hotel.type("STD"), stay});
        QVERIFY(!booking.canChoose(1));
        hotel.run(booking::ReleaseHold{hotel.desk(), others});
        QTRY_VERIFY(booking.canChoose(1));
        booking.openSeveral();
        QCOMPARE(booking.several()->menu()->actions().size(), 3);
        booking.several()->menu()->close();
    }

    void aLostSelectionIsTold()
    {
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        const auto *hint = booking.find<QLabel>("obstacle");
        const auto isTold = [hint](const char *numbers) {
            return hint->isVisible()
                   && hint->text().contains(QStringLiteral("No longer chosen: ")
                                            + QLatin1String(numbers));
        };
        auto *offers = booking.find<QTableView>("offers");
        booking.openSeveral();
        booking.tick("101");
        booking.tick("103");
        booking.several()->menu()->close();
        // A twin is of the same rooms.
        QTest::keyClick(offers, Qt::Key_Down);
        QCOMPARE(booking.offered(), QStringLiteral("Twin"));
        QCOMPARE(booking.list()->placeholderText(), QStringLiteral("101, 103"));
        QVERIFY(!hint->isVisible());
        QTest::keyClick(offers, Qt::Key_Down);
        QCOMPARE(booking.offered(), QStringLiteral("Suite"));
        QVERIFY2(isTold("101, 103"), qPrintable(hint->text()));
        // Until rooms are chosen again.
        QTest::keyClick(offers, Qt::Key_Up);
        QVERIFY(isTold("101, 103"));
        booking.openSeveral();
        booking.tick("102");
        booking.several()->menu()->close();
        QVERIFY(!hint->isVisible());
        booking.find<QSpinBox>("rooms")->setValue(1);
        QVERIFY(isTold("102"));
        booking.list()->setFocus();
        booking.down(1);
        QCOMPARE(booking.number(), QStringLiteral("101"));
        QVERIFY(!hint->isVisible());
    }

    void escapeClosesTheListAlone_data()
    {
        QTest::addColumn<bool>("byWindow");
        QTest::addRow("key of the window") << true;
        QTest::addRow("key of the dialog") << false;
    }
    void escapeClosesTheListAlone()
    {
        QFETCH(bool, byWindow);
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        QVERIFY(booking.isActive());
        const auto *list = booking.several()->menu();
        booking.openSeveral();
        booking.tick("101");
        QVERIFY(list->isVisible());
        if (byWindow)
            QTest::keyClick(booking.dialog->windowHandle(), Qt::Key_Escape);
        else
            QTest::keyClick(booking.dialog, Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        tests::handlePosted();
        QVERIFY(booking.dialog && booking.dialog->isVisible());
        QCOMPARE(booking.number(), QStringLiteral("101"));
        QTest::keyClick(booking.dialog, Qt::Key_Escape);
        QTRY_VERIFY(!booking.dialog || !booking.dialog->isVisible());
    }
};

QTEST_MAIN(TestSeveralRooms)
#include "test_several_rooms.moc"
