// SPDX-License-Identifier: GPL-3.0-or-later
// The lists of the Rooms & rates page: what is offered for the selected items, which list has the
// keys, and what they tell of a room type.
#include "by_keyboard.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QtGui/QContextMenuEvent>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::catalogueOf;
using tests::press;
using tests::retype;

namespace {

using Shown = tests::ShownRoomsRates;

enum TypeColumn { kCode, kName, kPool, kRooms, kGuests, kAtMost, kToSell, kState };

/// Saves the items as another desk would.
void saveItems(Shown &shown, const booking::DescriptionItems &items)
{
    shown.hotel.run(booking::EditDescription{shown.hotel.desk(), items, {}, true, {}});
}

/// The hotel has none, and an empty list offers nothing anyway. Two, so that Down has a next one.
void addCityTaxes(Shown &shown)
{
    booking::DescriptionItems items;
    for (const char *name : {"City tax", "Spa tax"}) {
        pricing::CityTax &tax = items.cityTaxes.emplace_back();
        tax.name = QLatin1String(name);
        tax.tariffs = {{std::nullopt, 200, {}, {}}};
    }
    saveItems(shown, items);
    QTRY_VERIFY(!shown.hotel.session().view().rates().taxes().isEmpty());
}

QString textAt(const QTableView *table, int row, int column)
{
    return table->model()->index(row, column).data().toString();
}

QPoint belowRows(const QTableView *table)
{
    return {10, table->viewport()->height() - 5};
}

/// Those of the buttons that can be pressed.
QStringList enabledOf(const Shown &shown, const QStringList &names)
{
    QStringList enabled;
    for (const QString &name : names) {
        const auto *button = shown.find<QPushButton>(name.toLatin1().constData());
        if (!button || button->isEnabled()) enabled << name;
    }
    return enabled;
}

}  // namespace

