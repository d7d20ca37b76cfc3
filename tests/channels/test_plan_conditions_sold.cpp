// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel has sold is booked, whichever condition of the rate plan it breaks and whichever
// protocol it arrives by; the audit trail names the condition. What a PMS reports of a guest in
// house is no sale.
#include "channels/json_feed.h"
#include "channels/pms_hotel.h"
#include "channels/push_hotel.h"
#include "support/condition_cases.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using booking::RecordKind;
using protocols::ReservationStatus;

namespace {

const QString kReservation = QStringLiteral("W1");

ConditionedSale saleOn(Night today)
{
    return {today, Stay(today + 4, 3), inventory::ChannelKind::Ota};
}

/// The plan that all codes of the channels mean.
booking::EditDescription conditions(const engine::Engine &engine, const booking::Caller &caller,
                                    const pricing::PlanConditions &wanted)
{
    booking::DescriptionItems items;
    items.plans = {(*engine.snapshot(caller.property))->plans.front()};
    items.plans.front().conditions = wanted;
    return {caller, items, {}, true, {}};
}

pricing::PlanConditions brokenBy(const ConditionCase &one, const ConditionedSale &sale)
{
    pricing::PlanConditions conditions;
    one.set(conditions, sale);
    return conditions;
}

/// Reasons of all records of the kind, newest first.
QStringList reasons(const engine::Engine &engine, PropertyId property, RecordKind kind)
{
    storage::AuditQuery query;
    query.property = property;
    query.kinds = {kind};
    const auto reader = storage::Reader::open(engine.file()).value();
    const auto page = reader->ask(storage::AuditTrail{query, 0, 10}).value();
    QStringList all;
    for (const storage::AuditRow &row : page.rows) all += row.step.text.reason;
    return all;
}

struct PushedBy {
    const char *name;
    ChannelId channel;
    QByteArray (*body)(const protocols::Reservation &);
};

const PushedBy kProtocols[] = {
    {"JSON", kJson, jsonBody},
    {"AlpineBits", kAlpine, [](const auto &r) { return alpineBody(r, true); }},
    {"AlpineBits 2020-10", kAlpine, [](const auto &r) { return alpineBody(r, false); }},
    {"OpenTravel", kGds, travelBody},
};

void push(PushHotel &hotel, const PushedBy &by, ReservationStatus status,
          const std::vector<std::pair<QString, Stay>> &rooms)
{
    auto r = reservationOf(kReservation, status, rooms);
    const int version = status == ReservationStatus::New ? 1 : 2;
    r.booker = r.guests.front();
    r.revision = QStringLiteral("v%1").arg(version);
    if (by.channel == kAlpine) r.created = kNoon;
    r.modified = kNoon + version * 60 * kSecond;
    hotel.runUntil(*r.modified);
    QVERIFY(hotel.push(by.channel, by.body(r)));
    QCOMPARE(hotel.waiting(kReservation), QStringList());
    QCOMPARE(hotel.sold(by.channel, kReservation).size(), rooms.size());
}

}  // namespace

class TestPlanConditionsSold : public QObject {
    Q_OBJECT

private slots:
    void aFetchedStayIsBookedAndTheConditionIsNamed_data() { addConditionCases(); }
    void aFetchedStayIsBookedAndTheConditionIsNamed();
    void aPushedStayIsBookedAndTheConditionIsNamed_data() { addProtocols(); }
    void aPushedStayIsBookedAndTheConditionIsNamed();
    void aChangedStayIsBookedAndTheConditionIsNamed_data() { addProtocols(); }
    void aChangedStayIsBookedAndTheConditionIsNamed();
    void metConditionsAreNotNamed_data();
    void metConditionsAreNotNamed();
    void aGuestInHouseStaysLongerWhateverThePlanRequires_data() { addConditionCases(); }
    void aGuestInHouseStaysLongerWhateverThePlanRequires();

private:
    static void addProtocols();
};

void TestPlanConditionsSold::aFetchedStayIsBookedAndTheConditionIsNamed()
{
    const ConditionCase &one = conditionCase();
    JsonPair line(kNoon);
    const ConditionedSale sale = saleOn(line.today);
    line.command(conditions(*line.engine, line.caller(), brokenBy(one, sale)));
    Feed feed;
    feed.revisions = {
        {"r1", revision("r1", "b1", room(sale.stay.checkIn(), {}, sale.stay.nights()))}};
    link(line, feed);
    line.run(60);
    QVERIFY(feed.revisions.empty());
    QVERIFY(line.waiting().empty());
    const QStringList noted = reasons(*line.engine, line.property, RecordKind::BookingTaken);
    QCOMPARE(noted.size(), 1);
    QVERIFY2(noted.front().contains(QLatin1String(one.reason)), qPrintable(noted.front()));
}

void TestPlanConditionsSold::addProtocols()
{
    QTest::addColumn<int>("condition");
    QTest::addColumn<int>("protocol");
    for (int c = 0; c < int(std::size(kConditionCases)); ++c) {
        for (int p = 0; p < int(std::size(kProtocols)); ++p)
            QTest::addRow("%s, %s", kConditionCases[c].name, kProtocols[p].name) << c << p;
    }
}

