// SPDX-License-Identifier: GPL-3.0-or-later
// Guarantees of undo and redo through an engine on a file: everything restored, no other user's
// changes lost, across restarts.
#include "engine/engine_hotel.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/environment.h"

#include <QTest>

#include <random>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr RatePlanId kBarPlan{1}, kDerived{2};

engine::HotelSetup setupWithDerivedPlan()
{
    engine::HotelSetup setup = hotelSetup();
    pricing::RatePlan derived;
    derived.id = kDerived;
    derived.code = derived.name = QStringLiteral("NR");
    derived.parent = kBarPlan;
    derived.percentBasisPoints = -1000;
    setup.plans.push_back(derived);
    return setup;
}

struct DeskHotel : EngineHotel {
    Result<void> make()
    {
        if (const auto ok = open(); !ok) return ok;
        const auto saved = engine->saveHotel(setupWithDerivedPlan());
        if (!saved) return tl::unexpected(saved.error());
        property = *saved;
        return {};
    }
    Result<Answer> edit(CellField field, int type, int in, int nights, qint64 value)
    {
        EditCells c;
        c.caller = desk();
        c.field = field;
        if (field == CellField::OutOfOrder)
            c.pools = {PoolId{(type - 1) / 2 + 1}};
        else
            c.roomTypes = {RoomTypeId{type}};
        c.ranges = {{kToday + in, nights}};
        c.value = value;
        if (field == CellField::Rate) c.plan = kBarPlan;
        return engine->run(EditBlock(c));
    }
    Result<Answer> undo(qint64 step, bool only = false, qint64 actor = kDeskActor.value)
    {
        return engine->run(UndoStep{desk(actor), step, only, {}});
    }
    engine::SnapshotPtr snapshot() const { return *engine->snapshot(property); }
    storage::UndoStack stack(std::optional<ActorId> actor = {}) const
    {
        auto reader = storage::Reader::open(file());
        return *(*reader)->ask(storage::UndoSteps{property, actor});
    }
    inventory::TypeNight cell(int type, int night) const
    {
        const auto s = snapshot();
        return s->ledger.type(s->catalogue.typeIndex(RoomTypeId{type}), kToday + night);
    }
    /// All settings of a manager, cell by cell.
    std::vector<qint64> settings() const
    {
        const auto s = snapshot();
        std::vector<qint64> all;
        for (Night n = kToday; n < kToday + kHorizon; ++n) {
            for (int t = 0; t < s->ledger.types(); ++t) {
                const auto &c = s->ledger.type(t, n);
                for (const qint64 v :
                     {qint64(c.typed), qint64(c.flags), qint64(c.minStay), qint64(c.maxStay)})
                    all.push_back(v);
                for (const RatePlanId plan : {kBarPlan, kDerived}) {
                    for (int guests = 0; guests < 3; ++guests)
                        all.push_back(s->rateBook.own(t, plan, n, guests).value_or(-1));
                }
            }
            for (int p = 0; p < s->ledger.pools(); ++p)
                all.push_back(s->ledger.pool(p, n).outOfOrder);
        }
        return all;
    }
};

/// A typical block edit: some rows, some nights, one value or one per night.
EditBlock randomBlock(std::mt19937 &chance, const Caller &caller)
{
    const auto below = [&](int n) { return int(chance() % unsigned(n)); };
    EditBlock block{caller, {}, {}, {}};
    for (int runs = 1 + below(4); runs > 0; --runs) {
        CellRun run;
        run.row.field = static_cast<CellField>(below(8));
        run.range = {kToday + below(kHorizon - 20), 1 + below(20)};
        if (run.row.field == CellField::OutOfOrder)
            run.row.pool = PoolId{1 + below(2)};
        else
            run.row.roomType = RoomTypeId{1 + below(3)};
        if (run.row.field == CellField::Rate) {
            run.row.plan = RatePlanId{1 + below(2)};
            run.row.guests = below(3);
        }
        const auto value = [&]() -> qint64 {
            switch (run.row.field) {
            case CellField::ForSale: return below(6) - 1;
            case CellField::Rate: return below(4) == 0 ? -1 : 5'000 + below(500);
            case CellField::MinStay: return below(4);
            case CellField::MaxStay: return below(8);
            case CellField::OutOfOrder: return below(5);
            default: return below(2);
            }
        };
        const int values = below(2) ? 1 : run.range.nights;
        for (int i = 0; i < values; ++i) run.values.push_back(value());
        block.cells.push_back(std::move(run));
    }
    return block;
}

}  // namespace

