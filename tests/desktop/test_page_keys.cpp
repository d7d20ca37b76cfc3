// SPDX-License-Identifier: GPL-3.0-or-later
// Each page's actions by keyboard alone, with their results: all that the tests of the pages do not
// cover by key.
#include "by_keyboard.h"
#include "desktop/charts/chart_view.h"
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/shell/nav_rail.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/pages.h"
#include "desktop/shell/top_bar.h"
#include "keyboard_walk.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCalendarWidget>
#include <QtWidgets/QDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QListView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::chooseByKeys;
using roomrack::tests::kJulyTenth;
using roomrack::tests::press;
using roomrack::tests::RealWindow;
using roomrack::tests::tabTo;

class TestPageKeys : public tests::WindowTest {
    Q_OBJECT

private slots:
    void pagesAndPartsOfTheWindow()
    {
        const QStringList ids = window().pageIds();
        for (int i = 0; i < ids.size(); ++i) {
            // The tenth page has the 0, the last one the standard key of settings.
            if (i == 10)
                key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
            else
                key(i < 9    ? Qt::Key(Qt::Key_1 + i)
                    : i == 9 ? Qt::Key_0
                             : Qt::Key_Comma,
                    Qt::ControlModifier);
            QCOMPARE(window().currentPage(), window().page(ids[i]));
        }
        auto *rail = window().findChild<NavRail *>();
        QVERIFY(tabTo(rail->chosenButton()));
        QCOMPARE(rail->chosenButton(), rail->button(int(kPages.size()) - 1));
        // Past the page that is not offered for one hotel.
        key(Qt::Key_Up);
        QCOMPARE(window().currentPage(), window().page(ids[ids.size() - 2]));
        QVERIFY(rail->button(int(ids.size()) - 2)->hasFocus());
        // F6 cycles: navigation, bar, notices, page.
        auto *bar = window().findChild<TopBar *>();
        auto *notices = window().findChild<NoticeBar *>();
        bool tried = false;
        window().notify({Tone::Neutral, QStringLiteral("Well"), QStringLiteral("Again"),
                         [&tried] { tried = true; }, 0});
        QTRY_VERIFY(notices->isVisible());
        for (QWidget *part :
             {static_cast<QWidget *>(bar), static_cast<QWidget *>(notices),
              static_cast<QWidget *>(window().currentPage()), static_cast<QWidget *>(rail)}) {
            key(Qt::Key_F6);
            QVERIFY2(part->isAncestorOf(window().focusWidget()), part->metaObject()->className());
        }
        key(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(window().currentPage()->isAncestorOf(window().focusWidget()));
        key(Qt::Key_F6, Qt::ShiftModifier);
        key(Qt::Key_Space);
        QVERIFY(tried);
        QTRY_VERIFY(!notices->isVisible());
    }

    void theKeysInTheNavigationGoWithThePage()
    {
        auto *rail = window().findChild<NavRail *>();
        // There are no tasks: the page does not take the focus.
        key(Qt::Key_4, Qt::ControlModifier);
        rail->chosenButton()->setFocus();
        key(Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(window().currentPage(), window().page(QStringLiteral("tasks")));
        QCOMPARE(QApplication::focusWidget(), rail->chosenButton());
    }

    void inventoryHasAMenuAtTheCell()
    {
        real_->grid().cursor().selectCells(0, kJulyTenth + 2, 1);
        real_->grid().setFocus();
        QVERIFY(chooseByKeys({QStringLiteral("Toggle stop sell")}));
        QTRY_VERIFY(real_->cell(0, kJulyTenth + 2).flags != 0);
        QTRY_VERIFY(undo()->isEnabled());
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(int(real_->cell(0, kJulyTenth + 2).flags), 0);
        const int rows = real_->grid().model()->rowCount();
        QVERIFY(chooseByKeys({QStringLiteral("Collapse all")}));
        QVERIFY(real_->grid().model()->rowCount() < rows);
        QVERIFY(chooseByKeys({QStringLiteral("Expand all")}));
        QCOMPARE(real_->grid().model()->rowCount(), rows);
        QVERIFY(chooseByKeys({QStringLiteral("Rates")}));
        QTest::keyClick(&real_->grid(), Qt::Key_1, Qt::AltModifier);
        QVERIFY(chooseByKeys({QStringLiteral("Bulk update")}));
        QTRY_VERIFY(dialog());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
    }

    void inventoryHasDatesHoldsAndActivity()
    {
        auto *bar = window().findChild<TopBar *>();
        QVERIFY(press(named<QPushButton>("Forward one week")));
        QTRY_COMPARE(real_->grid().columns().first(), kJulyTenth + 7);
        QVERIFY(press(bar->dateButton()));
        auto *calendar = window().findChild<QCalendarWidget *>();
        QVERIFY(calendar);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(real_->grid().columns().first(), kJulyTenth + 8);
        hold();
        auto *list = window().currentPage()->findChild<QListView *>();
        QTRY_VERIFY(list->isVisible());
        QVERIFY(tabTo(list));
        key(Qt::Key_Down);
        const Instant before = onlyHold().deadline;
        real_->clock().advance(10 * core::kSecond);
        key(Qt::Key_E);
        QTRY_VERIFY(onlyHold().deadline > before);
        key(Qt::Key_R);
        QTRY_VERIFY(real_->session().view().holds().empty());
        // A booking is opened from the activity.
        real_->bookElsewhere(0, kJulyTenth + 2);
        auto *activity = named<QTableView>("Activity");
        QTRY_COMPARE(activity->model()->index(0, 1).data().toString(), QStringLiteral("Booking"));
        QVERIFY(tabTo(activity));
        key(Qt::Key_Home, Qt::ControlModifier);
        key(Qt::Key_Return);
        QTRY_COMPARE(window().currentPage(), window().page(QStringLiteral("bookings")));
    }

    void linesBetweenPartsAreMovedByArrows()
    {
        window().resize(1280, 720);  // the screen of a test can be smaller than any real one
        real_->bookElsewhere(0, kJulyTenth);
        for (const QString &id : {QStringLiteral("inventory"), QStringLiteral("bookings"),
                                  QStringLiteral("audit"), QStringLiteral("overbooking")}) {
            window().showPage(id);
            QCoreApplication::processEvents();
            QSplitter *line = nullptr;
            for (auto *s : window().currentPage()->findChildren<QSplitter *>())
                if (s->isVisible()) line = s;
            QVERIFY2(line, qPrintable(id));
            // The details of a list take no space while nothing is selected.
            if (auto *list = line->findChild<QTableView *>(id)) {
                QTRY_VERIFY(list->model()->rowCount() > 0);
                list->selectRow(0);
            }
            QTRY_VERIFY2(line->handle(1)->isVisible(), qPrintable(id));
            QVERIFY(tabTo(line->handle(1)));
            const QList<int> before = line->sizes();
            const bool sideways = line->orientation() == Qt::Horizontal;
            key(sideways ? Qt::Key_Left : Qt::Key_Up);
            QTRY_VERIFY2(line->sizes()[0] < before[0], qPrintable(id));
            key(sideways ? Qt::Key_Right : Qt::Key_Down);
            QTRY_COMPARE(line->sizes(), before);
        }
    }

    void holdsAreSortedAndMadeBookings()
    {
        hold();
        window().showPage(QStringLiteral("holds"));
        auto *table = window().currentPage()->findChild<QTableView *>(QStringLiteral("holds"));
        QTRY_COMPARE(table->model()->rowCount(), 1);
        sortAndWiden(*table, 1);
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QTRY_VERIFY(dialog());
        QTest::keyClick(dialog(), Qt::Key_Escape);
    }

    void bookingsAreSortedFilteredAndActedOn()
    {
        real_->bookElsewhere(0, kJulyTenth);
        real_->bookElsewhere(2, kJulyTenth + 3);
        window().showPage(QStringLiteral("bookings"));
        auto *table = window().currentPage()->findChild<QTableView *>(QStringLiteral("bookings"));
        QTRY_COMPARE(table->model()->rowCount(), 2);
        sortAndWiden(*table, 2);
        // Arrow keys choose among All, Arriving today, In house.
        QPushButton *all = named<QPushButton>("All");
        QVERIFY(tabTo(all));
        key(Qt::Key_Right);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        key(Qt::Key_Left);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QVERIFY(tabTo(named<QPushButton>("Status")));
        // A button's menu runs a nested event loop of Qt; these keys are sent from within it.
        QTimer::singleShot(0, &window(), [] {
            QWidget *menu = QApplication::activePopupWidget();
            for (const Qt::Key k : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Space, Qt::Key_Escape})
                QTest::keyClick(menu, k);
        });
        key(Qt::Key_Space);
        QTRY_COMPARE(table->model()->rowCount(), 0);
        QVERIFY(press(button("Clear")));
        QTRY_COMPARE(table->model()->rowCount(), 2);
        for (const auto &[letter, name] :
             {std::pair(Qt::Key_A, "change"), std::pair(Qt::Key_L, "cancel")}) {
            QVERIFY(tabTo(table));
            key(Qt::Key_Down);
            key(Qt::Key_Up);
            QTRY_VERIFY2(button("Change…") && button("Change…")->isEnabled(), name);
            key(Qt::Key_Return);
            QTRY_VERIFY2(qobject_cast<QPushButton *>(window().focusWidget()), name);
            // The mnemonic belongs to the button, which is hidden while the booking is read.
            const auto opened = [&, letter = letter] {
                if (!dialog()) key(letter, Qt::AltModifier);
                return dialog() != nullptr;
            };
            QTRY_VERIFY2(opened(), name);
            QTest::keyClick(dialog(), Qt::Key_Escape);
            QTRY_VERIFY(!dialog());
        }
    }

    void frontDeskHasAKeyForEachList()
    {
        real_->bookElsewhere(0, kJulyTenth);
        window().showPage(QStringLiteral("frontdesk"));
        auto *page = window().currentPage();
        auto *table = page->findChild<QTableView *>(QStringLiteral("day"));
        QTRY_COMPARE(table->model()->rowCount(), 1);
        key(Qt::Key_P, Qt::AltModifier);
        QTRY_COMPARE(table->model()->rowCount(), 0);
        key(Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        for (const auto &[letter, opens] :
             {std::pair(Qt::Key_I, true), std::pair(Qt::Key_S, true), std::pair(Qt::Key_C, true),
              std::pair(Qt::Key_N, true)}) {
            key(letter, Qt::AltModifier);
            QTRY_COMPARE(dialog() != nullptr, opens);
            QTest::keyClick(dialog(), Qt::Key_Escape);
            QTRY_VERIFY(!dialog());
        }
        key(Qt::Key_L, Qt::AltModifier);
        QTRY_VERIFY(named<QTableView>("Rooms by night"));
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(page->findChild<QLineEdit *>(QStringLiteral("search"))->hasFocus());
        key(Qt::Key_Down);
        QVERIFY(table->hasFocus());
        key(Qt::Key_O, Qt::AltModifier);
        QTRY_COMPARE(window().currentPage(), window().page(QStringLiteral("bookings")));
    }

    void overbookingChangesItsViewByArrows()
    {
        window().showPage(QStringLiteral("overbooking"));
        auto *policy = window().findChild<QPushButton *>(QStringLiteral("overbooking.policyView"));
        auto *walks = window().findChild<QPushButton *>(QStringLiteral("overbooking.walksView"));
        QVERIFY(tabTo(policy));
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QVERIFY(walks->isChecked() && walks->hasFocus());
        QVERIFY(window().findChild<QTableView *>(QStringLiteral("overbooking.nights")));
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        QVERIFY(policy->isChecked());
        key(Qt::Key_U, Qt::AltModifier);
        QTRY_VERIFY(dialog());
        QTest::keyClick(dialog(), Qt::Key_Escape);
    }

    void reportsChooseAndReadByKeys()
    {
        real_->bookElsewhere(0, kJulyTenth + 1);
        window().showPage(QStringLiteral("reports"));
        auto *table = window().findChild<QTableView *>(QStringLiteral("reports.table"));
        QTRY_VERIFY(table->model()->rowCount() > 20);
        sortAndWiden(*table, 1);
        const int days = table->model()->rowCount();
        QVERIFY(tabTo(window().findChild<QPushButton *>(QStringLiteral("reports.days"))));
        key(Qt::Key_Right);
        QTRY_VERIFY(table->model()->rowCount() < days);
        auto *chart = window().findChild<ChartView *>(QStringLiteral("reports.chart"));
        QVERIFY(tabTo(chart));
        const QImage before = chart->grab().toImage();
        key(Qt::Key_End);
        QVERIFY(chart->grab().toImage() != before);
        key(Qt::Key_Escape);
    }

private:
    MainWindow &window() { return real_->window(); }
    QDialog *dialog() { return qobject_cast<QDialog *>(QApplication::activeModalWidget()); }
    QPushButton *undo() { return window().findChild<TopBar *>()->undoButton(); }
    void key(Qt::Key what, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window(), tests::kTryForMs));
        QTest::keyClick(window().focusWidget() ? window().focusWidget() : &window(), what, with);
    }
    template <typename Kind>
    Kind *named(const char *name)
    {
        for (Kind *w : window().findChildren<Kind *>())
            if (w->isVisible() && w->accessibleName() == QString::fromUtf8(name)) return w;
        return button<Kind>(name);
    }
    template <typename Kind = QPushButton>
    Kind *button(const char *text)
    {
        for (Kind *w : window().findChildren<Kind *>()) {
            const QVariant t = w->property("text");
            if (w->isVisible() && t.toString().remove(u'&') == QString::fromUtf8(text)) return w;
        }
        return nullptr;
    }
    void hold()
    {
        booking::TakeHold take;
        take.caller = real_->session().desk();
        take.roomType = real_->session().view().catalogue().roomTypes[1].id;
        take.stay = Stay(kJulyTenth + 2, 2);
        take.plan = real_->session().view().rates().plans().front().id;
        QVERIFY(real_->session().engine().run(take));
        QTRY_COMPARE(real_->session().view().holds().size(), size_t(1));
    }
    booking::Hold onlyHold() { return real_->session().view().holds().begin()->second; }
    /// By the table's menu; the same column again reverses the order.
    void sortAndWiden(QTableView &table, int column)
    {
        QHeaderView *header = table.horizontalHeader();
        const QString name = table.model()->headerData(column, Qt::Horizontal).toString();
        QVERIFY(tabTo(&table));
        const bool already = header->sortIndicatorSection() == column;
        QVERIFY(chooseByKeys({QStringLiteral("Sort by"), name}));
        QCOMPARE(header->sortIndicatorSection(), column);
        const Qt::SortOrder order = header->sortIndicatorOrder();
        if (!already) QCOMPARE(order, Qt::AscendingOrder);
        QVERIFY(chooseByKeys({QStringLiteral("Sort by"), name}));
        QVERIFY(header->sortIndicatorOrder() != order);
        int wide = -1;
        for (int c = 0; c < header->count() && wide < 0; ++c)
            if (header->sectionResizeMode(c) == QHeaderView::Interactive
                && !header->isSectionHidden(c))
                wide = c;
        if (wide < 0) return;
        const int before = header->sectionSize(wide);
        const QString heading = table.model()->headerData(wide, Qt::Horizontal).toString();
        QVERIFY(chooseByKeys({QStringLiteral("Widen column"), heading}));
        QVERIFY(header->sectionSize(wide) > before);
        QVERIFY(chooseByKeys({QStringLiteral("Narrow column"), heading}));
        QCOMPARE(header->sectionSize(wide), before);
        QVERIFY(table.hasFocus());
    }
};

QTEST_MAIN(TestPageKeys)
#include "test_page_keys.moc"
