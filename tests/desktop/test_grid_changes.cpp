// SPDX-License-Identifier: GPL-3.0-or-later
// From the user's input in the grid to the changed cells: typing, pasting, filling.
#include "desktop/cells/grid_changes.h"
#include "desktop/inventory/grid_model.h"
#include "desktop/sample_hotel.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

constexpr int kDouble = 0, kTwin = 1, kSuperior = 2;
constexpr int kSaver = 1;
const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kGerman(QLocale::German, QLocale::Germany);
const Night kToday = Night::of(2026, 7, 11);  // a Saturday

GridRow typeRow(int type)
{
    return {type < 2 ? 0 : type - 1, type, type == kSuperior};
}

GridSelection cells(std::vector<GridRow> rows, Night first, int nights)
{
    return {{{std::move(rows), first, nights}}};
}

}  // namespace

class TestGridChanges : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(kEnglish); }
    void init()
    {
        view_ = HotelView(tests::sampleHotel(120));
        model_ = std::make_unique<GridModel>(view_);
    }

    void aSelectionCountsWhatItsRowsAre()
    {
        const auto text = [this](std::vector<GridRow> rows) {
            return selectionText(view_, cells(std::move(rows), kToday, 2)).section(u',', 0, 0);
        };
        GridRow saver = typeRow(kDouble), other = typeRow(kTwin);
        saver.plan = other.plan = kSaver;
        const GridRow pool{0}, second{1};
        QCOMPARE(text({typeRow(kDouble), typeRow(kTwin)}), QStringLiteral("2 room type(s)"));
        QCOMPARE(text({pool, second}), QStringLiteral("2 pool(s)"));
        QCOMPARE(text({saver, other}), QStringLiteral("2 rate(s)"));
        QCOMPARE(text({pool, typeRow(kDouble)}), QStringLiteral("2 row(s)"));
    }

    void relativeEditCountsFromEachCell()
    {
        apply(settingRuns(view_, cells({typeRow(kDouble)}, kToday, 1), CellField::ForSale, 10));
        const auto entry = CellEntry{CellEntry::Kind::Add, 5};
        const auto runs =
            typedRuns(view_, cells({typeRow(kDouble)}, kToday, 2), CellField::ForSale, entry);
        QVERIFY(runs);
        QCOMPARE(runs->size(), size_t(1));
        QCOMPARE(runs->front().values, (std::vector<qint64>{15, 69}));  // 64 is the default
    }

    void typedOverSeveralRowsAndRangesGoesEverywhere()
    {
        GridSelection where = cells({typeRow(kDouble), typeRow(kTwin)}, kToday, 3);
        where.blocks.push_back({{typeRow(kSuperior)}, kToday + 20, 2});
        const auto runs = typedRuns(view_, where, CellField::ForSale, {CellEntry::Kind::Set, 7});
        QVERIFY(runs);
        apply(*runs);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(view_.ledger().type(kDouble, kToday + i).typed, 7);
            QCOMPARE(view_.ledger().type(kTwin, kToday + i).typed, 7);
        }
        QCOMPARE(view_.ledger().type(kSuperior, kToday + 21).typed, 7);
        QCOMPARE(view_.ledger().type(kSuperior, kToday).typed, inventory::kForSaleByDefault);
    }

    void impossibleResultNamesTheCellAndChangesNothing()
    {
        apply(settingRuns(view_, cells({typeRow(kTwin)}, kToday + 1, 1), CellField::ForSale, 3));
        const auto runs = typedRuns(view_, cells({typeRow(kTwin)}, kToday, 3), CellField::ForSale,
                                    {CellEntry::Kind::Add, -5});
        QVERIFY(!runs);
        QVERIFY2(runs.error().text().contains(QStringLiteral("Standard Twin, 12 Jul")),
                 qPrintable(runs.error().text()));
    }

    void nightsThatAreOverStayAsTheyAre()
    {
        const auto runs = typedRuns(view_, cells({typeRow(kTwin)}, kToday - 2, 4),
                                    CellField::ForSale, {CellEntry::Kind::Set, 1});
        QVERIFY(runs);
        QCOMPARE(runs->front().range.first, kToday);
        QCOMPARE(runs->front().range.nights, 2);
    }

    void derivedPriceBecomesAnExceptionAndGoesBack()
    {
        const GridRow saver{0, kDouble, false, kSaver};
        const GridSelection where = cells({saver}, kToday, 1);
        const qint64 base = view_.rates().basePrice(kDouble, kToday);
        const CellValue derived = valueOf(view_, saver, CellField::Rate, kToday);
        QVERIFY(!derived.byHand);
        QCOMPARE(derived.value, divideHalfEven(base * 9, 10));
        QVERIFY(planFace(view_, kDouble, kSaver, kToday).derived);
        QVERIFY(describeCell(view_, saver, kToday).contains(QStringLiteral("BAR − 10 %")));

        apply(*typedRuns(view_, where, CellField::Rate, {CellEntry::Kind::Set, 99'00}));
        QVERIFY(valueOf(view_, saver, CellField::Rate, kToday).byHand);
        QVERIFY(planFace(view_, kDouble, kSaver, kToday).priceByHand);
        QVERIFY(describeCell(view_, saver, kToday).contains(QStringLiteral("manual")));
        QCOMPARE(view_.rates().basePrice(kDouble, kToday), base);

        apply(defaultRuns(view_, GridMode::Rates, where));
        QVERIFY(!valueOf(view_, saver, CellField::Rate, kToday).byHand);
        QCOMPARE(valueOf(view_, saver, CellField::Rate, kToday).value, derived.value);
    }

    void copyAndPasteIsAFullCircle_data()
    {
        QTest::addColumn<GridMode>("mode");
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("availability") << GridMode::Availability << kEnglish;
        QTest::newRow("rates") << GridMode::Rates << kEnglish;
        QTest::newRow("rates in German") << GridMode::Rates << kGerman;
        QTest::newRow("restrictions") << GridMode::Restrictions << kEnglish;
    }
    void copyAndPasteIsAFullCircle()
    {
        QFETCH(GridMode, mode);
        QFETCH(QLocale, locale);
        makeColourful();
        const GridSelection from = cells({typeRow(kDouble), typeRow(kTwin)}, kToday, 9);
        const GridSelection to = cells({typeRow(kDouble)}, kToday + 30, 1);
        const auto copied = copiedCells(view_, mode, from, locale);
        QVERIFY(copied);
        const auto table = readTsv(writeTsv(*copied));
        QVERIFY(table);
        const auto plan =
            pastedRuns(view_, mode, *table, {to, rowsFrom(model_->rows().ofType(kDouble))}, locale);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text()));
        QCOMPARE(plan->cells, 18);
        apply(plan->runs);
        for (const int type : {kDouble, kTwin}) {
            for (int i = 0; i < 9; ++i) {
                for (const CellField field : fieldsOf(mode, typeRow(type))) {
                    QCOMPARE(valueOf(view_, typeRow(type), field, kToday + 30 + i).value,
                             valueOf(view_, typeRow(type), field, kToday + i).value);
                }
            }
        }
    }

    void badPasteIsRefusedAsAWhole_data()
    {
        QTest::addColumn<GridMode>("mode");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        const auto a = GridMode::Availability, r = GridMode::Rates;
        QTest::newRow("letters") << a << "1\tabc\n2\t3\n"
                                 << "Row 1, column 2 (Standard Double, 12 Jul)";
        QTest::newRow("letters twice") << a << "1\tabc\n2\tx\n"
                                       << "1 more cell(s) are invalid";
        QTest::newRow("a hole") << a << "1\t2\n\t3\n"
                                << "Row 2, column 1";
        QTest::newRow("uneven rows") << a << "1\t2\n3\n"
                                     << "Row 2 of the clipboard has 1 cells";
        QTest::newRow("a negative number of rooms") << a << "1\t-2\n"
                                                    << "below zero";
        QTest::newRow("half a room") << a << "1\t2.5\n"
                                     << "not a whole number";
        QTest::newRow("another decimal mark") << r << "1.234,567\t1\n"
                                              << "too many decimals";
        QTest::newRow("too many columns") << a << QStringLiteral("1\t").repeated(119) + u'1'
                                          << "120 columns, but only 110 night(s) from 11 Jul 2026";
        QTest::newRow("too many rows") << a << QStringLiteral("1\t1\n").repeated(40) << "40 rows";
        QTest::newRow("nothing") << a << ""
                                 << "no text";
    }
    void badPasteIsRefusedAsAWhole()
    {
        QFETCH(GridMode, mode);
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const auto plan = paste(mode, text, cells({typeRow(kDouble)}, kToday, 1));
        QVERIFY(!plan);
        QVERIFY2(plan.error().text().contains(reason), qPrintable(plan.error().text()));
    }

    void pasteIntoPastNightsOrAnotherShapeIsRefused()
    {
        const QString four = QStringLiteral("1\t2\n3\t4\n");
        const auto past =
            paste(GridMode::Availability, four, cells({typeRow(kDouble)}, kToday - 1, 1));
        QVERIFY(!past);
        QVERIFY(past.error().text().contains(QStringLiteral("in the past")));
        const auto odd = paste(GridMode::Availability, four,
                               cells({typeRow(kDouble), typeRow(kTwin)}, kToday, 3));
        QVERIFY(!odd);
        QVERIFY2(odd.error().text().contains(QStringLiteral("2 × 2 cells, the selection 2 × 3")),
                 qPrintable(odd.error().text()));
    }

    void tableFillsASelectionThatItDivides()
    {
        const auto plan = paste(GridMode::Availability, QStringLiteral("1\t2\n"),
                                cells({typeRow(kDouble), typeRow(kTwin)}, kToday, 4));
        QVERIFY(plan);
        QCOMPARE(plan->cells, 8);
        for (const booking::CellRun &run : plan->runs) {
            QCOMPARE(run.values, (std::vector<qint64>{1, 2, 1, 2}));
        }
    }

    void oneCellGoesIntoEveryRange()
    {
        GridSelection where = cells({typeRow(kDouble)}, kToday, 2);
        where.blocks.push_back({{typeRow(kSuperior)}, kToday + 9, 3});
        const auto plan = paste(GridMode::Availability, QStringLiteral("4\n"), where);
        QVERIFY(plan);
        QCOMPARE(plan->cells, 5);
        apply(plan->runs);
        QCOMPARE(view_.ledger().type(kSuperior, kToday + 11).typed, 4);
    }

    void poolsAndPlansAreNotInTheWayOfATable()
    {
        model_->fold(typeRow(kDouble), false);
        const auto plan = pastedRuns(
            view_, GridMode::Availability, *readTsv(QStringLiteral("1\n2\n3\n")),
            {cells({typeRow(kDouble)}, kToday, 1), rowsFrom(model_->rows().ofType(kDouble))},
            kEnglish);
        QVERIFY(plan);
        apply(plan->runs);
        QCOMPARE(view_.ledger().type(kDouble, kToday).typed, 1);
        QCOMPARE(view_.ledger().type(kTwin, kToday).typed, 2);
        QCOMPARE(view_.ledger().type(kSuperior, kToday).typed, 3);
    }

    void weekFilledOnKeepsItsWeekdays_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("nights");
        QTest::newRow("to the right") << 7 << 25;
        QTest::newRow("to the left") << -14 << 14;
    }
    void weekFilledOnKeepsItsWeekdays()
    {
        QFETCH(int, from);
        QFETCH(int, nights);
        const Night monday = kToday + 30;
        for (int i = 0; i < 7; ++i) {
            apply(settingRuns(view_, cells({typeRow(kTwin)}, monday + i, 1), CellField::ForSale,
                              10 + i));
        }
        const FillRequest fillRequest{{{typeRow(kTwin)}, monday, 7},
                                      {{typeRow(kTwin)}, monday + from, nights}};
        apply(filledRuns(view_, GridMode::Availability, fillRequest).runs);
        for (int i = 0; i < nights; ++i) {
            const Night night = monday + (from + i);
            const int weekday = ((from + i) % 7 + 7) % 7;
            QCOMPARE(view_.ledger().type(kTwin, night).typed, 10 + weekday);
            QCOMPARE(night.weekday(), (monday + weekday).weekday());
        }
    }

    void fillingUpwardsEndsThePatternWhereItBegins()
    {
        apply(settingRuns(view_, cells({typeRow(kTwin)}, kToday, 1), CellField::ForSale, 5));
        apply(settingRuns(view_, cells({typeRow(kSuperior)}, kToday, 1), CellField::ForSale, 6));
        const FillRequest fillRequest{{{typeRow(kTwin), typeRow(kSuperior)}, kToday, 1},
                                      {{typeRow(kDouble)}, kToday, 1},
                                      true};
        apply(filledRuns(view_, GridMode::Availability, fillRequest).runs);
        QCOMPARE(view_.ledger().type(kDouble, kToday).typed, 6);
    }

    void whatFollowsByItselfIsFilledOnAsSuch()
    {
        apply(settingRuns(view_, cells({typeRow(kTwin)}, kToday, 5), CellField::ForSale, 2));
        apply(settingRuns(view_, cells({typeRow(kTwin)}, kToday, 1), CellField::ForSale,
                          kDefaultValue));
        const FillRequest fillRequest{{{typeRow(kTwin)}, kToday, 1},
                                      {{typeRow(kTwin)}, kToday + 1, 4}};
        apply(filledRuns(view_, GridMode::Availability, fillRequest).runs);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(view_.ledger().type(kTwin, kToday + i).typed, inventory::kForSaleByDefault);
        }
    }

    void rangesClickedTogetherAreOneRectangle()
    {
        const GridBlock left{{typeRow(kDouble)}, kToday, 2},
            right{{typeRow(kDouble)}, kToday + 2, 1};
        const GridBlock below{{typeRow(kTwin)}, kToday, 3};
        QCOMPARE(joined({{left, right}}).blocks.size(), size_t(1));
        const GridSelection all = joined({{left, right, below}});
        QCOMPARE(all.blocks.size(), size_t(1));
        QCOMPARE(all.blocks.front().rows.size(), size_t(2));
        QCOMPARE(joined({{left, below}}).blocks.size(), size_t(2));
        QVERIFY(!copiedCells(view_, GridMode::Rates, {{left, below}}, kEnglish));
    }

