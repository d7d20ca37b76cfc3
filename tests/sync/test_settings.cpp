// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's settings, and the values that follow for a night.
#include "sync/settings.h"
#include "sync/wanted.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::sync;

namespace {

const RoomTypeId kDouble{1}, kSuite{2};
const RatePlanId kBar{1}, kSaver{2};

ChannelSettings agreed()
{
    ChannelSettings s;
    s.address = QStringLiteral("https://channel.example/ari");
    s.account = QStringLiteral("hotel-17");
    s.hotelCode = QStringLiteral("H17");
    s.rooms = {{kDouble, QStringLiteral("DBL"), true}, {kSuite, QStringLiteral("SUI"), true}};
    s.protocol = Protocol::OpenTravel;
    s.rates = {{kDouble, kBar, QStringLiteral("DBL-BAR"), {0, 1}},
               {kDouble, kSaver, QStringLiteral("DBL-NRF"), {0}}};
    return s;
}

QString wrongField(const ChannelSettings &s)
{
    const auto ok = validate(s);
    return ok ? QString() : ok.error().field;
}

const RoomMapping kOpen{kDouble, QStringLiteral("DBL"), true};

}  // namespace

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void textAndBackIsTheSame();
    void olderTextKeepsDefaults();
    void wrongTextSaysWhere_data();
    void wrongTextSaysWhere();
    void addressesAreChecked_data();
    void addressesAreChecked();
    void mappingIsUnambiguous();
    void alpineBitsForbidsOverselling();
    void numbersAreInRange();
    void rowsAreRoomsThenLimitsThenRates();
    void neverMoreThanThereIs();
    void capsOffsetsAndAllotments();
    void closedMeansClosedWhateverTheChannelCanSay();
    void nightWithoutPriceIsClosed();
    void markupRoundsHalfEven();
    void outOfSightIsClosedOnlyWhereItWasShown();
};

void TestSettings::textAndBackIsTheSame()
{
    ChannelSettings s = agreed();
    s.protocol = Protocol::OpenTravel;
    s.paused = true;
    s.allotment = 4;
    s.offset = -1;
    s.mostShown = 9;
    s.neverOversell = true;
    s.stopSell = true;
    s.closesUnsupported = true;
    s.horizonNights = 400;
    s.markupBasisPoints = 1'250;
    s.commissionBasisPoints = 1'800;
    s.planCommissions = {{RatePlanId{4}, 1'200}, {RatePlanId{9}, 0}};
    s.currency = *Currency::make(QStringLiteral("JPY"));
    s.supportedRestrictions = {false, true, false, true, false};
    s.availabilityPerMinute = 3;
    s.ratesPerMinute = 4;
    s.batchSeconds = 9;
    s.entriesAtMost = 77;
    s.timeoutSeconds = 61;
    s.reservationsTo = QStringLiteral("https://pms.example.org/ota");
    s.speaksTokens = true;
    s.weekdays = s.ratesApart = false;
    s.pollSeconds = 240;
    s.rooms[1].open = false;
    const auto back = fromText(toText(s));
    QVERIFY2(back.has_value(), back ? "" : qPrintable(back.error().text()));
    QVERIFY(*back == s);
}

void TestSettings::olderTextKeepsDefaults()
{
    const auto s = fromText(R"({"protocol":"fias","address":"127.0.0.1:5010"})");
    QVERIFY(s.has_value());
    QCOMPARE(s->horizonNights, ChannelSettings().horizonNights);
}

void TestSettings::wrongTextSaysWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("no json") << QByteArray("{") << QStringLiteral("not valid JSON");
    QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("not valid JSON");
    QTest::newRow("protocol") << QByteArray(R"({"protocol":"telex","address":"https://a"})")
                              << QStringLiteral("protocol");
    QTest::newRow("kind") << QByteArray(R"({"protocol":"ota-json","paused":1})")
                          << QStringLiteral("paused");
    QTest::newRow("fraction") << QByteArray(R"({"protocol":"ota-json","offset":1.5})")
                              << QStringLiteral("offset");
    QTest::newRow("currency") << QByteArray(R"({"protocol":"ota-json","currency":"EU"})")
                              << QStringLiteral("currency");
}

void TestSettings::wrongTextSaysWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const auto s = fromText(text);
    QVERIFY(!s);
    QCOMPARE(s.error().code, ErrorCode::Corrupt);
    QVERIFY2(s.error().text().contains(says), qPrintable(s.error().text()));
}

void TestSettings::addressesAreChecked_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("lines");
    QTest::addColumn<bool>("fine");
    QTest::newRow("https") << QStringLiteral("https://ota.example/api") << false << true;
    QTest::newRow("plain") << QStringLiteral("http://ota.example/api") << false << false;
    QTest::newRow("here") << QStringLiteral("http://127.0.0.1:8080/api") << false << true;
    QTest::newRow("not here") << QStringLiteral("http://127.evil.example/") << false << false;
    QTest::newRow("here, v6") << QStringLiteral("http://[::1]:8080/") << false << true;
    QTest::newRow("password") << QStringLiteral("https://me:secret@ota.example/") << false << false;
    QTest::newRow("ftp") << QStringLiteral("ftp://ota.example/") << false << false;
    QTest::newRow("empty") << QString() << false << false;
    QTest::newRow("pms") << QStringLiteral("pms.example:5010") << true << true;
    QTest::newRow("pms, no port") << QStringLiteral("pms.example") << true << false;
}

