// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's settings change: nothing stays there that is no longer sent. It is reset, whatever
// else changes with it, or reported to the user.
#include "channels/controller/leaving.h"
#include "channels/settings_hotel.h"

#include <QTest>

#include <utility>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;
using sync::ChannelSettings;
using sync::Limits;
using sync::Protocol;

namespace {

constexpr Protocol kAll[] = {Protocol::OtaJson, Protocol::OpenTravel, Protocol::AlpineBits};

const char *nameOf(Protocol protocol)
{
    return protocol == Protocol::OtaJson      ? "JSON"
           : protocol == Protocol::OpenTravel ? "OpenTravel"
                                              : "AlpineBits";
}

}  // namespace

class TestLeftBehind : public QObject {
    Q_OBJECT

private slots:
    void anOldCodeIsClosedWhateverElseChanges_data();
    void anOldCodeIsClosedWhateverElseChanges();
    void anOldPlanIsClosedWhereStopSellIsNew();
    void anOldCodeIsClosedWhereOnlyChangesAreTaken();
    void whatWasOnSaleElsewhereIsTold_data();
    void whatWasOnSaleElsewhereIsTold();
    void withoutASecretNothingIsForgotten();
    void aChannelThatRefusesToCloseIsTold();
    void aKindThatIsSwitchedOffIsTakenBack_data();
    void aKindThatIsSwitchedOffIsTakenBack();
    void aStopSellGoesWhenItsRoomsAreClosed();
    void aKindIsTakenBackAfterARestart();
    void aKindThatTheChannelKeepsIsTold();
    void aStopSellBeyondTheBookingWindowIsTakenBack();
    void aPriceForANumberOfGuestsIsTakenBackOrTold_data();
    void aPriceForANumberOfGuestsIsTakenBackOrTold();
    void aPlanThatKnowsNoStopSellIsTold();
    void theAccountIsTheOneOfThePassword();
};

namespace {

struct Hotel : SettingsHotel {
    using SettingsHotel::away_;
    using SettingsHotel::controller_;
    using SettingsHotel::edit;
    using SettingsHotel::kFirst;
    using SettingsHotel::kNew;
    using SettingsHotel::kNight;
    using SettingsHotel::kOld;
    using SettingsHotel::kSecond;
    using SettingsHotel::kType;
    using SettingsHotel::rate;
    using SettingsHotel::refused_;
    using SettingsHotel::run;
    using SettingsHotel::save;
    using SettingsHotel::sent_;
    using SettingsHotel::serve;
    using SettingsHotel::settings;
    using SettingsHotel::shop;
    using SettingsHotel::start;
    using SettingsHotel::status;
    using SettingsHotel::stop;
    using SettingsHotel::stored;
    using SettingsHotel::takesSets_;
    using SettingsHotel::told;
    using SettingsHotel::typeSecretFor;

    /// A channel with these settings, in sync.
    void link(const ChannelSettings &agreed)
    {
        serve(agreed.protocol);
        save(agreed);
        start();
        QCOMPARE(status().link.state, ConnectionState::InSync);
        QCOMPARE(shop().rooms(kOld, kNight), 4);
    }
};

}  // namespace

void TestLeftBehind::anOldCodeIsClosedWhateverElseChanges_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<int>("changes");
    for (const Protocol protocol : kAll) {
        for (int changes = 0; changes < 16; ++changes)
            QTest::addRow("%s %d", nameOf(protocol), changes) << int(protocol) << changes;
    }
}

