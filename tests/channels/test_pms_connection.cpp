// SPDX-License-Identifier: GPL-3.0-or-later
// PMS records and their effect on the property: the PMS is authoritative for which guest is in
// which room, nothing is guessed, and nothing is lost.
#include "channels/pms_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
namespace fias = roomrack::protocols::fias;

namespace {

QString q(const char *text)
{
    return QString::fromLatin1(text);
}

QString number(BookingId id)
{
    return QString::number(id.value);
}

}  // namespace

class TestPmsConnection : public QObject {
    Q_OBJECT

private slots:
    void checkInIsByOurNumberOrTheChannels();
    void guestMovesAndStaysLongerAndLeaves();
    void bookingOfSeveralRoomsLeavesWithTheLast();
    void roomOfAnotherKindIsAnUpgrade();
    void roomOfAGuestWhoHasNotArrivedIsTaken();
    void roomBelongsToWhoStandsInIt();
    void roomOutOfOrderWaitsUntilItIsNot();
    void roomLeftOnTheDayOfArrivalIsFree();
    void whoCannotBeFoundWaitsUntilTheBookingIsThere();
    void earlyGuestWaitsForTheDay();
    void unknownRoomWaits();
    void sameRecordAgainChangesNothing();
    void lateRecordIsPutAside();
    void recordsThatAreMixedUpAreKnownByTheirTime();
    void whoSharesARoomNeedsNoReview();
    void whoCameAndLeftUnknownNeedsNoReview();
    void cutLineComesBackAndLearnsWhatHappened();
    void restartLearnsWhatHappened();
    void unreadableGuestWaitsAndTheLinkLives();
    void pausedLineDoesNotConnect();
};