#define MAKE(hotel)                                                                                \
    DeskHotel hotel;                                                                               \
    if (const auto made = hotel.make(); !made) QFAIL(qPrintable(made.error().text()))

class TestUndo : public QObject {
    Q_OBJECT

private slots:
    void aThousandEditsAndTheirUndosLeaveEveryValueAsItWas();
    void redoFollowsUndoAndEndsWithSomethingNew();
    void staleUndoNamesWhatChangedAndOffersTheRest();
    void roomsOutOfOrderByNumberStayOutOfOrder();
    void undoAfterTheRoomTypeIsGoneSaysSoAndChangesNothing();
    void anExceptionFromADerivedPlanCanBeTakenBack();
    void thePolicyComesBack();
    void aBookingComesBackAsItWasGuestAndPricesToo();
    void aBookingStaysAsItIsWhereItsRoomsAreGone();
    void whatHasNoInverseSaysWhy();
    void aStepIsUndoneOnce();
    void eachUserHasAnUndoStackOfTheirOwn();
    void listenersHearOfStepsAndRates();
};

void TestUndo::aThousandEditsAndTheirUndosLeaveEveryValueAsItWas()
{
    MAKE(hotel);
    std::mt19937 chance(7);
    const int edits = rounds(1'000);
    const auto start = hotel.settings();
    int steps = 0;
    for (int i = 0; i < edits; ++i) {
        const auto answer = hotel.engine->run(randomBlock(chance, hotel.desk()));
        if (answer && answer->step != 0) ++steps;
        if (!answer) QCOMPARE(answer.error().field, QStringLiteral("min LOS"));
        if (i == edits / 2) QVERIFY(hotel.reopen());
    }
    QVERIFY(steps > edits / 2);
    const auto end = hotel.settings();
    QVERIFY(end != start);
    for (int i = 0; i < steps; ++i) {
        const auto next = hotel.stack().undo;
        QVERIFY(!next.empty());
        const auto undone = hotel.undo(next.front().id);
        QVERIFY2(undone, qPrintable(undone ? QString() : undone.error().text()));
        if (i % 300 == 299) QVERIFY(hotel.reopen());
    }
    QCOMPARE(hotel.settings(), start);
    QVERIFY(hotel.stack().undo.empty());
    for (int i = 0; i < steps; ++i) {
        const auto next = hotel.stack().redo;
        QVERIFY(!next.empty());
        QVERIFY(hotel.undo(next.front().id));
    }
    QCOMPARE(hotel.settings(), end);
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.settings(), end);
    const auto report = storage::verify(hotel.file());
    QVERIFY(report);
    for (const auto &f : report->findings) qWarning() << f.where << f.what;
    QVERIFY(report->findings.empty());
}

void TestUndo::redoFollowsUndoAndEndsWithSomethingNew()
{
    MAKE(hotel);
    const auto first = hotel.edit(CellField::ForSale, 1, 0, 3, 1);
    const auto second = hotel.edit(CellField::ForSale, 1, 1, 1, 2);
    QCOMPARE(first->cells, 3);
    const auto undone = hotel.undo(second->step);
    QCOMPARE(undone->cells, 1);
    QCOMPARE(hotel.cell(1, 1).typed, 1);
    QCOMPARE(hotel.stack().undo.front().id, first->step);
    QCOMPARE(hotel.stack().redo.front().id, undone->step);
    const auto redone = hotel.undo(undone->step);
    QCOMPARE(hotel.cell(1, 1).typed, 2);
    QCOMPARE(hotel.stack().undo.front().id, redone->step);
    QVERIFY(hotel.stack().redo.empty());
    QVERIFY(hotel.undo(redone->step));
    QVERIFY(hotel.edit(CellField::StopSell, 2, 0, 1, 1));
    QVERIFY(hotel.stack().redo.empty());
}