void TestLeftBehind::anOldCodeIsClosedWhateverElseChanges()
{
    QFETCH(int, protocol);
    QFETCH(int, changes);
    const auto spoken = Protocol(protocol);
    Hotel hotel;
    ChannelSettings now = Hotel::settings(spoken);
    hotel.typeSecretFor(now);
    hotel.link(now);
    now = Hotel::settings(spoken, Hotel::kNew);
    // Another URL for bookings, paused, another restriction, another booking window.
    if ((changes & 1) != 0) now.reservationsTo = QStringLiteral("https://told.example");
    now.paused = (changes & 2) != 0;
    if ((changes & 4) != 0) now.supportedRestrictions.stopSell = false;
    if ((changes & 8) != 0) now.horizonNights = 5;
    hotel.typeSecretFor(now);
    hotel.save(now);
    if (now.paused) {
        // Nothing is sent while it is paused, and nothing is forgotten.
        QCOMPARE(hotel.status().link.state, ConnectionState::Paused);
        QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 4);
        now.paused = false;
        hotel.save(now);
    }
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 0);
    QCOMPARE(hotel.shop().rooms(Hotel::kNew, Hotel::kNight), 4);
    QCOMPARE(hotel.status().link.state, ConnectionState::InSync);
    QCOMPARE(hotel.stored().linked, std::optional(now));
    QCOMPARE(hotel.told(), QStringList());
}

/// The room stays, so only a stop sell closes its old plan.
void TestLeftBehind::anOldPlanIsClosedWhereStopSellIsNew()
{
    Hotel hotel;
    ChannelSettings now = Hotel::settings(Protocol::OtaJson);
    now.supportedRestrictions.stopSell = false;
    hotel.link(now);
    now.supportedRestrictions.stopSell = true;
    now.rates.front().code = Hotel::rate(Protocol::OtaJson, Hotel::kNew);
    hotel.save(now);
    QVERIFY(hotel.shop().limits(Hotel::rate(now.protocol, Hotel::kOld), Hotel::kNight).stopSell);
    QCOMPARE(hotel.told(), QStringList());
}

/// A complete set would close it by itself; this server supports none, as its handshake reports.
void TestLeftBehind::anOldCodeIsClosedWhereOnlyChangesAreTaken()
{
    Hotel hotel;
    hotel.takesSets_ = false;
    hotel.link(Hotel::settings(Protocol::AlpineBits));
    hotel.away_ = true;
    const ChannelSettings now = Hotel::settings(Protocol::AlpineBits, Hotel::kNew);
    hotel.save(now);
    QVERIFY(hotel.stored().linked != now);
    hotel.away_ = false;
    hotel.run(3'600);
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 0);
    QCOMPARE(hotel.shop().rooms(Hotel::kNew, Hotel::kNight), 4);
    QCOMPARE(hotel.status().link.state, ConnectionState::InSync);
    QCOMPARE(hotel.stored().linked, std::optional(now));
}

void TestLeftBehind::whatWasOnSaleElsewhereIsTold_data()
{
    QTest::addColumn<ChannelSettings>("next");
    const auto base = Hotel::settings(Protocol::OtaJson);
    QTest::newRow("address") << Hotel::settings(Protocol::OtaJson, Hotel::kOld, Hotel::kSecond);
    QTest::newRow("address and code")
        << Hotel::settings(Protocol::OtaJson, Hotel::kNew, Hotel::kSecond);
    QTest::newRow("protocol") << Hotel::settings(Protocol::OpenTravel, Hotel::kOld, Hotel::kSecond);
    auto other = base;
    other.hotelCode = QStringLiteral("H2");
    QTest::newRow("property id") << other;
    other.rooms.front().code = Hotel::kNew;
    other.paused = true;
    QTest::newRow("property id, code, paused") << other;
    other = Hotel::settings(Protocol::Fias, Hotel::kOld, QStringLiteral("127.0.0.1:5010"));
    QTest::newRow("a PMS") << other;
}

void TestLeftBehind::whatWasOnSaleElsewhereIsTold()
{
    QFETCH(ChannelSettings, next);
    Hotel hotel;
    hotel.link(Hotel::settings(Protocol::OtaJson));
    hotel.serve(next.protocol == Protocol::OtaJson ? Protocol::OtaJson : Protocol::OpenTravel,
                Hotel::kSecond);
    hotel.save(next);
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 4);
    const QString left = hotel.status().left;
    QVERIFY2(left.contains(Hotel::kOld) && left.contains(Hotel::kFirst), qPrintable(left));
    QCOMPARE(hotel.told(), QStringList{left});
}

