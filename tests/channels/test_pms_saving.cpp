// SPDX-License-Identifier: GPL-3.0-or-later
// A PMS does not repeat its records: one that arrives while nothing can be saved is kept until it
// can, and the connection does not report that it is in sync.
#include "channels/pms_hotel.h"
#include "channels/tamper.h"
#include "support/fragile_disk.h"

#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using channels::ConnectionState;

namespace {

qsizetype count(PmsHotel &h, const QString &what)
{
    const auto all = h.messages();
    return std::count_if(all.begin(), all.end(), [&](const auto &m) { return m.what == what; });
}

}  // namespace

class TestPmsSaving : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { disk_ = &FragileDisk::install(); }
    void cleanup() { disk_->repair(); }
    void recordIsNotLostWhenOneCommitFails();
    void lineIsNotInSyncWhileNothingCanBeSaved();
    void resyncIsNotLostWhenItCannotBeSaved();
    void departuresOfAResyncAreConcludedOnce();
    void recordThatIsRefusedForGoodWaitsForAPerson_data();
    void recordThatIsRefusedForGoodWaitsForAPerson();
    void pushThatIsRefusedForGoodIsKept();

private:
    static void settle(PmsHotel &h)
    {
        do h.run(1);
        while (!h.controller->isQuiet());
    }
    FragileDisk *disk_ = nullptr;
};

void TestPmsSaving::recordIsNotLostWhenOneCommitFails()
{
    PmsHotel h;
    const BookingId first = h.book(1, 0, 3), second = h.book(1, 0, 3);
    disk_->failAt(FragileDisk::Operation::Sync, 1, FragileDisk::Failure::Broken, false);
    h.line->say(h.pms.checkIn(h.guest(QString::number(first.value), QStringLiteral("101")),
                              h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(QString::number(second.value), QStringLiteral("102")),
                              h.scheduler->now()));
    settle(h);
    QVERIFY(disk_->hasFailed());
    QCOMPARE(h.booking(first).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(second).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(first), QStringList(QStringLiteral("101")));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsSaving::lineIsNotInSyncWhileNothingCanBeSaved()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 3);
    QCOMPARE(h.status().state, ConnectionState::InSync);
    disk_->failAt(FragileDisk::Operation::Sync, 1, FragileDisk::Failure::Broken, true);
    const Instant before = h.scheduler->now();
    h.line->say(h.pms.checkIn(h.guest(QString::number(id.value), QStringLiteral("101")),
                              h.scheduler->now()));
    h.run(20);
    QCOMPARE(h.status().state, ConnectionState::Retrying);
    QVERIFY(!h.status().said.isEmpty());
    QVERIFY(h.status().behindSince >= before);
    QVERIFY(!h.controller->isQuiet());
    disk_->repair();
    settle(h);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.status().state, ConnectionState::InSync);
    QCOMPARE(h.status().behindSince, Instant());
}

/// Guests who left during an outage are found although the disk fails when the guests in house are
/// compared.
void TestPmsSaving::resyncIsNotLostWhenItCannotBeSaved()
{
    PmsHotel h;
    const BookingId stays = h.book(1, 0, 3), leaves = h.book(1, 0, 3);
    for (const auto &[id, room] : {std::pair(stays, "101"), std::pair(leaves, "102")}) {
        h.line->say(h.pms.checkIn(h.guest(QString::number(id.value), QString::fromLatin1(room)),
                                  h.scheduler->now()));
    }
    h.run(2);
    h.line->away = true;
    h.line->cut();
    h.pms.checkOut(QString::number(leaves.value), QStringLiteral("102"), h.scheduler->now());
    h.run(5);
    disk_->failAt(FragileDisk::Operation::Sync, 1, FragileDisk::Failure::Broken, true);
    h.line->away = false;
    h.run(600);
    disk_->repair();
    settle(h);
    QCOMPARE(h.booking(leaves).status, BookingStatus::CheckedOut);
    QCOMPARE(h.booking(stays).status, BookingStatus::CheckedIn);
}

