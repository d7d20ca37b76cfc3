// SPDX-License-Identifier: GPL-3.0-or-later
// One invalid message for each rule that the schema cannot express, made by hand from a valid one.
#include "protocols/alpinebits/messages.h"
#include "protocols/alpinebits/rules.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::alpinebits;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

QStringList words(const std::vector<Error> &errors)
{
    QStringList out;
    for (const Error &e : errors) out += e.text();
    return out;
}

/// FreeRooms with these inventories (category, or "-" for a closing season; from, to, bookable).
struct Line {
    const char *category;
    int from;
    int to;
    int bookable;
    const char *room = "";
};

FreeRooms rooms(std::initializer_list<Line> lines, bool complete = true)
{
    FreeRooms m{q("quinta"), {}, complete, false, {}};
    for (const Line &line : lines) {
        Inventory n;
        n.from = Night(20'000 + line.from);
        n.to = Night(20'000 + line.to);
        n.closed = QByteArray(line.category) == "-";
        if (!n.closed) n.category = q(line.category);
        n.room = q(line.room);
        if (line.bookable >= 0) n.counts.bookable = line.bookable;
        m.inventories.push_back(n);
    }
    return m;
}

QStringList wrong(const FreeRooms &message, const FreeRoomsRules &rules = {})
{
    return words(violations(message, rules));
}

/// Errors of the golden rate plans after a replacement.
QStringList plans(const char *before, const char *after)
{
    QByteArray xml = tests::alpineGolden("rate_plans");
    if (!xml.contains(before)) return {q("nothing to replace")};
    const auto read = decodeRatePlans(xml.replace(before, after));
    return read ? words(violations(*read)) : QStringList(q("not read: ") + read.error().text());
}

}  // namespace

class TestRules : public QObject {
    Q_OBJECT

private slots:
    void rightMessagesKeepToThem();
    void freeRoomsAsAWhole();
    void rangesOfOneCategoryDoNotOverlap();
    void closingSeasonsStandAlone();
    void roomsAndCategoriesAreNotMixed();
    void noMoreThanPhysicallyFree();
    void onlyWhatTheReceiverTakes();
    void ratePlans_data();
    void ratePlans();
    void plansThatAreRemovedOrNameless();
    void aPlanBeginsWithAnOfferOfRules();
    void closingSeasonsOfAMessageAreSeenInItsOrder();
    void completeSetsAreNoMatterOfCapabilityBefore2022();
    void requests();
};

void TestRules::rightMessagesKeepToThem()
{
    for (const char *name : {"free_rooms_complete", "free_rooms_delta"})
        QCOMPARE(wrong(*decodeFreeRooms(tests::alpineGolden(name))), QStringList());
    QCOMPARE(words(violations(*decodeRatePlans(tests::alpineGolden("rate_plans")))), QStringList());
    const auto read = decodeRetrieved(tests::alpineGolden("retrieved"));
    std::vector<GuestRequest> all;
    for (const RequestItem &item : read->items) all.push_back(*item.request);
    QCOMPARE(words(violations(all)), QStringList());
}

void TestRules::freeRoomsAsAWhole()
{
    FreeRooms m = rooms({{"STD", 0, 3, 2}});
    m.hotelCode.clear();
    QCOMPARE(wrong(m), QStringList(q("Inventories: has no hotel code")));
    QCOMPARE(wrong(rooms({}, true)), QStringList());
    QCOMPARE(wrong(rooms({}, false)),
             QStringList(q("Inventories: a delta message must contain at least one Inventory")));
    QCOMPARE(wrong(rooms({{"STD", 3, 2, 1}})),
             QStringList(q("Inventory[0]: the end is before the start")));
    QCOMPARE(wrong(rooms({{"STD", 0, 4000, 1}})),
             QStringList(q("Inventory[0]: the range has more than 4000 nights")));
    QCOMPARE(wrong(rooms({{"", 0, 1, 1}})),
             QStringList(q("Inventory[0]: must have a category or be a closing season")));
    QCOMPARE(wrong(rooms({{"123456789", 0, 1, 1}})),
             QStringList(q("Inventory[0]: the category has more than 8 characters")));
}

void TestRules::rangesOfOneCategoryDoNotOverlap()
{
    QCOMPARE(wrong(rooms({{"STD", 0, 3, 2}, {"SUP", 0, 9, 2}, {"STD", 4, 9, 1}})), QStringList());
    QCOMPARE(wrong(rooms({{"STD", 0, 3, 2}, {"SUP", 0, 9, 2}, {"STD", 3, 9, 1}})),
             QStringList(q("Inventory[2]: overlaps with Inventory[0]")));
    // One long range around two short ones overlaps both.
    QCOMPARE(wrong(rooms({{"STD", 0, 9, 2}, {"STD", 1, 2, 2}, {"STD", 4, 5, 1}})),
             QStringList({q("Inventory[1]: overlaps with Inventory[0]"),
                          q("Inventory[2]: overlaps with Inventory[0]")}));
    QCOMPARE(wrong(rooms({{"STD", 0, 3, 1, "101"}, {"STD", 2, 3, 1, "102"}})), QStringList());
    QCOMPARE(wrong(rooms({{"STD", 0, 3, 1, "101"}, {"STD", 2, 3, 1, "101"}})).size(), 1);
}

void TestRules::closingSeasonsStandAlone()
{
    QCOMPARE(wrong(rooms({{"-", 10, 19, -1}, {"-", 30, 39, -1}, {"STD", 0, 9, 2}})), QStringList());
    QCOMPARE(wrong(rooms({{"-", 10, 19, -1}}, false)),
             QStringList(q("Inventory[0]: closing seasons are allowed in CompleteSet "
                           "messages only")));
    QCOMPARE(wrong(rooms({{"-", 10, 19, 0}})),
             QStringList(q("Inventory[0]: a closing season must not have room counts")));
    QCOMPARE(wrong(rooms({{"STD", 0, 9, 2}, {"-", 10, 19, -1}})),
             QStringList(q("Inventory[1]: closing seasons must come first")));
    QCOMPARE(wrong(rooms({{"-", 10, 19, -1}, {"-", 19, 39, -1}})),
             QStringList(q("Inventory[1]: overlaps with Inventory[0]")));
    QCOMPARE(wrong(rooms({{"-", 10, 19, -1}, {"STD", 19, 25, 2}})),
             QStringList(q("Inventory[1]: has room counts for nights in a closing season")));
    // No bookable rooms is consistent with the season.
    QCOMPARE(wrong(rooms({{"-", 10, 19, -1}, {"STD", 19, 25, -1}})), QStringList());
    FreeRooms named = rooms({{"-", 10, 19, -1}});
    named.inventories[0].category = q("STD");
    QCOMPARE(wrong(named),
             QStringList(q("Inventory[0]: a closing season must apply to the whole hotel")));
}

void TestRules::roomsAndCategoriesAreNotMixed()
{
    QCOMPARE(wrong(rooms({{"STD", 0, 3, 1, "101"}, {"SUP", 0, 3, 2}})),
             QStringList(q("Inventories: rooms and categories must not be mixed in one message")));
    QCOMPARE(wrong(rooms({{"STD", 0, 3, 2, "101"}})),
             QStringList(q("Inventory[0]: an individual room can have at most 1 bookable unit")));
}

void TestRules::noMoreThanPhysicallyFree()
{
    FreeRoomsRules rules;
    rules.free = [](const QString &category, Night night) -> std::optional<int> {
        if (category != QLatin1String("STD")) return std::nullopt;
        return night == Night(20'002) ? 1 : 5;
    };
    QCOMPARE(wrong(rooms({{"STD", 0, 1, 5}, {"STD", 2, 2, 1}, {"STD", 3, 9, 5}}), rules),
             QStringList());
    QCOMPARE(wrong(rooms({{"STD", 0, 4, 5}, {"SUP", 0, 4, 99}}), rules),
             QStringList(q("Inventory[0]: 5 room(s) bookable on 2024-10-06, but only "
                           "1 available")));
}

void TestRules::onlyWhatTheReceiverTakes()
{
    const FreeRoomsRules none = FreeRoomsRules::of({}, Version::V2022_10);
    FreeRooms m = rooms({{"-", 20, 21, -1}, {"STD", 0, 1, 2}});
    m.inventories[1].counts.outOfOrder = 1;
    m.inventories[1].counts.outOfMarket = 1;
    const QStringList said = wrong(m, none);
    for (const char *what : {"not accept CompleteSet messages", "not accept closing seasons",
                             "not accept out-of-order counts", "not accept out-of-market counts",
                             "not accept categories"})
        QCOMPARE(said.filter(q(what)).size(), 1);
    QCOMPARE(wrong(rooms({{"STD", 0, 1, 1, "101"}}, false), none).size(), 2);
}

void TestRules::ratePlans_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *before, const char *after, const char *says) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << q(says);
    };
    row("no hotel", "HotelCode=\"quinta\" ", "", "RatePlans: has no hotel code");
    row("plan twice", "RatePlanCode=\"OLD\"", "RatePlanCode=\"BAR-HB\"",
        "RatePlan[BAR-HB]: appears more than once");
    row("rates overlap", "Fri=\"1\" Sat=\"1\" Sun=\"0\"", "Fri=\"1\" Sat=\"1\" Sun=\"1\"",
        "RatePlan[BAR-HB].Rate[2]: overlaps with Rate[1]");
    row("guests twice", "NumberOfGuests=\"1\" AgeQ", "NumberOfGuests=\"2\" AgeQ",
        "RatePlan[BAR-HB].Rate[1]: has two amounts for 2 guest(s)");
    row("no guests", "NumberOfGuests=\"2\" AmountAfterTax=\"139\"", "AmountAfterTax=\"139\"",
        "RatePlan[BAR-HB].Rate[2]: the number of guests or its amount is missing");
    row("ages overlap", "MinAge=\"3\" MaxAge=\"16\"", "MinAge=\"2\" MaxAge=\"16\"",
        "RatePlan[BAR-HB].Rate[1]: has two amounts for the same age");
    row("age ends early", "MinAge=\"3\" MaxAge=\"16\"", "MinAge=\"16\" MaxAge=\"16\"",
        "RatePlan[BAR-HB].Rate[1]: an age range ends before it starts");
    row("no unit", "RateTimeUnit=\"Day\" UnitMultiplier=\"1\"", "RateTimeUnit=\"Day\"",
        "RatePlan[BAR-HB].Rate[0]: a static rate must have a UnitMultiplier");
    row("no category", "Rate InvTypeCode=\"STD\" Start=\"2026-07-01\" End=\"2026-07-31\" Mon=\"0\"",
        "Rate Start=\"2026-07-01\" End=\"2026-07-31\" Mon=\"0\"",
        "RatePlan[BAR-HB].Rate[2]: has no category");
    row("rules overlap", "CodeContext=\"ROOMTYPE\" Code=\"SUP\" Start=\"2026-08-01\"",
        "Start=\"2026-07-31\"", "RatePlan[BAR-HB].BookingRule[1]: overlaps with BookingRule[0]");
    row("rule without nights",
        "CodeContext=\"ROOMTYPE\" Code=\"SUP\" Start=\"2026-08-01\" End=\"2026-08-02\"",
        "CodeContext=\"ROOMTYPE\" Code=\"SUP\"",
        "RatePlan[BAR-HB].BookingRule[1]: the start or end date is "
        "missing");
    row("shortest above longest", "Time=\"14\"", "Time=\"1\"",
        "RatePlan[BAR-HB].BookingRule[0]: the minimum length of stay exceeds the maximum");
    row("length twice", "SetForwardMinStay", "SetMinLOS",
        "RatePlan[BAR-HB].BookingRule[0]: sets the same length-of-stay limit more than once");
    row("supplement not described", "InvCode=\"CLEAN\" Amount", "InvCode=\"OTHER\" Amount",
        "RatePlan[BAR-HB].Supplement[1]: the description must come before the date ranges");
    row("half a range", "Amount=\"35\" Start=\"2026-07-01\" End", "Amount=\"35\" End",
        "RatePlan[BAR-HB].Supplement[1]: the start or end date is missing");
    row("too many free nights", "NightsRequired=\"7\" NightsDiscounted=\"1\"",
        "NightsRequired=\"1\" NightsDiscounted=\"1\"",
        "RatePlan[BAR-HB].Offer[1]: the number of free nights must "
        "be less than the number of nights required");
    row("other pattern", "\"0000001\"", "\"000001\"",
        "RatePlan[BAR-HB].Offer[1]: the discount pattern does not match the number of nights");
    row("end before start", "Start=\"2026-07-01\" End=\"2026-08-31\"",
        "Start=\"2026-09-01\" End=\"2026-08-31\"", "is before 2026-09-01");
    row("no currency", "CurrencyCode=\"EUR\" ", "", "has no currency");
}

