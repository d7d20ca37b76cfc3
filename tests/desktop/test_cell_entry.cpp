// SPDX-License-Identifier: GPL-3.0-or-later
// What can be typed over cells, and how it is parsed and applied.
#include "desktop/cells/cell_entry.h"
#include "desktop/cells/grid_values.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kGerman(QLocale::German, QLocale::Germany);

Currency euro()
{
    return *Currency::make(QStringLiteral("EUR"));
}

}  // namespace

class TestCellEntry : public QObject {
    Q_OBJECT

private slots:
    void whatIsTypedIsUnderstood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<CellField>("field");
        QTest::addColumn<qint64>("before");
        QTest::addColumn<qint64>("after");
        const auto rooms = CellField::ForSale, rate = CellField::Rate;
        QTest::newRow("a number") << "12" << rooms << 5LL << 12LL;
        QTest::newRow("with spaces") << "  12 " << rooms << 5LL << 12LL;
        QTest::newRow("with a sign of equality") << "=12" << rooms << 5LL << 12LL;
        QTest::newRow("more") << "+5" << rooms << 7LL << 12LL;
        QTest::newRow("fewer") << "-5" << rooms << 7LL << 2LL;
        QTest::newRow("with a real minus") << QStringLiteral("−5") << rooms << 7LL << 2LL;
        QTest::newRow("a share less") << "-10%" << rooms << 20LL << 18LL;
        QTest::newRow("rounded half-even") << "-10 %" << rooms << 5LL << 4LL;
        QTest::newRow("a share more") << "+10%" << rate << 10'050LL << 11'055LL;
        QTest::newRow("a broken share") << "+2.5%" << rate << 10'000LL << 10'250LL;
        QTest::newRow("cents") << "118.50" << rate << -1LL << 11'850LL;
        QTest::newRow("the other decimal mark") << "118,5" << rate << -1LL << 11'850LL;
        QTest::newRow("with a currency") << "EUR 118.50" << rate << -1LL << 11'850LL;
        QTest::newRow("a symbol more") << QStringLiteral("+5 €") << rate << 10'000LL << 10'500LL;
        QTest::newRow("grouped") << "1,200.00" << rate << -1LL << 120'000LL;
        QTest::newRow("whole with zeros") << "12.00" << rooms << 0LL << 12LL;
        QTest::newRow("all of it") << "-100%" << rate << 10'000LL << 0LL;
    }
    void whatIsTypedIsUnderstood()
    {
        QFETCH(QString, text);
        QFETCH(CellField, field);
        QFETCH(qint64, before);
        QFETCH(qint64, after);
        const auto entry = parseEntry(text, field, euro(), kEnglish);
        QVERIFY2(entry, entry ? "" : qPrintable(entry.error().text()));
        const auto value = applyEntry(*entry, before, field);
        QVERIFY2(value, value ? "" : qPrintable(value.error().text()));
        QCOMPARE(*value, after);
    }

    void whatCannotBeIsRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<CellField>("field");
        QTest::addColumn<QString>("reason");
        const auto rooms = CellField::ForSale, rate = CellField::Rate;
        QTest::newRow("nothing") << "" << rooms << "enter a whole number";
        QTest::newRow("only a sign") << "+" << rooms << "whole number";
        QTest::newRow("letters") << "abc" << rooms << "is not valid; enter a whole number";
        QTest::newRow("letters after digits") << "12x" << rate << "is not an amount";
        QTest::newRow("another currency") << "+5 USD" << rate << "not in EUR";
        QTest::newRow("a currency of rooms") << QStringLiteral("5 €") << rooms << "is not valid";
        QTest::newRow("half a room") << "2.5" << rooms << "not a whole number";
        QTest::newRow("too many rooms") << "10000" << rooms << "the maximum is 9999";
        QTest::newRow("too many nights") << "1000" << CellField::MinStay << "the maximum is 999";
        QTest::newRow("a share without a direction") << "10%" << rooms << "needs a sign";
        QTest::newRow("two signs") << "+-5" << rooms << "below zero";
        QTest::newRow("set below zero") << "=-5" << rooms << "below zero";
        QTest::newRow("more decimals than cents") << "1.2345" << rate << "too many decimals";
        QTest::newRow("a foreign thousand") << "1.234" << rate << "too many decimals";
    }
    void whatCannotBeIsRefusedWithAReason()
    {
        QFETCH(QString, text);
        QFETCH(CellField, field);
        QFETCH(QString, reason);
        const auto entry = parseEntry(text, field, euro(), kEnglish);
        QVERIFY(!entry);
        QVERIFY2(entry.error().text().contains(reason), qPrintable(entry.error().text()));
    }

    void resultsBeyondTheLimitsAreRefused()
    {
        const auto fewer = *parseEntry(QStringLiteral("-5"), CellField::ForSale, euro(), kEnglish);
        QVERIFY(!applyEntry(fewer, 4, CellField::ForSale));
        QCOMPARE(*applyEntry(fewer, 5, CellField::ForSale), 0);
        const auto more = *parseEntry(QStringLiteral("+1"), CellField::ForSale, euro(), kEnglish);
        QVERIFY(!applyEntry(more, 9'999, CellField::ForSale));
        QVERIFY(!applyEntry(more, -1, CellField::Rate));  // no rate to change
    }

    void germanNumbersAreReadInGerman()
    {
        const auto value = readNumber(QStringLiteral("1.234,50"), CellField::Rate, euro(), kGerman);
        QVERIFY(value);
        QCOMPARE(*value, 123'450);
        QCOMPARE(*readNumber(QStringLiteral("1.234"), CellField::Rate, euro(), kGerman), 123'400);
        QCOMPARE(*readNumber(QStringLiteral("118.50"), CellField::Rate, euro(), kGerman), 11'850);
    }

    void restrictionsOfACellAreOneText()
    {
        const GridRow type{0, 0, false};
        const auto fields = fieldsOf(GridMode::Restrictions, type);
        const auto read = [&](const char *text) {
            return readCell(QString::fromUtf8(text), fields, euro(), kEnglish);
        };
        const std::vector<FieldValue> all{{CellField::StopSell, 1},
                                          {CellField::ClosedToArrival, 1},
                                          {CellField::ClosedToDeparture, 1},
                                          {CellField::MinStay, 2},
                                          {CellField::MaxStay, 7}};
        QCOMPARE(*read("Stop CTA/D 2–7"), all);
        QCOMPARE(*read("stop cta, ctd 2-7"), all);
        std::vector<FieldValue> none = all;
        for (FieldValue &each : none) each.value = 0;
        QCOMPARE(*read("–"), none);
        none[3].value = 3;
        QCOMPARE(*read("3+"), none);
        QVERIFY(!read("maybe"));
        QVERIFY(!read(""));
    }
};

QTEST_GUILESS_MAIN(TestCellEntry)
#include "test_cell_entry.moc"
