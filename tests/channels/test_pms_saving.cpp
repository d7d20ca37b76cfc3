// SPDX-License-Identifier: GPL-3.0-or-later
// A PMS does not repeat what it said: a record that comes while nothing can be saved is kept until
// it can, and the line does not say that it is in sync.
#include "channels/pms_hotel.h"
#include "support/fragile_disk.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using channels::LinkState;

class TestPmsSaving : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { disk_ = &FragileDisk::install(); }
    void cleanup() { disk_->repair(); }
    void recordIsNotLostWhenOneCommitFails();
    void lineIsNotInSyncWhileNothingCanBeSaved();
    void resyncIsNotLostWhenItCannotBeSaved();

private:
    static void settle(PmsHotel &h)
    {
        do h.run(1);
        while (!h.desk->isQuiet());
    }
    FragileDisk *disk_ = nullptr;
};

void TestPmsSaving::recordIsNotLostWhenOneCommitFails()
{
    PmsHotel h;
    const BookingId first = h.book(1, 0, 3), second = h.book(1, 0, 3);
    disk_->failAt(FragileDisk::Operation::Sync, 1, FragileDisk::Failure::Broken, false);
    h.line->say(h.pms.checkIn(h.guest(QString::number(first.value), QStringLiteral("101")),
                              h.world->now()));
    h.line->say(h.pms.checkIn(h.guest(QString::number(second.value), QStringLiteral("102")),
                              h.world->now()));
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
    QCOMPARE(h.status().state, LinkState::InStep);
    disk_->failAt(FragileDisk::Operation::Sync, 1, FragileDisk::Failure::Broken, true);
    const Instant before = h.world->now();
    h.line->say(
        h.pms.checkIn(h.guest(QString::number(id.value), QStringLiteral("101")), h.world->now()));
    h.run(20);
    QCOMPARE(h.status().state, LinkState::Retrying);
    QVERIFY(!h.status().said.isEmpty());
    QVERIFY(h.status().behindSince >= before);
    QVERIFY(!h.desk->isQuiet());
    disk_->repair();
    settle(h);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.status().state, LinkState::InStep);
    QCOMPARE(h.status().behindSince, Instant());
}

/// Who left while the line was down is found although the disk fails when the house is compared.
void TestPmsSaving::resyncIsNotLostWhenItCannotBeSaved()
{
    PmsHotel h;
    const BookingId stays = h.book(1, 0, 3), leaves = h.book(1, 0, 3);
    for (const auto &[id, room] : {std::pair(stays, "101"), std::pair(leaves, "102")}) {
        h.line->say(h.pms.checkIn(h.guest(QString::number(id.value), QString::fromLatin1(room)),
                                  h.world->now()));
    }
    h.run(2);
    h.line->away = true;
    h.line->cut();
    h.pms.checkOut(QString::number(leaves.value), QStringLiteral("102"), h.world->now());
    h.run(5);
    disk_->failAt(FragileDisk::Operation::Sync, 1, FragileDisk::Failure::Broken, true);
    h.line->away = false;
    h.run(600);
    disk_->repair();
    settle(h);
    QCOMPARE(h.booking(leaves).status, BookingStatus::CheckedOut);
    QCOMPARE(h.booking(stays).status, BookingStatus::CheckedIn);
}

QTEST_GUILESS_MAIN(TestPmsSaving)
#include "test_pms_saving.moc"
