// SPDX-License-Identifier: GPL-3.0-or-later
// The samples of the standard's authors, checked field by field, and encoded again.
#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/handshake.h"
#include "protocols/alpinebits/messages.h"
#include "protocols/alpinebits/rate_plans.h"
#include "protocols/alpinebits/rules.h"
#include "support/environment.h"
#include "support/outside.h"

#include <QDir>
#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::alpinebits;

namespace {

const QString kFolder = QStringLiteral("samples/alpinebits-2020-10");
constexpr Version kVersions[] = {Version::V2020_10, Version::V2022_10, Version::V2024_10};

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

QByteArray sample(const char *name)
{
    QFile file(tests::sharedData(kFolder + u'/' + q(name) + q(".xml")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The value, or a fatal failure with the error.
template <typename T>
T orFatal(Result<T> result)
{
    if (!result) qFatal("%s", qPrintable(result.error().text()));
    return std::move(*result);
}

Inventory nights(Night from, Night to, std::optional<int> bookable)
{
    Inventory i;
    i.from = from;
    i.to = to;
    i.category = q("DOUBLE");
    i.counts.bookable = bookable;
    return i;
}

}  // namespace

class TestSamples : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everySampleIsWrittenAgainAndSaysTheSame();
    void whatIsWrittenKeepsToEverySchema();
    void freeRooms();
    void outcomes();
    void handshake();
    void ratePlans();
    void baseRates();
    void aReservation();
    void noCommissionRefusesAReservation_data();
    void noCommissionRefusesAReservation();
    void aRequestAndACancellation();
    void acknowledgements();
    void samplesKeepToTheRules();
};

void TestSamples::init()
{
    ROOMRACK_SHARED_DATA(folder, kFolder);
}

void TestSamples::everySampleIsWrittenAgainAndSaysTheSame()
{
    const QDir folder(tests::sharedData(kFolder));
    const QStringList files = folder.entryList({q("*.xml")});
    QCOMPARE(files.size(), 26);
    for (const QString &name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray xml = file.readAll();
        const tests::AlpineMessage &message = tests::alpineMessage(xml);
        for (const Version version : kVersions) {
            const auto written = message.rewrite(xml, version);
            QVERIFY2(written,
                     qPrintable(name + u' ' + (written ? QString() : written.error().text())));
            QVERIFY2(message.same(xml, *written), qPrintable(name));
        }
    }
}

void TestSamples::whatIsWrittenKeepsToEverySchema()
{
    const QDir folder(tests::sharedData(kFolder));
    for (const Version version : kVersions) {
        std::vector<QByteArray> messages;
        for (const QString &name : folder.entryList({q("*.xml")})) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray xml = file.readAll();
            messages.push_back(*tests::alpineMessage(xml).rewrite(xml, version));
        }
        ROOMRACK_OUTSIDE_AGREES(tests::alpineSchemaSays(version, messages));
    }
}

void TestSamples::freeRooms()
{
    const Inventory three = nights(Night::of(2020, 8, 1), Night::of(2020, 8, 10), 3);
    const Inventory none = nights(Night::of(2020, 8, 11), Night::of(2020, 8, 20), {});
    const Inventory one = nights(Night::of(2020, 8, 21), Night::of(2020, 8, 30), 1);
    FreeRooms expected{q("123"), q("Frangart Inn"), true, false, {three, none, one}};
    QVERIFY(orFatal(decodeFreeRooms(sample("FreeRooms-OTA_HotelInvCountNotifRQ"))) == expected);

    Inventory closed;
    closed.from = Night::of(2020, 8, 31);
    closed.to = Night::of(2020, 9, 30);
    closed.closed = true;
    expected.inventories.insert(expected.inventories.begin(), closed);
    QVERIFY(orFatal(decodeFreeRooms(sample("FreeRooms-OTA_HotelInvCountNotifRQ-closing_seasons")))
            == expected);

    Inventory change = none, sold = one;
    change.counts.bookable = 1;
    sold.counts = {};
    expected.complete = false;
    expected.inventories = {change, sold};
    QVERIFY(orFatal(decodeFreeRooms(sample("FreeRooms-OTA_HotelInvCountNotifRQ-delta")))
            == expected);

    expected.complete = true;
    expected.inventories.clear();
    QVERIFY(orFatal(decodeFreeRooms(sample("FreeRooms-OTA_HotelInvCountNotifRQ-empty")))
            == expected);
}

void TestSamples::outcomes()
{
    for (const auto &[action, name] :
         {std::pair{Action::FreeRooms, "FreeRooms-OTA_HotelInvCountNotifRS-"},
          std::pair{Action::RatePlans, "RatePlans-OTA_HotelRatePlanNotifRS-"}}) {
        const auto read = [&action = action, &name = name](const char *kind) {
            return orFatal(decodeOutcome(action, sample((QByteArray(name) + kind).constData())));
        };
        QCOMPARE(read("success").grade(), Grade::Success);
        QCOMPARE(read("advisory").grade(), Grade::Advisory);
        const Outcome warning = read("warning");
        QCOMPARE(warning.grade(), Grade::Warning);
        QCOMPARE(warning.warnings.at(0).type, 3);
        QCOMPARE(warning.text(), q("dates are too far in the future for this server to process"));
        const Outcome error = read("error");
        QCOMPARE(error.grade(), Grade::Error);
        QCOMPARE(error.errors.at(0).type, kError);
        QCOMPARE(error.errors.at(0).code, 404);
        QCOMPARE(error.text(), q("Invalid start/end date combination"));
    }
}

void TestSamples::handshake()
{
    const Capabilities asked = orFatal(decodePing(sample("Handshake-OTA_PingRQ")));
    QCOMPARE(asked.versions.size(), size_t(1));
    QCOMPARE(asked.versions[0].version, q("2018-10"));
    QCOMPARE(asked.versions[0].actions.size(), size_t(3));
    QCOMPARE(asked.versions[0].actions[2].supports.size(), 5);
    QVERIFY(!asked.best());
    const PingAnswer answer = orFatal(decodePingAnswer(sample("Handshake-OTA_PingRS")));
    QVERIFY(answer.echo == asked);
    QVERIFY(answer.outcome.warnings.empty());
    // The server supports two of the three actions: its response equals our intersection.
    Capabilities server = asked;
    server.versions[0].actions.pop_back();
    server.versions[0].actions[0].supports = {q("more")};
    QVERIFY(answer.both.has_value());
    QVERIFY(intersection(asked, server) == *answer.both);
}

void TestSamples::ratePlans()
{
    const RatePlans message =
        orFatal(decodeRatePlans(sample("RatePlans-OTA_HotelRatePlanNotifRQ")));
    QCOMPARE(message.hotelCode, q("123"));
    QVERIFY(!message.complete);
    QCOMPARE(message.plans.size(), size_t(1));
    const RatePlan &plan = message.plans[0];
    QCOMPARE(plan.code, q("Rate1-4-HB"));
    QCOMPARE(plan.change, PlanChange::New);
    QCOMPARE(plan.currency->code(), q("EUR"));
    QCOMPARE(plan.rules.size(), size_t(1));
    QCOMPARE(plan.rules[0].from->iso(), q("2014-03-03"));
    QCOMPARE(plan.rules[0].to->iso(), q("2014-04-17"));
    const std::vector<LengthOfStay> five{{StayLimit::MinArrival, 5}, {StayLimit::MaxArrival, 5}};
    QVERIFY(plan.rules[0].lengths == five);
    Weekdays every;
    every.fill(true);
    QVERIFY(plan.rules[0].arrivals == every && plan.rules[0].departures == every);
    QCOMPARE(plan.rules[0].open, std::optional<bool>(true));
    QCOMPARE(plan.rates.size(), size_t(2));
    QVERIFY(plan.rates[0].isStatic());
    QCOMPARE(plan.rates[0].unitMultiplier, std::optional<int>(1));
    QCOMPARE(plan.rates[0].base[0].type, q("7"));
    QCOMPARE(plan.rates[0].meals->code, q("12"));
    const Rate &rate = plan.rates[1];
    QCOMPARE(rate.category, q("double"));
    const std::vector<BaseAmount> base{{1, 10600, {}, q("10")}, {2, 9600, {}, q("10")}};
    QVERIFY(rate.base == base);
    const std::vector<AdditionalGuest> more{{7680, q("10"), {}, {}},
                                            {0, q("8"), {}, 3},
                                            {3840, q("8"), 3, 6},
                                            {4800, q("8"), 6, 10},
                                            {6720, q("8"), 10, 16}};
    QVERIFY(rate.additional == more);
    QCOMPARE(plan.supplements.size(), size_t(2));
    QCOMPARE(plan.supplements[0].charge, q("18"));
    QVERIFY(plan.supplements[0].addToRate && plan.supplements[0].mandatory == true);
    QCOMPARE(plan.supplements[0].descriptions[1].pieces[1].language, q("it"));
    QCOMPARE(plan.supplements[1].amount, std::optional<qint64>(2000));
    QCOMPARE(plan.offers.size(), size_t(1));
    QCOMPARE(plan.offers[0].rule->occupancies[0].minAge, std::optional<int>(16));
    QCOMPARE(plan.descriptions.size(), size_t(2));
    QCOMPARE(plan.descriptions[1].pieces[0].text, q("Lorem ipsum dolor sit amet."));
}

void TestSamples::baseRates()
{
    const BaseRatesQuery query =
        orFatal(decodeBaseRatesQuery(sample("BaseRates-OTA_HotelRatePlanRQ")));
    QCOMPARE(query.hotelCode, q("123"));
    QCOMPARE(query.from->iso(), q("2016-12-25"));
    QCOMPARE(query.to->iso(), q("2017-01-03"));
    const std::vector<RatePlanChoice> plans{{q("DailyRate-HB"), q("DailyRate")},
                                            {q("SPECIAL"), {}}};
    QVERIFY(query.plans == plans);
    const BaseRates answer = orFatal(decodeBaseRates(sample("BaseRates-OTA_HotelRatePlanRS")));
    QCOMPARE(answer.outcome.grade(), Grade::Success);
    const RatePlan &plan = answer.rates.plans.at(0);
    QCOMPARE(plan.change, PlanChange::None);
    QCOMPARE(plan.rates.size(), size_t(3));
    QCOMPARE(plan.rates[2].category, q("DZ"));
    QCOMPARE(plan.rates[2].base[0].afterTax, std::optional<qint64>(18000));
    QCOMPARE(plan.rates[2].to->iso(), q("2016-12-31"));
}

void TestSamples::aReservation()
{
    const auto fetched =
        orFatal(decodeRetrieved(sample("GuestRequests-OTA_ResRetrieveRS-reservation")));
    const auto pushed =
        orFatal(decodePush(sample("GuestRequests-OTA_HotelResNotifRQ-reservation-push")));
    QCOMPARE(fetched.items.size(), size_t(1));
    const GuestRequest request = orFatal(fetched.items[0].request);
    QVERIFY(*pushed.at(0).request == request);
    const Reservation &r = request.reservation;
    QCOMPARE(r.id, q("6b34fe24ac2ff810"));
    QCOMPARE(r.status, ReservationStatus::New);
    QCOMPARE(r.created->utc(), QDateTime(QDate(2012, 3, 21), QTime(14, 0), Qt::UTC));
    QCOMPARE(r.stays.size(), size_t(1));
    QCOMPARE(r.stays[0].roomTypeCode, q("bigsuite"));
    QCOMPARE(r.stays[0].ratePlanCode, q("123456-xyz"));
    QCOMPARE(r.stays[0].mealPlan, q("1"));
    QCOMPARE(r.stays[0].stay, Stay(Night::of(2012, 1, 1), 11));
    const std::vector<GuestCount> guests{
        {AgeClass::Adult, 2, -1}, {AgeClass::Child, 1, 9}, {AgeClass::Child, 1, 3}};
    QVERIFY(r.stays[0].guests == guests);
    QCOMPARE(*r.total.afterTax, 29900);
    QCOMPARE(r.currency->code(), q("EUR"));
    QCOMPARE(request.details[0].classification, q("42"));
    QCOMPARE(request.details[0].commissionBasisPoints, std::optional<int>(1'500));
    QCOMPARE(r.guarantee.cardBrand, q("VI"));
    QCOMPARE(r.guarantee.lastFour, q("1111"));
    const Person &p = r.guests.at(0);
    QCOMPARE(p.givenName + u' ' + p.surname, q("Otto Mustermann"));
    QCOMPARE(p.prefix, q("Herr"));
    QCOMPARE(request.title, q("Dr"));
    QCOMPARE(p.phones, QStringList({q("+4934567891"), q("+4934567892"), q("+4934567893")}));
    QCOMPARE(request.phoneKinds, QStringList({q("1"), q("3"), q("5")}));
    QCOMPARE(p.email, q("otto.mustermann@example.com"));
    QVERIFY(request.newsletter == true && request.catalogue == true);
    QCOMPARE(p.address.lines, QStringList(q("Musterstraße 1")));
    QCOMPARE(p.address.country, q("DE"));
    QCOMPARE(p.birthDate->iso(), q("1980-01-01"));
    QCOMPARE(request.included.size(), size_t(3));
    QCOMPARE(request.included[2].text, q("Skipass"));
    QVERIFY(r.comment.startsWith(q("Sind Hunde erlaubt?")));
    QVERIFY(r.penalty.contains(q("50%")));
    QCOMPARE(r.source, q("www.example.com"));
    QCOMPARE(request.sources[0].context, q("top banner"));
    QCOMPARE(request.agency->name, q("ACME Travel Agency"));
    QCOMPARE(request.agency->phone, q("+391234567890"));
    QCOMPARE(r.hotelCode, q("123"));
    QVERIFY(!encodePush({request}, Version::V2020_10).contains("4444333322221111"));
}

void TestSamples::noCommissionRefusesAReservation_data()
{
    QTest::addColumn<QByteArray>("told");
    QTest::addColumn<int>("basisPoints");  // -1: none
    QTest::addColumn<qint64>("amount");
    const auto amount = [](const char *attributes) -> QByteArray {
        return QByteArray("<Commission><CommissionPayableAmount ") + attributes + "/></Commission>";
    };
    QTest::newRow("fraction") << QByteArray("<Commission Percent='12.5'/>") << 1'250 << qint64(-1);
    QTest::newRow("beyond") << QByteArray("<Commission Percent='100.01'/>") << -1 << qint64(-1);
    QTest::newRow("no number") << QByteArray("<Commission Percent='x'/>") << -1 << qint64(-1);
    QTest::newRow("amount") << amount("Amount='35.5' CurrencyCode='EUR'") << -1 << qint64(35'50);
    QTest::newRow("of the reservation") << amount("Amount='35.5'") << -1 << qint64(35'50);
    QTest::newRow("negative") << amount("Amount='-1' CurrencyCode='EUR'") << -1 << qint64(-1);
    QTest::newRow("other") << amount("Amount='40' CurrencyCode='USD'") << -1 << qint64(-1);
    QTest::newRow("no currency") << amount("Amount='40' CurrencyCode='?'") << -1 << qint64(-1);
}

void TestSamples::noCommissionRefusesAReservation()
{
    QFETCH(QByteArray, told);
    QFETCH(int, basisPoints);
    QFETCH(qint64, amount);
    QByteArray message = sample("GuestRequests-OTA_HotelResNotifRQ-reservation-push");
    QVERIFY(message.contains("<Commission Percent=\"15\"/>"));
    message.replace("<Commission Percent=\"15\"/>", told);
    const auto pushed = orFatal(decodePush(message));
    const GuestRequest request = orFatal(pushed.at(0).request);
    QCOMPARE(request.reservation.currency->code(), q("EUR"));
    QCOMPARE(request.details[0].commissionBasisPoints.value_or(-1), basisPoints);
    QCOMPARE(request.details[0].commission.value_or(-1), amount);
}

void TestSamples::aRequestAndACancellation()
{
    const auto asked =
        orFatal(decodeRetrieved(sample("GuestRequests-OTA_ResRetrieveRS-request-with-roomtype")));
    const GuestRequest request = orFatal(asked.items.at(0).request);
    QCOMPARE(request.reservation.status, ReservationStatus::Requested);
    QCOMPARE(request.details.at(0).kind, q("8"));
    QCOMPARE(request.details[0].window->earliest.iso(), q("2017-10-03"));
    QCOMPARE(request.details[0].window->latest.iso(), q("2017-10-08"));
    const auto cancelled =
        orFatal(decodeRetrieved(sample("GuestRequests-OTA_ResRetrieveRS-cancellation")));
    QCOMPARE(cancelled.items.at(0).id, q("c24e8b15ca469388"));
    QVERIFY(cancelled.items[0].cancellation);
    QCOMPARE(cancelled.items[0].request->reservation.status, ReservationStatus::Cancelled);
    QVERIFY(orFatal(decodeRetrieved(sample("GuestRequests-OTA_ResRetrieveRS-reservation-empty")))
                .items.empty());
    const auto refused = orFatal(decodeRetrieved(sample("GuestRequests-OTA_ResRetrieveRS-error")));
    QCOMPARE(refused.outcome.grade(), Grade::Error);
    QCOMPARE(refused.outcome.errors.at(0).code, 392);
    const ReadRequest read = orFatal(decodeRead(sample("GuestRequests-OTA_ReadRQ")));
    QCOMPARE(read.hotelName, q("Frangart Inn"));
    QCOMPARE(read.since->utc(), QDateTime(QDate(2012, 3, 21), QTime(14, 0), Qt::UTC));
}

void TestSamples::acknowledgements()
{
    const Acknowledgement report = orFatal(decodeReport(sample("GuestRequests-OTA_ReadRQ-ack")));
    const Acknowledgement answer =
        orFatal(decodePushAnswer(sample("GuestRequests-OTA_HotelResNotifRS-reservation-push")));
    QVERIFY(report == answer);
    const std::vector<Acknowledged> accepted{{q("6b34fe24ac2ff810"), false},
                                             {q("c24e8b15ca469388"), true},
                                             {q("1000000000000001"), false}};
    QVERIFY(report.accepted == accepted);
    QCOMPARE(report.refused.at(0).record, q("f054bbd2f5ebab9"));
    QCOMPARE(report.refused[0].code, 450);
}

void TestSamples::samplesKeepToTheRules()
{
    for (const char *name :
         {"FreeRooms-OTA_HotelInvCountNotifRQ", "FreeRooms-OTA_HotelInvCountNotifRQ-delta",
          "FreeRooms-OTA_HotelInvCountNotifRQ-empty",
          "FreeRooms-OTA_HotelInvCountNotifRQ-closing_seasons"})
        QVERIFY2(violations(orFatal(decodeFreeRooms(sample(name)))).empty(), name);
    const auto plans =
        violations(orFatal(decodeRatePlans(sample("RatePlans-OTA_HotelRatePlanNotifRQ"))));
    QVERIFY2(plans.empty(), plans.empty() ? "" : qPrintable(plans[0].text()));
    const auto fetched =
        orFatal(decodeRetrieved(sample("GuestRequests-OTA_ResRetrieveRS-reservation")));
    QVERIFY(violations(std::vector{*fetched.items[0].request}).empty());
}

QTEST_APPLESS_MAIN(TestSamples)
#include "test_samples.moc"
