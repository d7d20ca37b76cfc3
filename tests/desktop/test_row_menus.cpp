// SPDX-License-Identifier: GPL-3.0-or-later
// Context menus of rows: the page's buttons for the row under the pointer. And rows that keep their
// place and selection while the list changes.
#include "desktop/bookings/booking_model.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/holds/hold_page.h"
#include "desktop/holds/hold_table_model.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/menu_key.h"
#include "desktop/words/stay_words.h"
#include "settled.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QStandardItemModel>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

QMenu *menu()
{
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

void rightClick(QAbstractItemView *view, QPoint at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, view->viewport()->mapToGlobal(at));
    QApplication::sendEvent(view->viewport(), &event);
}

void rightClick(QAbstractItemView *view, int row)
{
    rightClick(view, view->visualRect(view->model()->index(row, 0)).center());
}

/// The entries without those of the heading.
QList<QAction *> entries()
{
    QList<QAction *> found;
    if (!menu()) return found;
    for (QAction *action : menu()->actions()) {
        if (action->isSeparator()) break;
        if (!action->menu()) found << action;
    }
    return found;
}

QStringList texts()
{
    QStringList found;
    for (const QAction *action : entries())
        found << action->text().section(u'\t', 0, 0).remove(u'&');
    return found;
}

/// A table of numbers with three buttons for its rows.
struct Scene {
    explicit Scene(int rows) : model(0, 1)
    {
        for (int row = 0; row < rows; ++row)
            model.appendRow(new QStandardItem(QString::number(row)));
        auto *column = new QVBoxLayout(&window);
        table = new QTableView;
        style::table(table);
        table->setModel(&model);
        for (QWidget *w : std::initializer_list<QWidget *>{table, open, remove, hidden})
            column->addWidget(w);
        hidden->hide();
        setRowKey(remove, Qt::Key_Delete);
        offerButtons(table, {open, remove, hidden});
        window.resize(400, 400);
        window.show();
    }
    ~Scene()
    {
        if (menu()) menu()->close();
    }
    int top() const { return table->visualRect(table->currentIndex()).top(); }

    QStandardItemModel model;
    QWidget window;
    QTableView *table;
    QPushButton *open = new QPushButton(QStringLiteral("&Open"));
    QPushButton *remove = new QPushButton(QStringLiteral("&Delete"));
    QPushButton *hidden = new QPushButton(QStringLiteral("&Restore"));
};

}  // namespace