private:
    /// Applies the runs as the engine would, as far as this test checks it.
    void apply(const CellRuns &runs)
    {
        engine::ChangeSet change;
        change.property = view_.property().id;
        change.commitNumber = view_.commitNumber() + 1;
        for (const booking::CellRun &run : runs) {
            const int type = view_.catalogue().typeIndex(run.row.roomType);
            for (int i = 0; i < run.range.nights; ++i) {
                const Night night = run.range.first + i;
                const qint64 value = run.values[run.values.size() == 1 ? 0 : size_t(i)];
                if (run.row.field == CellField::Rate) {
                    change.rates.push_back({run.row.roomType, run.row.plan, 0, night, value});
                    continue;
                }
                inventory::TypeNight cell = view_.ledger().type(type, night);
                for (const engine::TypeCell &before : change.types) {
                    if (before.roomType == run.row.roomType && before.night == night)
                        cell = before.cell;
                }
                setField(cell, run.row.field, value);
                change.types.push_back({run.row.roomType, night, cell});
            }
        }
        view_.apply(change);
    }

    static void setField(inventory::TypeNight &cell, CellField field, qint64 value)
    {
        const auto flag = [&](quint8 bit) {
            cell.flags = quint8(value ? cell.flags | bit : cell.flags & ~bit);
        };
        switch (field) {
        case CellField::ForSale: cell.typed = qint32(value); break;
        case CellField::StopSell: flag(inventory::StopSell); break;
        case CellField::ClosedToArrival: flag(inventory::ClosedToArrival); break;
        case CellField::ClosedToDeparture: flag(inventory::ClosedToDeparture); break;
        case CellField::MinStay: cell.minStay = quint16(value); break;
        case CellField::MaxStay: cell.maxStay = quint16(value); break;
        default: break;
        }
    }

    /// Sets values of every kind in the nights that are copied.
    void makeColourful()
    {
        const GridSelection one = cells({typeRow(kDouble)}, kToday + 1, 2);
        apply(settingRuns(view_, one, CellField::StopSell, 1));
        apply(settingRuns(view_, one, CellField::ClosedToArrival, 1));
        apply(settingRuns(view_, one, CellField::ClosedToDeparture, 1));
        apply(settingRuns(view_, one, CellField::MinStay, 3));
        apply(settingRuns(view_, one, CellField::MaxStay, 9));
        apply(settingRuns(view_, one, CellField::Rate, 1'234'50));
        apply(settingRuns(view_, one, CellField::ForSale, 0));
    }

    std::vector<GridRow> rowsFrom(int row) const
    {
        std::vector<GridRow> rows;
        for (; row < model_->rowCount(); ++row) rows.push_back(model_->row(row));
        return rows;
    }

    Result<CellPlan> paste(GridMode mode, const QString &text, const GridSelection &where)
    {
        return pastedRuns(view_, mode, *readTsv(text), {where, rowsFrom(1)}, kEnglish);
    }

    HotelView view_;
    std::unique_ptr<GridModel> model_;
};

QTEST_GUILESS_MAIN(TestGridChanges)
#include "test_grid_changes.moc"
