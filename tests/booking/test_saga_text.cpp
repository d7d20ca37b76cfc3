// SPDX-License-Identifier: GPL-3.0-or-later
// The stored texts of sagas and requests: rows of existing databases must stay readable.
#include "booking/saga/saga_text.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;

namespace {

const QByteArray kState =
    R"({"amount":9007199254740993,"attempt":2,"calling":1,"currency":"EUR","doubt":1,"key":"k-1",)"
    R"("purpose":2,"said":"declined","since":1700000000000000,"stage":2})";
const QByteArray kRequest =
    R"({"charged":1250,"charged_in":"USD","guest":"Ana","in":20000,"nights":3,"plan":7,"rooms":0,)"
    R"("total":1200})";

}  // namespace

class TestSagaText : public QObject {
    Q_OBJECT

private slots:
    void aStateKeepsItsText()
    {
        const auto state = sagaStateFrom(kState);
        QVERIFY(state);
        QCOMPARE(state->purpose, SagaPurpose::Refund);
        QCOMPARE(state->amount.minor, 9007199254740993);
        QVERIFY(state->doubt && !state->pending);
        QCOMPARE(state->since.micros, 1700000000000000);
        QCOMPARE(toText(*state), kState);
    }
    void aRequestKeepsItsText()
    {
        const auto request = sagaRequestFrom(kRequest);
        QVERIFY(request);
        QCOMPARE(*request->stay, Stay(Night(20000), 3));
        QCOMPARE(request->plan, RatePlanId{7});
        QCOMPARE(request->rooms, 0);
        QVERIFY(!request->roomType && !request->adults);
        QCOMPARE(request->charged->minor, 1250);
        QCOMPARE(toText(*request), kRequest);
        QVERIFY(!sagaRequestFrom("{}")->stay);
    }
    void aRequestKeepsItsTaxLines()
    {
        SagaRequest request;
        request.total = 20'000;
        pricing::TaxLine room, city;
        room.net = room.included = 20'000;
        city.kind = pricing::TaxLineKind::CityTax;
        city.name = QStringLiteral("City tax");
        city.tax = 400;
        city.collectedBy = pricing::CollectedBy::Property;
        request.taxes = pricing::StayTaxes{{room, city}};
        const auto again = sagaRequestFrom(toText(request));
        QVERIFY(again);
        QVERIFY(again->taxes == request.taxes);
        // Damaged ones are computed again.
        const auto damaged = sagaRequestFrom("{\"taxes\":\"{\\\"lines\\\":1}\",\"total\":20000}");
        QVERIFY(damaged);
        QVERIFY(!damaged->taxes);
        // That none are due is kept, too.
        QVERIFY(!sagaRequestFrom(toText(SagaRequest()))->taxes);
        request.taxes.emplace();
        QVERIFY(sagaRequestFrom(toText(request))->taxes == request.taxes);
    }
    void aDuplicateKeepsItsText()
    {
        DuplicateRequest request;
        request.guest.name = QStringLiteral("Ana");
        request.stay = Stay(Night(20000), 2);
        request.roomType = {3};
        request.rooms = 1;
        const QByteArray text = toText(request);
        QCOMPARE(text, QByteArray(R"({"guest":"Ana","in":20000,"nights":2,"rooms":1,"type":3})"));
        QCOMPARE(*duplicateRequestFrom(text), request);
    }
    void aWrongFieldIsNamed_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("name");
        QTest::newRow("enum") << QByteArray("\"stage\":2") << QByteArray("\"stage\":99")
                              << QStringLiteral("stage");
        QTest::newRow("fraction") << QByteArray("\"attempt\":2") << QByteArray("\"attempt\":2.5")
                                  << QStringLiteral("attempt");
        QTest::newRow("too large")
            << QByteArray("\"attempt\":2") << QByteArray("\"attempt\":4294967298")
            << QStringLiteral("attempt");
        QTest::newRow("type") << QByteArray("\"key\":\"k-1\"") << QByteArray("\"key\":1")
                              << QStringLiteral("key");
        QTest::newRow("currency") << QByteArray("\"EUR\"") << QByteArray("\"?\"")
                                  << QStringLiteral("currency");
    }
    void aWrongFieldIsNamed()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, name);
        const auto state = sagaStateFrom(QByteArray(kState).replace(from, to));
        QVERIFY(!state);
        QCOMPARE(state.error().code, ErrorCode::Corrupt);
        QVERIFY2(state.error().reason.contains(name), qPrintable(state.error().reason));
    }
};

QTEST_GUILESS_MAIN(TestSagaText)
#include "test_saga_text.moc"
