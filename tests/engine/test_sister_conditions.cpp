// SPDX-License-Identifier: GPL-3.0-or-later
// A guest is walked to a sister hotel only on a rate plan that it sells for the stay: the refusal
// names the condition, and the guest keeps the booking.
#include "engine/sister_walk.h"
#include "support/condition_cases.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// Of HotelsInOnePlace::book().
const ConditionedSale kSale{kToday, Stay(kToday + 1, 2)};

}  // namespace

class TestSisterConditions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(2));
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }

    void aPlanThatIsNotSoldRefusesTheWalk_data() { addConditionCases(); }
    void aPlanThatIsNotSoldRefusesTheWalk()
    {
        const ConditionCase &one = conditionCase();
        pricing::PlanConditions conditions;
        one.set(conditions, kSale);
        const auto refused = walk(conditions);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Restricted);
        QCOMPARE(refused.error().field, QLatin1String(one.field));
        QVERIFY(openIn(h_->place.place(), h_->hotels[1]).empty());
        QCOMPARE(openIn(h_->place.place(), h_->hotels[0]).size(), size_t(1));
    }

    /// There is no field for a code.
    void metConditionsAreSold()
    {
        pricing::PlanConditions met = metConditions(kSale);
        met.code.clear();
        const auto sold = walk(met);
        QVERIFY2(sold, sold ? "" : qPrintable(sold.error().text()));
        QCOMPARE(openIn(h_->place.place(), h_->hotels[1]).size(), size_t(1));
    }

private:
    /// Of a new booking, to the hotel whose plan has these conditions.
    Result<Answer> walk(const pricing::PlanConditions &conditions) const
    {
        pricing::RatePlan plan = h_->first[1]->plans.front();
        plan.conditions = conditions;
        const auto edited = h_->engine->run(
            engine::Command(EditDescription{h_->desk(1), {{}, {}, {}, {plan}}, {}, false, {}}));
        if (!edited) return edited;
        const auto booked = h_->engine->run(engine::Command(h_->book(0, kWalkedGuest)));
        if (!booked) return booked;
        auto answer = h_->engine->run(engine::Command(sisterWalk(*h_, booked->booking)));
        h_->engine->flush();
        return answer;
    }

    std::unique_ptr<HotelsInOnePlace> h_;
};

QTEST_GUILESS_MAIN(TestSisterConditions)
#include "test_sister_conditions.moc"