void TestUndo::staleUndoNamesWhatChangedAndOffersTheRest()
{
    MAKE(hotel);
    const auto step = hotel.edit(CellField::ForSale, 1, 0, 3, 1);
    EditCells other;
    other.caller = hotel.desk(7);
    other.roomTypes = {RoomTypeId{1}};
    other.ranges = {{kToday + 1, 1}};
    other.value = 3;
    QVERIFY(hotel.engine->run(EditBlock(other)));
    const auto before = hotel.settings();
    const auto refused = hotel.undo(step->step);
    QCOMPARE(refused.error().code, ErrorCode::Stale);
    QVERIFY(refused.error().reason.contains(QStringLiteral("Type 0, 3 Mar 2026")));
    QCOMPARE(hotel.settings(), before);
    const auto preview = hotel.engine->previews().undoLater(hotel.property, step->step).result();
    QVERIFY(preview);
    QCOMPARE(preview->fit.fitting, 2);
    QCOMPARE(preview->fit.misfitting, 1);
    QCOMPARE(preview->fit.misfits.front().now, 3);
    QCOMPARE(preview->by.front()->actor, ActorId{7});
    QCOMPARE(hotel.undo(step->step, true)->cells, 2);
    QCOMPARE(hotel.cell(1, 0).typed, -1);
    QCOMPARE(hotel.cell(1, 1).typed, 3);
    QCOMPARE(hotel.cell(1, 2).typed, -1);
}

void TestUndo::roomsOutOfOrderByNumberStayOutOfOrder()
{
    MAKE(hotel);
    const auto all = hotel.edit(CellField::OutOfOrder, 1, 0, 2, 4);
    const RoomId room = hotel.snapshot()->catalogue.rooms.front().id;
    QVERIFY(hotel.engine->run(SetRoomOutOfOrder{hotel.desk(), {room}, Stay(kToday, 1), true}));
    QVERIFY(!hotel.undo(all->step));
    QCOMPARE(hotel.undo(all->step, true)->cells, 1);  // the night when no numbered room is out
    QCOMPARE(hotel.snapshot()->ledger.pool(0, kToday).outOfOrder, 4);
    QCOMPARE(hotel.snapshot()->ledger.pool(0, kToday + 1).outOfOrder, 0);
}

void TestUndo::undoAfterTheRoomTypeIsGoneSaysSoAndChangesNothing()
{
    MAKE(hotel);
    EditCells both;
    both.caller = hotel.desk();
    both.field = CellField::StopSell;
    both.roomTypes = {RoomTypeId{2}, RoomTypeId{3}};
    both.ranges = {{kToday, 2}};
    both.value = 1;
    const auto step = hotel.engine->run(EditBlock(both));
    const auto alone = hotel.edit(CellField::MinStay, 3, 0, 2, 2);
    auto setup = setupWithDerivedPlan();
    setup.catalogue = hotel.snapshot()->catalogue;
    setup.rates.clear();
    setup.catalogue.roomTypes.pop_back();
    QVERIFY(hotel.engine->saveHotel(setup));
    const auto before = hotel.settings();
    for (const qint64 id : {step->step, alone->step}) {
        const auto refused = hotel.undo(id);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::NotFound);
        QVERIFY(refused.error().reason.contains(QStringLiteral("no longer exists")));
    }
    QCOMPARE(hotel.settings(), before);
    QCOMPARE(hotel.undo(step->step, true)->cells, 2);
    QCOMPARE(hotel.cell(2, 0).flags, 0);
    QCOMPARE(hotel.undo(alone->step, true)->cells, 0);  // skipped, so that older steps come next
    QVERIFY(hotel.stack().undo.empty());
}

