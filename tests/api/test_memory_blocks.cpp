// SPDX-License-Identifier: GPL-3.0-or-later
// Soft blocks that are kept in memory only, and those that a session owns.
#include "api/v1/change_json.h"
#include "api_hotel.h"
#include "booking/api_setup.h"
#include "support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <mutex>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QByteArray kMemory = ",\"durability\":\"memory\"";

QString fieldOf(const Called &answer)
{
    return jsonOf(answer)[QStringLiteral("field")].toString();
}

QString detailOf(const Called &answer)
{
    return jsonOf(answer)[QStringLiteral("detail")].toString();
}

class Blocks : public ApiHotel {
public:
    /// Saves the settings of the API, until its copy of the hotel has them.
    bool save(const QByteArray &setup)
    {
        const auto saved = engine().run(engine::Command(
            booking::SaveHotelSetup{hotel().desk(), booking::SetupKind::Api, setup}));
        return saved && waitFor([&] {
                   const QJsonObject place =
                       jsonOf(get("/v1/availability"))[QStringLiteral("as_of")].toObject();
                   return place[QStringLiteral("seq")].toInteger() >= saved->seq;
               });
    }
    qint64 take(const QByteArray &more, TokenRole role = TokenRole::Channel) const
    {
        const Called answer =
            call({"POST", "/v1/soft-block", stayBody(1, 2, 1, more), {}, token(role)});
        if (answer.status != 201) qWarning("no soft block: %s", answer.body.constData());
        return jsonOf(answer)[QStringLiteral("soft_block")].toInteger();
    }
    static QByteArray pathOf(qint64 block) { return "/v1/soft-block/" + QByteArray::number(block); }
    Called beat(qint64 block, const QByteArray &body = "{}",
                TokenRole role = TokenRole::Channel) const
    {
        return call({"POST", pathOf(block) + "/heartbeat", body, {}, token(role)});
    }
    Called release(qint64 block, const QByteArray &query = {},
                   TokenRole role = TokenRole::Channel) const
    {
        return call({"DELETE", pathOf(block) + query, {}, {}, token(role)});
    }
    Called confirm(qint64 block, const QByteArray &more = {},
                   TokenRole role = TokenRole::Channel) const
    {
        return call({"POST",
                     "/v1/confirm-booking",
                     "{\"soft_block\":" + QByteArray::number(block)
                         + ",\"guest\":{\"name\":\"Ana Lima\"}" + more + "}",
                     {},
                     token(role)});
    }
};

}  // namespace

class TestMemoryBlocks : public QObject {
    Q_OBJECT

private slots:
    void blockInMemoryHoldsRoomsAndWritesNoRecord();
    void restartEndsItAndTheAnswerSaysSo();
    void hotelSetsTheDefaultForGuestsWhoBrowse();
    void settingsThatCannotBeReadAreRefused();
    void bookingMadeOfItIsDurable();
    void ceilingOfTheChannelHoldsForItToo();
    void feedNamesDurabilityAndRooms();
    void sessionOwnsItsBlock_data();
    void sessionOwnsItsBlock();
    void sessionIsKnownAfterARestart();
    void sessionsOfAChannelAreItsOwn();
    void deskWithoutASessionMayUseAny();
    void wrongSessionsAreNamed();
};

void TestMemoryBlocks::blockInMemoryHoldsRoomsAndWritesNoRecord()
{
    Blocks house;
    QVERIFY(house.open());
    const qint64 before = house.seq();
    const qint64 block = house.take(kMemory);
    QVERIFY(block < 0);
    QCOMPARE(qint64(double(block)), block);  // as JavaScript reads it
    QCOMPARE(house.seq(), before);
    QCOMPARE(house.hotel().left(1, 1), 3);
    QTRY_COMPARE(house.get(house.pathOf(block), TokenRole::Channel).status, 200);
    const QJsonObject shown = jsonOf(house.get(house.pathOf(block), TokenRole::Channel));
    QCOMPARE(shown[QStringLiteral("durability")].toString(), QStringLiteral("memory"));
    QCOMPARE(shown[QStringLiteral("soft_block")].toInteger(), block);
    QCOMPARE(house.beat(block).status, 200);
    QCOMPARE(house.release(block).status, 204);
    QCOMPARE(house.hotel().left(1, 1), 4);
    QCOMPARE(house.release(block).status, 404);
    // Without a statement it is durable.
    QVERIFY(house.take({}) > 0);
    QVERIFY(house.take(",\"durability\":\"durable\"") > 0);
}