/// The code and the URL for bookings change; the secret for that URL is missing.
void TestLeftBehind::withoutASecretNothingIsForgotten()
{
    Hotel hotel;
    const ChannelSettings before = Hotel::settings(Protocol::OpenTravel);
    hotel.typeSecretFor(before);
    hotel.link(before);
    ChannelSettings now = Hotel::settings(Protocol::OpenTravel, Hotel::kNew);
    now.reservationsTo = QStringLiteral("https://told.example");
    hotel.save(now);
    QVERIFY(!hotel.status().wrong.isEmpty());
    QCOMPARE(hotel.stored().linked, std::optional(before));
    hotel.start();
    QCOMPARE(hotel.stored().linked, std::optional(before));
    hotel.typeSecretFor(now);
    hotel.start();
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 0);
    QVERIFY(hotel.shop().limits(Hotel::rate(now.protocol, Hotel::kOld), Hotel::kNight).stopSell);
    QCOMPARE(hotel.shop().rooms(Hotel::kNew, Hotel::kNight), 4);
    QCOMPARE(hotel.stored().linked, std::optional(now));
}

void TestLeftBehind::aChannelThatRefusesToCloseIsTold()
{
    Hotel hotel;
    hotel.link(Hotel::settings(Protocol::OtaJson));
    hotel.refused_ = "\"" + Hotel::kOld.toUtf8() + "\"";
    hotel.save(Hotel::settings(Protocol::OtaJson, Hotel::kNew));
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 4);
    QCOMPARE(hotel.shop().rooms(Hotel::kNew, Hotel::kNight), 4);
    QVERIFY(hotel.status().left.contains(Hotel::kOld));
    QCOMPARE(hotel.told().size(), 1);
}

void TestLeftBehind::aKindThatIsSwitchedOffIsTakenBack_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<int>("kind");
    for (const Protocol protocol : kAll) {
        for (int kind = 0; kind < (protocol == Protocol::OtaJson ? 7 : 6); ++kind)
            QTest::addRow("%s %d", nameOf(protocol), kind) << int(protocol) << kind;
    }
}

void TestLeftBehind::aKindThatIsSwitchedOffIsTakenBack()
{
    QFETCH(int, protocol);
    QFETCH(int, kind);
    const auto spoken = Protocol(protocol);
    Hotel hotel;
    ChannelSettings now = Hotel::settings(spoken);
    now.supportedRestrictions.minStayThrough = spoken == Protocol::OtaJson;
    hotel.edit(CellField::ClosedToArrival, 1);
    hotel.edit(CellField::ClosedToDeparture, 1);
    hotel.edit(CellField::MinStay, 3);
    hotel.edit(CellField::MaxStay, 9);
    hotel.edit(CellField::StopSell, 1, Hotel::kNight + 1);
    hotel.link(now);
    const QString rate = Hotel::rate(spoken, Hotel::kOld);
    Limits limits = hotel.shop().limits(rate, Hotel::kNight);
    QCOMPARE(
        limits.packed(),
        (Limits{false, true, true, 3, 9, quint16(spoken == Protocol::OtaJson ? 3 : 0)}).packed());
    QVERIFY(hotel.shop().limits(rate, Hotel::kNight + 1).stopSell);

    sync::SupportedRestrictions &can = now.supportedRestrictions;
    const auto off = [&](int which, bool &understood, auto &shown) {
        if (kind != which && kind != 5) return;
        understood = false;
        shown = {};
    };
    Limits closed = hotel.shop().limits(rate, Hotel::kNight + 1);
    off(0, can.stopSell, closed.stopSell);
    off(1, can.closedToArrival, limits.closedToArrival);
    off(2, can.closedToDeparture, limits.closedToDeparture);
    off(3, can.minStay, limits.minStay);
    off(4, can.maxStay, limits.maxStay);
    off(6, can.minStayThrough, limits.minStayThrough);
    hotel.save(now);
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight).packed(), limits.packed());
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight + 1).packed(), closed.packed());
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight + 1), can.stopSell ? 4 : 0);
    QCOMPARE(hotel.status().link.state, ConnectionState::InSync);
    QCOMPARE(hotel.stored().linked, std::optional(now));
    QCOMPARE(hotel.told(), QStringList());
    // Once: from then on it is not sent, and everything else still is.
    const int sent = hotel.sent_;
    const int asks = spoken == Protocol::AlpineBits ? 2 : spoken == Protocol::OtaJson ? 1 : 0;
    hotel.start();
    QVERIFY(hotel.sent_ - sent <= asks);
    hotel.edit(CellField::MaxStay, 7);
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight).maxStay, quint16(can.maxStay ? 7 : 0));
}

