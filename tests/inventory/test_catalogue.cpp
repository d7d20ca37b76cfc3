// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::inventory;
using namespace roomrack::tests;

namespace {

using Spoil = void (*)(Catalogue &);

const struct {
    const char *name;
    Spoil spoil;
    const char *field;
} kWrong[] = {
    {"no name", [](Catalogue &c) { c.property.name = QStringLiteral("\t "); }, "name"},
    {"unknown zone", [](Catalogue &c) { c.property.timeZone = QStringLiteral("Mars/Base"); },
     "time zone"},
    {"children of 121", [](Catalogue &c) { c.property.assumedChildAge = 121; }, "age of children"},
    {"children of -1", [](Catalogue &c) { c.property.assumedChildAge = -1; }, "age of children"},
    {"audit at 24:00", [](Catalogue &c) { c.property.auditMinute = 1440; }, "night audit time"},
    {"no horizon", [](Catalogue &c) { c.property.horizonNights = 0; }, "booking window"},
    {"endless horizon", [](Catalogue &c) { c.property.horizonNights = 3661; }, "booking window"},
    {"six stars", [](Catalogue &c) { c.property.stars = 6; }, "stars"},
    {"no room types", [](Catalogue &c) { c.roomTypes.clear(); }, "room types"},
    {"pool without code", [](Catalogue &c) { c.pools[0].code.clear(); }, "pool code"},
    {"pool code twice", [](Catalogue &c) { c.pools[1].code = QStringLiteral("S "); }, "pool code"},
    {"room number twice", [](Catalogue &c) { c.rooms[1].number = c.rooms[0].number; },
     "room number"},
    {"room without number", [](Catalogue &c) { c.rooms[1].number.clear(); }, "room number"},
    {"room without pool", [](Catalogue &c) { c.rooms[0].pool = PoolId{9}; }, "pool"},
    {"type code twice", [](Catalogue &c) { c.roomTypes[2].code = c.roomTypes[0].code; },
     "room type code"},
    {"type without pool", [](Catalogue &c) { c.roomTypes[2].pool = {}; }, "pool"},
    {"negative cap", [](Catalogue &c) { c.roomTypes[0].cap = -1; }, "rooms to sell"},
    {"endless cap", [](Catalogue &c) { c.roomTypes[0].cap = 100'001; }, "rooms to sell"},
    {"nobody fits", [](Catalogue &c) { c.roomTypes[0].standardGuests = 0; }, "guests"},
    {"fewer fit than usual", [](Catalogue &c) { c.roomTypes[0].maxGuests = 1; }, "guests"},
    {"hold without time",
     [](Catalogue &c) {
         c.channels.push_back({ChannelId{1}, ChannelKind::Ota, QStringLiteral("OTA"), 0, 60});
     },
     "hold duration"},
    {"ceiling below the hold",
     [](Catalogue &c) {
         c.channels.push_back({ChannelId{1}, ChannelKind::Ota, QStringLiteral("OTA"), 300, 60});
     },
     "hold duration"},
    {"negative rule", [](Catalogue &c) { c.rules = {rule(1, RuleScope::Pool, 1, -1)}; },
     "overbooking rule"},
    {"rule that ends first",
     [](Catalogue &c) {
         c.rules = {rule(1, RuleScope::Pool, 1, 1)};
         c.rules[0].from = kToday;
         c.rules[0].to = kToday - 1;
     },
     "overbooking rule"},
    {"rule without weekdays",
     [](Catalogue &c) {
         c.rules = {rule(1, RuleScope::Pool, 1, 1)};
         c.rules[0].weekdays = 0;
     },
     "overbooking rule"},
    {"rule with an eighth weekday",
     [](Catalogue &c) {
         c.rules = {rule(1, RuleScope::Pool, 1, 1)};
         c.rules[0].weekdays = 0x81;
     },
     "overbooking rule"},
};

}  // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private slots:
    void hotelThatCanBeIsTaken();
    void wrongHotelsAreRefusedByField_data();
    void wrongHotelsAreRefusedByField();
    void partsAreFoundByNumber();
    void numberIsUsedAgainOnOtherNights();
};

void TestCatalogue::hotelThatCanBeIsTaken()
{
    Catalogue c = smallHotel();
    c.rules = {rule(1, RuleScope::Pool, 1, 2)};
    c.channels.push_back({ChannelId{1}, ChannelKind::Desk, QStringLiteral("Front desk")});
    const auto ok = validate(c);
    QVERIFY2(ok, ok ? "" : qPrintable(ok.error().text()));
}

void TestCatalogue::wrongHotelsAreRefusedByField_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < int(std::size(kWrong)); ++row) QTest::newRow(kWrong[row].name) << row;
}

