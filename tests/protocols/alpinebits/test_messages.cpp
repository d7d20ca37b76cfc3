// SPDX-License-Identifier: GPL-3.0-or-later
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
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::alpinebits;

namespace {

constexpr Version kVersions[] = {Version::V2020_10, Version::V2022_10, Version::V2024_10};
const Currency kEuro = *Currency::make(QStringLiteral("EUR"));

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

Version anyVersion()
{
    return *rc::gen::element(Version::V2020_10, Version::V2022_10, Version::V2024_10);
}

/// Consecutive ranges of one category, preceded by closing seasons.
FreeRooms anyFreeRooms()
{
    FreeRooms m;
    m.hotelCode = q("quinta");
    m.complete = *rc::gen::arbitrary<bool>();
    m.purged = m.complete && *rc::gen::arbitrary<bool>();
    Night next(20'000);
    const int closed = m.complete ? *rc::gen::inRange(0, 3) : 0;
    const int ranges = *rc::gen::inRange(1, 6);
    for (int i = 0; i < closed + ranges; ++i) {
        Inventory n;
        n.from = next + *rc::gen::inRange(0, 3);
        n.to = n.from + *rc::gen::inRange(0, 40);
        next = n.to + 1;
        n.closed = i < closed;
        if (!n.closed) {
            n.category = q("ST&<1>DX").left(*rc::gen::inRange(1, 9));
            const auto count = [] { return *rc::gen::inRange(0, 99); };
            if (*rc::gen::arbitrary<bool>()) n.counts = {count(), count(), count()};
            if (*rc::gen::arbitrary<bool>()) n.counts.outOfOrder.reset();
        }
        m.inventories.push_back(n);
    }
    return m;
}

RatePlans anyRatePlans()
{
    RatePlans m;
    m.hotelCode = q("quinta");
    m.complete = *rc::gen::arbitrary<bool>();
    RatePlan plan;
    plan.change = *rc::gen::element(PlanChange::New, PlanChange::Overlay);
    plan.code = q("BAR");
    plan.currency = *Currency::make(*rc::gen::element(q("EUR"), q("JPY"), q("KWD")));
    Rate fixed;
    fixed.unitMultiplier = 1;
    fixed.base = {{{}, {}, q("7"), {}}};
    fixed.meals.emplace();
    fixed.meals->code = q("3");
    fixed.meals->indicator = true;
    plan.rates.push_back(fixed);
    if (plan.change == PlanChange::New) {
        plan.offers.emplace_back();
        plan.offers[0].rule.emplace();
        plan.offers[0].rule->occupancies = {{q("10"), {}, {}, {}, {}}};
    }
    Night next(20'000);
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i) {
        Rate rate;
        rate.category = q("STD");
        rate.from = next;
        rate.to = next + *rc::gen::inRange(0, 30);
        next = *rate.to + 1;
        rate.base = {{1, *rc::gen::inRange<qint64>(1, 9'999'999), {}, {}},
                     {2, *rc::gen::inRange<qint64>(1, 9'999'999), {}, q("10")}};
        if (*rc::gen::arbitrary<bool>()) rate.days = *rc::gen::arbitrary<Weekdays>();
        plan.rates.push_back(rate);
        BookingRule rule;
        rule.from = rate.from;
        rule.to = rate.to;
        if (*rc::gen::arbitrary<bool>()) rule.open = *rc::gen::arbitrary<bool>();
        if (*rc::gen::arbitrary<bool>())
            rule.lengths = {{StayLimit::MinArrival, *rc::gen::inRange(1, 9)},
                            {StayLimit::MaxThrough, *rc::gen::inRange(9, 30)}};
        if (*rc::gen::arbitrary<bool>()) rule.arrivals = *rc::gen::arbitrary<Weekdays>();
        plan.rules.push_back(rule);
    }
    m.plans.push_back(plan);
    return m;
}

GuestRequest anyReservation()
{
    GuestRequest g;
    Reservation &r = g.reservation;
    r.id = q("R-%1").arg(*rc::gen::inRange(1, 9999));
    r.status = *rc::gen::element(ReservationStatus::New, ReservationStatus::Modified);
    r.created = Instant{1'780'000'000'000'000};
    r.hotelCode = q("quinta");
    r.currency = kEuro;
    Person p;
    p.givenName = *rc::gen::element(q("Ana"), q("Łukasz"));
    p.surname = q("O'Brien & <Co>");
    p.phones = {q("+351210000000")};
    g.phoneKinds = {q("5")};
    p.email = *rc::gen::element(q(""), q("ana@example.com"));
    r.guests = {p};
    r.comment = *rc::gen::element(q(""), q("Late \"arrival\" ]]>"));
    qint64 total = 0;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        RoomStay s;
        s.roomTypeCode = q("STD");
        s.ratePlanCode = q("BAR");
        s.stay = Stay(Night(*rc::gen::inRange(20'000, 21'000)), *rc::gen::inRange(1, 20));
        s.guests = {{AgeClass::Adult, 2, -1}, {AgeClass::Child, 1, *rc::gen::inRange(0, 17)}};
        s.total.afterTax = *rc::gen::inRange<qint64>(0, 999'999);
        total += *s.total.afterTax;
        r.stays.push_back(s);
        g.details.emplace_back();
    }
    r.total.afterTax = total;
    return g;
}

}  // namespace

class TestMessages : public QObject {
    Q_OBJECT

private slots:
    void goldensAreWrittenAgainAndSayTheSame();
    void goldensKeepToTheSchemas();
    void whatIsWrittenIsReadBackAndKeepsToTheRules();
    void whatIsWrittenKeepsToTheSchemas();
    void damagedDocumentsAreRefused_data();
    void damagedDocumentsAreRefused();
    void oneWrongReservationDoesNotHideTheOthers();
    void aGoldenReservationIsUnderstood();
    void nightlyRatesTravelFrom2024On();
    void aCardNumberIsNeverKept();
    void requestsToSendAgainAreFollowed();
    void neitherSuccessNorErrorIsNotKnown();
    void whatEachSideCanIsWorkedOut();
    void aPushOfWhichNothingIsTakenIsAnswered();
    void aRequestThatIsCutIsReadAsItWasWritten();
    void lengthsOfStayAreOfTheArrivalOrOfTheWholeStay();
    void sumsBeyondSixtyThreeBitsAreRefused();
};

void TestMessages::goldensAreWrittenAgainAndSayTheSame()
{
    const auto goldens = tests::goldenFiles(q("alpinebits/goldens"), q("*.xml"));
    QVERIFY(goldens.size() >= 13);
    for (const QByteArray &xml : goldens) {
        const tests::AlpineMessage &message = tests::alpineMessage(xml);
        // Older versions lack nightly rates and some requests.
        const bool late = xml.contains("RoomRates");
        const auto written = message.rewrite(xml, late ? Version::V2024_10 : Version::V2020_10);
        QVERIFY2(written, qPrintable(written ? QString() : written.error().text()));
        QVERIFY2(message.same(xml, *written), written->constData());
    }
}

void TestMessages::goldensKeepToTheSchemas()
{
    for (const Version version : kVersions) {
        std::vector<QByteArray> messages;
        for (const QByteArray &xml : tests::goldenFiles(q("alpinebits/goldens"), q("*.xml")))
            messages.push_back(*tests::alpineMessage(xml).rewrite(xml, version));
        ROOMRACK_OUTSIDE_AGREES(tests::alpineSchemaSays(version, messages));
    }
}

void TestMessages::whatIsWrittenIsReadBackAndKeepsToTheRules()
{
    QVERIFY(rc::check([] {
        const FreeRooms rooms = anyFreeRooms();
        RC_ASSERT(*decodeFreeRooms(encode(rooms)) == rooms);
        RC_ASSERT(violations(rooms).empty());
        const RatePlans plans = anyRatePlans();
        RC_ASSERT(*decodeRatePlans(encode(plans, anyVersion())) == plans);
        const GuestRequest request = anyReservation();
        const auto read = decodePush(encodePush({request}, anyVersion()));
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->at(0).request == request);
        RC_ASSERT(violations(std::vector{request}).empty());
    }));
}

void TestMessages::whatIsWrittenKeepsToTheSchemas()
{
    std::map<Version, std::vector<QByteArray>> messages;
    QVERIFY(rc::check([&messages] {
        for (const Version version : kVersions) {
            auto &list = messages[version];
            list.push_back(encode(anyFreeRooms()));
            list.push_back(encode(anyRatePlans(), version));
            list.push_back(encode(BaseRates{{}, anyRatePlans()}, version));
            list.push_back(encodePush({anyReservation(), anyReservation()}, version));
            list.push_back(encodeRetrieved({}, {anyReservation()}, version));
        }
    }));
    for (const Version version : kVersions)
        ROOMRACK_OUTSIDE_AGREES(tests::alpineSchemaSays(version, messages[version]));
    // The schema itself detects the error.
    const auto says = tests::alpineSchemaSays(
        Version::V2020_10, {tests::alpineGolden("free_rooms_delta").replace("Start=", "Begin=")});
    QVERIFY(!says->isEmpty());
}

void TestMessages::damagedDocumentsAreRefused_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *before, const char *after, const char *says) {
        QByteArray xml = tests::alpineGolden("free_rooms_complete");
        Q_ASSERT(xml.contains(before));
        QTest::newRow(name) << xml.replace(before, after) << q(says);
    };
    row("DTD", "<OTA_HotelInv", "<!DOCTYPE a [<!ENTITY b 'c'>]><OTA_HotelInv", "document type");
    row("other encoding", "UTF-8", "UTF-16", "");
    row("wrong bytes", "Quinta", "Quint\xff", "");
    row("other root", "OTA_HotelInvCountNotifRQ", "OTA_HotelAvailNotifRQ",
        "is not an AlpineBits OTA_HotelInv");
    row("other namespace", "2003/05", "2003/06", "is not an AlpineBits OTA_HotelInv");
    row("no such day", "2026-07-31", "2026-07-32", "@End");
    row("end before start", "\"2026-08-01\" End=\"2026-08-01\"",
        "\"2026-08-02\" End=\"2026-08-01\"", "is before 2026-08-02");
    row("no start", "Start=\"2026-11-02\" ", "", "Start: is missing");
    row("negative count", "Count=\"7\"", "Count=\"-7\"", "@Count");
    row("count of words", "Count=\"7\"", "Count=\"seven\"", "@Count");
    row("unknown count type", "CountType=\"6\"", "CountType=\"5\"", "must be 2, 6 or 9");
    row("count type twice", "CountType=\"6\"", "CountType=\"2\"", "appears more than once");
    row("neither category nor season", "AllInvCode=\"true\"", "AllInvCode=\"false\"",
        "either a category (InvTypeCode) or a closing season");
    row("cut off", "</OTA_HotelInvCountNotifRQ>", "", "");
    row("more behind", "</OTA_HotelInvCountNotifRQ>", "</OTA_HotelInvCountNotifRQ><a/>", "");
}

