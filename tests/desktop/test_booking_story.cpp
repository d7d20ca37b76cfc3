// SPDX-License-Identifier: GPL-3.0-or-later
// The history in the details of a booking names the rooms, as the audit trail does.
#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/theme/theme.h"
#include "shown_page.h"
#include "support/patience.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;

class TestBookingStory : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void checkInCheckOutAndMovesNameTheirRooms()
    {
        tests::ShownPage<BookingPage> shown(*theme_);
        tests::SmallHotel &hotel = shown.hotel;
        const BookingId id =
            hotel.book("STD", Stay(hotel.today(), 2), QStringLiteral("Ana Example"));
        const auto &rooms = hotel.session().view().catalogue().rooms;
        const RoomId first = rooms[0].id, second = rooms[1].id;
        hotel.run(booking::CheckIn{hotel.desk(), id, 0, {}, {first}, true});
        hotel.clock.advance(core::kSecond);
        hotel.run(booking::AssignRooms{hotel.desk(), {{id, first, second, {}}}});
        hotel.run(booking::CheckOut{hotel.desk(), id, 0, {}});
        shown.page->showBooking(id);
        const auto *details = shown.page->findChild<BookingDetails *>();
        const auto says = [details](const QString &event, const QString &room) {
            const auto labels = details->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
                return label->text().startsWith(event)
                       && label->text().contains(QStringLiteral("room ") + room);
            });
        };
        QTRY_VERIFY(says(QStringLiteral("Checked out"), rooms[1].number));
        QVERIFY(says(QStringLiteral("Room assigned"), rooms[1].number));
        // The guest left this room on the day of the arrival.
        QVERIFY(says(QStringLiteral("Checked in"), rooms[0].number));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestBookingStory)
#include "test_booking_story.moc"
