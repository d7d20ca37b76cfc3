// SPDX-License-Identifier: GPL-3.0-or-later
// Versions of a reservation: which one counts, what of it is sold, and when a user is asked.
#include "channels/push_hotel.h"
#include "channels/tamper.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using protocols::ReservationStatus;

namespace {

const QString kId = QStringLiteral("RES1");
const QString kSingle = QStringLiteral("R1"), kDouble = QStringLiteral("R2");
const Stay kNights(kToday + 2, 2), kLater(kToday + 9, 2);

}  // namespace

class TestVersions : public QObject {
    Q_OBJECT

private slots:
    void init() { hotel_ = std::make_unique<PushHotel>(); }
    void cleanup() { hotel_.reset(); }
    void cancelledReservationThatIsSoldAgainIsBookedAgain();
    void roomThatWasGivenUpAndTakenAgainIsBookedAgain();
    void roomThatStaysIsNotChangedWhenAnotherGoes();
    void roomThatStaysKeepsItsBookingWhereThePriceIsOfAllRooms();
    void soldAgainWithoutATimeAsksAPerson();
    void wordsOfAnEarlierVersionAskAPerson();
    void lastMessageAgainIsACopy();
    void impossibleTimeDoesNotMakeLaterMessagesLate();
    void timeAheadOfTheClockAsksBeforeAnythingIsLate();
    void cancellationWithoutATimeOfItsOwnCounts();
    void whatWaitedWhileALaterMessageCountedIsOlder();
    void whatTheDeskCancelledIsNotSoldAgainWithoutAPerson();
    void reservationOfAnotherHotelWaits();
    void agreedPriceStaysWhenTheRateOfExchangeChanges();
    void whatTheDatabaseRefusesForGoodWaitsForAPerson();
    void guestWhoChangesAloneIsSeen_data();
    void guestWhoChangesAloneIsSeen();
    void whatTheDeskWroteOfTheGuestStays();
    void whatAMessageLeavesOutIsNotTakenAway();

private:
    booking::Guest guest(ChannelId channel) const
    {
        const auto reader = storage::Reader::open(hotel_->hotel.file());
        return (*reader)
            ->ask(
                storage::OneBooking{hotel_->hotel.property, hotel_->sold(channel, kId).front().id})
            ->guest;
    }
    using Rooms = std::vector<std::pair<QString, Stay>>;
    /// Sent by the JSON channel, made this many seconds after noon.
    void tell(ReservationStatus status, const Rooms &rooms, int seconds);
    /// Sent by the GDS, with the reservation alone.
    void tellBare(ReservationStatus status, const Rooms &rooms);
    void rate(qint64 digits);
    int sold(ChannelId channel = kJson) const { return int(hotel_->sold(channel, kId).size()); }
    QStringList waiting() const { return hotel_->waiting(kId); }

    std::unique_ptr<PushHotel> hotel_;
    int revision_ = 0;
};