/// However often the end of the resync, which settles the question about an empty resync, is tried.
void TestPmsSaving::departuresOfAResyncAreConcludedOnce()
{
    PmsHotel h;
    const BookingId stays = h.book(1, 0, 3), leaves = h.book(1, 0, 3);
    for (const auto &[id, room] : {std::pair(stays, "101"), std::pair(leaves, "102")}) {
        h.line->say(h.pms.checkIn(h.guest(QString::number(id.value), QString::fromLatin1(room)),
                                  h.scheduler->now()));
    }
    h.run(2);
    h.controller->pollNow(kPms);  // a resync includes both, too
    h.run(5);
    h.close();
    h.pms.checkOut(QString::number(stays.value), QStringLiteral("101"), h.scheduler->now());
    h.pms.checkOut(QString::number(leaves.value), QStringLiteral("102"), h.scheduler->now());
    h.open();
    h.run(5);
    QCOMPARE(h.waiting().size(), 1);
    h.pms.checkIn(h.guest(QString::number(stays.value), QStringLiteral("101")), h.scheduler->now());
    const auto before = count(h, QStringLiteral("GO"));
    disk_->failAt(FragileDisk::Operation::Sync, 1, FragileDisk::Failure::Broken, true);
    h.controller->pollNow(kPms);
    h.run(20);
    QVERIFY(disk_->hasFailed());
    disk_->repair();
    settle(h);
    QCOMPARE(h.waiting(), QStringList());
    QCOMPARE(h.booking(leaves).status, BookingStatus::CheckedOut);
    QCOMPARE(h.booking(stays).status, BookingStatus::CheckedIn);
    QCOMPARE(count(h, QStringLiteral("GO")) - before, qsizetype(1));
}

void TestPmsSaving::recordThatIsRefusedForGoodWaitsForAPerson_data()
{
    QTest::addColumn<QString>("refused");
    QTest::newRow("what it does") << QStringLiteral("new.reservation = '%1' AND new.state = 2");
    QTest::newRow("its name") << QStringLiteral("new.reservation = '%1'");
}

void TestPmsSaving::recordThatIsRefusedForGoodWaitsForAPerson()
{
    QFETCH(QString, refused);
    PmsHotel h;
    const BookingId bad = h.book(1, 0, 3), good = h.book(1, 0, 3);
    QVERIFY(
        tamper(h.hotel.file(), QStringLiteral("CREATE TRIGGER rigged BEFORE INSERT ON inbox WHEN %1"
                                              " BEGIN SELECT raise(ABORT, 'rigged'); END")
                                   .arg(refused.arg(bad.value))));
    for (const auto &[id, room] : {std::pair(bad, "101"), std::pair(good, "102")}) {
        h.line->say(h.pms.checkIn(h.guest(QString::number(id.value), QString::fromLatin1(room)),
                                  h.scheduler->now()));
    }
    h.run(10);
    QVERIFY(h.controller->isQuiet());
    QCOMPARE(h.booking(good).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(bad).status, BookingStatus::Confirmed);
    QCOMPARE(h.waiting().size(), 1);
    const auto reader = storage::Reader::open(h.hotel.file());
    QVERIFY((*reader)
                ->ask(storage::WaitingMessages{h.hotel.property})
                ->front()
                .body.contains("|RN101|"));
    QCOMPARE(h.status().state, ConnectionState::InSync);
    // Not with every change of the property; a user may retry when the cause is gone.
    h.book(1, 5, 1);
    const qint64 seq = h.hotel.engine->committedSeq();
    h.run(30);
    QCOMPARE(h.hotel.engine->committedSeq(), seq);
    QVERIFY(tamper(h.hotel.file(), QStringLiteral("DROP TRIGGER rigged")));
    h.controller->intake().replay(kPms);
    settle(h);
    QCOMPARE(h.waiting(), QStringList());
    QCOMPARE(h.booking(bad).status, BookingStatus::CheckedIn);
}

/// A push would be repeated for ever, and block all behind it.
void TestPmsSaving::pushThatIsRefusedForGoodIsKept()
{
    PmsHotel h;
    QVERIFY(refuse(h.hotel.file(), QStringLiteral("inbox"),
                   QStringLiteral("new.reservation NOT LIKE '?%'")));
    std::optional<bool> safe;
    h.controller->webhooks().answer(
        kPms, {channels::WebhookCall::Kind::Push, "<nonsense/>", {}, {}},
        [&](const channels::WebhookAnswer &came) { safe = came.done(); });
    h.run(10);
    QCOMPARE(safe, std::optional(true));
    QCOMPARE(h.waiting().size(), 1);
}

QTEST_GUILESS_MAIN(TestPmsSaving)
#include "test_pms_saving.moc"