void TestMemoryBlocks::restartEndsItAndTheAnswerSaysSo()
{
    Blocks house;
    QVERIFY(house.open());
    const qint64 memory = house.take(kMemory), durable = house.take({});
    QVERIFY(house.restart());
    QCOMPARE(house.hotel().left(1, 1), 3);
    QCOMPARE(house.beat(durable).status, 200);
    // Before the first opening, and with more digits than a number of today.
    const qint64 first = -1, longer = -((qint64(1024) << 43) | 1);
    const Called answers[] = {house.beat(memory),
                              house.confirm(memory),
                              house.release(memory),
                              house.get(house.pathOf(memory), TokenRole::Channel),
                              house.beat(first),
                              house.confirm(longer),
                              house.get(house.pathOf(longer), TokenRole::Channel)};
    for (const Called &answer : answers) {
        QCOMPARE(answer.status, 410);
        QCOMPARE(problemOf(answer), QStringLiteral("expired"));
        QCOMPARE(fieldOf(answer), QStringLiteral("soft_block"));
        QVERIFY2(detailOf(answer).contains(QStringLiteral("kept in memory only")),
                 answer.body.constData());
    }
}

void TestMemoryBlocks::hotelSetsTheDefaultForGuestsWhoBrowse()
{
    Blocks house;
    QVERIFY(house.open());
    QVERIFY(house.save(booking::toText(booking::ApiSetup{booking::Durability::Volatile})));
    QVERIFY(house.take({}) < 0);
    // A request that names it, and a token of the hotel itself, get what they ask for.
    QVERIFY(house.take(",\"durability\":\"durable\"") > 0);
    QVERIFY(house.take({}, TokenRole::Desk) > 0);
    QVERIFY(house.take(kMemory, TokenRole::Desk) < 0);
    QVERIFY(house.restart());
    QCOMPARE(house.hotel().left(1, 1), 2);
    QVERIFY(house.take({}) < 0);
    QVERIFY(house.save({}));
    QVERIFY(house.take({}) > 0);
}

void TestMemoryBlocks::settingsThatCannotBeReadAreRefused()
{
    Blocks house;
    QVERIFY(house.open());
    for (const QByteArray &wrong :
         {QByteArray("[]"), QByteArray("{"), QByteArray("{\"channel_holds\":2}"),
          QByteArray("{\"channel_holds\":\"memory\"}")}) {
        const qint64 before = house.seq();
        QVERIFY2(!house.save(wrong), wrong.constData());
        QCOMPARE(house.seq(), before);
    }
    using booking::ApiSetup;
    for (const auto durability : {booking::Durability::Durable, booking::Durability::Volatile}) {
        const ApiSetup setup{durability};
        const auto read = booking::apiSetupFrom(booking::toText(setup));
        QVERIFY(read && *read == setup);
    }
    QCOMPARE(booking::toText(ApiSetup()), QByteArray());
}

void TestMemoryBlocks::bookingMadeOfItIsDurable()
{
    Blocks house;
    QVERIFY(house.open());
    const Called booked = house.confirm(house.take(kMemory + ",\"numbers\":[\"102\"]"));
    QVERIFY2(booked.status == 201, booked.body.constData());
    const qint64 booking = jsonOf(booked)[QStringLiteral("booking")].toInteger();
    QVERIFY(booking > 0);
    QVERIFY(house.restart());
    const QJsonObject json =
        jsonOf(house.get("/v1/bookings/" + QByteArray::number(booking), TokenRole::Channel));
    QCOMPARE(json[QStringLiteral("status")].toString(), QStringLiteral("confirmed"));
    QCOMPARE(json[QStringLiteral("room_numbers")].toArray(), (QJsonArray{QStringLiteral("102")}));
    QCOMPARE(house.hotel().left(1, 1), 3);
}

void TestMemoryBlocks::ceilingOfTheChannelHoldsForItToo()
{
    Blocks house;
    QVERIFY(house.open());
    const Called long1 = house.call({"POST",
                                     "/v1/soft-block",
                                     house.stayBody(1, 2, 1, kMemory + ",\"ttl_seconds\":86400"),
                                     {},
                                     house.token(TokenRole::Channel)});
    QCOMPARE(jsonOf(long1)[QStringLiteral("expires_at")].toString(),
             QStringLiteral("2026-03-02T12:30:00.000Z"));
    const qint64 block = jsonOf(long1)[QStringLiteral("soft_block")].toInteger();
    house.hotel().clock.advance(1801 * kSecond);
    QCOMPARE(house.beat(block).status, 410);
    QCOMPARE(house.hotel().left(1, 1), 4);
}

void TestMemoryBlocks::feedNamesDurabilityAndRooms()
{
    std::mutex lock;
    std::vector<engine::ChangeSetPtr> sets;
    Blocks house;
    QVERIFY(house.open());
    house.engine().listeners().add([&](engine::ChangeSetPtr set) {
        const std::lock_guard held(lock);
        sets.push_back(std::move(set));
    });
    const qint64 block = house.take(kMemory + ",\"numbers\":[\"103\"]");
    const auto told = [&] {
        const std::lock_guard held(lock);
        return std::any_of(sets.begin(), sets.end(), [&](const auto &set) {
            return set->holdsTaken.size() == 1 && set->holdsTaken[0].id.value == block
                   && set->roomsHeld.size() == 1;
        });
    };
    QTRY_VERIFY(told());
    const std::lock_guard held(lock);
    const auto set = *std::find_if(sets.begin(), sets.end(),
                                   [](const auto &one) { return !one->holdsTaken.empty(); });
    const QJsonObject json =
        QJsonDocument::fromJson(api::v1::changeJson(*set, Currency())).object();
    const QJsonObject shown = json[QStringLiteral("soft_blocks")].toArray()[0].toObject();
    QCOMPARE(shown[QStringLiteral("durability")].toString(), QStringLiteral("memory"));
    QCOMPARE(shown[QStringLiteral("numbered_rooms")].toArray(), (QJsonArray{3}));
}

