// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of rate plans and channels: what is refused, and for whom, is what a model says that
// keeps every value in one map and knows no order, no gaps and no shortcuts.
#include "inventory/small_hotel.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>
#include <tuple>

using namespace roomrack;
using namespace roomrack::inventory;
using namespace roomrack::tests;

namespace {

const RatePlanId kPlans[] = {{}, {1}, {2}, {3}};
const ChannelId kChannels[] = {{}, {1}, {2}, {3}};

/// Every value that was set, by room type, scope, night and restriction.
class Model {
public:
    void set(int type, const RestrictionScope &scope, Night night, Restriction id, qint32 value)
    {
        values_[{type, scope, night, id}] = value;
    }
    qint32 at(int type, const RestrictionScope &scope, Night night, Restriction id) const
    {
        const auto found = values_.find({type, scope, night, id});
        return found == values_.end() ? 0 : found->second;
    }
    /// Whether the scope's value refuses the stay.
    bool refuses(int type, const RestrictionScope &scope, Stay stay) const
    {
        const auto value = [&](Night night, Restriction id) { return at(type, scope, night, id); };
        for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
            if (value(n, Restriction::StopSell)) return true;
        }
        const Night arrival = stay.checkIn();
        const qint32 most = value(arrival, Restriction::MaxStay);
        return value(arrival, Restriction::ClosedToArrival)
               || value(stay.checkOut(), Restriction::ClosedToDeparture)
               || value(arrival, Restriction::MinStay) > stay.nights()
               || (most > 0 && most < stay.nights());
    }
    bool refuses(int type, Stay stay, const SalePath &sale) const
    {
        for (const RatePlanId plan : kPlans) {
            for (const ChannelId channel : kChannels) {
                const bool concerned =
                    (!plan || plan == sale.plan) && (!channel || channel == sale.channel);
                if (concerned && refuses(type, {plan, channel}, stay)) return true;
            }
        }
        return false;
    }

private:
    std::map<std::tuple<int, RestrictionScope, Night, Restriction>, qint32> values_;
};

template <typename List>
auto oneOf(const List &list)
{
    return list[size_t(*rc::gen::inRange(0, int(std::size(list))))];
}

/// Sets and clears random values in both.
void play(Ledger &ledger, Model &model)
{
    for (int i = *rc::gen::inRange(0, 60); i > 0; --i) {
        const int type = *rc::gen::inRange(0, ledger.types());
        const RestrictionScope scope{oneOf(kPlans), oneOf(kChannels)};
        const Night night = kToday + *rc::gen::inRange(0, 12);
        const RestrictionRow &row = oneOf(kRestrictions);
        const qint32 value = *rc::gen::inRange(0, std::min<int>(row.most, 6) + 1);
        model.set(type, scope, night, row.id, value);
        if (scope.isAll()) {
            setValue(ledger.editType(type, night, i), row, value);
            continue;
        }
        Restrictions now = ledger.scoped().at(type, scope, night);
        setValue(now, row, value);
        ledger.editScoped(type, night, i).set(type, scope, night, now);
    }
}

}  // namespace

class TestScopedNights : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatTheModelRefuses();
    void keepsWhatWasSetAndNothingElse();
    void theStrictestHolds();
    void namesTheStrictestAndItsScope_data();
    void namesTheStrictestAndItsScope();
    void anotherPlanIsAskedForItsOwn();
};

void TestScopedNights::refusesWhatTheModelRefuses()
{
    const auto agrees = [] {
        Ledger ledger(smallHotel(), kToday, kNights);
        Model model;
        play(ledger, model);
        for (int i = 0; i < 20; ++i) {
            const int type = *rc::gen::inRange(0, ledger.types());
            const Stay stay(kToday + *rc::gen::inRange(0, 12), *rc::gen::inRange(1, 8));
            const SalePath sale{oneOf(kPlans), oneOf(kChannels)};
            const bool refused = model.refuses(type, stay, sale);
            RC_ASSERT(grants(ledger, type, stay, 1, false, sale) == !refused);
            RC_ASSERT(grants(ledger, type, stay, 1, true, sale));
            const auto by = restrictionAgainst(ledger, type, stay, sale);
            RC_ASSERT(by.has_value() == refused);
            if (!by) continue;
            RC_ASSERT(by->scope.includes(sale));
            RC_ASSERT(by->value == model.at(type, by->scope, by->night, by->row->id));
            RC_ASSERT(model.refuses(type, by->scope, stay));
        }
    };
    QVERIFY(rc::check("refuses what the model refuses", agrees));
}