void TestSettings::addressesAreChecked()
{
    QFETCH(QString, address);
    QFETCH(bool, lines);
    QFETCH(bool, fine);
    ChannelSettings s = agreed();
    s.address = address;
    s.protocol = lines ? Protocol::Fias : Protocol::OpenTravel;
    QCOMPARE(wrongField(s), fine ? QString() : QStringLiteral("address"));
    if (lines || address.isEmpty()) return;
    s.protocol = Protocol::Fias;
    s.address = QStringLiteral("pms.example:5010");
    s.reservationsTo = address;
    QCOMPARE(wrongField(s), fine ? QString() : QStringLiteral("reservation delivery URL"));
}

void TestSettings::mappingIsUnambiguous()
{
    ChannelSettings s = agreed();
    s.rooms[1].code = s.rooms[0].code;
    QCOMPARE(wrongField(s), QStringLiteral("room ID"));
    s = agreed();
    s.rooms[1].roomType = kDouble;
    QCOMPARE(wrongField(s), QStringLiteral("room type"));
    s = agreed();
    s.rooms[0].code.clear();
    QCOMPARE(wrongField(s), QStringLiteral("room ID"));
    s = agreed();
    s.rates[1].plan = kBar;
    QCOMPARE(wrongField(s), QStringLiteral("rate plan"));
    s = agreed();
    s.rates[0].roomType = RoomTypeId{99};
    QCOMPARE(wrongField(s), QStringLiteral("rate plan"));
    s = agreed();
    s.protocol = Protocol::OtaJson;
    QCOMPARE(wrongField(s), QStringLiteral("guests"));
    for (RateMapping &rate : s.rates) rate.guests = {1, 2, 3};
    QCOMPARE(wrongField(s), QString());
    s.supportedRestrictions.minStayThrough = true;
    QCOMPARE(wrongField(s), QString());
    s.protocol = Protocol::OpenTravel;
    QCOMPARE(wrongField(s), QStringLiteral("restrictions"));
    s = agreed();
    s.rates[0].guests = {};
    QCOMPARE(wrongField(s), QStringLiteral("guests"));
}

void TestSettings::alpineBitsForbidsOverselling()
{
    ChannelSettings s = agreed();
    s.protocol = Protocol::AlpineBits;
    for (RateMapping &rate : s.rates) rate.guests = {1, 2};
    QCOMPARE(wrongField(s), QStringLiteral("exclude overbooking"));
    s.neverOversell = true;
    QCOMPARE(wrongField(s), QString());
    s.offset = 1;
    QCOMPARE(wrongField(s), QStringLiteral("availability offset"));
    s.offset = 0;
    s.rates[0].guests = {0};
    QCOMPARE(wrongField(s), QStringLiteral("guests"));
    s.rates[0].guests = {2};
    s.rates[1].code = s.rates[0].code;
    QCOMPARE(wrongField(s), QStringLiteral("rate ID"));
    s.rates[1].roomType = kSuite;
    QCOMPARE(wrongField(s), QString());
    s.rooms[0].code = QStringLiteral("DOUBLEROOM");
    QCOMPARE(wrongField(s), QStringLiteral("room ID"));
}

void TestSettings::numbersAreInRange()
{
    ChannelSettings s = agreed();
    s.horizonNights = 0;
    QCOMPARE(wrongField(s), QStringLiteral("booking window"));
    s = agreed();
    s.offset = 1;
    QCOMPARE(wrongField(s), QString());
    s.neverOversell = true;
    QCOMPARE(wrongField(s), QStringLiteral("availability offset"));
}

void TestSettings::rowsAreRoomsThenLimitsThenRates()
{
    QCOMPARE(rowsOf(agreed()), (std::vector<RowKey>{{RowKind::Rooms, kDouble, {}, 0},
                                                    {RowKind::Rooms, kSuite, {}, 0},
                                                    {RowKind::Limits, kDouble, kBar, 0},
                                                    {RowKind::Limits, kDouble, kSaver, 0},
                                                    {RowKind::Rate, kDouble, kBar, 0},
                                                    {RowKind::Rate, kDouble, kBar, 1},
                                                    {RowKind::Rate, kDouble, kSaver, 0}}));
}