void TestMemoryBlocks::sessionOwnsItsBlock_data()
{
    QTest::addColumn<QByteArray>("durability");
    QTest::addRow("durable") << QByteArray();
    QTest::addRow("in memory") << kMemory;
}

void TestMemoryBlocks::sessionOwnsItsBlock()
{
    QFETCH(QByteArray, durability);
    Blocks house;
    QVERIFY(house.open());
    const qint64 block = house.take(durability + ",\"session\":\"guest-1\"");
    for (const QByteArray &session : {QByteArray("{\"session\":\"guest-2\"}"), QByteArray("{}")}) {
        const Called other = house.beat(block, session);
        QCOMPARE(other.status, 403);
        QCOMPARE(fieldOf(other), QStringLiteral("soft_block"));
        QCOMPARE(detailOf(other), QStringLiteral("was created in another session"));
    }
    QCOMPARE(house.release(block, "?session=guest-2").status, 403);
    QCOMPARE(house.release(block).status, 403);
    QCOMPARE(house.confirm(block, ",\"session\":\"guest-2\"").status, 403);
    QCOMPARE(house.confirm(block).status, 403);
    QCOMPARE(house.hotel().left(1, 1), 3);
    QCOMPARE(house.beat(block, "{\"session\":\"guest-1\"}").status, 200);
    const Called booked = house.confirm(block, ",\"session\":\"guest-1\"");
    QVERIFY2(booked.status == 201, booked.body.constData());
    const qint64 another = house.take(durability + ",\"session\":\"guest-1\"");
    QCOMPARE(house.release(another, "?session=guest-1").status, 204);
}

void TestMemoryBlocks::sessionIsKnownAfterARestart()
{
    Blocks house;
    QVERIFY(house.open());
    const qint64 block = house.take(",\"session\":\"guest-1\"");
    QVERIFY(house.restart());
    QCOMPARE(house.beat(block, "{\"session\":\"guest-2\"}").status, 403);
    QCOMPARE(house.beat(block).status, 403);
    QCOMPARE(house.beat(block, "{\"session\":\"guest-1\"}").status, 200);
}

void TestMemoryBlocks::sessionsOfAChannelAreItsOwn()
{
    Blocks house;
    QVERIFY(house.open());
    const QByteArray name = ",\"session\":\"guest-1\"";
    const qint64 desks = house.take(name, TokenRole::Desk);
    QCOMPARE(house.beat(desks, "{\"session\":\"guest-1\"}").status, 403);
    // Tokens of the hotel itself share their sessions.
    QCOMPARE(house.beat(desks, "{\"session\":\"guest-1\"}", TokenRole::Manager).status, 200);
    const qint64 channels = house.take(name);
    QCOMPARE(house.beat(channels, "{\"session\":\"guest-1\"}", TokenRole::Desk).status, 403);
}

void TestMemoryBlocks::deskWithoutASessionMayUseAny()
{
    Blocks house;
    QVERIFY(house.open());
    const qint64 block = house.take(",\"session\":\"guest-1\"");
    QCOMPARE(house.beat(block, "{}", TokenRole::Desk).status, 200);
    QCOMPARE(house.release(block, {}, TokenRole::Manager).status, 204);
}

void TestMemoryBlocks::wrongSessionsAreNamed()
{
    Blocks house;
    QVERIFY(house.open());
    const qint64 block = house.take({});
    const QByteArray tooLong(65, 's');
    const Called answers[] = {house.beat(block, "{\"session\":\"" + tooLong + "\"}"),
                              house.confirm(block, ",\"session\":\"" + tooLong + "\""),
                              house.confirm(block, ",\"session\":7"),
                              house.release(block, "?session=" + tooLong)};
    for (const Called &answer : answers) {
        QCOMPARE(answer.status, 422);
        QCOMPARE(fieldOf(answer), QStringLiteral("session"));
    }
    // A session in the query is part of the request that a key belongs to.
    const auto keyed = [&](const QByteArray &query) {
        return house.call({"DELETE",
                           house.pathOf(block) + query,
                           {},
                           "one-key",
                           house.token(TokenRole::Channel)});
    };
    QCOMPARE(keyed("?session=guest-2").status, 403);
    QCOMPARE(problemOf(keyed({})), QStringLiteral("key-reused"));
    QCOMPARE(house.confirm(0).status, 422);
    QCOMPARE(fieldOf(house.confirm(0)), QStringLiteral("soft_block"));
    QCOMPARE(house.hotel().left(1, 1), 3);
}

QTEST_GUILESS_MAIN(TestMemoryBlocks)
#include "test_memory_blocks.moc"
