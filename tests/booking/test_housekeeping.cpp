// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping status of rooms: what guests leave behind is dirty, and what users set counts.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using Status = HousekeepingStatus;

namespace {

BookingId book(TestHouse &h, RoomTypeId type, int nights, int room)
{
    const auto answer = h(HoldAndConfirm{h.hold(type, 0, nights), {}});
    if (!answer) return {};
    const AssignRooms assign{h.desk(), {{answer->booking, {}, RoomId{room}, {}}}};
    return h(assign) ? answer->booking : BookingId{};
}

BookingId inHouse(TestHouse &h, RoomTypeId type, int nights, int room)
{
    const BookingId id = book(h, type, nights, room);
    return h(CheckIn{h.desk(), id, 0, {}, {}, false}) ? id : BookingId{};
}

Status status(const TestHouse &h, int room)
{
    return h.house.housekeeping().of(RoomId{room});
}

SetHousekeeping set(const TestHouse &h, std::vector<RoomId> rooms, Status status)
{
    return {h.desk(), std::move(rooms), status, {}};
}

int changes(const TestHouse &h)
{
    return int(std::count_if(h.batch.records.begin(), h.batch.records.end(), [](const Record &r) {
        return r.kind == RecordKind::HousekeepingSet;
    }));
}

/// As the reader of the file makes it of the step's records.
UndoStep undoOf(const TestHouse &h, qint64 step)
{
    auto content = std::make_shared<StepContent>();
    for (const StepRow &row : h.batch.steps) {
        if (row.step.id == step) content->step = row.step;
    }
    for (const Record &r : h.batch.records) {
        if (r.seq < step || r.seq > content->step.last || r.kind != RecordKind::HousekeepingSet)
            continue;
        content->housekeeping.push_back({{r.subject}, Status(r.amount), Status(r.value)});
    }
    return {h.desk(), step, false, content};
}

}  // namespace

class TestHousekeeping : public QObject {
    Q_OBJECT

private slots:
    void newRoomIsClean()
    {
        const TestHouse h;
        for (int room = 1; room <= 6; ++room) QCOMPARE(status(h, room), Status::Clean);
    }

    void deletedRoomIsNotRestored()
    {
        const TestHouse h;
        StepContent content;
        content.step.kind = StepKind::Housekeeping;
        content.housekeeping = {{RoomId{1}, Status::Dirty, Status::Clean},
                                {RoomId{999}, Status::Dirty, Status::Clean}};
        const StepFit fit = h.house.fit(content);
        QCOMPARE(fit.fitting, 1);
        QCOMPARE(fit.misfitting, 1);
        QVERIFY(fit.refused);
    }

    void statusIsSetForSeveralRooms()
    {
        TestHouse h;
        const auto answer = h(set(h, {RoomId{1}, RoomId{5}}, Status::Dirty));
        QVERIFY(answer);
        QCOMPARE(answer->cells, 2);
        QVERIFY(answer->step != 0);
        QCOMPARE(status(h, 1), Status::Dirty);
        QCOMPARE(status(h, 5), Status::Dirty);
        QCOMPARE(status(h, 2), Status::Clean);
        QCOMPARE(h(set(h, {RoomId{1}, RoomId{2}}, Status::Dirty))->cells, 1);
        QCOMPARE(h(set(h, {RoomId{1}}, Status::Dirty))->repeated, true);
        QCOMPARE(changes(h), 3);
        const std::vector<HousekeepingRow> rows{{kHotel, RoomId{1}, Status::Dirty},
                                                {kHotel, RoomId{5}, Status::Dirty},
                                                {kHotel, RoomId{2}, Status::Dirty}};
        QCOMPARE(h.batch.housekeeping, rows);
    }

    void wrongRoomsAreRefusedAndChangeNothing()
    {
        TestHouse h;
        QCOMPARE(h(set(h, {}, Status::Dirty)).error().code, ErrorCode::Invalid);
        QCOMPARE(h(set(h, {RoomId{1}, RoomId{77}}, Status::Dirty)).error().code,
                 ErrorCode::NotFound);
        QCOMPARE(h(set(h, {RoomId{1}, RoomId{1}}, Status::Dirty)).error().code, ErrorCode::Invalid);
        QCOMPARE(h(set(h, {RoomId{1}}, Status(9))).error().code, ErrorCode::Invalid);
        QCOMPARE(status(h, 1), Status::Clean);
        QVERIFY(h.batch.isEmpty());
    }

