// SPDX-License-Identifier: GPL-3.0-or-later
// The details beside a list appear without moving the list from under a double-click, and close
// with their row or with Escape.
#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_model.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/bookings/filter_bar.h"
#include "settled.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtGui/QContextMenuEvent>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

/// A page with two bookings of which none is selected, and the end of the second row.
class TwoBookings : public tests::ShownPage<BookingPage> {
public:
    explicit TwoBookings(Theme &theme)
        : ShownPage(theme,
                    [](tests::SmallHotel &small) {
                        for (const int day : {0, 3})
                            small.book("STD", Stay(small.today() + day, 2), QStringLiteral("Ana"));
                    }),
          table(find<QTableView>("bookings")), details(page->findChild<BookingDetails *>())
    {
        if (!tests::waitFor([this] { return table->model()->rowCount() == 2; })) qFatal("no rows");
        const QRect row = table->visualRect(table->model()->index(1, BookingModel::Total));
        at = {row.right() - 8, row.center().y()};
    }
    QWidget *list() const { return table->viewport(); }
    QWidget *underPointer() const { return page->childAt(list()->mapTo(page.get(), at)); }
    BookingId current() const
    {
        return BookingId{table->currentIndex().data(BookingModel::IdRole).toLongLong()};
    }
    /// Clicks the row, and waits until its booking is read.
    void click()
    {
        QTest::mouseClick(list(), Qt::LeftButton, {}, at);
        tests::settle(hotel.session());
    }

    QTableView *table;
    BookingDetails *details;
    QPoint at;
};

}  // namespace

