// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {

/// Free until 7 days before arrival at 18:00, then these.
void steps(std::vector<RatePlan> &plans, std::vector<CancellationStep> further)
{
    plans[0].terms.freeUntilDays = 7;
    plans[0].terms.further = std::move(further);
}

}  // namespace

class TestPlans : public QObject {
    Q_OBJECT

private slots:
    void plansThatCanBeAreTaken();
    void wrongPlansAreRefusedByField_data();
    void wrongPlansAreRefusedByField();
    void wrongTermsAreRefusedByField_data();
    void wrongTermsAreRefusedByField() { wrongPlansAreRefusedByField(); }
    void newPlansMayComeWithoutNumbers();
};

void TestPlans::plansThatCanBeAreTaken()
{
    QVERIFY(validate({}));
    QVERIFY(validate({plan(2, 1, -1000), plan(1), plan(3, 2, 0, 2500), plan(4)}));
}

using Spoil = void (*)(std::vector<RatePlan> &);
Q_DECLARE_METATYPE(Spoil)

void TestPlans::wrongPlansAreRefusedByField_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, Spoil spoil, const char *field) {
        QTest::newRow(name) << spoil << QString::fromLatin1(field);
    };
    row(
        "no name", [](auto &p) { p[0].name = QStringLiteral("  "); }, "rate plan");
    row(
        "no code", [](auto &p) { p[1].code.clear(); }, "rate plan code");
    row(
        "code twice", [](auto &p) { p[1].code = QStringLiteral(" P1 "); }, "rate plan code");
    row(
        "number twice", [](auto &p) { p[2].id = p[0].id; }, "rate plan");
    row(
        "missing parent", [](auto &p) { p[1].parent = RatePlanId{77}; }, "base rate plan");
    row(
        "its own parent", [](auto &p) { p[0].parent = p[0].id; }, "base rate plan");
    row(
        "circle of two", [](auto &p) { p[0].parent = p[1].id; }, "base rate plan");
    row(
        "circle of three", [](auto &p) { p[0].parent = p[2].id; }, "base rate plan");
    row(
        "less than nothing", [](auto &p) { p[1].percentBasisPoints = -10001; }, "adjustment");
    row(
        "a thousandfold", [](auto &p) { p[1].percentBasisPoints = 10'000'000; }, "adjustment");
    row(
        "negative days", [](auto &p) { p[0].terms.freeUntilDays = -1; }, "free cancellation until");
    row(
        "25:00", [](auto &p) { p[0].terms.freeUntilMinute = 1500; }, "free cancellation until");
    row(
        "120 % fee", [](auto &p) { p[0].terms.feePercent = 120; }, "cancellation fee");
    row(
        "-1 night", [](auto &p) { p[0].terms.feeNights = -1; }, "cancellation fee");
}

void TestPlans::wrongTermsAreRefusedByField_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, Spoil spoil, const char *field) {
        QTest::newRow(name) << spoil << QString::fromLatin1(field);
    };
    row(
        "deadlines out of order",
        [](auto &p) {
            steps(p, {{1, 1080, {}}, {2, 1080, {}}});
        },
        "free cancellation until");
    row(
        "a deadline before the first",
        [](auto &p) {
            steps(p, {{8, 0, {}}});
        },
        "free cancellation until");
    row(
        "the first deadline twice",
        [](auto &p) {
            steps(p, {{7, 1080, {}}});
        },
        "free cancellation until");
    row(
        "a later deadline after arrival",
        [](auto &p) {
            steps(p, {{-1, 1080, {}}});
        },
        "free cancellation until");
    row(
        "nine deadlines",
        [](auto &p) {
            std::vector<CancellationStep> many;
            for (int minute = 0; minute < 8; ++minute) many.push_back({6, minute, {}});
            steps(p, std::move(many));
        },
        "free cancellation until");
    row(
        "101 % later",
        [](auto &p) {
            steps(p, {{1, 0, {101, 0}}});
        },
        "cancellation fee");
    row(
        "-1 night later",
        [](auto &p) {
            steps(p, {{1, 0, {0, -1}}});
        },
        "cancellation fee");
    row(
        "101 % for a no-show",
        [](auto &p) {
            p[0].terms.noShow = CancellationFee{101, 0};
        },
        "no-show fee");
    row(
        "0 % prepaid", [](auto &p) { p[0].prepayment = Prepayment::Percent; }, "prepayment");
    row(
        "a percentage of a plan that is not prepaid by it",
        [](auto &p) { p[0].prepaidPercent = 30; }, "prepayment");
}

void TestPlans::wrongPlansAreRefusedByField()
{
    QFETCH(Spoil, spoil);
    QFETCH(QString, field);
    std::vector<RatePlan> plans{plan(1), plan(2, 1, -1000), plan(3, 2)};
    QVERIFY(validate(plans));
    spoil(plans);
    const auto refused = validate(plans);
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, field);
    QVERIFY(!refused.error().reason.isEmpty());
}

void TestPlans::newPlansMayComeWithoutNumbers()
{
    std::vector<RatePlan> plans{plan(1), plan(2)};
    for (RatePlan &p : plans) p.id = {};
    QVERIFY(validate(plans));
}

QTEST_GUILESS_MAIN(TestPlans)
#include "test_plans.moc"
