// SPDX-License-Identifier: GPL-3.0-or-later
// A room of a reservation that is refused while another one is booked keeps the message waiting,
// and is booked when it can be: no room has the part number of another.
#include "channels/push_hotel.h"

#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using protocols::ReservationStatus;

namespace {

const QString kId = QStringLiteral("RES1");
const QString kSingle = QStringLiteral("R1"), kDouble = QStringLiteral("R2");
/// Nights are stored for some 460 days, and for as many again once the date has moved by 405.
const Stay kStored(kToday + 420, 2), kBeyond(kToday + 470, 2);
constexpr int kDays = 405;

}  // namespace

class TestRefusedRooms : public QObject {
    Q_OBJECT

private slots:
    void init() { hotel_ = std::make_unique<PushHotel>(); }
    void cleanup() { hotel_.reset(); }
    void refusedRoomIsBookedAtTheReplay();
    void refusedRoomIsBookedAfterANewerVersion();

private:
    using Rooms = std::vector<std::pair<QString, Stay>>;
    /// Sent by the JSON channel, made this many seconds after noon.
    void tell(ReservationStatus status, const Rooms &rooms, int seconds);
    void moveDate();
    void replay();
    int sold(Stay stay) const
    {
        const auto all = hotel_->sold(kJson, kId);
        return int(std::count_if(all.begin(), all.end(),
                                 [&](const Booking &b) { return b.stay == stay; }));
    }
    int waiting() const { return int(hotel_->waiting(kId).size()); }

    std::unique_ptr<PushHotel> hotel_;
    int revision_ = 0;
};

void TestRefusedRooms::tell(ReservationStatus status, const Rooms &rooms, int seconds)
{
    auto r = reservationOf(kId, status, rooms);
    r.revision = QStringLiteral("v%1").arg(++revision_);
    r.modified = kNoon + seconds * kSecond;
    hotel_->runUntil(*r.modified);
    QVERIFY(hotel_->push(kJson, jsonBody(r)));
}

void TestRefusedRooms::moveDate()
{
    QVERIFY(hotel_->apply(MoveBusinessDate{hotel_->caller(), kToday + kDays}));
    hotel_->run(5);
}

void TestRefusedRooms::replay()
{
    hotel_->controller->intake().replay(kJson);
    hotel_->run(5);
}

void TestRefusedRooms::refusedRoomIsBookedAtTheReplay()
{
    const Rooms both{{kSingle, kBeyond}, {kDouble, kStored}};
    tell(ReservationStatus::New, both, 10);
    // The first room is refused again at a replay: the second has not become the first.
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(sold(kBeyond), 0);
        QCOMPARE(sold(kStored), 1);
        QCOMPARE(waiting(), 1);
        replay();
    }
    QCOMPARE(waiting(), 1);
    moveDate();
    replay();
    QCOMPARE(sold(kBeyond), 1);
    QCOMPARE(sold(kStored), 1);
    QCOMPARE(waiting(), 0);
    // Later versions number their rooms after all of these.
    tell(ReservationStatus::Modified, {both.front(), both.back(), {kDouble, kBeyond}}, 60);
    QCOMPARE(sold(kBeyond), 2);
    QCOMPARE(hotel_->bookings(kJson, kId).size(), size_t(3));
    tell(ReservationStatus::Cancelled, both, 90);
    QCOMPARE(sold(kBeyond) + sold(kStored), 0);
    QCOMPARE(waiting(), 0);
}

void TestRefusedRooms::refusedRoomIsBookedAfterANewerVersion()
{
    const Rooms both{{kSingle, kBeyond}, {kDouble, kStored}};
    tell(ReservationStatus::New, both, 10);
    tell(ReservationStatus::Modified, {both.front(), both.back(), {kSingle, kStored}}, 20);
    QCOMPARE(sold(kBeyond), 0);
    QCOMPARE(sold(kStored), 2);
    QCOMPARE(waiting(), 2);
    moveDate();
    replay();
    QCOMPARE(sold(kBeyond), 1);
    QCOMPARE(sold(kStored), 2);
    QCOMPARE(waiting(), 0);
}

QTEST_GUILESS_MAIN(TestRefusedRooms)
#include "test_refused_rooms.moc"
