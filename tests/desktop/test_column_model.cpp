// SPDX-License-Identifier: GPL-3.0-or-later
// A table model whose columns are a table of constants.
#include "desktop/widgets/column_model.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>

using namespace roomrack::desktop;

namespace {

class Sums final : public ColumnModel {
    Q_OBJECT

public:
    std::span<const TableColumn> columns() const override
    {
        static constexpr TableColumn kAll[] = {
            {.title = "What"},
            {.title = "Sum", .number = true},
        };
        return kAll;
    }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 3; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        return role == Qt::TextAlignmentRole ? alignmentOf(index.column()) : QVariant();
    }
};

}  // namespace

class TestColumnModel : public roomrack::tests::WidgetTest {
    Q_OBJECT

private slots:
    void headingsAndCellsFollowTheTable()
    {
        Sums model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.columnCount(), 2);
        QCOMPARE(model.columnCount(model.index(0, 0)), 0);
        QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("What"));
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Sum"));
        QCOMPARE(model.headerData(1, Qt::Vertical).toInt(), 2);
        for (const int column : {0, 1}) {
            const int align = (column == 1 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
            QCOMPARE(model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt(),
                     align);
            QCOMPARE(model.index(2, column).data(Qt::TextAlignmentRole).toInt(), align);
        }
    }
    void thereIsNoHeadingBesideTheColumns()
    {
        const Sums model;
        for (const int section : {-1, 2})
            QVERIFY(!model.headerData(section, Qt::Horizontal).isValid());
        QVERIFY(!model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).isValid());
    }
};

QTEST_MAIN(TestColumnModel)
#include "test_column_model.moc"