void TestUndo::anExceptionFromADerivedPlanCanBeTakenBack()
{
    MAKE(hotel);
    const auto price = [&] { return *hotel.snapshot()->rateBook.price(0, kDerived, kToday, 0); };
    QCOMPARE(price(), 9'000);
    EditCells exception;
    exception.caller = hotel.desk();
    exception.field = CellField::Rate;
    exception.roomTypes = {RoomTypeId{1}};
    exception.ranges = {{kToday, 1}};
    exception.plan = kDerived;
    exception.value = 8'500;
    const auto step = hotel.engine->run(EditBlock(exception));
    QCOMPARE(price(), 8'500);
    QVERIFY(hotel.snapshot()->rateBook.own(0, kDerived, kToday, 0));
    exception.value = -1;
    const auto back = hotel.engine->run(EditBlock(exception));
    QCOMPARE(price(), 9'000);
    QVERIFY(!hotel.snapshot()->rateBook.own(0, kDerived, kToday, 0));
    QVERIFY(hotel.undo(back->step));
    QCOMPARE(price(), 8'500);
    QVERIFY(hotel.undo(step->step));
    QCOMPARE(price(), 9'000);
}

void TestUndo::thePolicyComesBack()
{
    MAKE(hotel);
    inventory::OverbookingRule rule;
    rule.amount = 2;
    rule.ceiling = 5;
    const auto set = hotel.engine->run(SetPolicy{hotel.desk(), {rule}, {}});
    QCOMPARE(hotel.left(1, 0), 4);
    QCOMPARE(hotel.snapshot()->ledger.pool(0, kToday).limit, 6);
    QVERIFY(hotel.reopen());
    const auto undone = hotel.undo(set->step);
    QVERIFY(undone);
    QCOMPARE(hotel.snapshot()->ledger.pool(0, kToday).limit, 4);
    QVERIFY(hotel.undo(undone->step));
    QCOMPARE(hotel.snapshot()->ledger.pool(0, kToday).limit, 6);
    const auto redone = hotel.stack().undo.front().id;
    rule.amount = 1;
    QVERIFY(hotel.engine->run(SetPolicy{hotel.desk(), {rule}, {}}));
    QCOMPARE(hotel.undo(redone).error().code, ErrorCode::Stale);
}

void TestUndo::aBookingComesBackAsItWasGuestAndPricesToo()
{
    MAKE(hotel);
    QVERIFY(hotel.edit(CellField::Rate, 1, 3, 1, 15'000));  // nights of different prices
    TakeHold stayRequest = hotel.hold(1, 2, 3);
    stayRequest.plan = kBarPlan;
    const Guest guest{QStringLiteral("Ana Lima"), {}, {}, {}, QStringLiteral("late"), {}};
    const auto booked = hotel.engine->run(HoldAndConfirm{stayRequest, guest});
    QVERIFY(booked);
    QCOMPARE(booked->step, 0);
    ChangeBooking change;
    change.caller = hotel.desk();
    change.booking = booked->booking;
    change.version = 1;
    change.stay = Stay(kToday + 6, 2);
    change.roomType = RoomTypeId{3};
    change.guest = Guest{QStringLiteral("Rui Lima"), {}, {}, {}, {}, {}};
    const auto changed = hotel.engine->run(change);
    QVERIFY(changed);
    QVERIFY(changed->step != 0);
    QVERIFY(hotel.reopen());
    const auto undone = hotel.undo(changed->step);
    QVERIFY2(undone, qPrintable(undone ? QString() : undone.error().text()));
    auto reader = storage::Reader::open(hotel.file());
    const auto row = (*reader)->ask(storage::OneBooking{hotel.property, booked->booking});
    QCOMPARE(row->booking.stay, Stay(kToday + 2, 3));
    QCOMPARE(row->booking.counted, RoomTypeId{1});
    QCOMPARE(row->booking.total, booked->total);
    QCOMPARE(row->guest, guest);
    QCOMPARE(hotel.left(1, 3), 3);
    QCOMPARE(hotel.left(3, 6), 4);
    QVERIFY(hotel.undo(undone->step));  // redo
    QCOMPARE((*reader)->ask(storage::OneBooking{hotel.property, booked->booking})->guest.name,
             QStringLiteral("Rui Lima"));
    const auto report = storage::verify(hotel.file());
    QVERIFY(report->findings.empty());
}

void TestUndo::aBookingStaysAsItIsWhereItsRoomsAreGone()
{
    MAKE(hotel);
    const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(3, 0, 1), {}});
    ChangeBooking change;
    change.caller = hotel.desk();
    change.booking = booked->booking;
    change.version = 1;
    change.stay = Stay(kToday + 5, 1);
    const auto changed = hotel.engine->run(change);
    QVERIFY(hotel.engine->run(HoldAndConfirm{hotel.hold(3, 0, 1, 4), {}}));
    const auto refused = hotel.undo(changed->step);
    QVERIFY(!refused);
    QVERIFY2(refused.error().code == ErrorCode::SoldOut, qPrintable(refused.error().text()));
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), booked->booking, 0}));
    QCOMPARE(hotel.undo(changed->step).error().code, ErrorCode::WrongState);
}

void TestUndo::whatHasNoInverseSaysWhy()
{
    MAKE(hotel);
    const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(1, 0, 1), {}});
    const auto cancelled =
        hotel.engine->run(CancelBooking{hotel.desk(), booked->booking, booked->version});
    const auto refused = hotel.undo(cancelled->seq);
    QCOMPARE(refused.error().code, ErrorCode::WrongState);
    QVERIFY(refused.error().reason.contains(QStringLiteral("reinstate the booking")));
    QCOMPARE(hotel.undo(999'999).error().code, ErrorCode::NotFound);
    QVERIFY(hotel.stack().undo.empty());
}

void TestUndo::aStepIsUndoneOnce()
{
    MAKE(hotel);
    const auto step = hotel.edit(CellField::ForSale, 1, 0, 1, 1);
    QVERIFY(hotel.undo(step->step));
    QVERIFY(hotel.edit(CellField::ForSale, 1, 0, 1, 1));
    QCOMPARE(hotel.undo(step->step).error().code, ErrorCode::WrongState);
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.undo(step->step).error().code, ErrorCode::WrongState);
}

