// SPDX-License-Identifier: GPL-3.0-or-later
// Which messages are about an erased guest, and what stands in the way of erasing one.
#include "booking/paid_bookings.h"
#include "core/error_values.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

Guest guestOf(const char *name, const char *email = "", const char *phone = "",
              const char *reference = "")
{
    Guest guest;
    guest.name = QString::fromUtf8(name);
    guest.email = QString::fromUtf8(email);
    guest.phone = QString::fromUtf8(phone);
    guest.reference = QString::fromUtf8(reference);
    return guest;
}

/// As the engine reads it from the file.
EraseGuests erasureOf(const TestHouse &house, const Booking &booking)
{
    EraseGuests erase{house.desk(), {booking.id}};
    ClosedGuests stored;
    stored.guests = {{booking, {guestOf("Ana Silva", "ana@example.org")}}};
    stored.messages = {{ChannelId{2}, 7}};
    erase.stored = std::make_shared<ClosedGuests>(stored);
    return erase;
}

}  // namespace

class TestErasing : public QObject {
    Q_OBJECT

private slots:
    void messagesAreToldByTheirContent_data();
    void messagesAreToldByTheirContent();
    void aClosedBookingIsErased();
    void anOpenOneIsRefused();
};

void TestErasing::messagesAreToldByTheirContent_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<bool>("isAbout");
    const auto row = [](const char *name, const char *message, bool isAbout) {
        QTest::newRow(name) << QByteArray(message) << isAbout;
    };
    row("address", "<Email>Zoe.Ortner@Example.org</Email>", true);
    row("address of another", "<Email>amy-zoe.ortner@example.org</Email>", false);
    row("name in parts", "<Surname>ÖRTNER</Surname><Given>Zoë</Given>", true);
    row("JSON escapes", "{\"last\":\"\\u00d6rtner\",\"first\":\"Zo\\u00eb\"}", true);
    row("XML references", "<N>&#214;rtner</N><N>Zo&#xEB;</N>", true);
    row("form", "last=%C3%96rtner&first=Zo%C3%AB", true);
    row("surname alone", "<Surname>Örtner</Surname>", false);
    row("part of another word", "<Surname>Örtnerin</Surname><Given>Zoë</Given>", false);
    row("number grouped otherwise", "tel:+43 (664) 555-0123", true);
    row("another number", "tel:+43 664 5550124", false);
    row("reference", "{\"id\":\"AB-77-X\"}", true);
    row("longer reference", "{\"id\":\"AB-77-XY\"}", false);
    row("short number", "<RoomCount>2026</RoomCount>", false);
    row("tag like a name", "<Guest><Name/></Guest>", false);
    row("empty", "", false);
}

void TestErasing::messagesAreToldByTheirContent()
{
    QFETCH(QByteArray, message);
    QFETCH(bool, isAbout);
    ClosedGuest closed;
    closed.guests = {guestOf("Zoë Örtner", "zoe.ortner@example.org", "+43 664 5550123", "AB-77-X"),
                     guestOf("Guest", "", "12", "2026"), guestOf("")};
    QCOMPARE(GuestMarks({closed}).areIn(message), isAbout);
}

void TestErasing::aClosedBookingIsErased()
{
    TestHouse house;
    const auto made = house(HoldAndConfirm{house.hold(kTwin, 0, 2, 1), {}});
    QVERIFY(made.has_value());
    QVERIFY(house(CancelBooking{house.desk(), made->booking, 1}));
    const Booking over = *house.house.booking(made->booking);
    const auto erased = house(erasureOf(house, over));
    QVERIFY(erased.has_value());
    QCOMPARE(erased->version, over.version);
    const Record last = house.batch.records.back();
    QVERIFY(last.kind == RecordKind::GuestErased);
    QCOMPARE(last.subject, over.id.value);
    QVERIFY2(isOfBooking(last.kind) && bookingIdOf(last) == over.id.value,
             "it is in the history of the booking");
    QCOMPARE(house.batch.erasures.size(), size_t(1));
    QCOMPARE(house.batch.erasures.front().messages.size(), size_t(1));
    QVERIFY(!whyNoInverse(last.kind).isEmpty());
}

void TestErasing::anOpenOneIsRefused()
{
    TestHouse house;
    const auto made = house(HoldAndConfirm{house.hold(kTwin, 0, 2, 1), {}});
    QVERIFY(made.has_value());
    const Booking open = *house.house.booking(made->booking);
    QVERIFY(refused(house(erasureOf(house, open)), ErrorCode::WrongState));
    // What was read before it ended.
    QVERIFY(house(CancelBooking{house.desk(), made->booking, 1}));
    QVERIFY(refused(house(erasureOf(house, open)), ErrorCode::Busy));
    EraseGuests told = erasureOf(house, *house.house.booking(made->booking));
    ClosedGuests stored = *told.stored;
    stored.guests.front().isBeingTold = true;
    told.stored = std::make_shared<ClosedGuests>(stored);
    QVERIFY(refused(house(told), ErrorCode::WrongState));
    EraseGuests unread{house.desk(), {made->booking}};
    QVERIFY(refused(house(unread), ErrorCode::NotFound));
    QVERIFY(house.batch.erasures.empty());
}

QTEST_GUILESS_MAIN(TestErasing)
#include "test_erasing.moc"
