// SPDX-License-Identifier: GPL-3.0-or-later
// A property and an OTA over real sockets on this machine: changes at the front desk arrive there,
// guests' bookings there arrive here, and errors are reported.
#include "channels/socket_hotel.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;

class TestSockets : public QObject, private SocketHotel {
    Q_OBJECT

private slots:
    void init() { open(QLatin1String(QTest::currentTestFunction())); }
    void cleanup() { close(); }
    void changesArriveAndBookingsComeBack();
    void longFeedIsFetchedWithoutWaiting();
    void wrongKeyIsSaidAndNothingIsSent();
    void channelThatIsAwayIsTriedAgain();
    void connectionTestSaysWhatIsWrong();
    void keyIsNowhereInTheLog();
    void parityShowsWhatIsBehind();
    void figuresGoOnWithAnotherPassword();
    void whatAnEditWillSendIsSaidBefore();
};

void TestSockets::changesArriveAndBookingsComeBack()
{
    save(settings());
    start();
    const Night n = today_ + 3;
    QTRY_COMPARE(ota_->shop().rooms(kRoom, n), 4);
    QTRY_COMPARE(ota_->shop().price(kRate, n), qint64(10'000));
    QCOMPARE(ota_->shop().rooms(kRoom, today_ + 40), -1);  // beyond the booking window
    setForSale(n, 2);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, n), 2);
    const auto told = ota_->shop().book({kRoom, kRate}, Stay(n, 2), 1, 2, clock_.wall());
    QVERIFY(told);
    ota_->tell(*told);
    QTRY_COMPARE(ota_->untold(), 0);
    const auto digest = reservationDigest(told->reservation.id);
    QTRY_COMPARE(reader()->ask(storage::BookingsOf{property_, kOta, digest})->size(), size_t(1));
    QTRY_COMPARE(ota_->shop().rooms(kRoom, n), 1);
    QTRY_COMPARE(link().state, ConnectionState::InSync);
}

void TestSockets::longFeedIsFetchedWithoutWaiting()
{
    // The regular poll never delivers it during this test.
    sync::ChannelSettings rarely = settings();
    rarely.pollSeconds = 24 * 3600;
    save(rarely);
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    for (int i = 0; i < 25; ++i) {
        const auto told =
            ota_->shop().book({kRoom, kRate}, Stay(today_ + 1 + i, 1), 1, 2, clock_.wall());
        QVERIFY(told);
        ota_->tell(*told);
    }
    host_->pollNow(kOta);
    QTRY_COMPARE(ota_->untold(), 0);
}

void TestSockets::wrongKeyIsSaidAndNothingIsSent()
{
    save(settings());
    start("another key");
    QTRY_COMPARE(link().state, ConnectionState::AuthenticationFailed);
    QCOMPARE(ota_->shop().rooms(kRoom, today_), -1);
    QVERIFY(link().counts.dirty > 0);
}

void TestSockets::channelThatIsAwayIsTriedAgain()
{
    server_.reset();
    save(settings());
    start();
    QTRY_VERIFY(link().failures > 0);
    QVERIFY(!link().said.isEmpty());
    QCOMPARE(link().counts.unknown, qint64(0));  // it certainly received nothing
    server_ = std::make_unique<simulator::MockServer>(*ota_, clock_, 1);
    QVERIFY(server_->listen(port_));
    host_->tryNow(kOta);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 1), 4);
    QTRY_COMPARE(link().state, ConnectionState::InSync);
}

void TestSockets::connectionTestSaysWhatIsWrong()
{
    start();
    const auto test = [this](const sync::ChannelSettings &s, const QByteArray &key) {
        auto future = host_->test(s, key);
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, kTryForMs)) qFatal("no answer");
        return future.result();
    };
    QVERIFY(test(settings(), kKey).fine);
    const TestResult wrongKey = test(settings(), "x");
    QVERIFY(!wrongKey.fine);
    QCOMPARE(wrongKey.said, QStringLiteral("HTTP 401"));
    QVERIFY(wrongKey.notAllowed);
    sync::ChannelSettings none = settings();
    none.address = QStringLiteral("http://127.0.0.1:1");
    const TestResult nothing = test(none, kKey);
    QVERIFY(!nothing.fine && !nothing.notAllowed);
    QCOMPARE(nothing.said, QStringLiteral("connection refused"));
    none.address = QStringLiteral("http://example.org");
    QVERIFY(test(none, kKey).said.contains(QStringLiteral("https")));
}

