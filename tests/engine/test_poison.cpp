// SPDX-License-Identifier: GPL-3.0-or-later
// A command that cannot be stored affects only itself: most are refused before they join a batch,
// and when the database refuses one all the same, other commands are not affected.
#include "booking/limits.h"
#include "engine/group_calls.h"
#include "engine/two_hotels.h"
#include "storage/reader.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using engine::GroupCalls;

namespace {

const QString kPoison = QStringLiteral("Poison");
const ChannelId kOta{2};

}  // namespace

class TestPoison : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(2));
        h_->reloads = 0;
        epoch_ = h_->epoch();
        h_->engine->flush();
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }

    void whatTheDatabaseRefusesIsRefusedAlone();
    void hotelsGoOnFromWhatWasStored();
    void volatileHoldsOfInnocentsAreStillThere();
    void laterCommandsOfACallFindTheirBookings();
    void deliveriesAreRefusedAsAWhole();
    void requestsWithAKeyAreDecidedAnew();
    void copiesThatShowedItAreMadeAnew();
    void commandsThatTheSchemaRefusesNeverJoinABatch();
    void forgottenKeyMayComeAgainInOneCommit();
    void livingKeyIsNeverOverwritten();
    void nullCharacterIsInNoText();
    void listsAreBounded();
    void guestsAreWalkedToHotelsThatAreThere();

private:
    void unharmed() const
    {
        QCOMPARE(h_->reloads.load(), 0);
        QCOMPARE(h_->epoch(), epoch_);
    }
    Guest storedGuest(BookingId id, size_t hotel = 0) const
    {
        const auto reader = storage::Reader::open(h_->place.place());
        const auto row = (*reader)->ask(storage::OneBooking{h_->hotels[hotel], id});
        return row ? row->guest : Guest{};
    }
    RecordReservation told(const QByteArray &number, const QString &guest) const
    {
        RecordReservation c;
        c.caller = {h_->hotels[0], channelActor(kOta), kOta, {}};
        c.roomType = RoomTypeId{1};
        c.stay = Stay(kToday + 3, 2);
        c.key = {number, 1};
        c.guest.name = guest;
        return c;
    }

    std::unique_ptr<HotelsInOnePlace> h_;
    qint64 epoch_ = 0;
};

void TestPoison::whatTheDatabaseRefusesIsRefusedAlone()
{
    h_->refuseGuest(kPoison);
    const auto answers = h_->together(
        {h_->book(0, QStringLiteral("A")), h_->book(1, QStringLiteral("B")), h_->book(0, kPoison),
         h_->book(1, QStringLiteral("C")), h_->book(0, QStringLiteral("D"), 5)});
    for (const size_t fine : {0, 1, 3, 4})
        QVERIFY2(answers[fine], answers[fine] ? "" : qPrintable(answers[fine].error().text()));
    QVERIFY(!answers[2]);
    QCOMPARE(answers[2].error().code, ErrorCode::Internal);
    unharmed();
    QCOMPARE(storedGuest(answers[0]->booking).name, QStringLiteral("A"));
    QCOMPARE(storedGuest(answers[4]->booking).name, QStringLiteral("D"));
    QCOMPARE(storedGuest(answers[3]->booking, 1).name, QStringLiteral("C"));
    QVERIFY(h_->engine->run(Command(h_->book(1, QStringLiteral("E"), 9))));
}

/// Decisions based on the refused command are made again as if it had never existed.
void TestPoison::hotelsGoOnFromWhatWasStored()
{
    h_->refuseGuest(kPoison);
    auto all = h_->book(0, kPoison);
    all.what.rooms = all.what.adults = 4;
    auto one = h_->book(0, QStringLiteral("A"));
    one.what.rooms = one.what.adults = 4;
    const auto answers = h_->together({all, one});
    QVERIFY(!answers[0]);
    QVERIFY2(answers[1], answers[1] ? "" : qPrintable(answers[1].error().text()));
    unharmed();
    const auto s = *h_->engine->snapshot(h_->hotels[0]);
    QCOMPARE(s->ledger.left(0, kToday + 1), 0);
    QCOMPARE(s->bookings.size(), size_t(1));
    h_->engine.reset();
    QVERIFY(h_->open());
    const auto again = *h_->engine->snapshot(h_->hotels[0]);
    QCOMPARE(again->bookings, s->bookings);
}

