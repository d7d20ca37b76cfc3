// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/updates.h"
#include "support/environment.h"
#include "support/outside.h"

#include <QJsonDocument>
#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols::ota_json;

namespace {

const QString kHotel = QStringLiteral("quinta-do-mar");
const Currency kEuro = *Currency::make(QStringLiteral("EUR"));

QByteArray golden(const char *name)
{
    return tests::sourceBytes(
        QStringLiteral("tests/protocols/ota_json/goldens/%1.json").arg(QLatin1String(name)));
}

std::vector<AvailabilityUpdate> availability()
{
    return {{kHotel, QStringLiteral("STD"), Night::of(2016, 7, 14), Night::of(2016, 7, 31), 3},
            {kHotel, QStringLiteral("STD"), Night::of(2016, 7, 16), Night::of(2016, 7, 16), 0},
            {kHotel, QStringLiteral("SUP"), Night::of(2016, 12, 31), Night::of(2017, 1, 1), 12}};
}

std::vector<RestrictionUpdate> restrictions()
{
    RestrictionUpdate all{kHotel,
                          QStringLiteral("STD-BAR"),
                          Night::of(2016, 7, 14),
                          Night::of(2016, 7, 31),
                          Money{11850, kEuro},
                          false,
                          true,
                          false,
                          2,
                          1,
                          0,
                          kEveryDay,
                          {}};
    RestrictionUpdate one{};
    one.property = kHotel;
    one.ratePlan = QStringLiteral("STD-NR");
    one.from = one.to = Night::of(2016, 8, 1);
    one.stopSell = true;
    // From docs.channex.io: "Multi Occupancy Rate Plan update", and "days".
    RestrictionUpdate weekends{};
    weekends.property = kHotel;
    weekends.ratePlan = QStringLiteral("STD-BAR");
    weekends.from = Night::of(2016, 8, 1);
    weekends.to = Night::of(2016, 8, 31);
    weekends.weekdays = 0b0110000;
    weekends.rates = {{1, Money{12100, kEuro}}, {2, Money{13200, kEuro}}};
    return {all, one, weekends};
}

QString text(const char *alphabet, int most)
{
    const auto letters =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string(alphabet)));
    return QStringLiteral("i") + QString::fromUtf8(letters.c_str()).left(most - 1);
}

template <typename T, typename G>
std::optional<T> maybe(G gen)
{
    return *rc::gen::arbitrary<bool>() ? std::optional<T>(T(*gen)) : std::nullopt;
}

AvailabilityUpdate anyAvailability()
{
    const Night from(*rc::gen::inRange(10'000, 30'000));
    return {text("ab\"\\/-_ ", 64), text("0123", 64), from, from + *rc::gen::inRange(0, 900),
            *rc::gen::inRange(0, 2000)};
}

RestrictionUpdate anyRestriction()
{
    const Night from(*rc::gen::inRange(10'000, 30'000));
    RestrictionUpdate u;
    u.property = text("xyz", 64);
    u.ratePlan = text("ab<>&", 64);
    u.from = from;
    u.to = from + *rc::gen::inRange(0, 900);
    if (*rc::gen::arbitrary<bool>()) u.rate = Money{*rc::gen::inRange<qint64>(0, 99'999'99), kEuro};
    u.stopSell = maybe<bool>(rc::gen::arbitrary<bool>());
    u.closedToArrival = maybe<bool>(rc::gen::arbitrary<bool>());
    u.closedToDeparture = maybe<bool>(rc::gen::arbitrary<bool>());
    u.minStayArrival = maybe<int>(rc::gen::inRange(1, 99));
    u.minStayThrough = maybe<int>(rc::gen::inRange(1, 99));
    u.maxStay = *rc::gen::inRange(0, 99);
    u.weekdays = *rc::gen::inRange<quint8>(1, 0x80);
    for (int guests = 1; !u.rate && guests <= *rc::gen::inRange(0, 4); ++guests)
        u.rates.push_back({guests, Money{*rc::gen::inRange<qint64>(0, 99'999'99), kEuro}});
    return u;
}

