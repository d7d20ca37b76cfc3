// SPDX-License-Identifier: GPL-3.0-or-later
// Pasting rates: derived rates are left alone unless asked for, as by typing and filling; amounts
// have currencies, and a copy with headers is pasted without them.
#include "desktop/cells/grid_changes.h"
#include "desktop/inventory/grid_model.h"
#include "desktop/sample_hotel.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

constexpr int kSaver = 1;
const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const Night kToday = Night::of(2026, 7, 11);
const GridRow kDouble{0, 0}, kTwin{0, 1}, kDoubleSaver{0, 0, false, kSaver};

}  // namespace

class TestGridPaste : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(kEnglish); }
    void init()
    {
        view_ = HotelView(tests::sampleHotel(120));
        model_ = std::make_unique<GridModel>(view_);
        model_->fold(kDouble, false);
    }

    void derivedRatesBetweenAreKeptApart()
    {
        const auto plan = paste(QStringLiteral("150\n170\n190\n"), {kDouble});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text()));
        QCOMPARE(plan->cells, 2);
        QCOMPARE(valuesOf(plan->runs), (std::vector<qint64>{150'00, 190'00}));
        QCOMPARE(plan->derivedCells, 1);
        QCOMPARE(valuesOf(plan->derived), (std::vector<qint64>{170'00}));
        QCOMPARE(plan->derived.front().row.plan, view_.rates().plans()[kSaver].id);
        QCOMPARE(plan->where.blocks.front().rows,
                 (std::vector<GridRow>{kDouble, kDoubleSaver, kTwin}));
    }

    void oneValueIsKeptOutOfDerivedRatesToo()
    {
        const auto plan = paste(QStringLiteral("150"), {kDouble, kDoubleSaver, kTwin});
        QVERIFY(plan);
        QCOMPARE(plan->cells, 2);
        QCOMPARE(plan->derivedCells, 1);
        const auto derived = paste(QStringLiteral("150"), {kDoubleSaver});
        QVERIFY(derived);
        QVERIFY(derived->runs.empty());
        QCOMPARE(derived->derivedCells, 1);
    }

    void oneValueForEachRowWithItsOwnRatesPassesDerivedOnesOver()
    {
        const auto plan = paste(QStringLiteral("150\n190\n"), {kDouble, kDoubleSaver, kTwin});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text()));
        QCOMPARE(valuesOf(plan->runs), (std::vector<qint64>{150'00, 190'00}));
        QVERIFY(plan->derived.empty());
    }

    void typingSkipsDerivedRatesBesideOthers()
    {
        const auto rows = [](const GridSelection &where) {
            std::vector<GridRow> all;
            for (const GridBlock &block : where.blocks)
                all.insert(all.end(), block.rows.begin(), block.rows.end());
            return all;
        };
        const GridSelection both{{{{kDouble, kDoubleSaver, kTwin}, kToday, 2}}};
        const TypedRows mixed = typedRows(view_, both, CellField::Rate);
        QCOMPARE(rows(mixed.own), (std::vector<GridRow>{kDouble, kTwin}));
        QCOMPARE(rows(mixed.derived), (std::vector<GridRow>{kDoubleSaver}));
        // Selected alone it is what the user wants to override.
        const GridSelection one{{{{kDoubleSaver}, kToday, 2}}};
        const TypedRows alone = typedRows(view_, one, CellField::Rate);
        QCOMPARE(rows(alone.own), (std::vector<GridRow>{kDoubleSaver}));
        QVERIFY(alone.derived.isEmpty());
    }

    void fillingFromAnotherRowKeepsDerivedRatesApart()
    {
        const FillRequest down{{{kDouble}, kToday, 2}, {{kDoubleSaver, kTwin}, kToday, 2}};
        const CellPlan plan = filledRuns(view_, GridMode::Rates, down);
        const qint64 rate = valueOf(view_, kDouble, CellField::Rate, kToday).value;
        QCOMPARE(plan.cells, 2);
        QCOMPARE(plan.runs.size(), size_t(1));
        QCOMPARE(valuesOf(plan.runs).front(), rate);
        QCOMPARE(plan.derivedCells, 2);
        QCOMPARE(plan.derived.front().row.plan, view_.rates().plans()[kSaver].id);
        QCOMPARE(valuesOf(plan.derived).front(), rate);
        // Along the nights each row repeats itself: derived rates stay derived.
        const FillRequest along{{{kDouble, kDoubleSaver}, kToday, 1},
                                {{kDouble, kDoubleSaver}, kToday + 1, 3}};
        const CellPlan same = filledRuns(view_, GridMode::Rates, along);
        QVERIFY(same.derived.empty());
        QCOMPARE(same.runs.size(), size_t(2));
        for (const booking::CellRun &run : same.runs) {
            if (run.row.plan != view_.rates().plans()[kSaver].id) continue;
            for (const qint64 value : run.values) QCOMPARE(value, kDefaultValue);
        }
    }

    void unreadableCellIsNamedEvenWhereItIsSkipped()
    {
        const auto plan = paste(QStringLiteral("€150\nUSD 170\n190 €\n"), {kDouble});
        QVERIFY(!plan);
        const QString text = plan.error().text();
        QVERIFY2(text.contains(QStringLiteral("Row 2, column 1")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("not in EUR")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Nothing was changed")), qPrintable(text));
    }

    void currenciesAndSpacesArePasted()
    {
        const auto plan =
            paste(QStringLiteral("EUR 160\t160 €\t1.234,50\t1\u202F234,50\n"), {kDouble});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text()));
        QCOMPARE(valuesOf(plan->runs), (std::vector<qint64>{160'00, 160'00, 1'234'50, 1'234'50}));
    }

    void copyWithHeadersIsPastedWithoutThem_data()
    {
        QTest::addColumn<GridMode>("mode");
        QTest::addColumn<QString>("header");
        QTest::newRow("availability") << GridMode::Availability << "Room type\t2026-07-11\t";
        QTest::newRow("rates") << GridMode::Rates << "Room type\tRate plan\t2026-07-11\t";
        QTest::newRow("restrictions")
            << GridMode::Restrictions << "Room type\tRate plan\t2026-07-11\t";
    }
    void copyWithHeadersIsPastedWithoutThem()
    {
        QFETCH(GridMode, mode);
        QFETCH(QString, header);
        const GridSelection from{{{{kDouble, kDoubleSaver, kTwin}, kToday, 3}}};
        const auto copied = copiedWithHeaders(view_, mode, from, kEnglish);
        QVERIFY(copied);
        const QString text = writeTsv(*copied);
        QVERIFY2(text.startsWith(header), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("\nStandard Twin\t")));
        QCOMPARE(text.contains(QStringLiteral("\tNon-refundable\t")),
                 mode != GridMode::Availability);
        const PasteTarget target{{{{{kDouble}, kToday + 30, 1}}}, rowsBelow()};
        const auto with = pastedRuns(view_, mode, *copied, target, kEnglish);
        const auto without =
            pastedRuns(view_, mode, *copiedCells(view_, mode, from, kEnglish), target, kEnglish);
        QVERIFY2(with, with ? "" : qPrintable(with.error().text()));
        QVERIFY(without);
        QCOMPARE(valuesOf(with->runs), valuesOf(without->runs));
        QCOMPARE(valuesOf(with->derived), valuesOf(without->derived));
        QCOMPARE(with->where, without->where);
    }

    void placesOfErrorsCountTheHeaders()
    {
        const auto plan =
            paste(QStringLiteral("Room type\tRate plan\t2026-07-11\nDouble\tBAR\tx\n"), {kDouble});
        QVERIFY(!plan);
        QVERIFY2(plan.error().text().contains(QStringLiteral("Row 2, column 3 (Standard Double")),
                 qPrintable(plan.error().text()));
    }

private:
    std::vector<GridRow> rowsBelow() const
    {
        std::vector<GridRow> rows;
        for (int row = model_->rows().find(kDouble); row < model_->rowCount(); ++row)
            rows.push_back(model_->row(row));
        return rows;
    }
    Result<CellPlan> paste(const QString &text, const std::vector<GridRow> &rows) const
    {
        return pastedRuns(view_, GridMode::Rates, *readTsv(text),
                          {{{{rows, kToday, 1}}}, rowsBelow()}, kEnglish);
    }
    static std::vector<qint64> valuesOf(const CellRuns &runs)
    {
        std::vector<qint64> all;
        for (const booking::CellRun &run : runs)
            all.insert(all.end(), run.values.begin(), run.values.end());
        return all;
    }

    HotelView view_;
    std::unique_ptr<GridModel> model_;
};

QTEST_GUILESS_MAIN(TestGridPaste)
#include "test_grid_paste.moc"