/// Rooms wait for the channel's rate limit, restrictions do not.
void TestLeftBehind::aStopSellGoesWhenItsRoomsAreClosed()
{
    Hotel hotel;
    hotel.edit(CellField::StopSell, 1);
    ChannelSettings now = Hotel::settings(Protocol::OtaJson);
    now.availabilityPerMinute = 1;
    hotel.serve(now.protocol);
    hotel.save(now);
    hotel.start();
    const QString rate = Hotel::rate(now.protocol, Hotel::kOld);
    QVERIFY(hotel.shop().limits(rate, Hotel::kNight).stopSell);
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 4);
    now.supportedRestrictions.stopSell = false;
    const bool away = std::exchange(hotel.away_, true);
    hotel.save(now, 1);  // the first message is lost, and the budget with it
    hotel.away_ = away;
    for (int i = 0; i < 900; ++i) {
        hotel.run(1);
        QVERIFY(hotel.shop().limits(rate, Hotel::kNight).stopSell
                || hotel.shop().rooms(Hotel::kOld, Hotel::kNight) == 0);
    }
    QVERIFY(!hotel.shop().limits(rate, Hotel::kNight).stopSell);
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 0);
    QCOMPARE(hotel.stored().linked, std::optional(now));
}

void TestLeftBehind::aKindIsTakenBackAfterARestart()
{
    Hotel hotel;
    hotel.edit(CellField::MinStay, 3);
    ChannelSettings now = Hotel::settings(Protocol::OtaJson);
    hotel.link(now);
    const QString rate = Hotel::rate(now.protocol, Hotel::kOld);
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight).minStay, quint16(3));
    // The channel is away while it is saved, and the program ends twice before it is back.
    hotel.away_ = true;
    now.supportedRestrictions.minStay = false;
    hotel.save(now);
    hotel.edit(CellField::MaxStay, 9);
    hotel.start();
    hotel.stop();
    hotel.away_ = false;
    hotel.start();
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight).packed(),
             (Limits{false, false, false, 0, 9, 0}).packed());
    QCOMPARE(hotel.stored().linked, std::optional(now));
    // Switched on again it is sent again.
    now.supportedRestrictions.minStay = true;
    hotel.save(now);
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight).minStay, quint16(3));
}

void TestLeftBehind::aKindThatTheChannelKeepsIsTold()
{
    Hotel hotel;
    hotel.edit(CellField::MinStay, 3);
    ChannelSettings now = Hotel::settings(Protocol::OtaJson);
    hotel.link(now);
    hotel.refused_ = "min_stay_arrival";
    now.supportedRestrictions.minStay = false;
    hotel.save(now);
    const QString rate = Hotel::rate(now.protocol, Hotel::kOld);
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight).minStay, quint16(3));
    QVERIFY(hotel.status().left.contains(Hotel::kOld));
    QCOMPARE(hotel.told().size(), 1);
    // The rest continues.
    hotel.edit(CellField::MaxStay, 9);
    QCOMPARE(hotel.shop().limits(rate, Hotel::kNight).maxStay, quint16(9));
    QCOMPARE(hotel.status().link.state, ConnectionState::InSync);
    QCOMPARE(hotel.stored().linked, std::optional(now));
}