/// The error of one restriction item after a replacement.
QString problem(const QByteArray &before, const QByteArray &after)
{
    QByteArray body = R"({"values":[{"property_id":"p","rate_plan_id":"r",)"
                      R"("date_from":"2016-07-14","date_to":"2016-07-15","rate":"10.00"}]})";
    if (!body.contains(before)) return QStringLiteral("nothing to replace");
    const auto read = decodeRestrictions(body.replace(before, after), kEuro);
    return read ? QString() : read.error().text();
}

}  // namespace

class TestUpdates : public QObject {
    Q_OBJECT

private slots:
    void goldensAreReadAndWritten();
    void whatIsWrittenIsReadBack();
    void whatIsWrittenKeepsToTheSchema();
    void wrongItemsAreRefusedWithTheirPath_data();
    void wrongItemsAreRefusedWithTheirPath();
    void aWrongItemRefusesTheMessage();
    void oneDateStandsForARange();
};

void TestUpdates::goldensAreReadAndWritten()
{
    const QByteArray rooms = golden("availability"), rates = golden("restrictions");
    const auto readRooms = decodeAvailability(rooms);
    const auto readRates = decodeRestrictions(rates, kEuro);
    QVERIFY2(readRooms, qPrintable(readRooms ? QString() : readRooms.error().text()));
    QVERIFY2(readRates, qPrintable(readRates ? QString() : readRates.error().text()));
    QVERIFY(*readRooms == availability());
    QVERIFY(*readRates == restrictions());
    QCOMPARE(QJsonDocument::fromJson(encode(std::span<const AvailabilityUpdate>(*readRooms))),
             QJsonDocument::fromJson(rooms));
    QCOMPARE(QJsonDocument::fromJson(encode(std::span<const RestrictionUpdate>(*readRates))),
             QJsonDocument::fromJson(rates));
}

void TestUpdates::whatIsWrittenIsReadBack()
{
    QVERIFY(rc::check([] {
        std::vector<AvailabilityUpdate> rooms;
        std::vector<RestrictionUpdate> rates;
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
            rooms.push_back(anyAvailability());
            rates.push_back(anyRestriction());
        }
        const auto readRooms =
            decodeAvailability(encode(std::span<const AvailabilityUpdate>(rooms)));
        const auto readRates =
            decodeRestrictions(encode(std::span<const RestrictionUpdate>(rates)), kEuro);
        RC_ASSERT(readRooms.has_value());
        RC_ASSERT(readRates.has_value());
        RC_ASSERT(*readRooms == rooms);
        RC_ASSERT(*readRates == rates);
    }));
}

void TestUpdates::whatIsWrittenKeepsToTheSchema()
{
    std::vector<QByteArray> rooms, rates;
    QVERIFY(rc::check([&rooms, &rates] {
        const std::vector<AvailabilityUpdate> some{anyAvailability(), anyAvailability()};
        const std::vector<RestrictionUpdate> others{anyRestriction(), anyRestriction()};
        rooms.push_back(encode(std::span<const AvailabilityUpdate>(some)));
        rates.push_back(encode(std::span<const RestrictionUpdate>(others)));
    }));
    rooms.push_back(golden("availability"));
    rates.push_back(golden("restrictions"));
    ROOMRACK_OUTSIDE_AGREES(tests::jsonSchemaSays(QStringLiteral("availability"), rooms));
    ROOMRACK_OUTSIDE_AGREES(tests::jsonSchemaSays(QStringLiteral("restrictions"), rates));
    // The validator itself detects the error.
    const auto says =
        tests::jsonSchemaSays(QStringLiteral("availability"), {golden("restrictions")});
    QVERIFY(!says->isEmpty());
}