void TestPoison::volatileHoldsOfInnocentsAreStillThere()
{
    h_->refuseGuest(kPoison);
    TakeHold take = h_->book(0, {}).what;
    take.durability = Durability::Volatile;
    const auto kept = h_->engine->run(Command(take));
    const auto sold = h_->engine->run(Command(take));
    QVERIFY(kept && sold && sold->hold.value < 0);
    ConfirmHold confirm{take.caller, sold->hold, {}};
    confirm.guest.name = QStringLiteral("A");
    const auto answers = h_->together({confirm, h_->book(0, kPoison, 5)});
    QVERIFY2(answers[0], answers[0] ? "" : qPrintable(answers[0].error().text()));
    QVERIFY(!answers[1]);
    unharmed();
    confirm.hold = kept->hold;
    QVERIFY(h_->engine->run(Command(confirm)));
    QCOMPARE((*h_->engine->snapshot(h_->hotels[0]))->ledger.left(0, kToday + 1), 2);
}

void TestPoison::laterCommandsOfACallFindTheirBookings()
{
    h_->refuseGuest(kPoison);
    const Caller caller = h_->desk(0);
    const auto answers =
        h_->together({h_->book(0, kPoison), h_->book(0, QStringLiteral("A")),
                      CancelBooking{caller, BookingId{-2}}, CancelBooking{caller, BookingId{-1}}});
    QVERIFY(!answers[0]);
    QVERIFY(answers[1]);
    QVERIFY2(answers[2], answers[2] ? "" : qPrintable(answers[2].error().text()));
    QCOMPARE(answers[2]->booking, answers[1]->booking);
    QCOMPARE(answers[3].error().code, ErrorCode::NotFound);
    unharmed();
}

void TestPoison::deliveriesAreRefusedAsAWhole()
{
    h_->refuseGuest(kPoison);
    const auto rows = [&](const char *name) {
        ChannelRows its;
        its.reservations.push_back(
            {h_->hotels[0], kOta, QString::fromLatin1(name), 1, false, 1, kToday + 9});
        return its;
    };
    std::promise<Result<GroupCalls::Answers>> bad, good;
    h_->engine->groups().deliver(
        {told("good", QStringLiteral("A"))}, [&](const auto &) { return rows("good"); },
        [&](Result<GroupCalls::Answers> &&a) { good.set_value(std::move(a)); });
    h_->engine->groups().deliver(
        {told("bad", QStringLiteral("B")), told("worse", kPoison)},
        [&](const auto &) { return rows("bad"); },
        [&](Result<GroupCalls::Answers> &&a) { bad.set_value(std::move(a)); });
    const auto fine = good.get_future().get();
    const auto refused = bad.get_future().get();
    QVERIFY(fine && fine->front());
    QVERIFY(!refused);
    unharmed();
    const auto reader = std::move(*storage::Reader::open(h_->place.place()));
    QVERIFY(*reader->ask(storage::ChannelReservation{h_->hotels[0], kOta, QStringLiteral("good")}));
    QVERIFY(!*reader->ask(storage::ChannelReservation{h_->hotels[0], kOta, QStringLiteral("bad")}));
    QVERIFY(reader->ask(storage::BookingsOf{h_->hotels[0], kOta, "bad"})->empty());
    QCOMPARE(reader->ask(storage::BookingsOf{h_->hotels[0], kOta, "good"})->size(), size_t(1));
}

void TestPoison::requestsWithAKeyAreDecidedAnew()
{
    h_->refuseGuest(kPoison);
    const auto once = [&](const QByteArray &key, const QString &guest, int in, auto &promise) {
        h_->engine->once(
            {ActorId{7}, key, claimHash("POST", "{}")}, {h_->book(0, guest, in)},
            [](const std::vector<Result<Answer>> &a) {
                return ClaimAnswer{a.front() ? 201 : 409, "said"};
            },
            [&](Result<engine::Once> &&o) { promise.set_value(std::move(o)); });
    };
    std::promise<Result<engine::Once>> bad, good, again;
    once("bad", kPoison, 1, bad);
    once("good", QStringLiteral("A"), 1, good);
    const auto refused = bad.get_future().get();
    const auto fine = good.get_future().get();
    QVERIFY(!refused);
    QVERIFY2(fine, fine ? "" : qPrintable(fine.error().text()));
    QCOMPARE(fine->answer.status, 201);
    QVERIFY(!fine->repeated);
    once("bad", QStringLiteral("B"), 5, again);  // nothing was stored under the key
    const auto other = again.get_future().get();
    QVERIFY(other && !other->repeated);
    unharmed();
}