/// It was closed there when the booking window became shorter.
void TestLeftBehind::aStopSellBeyondTheBookingWindowIsTakenBack()
{
    Hotel hotel;
    ChannelSettings now = Hotel::settings(Protocol::OpenTravel);
    hotel.link(now);
    now.horizonNights = 3;
    hotel.save(now);
    const QString rate = Hotel::rate(now.protocol, Hotel::kOld);
    QVERIFY(hotel.shop().limits(rate, Hotel::kNight).stopSell);
    now.supportedRestrictions.stopSell = false;
    hotel.save(now);
    QVERIFY(!hotel.shop().limits(rate, Hotel::kNight).stopSell);
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 0);
    now.horizonNights = 10;
    hotel.save(now);
    QCOMPARE(hotel.shop().rooms(Hotel::kOld, Hotel::kNight), 4);
    QVERIFY(!hotel.shop().limits(rate, Hotel::kNight).stopSell);
}

void TestLeftBehind::aPriceForANumberOfGuestsIsTakenBackOrTold_data()
{
    QTest::addColumn<int>("protocol");
    for (const Protocol protocol : kAll) QTest::addRow("%s", nameOf(protocol)) << int(protocol);
}

void TestLeftBehind::aPriceForANumberOfGuestsIsTakenBackOrTold()
{
    QFETCH(int, protocol);
    const auto spoken = Protocol(protocol);
    Hotel hotel;
    ChannelSettings now = Hotel::settings(spoken);
    now.rates.front().guests = {1, 2};
    hotel.link(now);
    const QString rate = Hotel::rate(spoken, Hotel::kOld);
    QVERIFY(hotel.shop().price(rate, Hotel::kNight, 1) > 0);
    now.rates.front().guests = {2};
    hotel.save(now);
    QVERIFY(hotel.shop().price(rate, Hotel::kNight, 2) > 0);
    if (spoken == Protocol::AlpineBits) {
        QCOMPARE(hotel.shop().price(rate, Hotel::kNight, 1), qint64(-1));
        QCOMPARE(hotel.told(), QStringList());
        return;
    }
    QCOMPARE(hotel.told().size(), 1);
    QVERIFY(hotel.told().front().contains(QStringLiteral("(guests: 1)")));
}

void TestLeftBehind::aPlanThatKnowsNoStopSellIsTold()
{
    Hotel hotel;
    ChannelSettings now = Hotel::settings(Protocol::OtaJson);
    now.supportedRestrictions.stopSell = false;
    hotel.link(now);
    now.rates.clear();
    hotel.save(now);
    QCOMPARE(hotel.told().size(), 1);
    QVERIFY(hotel.told().front().contains(QStringLiteral("OLD-BAR")));
}

void TestLeftBehind::theAccountIsTheOneOfThePassword()
{
    const ChannelSettings before = Hotel::settings(Protocol::OpenTravel);
    ChannelSettings now = Hotel::settings(Protocol::OpenTravel, Hotel::kNew);
    now.account = QStringLiteral("another");
    now.reservationsTo = QStringLiteral("https://told.example");
    const ChannelSettings spoken = closingSettings(before, now);
    QCOMPARE(spoken.account, now.account);
    QCOMPARE(spoken.reservationsTo, now.reservationsTo);
    QCOMPARE(spoken.rooms, before.rooms);
    QCOMPARE(spoken.rates, before.rates);
    QCOMPARE(spoken.horizonNights, 0);
}

QTEST_GUILESS_MAIN(TestLeftBehind)
#include "test_left_behind.moc"
