// SPDX-License-Identifier: GPL-3.0-or-later
// After a dialog of the details closes, the focus is on the row of the list, whatever became of the
// button that opened it.
#include "desktop/bookings/booking_page.h"
#include "desktop/paging/details_panel.h"
#include "desktop/paging/list_frame.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtCore/QPointer>
#include <QtGui/QStandardItemModel>
#include <QtTest/QTest>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

using namespace roomrack;
using namespace roomrack::desktop;
using Shown = tests::ShownPage<BookingPage>;

namespace {

/// A list with a row, and details with two buttons.
class Framed {
public:
    Framed() : settings(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat)
    {
        model.appendRow(new QStandardItem(QStringLiteral("row")));
        table = new QTableView;
        table->setModel(&model);
        auto *details = new DetailsPanel(QStringLiteral("Details"));
        auto *body = new QWidget;
        auto *column = new QVBoxLayout(body);
        first = new QPushButton(QStringLiteral("First"));
        second = new QPushButton(QStringLiteral("Second"));
        column->addWidget(first);
        column->addWidget(second);
        details->setBody(body);
        details->showBody();
        frame = std::make_unique<ListFrame>(ListFrame::Parts{nullptr, table, details},
                                            ListFrame::Widths{300, 200}, settings,
                                            QStringLiteral("split"));
        frame->resize(900, 500);
        frame->showTable();
        frame->show();
        activate();
        first->setFocus();
    }
    void activate() const
    {
        frame->activateWindow();
        if (!QTest::qWaitForWindowActive(frame.get(), tests::kTryForMs))
            qWarning("the list did not become active");
    }
    /// A dialog that has the focus; it deletes itself when it closes.
    QDialog *dialog() const
    {
        auto *over = new QDialog(frame.get());
        over->setAttribute(Qt::WA_DeleteOnClose);
        over->open();
        if (!QTest::qWaitForWindowActive(over, tests::kTryForMs))
            qWarning("the dialog did not become active");
        return over;
    }

    QTemporaryDir folder;
    QSettings settings;
    QStandardItemModel model;
    QTableView *table = nullptr;
    QPushButton *first = nullptr;
    QPushButton *second = nullptr;
    std::unique_ptr<ListFrame> frame;
};

}  // namespace

class TestListFocus : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void aButtonThatIsDisabledOrHiddenBehindADialogGivesTheFocusToTheRow_data()
    {
        QTest::addColumn<bool>("hide");
        QTest::newRow("disabled") << false;
        QTest::newRow("hidden") << true;
    }
    void aButtonThatIsDisabledOrHiddenBehindADialogGivesTheFocusToTheRow()
    {
        QFETCH(bool, hide);
        const Framed framed;
        QCOMPARE(framed.frame->focusWidget(), static_cast<QWidget *>(framed.first));
        const QPointer<QDialog> over = framed.dialog();
        if (hide)
            framed.first->hide();
        else
            framed.first->setEnabled(false);
        QCOMPARE(framed.frame->focusWidget(), static_cast<QWidget *>(framed.table));
        over->reject();
        QTRY_VERIFY(!over);
        framed.activate();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(framed.table));
    }

    void aButtonThatStaysKeepsTheFocus()
    {
        const Framed framed;
        const QPointer<QDialog> over = framed.dialog();
        framed.second->setEnabled(false);  // not the one that opened the dialog
        over->reject();
        QTRY_VERIFY(!over);
        framed.activate();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(framed.first));
    }

    void aListThatIsEmptiedBehindADialogKeepsTheFocusOnItsMessage()
    {
        const Framed framed;
        const QPointer<QDialog> over = framed.dialog();
        framed.frame->showNothing(QStringLiteral("Nothing"), QStringLiteral("More"));
        over->reject();
        QTRY_VERIFY(!over);
        framed.activate();
        const auto *words = framed.frame->findChild<QWidget *>(QStringLiteral("list.words"));
        QTRY_COMPARE(QApplication::focusWidget(), words);
    }

    void aBookingThatIsCancelledInADialogIsTheCurrentRowWithTheFocus()
    {
        Shown shown(*theme_, [](tests::SmallHotel &hotel) {
            hotel.book("STD", Stay(hotel.today() + 2, 2), QStringLiteral("Ana"));
        });
        auto *table = shown.find<QTableView>("bookings");
        QTRY_VERIFY(shown.button("Cancel"));
        QPushButton *cancel = shown.button("Cancel");
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Space);
        QTRY_VERIFY(shown.dialog());
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_VERIFY(!shown.dialog());
        QTRY_VERIFY(!cancel->isVisible());
        shown.page->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(table));
        QCOMPARE(table->currentIndex().row(), 0);
    }

    void aBookingThatAnotherUserCancelsMeanwhileGivesTheFocusToItsRow()
    {
        BookingId id;
        Shown shown(*theme_, [&id](tests::SmallHotel &hotel) {
            id = hotel.book("STD", Stay(hotel.today() + 2, 2), QStringLiteral("Ana"));
        });
        auto *table = shown.find<QTableView>("bookings");
        QTRY_VERIFY(shown.button("Change"));
        QPushButton *change = shown.button("Change");
        change->setFocus();
        QTest::keyClick(change, Qt::Key_Space);
        QTRY_VERIFY(shown.dialog());
        booking::CancelBooking meanwhile;
        meanwhile.caller = shown.hotel.desk();
        meanwhile.booking = id;
        meanwhile.version = 1;
        shown.hotel.run(meanwhile);
        QTRY_VERIFY(!change->isVisible());
        shown.type(Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        shown.page->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(table));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestListFocus)
#include "test_list_focus.moc"
