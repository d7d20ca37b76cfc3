// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted of a channel since the program started belongs to the channel: a pause, or other
// settings, end its link, not its figures.
#include "channels/pms_hotel.h"
#include "channels/settings_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;
using sync::ChannelSettings;
using sync::Protocol;

namespace {

struct Hotel : SettingsHotel {
    using SettingsHotel::away_;
    using SettingsHotel::edit;
    using SettingsHotel::hotel_;
    using SettingsHotel::kNight;
    using SettingsHotel::run;
    using SettingsHotel::save;
    using SettingsHotel::scheduler_;
    using SettingsHotel::settings;
    using SettingsHotel::start;
    using SettingsHotel::status;

    /// All is sent and confirmed.
    void begin(const ChannelSettings &settings)
    {
        serve(settings.protocol);
        save(settings);
        start();
        QCOMPARE(link().state, ConnectionState::InSync);
        QVERIFY(link().messages > 0 && link().entries > 0);
        QVERIFY(link().lastConfirmed != Instant());
    }
    ConnectionStatus link() const { return status().link; }
};

}  // namespace

class TestChannelFigures : public QObject {
    Q_OBJECT

private slots:
    void aPausedChannelKeepsItsFigures_data();
    void aPausedChannelKeepsItsFigures();
    void aLinkIsNotInSyncBeforeTheChannelAnswered();
    void aPauseDoesNotHideTheLag();
    void aPauseDoesNotFillTheRateLimit();
    void aPausedPmsKeepsItsFigures();
    void aDisconnectedChannelBeginsAnew();
};

/// Other settings of which nothing is to be sent: the handshake is not answered.
void TestChannelFigures::aLinkIsNotInSyncBeforeTheChannelAnswered()
{
    Hotel hotel;
    ChannelSettings settings = Hotel::settings(Protocol::AlpineBits);
    hotel.begin(settings);
    hotel.away_ = true;
    settings.timeoutSeconds += 1;
    hotel.save(settings, 0);
    bool isSeen = false;
    for (int i = 0; i < 1'000; ++i) {
        hotel.scheduler_->runUntil(hotel.scheduler_->now() + 1'000,
                                   [&hotel] { hotel.hotel_->engine->flush(); });
        if (hotel.status().settings != settings) continue;
        isSeen = true;
        QVERIFY(hotel.link().state != ConnectionState::InSync);
    }
    QVERIFY(isSeen);
    hotel.away_ = false;
    hotel.run(3'600);
    QCOMPARE(hotel.link().state, ConnectionState::InSync);
}

void TestChannelFigures::aPausedChannelKeepsItsFigures_data()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::newRow("JSON") << Protocol::OtaJson;
    QTest::newRow("OpenTravel") << Protocol::OpenTravel;
    QTest::newRow("AlpineBits") << Protocol::AlpineBits;
}

void TestChannelFigures::aPausedChannelKeepsItsFigures()
{
    QFETCH(const Protocol, protocol);
    Hotel h;
    ChannelSettings s = Hotel::settings(protocol);
    h.begin(s);
    const ConnectionStatus was = h.link();
    s.paused = true;
    h.save(s);
    QCOMPARE(h.link().state, ConnectionState::Paused);
    QCOMPARE(h.link().messages, was.messages);
    QCOMPARE(h.link().entries, was.entries);
    QCOMPARE(h.link().lastConfirmed, was.lastConfirmed);
    s.paused = false;
    h.save(s);
    QCOMPARE(h.link().state, ConnectionState::InSync);
    QVERIFY(h.link().messages >= was.messages && h.link().entries >= was.entries);
    QVERIFY(h.link().lastConfirmed >= was.lastConfirmed);
    // Other settings of the same channel.
    s.mostShown = 1;
    h.save(s);
    QVERIFY(h.link().messages > was.messages && h.link().entries > was.entries);
    QVERIFY(h.link().lastConfirmed > was.lastConfirmed);
}

void TestChannelFigures::aPauseDoesNotHideTheLag()
{
    Hotel h;
    ChannelSettings s = Hotel::settings(Protocol::OtaJson);
    h.begin(s);
    QCOMPARE(h.link().behindSince, Instant());
    s.paused = true;
    h.save(s);
    h.edit(CellField::ForSale, 1);
    const Instant since = h.link().behindSince;
    QVERIFY(since != Instant());
    s.mostShown = 3;
    h.save(s);
    QCOMPARE(h.link().behindSince, since);
    s.paused = false;
    h.save(s);
    QCOMPARE(h.link().state, ConnectionState::InSync);
    QCOMPARE(h.link().behindSince, Instant());
}

/// The channel counts the requests of a minute, whatever happens here.
void TestChannelFigures::aPauseDoesNotFillTheRateLimit()
{
    Hotel h;
    ChannelSettings s = Hotel::settings(Protocol::OtaJson);
    s.availabilityPerMinute = 1;
    h.begin(s);
    QCOMPARE(h.link().budgetLeft, 1);
    h.edit(CellField::ForSale, 2, Hotel::kNight, 5);
    QCOMPARE(h.link().budgetLeft, 0);
    s.paused = true;
    h.save(s, 5);
    s.paused = false;
    h.save(s, 5);
    QCOMPARE(h.link().budgetLeft, 0);
    h.run(60);
    QCOMPARE(h.link().budgetLeft, 1);
}

void TestChannelFigures::aPausedPmsKeepsItsFigures()
{
    PmsHotel h;
    const ConnectionStatus was = h.status();
    QCOMPARE(was.state, ConnectionState::InSync);
    QVERIFY(was.messages > 0 && was.lastConfirmed != Instant());
    ChannelSettings s = h.settings();
    s.paused = true;
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, s});
    h.run(5);
    QCOMPARE(h.status().state, ConnectionState::Paused);
    QCOMPARE(h.status().messages, was.messages);
    QCOMPARE(h.status().lastConfirmed, was.lastConfirmed);
    s.paused = false;
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, s});
    h.run(5);
    QCOMPARE(h.status().state, ConnectionState::InSync);
    QVERIFY(h.status().messages > was.messages);
    QCOMPARE(h.status().behindSince, Instant());
    // Away over a change of settings: since when it is away does not change.
    h.line->away = true;
    h.line->cut();
    h.run(1);
    const Instant since = h.status().behindSince;
    QVERIFY(since != Instant());
    h.run(30);
    s.timeoutSeconds += 1;
    h.apply(SaveChannelSetup{h.hotel.desk(), kPms, s});
    h.run(5);
    QCOMPARE(h.status().behindSince, since);
}

void TestChannelFigures::aDisconnectedChannelBeginsAnew()
{
    Hotel h;
    ChannelSettings s = Hotel::settings(Protocol::OtaJson);
    h.begin(s);
    QVERIFY(h.hotel_->engine->run(Command(SaveChannelSetup{h.hotel_->desk(), ChannelId{2}, {}})));
    h.hotel_->engine->flush();
    h.run();
    s.paused = true;
    h.save(s);
    QCOMPARE(h.link().state, ConnectionState::Paused);
    QCOMPARE(h.link().messages, qint64(0));
    QCOMPARE(h.link().lastConfirmed, Instant());
}

QTEST_GUILESS_MAIN(TestChannelFigures)
#include "test_channel_figures.moc"
