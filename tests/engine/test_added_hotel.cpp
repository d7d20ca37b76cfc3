// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel that is added to a file or database while another one there is sold.
#include "engine/two_hotels.h"
#include "storage/store.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// The first hotel's description for a second one, with rates and a plan for one channel only.
engine::HotelSetup another(const HotelsInOnePlace &h)
{
    engine::HotelSetup setup{h.first[0]->catalogue, h.first[0]->plans, {}};
    setup.catalogue.property.id = {};
    setup.catalogue.property.name = QStringLiteral("Second");
    pricing::RatePlan special = setup.plans.front();
    special.id = RatePlanId{-5};
    special.code = special.name = QStringLiteral("SPECIAL");
    special.conditions.channels = {h.ota(0)};
    setup.plans.push_back(special);
    setup.rates.push_back({0, 0, {kToday, kHorizon}, 9'000});
    return setup;
}

}  // namespace

class TestAddedHotel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void itIsSoldAtOnceAndAfterARestart();
};

void TestAddedHotel::itIsSoldAtOnceAndAfterARestart()
{
    HotelsInOnePlace h;
    QVERIFY(h.make(1));
    QVERIFY(h.engine->run(h.book(0, QStringLiteral("Ana"))));
    const auto added = h.engine->saveHotel(another(h));
    QVERIFY2(added.has_value(), added ? "" : qPrintable(added.error().text()));
    QCOMPARE(h.engine->properties().size(), size_t(2));
    h.hotels.push_back(*added);
    h.first.push_back(*h.engine->snapshot(*added));
    QVERIFY(h.type(1) != h.type(0));
    // A channel has another number in the other hotel, also where a plan names it.
    QVERIFY(h.ota(1) != h.ota(0));
    QCOMPARE(h.first[1]->plans.back().conditions.channels, std::vector{h.ota(1)});
    QVERIFY(h.engine->run(h.book(1, QStringLiteral("Ben"))));
    QVERIFY(h.engine->run(h.book(0, QStringLiteral("Cleo"))));
    h.engine.reset();
    const auto report = storage::verify(h.place.place());
    QVERIFY(report && report->findings.empty());
    QCOMPARE(report->bookings, qint64(3));
    QVERIFY(h.open());
    QCOMPARE(h.engine->properties().size(), size_t(2));
    QCOMPARE((*h.engine->snapshot(h.hotels[0]))->bookings.size(), size_t(2));
    const auto second = *h.engine->snapshot(h.hotels[1]);
    QCOMPARE(second->catalogue.property.name, QStringLiteral("Second"));
    QCOMPARE(second->bookings.size(), size_t(1));
    QCOMPARE(second->plans.back().conditions.channels, std::vector{h.ota(1)});
}

QTEST_GUILESS_MAIN(TestAddedHotel)
#include "test_added_hotel.moc"