void TestScopedNights::keepsWhatWasSetAndNothingElse()
{
    const auto keeps = [] {
        Ledger ledger(smallHotel(), kToday, kNights);
        Model model;
        play(ledger, model);
        for (int type = 0; type < ledger.types(); ++type) {
            for (const ScopeRow &row : ledger.scoped().of(type)) {
                RC_ASSERT(!row.scope.isAll());
                RC_ASSERT(!row.nights.empty());
                for (const ScopedNight &night : row.nights)
                    RC_ASSERT(night.restrictions != Restrictions());
            }
            for (Night n = kToday; n < kToday + 12; ++n) {
                for (const RatePlanId plan : kPlans) {
                    for (const ChannelId channel : kChannels) {
                        const RestrictionScope scope{plan, channel};
                        if (scope.isAll()) continue;
                        const Restrictions now = ledger.scoped().at(type, scope, n);
                        for (const RestrictionRow &row : kRestrictions)
                            RC_ASSERT(valueOf(now, row) == model.at(type, scope, n, row.id));
                    }
                }
            }
        }
    };
    QVERIFY(rc::check("keeps what was set and nothing else", keeps));
}

void TestScopedNights::theStrictestHolds()
{
    Ledger ledger(smallHotel(), kToday, kNights);
    ledger.editType(0, kToday, 1).minStay = 2;
    const Restrictions ofPlan{.flags = 0, .minStay = 4, .maxStay = 9};
    const Restrictions ofChannel{.flags = ClosedToArrival, .minStay = 3, .maxStay = 7};
    ledger.editScoped(0, kToday, 2).set(0, {{1}, {}}, kToday, ofPlan);
    ledger.editScoped(0, kToday, 3).set(0, {{}, {2}}, kToday, ofChannel);
    const Restrictions both = restrictionsFor(ledger, 0, kToday, {{1}, {2}});
    QCOMPARE(both.minStay, 4);
    QCOMPARE(both.maxStay, 7);
    QCOMPARE(both.flags, ClosedToArrival);
    const Restrictions none = restrictionsFor(ledger, 0, kToday, {{3}, {3}});
    QCOMPARE(none.minStay, 2);
    QCOMPARE(none.maxStay, 0);
    QCOMPARE(none.flags, 0);
    QCOMPARE(ledger.type(0, kToday).version, 3);
    QCOMPARE(restrictionsOn(ledger, 0, kToday).size(), size_t(3));
    QVERIFY(restrictionsOn(ledger, 0, kToday).front().scope.isAll());
    QVERIFY(restrictionsOn(ledger, 0, kToday + 1).empty());
}

void TestScopedNights::namesTheStrictestAndItsScope_data()
{
    QTest::addColumn<int>("ofType");
    QTest::addColumn<int>("ofPlan");
    QTest::addColumn<int>("ofChannel");
    QTest::addColumn<int>("plan");
    QTest::addColumn<int>("channel");
    QTest::newRow("the room type alone") << 5 << 0 << 0 << 0 << 0;
    QTest::newRow("the rate plan's is longer") << 5 << 6 << 4 << 1 << 0;
    QTest::newRow("the channel's is longer") << 5 << 6 << 7 << 0 << 2;
    QTest::newRow("of equal ones the broader") << 5 << 5 << 5 << 0 << 0;
    QTest::newRow("a plan before a channel") << 0 << 5 << 5 << 1 << 0;
}

void TestScopedNights::namesTheStrictestAndItsScope()
{
    QFETCH(int, ofType);
    QFETCH(int, ofPlan);
    QFETCH(int, ofChannel);
    QFETCH(int, plan);
    QFETCH(int, channel);
    Ledger ledger(smallHotel(), kToday, kNights);
    const auto atLeast = [](int nights) {
        return Restrictions{.flags = 0, .minStay = quint16(nights), .maxStay = 0};
    };
    setRestrictions(ledger.editType(0, kToday, 1), atLeast(ofType));
    ledger.editScoped(0, kToday, 1).set(0, {{1}, {}}, kToday, atLeast(ofPlan));
    ledger.editScoped(0, kToday, 1).set(0, {{}, {2}}, kToday, atLeast(ofChannel));
    const auto by = restrictionAgainst(ledger, 0, Stay(kToday, 2), {{1}, {2}});
    QVERIFY(by);
    QCOMPARE(by->row->id, Restriction::MinStay);
    QCOMPARE(by->value, std::max({ofType, ofPlan, ofChannel}));
    QCOMPARE(by->scope.plan.value, plan);
    QCOMPARE(by->scope.channel.value, channel);
}

void TestScopedNights::anotherPlanIsAskedForItsOwn()
{
    Ledger ledger(smallHotel(), kToday, kNights);
    const Stay stay(kToday, 2);
    const Restrictions closed{.flags = StopSell, .minStay = 0, .maxStay = 0};
    ledger.editType(0, kToday, 1).flags = StopSell;
    ledger.editScoped(0, kToday, 1).set(0, {{}, {2}}, kToday, closed);
    QVERIFY(!planRestrictionAgainst(ledger, 0, stay, {{1}, {2}}));
    ledger.editScoped(0, kToday, 1).set(0, {{1}, {2}}, kToday, closed);
    QVERIFY(planRestrictionAgainst(ledger, 0, stay, {{1}, {2}}));
    QVERIFY(!planRestrictionAgainst(ledger, 0, stay, {{1}, {3}}));
}

QTEST_GUILESS_MAIN(TestScopedNights)
#include "test_scoped_nights.moc"
