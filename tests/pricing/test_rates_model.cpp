// SPDX-License-Identifier: GPL-3.0-or-later
// The rate book against a model of a map and wide integer arithmetic, on random books.
#include "core/error_values.h"
#include "pricing/hotel.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>
#include <tuple>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {

constexpr int kPlans = 5;

struct Model {
    std::vector<RatePlan> plans;
    std::map<std::tuple<int, qint64, int, int>, qint64> rates;  ///< type, plan, night, guests

    static int slot(int type, int guests) { return guests == (type == 0 ? 2 : 1) ? 0 : guests; }

    std::optional<qint64> own(int type, qint64 plan, int night, int guests) const
    {
        const auto at = rates.find({type, plan, night, slot(type, guests)});
        return at == rates.end() ? std::nullopt : std::optional(at->second);
    }

    std::optional<qint64> price(int type, qint64 plan, int night, int guests) const
    {
        if (const auto p = own(type, plan, night, guests)) return p;
        if (const auto p = own(type, plan, night, 0)) return p;
        const RatePlan &self = plans[size_t(plan - 1)];
        if (!self.parent) return std::nullopt;
        const auto base = price(type, self.parent.value, night, guests);
        if (!base) return std::nullopt;
        const qint64 share = core::divideHalfEven(*base * (10000 + self.percentBasisPoints), 10000);
        return std::max<qint64>(0, share + self.amount);
    }
};

/// Each plan may derive from an earlier one.
std::vector<RatePlan> randomPlans()
{
    std::vector<RatePlan> plans;
    for (qint64 id = 1; id <= kPlans; ++id) {
        plans.push_back(plan(id, *rc::gen::inRange<qint64>(0, id), *rc::gen::inRange(-10000, 20000),
                             *rc::gen::inRange<qint64>(-3000, 3000)));
    }
    return plans;
}

void play(RateBook &book, Model &model)
{
    const int edits = *rc::gen::inRange(0, 120);
    for (int i = 0; i < edits; ++i) {
        const int type = *rc::gen::inRange(0, 2);
        const qint64 id = *rc::gen::inRange<qint64>(1, kPlans + 1);
        const int night = *rc::gen::inRange(0, 12);
        const int guests = *rc::gen::inRange(0, 5);
        const qint64 amount = *rc::gen::inRange<qint64>(-1, 30000);
        const auto key = std::tuple(type, id, night, Model::slot(type, guests));
        book.set(type, RatePlanId{id}, kFirst + night, guests, amount);
        if (amount < 0)
            model.rates.erase(key);
        else
            model.rates[key] = amount;
    }
}

}  // namespace

class TestRatesModel : public QObject {
    Q_OBJECT

private slots:
    void pricesEqualTheModels();
    void quotesEqualTheModels();
    void everyDerivedPlanThatIsAcyclicIsValid();
};

void TestRatesModel::pricesEqualTheModels()
{
    QVERIFY(rc::check([] {
        Model model{randomPlans(), {}};
        RateBook rates = book(model.plans);
        play(rates, model);
        for (int type = 0; type < 2; ++type) {
            for (qint64 id = 1; id <= kPlans; ++id) {
                for (int night = 0; night < 12; ++night) {
                    const int guests = (night + int(id)) % 5;
                    RC_ASSERT(rates.own(type, RatePlanId{id}, kFirst + night, guests)
                              == model.own(type, id, night, guests));
                    RC_ASSERT(rates.price(type, RatePlanId{id}, kFirst + night, guests)
                              == model.price(type, id, night, guests));
                }
            }
        }
    }));
}

void TestRatesModel::quotesEqualTheModels()
{
    QVERIFY(rc::check([] {
        Model model{randomPlans(), {}};
        RateBook rates = book(model.plans);
        play(rates, model);
        const int type = *rc::gen::inRange(0, 2);
        const qint64 id = *rc::gen::inRange<qint64>(1, kPlans + 1);
        const int from = *rc::gen::inRange(0, 12), nights = *rc::gen::inRange(1, 5);
        const int rooms = *rc::gen::inRange(1, 6), guests = *rc::gen::inRange(0, 5);
        const auto quote =
            rates.quote(type, RatePlanId{id}, Stay(kFirst + from, nights), rooms, guests);
        qint64 sum = 0;
        for (int night = from; night < from + nights; ++night) {
            const auto price = model.price(type, id, night, guests);
            if (!price) {
                RC_ASSERT(!quote && quote.error().reason.contains(errorDate(kFirst + night)));
                return;
            }
            sum += *price;
        }
        RC_ASSERT(quote.has_value());
        RC_ASSERT(quote->total == sum * rooms);
        RC_ASSERT(int(quote->nights.size()) == nights);
    }));
}

void TestRatesModel::everyDerivedPlanThatIsAcyclicIsValid()
{
    QVERIFY(rc::check([] {
        std::vector<RatePlan> plans = randomPlans();
        RC_ASSERT(validate(plans).has_value());
        const size_t knot = *rc::gen::inRange<size_t>(0, kPlans);
        plans[knot].parent = plans[*rc::gen::inRange<size_t>(knot, kPlans)].id;
        bool circle = false;
        for (const RatePlan &p : plans) {
            const RatePlan *at = &p;
            int steps = 0;
            while (at->parent && steps++ <= kPlans) at = &plans[size_t(at->parent.value - 1)];
            circle |= steps > kPlans;
        }
        RC_ASSERT(validate(plans).has_value() != circle);
    }));
}

QTEST_GUILESS_MAIN(TestRatesModel)
#include "test_rates_model.moc"