void TestPmsConnection::checkInIsByOurNumberOrTheChannels()
{
    PmsHotel h;
    QCOMPARE(h.status().state, channels::ConnectionState::InSync);
    const BookingId ours = h.book(1, 0, 3);
    const BookingId theirs = h.book(1, 0, 2, 1, q("WAY-77"));
    h.line->say(h.pms.checkIn(h.guest(number(ours), q("102")), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(q("WAY-77"), q("104")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(ours).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(ours), QStringList(q("102")));
    QCOMPARE(h.booking(theirs).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(theirs), QStringList(q("104")));
    QCOMPARE(h.waiting(), QStringList());
    QCOMPARE(h.messages().front().what, q("GI"));
    QVERIFY(h.messages().front().inbound);
}

void TestPmsConnection::guestMovesAndStaysLongerAndLeaves()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 2);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    h.run(2);
    h.line->say(h.pms.move(number(id), q("101"), q("103"), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.rooms(id), QStringList(q("103")));
    h.line->say(h.pms.stayUntil(number(id), kToday + 4, h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).stay, Stay(kToday, 4));
    QCOMPARE(h.booking(id).total, qint64(50'000));
    h.moveDate();
    QCOMPARE(h.rooms(id), QStringList(q("103")));
    h.line->say(h.pms.checkOut(number(id), q("103"), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedOut);
    QCOMPARE(h.booking(id).stay, Stay(kToday, 1));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::bookingOfSeveralRoomsLeavesWithTheLast()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 3, 2);
    const auto say = [&](const QByteArray &bytes) {
        h.line->say(bytes);
        h.run(2);
    };
    say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(id), QStringList(q("101")));
    say(h.pms.checkIn(h.guest(number(id), q("104")), h.scheduler->now()));
    QCOMPARE(h.rooms(id), QStringList({q("101"), q("104")}));
    say(h.pms.move(number(id), q("104"), q("102"), h.scheduler->now()));
    QCOMPARE(h.rooms(id), QStringList({q("101"), q("102")}));
    say(h.pms.checkOut(number(id), q("101"), h.scheduler->now()));
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(id), QStringList(q("102")));
    say(h.pms.checkOut(number(id), q("102"), h.scheduler->now()));
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedOut);
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::roomOfAnotherKindIsAnUpgrade()
{
    PmsHotel h;  // room type 3 is alone in its pool, with rooms 105 to 108
    const BookingId id = h.book(1, 0, 2);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("105")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).counted, RoomTypeId{3});
    QCOMPARE(h.booking(id).reserved, RoomTypeId{1});
    QCOMPARE(h.rooms(id), QStringList(q("105")));
    // The move back is ambiguous: two room types share that pool.
    h.line->say(h.pms.move(number(id), q("105"), q("101"), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.rooms(id), QStringList(q("105")));
    QCOMPARE(h.waiting().size(), 1);
    const BookingId other = h.book(1, 0, 2);
    h.line->say(h.pms.checkIn(h.guest(number(other), q("102")), h.scheduler->now()));
    h.run(2);
    h.line->say(h.pms.move(number(other), q("102"), q("106"), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(other).counted, RoomTypeId{3});
    QCOMPARE(h.rooms(other), QStringList(q("106")));
}

void TestPmsConnection::roomOfAGuestWhoHasNotArrivedIsTaken()
{
    PmsHotel h;
    const BookingId before = h.book(1, 0, 3), now = h.book(1, 0, 2);
    h.apply(AssignRooms{h.hotel.desk(), {{before, {}, RoomId{2}, {}}}});
    QCOMPARE(h.rooms(before), QStringList(q("102")));
    h.line->say(h.pms.checkIn(h.guest(number(now), q("102")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.rooms(now), QStringList(q("102")));
    QCOMPARE(h.rooms(before), QStringList());
}

void TestPmsConnection::roomBelongsToWhoStandsInIt()
{
    PmsHotel h;
    const BookingId first = h.book(1, 0, 3), second = h.book(1, 0, 2);
    h.line->say(h.pms.checkIn(h.guest(number(first), q("101")), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(number(second), q("102")), h.scheduler->now()));
    h.run(2);
    // They change rooms during an outage: each record ignores the other guest.
    h.line->cut();
    h.pms.move(number(first), q("101"), q("102"), h.scheduler->now());
    h.pms.move(number(second), q("102"), q("101"), h.scheduler->now());
    h.run(60);
    QCOMPARE(h.rooms(first), QStringList(q("102")));
    QCOMPARE(h.rooms(second), QStringList(q("101")));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::roomOutOfOrderWaitsUntilItIsNot()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 2);
    h.apply(SetRoomOutOfOrder{h.hotel.desk(), {RoomId{2}}, Stay(kToday, 3), true});
    h.line->say(h.pms.checkIn(h.guest(number(id), q("102")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(id), QStringList());
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY2(h.waiting().front().contains(q("102")), qPrintable(h.waiting().front()));
    h.apply(SetRoomOutOfOrder{h.hotel.desk(), {RoomId{2}}, Stay(kToday, 3), false});
    h.run(5);
    QCOMPARE(h.rooms(id), QStringList(q("102")));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::roomLeftOnTheDayOfArrivalIsFree()
{
    PmsHotel h;
    const BookingId first = h.book(1, 0, 3), second = h.book(1, 0, 2);
    h.line->say(h.pms.checkIn(h.guest(number(first), q("102")), h.scheduler->now()));
    h.line->say(h.pms.checkOut(number(first), q("102"), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(number(second), q("102")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(first).status, BookingStatus::CheckedOut);
    QCOMPARE(h.rooms(second), QStringList(q("102")));
}

void TestPmsConnection::whoCannotBeFoundWaitsUntilTheBookingIsThere()
{
    PmsHotel h;
    h.line->say(h.pms.checkIn(h.guest(q("WAY-9"), q("101")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY(h.waiting().front().contains(q("WAY-9")));
    const BookingId id = h.book(1, 0, 2, 1, q("WAY-9"));
    h.run(5);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(id), QStringList(q("101")));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::earlyGuestWaitsForTheDay()
{
    PmsHotel h;
    const BookingId id = h.book(1, 1, 2);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).status, BookingStatus::Confirmed);
    QCOMPARE(h.waiting().size(), 1);
    h.moveDate();
    h.run(5);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::unknownRoomWaits()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 2);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("999")), h.scheduler->now()));
    h.line->say(h.pms.roomStatus(q("998"), fias::RoomState::CleanVacant, h.scheduler->now()));
    h.line->say(h.pms.roomStatus(q("101"), fias::RoomState::CleanVacant, h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting().size(), 2);
    QVERIFY(h.waiting().join(u' ').contains(q("999")));
    // The next record of the PMS gives the guest's actual room.
    h.line->say(h.pms.move(number(id), q("999"), q("103"), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.rooms(id), QStringList(q("103")));
    h.controller->intake().replay(kPms);
    h.run(5);
    QCOMPARE(h.rooms(id), QStringList(q("103")));
    QCOMPARE(h.waiting().size(), 1);  // the room that does not exist
}

void TestPmsConnection::sameRecordAgainChangesNothing()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 2);
    const QByteArray in = h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now());
    h.line->say(in);
    h.run(2);
    const QByteArray out = h.pms.checkOut(number(id), q("101"), h.scheduler->now());
    h.line->say(out);
    h.run(2);
    const qint64 seq = h.hotel.engine->committedSeq();
    for (const QByteArray &again : {in, out, in, in, out}) h.line->say(again);
    h.run(2);
    QCOMPARE(h.hotel.engine->committedSeq(), seq);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedOut);
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::lateRecordIsPutAside()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    h.run(2);
    h.apply(SetRoomOutOfOrder{h.hotel.desk(), {RoomId{2}}, Stay(kToday, 3), true});
    // The first move waits; the next one is possible.
    h.line->say(h.pms.move(number(id), q("101"), q("102"), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.waiting().size(), 1);
    h.line->say(h.pms.move(number(id), q("102"), q("104"), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.rooms(id), QStringList(q("104")));
    h.apply(SetRoomOutOfOrder{h.hotel.desk(), {RoomId{2}}, Stay(kToday, 3), false});
    h.run(5);
    QCOMPARE(h.rooms(id), QStringList(q("104")));
    QCOMPARE(h.waiting(), QStringList());
}

/// The first event arrives last.
void TestPmsConnection::recordsThatAreMixedUpAreKnownByTheirTime()
{
    PmsHotel h;
    const BookingId moved = h.book(1, 0, 3), gone = h.book(1, 0, 2);
    const Instant now = h.scheduler->now();
    const QByteArray came = h.pms.checkIn(h.guest(number(moved), q("101")), now)
                            + h.pms.checkIn(h.guest(number(gone), q("104")), now);
    const QByteArray then = h.pms.move(number(moved), q("101"), q("102"), now + 40 * kSecond)
                            + h.pms.checkOut(number(gone), q("104"), now + 50 * kSecond);
    h.line->say(then);
    h.run(2);
    h.line->say(came);
    h.run(2);
    QCOMPARE(h.rooms(moved), QStringList(q("102")));
    QCOMPARE(h.booking(gone).status, BookingStatus::CheckedOut);
    QCOMPARE(h.waiting(), QStringList());
    // The repeated hour in autumn is not an earlier one.
    h.line->say(h.pms.move(number(moved), q("102"), q("103"), now - 3'000 * kSecond));
    h.run(2);
    QCOMPARE(h.rooms(moved), QStringList(q("103")));
}

void TestPmsConnection::whoSharesARoomNeedsNoReview()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("102")), h.scheduler->now()));
    auto other = h.guest(q("PMS-1"), q("102"));
    other.shares = true;
    h.line->say(h.pms.checkIn(other, h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.waiting(), QStringList());
    const BookingId friends = h.book(1, 0, 3);
    other.reservation = number(friends);
    h.line->say(h.pms.checkIn(other, h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(friends).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(id), QStringList(q("102")));
    // With the same number: the room is vacated when both have left.
    auto second = h.guest(number(id), q("102"));
    second.name = q("Second");
    second.shares = true;
    h.line->say(h.pms.checkIn(second, h.scheduler->now()));
    h.run(2);
    auto left = h.guest(number(id), q("102"));
    h.line->say(fias::encode(fias::GuestOut{left, false}, fias::Charset::Utf8));
    h.run(2);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(id), QStringList(q("102")));
    left.name = second.name;
    h.line->say(fias::encode(fias::GuestOut{left, false}, fias::Charset::Utf8));
    h.run(2);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedOut);
}

void TestPmsConnection::whoCameAndLeftUnknownNeedsNoReview()
{
    PmsHotel h;
    h.line->say(h.pms.checkIn(h.guest(q("PMS-5"), q("102")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.waiting().size(), 1);
    h.line->say(h.pms.checkOut(q("PMS-5"), q("102"), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsConnection::cutLineComesBackAndLearnsWhatHappened()
{
    PmsHotel h;
    const BookingId stays = h.book(1, 0, 3), leaves = h.book(1, 0, 3), comes = h.book(1, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(stays), q("101")), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(number(leaves), q("102")), h.scheduler->now()));
    h.run(2);
    h.line->away = true;
    h.line->cut();
    h.pms.checkOut(number(leaves), q("102"), h.scheduler->now());
    h.pms.checkIn(h.guest(number(comes), q("102")), h.scheduler->now());
    h.pms.move(number(stays), q("101"), q("104"), h.scheduler->now());
    h.run(600);
    QCOMPARE(h.status().state, channels::ConnectionState::Offline);
    QVERIFY(!h.status().said.isEmpty());
    QCOMPARE(h.rooms(stays), QStringList(q("101")));
    h.line->away = false;
    h.run(600);
    QCOMPARE(h.status().state, channels::ConnectionState::InSync);
    QCOMPARE(h.booking(leaves).status, BookingStatus::CheckedOut);
    QCOMPARE(h.rooms(comes), QStringList(q("102")));
    QCOMPARE(h.rooms(stays), QStringList(q("104")));
    QCOMPARE(h.waiting(), QStringList());
    const qint64 seq = h.hotel.engine->committedSeq();
    h.controller->pollNow(kPms);
    h.run(5);
    QCOMPARE(h.hotel.engine->committedSeq(), seq);
}

void TestPmsConnection::restartLearnsWhatHappened()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 3), stays = h.book(1, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(number(stays), q("102")), h.scheduler->now()));
    h.run(2);
    h.close();
    h.pms.checkOut(number(id), q("101"), h.scheduler->now());
    h.run(60);
    h.open();
    h.run(5);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedOut);
    QCOMPARE(h.booking(stays).status, BookingStatus::CheckedIn);
}

void TestPmsConnection::unreadableGuestWaitsAndTheLinkLives()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 3);
    h.line->say(fias::framed("GI|RN101|G#" + number(id).toLatin1() + "|GA160231|"));
    h.line->say(fias::framed("XY|12|"));
    h.line->say("garbage");
    h.line->say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY2(h.waiting().front().contains(q("GI.GA")), qPrintable(h.waiting().front()));
    QCOMPARE(h.status().state, channels::ConnectionState::InSync);
    const auto log = h.messages();
    QCOMPARE(std::count_if(log.begin(), log.end(),
                           [](const auto &m) { return m.outcome == MessageOutcome::Refused; }),
             2);  // the waiting guest, and the garbage
}

void TestPmsConnection::pausedLineDoesNotConnect()
{
    PmsHotel h;
    auto paused = h.settings();
    paused.paused = true;
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, paused});
    h.run(300);
    QCOMPARE(h.status().state, channels::ConnectionState::Paused);
    QVERIFY(!h.line->isConnected());
    const int before = h.line->opened();
    h.controller->tryNow(kPms);
    h.run(60);
    QCOMPARE(h.line->opened(), before);
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, h.settings()});
    h.run(60);
    QCOMPARE(h.status().state, channels::ConnectionState::InSync);
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, std::nullopt});
    h.run(5);
    QVERIFY(h.controller->status().empty());
    QVERIFY(!h.line->isConnected());
}

QTEST_GUILESS_MAIN(TestPmsConnection)
#include "test_pms_connection.moc"