void TestRules::ratePlans()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, says);
    const QStringList said = plans(before.constData(), after.constData());
    QVERIFY2(said.filter(says).size() >= 1, qPrintable(said.join(u'\n')));
}

void TestRules::plansThatAreRemovedOrNameless()
{
    RatePlans m = *decodeRatePlans(tests::alpineGolden("rate_plans"));
    m.plans[0].change = PlanChange::Remove;
    m.plans[1].code.clear();
    QCOMPARE(words(violations(m)),
             QStringList({q("RatePlan[BAR-HB]: a removed rate plan must not contain other data"),
                          q("RatePlan[]: has no code")}));
    RatePlans dated = *decodeRatePlans(tests::alpineGolden("rate_plans"));
    std::rotate(dated.plans[0].rates.begin(), dated.plans[0].rates.begin() + 1,
                dated.plans[0].rates.end());
    QCOMPARE(words(violations(dated)),
             QStringList({q("RatePlan[BAR-HB].Rate[0]: the first rate must be static"),
                          q("RatePlan[BAR-HB].Rate[2]: only the first rate can be static")}));
}

void TestRules::aPlanBeginsWithAnOfferOfRules()
{
    const RatePlans right = *decodeRatePlans(tests::alpineGolden("rate_plans"));
    const auto said = [&right](auto &&change) {
        RatePlans m = right;
        change(m.plans[0]);
        return words(violations(m));
    };
    const QString none = q("RatePlan[BAR-HB]: has no Offer with an OfferRule");
    const QString more = q("RatePlan[BAR-HB]: offers are not allowed in an overlay or "
                           "in a rate plan that is not a master");
    QCOMPARE(said([](RatePlan &p) { p.offers.clear(); }), QStringList(none));
    QVERIFY(said([](RatePlan &p) { p.offers.erase(p.offers.begin()); }).contains(none));
    QCOMPARE(said([](RatePlan &p) { p.master = false; }), QStringList(more));
    QCOMPARE(said([](RatePlan &p) {
                 p.master = false;
                 p.offers.clear();
             }),
             QStringList());
    QVERIFY(said([](RatePlan &p) { p.change = PlanChange::Overlay; }).contains(more));
    QCOMPARE(said([](RatePlan &p) { p.offers[0].rule->occupancies.clear(); }).size(), 1);
    QCOMPARE(said([](RatePlan &p) {
                 p.offers[0].rule->lengths = {{StayLimit::MinThrough, 3}};
             }),
             QStringList(q("RatePlan[BAR-HB].Offer[0]: an offer must not use "
                           "SetForwardMinStay or SetForwardMaxStay")));
    QCOMPARE(said([](RatePlan &p) { p.rates[0].meals.reset(); }),
             QStringList(q("RatePlan[BAR-HB].Rate[0]: a static rate must have a meal plan")));
    QCOMPARE(said([](RatePlan &p) { p.rates[0].base[0].type = q("1"); }).size(), 1);
}

