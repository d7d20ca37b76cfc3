// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lookups.h"
#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

/// Findings of --verify; empty: none.
QString provenIn(const QString &place)
{
    const auto report = verify(place);
    if (!report) return report.error().text();
    QStringList all;
    for (const VerifyFinding &f : report->findings) all << f.what + QLatin1String(", ") + f.where;
    return all.join(QLatin1Char('\n'));
}

}  // namespace

class TestStore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void aHotelComesBackAsItWasSaved();
    void whatWasCommittedComesBack();
    void onlyUnresolvedHoldsComeBack();
    void theEpochGrowsAtEveryOpening();
    void aKeyIsFoundOnceItIsCommitted();
    void aFailedCommitLeavesNothing_data();
    void aFailedCommitLeavesNothing();
    void defaultsLeaveNoRow();
    void aRoomChangesHandsWithinABatch();
    void roomTypesWithBookingsStay();
    void codesCanBeSwapped();
    void idsOfASecondHotelAreItsOwn();
    void anIdIsNeverGivenTwice();
    void aLoweredLimitIsFlaggedInTheSameCommit();
    void aRefusedDescriptionLeavesTheStoreUsable();
};

void TestStore::aHotelComesBackAsItWasSaved()
{
    HotelFile file;
    file.open();
    file.close();
    const auto loaded = file.open().load(file.property(), kFirst);
    QVERIFY(loaded);
    const auto &c = loaded->catalogue;
    QCOMPARE(c.property.name, file.catalogue().property.name);
    QCOMPARE(c.property.amenities, file.catalogue().property.amenities);
    QCOMPARE(c.property.businessDate, kFirst);
    QCOMPARE(c.property.latitude, file.catalogue().property.latitude);
    QCOMPARE(c.pools.size(), size_t(3));
    QCOMPARE(c.rooms.size(), size_t(6));
    QCOMPARE(c.roomTypes[1].code, QStringLiteral("TWN"));
    QCOMPARE(c.channels[1].holdTtlSeconds, 120);
    QCOMPARE(loaded->plans.size(), size_t(2));
    QCOMPARE(loaded->plans[1].parent, RatePlanId{1});
    QVERIFY(!loaded->plans[1].terms.refundable);
    const pricing::RatePlan &derived = loaded->plans[1];
    QCOMPARE(derived.prepayment, pricing::Prepayment::Percent);
    QCOMPARE(derived.prepaidPercent, 30);
    QCOMPARE(derived.guarantee, pricing::Guarantee::Card);
    const std::vector<pricing::CancellationStep> later{{0, 720, {50, 0}}, {0, 1080, {100, 2}}};
    QVERIFY(derived.terms.further == later);
    QVERIFY(derived.terms.noShow == (pricing::CancellationFee{80, 1}));
}

void TestStore::whatWasCommittedComesBack()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    auto a = script.confirm(script.hold(0, Stay(kFirst, 3)));
    auto b = script.take(2, Stay(kFirst + 1, 2), 2);
    script.guest(b, {QStringLiteral("Ana"), {}, {}, {}, {}, {}});
    script.giveRoom(b, 3);
    script.forSale(1, Stay(kFirst, 5), 1);
    script.outOfOrder(0, Stay(kFirst, 2), 1);
    script.commit(file.store());
    script.cancel(a);
    script.commit(file.store());
    file.close();

    const auto loaded = file.open().load(file.property(), kFirst);
    QVERIFY(loaded);
    QCOMPARE(loaded->bookings, std::vector{b});
    QCOMPARE(loaded->typeSettings.size(), size_t(5));
    QCOMPARE(loaded->poolSettings.size(), size_t(2));
    QCOMPARE(loaded->roomsGiven.size(), size_t(1));
    QCOMPARE(loaded->roomsGiven[0].stay, b.stay);
    QCOMPARE(file.store().lookups().findBooking(file.property(), a.id)->booking, a);
    QCOMPARE(file.store().state().lastSeq, script.lastSeq());
}