    void checkOutMakesTheRoomDirty()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 2, 2);
        QVERIFY(id);
        QCOMPARE(status(h, 2), Status::Clean);
        QVERIFY(h(CheckOut{h.desk(), id, 0, {}}));  // a day early
        QCOMPARE(status(h, 2), Status::Dirty);
        QCOMPARE(status(h, 1), Status::Clean);
        const Record &left =
            *std::find_if(h.batch.records.begin(), h.batch.records.end(),
                          [](const Record &r) { return r.kind == RecordKind::BookingCheckedOut; });
        const Record &dirty =
            *std::find_if(h.batch.records.begin(), h.batch.records.end(),
                          [](const Record &r) { return r.kind == RecordKind::HousekeepingSet; });
        QCOMPARE(dirty.cause, left.seq);
        QCOMPARE(dirty.subject, 2);
        QCOMPARE(Status(dirty.amount), Status::Clean);
        QVERIFY(h.batch.steps.empty());  // undone with the check-out, which cannot be
    }

    void overdueCheckOutMakesTheRoomDirty()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 1, 3);
        for (int day = 0; day < 3; ++day) QVERIFY(h(CloseDay{h.desk(), true, {}}));
        QVERIFY(h(set(h, {RoomId{3}}, Status::Clean)));
        QVERIFY(h(CheckOut{h.desk(), id, 0, {}}));
        QCOMPARE(status(h, 3), Status::Dirty);
    }

    void nightAuditMakesOccupiedRoomsDirty()
    {
        TestHouse h;
        QVERIFY(inHouse(h, kTwin, 1, 1));           // departure due tomorrow
        QVERIFY(inHouse(h, kSuite, 3, 6));          // stays
        const BookingId no = book(h, kTwin, 2, 4);  // does not arrive
        QVERIFY(no);
        QVERIFY(h(set(h, {RoomId{2}}, Status::Inspected)));
        QVERIFY(h(CloseDay{h.desk(), true, {}}));
        QCOMPARE(status(h, 1), Status::Dirty);
        QCOMPARE(status(h, 6), Status::Dirty);
        QCOMPARE(status(h, 4), Status::Clean);
        QCOMPARE(status(h, 2), Status::Inspected);
        const int before = changes(h);
        QVERIFY(h(set(h, {RoomId{6}}, Status::Clean)));
        QVERIFY(h(CloseDay{h.desk(), true, {}}));
        QCOMPARE(status(h, 6), Status::Dirty);
        QCOMPARE(changes(h), before + 2);  // room 1 was dirty already
    }

    void automaticNightAuditMakesOccupiedRoomsDirtyAndAnImportDoesNot()
    {
        TestHouse h;
        QVERIFY(inHouse(h, kTwin, 9, 1));
        QVERIFY(h(MoveBusinessDate{h.desk(), kToday + 1}));
        QCOMPARE(status(h, 1), Status::Clean);
        QVERIFY(h(MoveBusinessDate{h.desk(kEngineActor.value), kToday + 2}));
        QCOMPARE(status(h, 1), Status::Dirty);
    }

    void undoneRoomMoveRestoresTheStatusesOfBothRooms()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 2, 1);
        QVERIFY(h(set(h, {RoomId{2}}, Status::Inspected)));
        AssignRooms undo{h.desk(), {{id, RoomId{2}, RoomId{1}, {}}}};
        undo.restored = {{RoomId{1}, Status::Dirty, Status::Clean}, {RoomId{2}}};
        for (const Status since : {Status::Dirty, Status::OutOfService}) {
            QVERIFY(h(AssignRooms{h.desk(), {{id, RoomId{1}, RoomId{2}, {}}}}));
            QCOMPARE(status(h, 1), Status::Dirty);
            if (since != Status::Dirty) QVERIFY(h(set(h, {RoomId{1}}, since)));
            QVERIFY(h(undo));
            QCOMPARE(status(h, 1), since == Status::Dirty ? Status::Clean : since);
            QCOMPARE(status(h, 2), Status::Inspected);
        }
    }

    void roomMoveMakesTheLeftRoomDirty()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 3, 1);
        QVERIFY(h(AssignRooms{h.desk(), {{id, RoomId{1}, RoomId{2}, {}}}}));
        QCOMPARE(status(h, 1), Status::Dirty);
        QCOMPARE(status(h, 2), Status::Clean);
        // Only for a later night: the guest is still in the room.
        QVERIFY(h(AssignRooms{h.desk(), {{id, RoomId{2}, RoomId{3}, Stay(kToday + 1, 2)}}}));
        QCOMPARE(status(h, 2), Status::Clean);
    }

    void moveBeforeArrivalLeavesTheRoomClean()
    {
        TestHouse h;
        const BookingId id = book(h, kTwin, 2, 1);
        QVERIFY(h(AssignRooms{h.desk(), {{id, RoomId{1}, RoomId{2}, {}}}}));
        QVERIFY(h(CheckIn{h.desk(), id, 0, {}, {RoomId{3}}, false}));
        for (int room = 1; room <= 4; ++room) QCOMPARE(status(h, room), Status::Clean);
    }

    void otherRoomTypeInHouseMakesTheLeftRoomDirty()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 2, 1);
        ChangeBooking c;
        c.caller = h.desk();
        c.booking = id;
        c.roomType = kSuite;
        QVERIFY(h(c));
        QCOMPARE(status(h, 1), Status::Clean);  // the guest is still there
        QVERIFY(h(AssignRooms{h.desk(), {{id, {}, RoomId{5}, {}}}}));
        QCOMPARE(status(h, 1), Status::Dirty);
    }

    void historySaysNothingAboutTheRoomsNow()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 2, 1);
        CheckOut c{h.desk(), id, 0, {}};
        c.caller.effective = kStart;
        QVERIFY(h(c));
        QCOMPARE(status(h, 1), Status::Clean);
    }

    void changeIsUndoneAndRedone()
    {
        TestHouse h;
        QVERIFY(h(set(h, {RoomId{1}}, Status::Inspected)));
        const auto step = h(set(h, {RoomId{1}, RoomId{2}}, Status::Dirty));
        const auto undone = h(undoOf(h, step->step));
        QVERIFY(undone);
        QCOMPARE(undone->cells, 2);
        QCOMPARE(status(h, 1), Status::Inspected);
        QCOMPARE(status(h, 2), Status::Clean);
        QCOMPARE(h(undoOf(h, step->step)).error().code, ErrorCode::WrongState);
        QVERIFY(h(undoOf(h, undone->step)));
        QCOMPARE(status(h, 1), Status::Dirty);
        QCOMPARE(status(h, 2), Status::Dirty);
    }

    void roomOutOfServiceStaysSoUntilAUserSetsAnother()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 2, 2);
        QVERIFY(h(set(h, {RoomId{2}}, Status::OutOfService)));
        QVERIFY(h(CloseDay{h.desk(), true, {}}));
        QCOMPARE(status(h, 2), Status::OutOfService);
        QVERIFY(h(CheckOut{h.desk(), id, 0, {}}));
        QCOMPARE(status(h, 2), Status::OutOfService);
        const auto step = h(set(h, {RoomId{2}}, Status::Clean));
        QVERIFY(step);
        QCOMPARE(status(h, 2), Status::Clean);
        QVERIFY(h(undoOf(h, step->step)));
        QCOMPARE(status(h, 2), Status::OutOfService);
    }

    void roomOutOfServiceIsNotChosenAtCheckIn()
    {
        TestHouse h;
        QVERIFY(h(set(h, {RoomId{1}, RoomId{2}}, Status::OutOfService)));
        const auto one = h(HoldAndConfirm{h.hold(kTwin, 0, 1), {}});
        QVERIFY(h(CheckIn{h.desk(), one->booking, 0, {}, {}, true}));
        QCOMPARE(h.house.rooms().taker(h.house.rooms().placeOf(RoomId{3}), kToday),
                 one->booking.value);
        // A user may choose it.
        const auto two = h(HoldAndConfirm{h.hold(kTwin, 0, 1), {}});
        QVERIFY(h(CheckIn{h.desk(), two->booking, 0, {}, {RoomId{1}}, false}));
        QCOMPARE(h.house.rooms().taker(h.house.rooms().placeOf(RoomId{1}), kToday),
                 two->booking.value);
    }

    /// For a later arrival the status of today says nothing.
    void theReadiestRoomIsChosenForAGuestOfToday()
    {
        TestHouse h;
        QVERIFY(h(set(h, {RoomId{1}}, Status::Dirty)));
        QVERIFY(h(set(h, {RoomId{3}}, Status::Inspected)));
        const auto holder = [&h](qint64 room, Night night) {
            return h.house.rooms().taker(h.house.rooms().placeOf(RoomId{room}), night);
        };
        for (const qint64 room : {3, 2, 4, 1}) {
            const auto one = h(HoldAndConfirm{h.hold(kDouble, 0, 1), {}});
            QVERIFY(h(CheckIn{h.desk(), one->booking, 0, {}, {}, true}));
            QCOMPARE(holder(room, kToday), one->booking.value);
        }
        HoldAndConfirm later{h.hold(kDouble, 5, 1), {}};
        later.what.numbered = true;
        QCOMPARE(holder(1, kToday + 5), h(later)->booking.value);
    }

    void roomOutOfServiceIsHeldLast()
    {
        TestHouse h;
        QVERIFY(h(set(h, {RoomId{1}}, Status::OutOfService)));
        HoldAndConfirm sale{h.hold(kDouble, 0, 1), {}};
        sale.what.numbered = true;
        std::vector<qint64> rooms;
        for (int i = 0; i < 4; ++i) {
            const auto sold = h(sale);
            QVERIFY(sold);
            for (int room = 1; room <= 4; ++room) {
                const int place = h.house.rooms().placeOf(RoomId{room});
                if (h.house.rooms().taker(place, kToday) == sold->booking.value)
                    rooms.push_back(room);
            }
        }
        QCOMPARE(rooms, (std::vector<qint64>{2, 3, 4, 1}));
    }

    /// Without a record of the room: it was dirty when the guest came, and is when the guest
    /// leaves.
    void undoDoesNotCleanARoomThatWasOccupiedSince()
    {
        TestHouse h;
        const auto soiled = h(set(h, {RoomId{2}, RoomId{4}}, Status::Dirty));
        QVERIFY(h(set(h, {RoomId{3}}, Status::Dirty)));
        const auto undone = h(undoOf(h, h(set(h, {RoomId{3}}, Status::Inspected))->step));
        for (const int room : {2, 3})
            QVERIFY(h(CheckOut{h.desk(), inHouse(h, kTwin, 1, room), 0, {}}));
        UndoStep undo = undoOf(h, soiled->step);
        const auto refused = h(undo);
        QCOMPARE(refused.error().code, ErrorCode::Stale);
        QCOMPARE(refused.error().text(), QStringLiteral("Room 102 was occupied in the meantime"));
        undo.onlyWhatStillFits = true;
        QCOMPARE(h(undo)->cells, 1);
        QCOMPARE(status(h, 2), Status::Dirty);
        QCOMPARE(status(h, 4), Status::Clean);
        QCOMPARE(h(undoOf(h, undone->step)).error().code, ErrorCode::Stale);
        QCOMPARE(status(h, 3), Status::Dirty);
    }

    void undoIsPossibleWhileTheGuestOfBeforeStays()
    {
        TestHouse h;
        QVERIFY(inHouse(h, kTwin, 3, 2));
        const auto mistake = h(set(h, {RoomId{2}}, Status::Dirty));
        QVERIFY(h(undoOf(h, mistake->step)));
        QCOMPARE(status(h, 2), Status::Clean);
        const auto later = h(set(h, {RoomId{2}}, Status::Dirty));
        QVERIFY(h(CloseDay{h.desk(), true, {}}));  // it is dirty already
        QCOMPARE(h(undoOf(h, later->step)).error().code, ErrorCode::Stale);
    }

    void stepsOfARoomAreUndoneInOrderOnly()
    {
        TestHouse h;
        std::vector<qint64> steps;
        for (const Status status : {Status::Dirty, Status::Inspected, Status::Dirty})
            steps.push_back(h(set(h, {RoomId{1}}, status))->step);
        // The room has the status that the first step set, but not from it.
        QCOMPARE(h(undoOf(h, steps[0])).error().code, ErrorCode::Stale);
        QVERIFY(h(undoOf(h, steps[2])));
        QVERIFY(h(undoOf(h, steps[1])));
        QVERIFY(h(undoOf(h, steps[0])));
        QCOMPARE(status(h, 1), Status::Clean);
    }

    void undoneRoomMoveDoesNotCleanARoomThatAnotherGuestWasIn()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 2, 1);
        QVERIFY(h(AssignRooms{h.desk(), {{id, RoomId{1}, RoomId{2}, {}}}}));
        const BookingId other = inHouse(h, kTwin, 2, 1);
        QVERIFY(other);
        QVERIFY(h(AssignRooms{h.desk(), {{other, RoomId{1}, RoomId{3}, {}}}}));
        AssignRooms undo{h.desk(), {{id, RoomId{2}, RoomId{1}, {}}}};
        undo.restored = {{RoomId{1}, Status::Dirty, Status::Clean}, {RoomId{2}}};
        QVERIFY(h(undo));
        QCOMPARE(status(h, 1), Status::Dirty);
        QCOMPARE(status(h, 2), Status::Clean);
    }

    void undoneSwapOfTwoGuestsRestoresBothRooms()
    {
        TestHouse h;
        const BookingId one = inHouse(h, kTwin, 2, 1), two = inHouse(h, kTwin, 2, 2);
        AssignRooms swap{h.desk(),
                         {{one, RoomId{1}, RoomId{2}, {}}, {two, RoomId{2}, RoomId{1}, {}}}};
        QVERIFY(h(swap));
        QCOMPARE(status(h, 1), Status::Dirty);
        for (RoomMove &move : swap.moves) std::swap(move.from, move.to);
        swap.restored = {{RoomId{1}, Status::Dirty, Status::Clean},
                         {RoomId{2}, Status::Dirty, Status::Clean}};
        QVERIFY(h(swap));
        for (const int room : {1, 2}) QCOMPARE(status(h, room), Status::Clean);
    }

    /// The room of last night is another guest's tonight.
    void aRoomThatIsLeftForTheAssignedOneGetsDirty()
    {
        TestHouse h;
        const BookingId id = inHouse(h, kTwin, 1, 1);
        const auto next = h(HoldAndConfirm{h.hold(kTwin, 1, 1), {}});
        QVERIFY(h(AssignRooms{h.desk(), {{next->booking, {}, RoomId{1}, {}}}}));
        QVERIFY(h(CloseDay{h.desk(), true, {}}));
        ChangeBooking longer;
        longer.caller = h.desk();
        longer.booking = id;
        longer.stay = Stay(kToday, 2);
        QVERIFY(h(longer));
        QVERIFY(h(set(h, {RoomId{1}}, Status::Clean)));
        QVERIFY(h(AssignRooms{h.desk(), {{id, {}, RoomId{3}, {}}}}));
        QCOMPARE(status(h, 1), Status::Dirty);
        QCOMPARE(status(h, 3), Status::Clean);
    }

    void undoKeepsWhatWasSetSince()
    {
        TestHouse h;
        const auto step = h(set(h, {RoomId{1}, RoomId{2}}, Status::Dirty));
        QVERIFY(h(set(h, {RoomId{2}}, Status::Inspected)));
        UndoStep undo = undoOf(h, step->step);
        const auto refused = h(undo);
        QCOMPARE(refused.error().code, ErrorCode::Stale);
        QVERIFY2(refused.error().reason.contains(QStringLiteral("102")),
                 qPrintable(refused.error().reason));
        QCOMPARE(status(h, 1), Status::Dirty);
        undo.onlyWhatStillFits = true;
        QCOMPARE(h(undo)->cells, 1);
        QCOMPARE(status(h, 1), Status::Clean);
        QCOMPARE(status(h, 2), Status::Inspected);
    }
};

QTEST_GUILESS_MAIN(TestHousekeeping)
#include "test_housekeeping.moc"
