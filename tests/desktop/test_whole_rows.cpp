// SPDX-License-Identifier: GPL-3.0-or-later
// Lists that end with a whole row in any height, and lists of suggestions that do not swallow the
// press beside them.
#include "desktop/inventory/grid_headers.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/new_booking/guest_form.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/whole_rows.h"
#include "support/patience.h"
#include "window_test.h"

#include <QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

QWidget *coverOf(const QWidget &view)
{
    return view.findChild<QWidget *>(QStringLiteral("wholeRowsCover"));
}

/// Height of the viewport without what is covered.
int seen(const QAbstractItemView &view)
{
    const QWidget *cover = coverOf(view);
    return view.viewport()->height() - (cover->isVisible() ? cover->height() : 0);
}

/// The items that are seen in part.
int cutItems(const QAbstractItemView &view)
{
    int cut = 0;
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QRect item = view.visualRect(view.model()->index(row, 0));
        cut += item.top() < seen(view) && item.bottom() >= seen(view);
    }
    return cut;
}

}  // namespace

class TestWholeRows : public tests::WindowTest {
    Q_OBJECT

private slots:
    void aTableEndsWithAWholeRow()
    {
        QTableWidget table(20, 2);
        style::table(&table);
        WholeRows::install(&table);
        table.show();
        for (int height = 200; height < 280; height += 7) {
            table.resize(300, height);
            tests::handlePosted();
            QCOMPARE(table.height(), height);
            QCOMPARE(seen(table) % style::kRow, 0);
        }
        // To the end it is all seen, without a cover.
        table.scrollToBottom();
        tests::handlePosted();
        QCOMPARE(cutItems(table), 0);
        QVERIFY(table.rowViewportPosition(19) + style::kRow <= seen(table));
        table.resize(300, 21 * style::kRow + 20);
        tests::handlePosted();
        QVERIFY(!coverOf(table)->isVisible());
    }

    /// A list that scrolls by rows moves by as many as were added above.
    void theSelectedRowStaysInItsPlace()
    {
        const auto rows = [](int first) {
            std::vector<Row> all;
            for (int key = first; key < 40; ++key) {
                Row row;
                row.key = key + 100;
                row.cells = {{QString::number(key)}};
                all.push_back(std::move(row));
            }
            return all;
        };
        RowsTable::Shape shape;
        shape.widths = {100};
        RowsTable table(real_->theme(), {{QStringLiteral("Number")}}, shape);
        WholeRows::install(&table);
        table.resize(200, 200);
        table.show();
        table.setRows(rows(10));
        table.choose(125);
        table.scrollTo(table.currentIndex(), QAbstractItemView::PositionAtCenter);
        tests::handlePosted();
        const int before = table.visualRect(table.currentIndex()).top();
        table.setRows(rows(7));
        tests::handlePosted();
        QCOMPARE(table.current(), 125);
        QCOMPARE(table.visualRect(table.currentIndex()).top(), before);
    }

    void aListOfWrappedItemsDoesToo()
    {
        QListWidget list;
        for (int i = 0; i < 60; ++i) {
            list.addItem(QString::number(100 + i));
            list.item(i)->setSizeHint({60, 30});
        }
        list.setFlow(QListView::LeftToRight);
        list.setWrapping(true);
        list.setResizeMode(QListView::Adjust);
        list.setSpacing(2);
        WholeRows::install(&list);
        list.show();
        for (int height = 106; height < 180; height += 9) {
            list.resize(420, height);
            tests::handlePosted();
            QVERIFY(list.verticalScrollBar()->maximum() > 0);
            QCOMPARE(cutItems(list), 0);
        }
    }

    void theGridEndsWithAWholeRow()
    {
        auto *grid = real_->window().findChild<GridView *>();
        QList<qint64> types;
        for (const inventory::RoomType &type : real_->session().view().catalogue().roomTypes)
            types << type.id.value;
        grid->grid().setFoldedIds({}, types);
        QCOMPARE(grid->grid().rowCount(), 1 + 2 * int(types.size()));
        int scrolled = 0;
        for (int height = 620; height < 720; height += 17) {
            real_->window().resize(1280, height);
            tests::handlePosted();
            const QHeaderView *rows = grid->verticalHeader();
            int whole = 0;
            for (int row = 0; row < rows->count(); ++row) {
                if (whole + rows->sectionSize(row) > grid->viewport()->height()) break;
                whole += rows->sectionSize(row);
            }
            const bool all = whole == rows->length();
            scrolled += !all;
            QVERIFY2(all || whole == grid->viewport()->height(),
                     qPrintable(QString::number(height)));
        }
        QVERIFY(scrolled > 0);
    }

    void aPressBesideTheListOfCountriesDoesWhatItHits()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *box = new QCheckBox(QStringLiteral("Below"));
        auto *guest = new GuestForm;
        column->addWidget(box);
        column->addWidget(guest);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, tests::kTryForMs));
        auto *country = guest->findChild<QComboBox *>(QStringLiteral("country"));
        country->setFocus();
        QTest::keyClicks(country->lineEdit(), QStringLiteral("Por"));
        const QWidget *list = country->completer()->popup();
        QTRY_VERIFY(list->isVisible());
        const QPoint at = box->mapTo(&window, QPoint(8, box->height() / 2));
        QVERIFY(!list->geometry().contains(window.mapToGlobal(at)));
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, at);
        QVERIFY(!list->isVisible());
        QVERIFY(box->isChecked());
    }
};

QTEST_MAIN(TestWholeRows)
#include "test_whole_rows.moc"