class TestDetailsPanel : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    /// So long that the tests decide when a click is over.
    void init()
    {
        failOnWarnings();
        QApplication::setDoubleClickInterval(60 * 60 * 1000);
    }
    void cleanup() { QApplication::setDoubleClickInterval(interval_); }

    void aDoubleClickEndsOnTheRowWhereItBegan()
    {
        TwoBookings shown(*theme_);
        QCOMPARE(shown.underPointer(), shown.list());
        shown.click();
        QVERIFY(shown.current());
        QCOMPARE(shown.details->booking(), shown.current());
        QCOMPARE(shown.underPointer(), shown.list());
        QTest::mouseDClick(shown.list(), Qt::LeftButton, {}, shown.at);
        QVERIFY(shown.details->isVisible());
        QVERIFY2(shown.details->isAncestorOf(shown.page->focusWidget()), "the actions have it");
    }

    void aClickThatIsNoDoubleClickShowsTheDetails()
    {
        QApplication::setDoubleClickInterval(1);
        TwoBookings shown(*theme_);
        QTest::mouseClick(shown.list(), Qt::LeftButton, {}, shown.at);
        QTRY_VERIFY(shown.details->isVisible());
        QTRY_VERIFY(shown.underPointer() != shown.list());
    }

    void aKeyEndsTheWait()
    {
        TwoBookings shown(*theme_);
        shown.click();
        QVERIFY(!shown.details->isVisible());
        shown.table->setFocus();
        shown.type(Qt::Key_Return);
        QVERIFY(shown.details->isVisible());
        QVERIFY(shown.details->isAncestorOf(shown.page->focusWidget()));
    }

    void theMenuOfARowHasItsActionsDuringTheWait()
    {
        TwoBookings shown(*theme_);
        shown.click();
        QTest::mousePress(shown.list(), Qt::RightButton, {}, shown.at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, shown.at,
                                shown.list()->mapToGlobal(shown.at));
        QApplication::sendEvent(shown.list(), &event);
        const auto menu = [] { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); };
        QTRY_VERIFY(menu());
        const QList<QAction *> entries = menu()->actions();
        QVERIFY(std::any_of(entries.begin(), entries.end(), [](const QAction *entry) {
            return entry->text().remove(u'&').startsWith(QStringLiteral("Cancel"));
        }));
        QApplication::activePopupWidget()->close();
    }

    void aSelectedRowKeepsItsDetailsDuringTheNextClick()
    {
        TwoBookings shown(*theme_);
        shown.table->selectRow(0);
        QTRY_VERIFY(shown.details->isVisible());
        const QPoint row = shown.table->visualRect(shown.table->model()->index(1, 0)).center();
        QTest::mouseClick(shown.list(), Qt::LeftButton, {}, row);
        QVERIFY(shown.details->isVisible());
        tests::settle(shown.hotel.session());
        QCOMPARE(shown.details->booking(), shown.current());
        QVERIFY(shown.details->isVisible());
    }

    void aFilterThatHidesTheBookingClosesItsDetails()
    {
        TwoBookings shown(*theme_);
        shown.table->selectRow(0);
        QTRY_VERIFY(shown.details->isVisible());
        shown.page->findChild<FilterBar *>()->showInHouse();
        QTRY_COMPARE(shown.table->model()->rowCount(), 0);
        QTRY_VERIFY(!shown.details->isVisible());
        QVERIFY(!shown.details->booking());
    }

    void aBookingThatLeavesTheListClosesItsDetails()
    {
        TwoBookings shown(*theme_);
        shown.page->findChild<FilterBar *>()->showArrivals(shown.hotel.today());
        QTRY_COMPARE(shown.table->model()->rowCount(), 1);
        QTRY_VERIFY(shown.details->isVisible());
        const BookingId id = shown.details->booking();
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), id, 1, {}, {}, true});
        QTRY_COMPARE(shown.table->model()->rowCount(), 0);
        QTRY_VERIFY(!shown.details->isVisible());
    }

    void aBookingChosenElsewhereIsShownInSpiteOfTheFilter()
    {
        TwoBookings shown(*theme_);
        const BookingId id{
            shown.table->model()->index(0, 0).data(BookingModel::IdRole).toLongLong()};
        shown.page->findChild<FilterBar *>()->showInHouse();
        QTRY_COMPARE(shown.table->model()->rowCount(), 0);
        shown.page->showBooking(id);
        QTRY_VERIFY(shown.details->isVisible());
        tests::settle(shown.hotel.session());
        QCOMPARE(shown.details->booking(), id);
        QVERIFY(shown.details->isVisible());
    }

    void escapeClosesTheDetailsFromTheListAndFromThemselves()
    {
        TwoBookings shown(*theme_);
        shown.table->selectRow(0);
        QTRY_VERIFY(shown.details->isVisible());
        shown.table->setFocus();
        shown.type(Qt::Key_Escape);
        QVERIFY(!shown.details->isVisible());
        QVERIFY(!shown.table->selectionModel()->hasSelection());
        tests::settle(shown.hotel.session());
        QVERIFY2(!shown.details->isVisible(), "rows that are read again do not open it");
        shown.type(Qt::Key_Return);
        QTRY_VERIFY(shown.details->isVisible());
        QCOMPARE(shown.table->currentIndex().row(), 0);
        shown.type(Qt::Key_Return);
        QVERIFY(shown.details->isAncestorOf(shown.page->focusWidget()));
        shown.type(Qt::Key_Escape);
        QVERIFY(!shown.details->isVisible());
        QVERIFY(shown.table->hasFocus());
        shown.type(Qt::Key_Down);
        QCOMPARE(shown.table->currentIndex().row(), 1);
        QTRY_VERIFY(shown.details->isVisible());
        QCOMPARE(shown.details->booking(), shown.current());
    }

    void escapeClearsTheSearchFirst()
    {
        TwoBookings shown(*theme_);
        auto *filters = shown.page->findChild<FilterBar *>();
        auto *search = filters->findChild<QLineEdit *>();
        filters->focusSearch();
        QTest::keyClicks(search, QStringLiteral("Ana"));
        tests::settle(shown.hotel.session());
        shown.table->selectRow(0);
        QTRY_VERIFY(shown.details->isVisible());
        filters->focusSearch();
        shown.type(Qt::Key_Escape);
        QCOMPARE(search->text(), QString());
        tests::settle(shown.hotel.session());
        QVERIFY(shown.details->isVisible());
        shown.type(Qt::Key_Escape);
        QVERIFY(!shown.details->isVisible());
        QVERIFY(search->hasFocus());
    }

private:
    std::unique_ptr<Theme> theme_;
    const int interval_ = QApplication::doubleClickInterval();
};

QTEST_MAIN(TestDetailsPanel)
#include "test_details_panel.moc"