/// Each room of it.
void TestPlanConditionsSold::aPushedStayIsBookedAndTheConditionIsNamed()
{
    QFETCH(int, protocol);
    const ConditionCase &one = conditionCase();
    const ConditionedSale sale = saleOn(kToday);
    PushHotel hotel;
    QVERIFY(hotel.apply(conditions(*hotel.hotel.engine, hotel.caller(), brokenBy(one, sale))));
    push(hotel, kProtocols[protocol], ReservationStatus::New,
         {{QStringLiteral("R1"), sale.stay}, {QStringLiteral("R3"), sale.stay}});
    const QStringList noted =
        reasons(*hotel.hotel.engine, hotel.hotel.property, RecordKind::BookingTaken);
    QCOMPARE(noted.size(), 2);
    for (const QString &reason : noted)
        QVERIFY2(reason.contains(QLatin1String(one.reason)), qPrintable(reason));
}

/// Its channel sold the plan, and the guest named the code, when it was booked.
void TestPlanConditionsSold::aChangedStayIsBookedAndTheConditionIsNamed()
{
    QFETCH(int, protocol);
    const ConditionCase &one = conditionCase();
    const ConditionedSale sale = saleOn(kToday);
    const Stay before(sale.stay.checkIn(), sale.stay.nights() - 1);
    PushHotel hotel;
    const engine::Engine &engine = *hotel.hotel.engine;
    push(hotel, kProtocols[protocol], ReservationStatus::New, {{QStringLiteral("R1"), before}});
    QVERIFY(hotel.apply(conditions(engine, hotel.caller(), brokenBy(one, sale))));
    push(hotel, kProtocols[protocol], ReservationStatus::Modified,
         {{QStringLiteral("R1"), sale.stay}});
    QCOMPARE(hotel.sold(kProtocols[protocol].channel, kReservation).front().stay, sale.stay);
    QCOMPARE(reasons(engine, hotel.hotel.property, RecordKind::BookingTaken),
             QStringList(QString()));
    const QStringList noted = reasons(engine, hotel.hotel.property, RecordKind::BookingChanged);
    QCOMPARE(noted.size(), 1);
    QCOMPARE(noted.front().isEmpty(), one.isOfTheSource());
    if (!one.isOfTheSource())
        QVERIFY2(noted.front().contains(QLatin1String(one.reason)), qPrintable(noted.front()));
}

void TestPlanConditionsSold::metConditionsAreNotNamed_data()
{
    QTest::addColumn<int>("protocol");
    for (int p = 0; p < int(std::size(kProtocols)); ++p) QTest::newRow(kProtocols[p].name) << p;
}

/// No protocol says which code the guest named.
void TestPlanConditionsSold::metConditionsAreNotNamed()
{
    QFETCH(int, protocol);
    const ConditionedSale sale = saleOn(kToday);
    pricing::PlanConditions met = metConditions(sale);
    met.code.clear();
    PushHotel hotel;
    QVERIFY(hotel.apply(conditions(*hotel.hotel.engine, hotel.caller(), met)));
    push(hotel, kProtocols[protocol], ReservationStatus::New, {{QStringLiteral("R1"), sale.stay}});
    QCOMPARE(reasons(*hotel.hotel.engine, hotel.hotel.property, RecordKind::BookingTaken),
             QStringList(QString()));
}

/// The departure that arrives with the check-in, and a later one.
void TestPlanConditionsSold::aGuestInHouseStaysLongerWhateverThePlanRequires()
{
    const ConditionCase &one = conditionCase();
    // An arrival today is not too far ahead for any plan.
    const bool ahead = one.condition == pricing::Condition::MaxDaysAhead;
    const ConditionedSale sale{ahead ? kToday - 1 : kToday, Stay(kToday, 3),
                               inventory::ChannelKind::Ota};
    PmsHotel hotel;
    const BookingId id = hotel.book(1, 0, 2);
    hotel.apply(conditions(*hotel.hotel.engine, hotel.hotel.desk(), brokenBy(one, sale)));
    hotel.run(5);
    protocols::fias::Guest guest = hotel.guest(QString::number(id.value), QStringLiteral("101"));
    guest.departure = sale.stay.checkOut();
    hotel.line->say(hotel.pms.checkIn(guest, hotel.scheduler->now()));
    hotel.run(2);
    QCOMPARE(hotel.booking(id).status, booking::BookingStatus::CheckedIn);
    QCOMPARE(hotel.booking(id).stay, sale.stay);
    hotel.line->say(hotel.pms.stayUntil(QString::number(id.value), sale.stay.checkOut() + 1,
                                        hotel.scheduler->now()));
    hotel.run(2);
    QCOMPARE(hotel.booking(id).stay.checkOut(), sale.stay.checkOut() + 1);
    QCOMPARE(hotel.waiting(), QStringList());
    QCOMPARE(reasons(*hotel.hotel.engine, hotel.hotel.property, RecordKind::BookingChanged),
             QStringList({QString(), QString()}));
}

QTEST_GUILESS_MAIN(TestPlanConditionsSold)
#include "test_plan_conditions_sold.moc"
