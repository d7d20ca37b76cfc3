// SPDX-License-Identifier: GPL-3.0-or-later
// The events derived from a row, and their order in a file.
#include "csv_text.h"
#include "imports/timeline.h"
#include "support/environment.h"

#include <QByteArrayList>
#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::imports;

namespace {

const Night kMay = Night::of(2016, 5, 1);

ImportRow row(Outcome outcome, int lead, int nights, int settledAfter, int changes = 0)
{
    ImportRow r;
    r.stay = Stay(kMay, nights);
    r.booked = kMay - lead;
    r.outcome = outcome;
    r.settled = kMay + settledAfter;
    r.changes = changes;
    return r;
}

/// "booked 0, in 2, ..." with days counted from 1 May.
QByteArray told(const std::vector<Event> &events)
{
    static const std::array<const char *, 6> kNames = {"booked", "changed", "cancelled",
                                                       "in",     "out",     "no-show"};
    QByteArrayList out;
    for (const Event &e : events) {
        out << QByteArray(kNames[size_t(e.kind)]) + ' ' + QByteArray::number(e.day - kMay);
    }
    return out.join(", ");
}

QByteArray story(const ImportRow &r, int until = 1000, const char *zone = "Europe/Lisbon")
{
    return told(timeline({r}, QTimeZone(zone), kMay + until));
}

}  // namespace

class TimelineTest : public QObject {
    Q_OBJECT

private slots:
    void eachOutcomeHasItsEvents();
    void changesAreSpreadEvenly();
    void whatIsNotSaidWentAsPlanned();
    void historyStopsAtTheEveningOfADay();
    void aHotelsDayHasItsOrder();
    void timesAreTheHotelsOwn();
    void theOrderHoldsForAnyRows();
};

void TimelineTest::eachOutcomeHasItsEvents()
{
    QCOMPARE(story(row(Outcome::Departed, 10, 3, 3)), "booked -10, in 0, out 3");
    QCOMPARE(story(row(Outcome::Departed, 10, 3, 1)), "booked -10, in 0, out 1");
    QCOMPARE(story(row(Outcome::Departed, 0, 3, 0)), "booked 0, in 0, out 0");
    QCOMPARE(story(row(Outcome::Cancelled, 10, 3, -4)), "booked -10, cancelled -4");
    QCOMPARE(story(row(Outcome::Cancelled, 0, 3, 0)), "booked 0, cancelled 0");
    QCOMPARE(story(row(Outcome::NoShow, 10, 3, 0)), "booked -10, no-show 0");
    QCOMPARE(story(row(Outcome::InHouse, 10, 3, 0)), "booked -10, in 0");
    QCOMPARE(story(row(Outcome::Booked, 10, 3, 0)), "booked -10");
}

void TimelineTest::changesAreSpreadEvenly()
{
    QCOMPARE(story(row(Outcome::Departed, 30, 3, 3, 2)),
             "booked -30, changed -20, changed -10, in 0, out 3");
    QCOMPARE(story(row(Outcome::Cancelled, 30, 3, -20, 1)),
             "booked -30, changed -25, cancelled -20");
    QCOMPARE(story(row(Outcome::Departed, 0, 1, 1, 3)),
             "booked 0, changed 0, changed 0, changed 0, in 0, out 1");
}

void TimelineTest::whatIsNotSaidWentAsPlanned()
{
    QCOMPARE(story(row(Outcome::NotSaid, 10, 3, 0)), "booked -10, in 0, out 3");
    QCOMPARE(story(row(Outcome::NotSaid, 10, 3, 0), 1), "booked -10, in 0");
    QCOMPARE(story(row(Outcome::NotSaid, 10, 3, 0), -1), "booked -10");
}

void TimelineTest::historyStopsAtTheEveningOfADay()
{
    const ImportRow r = row(Outcome::Departed, 10, 3, 3);
    QCOMPARE(story(r, 3), "booked -10, in 0, out 3");
    QCOMPARE(story(r, 2), "booked -10, in 0");
    QCOMPARE(story(r, -10), "booked -10");
    QCOMPARE(story(r, -11), "");
    QCOMPARE(story(row(Outcome::NoShow, 1, 3, 0), 0), "booked -1, no-show 0");
}

void TimelineTest::aHotelsDayHasItsOrder()
{
    ImportRow leaves = row(Outcome::Departed, 10, 1, 1), comes = leaves, books = leaves;
    leaves.stay = Stay(kMay - 1, 1);
    leaves.settled = kMay;
    books.booked = kMay;
    books.stay = Stay(kMay + 5, 1);
    books.outcome = Outcome::Booked;
    const auto events = timeline({books, comes, leaves}, QTimeZone("UTC"), kMay + 1);
    std::vector<Event> today;
    for (const Event &e : events) {
        if (e.day == kMay) today.push_back(e);
    }
    QCOMPARE(told(today), "out 0, booked 0, in 0");
}

void TimelineTest::timesAreTheHotelsOwn()
{
    ImportRow r = row(Outcome::Booked, 0, 1, 0);
    const auto at = [&](const char *zone) {
        return timeline({r}, QTimeZone(zone), kMay)[0].effective.utc().toString(Qt::ISODate);
    };
    QCOMPARE(at("UTC"), QStringLiteral("2016-05-01T12:00:00Z"));
    QCOMPARE(at("Europe/Lisbon"), QStringLiteral("2016-05-01T11:00:00Z"));
    QCOMPARE(at("Asia/Tokyo"), QStringLiteral("2016-05-01T03:00:00Z"));
    r.booked = Night::of(2016, 3, 27);  // DST starts in that night
    QCOMPARE(at("Europe/Lisbon"), QStringLiteral("2016-03-27T11:00:00Z"));
}

void TimelineTest::theOrderHoldsForAnyRows()
{
    QVERIFY(rc::check("events are sorted, and those of a row keep their order", [] {
        std::vector<ImportRow> rows;
        const int count = *rc::gen::inRange(1, 20);
        for (int i = 0; i < count; ++i) {
            const int nights = *rc::gen::inRange(1, 15), lead = *rc::gen::inRange(0, 40);
            const auto outcome = static_cast<Outcome>(*rc::gen::inRange(0, 6));
            const bool cancelled = outcome == Outcome::Cancelled;
            ImportRow r =
                row(outcome, lead, nights, *rc::gen::inRange(cancelled ? -lead : 0, nights + 1),
                    *rc::gen::inRange(0, 6));
            rows.push_back(r);
        }
        const char *zone = *rc::gen::element("UTC", "Europe/Lisbon", "America/Sao_Paulo");
        const auto events = timeline(rows, QTimeZone(zone), kMay + *rc::gen::inRange(-50, 50));
        std::vector<int> last(rows.size(), -1);
        for (size_t i = 0; i < events.size(); ++i) {
            RC_ASSERT((i == 0 || events[i - 1].effective <= events[i].effective));
            static constexpr std::array<int, 6> kStage = {0, 1, 2, 2, 3, 2};
            int &before = last[events[i].row];
            const int stage = kStage[size_t(events[i].kind)];
            RC_ASSERT((before < 0 ? stage == 0 : stage > before || stage == 1));
            before = stage;
        }
    }));
}

QTEST_GUILESS_MAIN(TimelineTest)
#include "test_timeline.moc"