void TestStore::onlyUnresolvedHoldsComeBack()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    const HoldId kept = script.hold(0, Stay(kFirst, 3), 2);
    const HoldId released = script.hold(1, Stay(kFirst, 3));
    const HoldId confirmed = script.hold(2, Stay(kFirst, 1));
    script.extend(kept, kBegin + 900 * kSecond);
    script.commit(file.store());
    script.release(released);
    script.confirm(confirmed);
    script.commit(file.store());
    file.close();

    const auto loaded = file.open().load(file.property(), kFirst);
    QVERIFY(loaded);
    QCOMPARE(loaded->holds.size(), size_t(1));
    QCOMPARE(loaded->holds[0].id, kept);
    QCOMPARE(loaded->holds[0].rooms, 2);
    QCOMPARE(loaded->holds[0].deadline, kBegin + 900 * kSecond);
    QCOMPARE(loaded->holds[0].ceiling, loaded->holds[0].taken + 1800 * kSecond);
}

void TestStore::theEpochGrowsAtEveryOpening()
{
    HotelFile file;
    const qint64 first = file.open().state().epoch;
    QCOMPARE(file.open().state().epoch, first + 1);
    QCOMPARE(file.open().state().epoch, first + 2);
}

void TestStore::aKeyIsFoundOnceItIsCommitted()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    const auto b = script.take(0, Stay(kFirst, 1));
    const booking::ForeignKey key{QByteArray("\0x\xff", 3), 2};
    script.batch.keys.push_back({file.property(), key, {2}, b.id});
    script.commit(file.store());
    const auto loaded = file.store().load(file.property(), kFirst);
    QCOMPARE(loaded->keys.size(), size_t(1));
    QCOMPARE(loaded->keys[0].key.digest, key.digest);
    QCOMPARE(file.store().lookups().findBooking(file.property(), {99}).error().code,
             ErrorCode::NotFound);
}

void TestStore::aFailedCommitLeavesNothing_data()
{
    QTest::addColumn<int>("mistake");
    QTest::newRow("an unknown room type") << 0;
    QTest::newRow("a booking of no rooms") << 1;
    QTest::newRow("a gap in the log") << 2;
    QTest::newRow("a record of the past") << 3;
    QTest::newRow("a room taken twice") << 4;
    QTest::newRow("a guest of nobody") << 5;
}

void TestStore::aFailedCommitLeavesNothing()
{
    QFETCH(int, mistake);
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    const auto kept = script.take(0, Stay(kFirst, 2));
    script.giveRoom(kept, 0);
    script.commit(file.store());
    const qint64 lastSeq = script.lastSeq();

    const auto lost = script.take(1, Stay(kFirst, 2));
    booking::Batch &b = script.batch;
    if (mistake == 0) b.bookings.back().counted = {77};
    if (mistake == 1) b.bookings.back().rooms = 0;
    if (mistake == 2) b.records.back().seq += 1;
    if (mistake == 3) b.records.back().at = kBegin - kSecond;
    if (mistake == 4) b.roomsGiven.push_back({file.property(), {1}, lost.id, lost.stay, false});
    if (mistake == 5)
        b.guests.push_back({file.property(), {99}, {QStringLiteral("Nobody"), {}, {}, {}, {}, {}}});
    const auto refused = file.store().commit(b);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Internal);
    QCOMPARE(file.store().state().lastSeq, lastSeq);

    // The store is unchanged, and later commits work; but records that do not continue the log
    // cannot belong to this file, which is then reopened.
    const bool isGood = mistake != 2 && mistake != 3;
    QCOMPARE(file.store().isGood(), isGood);
    if (!isGood) {
        file.close();
        file.open();
    }
    QCOMPARE(file.store().load(file.property(), kFirst)->bookings, std::vector{kept});
    b.clear();
    Script later(file, lastSeq, script.now());
    const auto next = later.take(2, Stay(kFirst, 1));
    later.commit(file.store());
    file.close();
    const auto loaded = file.open().load(file.property(), kFirst);
    QCOMPARE(loaded->bookings, (std::vector{kept, next}));
    QCOMPARE(file.store().state().lastSeq, later.lastSeq());
    QCOMPARE(provenIn(file.path()), QString());
}

