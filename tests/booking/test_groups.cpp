// SPDX-License-Identifier: GPL-3.0-or-later
// Several rooms at once: a request for them is matched as a whole, for longer than a single room,
// and the rooms of one reservation are no duplicates of each other.
#include "booking/request_house.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using dedup::Product;

namespace {

class Groups : public Requests {
public:
    RequestBooking rooms(const Guest &g, int count, RoomTypeId type = kDouble)
    {
        RequestBooking c = request(g, 20);
        c.what->roomType = type;
        c.what->rooms = count;
        return c;
    }
    /// A room of a channel's reservation; a channel sends its rooms one by one.
    Result<Answer> told(const QByteArray &reservation, qint32 part)
    {
        RecordReservation c;
        c.caller = desk(101);
        c.caller.channel = ChannelId{1};
        c.roomType = kDouble;
        c.stay = Stay(kToday + 3, 2);
        c.guest = kMaria;
        c.key = {reservation, part};
        c.guestProbe = guestProbe(kMaria);
        return (*this)(c);
    }
    std::vector<Product> left() const
    {
        std::vector<Product> products;
        for (const CandidateRow &row : batch.candidates.candidates)
            if (!row.ends) products.push_back(row.candidate.product);
        return products;
    }
};

}  // namespace

class TestGroups : public QObject {
    Q_OBJECT

private slots:
    void severalRoomsLeaveOneMore();
    void groupIsKnownForAWeek();
    void otherRoomsForTheSameNightsAreAskedAbout();
    void bothAreKeptWholly();
    void cancelledGroupMayComeAgain();
    void roomsOfOneReservationAreNotAskedAbout();
    void roomsOfOneReservationAreReinstated();
};

void TestGroups::severalRoomsLeaveOneMore()
{
    Groups h;
    QVERIFY(h(h.rooms(kMaria, 1)));
    QCOMPARE(h.left(), (std::vector{Product::RoomBooking}));
    Groups two;
    QVERIFY(two(two.rooms(kMaria, 2)));
    QCOMPARE(two.left(),
             (std::vector{Product::RoomBooking, Product::RoomBooking, Product::GroupBooking}));
    const auto &rows = two.batch.candidates.candidates;
    QCOMPARE(rows[1].candidate.ordinal, 2);
    QCOMPARE(rows[2].candidate.ordinal, 1);
    QCOMPARE(rows[2].candidate.booking, rows[0].candidate.booking);
}

void TestGroups::groupIsKnownForAWeek()
{
    Groups one;
    QVERIFY(one(one.rooms(kMaria, 1)));
    one.now = one.now + 3 * kDay;
    const auto asked = one(one.rooms(kMaria, 1));
    QVERIFY(asked && asked->pending && asked->duplicate);

    Groups h;
    QVERIFY(h(h.rooms(kMaria, 2)));
    h.now = h.now + 3 * kDay;
    QVERIFY(refused(h(h.rooms(kMaria, 2)), ErrorCode::Duplicate));
    const DuplicateRow &row = h.batch.requests.duplicates.back();
    QCOMPARE(row.product, Product::GroupBooking);
    QCOMPARE(row.why, dedup::Why::SameKey);
    h.now = h.now + 5 * kDay;
    const auto late = h(h.rooms(kMaria, 2));
    QVERIFY(late && late->pending && late->duplicate);
}

void TestGroups::otherRoomsForTheSameNightsAreAskedAbout()
{
    Groups h;
    QVERIFY(h(h.rooms(kMaria, 2)));
    const auto other = h(h.rooms(kMaria, 2, kTwin));
    QVERIFY(other && other->pending && other->duplicate);
}

void TestGroups::bothAreKeptWholly()
{
    const Guest nameOnly = guest(QStringLiteral("Maria Silva"));
    Groups h;
    QVERIFY(h(h.rooms(nameOnly, 2)));
    const auto asked = h(h.rooms(nameOnly, 2));
    QVERIFY(asked && asked->pending);
    QVERIFY(h.decide(asked->duplicate, DuplicateDecision::KeepBoth));
    QCOMPARE(h.left().size(), size_t(6));
    const dedup::Candidate &group = h.batch.candidates.candidates.back().candidate;
    QCOMPARE(group.product, Product::GroupBooking);
    QCOMPARE(group.ordinal, 2);
    QCOMPARE(group.hash, h.batch.candidates.candidates[2].candidate.hash);
}

void TestGroups::cancelledGroupMayComeAgain()
{
    Groups h;
    const auto first = h(h.rooms(kMaria, 2));
    QVERIFY(h(CancelBooking{h.desk(), first->booking, 1}));
    const auto again = h(h.rooms(kMaria, 2));
    QVERIFY(again && !again->pending);
}

/// They have the same guest, nights and type.
void TestGroups::roomsOfOneReservationAreNotAskedAbout()
{
    Groups h;
    QVERIFY(h.told("R-1", 1) && h.told("R-1", 2));
    QVERIFY(h.batch.requests.duplicates.empty());
    QVERIFY(h.told("R-2", 1));
    QCOMPARE(h.rowsOf(DuplicateOutcome::Open), 1);
}

void TestGroups::roomsOfOneReservationAreReinstated()
{
    Groups h;
    const BookingId rooms[] = {h.told("R-1", 1)->booking, h.told("R-1", 2)->booking};
    for (const BookingId id : rooms) QVERIFY(h(CancelBooking{h.desk(), id, 0}));
    const BookingId again = h.told("R-2", 1)->booking;
    auto guestProbe = std::make_shared<GuestProbe>(*h.guestProbe(kMaria));
    guestProbe->ended = h.now;
    guestProbe->stored = kMaria;
    h.now = h.now + kSecond;
    QVERIFY(h(CancelBooking{h.desk(), again, 0}));
    for (const BookingId id : rooms) {
        QVERIFY(h(ReinstateBooking{h.desk(), id, 0, {}, guestProbe}));
        guestProbe->numbers = h.guestProbe(kMaria)->numbers;
    }
    QCOMPARE(h.rowsOf(DuplicateOutcome::Open), 0);
    // Another reservation of the same guest is one.
    QVERIFY(h(ReinstateBooking{h.desk(), again, 0, {}, guestProbe}));
    QCOMPARE(h.rowsOf(DuplicateOutcome::Open), 1);
}

QTEST_GUILESS_MAIN(TestGroups)
#include "test_groups.moc"
