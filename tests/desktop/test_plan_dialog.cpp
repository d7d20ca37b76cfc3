// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of a rate plan by keyboard: payment, deadlines and conditions, wrong entries, and what
// another desk changes meanwhile. Its forms give back every plan that they are given.
#include "by_keyboard.h"
#include "core/random.h"
#include "desktop/rooms_rates/plan_conditions_form.h"
#include "desktop/rooms_rates/plan_terms_form.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTimeEdit>

#include <array>

using namespace roomrack;
using namespace roomrack::desktop;
using core::Random;
using tests::isWrong;
using tests::press;
using tests::retype;

namespace {

using Shown = tests::ShownRoomsRates;

enum Tab { kPlan, kTerms, kConditions };

const pricing::RatePlan &firstPlan(Shown &shown)
{
    return shown.hotel.session().view().rates().plans().front();
}

void openFirstPlan(Shown &shown)
{
    shown.find<QAbstractButton>("roomsrates.plans")->click();
    auto *table = shown.find<QTableView>("plans.table");
    QVERIFY(tests::tabTo(table));
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY(shown.dialog());
    shown.dialog()->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), shown.dialog());
    QVERIFY(shown.inDialog<QLineEdit>("plan.planCode")->hasFocus());
}

void showTab(Shown &shown, Tab tab)
{
    shown.inDialog<QTabWidget>("plan.tabs")->setCurrentIndex(tab);
}

int tab(Shown &shown)
{
    return shown.inDialog<QTabWidget>("plan.tabs")->currentIndex();
}

int upTo(Random &random, int most)
{
    return random.between(0, most);
}

pricing::CancellationFee someFee(Random &random)
{
    return {upTo(random, 100), upTo(random, 30)};
}

pricing::RatePlan somePlan(Random &random)
{
    pricing::RatePlan plan;
    plan.prepayment = pricing::Prepayment(upTo(random, int(lastOf(pricing::Prepayment{}))));
    if (plan.prepayment == pricing::Prepayment::Percent) plan.prepaidPercent = 1 + upTo(random, 99);
    plan.guarantee = pricing::Guarantee(upTo(random, int(lastOf(pricing::Guarantee{}))));
    plan.terms.refundable = upTo(random, 3) > 0;
    plan.terms.freeUntilDays = upTo(random, 3660);
    plan.terms.freeUntilMinute = upTo(random, 1439);
    plan.terms.feePercent = upTo(random, 100);
    plan.terms.feeNights = upTo(random, 3660);
    for (int steps = upTo(random, int(pricing::kMostFurtherSteps)); steps > 0; --steps)
        plan.terms.further.push_back({upTo(random, 3660), upTo(random, 1439), someFee(random)});
    if (upTo(random, 1) == 1) plan.terms.noShow = someFee(random);
    return plan;
}

pricing::PlanConditions someConditions(Random &random, Night today)
{
    pricing::PlanConditions c;
    for (auto *date : {&c.stayFrom, &c.stayTo, &c.saleFrom, &c.saleTo}) {
        if (upTo(random, 1) == 1) *date = today + upTo(random, 700) - 300;
    }
    c.minNights = upTo(random, pricing::kMostConditionNights);
    c.maxNights = upTo(random, pricing::kMostConditionNights);
    c.minDaysAhead = upTo(random, pricing::kAnyDaysAhead);
    if (upTo(random, 1) == 1) c.maxDaysAhead = upTo(random, pricing::kAnyDaysAhead);
    c.arrivalWeekdays = quint8(upTo(random, pricing::kAllWeekdays));
    c.channelKinds = quint8(upTo(random, 63));
    // Of a channel that the hotel does not have, too.
    for (const qint64 id : {9'000, 1}) {
        if (upTo(random, 1) == 1) c.channels.push_back(ChannelId{id});
    }
    if (upTo(random, 1) == 1) c.code = QStringLiteral("Acme 7");
    c.rounding = pricing::PriceRounding(upTo(random, int(lastOf(pricing::PriceRounding{}))));
    return c;
}

}  // namespace