void TestStore::defaultsLeaveNoRow()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    script.forSale(0, Stay(kFirst, 3), 2);
    script.outOfOrder(0, Stay(kFirst, 3), 1);
    script.batch.rates.push_back({file.property(), {1}, {1}, kFirst, 0, 9'900});
    const auto b = script.take(0, Stay(kFirst, 1));
    script.guest(b, {QStringLiteral("Ana"), {}, {}, {}, {}, {}});
    script.commit(file.store());
    script.forSale(0, Stay(kFirst, 3), inventory::kForSaleByDefault);
    script.outOfOrder(0, Stay(kFirst, 3), 0);
    script.batch.rates.push_back({file.property(), {1}, {1}, kFirst, 0, -1});
    script.guest(b, {});
    script.commit(file.store());
    const auto loaded = file.store().load(file.property(), kFirst);
    QVERIFY(loaded->typeSettings.empty());
    QVERIFY(loaded->poolSettings.empty());
    QVERIFY(loaded->rates.empty());
}

void TestStore::aRoomChangesHandsWithinABatch()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    const auto a = script.take(0, Stay(kFirst, 4));
    const auto b = script.take(0, Stay(kFirst + 2, 2));
    script.giveRoom(a, 0);
    script.batch.roomsGiven.push_back({file.property(), {1}, a.id, Stay(kFirst + 2, 2), true});
    script.giveRoom(b, 0);
    script.commit(file.store());
    const auto loaded = file.store().load(file.property(), kFirst);
    QCOMPARE(loaded->roomsGiven.size(), size_t(2));
    QCOMPARE(loaded->roomsGiven[0].booking, a.id);
    QCOMPARE(loaded->roomsGiven[0].stay, Stay(kFirst, 2));
    QCOMPARE(loaded->roomsGiven[1].stay, b.stay);
}

namespace {

Result<void> save(HotelFile &file, inventory::Catalogue &c, std::vector<pricing::RatePlan> plans)
{
    booking::Record record;
    record.seq = file.store().state().lastSeq + 1;
    record.kind = booking::RecordKind::CatalogueChanged;
    record.at = file.store().state().lastAt;
    return file.store().saveHotel(c, plans, {}, record);
}

}  // namespace

void TestStore::roomTypesWithBookingsStay()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    auto b = script.take(3, Stay(kFirst, 1));
    script.cancel(b);
    script.commit(file.store());
    auto c = file.catalogue();
    c.roomTypes.pop_back();
    QCOMPARE(save(file, c, file.plans()).error().field, QStringLiteral("room type"));
    const HoldId hold = script.hold(0, Stay(kFirst, 1));
    script.commit(file.store());
    c = file.catalogue();
    c.roomTypes.erase(c.roomTypes.begin());
    QCOMPARE(save(file, c, file.plans()).error().field, QStringLiteral("room type"));
    script.release(hold);
    script.commit(file.store());
    QVERIFY(save(file, c, file.plans()));
    QCOMPARE(file.store().load(file.property(), kFirst)->catalogue.roomTypes.size(), size_t(3));
}

void TestStore::codesCanBeSwapped()
{
    HotelFile file;
    file.open();
    auto c = file.catalogue();
    auto plans = file.plans();
    std::swap(c.pools[0].code, c.pools[1].code);
    std::swap(c.rooms[0].number, c.rooms[1].number);
    std::swap(c.roomTypes[0].code, c.roomTypes[1].code);
    std::swap(plans[0].code, plans[1].code);
    pricing::PlanConditions &conditions = plans[1].conditions;
    conditions.saleTo = kFirst + 30;
    conditions.minNights = 7;
    conditions.arrivalWeekdays = 0x0f;
    conditions.channels = {ChannelId{1}, ChannelId{2}};
    conditions.code = QStringLiteral("Müller");
    conditions.rounding = pricing::PriceRounding::Ending90;
    QVERIFY(save(file, c, plans));
    const auto loaded = file.store().load(file.property(), kFirst);
    QVERIFY(loaded->plans[1].conditions == conditions);
    QVERIFY(loaded->plans[0].conditions == pricing::PlanConditions());
    QCOMPARE(loaded->catalogue.pools[0].code, QStringLiteral("SUP"));
    QCOMPARE(loaded->catalogue.rooms[0].number, QStringLiteral("102"));
    QCOMPARE(loaded->plans[1].code, QStringLiteral("BAR"));
}