void TestSockets::keyIsNowhereInTheLog()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    const QString file = engine_->file();
    host_.reset();
    const auto messages = reader()->ask(storage::ChannelMessages{{property_, kOta, false}, 0, 100});
    QVERIFY(!messages->empty());
    QVERIFY(messages->front().request.size() > 0);
    engine_->flush();
    for (const QString &name : {file, file + QStringLiteral("-wal")}) {
        QFile on(name);
        QVERIFY(on.open(QIODevice::ReadOnly));
        QVERIFY(!on.readAll().contains(kKey));
    }
}

void TestSockets::parityShowsWhatIsBehind()
{
    sync::ChannelSettings paused = settings();
    save(paused);
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    paused.paused = true;
    save(paused);
    QTRY_COMPARE(link().state, ConnectionState::Paused);
    setForSale(today_ + 7, 1);
    QTRY_COMPARE(link().counts.dirty, qint64(1));
    const ParityRow &row = host_->parity().front();
    QCOMPARE(row.roomType, RoomTypeId{1});
    QCOMPARE(row.nights[7], quint8(ParityRow::Shown | ParityRow::Behind));
    QCOMPARE(row.nights[8], quint8(ParityRow::Shown));
    QCOMPARE(row.channels.size(), size_t(1));
    QCOMPARE(row.channels.at(kOta)[7],
             quint8(ParityRow::Shown | ParityRow::Behind | ParityRow::OfRooms));
    QCOMPARE(row.channels.at(kOta)[8], quint8(ParityRow::Shown));
    auto cells = host_->pendingUpdates(kOta, 10);
    QTRY_VERIFY(cells.isFinished());
    QCOMPARE(cells.result().size(), size_t(1));
    QCOMPARE(cells.result().front().night, today_ + 7);
    QCOMPARE(cells.result().front().cell.wanted, qint64(1));
    QCOMPARE(cells.result().front().cell.published, qint64(4));
}

/// A link keeps the password it was created with: another one needs all links anew.
void TestSockets::figuresGoOnWithAnotherPassword()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    const ConnectionStatus was = link();
    QVERIFY(was.messages > 1);
    host_->reconnect();
    setForSale(today_ + 3, 2);
    QTRY_COMPARE(ota_->shop().rooms(kRoom, today_ + 3), 2);
    QTRY_VERIFY(link().messages > was.messages && link().entries > was.entries);
    QTRY_VERIFY(link().lastConfirmed >= was.lastConfirmed && link().counts.inParity());
}

/// The announcement equals what is sent: rooms on three nights that differ, a night that is closed,
/// a price for a week; then nothing, because nothing changes.
void TestSockets::whatAnEditWillSendIsSaidBefore()
{
    save(settings());
    start();
    QTRY_COMPARE(link().state, ConnectionState::InSync);
    EditBlock edit;
    edit.caller = desk();
    const RoomTypeId room{1};
    edit.cells = {{{CellField::ForSale, room, {}, {}, 0}, {today_ + 3, 3}, {1, 1, 2}},
                  {{CellField::StopSell, room, {}, {}, 0}, {today_ + 9, 1}, {1}},
                  {{CellField::Rate, room, {}, RatePlanId{1}, 0}, {today_ + 20, 7}, {15'000}}};
    const auto ask = [&] {
        auto told = host_->announced(edit.cells);
        [&] { QTRY_VERIFY(told.isFinished()); }();
        return told.result();
    };
    const auto before = ask();
    QCOMPARE(before.size(), size_t(1));
    QCOMPARE(before.front().channel, kOta);
    QVERIFY(!before.front().paused);
    qint64 entries = 0, messages = 0;
    for (const AnnouncedPart &part : before.front().parts) {
        entries += part.entries;
        messages += part.messages;
    }
    QVERIFY2(entries >= 4 && entries <= 6, qPrintable(QString::number(entries)));
    const ConnectionStatus was = link();
    QVERIFY(engine_->run(Command(edit)));
    QTRY_VERIFY(link().entries > was.entries && link().counts.inParity());
    QTRY_COMPARE(link().entries - was.entries, entries);
    QCOMPARE(link().messages - was.messages, messages);
    QVERIFY(ask().front().parts.empty());
    // An announcement sends nothing, and unknown cells have no effect.
    edit.cells.push_back({{CellField::ForSale, RoomTypeId{99}, {}, {}, 0}, {today_, 5000}, {1}});
    QVERIFY(ask().front().parts.empty());
    QCOMPARE(link().entries - was.entries, entries);
}

QTEST_GUILESS_MAIN(TestSockets)
#include "test_sockets.moc"
