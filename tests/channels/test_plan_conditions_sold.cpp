// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel has sold is booked, whichever condition of the rate plan it breaks; the audit
// trail names the condition.
#include "channels/json_feed.h"
#include "channels/json_pair.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

constexpr int kArrival = 4;  ///< days after kToday, a Monday: Friday
constexpr int kNights = 3;

struct Case {
    const char *name;
    const char *reason;  ///< part of the reason that is noted; empty: none
    void (*set)(pricing::PlanConditions &, Night today);
};

const Case kCases[] = {
    {"none", "", [](auto &, Night) {}},
    {"sale begins later", "sold only on", [](auto &c, Night n) { c.saleFrom = n + 1; }},
    {"sale is over", "sold only on", [](auto &c, Night n) { c.saleTo = n - 1; }},
    {"stay begins later", "for nights on", [](auto &c, Night n) { c.stayFrom = n + kArrival + 1; }},
    {"stay ends earlier", "for nights on", [](auto &c, Night n) { c.stayTo = n + kArrival + 1; }},
    {"longer", "at least 4 night", [](auto &c, Night) { c.minNights = kNights + 1; }},
    {"shorter", "at most 2 night", [](auto &c, Night) { c.maxNights = kNights - 1; }},
    {"earlier", "at least 5 day", [](auto &c, Night) { c.minDaysAhead = kArrival + 1; }},
    {"later", "at most 3 day", [](auto &c, Night) { c.maxDaysAhead = kArrival - 1; }},
    {"weekday", "weekdays", [](auto &c, Night) { c.arrivalWeekdays = 0x6f; }},
    {"channel", "channel", [](auto &c, Night) { c.channels = {ChannelId{1}}; }},
    {"code", "code", [](auto &c, Night) { c.code = QStringLiteral("ACME"); }},
};

}  // namespace

class TestPlanConditionsSold : public QObject {
    Q_OBJECT

private slots:
    void aSoldStayIsBookedAndTheConditionIsNoted_data()
    {
        QTest::addColumn<int>("row");
        for (int i = 0; i < int(std::size(kCases)); ++i) QTest::newRow(kCases[i].name) << i;
    }
    void aSoldStayIsBookedAndTheConditionIsNoted()
    {
        QFETCH(int, row);
        JsonPair line(kNoon);
        booking::DescriptionItems items;
        items.plans = {(*line.engine->snapshot(line.property))->plans.front()};
        kCases[row].set(items.plans.front().conditions, line.today);
        if (row > 0) line.command(booking::EditDescription{line.caller(), items, {}, true, {}});
        Feed feed;
        feed.revisions = {{"r1", revision("r1", "b1", room(line.today + kArrival, {}, kNights))}};
        link(line, feed);
        line.run(60);
        QVERIFY(feed.revisions.empty());
        QVERIFY(line.waiting().empty());
        storage::AuditQuery query;
        query.property = line.property;
        query.kinds = {booking::RecordKind::BookingTaken};
        const auto reader = storage::Reader::open(line.engine->file()).value();
        const auto page = reader->ask(storage::AuditTrail{query, 0, 10}).value();
        QCOMPARE(page.rows.size(), size_t(1));
        const QString noted = page.rows.front().step.text.reason;
        const QString wanted = QString::fromLatin1(kCases[row].reason);
        QCOMPARE(noted.isEmpty(), wanted.isEmpty());
        QVERIFY2(noted.contains(wanted), qPrintable(noted));
    }
};

QTEST_GUILESS_MAIN(TestPlanConditionsSold)
#include "test_plan_conditions_sold.moc"