void TestStore::idsOfASecondHotelAreItsOwn()
{
    HotelFile file;
    file.open();
    auto c = smallHotel();
    inventory::OverbookingRule rule;
    rule.subject = 2;
    rule.amount = rule.ceiling = 1;
    c.rules.push_back(rule);
    auto plans = twoPlans();
    booking::Record record;
    record.seq = 2;
    record.kind = booking::RecordKind::CatalogueChanged;
    record.at = kBegin;
    const std::vector<booking::RateRow> rates{{{}, {4}, {2}, kFirst, 0, 12'300}};
    QVERIFY(file.store().saveHotel(c, plans, rates, record));
    QVERIFY(c.property.id != file.property());
    QCOMPARE(c.pools[1].id, PoolId{5});
    QCOMPARE(c.rooms[3].pool, PoolId{5});
    QCOMPARE(c.roomTypes[3].pool, PoolId{6});
    QCOMPARE(c.rules[0].subject, qint64(5));
    QCOMPARE(plans[1].parent, plans[0].id);
    const auto second = file.store().load(c.property.id, kFirst);
    QCOMPARE(second->rates.size(), size_t(1));
    QCOMPARE(second->rates[0].roomType, c.roomTypes[3].id);
    QCOMPARE(second->rates[0].plan, plans[1].id);
    QCOMPARE(file.store().load(file.property(), kFirst)->catalogue.pools[0].id, PoolId{1});
    QCOMPARE(file.store().properties().size(), size_t(2));
    QCOMPARE(provenIn(file.path()), QString());
}

void TestStore::anIdIsNeverGivenTwice()
{
    HotelFile file;
    file.open();
    auto c = file.catalogue();
    const auto suite = c.roomTypes.back();
    c.roomTypes.pop_back();
    QVERIFY(save(file, c, file.plans()));
    c.roomTypes.push_back(suite);
    c.roomTypes.back().id = {};
    QVERIFY(save(file, c, file.plans()));
    QCOMPARE(c.roomTypes.back().id, RoomTypeId{5});
}

void TestStore::aLoweredLimitIsFlaggedInTheSameCommit()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    script.take(0, Stay(kFirst + 3, 2), 3);
    script.commit(file.store());
    auto c = file.catalogue();
    c.property.zoneFrozen = true;
    c.roomTypes[0].cap = 1;
    QVERIFY(save(file, c, file.plans()));
    const auto flagged = file.store().load(file.property(), kFirst)->oversold;
    QCOMPARE(flagged.size(), size_t(2));
    QCOMPARE(flagged[0].rooms, 2);
    QCOMPARE(provenIn(file.path()), QString());
    c.roomTypes[0].cap = 3;
    QVERIFY(save(file, c, file.plans()));
    QVERIFY(file.store().load(file.property(), kFirst)->oversold.empty());
}

void TestStore::aRefusedDescriptionLeavesTheStoreUsable()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq);
    auto c = file.catalogue();
    c.roomTypes[0].pool = {77};
    const auto before = c.roomTypes[0].id;
    const auto refused = save(file, c, file.plans());
    QCOMPARE(refused.error().code, ErrorCode::Invalid);
    QCOMPARE(c.roomTypes[0].id, before);
    script.take(0, Stay(kFirst, 1));
    script.commit(file.store());
    QCOMPARE(provenIn(file.path()), QString());
}

QTEST_GUILESS_MAIN(TestStore)
#include "test_store.moc"