class TestRoomsRatesList : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void nothingIsOfferedForNoItem_data()
    {
        QTest::addColumn<QString>("view");
        for (const char *view : {"roomTypes", "rooms", "pools", "plans", "taxes"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }
    void nothingIsOfferedForNoItem()
    {
        QFETCH(QString, view);
        Shown shown(*theme_);
        addCityTaxes(shown);
        shown.find<QAbstractButton>(("roomsrates." + view.toLatin1()).constData())->click();
        const auto *table = shown.find<QTableView>((view.toLatin1() + ".table").constData());
        QStringList buttons;
        for (const char *name : {"edit", "up", "down", "retire", "back", "move"})
            buttons << view + u'.' + QLatin1String(name);
        buttons.removeIf([&](const QString &name) {
            return !shown.find<QPushButton>(name.toLatin1().constData());
        });
        QVERIFY(enabledOf(shown, buttons).contains(view + QStringLiteral(".edit")));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, belowRows(table));
        QVERIFY(!table->selectionModel()->hasSelection());
        QCOMPARE(enabledOf(shown, buttons), QStringList());
        QVERIFY(shown.find<QPushButton>((view.toLatin1() + ".add").constData())->isEnabled());
        shown.type(Qt::Key_Return);
        QVERIFY(!shown.dialog());
        shown.type(Qt::Key_Down);
        QVERIFY(enabledOf(shown, buttons).contains(view + QStringLiteral(".edit")));
    }

    void theMenuOfEmptySpaceHasNoItem()
    {
        Shown shown(*theme_);
        const auto *table = shown.find<QTableView>("roomTypes.table");
        const QPoint at = belowRows(table);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, table->viewport()->mapToGlobal(at));
        QApplication::sendEvent(table->viewport(), &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu) return;
        for (const QAction *action : menu->actions())
            QVERIFY2(!action->objectName().startsWith(QLatin1String("roomTypes.")),
                     qPrintable(action->text()));
        menu->close();
    }

    void aClickOnASegmentLeadsIntoItsList()
    {
        Shown shown(*theme_);
        auto *rooms = shown.find<QAbstractButton>("roomsrates.rooms");
        auto *pools = shown.find<QAbstractButton>("roomsrates.pools");
        QTest::mouseClick(rooms, Qt::LeftButton);
        QVERIFY(rooms->isChecked());
        QVERIFY(shown.find<QTableView>("rooms.table")->hasFocus());
        QVERIFY(tests::tabTo(rooms));
        QTest::keyClick(rooms, Qt::Key_Right);
        QVERIFY(pools->isChecked());
        QVERIFY2(pools->hasFocus(), "the arrow keys go on in the segments");
        QTest::mouseClick(pools, Qt::LeftButton);
        QVERIFY2(shown.find<QTableView>("pools.table")->hasFocus(), "it was chosen already");
    }

    void poolsHaveNoRetiredOnes()
    {
        Shown shown(*theme_);
        const auto *retired = shown.find<QCheckBox>("roomsrates.retired");
        QVERIFY(retired->isEnabled());
        shown.find<QAbstractButton>("roomsrates.pools")->click();
        QVERIFY(!retired->isEnabled());
        QVERIFY(!retired->toolTip().isEmpty());
        shown.find<QAbstractButton>("roomsrates.plans")->click();
        QVERIFY(retired->isEnabled());
    }

    void aRoomThatMovesIsChosenInItsNewPool()
    {
        Shown shown(*theme_);
        shown.find<QAbstractButton>("roomsrates.rooms")->click();
        const auto *table = shown.find<QTableView>("rooms.table");
        const QString number = textAt(table, 0, 0);
        QVERIFY(press(shown.find<QPushButton>("rooms.move")));
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("fromNight.retiredFrom"), "+3");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(shown.dialog() && shown.dialog()->objectName() == QLatin1String("effects"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(table->model()->rowCount(), 5);
        QTRY_COMPARE(table->currentIndex().row(), 4);
        QCOMPARE(textAt(table, 4, 0), number);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 1);
    }

    void roomsOfOnePoolAreNotMovedIntoIt()
    {
        Shown shown(*theme_);
        shown.find<QAbstractButton>("roomsrates.rooms")->click();
        auto *table = shown.find<QTableView>("rooms.table");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
        QCOMPARE(catalogueOf(shown).rooms[0].pool, catalogueOf(shown).rooms[1].pool);
        QVERIFY(press(shown.find<QPushButton>("rooms.move")));
        QTRY_VERIFY(shown.dialog());
        const auto *pool = shown.inDialog<QComboBox>("fromNight.pool");
        QCOMPARE(pool->count(), int(catalogueOf(shown).pools.size()) - 1);
        QCOMPARE(pool->findData(catalogueOf(shown).rooms[0].pool.value), -1);
        // Another desk adds a pool meanwhile.
        booking::DescriptionItems items;
        items.pools.push_back({{}, QStringLiteral("ANX"), QStringLiteral("Annex"), 9});
        saveItems(shown, items);
        QTRY_VERIFY(pool->findText(QStringLiteral("Annex")) >= 0);
    }

    void limitsOfGuestsAreListedWhereThereAreAny()
    {
        Shown shown(*theme_);
        const auto *table = shown.find<QTableView>("roomTypes.table");
        QVERIFY(table->isColumnHidden(kAtMost));
        booking::DescriptionItems items;
        items.roomTypes = catalogueOf(shown).roomTypes;
        items.roomTypes[0].maxGuests = 4;
        items.roomTypes[0].maxAdults = 3;
        items.roomTypes[1].maxGuests = items.roomTypes[1].standardGuests;
        items.roomTypes[1].maxChildren = 0;
        saveItems(shown, items);
        QTRY_VERIFY(!table->isColumnHidden(kAtMost));
        QCOMPARE(textAt(table, 0, kGuests), QStringLiteral("2–4"));
        QCOMPARE(textAt(table, 0, kAtMost), QStringLiteral("3 adult(s)"));
        QCOMPARE(textAt(table, 1, kGuests), QStringLiteral("2"));
        QCOMPARE(textAt(table, 1, kAtMost), QStringLiteral("no children"));
        QCOMPARE(textAt(table, 2, kAtMost), QStringLiteral("–"));
    }

    /// As wide as the page is in a window of 960 pixels.
    void theNumbersOfRoomsStayInANarrowWindow()
    {
        Shown shown(*theme_);
        const auto *table = shown.find<QTableView>("roomTypes.table");
        shown.page->resize(784, 600);
        QTRY_VERIFY(table->isColumnHidden(kPool));
        for (const int column : {kName, kRooms, kGuests, kToSell, kState})
            QVERIFY2(!table->isColumnHidden(column), qPrintable(QString::number(column)));
        QVERIFY(table->columnWidth(kName) >= 100);
    }
};

QTEST_MAIN(TestRoomsRatesList)
#include "test_rooms_rates_list.moc"
