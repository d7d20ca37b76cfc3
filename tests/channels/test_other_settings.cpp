// SPDX-License-Identifier: GPL-3.0-or-later
// An OTA's settings change: no forgotten code stays on sale there.
#include "channels/socket_hotel.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;

class TestOtherSettings : public QObject, private SocketHotel {
    Q_OBJECT

private slots:
    void init() { open(QLatin1String(QTest::currentTestFunction())); }
    void cleanup() { close(); }
    void unmappedRoomWaitsUntilItIsMapped();
    void pausedChannelHearsNothingUntilResumed();
    void otherSettingsTakeOverWhatIsShown();
    void renamedRoomIsClosedUnderItsOldCode();
    void whatWasSavedWithoutAListenerIsSent();
    void unansweredFirstTimeIsClosedUnderItsOldCode();
    void unmappedRateIsClosed();
    void linkedElsewhereItIsToldAll();
};

void TestOtherSettings::unmappedRoomWaitsUntilItIsMapped()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
    const auto told = ota_->shop().book({kRoom, kRate}, Stay(today_ + 1, 1), 1, 2, clock_.wall());
    sync::ChannelSettings unmapped = settings();
    unmapped.rooms.front().code = unmapped.rates.front().code = QStringLiteral("OTHER");
    save(unmapped);
    QTRY_COMPARE(host_->status().front().settings.rooms.front().code, QStringLiteral("OTHER"));
    ota_->tell(*told);
    QTRY_COMPARE(ota_->untold(), 0);  // it is stored, so it is acknowledged
    const auto waiting = reader()->ask(storage::WaitingMessages{property_});
    QCOMPARE(waiting->size(), size_t(1));
    QVERIFY(waiting->front().reason.contains(kRoom));
    save(settings());
    const auto digest = reservationDigest(told->reservation.id);
    QTRY_COMPARE(reader()->ask(storage::BookingsOf{property_, kOta, digest})->size(), size_t(1));
    QTRY_VERIFY(reader()->ask(storage::WaitingMessages{property_})->empty());
}

void TestOtherSettings::pausedChannelHearsNothingUntilResumed()
{
    sync::ChannelSettings paused = settings();
    paused.paused = true;
    save(paused);
    start();
    QTRY_COMPARE(link().state, ConnectionState::Paused);
    QCOMPARE(server_->requests(), qint64(0));
    save(settings());
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
}

void TestOtherSettings::otherSettingsTakeOverWhatIsShown()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    sync::ChannelSettings capped = settings();
    capped.mostShown = 1;
    capped.markupBasisPoints = 1'000;
    save(capped);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 1);
    QTRY_COMPARE(ota_->shop().price(kRate, today_ + 1), qint64(11'000));
    // A shorter booking window closes what lies beyond it.
    capped.horizonNights = 10;
    save(capped);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 20), 0);
    QTRY_VERIFY(ota_->shop().limits(kRate, today_ + 20).stopSell);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 5), 1);
}

void TestOtherSettings::renamedRoomIsClosedUnderItsOldCode()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    save(renamed());
    QTRY_COMPARE(ota_->shop().rooms(kNewRoom, today_ + 1), 4);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 0);
    QVERIFY(ota_->shop().limits(kRate, today_ + 1).stopSell);
    QTRY_COMPARE(ota_->shop().price(kNewRate, today_ + 1), qint64(10'000));
    // And back again: the other one is closed there.
    save(settings());
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
    QTRY_VERIFY(!ota_->shop().limits(kRate, today_ + 1).stopSell);
    QCOMPARE(ota_->shop().rooms(kNewRoom, today_ + 1), 0);
}

void TestOtherSettings::whatWasSavedWithoutAListenerIsSent()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    host_.reset();
    save(renamed());
    start();
    QTRY_COMPARE(ota_->shop().rooms(kNewRoom, today_ + 1), 4);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 0);
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    QCOMPARE(host_->status().front().settings, renamed());
}

/// It was applied there, no answer arrived, and its code changes before it is sent again.
void TestOtherSettings::unansweredFirstTimeIsClosedUnderItsOldCode()
{
    simulator::FaultRates mute;
    mute.errorAfter = 1;
    server_->setFaults(mute);
    save(settings());
    start();
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
    QTRY_VERIFY(link().counts.unknown > 0);
    host_.reset();
    server_->setFaults({});
    save(renamed());
    start();
    QTRY_COMPARE(ota_->shop().rooms(kNewRoom, today_ + 1), 4);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 0);
}

void TestOtherSettings::unmappedRateIsClosed()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    QVERIFY(!ota_->shop().limits(kRate, today_ + 1).stopSell);
    sync::ChannelSettings without = settings();
    without.rates.clear();
    save(without);
    QTRY_VERIFY(ota_->shop().limits(kRate, today_ + 1).stopSell);
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
}

/// The same codes at another address: confirmations of the first do not apply to the second.
void TestOtherSettings::linkedElsewhereItIsToldAll()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    host_.reset();
    const auto other = ota();
    simulator::MockServer second(*other, clock_, 2);
    sync::ChannelSettings elsewhere = settings();
    elsewhere.address = QStringLiteral("http://127.0.0.1:%1").arg(*second.listen());
    engine_->run(Command(SaveChannelSetup{desk(), kOta, {}})).value();  // disconnected
    save(elsewhere);
    start();
    QTRY_COMPARE(other->shop().rooms(kRoom, today_ + 1), 4);
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    host_.reset();
}

QTEST_GUILESS_MAIN(TestOtherSettings)
#include "test_other_settings.moc"
