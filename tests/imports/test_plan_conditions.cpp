// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions of the hotel's rate plans and bookings that are imported: a booking file names no rate
// plan, so they are accepted without one, and nothing is noted.
#include "small_hotel.h"
#include "storage/reader.h"
#include "support/condition_cases.h"

#include <QByteArrayList>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

/// The hotel that is imported into, with its only plan, and what is added to it.
const QByteArrayList kBefore = {"2019-12-30,5,A,A,2,Checked in,,3,0,70",
                                "2020-02-01,5,A,A,2,Confirmed,,60,0,70"};
const QByteArrayList kAdded = {"2020-02-01,3,A,A,2,Confirmed,,60,0,70",
                               "2020-02-01,3,A,A,2,Canceled,2019-12-31,60,0,70"};
const ConditionedSale kSale{Night::of(2020, 1, 1), Stay(Night::of(2020, 2, 1), 3),
                            inventory::ChannelKind::Import};

void require(const SmallHotel &hotel, const ConditionCase &one)
{
    const auto engine = hotel.open();
    const auto read = *engine->snapshot(engine->properties().front().id);
    QCOMPARE(read->catalogue.property.businessDate, kSale.today);
    booking::EditDescription edit;
    edit.caller.property = read->catalogue.property.id;
    edit.caller.actor = kDeskActor;
    edit.items.plans = read->plans;
    QCOMPARE(edit.items.plans.size(), size_t(1));
    one.set(edit.items.plans.front().conditions, kSale);
    QVERIFY(engine->run(engine::Command(edit)));
}

}  // namespace

class TestPlanConditions : public QObject {
    Q_OBJECT

private slots:
    void importedBookingsHaveNoRatePlan_data() { addConditionCases(); }
    void importedBookingsHaveNoRatePlan();
};

void TestPlanConditions::importedBookingsHaveNoRatePlan()
{
    SmallHotel hotel;
    QVERIFY(hotel.import(simple(kBefore)));
    require(hotel, conditionCase());
    const auto summary = hotel.import(simple(kBefore + kAdded));
    QVERIFY2(summary, summary ? "" : qPrintable(summary.error().text()));
    QCOMPARE(summary->bookings, 2);
    QVERIFY(summary->problems.empty());
    const auto reader = storage::Reader::open(hotel.file()).value();
    storage::BookingQuery bookings;
    bookings.property = summary->propertyId;
    const auto booked = reader->ask(storage::Bookings{bookings, 0, 10}).value();
    QCOMPARE(booked.rows.size(), size_t(4));
    for (const storage::BookingRow &row : booked.rows) QVERIFY(!row.booking.plan);
    storage::AuditQuery trail;
    trail.property = summary->propertyId;
    trail.kinds = {booking::RecordKind::BookingTaken, booking::RecordKind::BookingChanged};
    const auto page = reader->ask(storage::AuditTrail{trail, 0, 10}).value();
    QCOMPARE(page.rows.size(), size_t(4));
    for (const storage::AuditRow &row : page.rows) QCOMPARE(row.step.text.reason, QString());
}

QTEST_GUILESS_MAIN(TestPlanConditions)
#include "test_plan_conditions.moc"