void TestRules::closingSeasonsOfAMessageAreSeenInItsOrder()
{
    const QByteArray season = "<Inventory><StatusApplicationControl Start=\"2026-11-01\" "
                              "End=\"2026-11-30\" AllInvCode=\"true\"/></Inventory>";
    const QByteArray rooms = "<Inventory><StatusApplicationControl Start=\"2026-07-01\" "
                             "End=\"2026-07-31\" InvTypeCode=\"STD\"/></Inventory>";
    const auto said = [](const QByteArray &inventories) {
        return wrong(*decodeFreeRooms(
            "<OTA_HotelInvCountNotifRQ xmlns=\"http://www.opentravel.org/OTA/2003/05\" "
            "Version=\"4\"><UniqueID Type=\"16\" ID=\"1\" Instance=\"CompleteSet\"/>"
            "<Inventories HotelCode=\"quinta\">"
            + inventories + "</Inventories></OTA_HotelInvCountNotifRQ>"));
    };
    QCOMPARE(said(season + rooms), QStringList());
    QCOMPARE(said(rooms + season), QStringList(q("Inventory[1]: closing seasons must come first")));
}

/// The capability exists since 2022-10; before, every server accepts complete sets and none can
/// announce it.
void TestRules::completeSetsAreNoMatterOfCapabilityBefore2022()
{
    Capabilities both;
    for (const Version v : {Version::V2020_10, Version::V2022_10})
        both.versions.push_back({textOf(v), {{q("action_OTA_HotelInvCountNotif"), {}}}});
    QVERIFY(FreeRoomsRules::of(both, Version::V2020_10).completeSets);
    QVERIFY(!FreeRoomsRules::of(both, Version::V2022_10).completeSets);
}

