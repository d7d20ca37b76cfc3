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
    erase.stored = std::make_shared<std::vector<ClosedGuest>>(
        std::vector<ClosedGuest>{{booking, {guestOf("Ana Silva", "ana@example.org")}}});
    return erase;
}

}  // namespace

class TestErasing : public QObject {
    Q_OBJECT

private slots:
    void marksAreTextsOfTheGuest();
    void aClosedBookingIsErased();
    void anOpenOneIsRefused();
    void anUndecidedOneIsRefused();
};

void TestErasing::marksAreTextsOfTheGuest()
{
    const GuestMarks all =
        marksOf({guestOf("Ana-Maria de la Cruz", "Ana@Cruz.example", " +34 600 123 ", "R-12"),
                 guestOf("Ana-Maria de la Cruz", "ana@old.example")});
    const GuestMarks expected{{"Ana@Cruz.example"},
                              {"+34 600 123"},
                              {"R-12"},
                              {"Ana-Maria", "Cruz", "de"},
                              {"ana@old.example"}};
    QVERIFY(all == expected);
    QVERIFY2(marksOf({guestOf("Li Wu", "", "12", "7")}).empty(), "too short to name anybody");
    QVERIFY(marksOf({}).empty());
    const GuestMarks longest = marksOf({guestOf("Anna Berta Carola Dora Emilia")});
    QVERIFY(longest == GuestMarks({{"Carola", "Emilia", "Berta"}}));
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
    QVERIFY(house.batch.erasures.front().marks
            == GuestMarks({{"ana@example.org"}, {"Silva", "Ana"}}));
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
    EraseGuests unread{house.desk(), {made->booking}};
    QVERIFY(refused(house(unread), ErrorCode::NotFound));
    QVERIFY(house.batch.erasures.empty());
}

void TestErasing::anUndecidedOneIsRefused()
{
    TestHouse house;
    const auto made = house(HoldAndConfirm{house.hold(kTwin, 0, 2, 1), {}});
    QVERIFY(made.has_value());
    QVERIFY(house(CancelBooking{house.desk(), made->booking, 1}));
    const Booking over = *house.house.booking(made->booking);
    DuplicateRow row;
    row.property = over.property;
    row.id = dedup::CandidateId{77};
    row.outcome = DuplicateOutcome::Open;
    row.other = over.id;
    NoteRequests note;
    note.caller = house.desk();
    note.caller.actor = kEngineActor;
    note.duplicates = {row};
    QVERIFY(house(note));
    QVERIFY(refused(house(erasureOf(house, over)), ErrorCode::WrongState));
    QVERIFY(house.batch.erasures.empty());
}

QTEST_GUILESS_MAIN(TestErasing)
#include "test_erasing.moc"