class TestPlanDialog : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void paymentAndDeadlinesAreEntered()
    {
        Shown shown(*theme_);
        QVERIFY(firstPlan(shown).terms.refundable && !firstPlan(shown).isPrepaid());
        openFirstPlan(shown);
        showTab(shown, kTerms);
        auto *payment = shown.inDialog<QComboBox>("plan.prepayment");
        payment->setFocus();
        QTest::keyClick(payment, Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(tab(shown), int(kConditions));
        QTest::keyClick(shown.dialog()->focusWidget(), Qt::Key_Backtab,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tab(shown), int(kTerms));
        QVERIFY(!shown.inDialog<QSpinBox>("plan.share")->isVisible());
        QVERIFY(tests::tabTo(payment));
        QTest::keyClick(payment, Qt::Key_End);
        // The small hotel has no payment gateway.
        QVERIFY(shown.inDialog<QLabel>("plan.noGateway")->isVisible());
        retype(shown.inDialog<QSpinBox>("plan.share"), "40");
        retype(shown.inDialog<QSpinBox>("plan.freeCancellationUntil"), "7");
        QVERIFY(press(shown.inDialog<QPushButton>("plan.addDeadline")));
        retype(shown.inDialog<QSpinBox>("plan.freeCancellationUntil2"), "1");
        QVERIFY(press(shown.inDialog<QPushButton>("plan.addDeadline")));
        QVERIFY(press(shown.inDialog<QAbstractButton>("plan.removeDeadline3")));
        QVERIFY(press(shown.inDialog<QCheckBox>("plan.noShow")));
        retype(shown.inDialog<QSpinBox>("plan.noShowFee"), "80");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(firstPlan(shown).prepaidPercent, 40);
        const pricing::CancellationTerms &terms = firstPlan(shown).terms;
        QCOMPARE(terms.freeUntilDays, 7);
        QCOMPARE(terms.further.size(), size_t(1));
        QCOMPARE(terms.further.front().fromDays, 1);
        QCOMPARE(terms.further.front().fee, (pricing::CancellationFee{100, 0}));
        QVERIFY(terms.noShow);
        QCOMPARE(terms.noShow->percent, 80);
        const auto *table = shown.find<QTableView>("plans.table");
        QTRY_COMPARE(table->model()->index(0, 6).data().toString(), QStringLiteral("40 % prepaid"));
    }

    void conditionsAreEntered()
    {
        Shown shown(*theme_);
        openFirstPlan(shown);
        showTab(shown, kConditions);
        QVERIFY(press(shown.inDialog<QCheckBox>("plan.saleToSet")));
        retype(shown.inDialog<QLineEdit>("plan.saleTo"), "+30");
        retype(shown.inDialog<QSpinBox>("plan.minLOS"), "3");
        QVERIFY(press(shown.inDialog<QCheckBox>("arrival.day7")));
        retype(shown.inDialog<QLineEdit>("plan.code"), " ACME ");
        auto *sellers = shown.inDialog<QListWidget>("plan.sellers");
        QVERIFY(tests::tabTo(sellers));
        QTest::keyClick(sellers, Qt::Key_End);
        QCOMPARE(sellers->currentRow(), sellers->count() - 1);
        QTest::keyClick(sellers, Qt::Key_Space);
        QCOMPARE(sellers->currentItem()->checkState(), Qt::Checked);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(firstPlan(shown).conditions.minNights, 3);
        const pricing::PlanConditions &now = firstPlan(shown).conditions;
        QCOMPARE(now.saleTo, std::optional(shown.hotel.today() + 30));
        QCOMPARE(int(now.arrivalWeekdays), 0x3f);
        QCOMPARE(now.code, QStringLiteral("ACME"));
        QCOMPARE(now.channels.size(), size_t(1));
        QCOMPARE(now.channels.front(), shown.hotel.session().view().catalogue().channels.back().id);
        pricing::PlanConditions wanted = now;
        wanted.stayFrom = wanted.stayTo = wanted.saleFrom = {};
        wanted.maxNights = wanted.minDaysAhead = 0;
        wanted.maxDaysAhead = pricing::kAnyDaysAhead;
        wanted.channelKinds = 0;
        wanted.rounding = pricing::PriceRounding::None;
        QVERIFY2(now == wanted, "something else was changed");
    }

    void wrongEntriesOpenTheirTab()
    {
        Shown shown(*theme_);
        openFirstPlan(shown);
        showTab(shown, kTerms);
        retype(shown.inDialog<QSpinBox>("plan.freeCancellationUntil"), "1");
        QVERIFY(press(shown.inDialog<QPushButton>("plan.addDeadline")));
        retype(shown.inDialog<QSpinBox>("plan.freeCancellationUntil2"), "9");
        showTab(shown, kConditions);
        QVERIFY(press(shown.inDialog<QCheckBox>("plan.stayFromSet")));
        retype(shown.inDialog<QLineEdit>("plan.stayFrom"), "some day");
        showTab(shown, kPlan);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "plan.stayFrom"));
        QCOMPARE(tab(shown), int(kConditions));
        retype(shown.inDialog<QLineEdit>("plan.stayFrom"), "+5");
        QVERIFY(press(shown.inDialog<QCheckBox>("plan.stayToSet")));
        retype(shown.inDialog<QLineEdit>("plan.stayTo"), "+9");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "plan.freeCancellationUntil2"));
        QCOMPARE(tab(shown), int(kTerms));
        QVERIFY(!isWrong(shown, "plan.stayFrom"));
        QVERIFY(press(shown.inDialog<QAbstractButton>("plan.removeDeadline2")));
        showTab(shown, kConditions);
        retype(shown.inDialog<QLineEdit>("plan.stayTo"), "+4");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "plan.stayTo"));
    }

    void conditionsOfTwoDesksAreBothKept()
    {
        Shown shown(*theme_);
        openFirstPlan(shown);
        showTab(shown, kConditions);
        retype(shown.inDialog<QLineEdit>("plan.code"), "ACME");
        booking::DescriptionItems items;
        items.plans = {firstPlan(shown)};
        items.plans.front().conditions.minNights = 4;
        items.plans.front().terms.feeNights = 2;
        shown.hotel.run(booking::EditDescription{shown.hotel.desk(), items, {}, true, {}});
        QTRY_COMPARE(shown.inDialog<QSpinBox>("plan.minLOS")->value(), 4);
        QCOMPARE(shown.inDialog<QLineEdit>("plan.code")->text(), QStringLiteral("ACME"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(firstPlan(shown).conditions.code, QStringLiteral("ACME"));
        QCOMPARE(firstPlan(shown).conditions.minNights, 4);
        QCOMPARE(firstPlan(shown).terms.feeNights, 2);
    }

    void formsGiveBackWhatTheyAreGiven()
    {
        tests::SmallHotel hotel;
        PlanTermsForm terms(true);
        PlanConditionsForm conditions(hotel.session().view(), hotel.today());
        for (quint64 seed = 1; seed <= 200; ++seed) {
            Random random(seed);
            const pricing::RatePlan plan = somePlan(random);
            pricing::RatePlan readPlan;
            if (!plan.terms.refundable) readPlan.terms = plan.terms;  // it has no deadlines
            terms.fill(plan);
            terms.readInto(readPlan);
            QVERIFY2(readPlan == plan, qPrintable(QStringLiteral("seed %1").arg(seed)));
            const auto wanted = someConditions(random, hotel.today());
            pricing::PlanConditions read = wanted;
            conditions.fill(wanted);
            conditions.readInto(read);
            QVERIFY2(read == wanted, qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
};

QTEST_MAIN(TestPlanDialog)
#include "test_plan_dialog.moc"