void TestCatalogue::wrongHotelsAreRefusedByField()
{
    QFETCH(int, row);
    Catalogue c = smallHotel();
    kWrong[row].spoil(c);
    const auto refused = validate(c);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Invalid);
    QCOMPARE(refused.error().field, QString::fromLatin1(kWrong[row].field));
    QVERIFY(!refused.error().reason.isEmpty());
}

void TestCatalogue::partsAreFoundByNumber()
{
    Catalogue c = smallHotel();
    for (const auto kind : {ChannelKind::Desk, ChannelKind::Ota, ChannelKind::Ota})
        c.channels.push_back({ChannelId{2 + std::ssize(c.channels)}, kind, QStringLiteral("C")});
    QCOMPARE(c.pool(PoolId{2})->code, QStringLiteral("D"));
    QVERIFY(!c.pool(PoolId{3}));
    QCOMPARE(c.roomType(RoomTypeId{12})->code, QStringLiteral("TWN"));
    QCOMPARE(c.typeIndex(RoomTypeId{13}), 2);
    QCOMPARE(c.typeIndex(RoomTypeId{}), -1);
    QCOMPARE(c.poolIndex(PoolId{1}), 0);
    QVERIFY(!c.channel(ChannelId{1}));
    QCOMPARE(c.channel(ChannelKind::Ota)->id, ChannelId{3});
    QVERIFY(!c.channel(ChannelKind::Pms));
    QCOMPARE(c.room(RoomId{201})->pool, PoolId{2});
    QCOMPARE(c.room(QStringLiteral("201"), kToday)->id, RoomId{201});
    QVERIFY(!c.room(QStringLiteral("2"), kToday));
    QCOMPARE(c.roomNumber(RoomId{109}), QStringLiteral("109"));
    QCOMPARE(c.roomNumber(RoomId{110}), QString());
    QCOMPARE(c.physical(PoolId{1}, c.property.businessDate), 10);
    QCOMPARE(c.physical(), 13);
}

void TestCatalogue::numberIsUsedAgainOnOtherNights()
{
    Catalogue c = smallHotel();
    const QString number = c.rooms[1].number;
    c.rooms[1].retiredFrom = kToday + 3;
    c.rooms.push_back({RoomId{900}, PoolId{2}, number, kToday + 3, kToday + 5});
    c.rooms.push_back({RoomId{901}, PoolId{1}, number, kToday + 5, {}});
    c.rooms.push_back({RoomId{902}, PoolId{1}, number, kToday + 6, kToday + 6});
    const auto ok = validate(c);
    QVERIFY2(ok, ok ? "" : qPrintable(ok.error().text()));
    QCOMPARE(c.room(number, kToday - 1)->id, c.rooms[1].id);
    QCOMPARE(c.room(number, kToday + 2)->id, c.rooms[1].id);
    QCOMPARE(c.room(number, kToday + 3)->id, RoomId{900});
    QCOMPARE(c.room(number, kToday + 9)->id, RoomId{901});
    c.rooms[1].retiredFrom = kToday + 4;
    QCOMPARE(validate(c).error().field, QStringLiteral("room number"));
    c.rooms[1].retiredFrom = kToday + 3;
    c.rooms.back().retiredFrom.reset();
    QCOMPARE(validate(c).error().field, QStringLiteral("room number"));
}

QTEST_GUILESS_MAIN(TestCatalogue)
#include "test_catalogue.moc"