void TestUndo::eachUserHasAnUndoStackOfTheirOwn()
{
    MAKE(hotel);
    const auto mine = hotel.edit(CellField::ForSale, 1, 0, 1, 1);
    EditCells other;
    other.caller = hotel.desk(7);
    other.roomTypes = {RoomTypeId{2}};
    other.ranges = {{kToday, 1}};
    other.value = 2;
    other.text = {QStringLiteral("Bulk update: Easter closure"), QStringLiteral("painters"), {}};
    const auto theirs = hotel.engine->run(EditBlock(other));
    QCOMPARE(hotel.stack(kDeskActor).undo.front().id, mine->step);
    const auto seven = hotel.stack(ActorId{7}).undo;
    QCOMPARE(seven.size(), size_t(1));
    QCOMPARE(seven.front().id, theirs->step);
    QCOMPARE(seven.front().text, other.text);
    QCOMPARE(hotel.stack().undo.front().id, theirs->step);
}

void TestUndo::listenersHearOfStepsAndRates()
{
    MAKE(hotel);
    std::vector<engine::ChangeSetPtr> sets;
    hotel.engine->flush();
    hotel.engine->listeners().add([&](engine::ChangeSetPtr set) {
        if (!set->steps.empty()) sets.push_back(std::move(set));
    });
    const auto step = hotel.edit(CellField::Rate, 2, 1, 2, 7'700);
    const auto undone = hotel.undo(step->step);
    hotel.engine->flush();
    QCOMPARE(sets.size(), size_t(2));
    QCOMPARE(sets[0]->steps.front().id, step->step);
    QCOMPARE(sets[0]->rates.size(), size_t(2));
    QCOMPARE(sets[0]->rates.front().own, 7'700);
    QCOMPARE(sets[0]->types.size(), size_t(2));  // not those of the other type of its pool
    QVERIFY(sets[0]->pools.empty());
    QCOMPARE(sets[1]->steps.front().undoes, step->step);
    QVERIFY(sets[1]->steps.front().isUndo);
    QCOMPARE(sets[1]->rates.front().own, 11'000);
    QCOMPARE(sets[1]->steps.front().id, undone->step);
}

QTEST_GUILESS_MAIN(TestUndo)
#include "test_undo.moc"