void TestRules::requests()
{
    const auto read = decodeRetrieved(tests::alpineGolden("retrieved"));
    const GuestRequest right = *read->items[0].request;
    const auto said = [&right](auto &&change) {
        GuestRequest g = right;
        change(g);
        return words(violations(std::vector{g}));
    };
    const auto one = [](const char *text) {
        return QStringList(q("HotelReservation[R-1]: ") + q(text));
    };
    QCOMPARE(said([](GuestRequest &g) { g.reservation.hotelCode.clear(); }),
             one("has no hotel code"));
    QCOMPARE(said([](GuestRequest &g) { g.reservation.guests.clear(); }),
             one("the guest's surname is missing"));
    QCOMPARE(said([](GuestRequest &g) { g.reservation.stays.clear(); }), one("has no RoomStays"));
    QCOMPARE(said([](GuestRequest &g) { g.reservation.stays[1].ratePlanCode.clear(); }),
             one("has a stay without a rate plan"));
    QCOMPARE(said([](GuestRequest &g) { g.reservation.stays[1].roomTypeCode.clear(); }),
             one("has a stay without a category"));
    QCOMPARE(said([](GuestRequest &g) { g.reservation.stays[0].total = {}; }),
             one("has a stay without a total"));
    QCOMPARE(said([](GuestRequest &g) { g.reservation.stays[0].guests.clear(); }),
             one("has a stay without guests"));
    QCOMPARE(said([](GuestRequest &g) { g.reservation.stays[0].stay = {}; }),
             one("has a stay without nights"));
    QCOMPARE(said([](GuestRequest &g) { g.details[0].window.emplace(); }),
             one("a reservation must have fixed dates, not an arrival window"));
    QCOMPARE(words(violations(std::vector{right, right})), one("appears more than once"));
    GuestRequest cancelled = right;
    cancelled.reservation.status = ReservationStatus::Cancelled;
    QCOMPARE(words(violations(std::vector{right, cancelled})), QStringList());
}

QTEST_APPLESS_MAIN(TestRules)
#include "test_rules.moc"
