// SPDX-License-Identifier: GPL-3.0-or-later
// The grid as a table: collapsible rows, cells updated with the property, texts for screen readers.
#include "desktop/inventory/closed_why.h"
#include "desktop/inventory/grid_model.h"
#include "desktop/sample_hotel.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

class TestGridModel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        view_ = HotelView(tests::sampleHotel());
        model_ = std::make_unique<GridModel>(view_);
        tester_ = std::make_unique<QAbstractItemModelTester>(
            model_.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        tester_.reset();
        model_.reset();
    }

    void poolWithOneRoomTypeIsOneRow()
    {
        QCOMPARE(model_->rowCount(), 10);  // 2 pools with 2 types each, 4 single ones
        QVERIFY(model_->row(0).isPool());
        QVERIFY(!model_->row(3).isPool());
        QVERIFY(model_->row(3).alone);
        QCOMPARE(model_->headerData(3, Qt::Vertical, Qt::DisplayRole).toString(),
                 QStringLiteral("Superior"));
    }

    void foldedPoolHidesItsRoomTypes()
    {
        model_->fold({0, -1, false}, true);
        QCOMPARE(model_->rowCount(), 8);
        QCOMPARE(model_->rows().ofType(1), 0);  // the twin maps to its pool's row
        model_->fold({1, -1, false}, true);     // Superior: one type, nothing to collapse
        QCOMPARE(model_->rowCount(), 8);
        model_->fold({0, -1, false}, false);
        QCOMPARE(model_->rowCount(), 10);
        QCOMPARE(model_->rows().ofType(1), 2);
        model_->foldAll(true);
        QCOMPARE(model_->rowCount(), 6);
    }

    void foldedPoolsAreRememberedById()
    {
        model_->fold({0, -1, false}, true);
        GridModel other(view_);
        other.setFoldedIds(model_->rows().foldedIds());
        QCOMPARE(other.rowCount(), 8);
        QVERIFY(other.rows().isFolded(0));
    }

    void oversoldPoolSaysSo()
    {
        const int column = model_->columnOf(Night::of(2026, 7, 18));
        const QString text = model_->index(0, column).data().toString();
        QVERIFY2(text.contains(QStringLiteral("% · −")), qPrintable(text));
        QVERIFY(model_->index(0, column)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("oversold")));
    }

    void oversoldRoomTypeIsNegative()
    {
        const int column = model_->columnOf(Night::of(2026, 7, 24));
        QCOMPARE(model_->index(3, column).data().toString(), QStringLiteral("−1"));
        QCOMPARE(typeFace(view_, 2, Night::of(2026, 7, 24), true).fill, Fill::Oversold);
        QVERIFY(explain(view_, 2, Night::of(2026, 7, 24)).closed);
    }

    void changedPoolChangesAllItsRows()
    {
        QSignalSpy spy(model_.get(), &QAbstractItemModel::dataChanged);
        const Night night = Night::of(2026, 7, 20);
        model_->cellsChanged({{true, 0, night, night + 2}});
        QCOMPARE(spy.size(), 3);
        for (int row = 0; row < 3; ++row) {
            QCOMPARE(spy[row][0].toModelIndex(), model_->index(row, model_->columnOf(night)));
            QCOMPARE(spy[row][1].toModelIndex(), model_->index(row, model_->columnOf(night + 2)));
        }
    }

    void changeSetReachesTheCells()
    {
        const Night night = Night::of(2026, 7, 20);
        engine::ChangeSet change;
        change.property = view_.property().id;
        change.seq = view_.seq() + 1;
        change.commitNumber = view_.commitNumber() + 1;
        engine::TypeCell cell;
        cell.roomType = view_.catalogue().roomTypes[2].id;
        cell.night = night;
        cell.cell = view_.ledger().type(2, night);
        cell.cell.flags = inventory::StopSell;
        cell.cell.version = change.seq;
        change.types = {cell};
        change.rates = {{cell.roomType, RatePlanId{1}, 0, night, 99'900}};
        const auto spans = view_.apply(change);
        QCOMPARE(spans, (std::vector<CellSpan>{{false, 2, night, night}}));
        QVERIFY(typeFace(view_, 2, night, true).isClosed());
        QCOMPARE(typeFace(view_, 2, night, true).rate, 999);
        QCOMPARE(view_.rates().price(2, 1, night), 89'910);  // derived prices follow
        QVERIFY(view_.apply(change).empty());                // an old commit changes nothing
        change.seq = view_.seq() + 1;
        change.commitNumber = view_.commitNumber() + 1;
        change.types.clear();
        change.rates.front().own = 123'450;
        view_.apply(change);
        QCOMPARE(typeFace(view_, 2, night, true).rate, 1235);  // half up
    }

    void restrictionsHaveShortMarks()
    {
        TypeFace face;
        QCOMPARE(restrictionMark(face), QString());
        face.minStay = 3;
        face.flags = inventory::ClosedToArrival;
        QCOMPARE(restrictionMark(face), QStringLiteral("CTA 3+"));
        face.flags |= inventory::ClosedToDeparture;
        face.minStay = 0;
        face.maxStay = 7;
        QCOMPARE(restrictionMark(face), QStringLiteral("CTA/D ≤7"));
    }

    void soldOutNightExplainsItself()
    {
        const Explanation open = explain(view_, 2, Night::of(2026, 7, 13));
        QVERIFY(!open.closed);
        const Explanation past = explain(view_, 2, Night::of(2026, 7, 2));
        QVERIFY(past.closed);
        QVERIFY(past.texts().first().contains(QStringLiteral("in the past")));
    }

    void parityCountsTheChannelsThatShowTheNightAsItIs()
    {
        using channels::ParityRow;
        const Night night = view_.property().businessDate;
        const quint8 fine = ParityRow::Shown;
        const quint8 late = ParityRow::Shown | ParityRow::Behind | ParityRow::OfRates;
        const quint8 no = ParityRow::Shown | ParityRow::Refused | ParityRow::OfRooms;
        const auto &known = view_.catalogue().channels;
        QVERIFY(known.size() > 1);
        const ChannelId a = known[0].id, b = known[1].id;
        const inventory::RoomType &type = view_.catalogue().roomTypes.front();
        ParityRow row{type.id, night, {fine, late & 7, no & 7, 0}, {}};
        row.channels = {{a, {fine, fine, no, 0}}, {b, {fine, late, late, 0}}};
        const channels::Parity parity{row};
        model_->setParity(&parity);
        model_->setMode(GridMode::Parity);
        const GridRow at = model_->row(model_->rows().ofType(0));
        const auto index = [&](int i) {
            return model_->index(model_->rows().find(at), model_->columnOf(night + i));
        };
        QCOMPARE(index(0).data().toString(), QStringLiteral("✓ 2/2"));
        QCOMPARE(index(1).data().toString(), QStringLiteral("↑ 1/2"));
        QCOMPARE(index(2).data().toString(), QStringLiteral("! 0/2"));
        QCOMPARE(index(3).data().toString(), QStringLiteral("–"));
        QCOMPARE(index(4).data().toString(), QStringLiteral("–"));
        // Each channel is named with its difference; a room type without channels has no sentences.
        const QStringList said = model_->paritySentences(at, night + 2);
        QCOMPARE(said.size(), 2);
        QVERIFY(said[0].contains(known[0].name)
                && said[0].contains(QStringLiteral("availability")));
        QVERIFY(said[1].contains(known[1].name) && said[1].contains(QStringLiteral("rates")));
        QVERIFY(index(2).data(Qt::AccessibleTextRole).toString().contains(said[1]));
        // The other views list problems only.
        model_->setMode(GridMode::Availability);
        QCOMPARE(model_->paritySentences(at, night).size(), 0);
        QCOMPARE(model_->paritySentences(at, night + 1).size(), 1);
        model_->setParity(nullptr);
        QCOMPARE(model_->paritySentences(at, night + 1).size(), 0);
    }

private:
    HotelView view_;
    std::unique_ptr<GridModel> model_;
    std::unique_ptr<QAbstractItemModelTester> tester_;
};

QTEST_GUILESS_MAIN(TestGridModel)
#include "test_grid_model.moc"