/// Listeners that copied the state with the refused command are notified to reload it.
void TestPoison::copiesThatShowedItAreMadeAnew()
{
    h_->refuseGuest(kPoison);
    std::promise<Result<Answer>> promised;
    engine::SnapshotPtr seen;
    h_->engine->groups().deliver({told("bad", kPoison)}, {}, [&](Result<GroupCalls::Answers> &&a) {
        promised.set_value(a ? Result<Answer>(Answer()) : tl::unexpected(a.error()));
    });
    seen = *h_->engine->snapshot(h_->hotels[0]);
    QVERIFY(!promised.get_future().get());
    h_->engine->flush();
    QCOMPARE(h_->epoch(), epoch_);
    const bool showed = !seen->bookings.empty();
    if (showed) QTRY_COMPARE(h_->reloads.load(), 1);
    QVERIFY((*h_->engine->snapshot(h_->hotels[0]))->bookings.empty());
}

/// Each of these once failed the commit of all callers.
void TestPoison::commandsThatTheSchemaRefusesNeverJoinABatch()
{
    const auto booked = h_->engine->run(Command(h_->book(0, QStringLiteral("A"))));
    QVERIFY(booked);
    const RoomId room = (*h_->engine->snapshot(h_->hotels[0]))->catalogue.rooms.front().id;
    const Caller desk = h_->desk(0);
    const auto refused = [&](const Command &command, const char *field) {
        const auto answers = h_->together({command, h_->book(1, QStringLiteral("B"), 20)});
        QVERIFY2(answers[1], answers[1] ? "" : qPrintable(answers[1].error().text()));
        QVERIFY(!answers[0]);
        QCOMPARE(answers[0].error().field, QString::fromLatin1(field));
        QVERIFY(answers[0].error().code != ErrorCode::Internal);
        QVERIFY(h_->engine->run(Command(CancelBooking{h_->desk(1), answers[1]->booking})));
    };
    refused(SetRoomOutOfOrder{desk, {room, room}, Stay(kToday + 2, 3), true}, "room");
    refused(CancelBooking{desk, booked->booking, 0, -500}, "fee");
    refused(CancelBooking{desk, booked->booking, 0, booked->total + 1}, "fee");
    WalkBooking walk{desk, booked->booking, 0, QStringLiteral("Elsewhere"), PropertyId{-1}, 0};
    refused(walk, "hotel");
    walk.sister = {};
    walk.hotel = QString(QChar::Null);
    refused(walk, "hotel");
    refused(SaveHotelSetup{desk, SetupKind::Mail, QByteArray(1, '\0')}, "settings");
    refused(SaveHotelSetup{desk, SetupKind(99), "{}"}, "choice");
    refused(SaveTemplate{desk, QStringLiteral("T"), QString(QChar::Null)}, "text");
    unharmed();
}

