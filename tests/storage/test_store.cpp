// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

class TestStore : public QObject {
    Q_OBJECT

private slots:
    void aHotelComesBackAsItWasSaved();
    void whatWasCommittedComesBack();
    void onlyUnresolvedHoldsComeBack();
    void theEpochGrowsAtEveryOpening();
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
    QCOMPARE(*file.store().findBooking(file.property(), a.id), a);
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

QTEST_GUILESS_MAIN(TestStore)
#include "test_store.moc"