void TestVersions::tell(ReservationStatus status, const Rooms &rooms, int seconds)
{
    auto r = reservationOf(kId, status, rooms);
    r.revision = QStringLiteral("v%1").arg(++revision_);
    r.modified = kNoon + seconds * kSecond;
    hotel_->runUntil(std::min(*r.modified, kNoon + 7'200 * kSecond));
    QVERIFY(hotel_->push(kJson, jsonBody(r)));
}

void TestVersions::tellBare(ReservationStatus status, const Rooms &rooms)
{
    hotel_->run(60);
    QVERIFY(hotel_->push(kGds, travelBody(reservationOf(kId, status, rooms))));
}

void TestVersions::cancelledReservationThatIsSoldAgainIsBookedAgain()
{
    const Rooms room{{kSingle, kNights}};
    tell(ReservationStatus::New, room, 10);
    tell(ReservationStatus::Cancelled, room, 20);
    QCOMPARE(sold(), 0);
    tell(ReservationStatus::Modified, room, 30);
    QCOMPARE(sold(), 1);
    QCOMPARE(hotel_->sold(kJson, kId).front().stay, kNights);
    QCOMPARE(hotel_->bookings(kJson, kId).size(), size_t(2));
    // Later versions continue from there.
    tell(ReservationStatus::Modified, {{kSingle, kLater}}, 40);
    QCOMPARE(sold(), 1);
    QCOMPARE(hotel_->sold(kJson, kId).front().stay, kLater);
    tell(ReservationStatus::Cancelled, room, 50);
    QCOMPARE(sold(), 0);
    QCOMPARE(waiting(), QStringList());
}

void TestVersions::roomThatWasGivenUpAndTakenAgainIsBookedAgain()
{
    const Rooms two{{kSingle, kNights}, {kDouble, kNights}};
    tell(ReservationStatus::New, two, 10);
    tell(ReservationStatus::Modified, {two.front()}, 20);
    QCOMPARE(sold(), 1);
    tell(ReservationStatus::Modified, two, 30);
    QCOMPARE(sold(), 2);
    QCOMPARE(hotel_->hotel.left(2, 2), 2);
    QCOMPARE(waiting(), QStringList());
}

void TestVersions::roomThatStaysIsNotChangedWhenAnotherGoes()
{
    const Rooms two{{kSingle, kNights}, {kDouble, kLater}};
    tell(ReservationStatus::New, two, 10);
    const BookingId stays = hotel_->bookings(kJson, kId).back().id;
    tell(ReservationStatus::Modified, {two.back()}, 20);
    QCOMPARE(sold(), 1);
    QCOMPARE(hotel_->sold(kJson, kId).front().id, stays);
    QCOMPARE(hotel_->sold(kJson, kId).front().version, 1);
}

/// The price is stored with the first booking.
void TestVersions::roomThatStaysKeepsItsBookingWhereThePriceIsOfAllRooms()
{
    const Rooms two{{kSingle, kNights}, {kDouble, kLater}};
    for (const Rooms &rooms : {two, Rooms{two.back()}}) {
        auto r = reservationOf(kId, ReservationStatus::Modified, rooms);
        for (protocols::RoomStay &stay : r.stays) {
            stay.rates.clear();
            stay.total = {};
        }
        hotel_->run(60);
        QVERIFY(hotel_->push(kGds, travelBody(r)));
        QCOMPARE(sold(kGds), int(rooms.size()));
    }
    const auto bookings = hotel_->bookings(kGds, kId);
    QCOMPARE(bookings.size(), size_t(2));
    QCOMPARE(bookings.front().status, BookingStatus::Cancelled);
    QCOMPARE(bookings.front().stay, kNights);
    QCOMPARE(bookings.back().reserved, RoomTypeId{2});
    QCOMPARE(bookings.back().stay, kLater);
    QCOMPARE(bookings.back().total, qint64(20'000));
    QCOMPARE(waiting(), QStringList());
}

void TestVersions::soldAgainWithoutATimeAsksAPerson()
{
    const Rooms room{{kSingle, kNights}};
    tellBare(ReservationStatus::New, room);
    tellBare(ReservationStatus::Cancelled, room);
    tellBare(ReservationStatus::Modified, room);
    QCOMPARE(sold(kGds), 0);
    QCOMPARE(waiting().size(), 1);
    // A copy of it is not another question.
    tellBare(ReservationStatus::Modified, room);
    QCOMPARE(waiting().size(), 1);
}

void TestVersions::wordsOfAnEarlierVersionAskAPerson()
{
    const Rooms first{{kSingle, kNights}}, second{{kSingle, kLater}};
    tellBare(ReservationStatus::New, {{kDouble, kNights}});
    tellBare(ReservationStatus::Modified, first);
    tellBare(ReservationStatus::Modified, second);
    QCOMPARE(hotel_->sold(kGds, kId).front().stay, kLater);
    tellBare(ReservationStatus::Modified, first);
    QCOMPARE(hotel_->sold(kGds, kId).front().stay, kLater);
    QCOMPARE(waiting().size(), 1);
    tellBare(ReservationStatus::Modified, first);
    QCOMPARE(waiting().size(), 1);
    // Replaying what waits decides nothing, until a later version counts.
    hotel_->controller->intake().replay(kGds);
    hotel_->run(5);
    QCOMPARE(waiting().size(), 1);
    tellBare(ReservationStatus::Modified, {{kDouble, kLater}});
    hotel_->controller->intake().replay(kGds);
    hotel_->run(5);
    QCOMPARE(waiting(), QStringList());
    QCOMPARE(hotel_->sold(kGds, kId).front().reserved, RoomTypeId{2});
}

void TestVersions::lastMessageAgainIsACopy()
{
    const Rooms first{{kSingle, kNights}}, second{{kSingle, kLater}};
    tellBare(ReservationStatus::New, first);
    tellBare(ReservationStatus::New, first);
    tellBare(ReservationStatus::Modified, second);
    tellBare(ReservationStatus::Modified, second);
    tellBare(ReservationStatus::New, first);
    QCOMPARE(sold(kGds), 1);
    QCOMPARE(hotel_->sold(kGds, kId).front().version, 2);
    QCOMPARE(waiting(), QStringList());
}

void TestVersions::impossibleTimeDoesNotMakeLaterMessagesLate()
{
    tell(ReservationStatus::New, {{kSingle, kNights}}, 10);
    tell(ReservationStatus::Modified, {{kDouble, kNights}}, 40 * 365 * 86'400);
    hotel_->run(60);
    QCOMPARE(hotel_->sold(kJson, kId).front().reserved, RoomTypeId{2});
    const int after = int((hotel_->scheduler->now() - kNoon) / kSecond) + 60;
    tell(ReservationStatus::Modified, {{kDouble, kLater}}, after);
    QCOMPARE(hotel_->sold(kJson, kId).front().stay, kLater);
    tell(ReservationStatus::Cancelled, {{kDouble, kLater}}, after + 60);
    QCOMPARE(sold(), 0);
    QCOMPARE(waiting(), QStringList());
}

void TestVersions::timeAheadOfTheClockAsksBeforeAnythingIsLate()
{
    hotel_->runUntil(kNoon + 7'100 * kSecond);
    tell(ReservationStatus::New, {{kSingle, kNights}}, 20 * 3'600);
    tell(ReservationStatus::Modified, {{kSingle, kLater}}, 7'200);
    QCOMPARE(waiting().size(), 1);
    // The clock has reached that time when it is read again: that proves nothing.
    hotel_->run(86'400);
    hotel_->controller->intake().replay(kJson);
    hotel_->run(5);
    QCOMPARE(waiting().size(), 1);
}

/// The creation time of a reservation does not date its cancellation.
void TestVersions::cancellationWithoutATimeOfItsOwnCounts()
{
    auto r = reservationOf(kId, ReservationStatus::New, {{kSingle, kNights}});
    r.created = kNoon;
    QVERIFY(hotel_->push(kGds, travelBody(r)));
    r.status = ReservationStatus::Modified;
    r.modified = kNoon + 60 * kSecond;
    hotel_->run(120);
    QVERIFY(hotel_->push(kGds, travelBody(r)));
    r.status = ReservationStatus::Cancelled;
    r.modified.reset();
    QVERIFY(hotel_->push(kGds, travelBody(r)));
    QCOMPARE(sold(kGds), 0);
}

void TestVersions::whatWaitedWhileALaterMessageCountedIsOlder()
{
    sync::ChannelSettings without = hotel_->settings(kGds);
    without.rooms.pop_back();
    without.rates.pop_back();
    hotel_->save(kGds, without);
    hotel_->run(5);
    tellBare(ReservationStatus::New, {{kSingle, kNights}});
    tellBare(ReservationStatus::Modified, {{QStringLiteral("R3"), kNights}});
    QCOMPARE(waiting().size(), 1);
    tellBare(ReservationStatus::Modified, {{kDouble, kNights}});
    hotel_->save(kGds, hotel_->settings(kGds));
    hotel_->run(5);
    QCOMPARE(hotel_->sold(kGds, kId).front().reserved, RoomTypeId{2});
    QCOMPARE(waiting(), QStringList());
}

void TestVersions::whatTheDeskCancelledIsNotSoldAgainWithoutAPerson()
{
    const Rooms room{{kSingle, kNights}};
    tell(ReservationStatus::New, room, 10);
    const Booking b = hotel_->sold(kJson, kId).front();
    QVERIFY(hotel_->apply(CancelBooking{hotel_->caller(), b.id, b.version}));
    tell(ReservationStatus::Modified, room, 20);
    QCOMPARE(sold(), 0);
    QCOMPARE(waiting().size(), 1);
}

void TestVersions::reservationOfAnotherHotelWaits()
{
    auto r = reservationOf(kId, ReservationStatus::New, {{kSingle, kNights}});
    r.revision = QStringLiteral("v1");
    r.hotelCode = QStringLiteral("H2");
    QVERIFY(hotel_->push(kJson, jsonBody(r)));
    r.modified = kNoon;
    QVERIFY(hotel_->push(kAlpine, alpineBody(r, true)));
    QCOMPARE(sold(kJson) + sold(kAlpine), 0);
    QCOMPARE(waiting().size(), 2);
    QVERIFY(waiting().front().contains(QStringLiteral("H2")));
}

void TestVersions::rate(qint64 digits)
{
    SaveFxRates save;
    save.caller = hotel_->caller();
    save.source = QStringLiteral("test");
    save.rates = {{Currency(), *Currency::make(QStringLiteral("USD")), kToday,
                   *pricing::FxFactor::make(digits, 2)}};
    QVERIFY(hotel_->apply(save));
    hotel_->run(5);
}

/// 200 dollars at 1.25 are 160 euros, and stay that at 2.00.
void TestVersions::agreedPriceStaysWhenTheRateOfExchangeChanges()
{
    rate(125);
    auto r = reservationOf(kId, ReservationStatus::New, {{kSingle, kNights}});
    r.currency = *Currency::make(QStringLiteral("USD"));
    r.revision = QStringLiteral("v1");
    r.modified = kNoon;
    QVERIFY(hotel_->push(kJson, jsonBody(r)));
    QCOMPARE(hotel_->sold(kJson, kId).front().total, qint64(16'000));
    rate(200);
    r.status = ReservationStatus::Modified;
    r.revision = QStringLiteral("v2");
    r.modified = kNoon + kSecond;
    r.comment = QStringLiteral("late arrival");
    QVERIFY(hotel_->push(kJson, jsonBody(r)));
    QCOMPARE(hotel_->sold(kJson, kId).front().total, qint64(16'000));
    QCOMPARE(waiting(), QStringList());
}

/// Else it would be repeated for ever: nothing that is not stored is acknowledged.
void TestVersions::whatTheDatabaseRefusesForGoodWaitsForAPerson()
{
    QVERIFY(refuse(hotel_->hotel.file(), QStringLiteral("channel_reservation"),
                   QStringLiteral("new.reservation = '%1'").arg(kId)));
    tell(ReservationStatus::New, {{kSingle, kNights}}, 0);
    QCOMPARE(sold(), 0);
    QCOMPARE(waiting().size(), 1);
    const QString other = QStringLiteral("RES2");
    QVERIFY(hotel_->push(
        kGds, travelBody(reservationOf(other, ReservationStatus::New, {{kSingle, kNights}}))));
    QCOMPARE(hotel_->sold(kGds, other).size(), size_t(1));
    QVERIFY(tamper(hotel_->hotel.file(), QStringLiteral("DROP TRIGGER rigged")));
    hotel_->controller->intake().replay(kJson);
    hotel_->run(2);
    QCOMPARE(sold(), 1);
    QCOMPARE(waiting(), QStringList());
}

void TestVersions::guestWhoChangesAloneIsSeen_data()
{
    QTest::addColumn<int>("channel");
    QTest::newRow("JSON") << int(kJson.value);
    QTest::newRow("AlpineBits") << int(kAlpine.value);
    QTest::newRow("OpenTravel") << int(kGds.value);
}

/// Name, addresses, special requests, and payment collection, each of them alone.
void TestVersions::guestWhoChangesAloneIsSeen()
{
    QFETCH(int, channel);
    const ChannelId from{channel};
    const auto bodyOf = [&](const protocols::Reservation &r) {
        return from == kJson ? jsonBody(r) : from == kGds ? travelBody(r) : alpineBody(r, true);
    };
    auto r = reservationOf(kId, ReservationStatus::New, {{kSingle, kNights}});
    r.booker = r.guests.front();
    int version = 0;
    const auto tell = [&] {
        r.revision = QStringLiteral("v%1").arg(++version);
        r.modified = kNoon + version * 60 * kSecond;
        hotel_->runUntil(*r.modified);
        QVERIFY(hotel_->push(from, bodyOf(r)));
        QCOMPARE(waiting(), QStringList());
        QCOMPARE(sold(from), 1);
        QCOMPARE(hotel_->sold(from, kId).front().version, version);
    };
    const auto person = [&](const auto &change) {
        change(*r.booker);
        change(r.guests.front());
        r.status = ReservationStatus::Modified;
    };
    tell();
    person([](protocols::Person &p) { p.surname = QStringLiteral("Lovelace"); });
    tell();
    QCOMPARE(guest(from).name, QStringLiteral("Guest Lovelace"));
    person([](protocols::Person &p) { p.email = QStringLiteral("ada@example.org"); });
    tell();
    QCOMPARE(guest(from).email, QStringLiteral("ada@example.org"));
    person([](protocols::Person &p) { p.phones = {QStringLiteral("+49 30 1234567")}; });
    tell();
    QVERIFY(!guest(from).phone.isEmpty());
    r.comment = QStringLiteral("A cot, please");
    tell();
    QVERIFY(guest(from).notes.contains(r.comment));
    if (from == kJson) {
        r.guarantee.kind = protocols::GuaranteeKind::Prepaid;
        tell();
        QVERIFY(hotel_->sold(from, kId).front().channelCollects.has_value());
    }
    // A version without changes changes nothing.
    r.revision = QStringLiteral("v%1").arg(version + 1);
    r.modified = *r.modified + 60 * kSecond;
    hotel_->runUntil(*r.modified);
    QVERIFY(hotel_->push(from, bodyOf(r)));
    QCOMPARE(hotel_->sold(from, kId).front().version, version);
}

void TestVersions::whatTheDeskWroteOfTheGuestStays()
{
    auto r = reservationOf(kId, ReservationStatus::New, {{kSingle, kNights}});
    r.booker = r.guests.front();
    r.comment = QStringLiteral("late");
    const auto tell = [&](int version) {
        r.revision = QStringLiteral("v%1").arg(version);
        r.modified = kNoon + version * 60 * kSecond;
        hotel_->runUntil(*r.modified);
        QVERIFY(hotel_->push(kJson, jsonBody(r)));
    };
    tell(1);
    r.status = ReservationStatus::Modified;
    ChangeBooking desk;
    desk.caller = hotel_->hotel.desk();
    desk.booking = hotel_->sold(kJson, kId).front().id;
    desk.version = 1;
    desk.guest = guest(kJson);
    desk.guest->phone = QStringLiteral("+43 1 234567");
    desk.guest->notes = QStringLiteral("Regular\nlate\nQuiet room");
    QVERIFY(hotel_->apply(desk));
    r.comment = QStringLiteral("at midnight");
    r.booker->email = r.guests.front().email = QStringLiteral("new@example.org");
    tell(2);
    QCOMPARE(guest(kJson).phone, desk.guest->phone);
    QCOMPARE(guest(kJson).email, QStringLiteral("new@example.org"));
    QCOMPARE(guest(kJson).notes, QStringLiteral("Regular\nat midnight\nQuiet room"));
    // Other nights are no reason to forget it either.
    r.stays = reservationOf(kId, ReservationStatus::Modified, {{kSingle, kLater}}).stays;
    tell(3);
    QCOMPARE(hotel_->sold(kJson, kId).front().stay, kLater);
    QCOMPARE(guest(kJson).phone, desk.guest->phone);
    QCOMPARE(guest(kJson).notes, QStringLiteral("Regular\nat midnight\nQuiet room"));
}

void TestVersions::whatAMessageLeavesOutIsNotTakenAway()
{
    tellBare(ReservationStatus::New, {{kSingle, kNights}});
    const booking::Guest before = guest(kGds);
    QVERIFY(!before.name.isEmpty() && !before.email.isEmpty());
    auto bare = reservationOf(kId, ReservationStatus::Modified, {{kSingle, kLater}});
    bare.guests.clear();
    hotel_->run(60);
    QVERIFY(hotel_->push(kGds, travelBody(bare)));
    QCOMPARE(hotel_->sold(kGds, kId).front().stay, kLater);
    QCOMPARE(guest(kGds), before);
}

QTEST_GUILESS_MAIN(TestVersions)
#include "test_versions.moc"