void TestMessages::damagedDocumentsAreRefused()
{
    QFETCH(QByteArray, xml);
    QFETCH(QString, says);
    const auto read = decodeFreeRooms(xml);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Invalid);
    QVERIFY2(read.error().text().contains(says), qPrintable(read.error().text()));
}

void TestMessages::oneWrongReservationDoesNotHideTheOthers()
{
    const QByteArray xml =
        tests::alpineGolden("retrieved").replace("End=\"2026-07-16\"", "End=\"2026-07-14\"");
    const auto read = decodeRetrieved(xml);
    QVERIFY(read);
    QCOMPARE(read->items.size(), size_t(3));
    QCOMPARE(read->items[0].id, q("R-1"));
    QVERIFY(!read->items[0].request);
    QVERIFY(read->items[0].request.error().text().contains(q("must be after check-in")));
    QVERIFY(read->items[1].request && read->items[2].request);
    // An error outside of them fails the message.
    QVERIFY(
        !decodeRetrieved(tests::alpineGolden("retrieved").replace("Type=\"11\"", "Type=\"x\"")));
}

void TestMessages::aGoldenReservationIsUnderstood()
{
    const auto read = decodeRetrieved(tests::alpineGolden("retrieved"));
    QVERIFY(read);
    QVERIFY(read->outcome.mustSendRatePlans() && !read->outcome.mustSendFreeRooms());
    const GuestRequest &g = *read->items[0].request;
    const Reservation &r = g.reservation;
    QCOMPARE(r.stays.size(), size_t(2));
    QCOMPARE(*r.total.afterTax, 38700);
    QCOMPARE(g.details[0].commission, std::optional<qint64>(3555));
    QCOMPARE(g.details[1].commissionBasisPoints, std::optional<int>(1'500));
    QCOMPARE(r.guests[0].surname, q("O'Hart"));
    QCOMPARE(r.guests[0].birthDate->iso(), q("1984-02-29"));
    QCOMPARE(g.newsletter, std::optional<bool>(false));
    QCOMPARE(g.catalogue, std::optional<bool>(true));
    QCOMPARE(r.specialRequests, QStringList(q("One dog")));
    QCOMPARE(r.source, q("Example Portal"));
    const GuestRequest &asked = *read->items[1].request;
    QCOMPARE(asked.details[0].window->nights, 7);
    QCOMPARE(asked.reservation.stays[0].stay.nights(), 0);
    QVERIFY(read->items[2].cancellation);
}

void TestMessages::nightlyRatesTravelFrom2024On()
{
    const auto read = decodePush(tests::alpineGolden("push_2024"));
    QVERIFY(read && read->at(0).request);
    const GuestRequest &g = *read->at(0).request;
    const auto &rates = g.reservation.stays.at(0).rates;
    QCOMPARE(rates.size(), size_t(3));
    QCOMPARE(*rates[1].amount.afterTax, 11850);
    QCOMPARE(*rates[2].amount.afterTax, 13900);
    QCOMPARE(g.info, q("paid at the portal"));
    QVERIFY(g.reservation.modified.has_value());
    const auto late = decodePush(encodePush({g}, Version::V2024_10));
    QVERIFY(*late->at(0).request == g);
    const auto early = decodePush(encodePush({g}, Version::V2020_10));
    QVERIFY(early->at(0).request->reservation.stays[0].rates.empty());
    // Rates that omit a night are not used for any night.
    QByteArray gap = tests::alpineGolden("push_2024");
    gap.replace("EffectiveDate=\"2026-07-14\"", "EffectiveDate=\"2026-07-15\"");
    QVERIFY(decodePush(gap)->at(0).request->reservation.stays[0].rates.empty());
}

void TestMessages::aCardNumberIsNeverKept()
{
    const auto read = decodeRetrieved(tests::alpineGolden("retrieved"));
    const Reservation &r = read->items[0].request->reservation;
    QCOMPARE(r.guarantee.lastFour, q("4444"));
    QVERIFY(!hasCardNumber(r.comment));
    for (const Version version : kVersions) {
        const QByteArray written = encodePush({*read->items[0].request}, version);
        QVERIFY(!written.contains("555555") && !written.contains("4111 1111"));
        QVERIFY(written.contains("4444"));
    }
}

void TestMessages::requestsToSendAgainAreFollowed()
{
    const auto read = decodeOutcome(Action::FreeRooms, tests::alpineGolden("free_rooms_answer"));
    QVERIFY(read);
    QCOMPARE(read->grade(), Grade::Warning);
    QVERIFY(read->mustSendFreeRooms());
    QCOMPARE(read->warnings[1].record, q("STD"));
    Outcome handshake;
    handshake.warnings = {{kAdvisory, 0, {}, q("ALPINEBITS_SEND_HANDSHAKE"), q("again")}};
    const auto sent = [&handshake](Version v) {
        return *decodeOutcome(Action::RatePlans, encode(Action::RatePlans, handshake, v));
    };
    QVERIFY(sent(Version::V2024_10).mustHandshake());
    QVERIFY(!sent(Version::V2022_10).mustHandshake());
    QCOMPARE(sent(Version::V2022_10).grade(), Grade::Advisory);
}

void TestMessages::neitherSuccessNorErrorIsNotKnown()
{
    const QByteArray answer = tests::alpineGolden("free_rooms_answer");
    QVERIFY(!decodeOutcome(Action::FreeRooms, QByteArray(answer).replace("<Success/>", "")));
    QVERIFY(!decodeOutcome(Action::FreeRooms,
                           QByteArray(answer).replace(
                               "<Success/>", "<Success/><Errors><Error Type=\"13\"/></Errors>")));
    QVERIFY(!decodeOutcome(Action::RatePlans, answer));
}

void TestMessages::whatEachSideCanIsWorkedOut()
{
    const Capabilities theirs = *decodePing(tests::alpineGolden("ping"));
    QCOMPARE(theirs.best(), std::optional(Version::V2022_10));
    Capabilities ours = theirs;
    ours.versions.pop_back();
    ours.versions[0].actions[1].supports.removeFirst();
    const Capabilities both = intersection(ours, theirs);
    QVERIFY(both == ours);
    QVERIFY(intersection(ours, {}).versions.empty());
    const FreeRoomsRules rules = FreeRoomsRules::of(both, Version::V2020_10);
    QVERIFY(rules.deltas && rules.completeSets);
    QVERIFY(!rules.categories && !rules.closingSeasons);
    for (const char *wrong : {"[]", "{\"versions\":[{}]}", "{\"versions\":[],\"versions\":[]}",
                              "{\"versions\":[{\"version\":\"a\",\"actions\":[1]}]}", "{"})
        QVERIFY2(!capabilitiesOf(wrong), wrong);
}

void TestMessages::aPushOfWhichNothingIsTakenIsAnswered()
{
    Acknowledgement none;
    none.refused = {{3, 402, q("R-1"), {}, q("no such category")}};
    QVERIFY(!encodePushAnswer(none, Version::V2020_10));
    const auto answer = decodePushAnswer(*encodePushAnswer(none, Version::V2022_10));
    QVERIFY(answer);
    QVERIFY(answer->accepted.empty());
    QCOMPARE(answer->errors.at(0).code, 402);
    QVERIFY(answer->errors[0].text.contains(q("R-1")));
}

void TestMessages::aRequestThatIsCutIsReadAsItWasWritten()
{
    GuestRequest g = *decodePush(tests::alpineGolden("push_2024"))->at(0).request;
    g.reservation.specialRequests = {q("One dog\nOne dog\nOne dog")};
    const auto read = decodePush(encodePush({g}, Version::V2024_10));
    const QStringList stayRequests = read->at(0).request->reservation.specialRequests;
    QCOMPARE(stayRequests, QStringList(q("One dog One dog")));
    const auto again = decodePush(encodePush({*read->at(0).request}, Version::V2024_10));
    QCOMPARE(again->at(0).request->reservation.specialRequests, stayRequests);
}

/// The names are the standard's; its own price calculator uses them so (BookingRules of the
/// AlpineBits Alliance's rate plan test application).
void TestMessages::lengthsOfStayAreOfTheArrivalOrOfTheWholeStay()
{
    const std::vector<std::pair<StayLimit, QByteArray>> names = {
        {StayLimit::MinArrival, "SetMinLOS"},
        {StayLimit::MaxArrival, "SetMaxLOS"},
        {StayLimit::MinThrough, "SetForwardMinStay"},
        {StayLimit::MaxThrough, "SetForwardMaxStay"}};
    for (const auto &[limit, name] : names) {
        RatePlans m = *decodeRatePlans(tests::alpineGolden("rate_plans"));
        m.plans[0].rules[0].lengths = {{limit, 4}};
        for (const Version version : {Version::V2020_10, Version::V2022_10, Version::V2024_10}) {
            const QByteArray xml = encode(m, version);
            QVERIFY2(xml.contains("MinMaxMessageType=\"" + name + '"'), name.constData());
            const auto read = decodeRatePlans(xml);
            QVERIFY(read->plans[0].rules[0].lengths == m.plans[0].rules[0].lengths);
        }
    }
}

/// A hundred stays, each with the maximum amount; and a night of twenty amounts with three
/// decimals.
void TestMessages::sumsBeyondSixtyThreeBitsAreRefused()
{
    GuestRequest g = *decodePush(tests::alpineGolden("push_2024"))->at(0).request;
    g.reservation.stays.resize(1);
    g.details.resize(1);
    g.reservation.stays[0].rooms = 1;
    g.reservation.stays[0].rates.clear();
    g.reservation.stays[0].total.afterTax = 99'999'999'999'999'999;
    const auto one = decodePush(encodePush({g}, Version::V2024_10));
    QVERIFY2(one->at(0).request, qPrintable(one->at(0).request.error().text()));
    for (int i = 1; i < 100; ++i) {
        g.reservation.stays.push_back(g.reservation.stays[0]);
        g.details.push_back(g.details[0]);
    }
    const auto many = decodePush(encodePush({g}, Version::V2024_10));
    QVERIFY(many.has_value());
    QVERIFY(!many->at(0).request);
    QVERIFY(many->at(0).request.error().text().contains(q("too large")));
}

QTEST_APPLESS_MAIN(TestMessages)
#include "test_messages.moc"