void TestUpdates::wrongItemsAreRefusedWithTheirPath_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *before, const char *after, const char *says) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromUtf8(says);
    };
    row("end before start", "2016-07-15", "2016-07-13",
        "values[0].date_to: is before 2016-07-14; a range ends on its last night");
    row("no date", "2016-07-14", "2016-02-30",
        "values[0].date_from: \"2016-02-30\" is not a date; expected YYYY-MM-DD, e.g. 2016-07-14");
    row("too long", "2016-07-15", "2116-07-15",
        "values[0].date_to: the range has more than 4000 nights");
    row("no hotel", "\"property_id\":\"p\",", "", "values[0].property_id: is missing");
    row("no plan", "\"r\"", "\"\"", "values[0].rate_plan_id: must not be empty");
    row("no start", "\"date_from\":\"2016-07-14\",", "", "values[0].date_from: is missing");
    row("nothing set", ",\"rate\":\"10.00\"", "",
        "values[0]: must contain a rate or a restriction");
    row("unknown key", "\"rate\"", "\"nights\"", "values[0].nights: is not recognized");
    row("no day", "\"rate\"", "\"days\":[],\"rate\"", "values[0].days: must not be empty");
    row("unknown day", "\"rate\"", "\"days\":[\"fri\"],\"rate\"",
        "values[0].days[0]: must be one of mo, tu, we, th, fr, sa, su");
    row("rates beside a rate", "\"rate\"",
        "\"rates\":[{\"occupancy\":1,\"rate\":\"1.00\"}],\"rate\"",
        "values[0].rates: cannot be combined with rate");
    row("an occupancy twice", "\"rate\":\"10.00\"",
        "\"rates\":[{\"occupancy\":1,\"rate\":\"1.00\"},{\"occupancy\":1,\"rate\":\"1.00\"}]",
        "values[0].rates[1].occupancy: appears more than once");
    row("key twice", "\"rate\":", "\"rate\":\"1.00\",\"rate\":", "Rate: appears more than once");
    row("negative rate", "10.00", "-10.00", "values[0].rate: must not be negative");
    row("rate as number", "\"10.00\"", "1000",
        "values[0].rate: must be a string with decimals, e.g. \"118.50\"; the number 1000 could "
        "be in minor units");
    row("three decimals", "10.00", "10.005",
        "values[0].rate: \"10.005\" has too many decimals; EUR allows 2");
    row("wrong type", "\"rate\":\"10.00\"", "\"stop_sell\":1",
        "values[0].stop_sell: must be true or false");
    row("stay of none", "\"rate\":\"10.00\"", "\"min_stay_arrival\":0",
        "values[0].min_stay_arrival: is 0; it must be between 1 and 999");
    row("date beside range", "\"rate\"", "\"date\":\"2016-07-14\",\"rate\"",
        "values[0].date: cannot be combined with date_from and date_to");
    row("no list", "[{", "{\"x\":{", "");
}

void TestUpdates::wrongItemsAreRefusedWithTheirPath()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, says);
    const QString said = problem(before, after);
    if (says.isEmpty())
        QVERIFY(!said.isEmpty());
    else
        QCOMPARE(said, says);
}

void TestUpdates::aWrongItemRefusesTheMessage()
{
    QByteArray body = golden("availability");
    QCOMPARE(decodeAvailability(body.replace("\"2017-01-01\"", "\"2016-01-01\"")).error().field,
             QStringLiteral("values[2].date_to"));
    QCOMPARE(decodeAvailability("{\"values\":{}}").error().text(),
             QStringLiteral("values: must be an array"));
    QCOMPARE(decodeAvailability("[]").error().text(), QStringLiteral("values: is missing"));
    QCOMPARE(decodeAvailability("{\"values\":[7]}").error().text(),
             QStringLiteral("values[0]: must be an object"));
    const QByteArray large = "{\"values\":[\"" + QByteArray(10'000'000, 'x') + "\"]}";
    QVERIFY(decodeAvailability(large).error().reason.contains(u"KiB"));
    QVERIFY(decodeAvailability(golden("availability").replace("3}", "-1}"))
                .error()
                .reason.contains(u"between 0"));
}

void TestUpdates::oneDateStandsForARange()
{
    const auto read =
        decodeAvailability(R"({"values":[{"property_id":1,"room_type_id":"a","date":"2016-07-14",)"
                           R"("availability":2}]})");
    QVERIFY(read);
    QCOMPARE(read->front().from, Night::of(2016, 7, 14));
    QCOMPARE(read->front().to, Night::of(2016, 7, 14));
    QCOMPARE(read->front().property, QStringLiteral("1"));
}

QTEST_APPLESS_MAIN(TestUpdates)
#include "test_updates.moc"