void TestSettings::neverMoreThanThereIs()
{
    const ChannelSettings s = agreed();
    QCOMPARE(wantedRooms(s, kOpen, {5, 5, 0, {}}), qint64(5));
    QCOMPARE(wantedRooms(s, kOpen, {-2, 0, 0, {}}), qint64(0));
    ChannelSettings physical = s;
    physical.neverOversell = true;
    QCOMPARE(wantedRooms(physical, kOpen, {5, 3, 0, {}}), qint64(3));
    QCOMPARE(wantedRooms(physical, kOpen, {5, -1, 0, {}}), qint64(0));
}

void TestSettings::capsOffsetsAndAllotments()
{
    ChannelSettings s = agreed();
    s.offset = -2;
    QCOMPARE(wantedRooms(s, kOpen, {5, 5, 0, {}}), qint64(3));
    QCOMPARE(wantedRooms(s, kOpen, {1, 1, 0, {}}), qint64(0));
    s.offset = 2;
    QCOMPARE(wantedRooms(s, kOpen, {5, 5, 0, {}}), qint64(7));
    QCOMPARE(wantedRooms(s, kOpen, {0, 0, 0, {}}), qint64(0));
    s = agreed();
    s.mostShown = 4;
    QCOMPARE(wantedRooms(s, kOpen, {9, 9, 0, {}}), qint64(4));
    s.allotment = 6;
    QCOMPARE(wantedRooms(s, kOpen, {9, 9, 5, {}}), qint64(1));
    QCOMPARE(wantedRooms(s, kOpen, {9, 9, 8, {}}), qint64(0));
}

void TestSettings::closedMeansClosedWhateverTheChannelCanSay()
{
    ChannelSettings s = agreed();
    PropertyNight night{5, 5, 0, {}};
    night.limits.stopSell = true;
    night.limits.minStay = 3;
    QCOMPARE(wantedRooms(s, kOpen, night), qint64(5));
    Limits shown = Limits::unpacked(wantedLimits(s, kOpen, night, true));
    QVERIFY(shown.stopSell);
    QCOMPARE(shown.minStay, quint16(3));
    QCOMPARE(shown.minStayThrough, quint16(0));
    s.supportedRestrictions.minStayThrough = true;
    s.supportedRestrictions.minStay = false;
    shown = Limits::unpacked(wantedLimits(s, kOpen, night, true));
    QCOMPARE(shown.minStay, quint16(0));
    QCOMPARE(shown.minStayThrough, quint16(3));
    s.supportedRestrictions = {false, false, false, false, false};
    QCOMPARE(wantedRooms(s, kOpen, night), qint64(0));
    QCOMPARE(wantedLimits(s, kOpen, night, true), Limits().packed());
    s = agreed();
    s.stopSell = true;
    QCOMPARE(wantedRooms(s, kOpen, {5, 5, 0, {}}), qint64(0));
    RoomMapping closed = kOpen;
    closed.open = false;
    QCOMPARE(wantedRooms(agreed(), closed, {5, 5, 0, {}}), qint64(0));
}

void TestSettings::nightWithoutPriceIsClosed()
{
    const ChannelSettings s = agreed();
    QVERIFY(Limits::unpacked(wantedLimits(s, kOpen, {5, 5, 0, {}}, false)).stopSell);
    QVERIFY(!Limits::unpacked(wantedLimits(s, kOpen, {5, 5, 0, {}}, true)).stopSell);
}

void TestSettings::markupRoundsHalfEven()
{
    QCOMPARE(withMarkup(10'000, 1'500), qint64(11'500));
    QCOMPARE(withMarkup(50, 100), qint64(50));    // 50.5
    QCOMPARE(withMarkup(150, 100), qint64(152));  // 151.5
    QCOMPARE(withMarkup(10'000, -10'000), qint64(0));
}

void TestSettings::outOfSightIsClosedOnlyWhereItWasShown()
{
    const ChannelSettings s = agreed();
    CellState cell;
    QCOMPARE(wantedOutOfSight(s, RowKind::Rooms, cell), kNothing);
    cell.unknown = true;
    QCOMPARE(wantedOutOfSight(s, RowKind::Rooms, cell), qint64(0));
    QCOMPARE(wantedOutOfSight(s, RowKind::Rate, cell), kNothing);
    cell = {5, 5};
    QCOMPARE(wantedOutOfSight(s, RowKind::Rooms, cell), qint64(0));
    QCOMPARE(wantedOutOfSight(s, RowKind::Rate, cell), kNothing);
    cell.published = 0;
    QVERIFY(Limits::unpacked(wantedOutOfSight(s, RowKind::Limits, cell)).stopSell);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "test_settings.moc"