void TestPoison::forgottenKeyMayComeAgainInOneCommit()
{
    const auto once = [&](const QString &guest, int in) {
        auto promise = std::make_shared<std::promise<Result<engine::Once>>>();
        h_->engine->once(
            {ActorId{7}, "key", claimHash("POST", guest.toUtf8())}, {h_->book(0, guest, in)},
            [](const auto &) {
                return ClaimAnswer{201, "said"};
            },
            [promise](Result<engine::Once> &&o) { promise->set_value(std::move(o)); });
        return promise->get_future();
    };
    QVERIFY(once(QStringLiteral("A"), 1).get());
    h_->clock.advance(kClaimLives + kSecond);
    // Discarded by the tick, and used again before that batch is committed.
    for (int i = 0; i < 20; ++i) {
        SaveTemplate busy{h_->desk(1), QStringLiteral("T"), QString(60'000, u'x')};
        h_->engine->call(Command(busy), {});  // its commit is under way while the next batch forms
        h_->engine->tick();
        auto answer = once(QString::number(i), 2 + i);
        h_->engine->tick();
        const auto said = answer.get();
        QVERIFY2(said, said ? "" : qPrintable(said.error().text()));
        QVERIFY(!said->repeated);
        h_->clock.advance(kClaimLives + 3600 * kSecond);
    }
    unharmed();
}

void TestPoison::livingKeyIsNeverOverwritten()
{
    const auto ask = [&](const char *body) {
        std::promise<Result<engine::Once>> promise;
        h_->engine->once(
            {ActorId{7}, "key", claimHash("POST", body)}, {h_->book(0, QStringLiteral("A"))},
            [](const auto &) {
                return ClaimAnswer{201, "said"};
            },
            [&](Result<engine::Once> &&o) { promise.set_value(std::move(o)); });
        return promise.get_future().get();
    };
    QVERIFY(ask("a"));
    const auto other = ask("b");
    QCOMPARE(other.error().code, ErrorCode::Duplicate);
    QVERIFY(ask("a")->repeated);
    const auto wrong = [&] {
        std::promise<Result<engine::Once>> promise;
        h_->engine->once(
            {ActorId{7}, "key", "short"}, {h_->book(0, QStringLiteral("A"))},
            [](const auto &) {
                return ClaimAnswer{201, "said"};
            },
            [&](Result<engine::Once> &&o) { promise.set_value(std::move(o)); });
        return promise.get_future().get();
    }();
    QCOMPARE(wrong.error().code, ErrorCode::Invalid);
    unharmed();
}

void TestPoison::nullCharacterIsInNoText()
{
    const QString null = QString(QChar::Null);
    auto c = h_->book(0, QStringLiteral("Ma") + null + QStringLiteral("ria"));
    c.guest.country = null;
    c.guest.notes = null + QStringLiteral("late") + null;
    const auto booked = h_->engine->run(Command(c));
    QVERIFY(booked);
    const Guest kept = storedGuest(booked->booking);
    QCOMPARE(kept.name, QStringLiteral("Maria"));
    QCOMPARE(kept.country, QString());
    QCOMPARE(kept.notes, QStringLiteral("late"));
    // Rows written beside commands contain none either, in either database.
    ChannelRows rows;
    rows.reservations.push_back(
        {h_->hotels[0], kOta, QStringLiteral("R") + null, 1, false, 1, kToday + 9});
    std::promise<bool> done;
    h_->engine->groups().deliver(
        {}, [&](const auto &) { return rows; },
        [&](Result<GroupCalls::Answers> &&a) { done.set_value(a.has_value()); });
    QVERIFY(done.get_future().get());
    const auto reader = std::move(*storage::Reader::open(h_->place.place()));
    QVERIFY(*reader->ask(storage::ChannelReservation{h_->hotels[0], kOta, QStringLiteral("R")}));
    unharmed();
}

void TestPoison::listsAreBounded()
{
    const Caller desk = h_->desk(0);
    const auto invalid = [&](const Command &command) {
        const auto answer = h_->engine->run(command);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Invalid);
    };
    const RoomId room = (*h_->engine->snapshot(h_->hotels[0]))->catalogue.rooms.front().id;
    const std::vector<RoomId> rooms(300'000, room);
    invalid(SetRoomOutOfOrder{desk, rooms, Stay(kToday, kHorizon), true});
    TakeHold take = h_->book(0, {}).what;
    take.numbers = rooms;
    invalid(take);
    invalid(CheckIn{desk, BookingId{1}, 0, {}, rooms, false});
    invalid(AssignRooms{desk, std::vector<RoomMove>(100'000, {BookingId{1}, room, room, {}})});
    invalid(TakeCheapest{h_->book(0, {}).what, std::vector<RoomTypeId>(300'000, RoomTypeId{1})});
    const CellRow row{CellField::MinStay, RoomTypeId{1}, {}, {}, 0};
    invalid(EditBlock{desk, std::vector<CellRun>(kMostRuns + 1, {row, {kToday, 1}, {1}}), {}, {}});
    invalid(EditBlock{desk, std::vector<CellRun>(40, {row, {kToday, kLongestStay}, {1}}), {}, {}});
    invalid(SetPolicy{desk, std::vector<inventory::OverbookingRule>(kMostRules + 1), {}});
    unharmed();
}

void TestPoison::guestsAreWalkedToHotelsThatAreThere()
{
    const auto walk = [&](PropertyId sister, int in) {
        const auto booked =
            h_->engine->run(Command(h_->book(0, QStringLiteral("G%1").arg(in), in)));
        return h_->engine->run(Command(
            WalkBooking{h_->desk(0), booked->booking, 0, QStringLiteral("Elsewhere"), sister, 0}));
    };
    QVERIFY(walk(h_->hotels[1], 1));
    QVERIFY(walk({}, 3));
    for (const PropertyId wrong : {PropertyId{77}, PropertyId{-1}, h_->hotels[0]})
        QCOMPARE(walk(wrong, 10 + int(wrong.value % 7)).error().code, ErrorCode::NotFound);
    unharmed();
}

QTEST_GUILESS_MAIN(TestPoison)
#include "test_poison.moc"
