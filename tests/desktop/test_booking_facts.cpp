// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a booking: its terms as they were when it was made.
#include "desktop/booking_dialogs/booking_facts.h"
#include "small_hotel.h"
#include "support/widget_test.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::SmallHotel;

class TestBookingFacts : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void termsNameNoDeadlineThatHadPassed()
    {
        SmallHotel hotel;
        const auto terms = [&hotel](int in) {
            const BookingId id =
                hotel.book("STD", Stay(hotel.today() + in, 2), QStringLiteral("Ana"));
            return termsText(hotel.read(id).booking, hotel.session().view(), QLocale::c());
        };
        QVERIFY2(terms(5).startsWith(QStringLiteral("Free until ")), qPrintable(terms(5)));
        QVERIFY2(terms(0).startsWith(QStringLiteral("Cancellation costs ")), qPrintable(terms(0)));
    }
};

QTEST_MAIN(TestBookingFacts)
#include "test_booking_facts.moc"