class TestRowMenus : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        theme_ = std::make_unique<Theme>(*qApp, nullptr);
        key_ = std::make_unique<MenuKey>(nullptr);
    }
    void cleanupTestCase()
    {
        key_.reset();
        theme_.reset();
    }
    void cleanup()
    {
        if (menu()) menu()->close();
    }

    void theMenuDoesWhatTheButtonsDo()
    {
        Scene scene(5);
        QVERIFY(QTest::qWaitForWindowExposed(&scene.window, tests::kTryForMs));
        scene.open->setEnabled(false);
        scene.open->setToolTip(QStringLiteral("not now"));
        QSignalSpy removed(scene.remove, &QPushButton::clicked);
        rightClick(scene.table, 3);
        QCOMPARE(scene.table->currentIndex().row(), 3);
        QCOMPARE(texts(), QStringList({QStringLiteral("Open"), QStringLiteral("Delete")}));
        QVERIFY(!entries()[0]->isEnabled());
        QCOMPARE(entries()[0]->toolTip(), QStringLiteral("not now"));
        QCOMPARE(entries()[1]->shortcut(), QKeySequence(Qt::Key_Delete));
        entries()[1]->trigger();
        QCOMPARE(removed.size(), 1);
    }

    void belowTheRowsThereAreNoActions()
    {
        Scene scene(2);
        QVERIFY(QTest::qWaitForWindowExposed(&scene.window, tests::kTryForMs));
        style::chooseRow(scene.table, 0);
        rightClick(scene.table, QPoint(20, scene.table->viewport()->height() - 5));
        QCOMPARE(texts(), QStringList());
        QCOMPARE(scene.table->currentIndex().row(), 0);
    }

    void theMenuKeyOpensItAtTheCurrentRow()
    {
        Scene scene(200);
        scene.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&scene.window, tests::kTryForMs));
        style::chooseRow(scene.table, 150);
        scene.table->scrollToTop();
        scene.table->setFocus();
        QTest::keyClick(scene.table, Qt::Key_F10, Qt::ShiftModifier);
        QCOMPARE(texts().size(), 2);
        QCOMPARE(scene.table->currentIndex().row(), 150);
        QVERIFY2(scene.top() >= 0, "the row of the menu is in view");
    }

    void theMenuKeyOpensOneMenu()
    {
        Scene scene(5);
        scene.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&scene.window, tests::kTryForMs));
        style::chooseRow(scene.table, 3);
        scene.table->setFocus();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(1, 1),
                                scene.table->mapToGlobal(QPoint(1, 1)));
        QApplication::sendEvent(scene.table, &event);
        QCOMPARE(texts().size(), 2);
        QCOMPARE(scene.table->currentIndex().row(), 3);
        menu()->close();
        QVERIFY(!QApplication::activePopupWidget());
    }

    void theCurrentRowKeepsItsHeight()
    {
        Scene scene(200);
        QVERIFY(QTest::qWaitForWindowExposed(&scene.window, tests::kTryForMs));
        style::chooseRow(scene.table, 100);
        const int before = scene.top();
        const KeptRow kept(scene.table);
        for (int i = 0; i < 3; ++i) scene.model.insertRow(0, new QStandardItem(QString()));
        kept.restore(103);
        QCOMPARE(scene.table->currentIndex().row(), 103);
        QCOMPARE(scene.top(), before);
        // Its item is gone: the next one takes its place.
        const KeptRow last(scene.table);
        scene.model.removeRow(103);
        last.restore(-1);
        QCOMPARE(scene.table->currentIndex().row(), 103);
        QCOMPARE(scene.top(), before);
    }

    void bookingsHaveTheActionsOfTheRowUnderThePointer()
    {
        Shown<BookingPage> shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId ana = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        const BookingId bela = shown.hotel.book("STD", Stay(today + 3, 2), QStringLiteral("Bela"));
        auto *table = shown.find<QTableView>("bookings");
        QTRY_COMPARE(table->model()->rowCount(), 2);
        shown.page->showBooking(ana);
        QTRY_VERIFY(shown.button("Check in"));
        const int other = table->currentIndex().row() == 0 ? 1 : 0;
        rightClick(table, other);
        QTRY_VERIFY2(menu(), "the menu opens when the details have arrived");
        QVERIFY2(!texts().contains(QStringLiteral("Check in…")), "Bela comes later");
        QCOMPARE(texts(), QStringList({QStringLiteral("Change…"), QStringLiteral("Cancel…"),
                                       QStringLiteral("Guest data…")}));
        entries().at(1)->trigger();
        QTRY_VERIFY(shown.dialog());
        QString said;
        for (const QLabel *label : shown.dialog()->findChildren<QLabel *>()) said += label->text();
        QVERIFY2(said.contains(bookingNumber(bela)), qPrintable(said));
    }

    void aNewBookingIsSelected()
    {
        Shown<BookingPage> shown(*theme_);
        const Night today = shown.hotel.today();
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        auto *table = shown.find<QTableView>("bookings");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        const BookingId id = shown.hotel.book("STD", Stay(today, 1), QStringLiteral("Bela"));
        emit shown.actions.bookingMade(id);
        QTRY_COMPARE(table->currentIndex().data(BookingModel::IdRole).toLongLong(), id.value);
    }

    void theFrontDeskKeepsTheBookingThatWasCheckedIn()
    {
        Shown<FrontDeskPage> shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId ana = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela"));
        auto *table = shown.find<QTableView>("day");
        QTRY_COMPARE(table->model()->rowCount(), 2);
        style::chooseRow(table, 1);
        rightClick(table, 0);
        QCOMPARE(table->currentIndex().data(DayModel::IdRole).toLongLong(), ana.value);
        QCOMPARE(texts().size(), 5);
        QCOMPARE(entries()[0]->shortcut(), QKeySequence(Qt::Key_Return));
        QVERIFY(entries()[0]->text().endsWith(QStringLiteral("\tEnter")));
        QVERIFY(!entries()[1]->isEnabled());
        menu()->close();
        const auto *model = qobject_cast<const DayModel *>(table->model());
        QCOMPARE(model->open(DayList::Arrivals), 2);
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), ana, 1, {}, {}, true});
        // It keeps its place until the list is opened again.
        QTRY_COMPARE(model->open(DayList::Arrivals), 1);
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(table->currentIndex().data(DayModel::IdRole).toLongLong(), ana.value);
    }

    void holdsHaveTheirActionsAndKeys()
    {
        Shown<HoldPage> shown(*theme_);
        shown.hotel.hold("STD", Stay(shown.hotel.today(), 2));
        auto *table = shown.find<QTableView>("holds");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F10, Qt::ShiftModifier);
        QCOMPARE(texts(), QStringList({QStringLiteral("Confirm…"), QStringLiteral("Extend"),
                                       QStringLiteral("Release…")}));
        QCOMPARE(entries().last()->shortcut(), QKeySequence(Qt::Key_Delete));
        entries().last()->trigger();
        QTRY_VERIFY(shown.dialog());
    }

    void aNewHoldIsSelected()
    {
        Shown<HoldPage> shown(*theme_);
        const Night today = shown.hotel.today();
        shown.hotel.hold("STD", Stay(today, 2));
        auto *table = shown.find<QTableView>("holds");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        const HoldId id = shown.hotel.hold("STE", Stay(today, 2));
        emit shown.actions.holdMade(id);
        QTRY_COMPARE(table->currentIndex().data(HoldTableModel::IdRole).toLongLong(), id.value);
    }

private:
    template <typename Page>
    using Shown = tests::ShownPage<Page>;
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<MenuKey> key_;
};

QTEST_MAIN(TestRowMenus)
#include "test_row_menus.moc"
