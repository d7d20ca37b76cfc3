// SPDX-License-Identifier: GPL-3.0-or-later
// The front desk's day by keyboard and mouse, on a real engine and a real file.
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/frontdesk/night_audit_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/words/stay_words.h"
#include "settled.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTextBrowser>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;

namespace {

using Shown = tests::ShownPage<FrontDeskPage>;

QTableView *table(const Shown &shown)
{
    return shown.find<QTableView>("day");
}

QString cell(const Shown &shown, int row, int column)
{
    return table(shown)->model()->index(row, column).data().toString();
}

BookingId checkedIn(Shown &shown, const char *type, Stay stay, const QString &guest)
{
    const BookingId id = shown.hotel.book(type, stay, guest);
    shown.hotel.run(booking::CheckIn{shown.hotel.desk(), id, 1, {}, {}, true});
    return id;
}

}  // namespace

class TestFrontDeskPage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void eachGuestOfTheDayIsOnTheirList()
    {
        Shown shown(*theme_);
        QAbstractItemModelTester tester(table(shown)->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const Night today = shown.hotel.today();
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela Due"));
        checkedIn(shown, "STD", Stay(today, 2), QStringLiteral("Carl Here"));
        shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Dora Tomorrow"));
        QTRY_VERIFY(shown.button("Arrivals 1 of 2"));
        QCOMPARE(table(shown)->model()->rowCount(), 2);
        QCOMPARE(cell(shown, 0, DayModel::Guest), QStringLiteral("Bela Due"));
        QCOMPARE(cell(shown, 1, DayModel::Guest), QStringLiteral("Carl Here"));
        QCOMPARE(shown.page->badge(), 1);
        shown.type(Qt::Key_U, Qt::AltModifier);
        QTRY_COMPARE(cell(shown, 0, DayModel::Guest), QStringLiteral("Carl Here"));
        QCOMPARE(cell(shown, 0, DayModel::Rooms), QStringLiteral("101"));
        QTRY_VERIFY(shown.button("In house 1"));
        shown.type(Qt::Key_W, Qt::AltModifier);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 0);
        QVERIFY(shown.button("No-shows 0"));
    }

    void noTabMovesWhenAGuestIsCheckedIn()
    {
        Shown shown(*theme_);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QTRY_VERIFY(shown.button("Arrivals 1"));
        const int width = shown.button("Arrivals 1")->minimumWidth();
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), id, 1, {}, {}, true});
        QTRY_VERIFY(shown.button("Arrivals 0 of 1"));
        QCOMPARE(shown.button("Arrivals 0 of 1")->minimumWidth(), width);
        QVERIFY(shown.button("Arrivals 0 of 1")->sizeHint().width() <= width);
    }

    void theCurrentRowStaysWhenThePageIsShownAgain()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        for (const char *guest : {"Ana", "Bela", "Carl"})
            shown.hotel.book("STD", Stay(today, 1), QLatin1String(guest));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 3);
        style::chooseRow(table(shown), 1);
        shown.page->shown();
        tests::settle(shown.hotel.session());
        QCOMPARE(table(shown)->currentIndex().row(), 1);
        shown.page->choose(int(DayList::Departures));
        shown.page->choose(int(DayList::Arrivals));
        QCOMPARE(table(shown)->currentIndex().row(), 0);
    }

    void whoShouldHaveLeftIsOverdue()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        checkedIn(shown, "STD", Stay(today, 1), QStringLiteral("Ana"));
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today + 1});
        shown.page->choose(int(DayList::Departures));
        QTRY_COMPARE(cell(shown, 0, DayModel::Status), QStringLiteral("Overdue"));
    }

    void aNoShowShowsItsFee()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana"));
        shown.hotel.run(booking::MarkNoShow{shown.hotel.desk(), id, 1});
        QCOMPARE(shown.hotel.read(id).fee, 100'00);
        shown.page->choose(int(DayList::NoShows));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        QVERIFY(!table(shown)->isColumnHidden(DayModel::Fee));
        QVERIFY(cell(shown, 0, DayModel::Fee).contains(QStringLiteral("100.00")));
        QVERIFY(cell(shown, 0, DayModel::Total).contains(QStringLiteral("300.00")));
        shown.page->choose(int(DayList::Arrivals));
        QVERIFY(table(shown)->isColumnHidden(DayModel::Fee));
    }

    void onlyTheRoomPlanHasADate()
    {
        Shown shown(*theme_);
        QSignalSpy changed(shown.page.get(), &Page::usesDatesChanged);
        QVERIFY(!shown.page->usesDates());
        shown.page->choose(kDayLists);
        QVERIFY(shown.page->usesDates());
        shown.page->choose(int(DayList::Departures));
        QVERIFY(!shown.page->usesDates());
        QCOMPARE(changed.size(), 2);
    }

    void theKeyboardAloneChecksInAndOut()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela"));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 2);
        shown.type(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(shown.find<QLineEdit>("search")->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ana"));
        QCOMPARE(table(shown)->model()->rowCount(), 1);
        shown.type(Qt::Key_Return);
        QTRY_VERIFY(table(shown)->hasFocus());
        shown.type(Qt::Key_Return);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedIn);
        QTRY_VERIFY(!shown.dialog());
        shown.type(Qt::Key_U, Qt::AltModifier);
        QTRY_COMPARE(shown.page->chosen(), int(DayList::InHouse));
        QTRY_VERIFY(shown.button("Check out")->isEnabled());
        QVERIFY(table(shown)->hasFocus());
        shown.type(Qt::Key_K, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_Return);
        QTRY_VERIFY2(!shown.dialog(), "Enter alone checks no guest out");
        QCOMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedIn);
        shown.type(Qt::Key_K, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_O, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedOut);
        QTRY_COMPARE(shown.notices.size(), 2);
        QCOMPARE(shown.notices.front(),
                 QStringLiteral("Booking %1 checked in to room 101.").arg(bookingNumber(id)));
    }

    void theOnlyArrivalStaysSelectedAfterItsCheckIn()
    {
        Shown shown(*theme_);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        QTRY_VERIFY(shown.button("Check in")->isEnabled());
        // The button has the focus, and loses it when the guest is checked in.
        shown.button("Check in")->setFocus();
        QTest::mouseClick(shown.button("Check in"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedIn);
        QTRY_VERIFY(shown.button("Check out")->isEnabled());
        QVERIFY(table(shown)->selectionModel()->isRowSelected(0));
    }

    void checkOutNamesRoomAndGuestAndGoesOnToTheNext()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        for (const char *guest : {"Ana", "Bela", "Carl"})
            checkedIn(shown, "STD", Stay(today, 1), QLatin1String(guest));
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        shown.page->choose(int(DayList::Departures));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 3);
        style::chooseRow(table(shown), 0);
        QTRY_VERIFY(shown.button("Check out")->isEnabled());
        shown.type(Qt::Key_K, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        QString said;
        for (const QLabel *l : shown.dialog()->findChildren<QLabel *>()) said += l->text();
        QVERIFY2(said.contains(QStringLiteral("Check out Ana, room 101?")), qPrintable(said));
        shown.type(Qt::Key_O, Qt::AltModifier);
        QTRY_COMPARE(cell(shown, 0, DayModel::Status), QStringLiteral("Checked out"));
        QCOMPARE(cell(shown, 0, DayModel::Guest), QStringLiteral("Ana"));
        QTRY_COMPARE(table(shown)->currentIndex().row(), 1);
        QTRY_COMPARE(shown.notices.value(0), QStringLiteral("Ana, room 101 checked out."));
        // Another user's check-out does not move the selection.
        const BookingId bela{
            table(shown)->model()->index(1, 0).data(DayModel::IdRole).toLongLong()};
        shown.hotel.run(booking::CheckOut{shown.hotel.desk(), bela, 0, {}});
        QTRY_COMPARE(cell(shown, 1, DayModel::Status), QStringLiteral("Checked out"));
        QCOMPARE(table(shown)->currentIndex().row(), 1);
        // Opened again, the list has those that are left first.
        shown.page->choose(int(DayList::InHouse));
        shown.page->choose(int(DayList::Departures));
        QCOMPARE(cell(shown, 0, DayModel::Guest), QStringLiteral("Carl"));
    }

    void aRoomThatIsDueOutWaitsForItsGuestAtCheckIn()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId leaves = checkedIn(shown, "STD", Stay(today, 1), QStringLiteral("Ana"));
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        const BookingId comes = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Bela"));
        const RoomId room = shown.hotel.session().view().catalogue().rooms.front().id;
        shown.hotel.run(booking::AssignRooms{shown.hotel.desk(), {{comes, {}, room, {}}}});
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        QTRY_VERIFY(shown.button("Check in")->isEnabled());
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        const auto *occupied = shown.inDialog<QLabel>("occupied");
        QTRY_VERIFY(occupied->isVisible());
        const QString why =
            QStringLiteral("Room 101 is still occupied: Ana (%1) has not checked out.")
                .arg(bookingNumber(leaves));
        QTRY_COMPARE(occupied->text(), why);
        QVERIFY2(!shown.inDialog<QLabel>("notOffered")->isVisible(), "no room but its own");
        QVERIFY(shown.inDialog<QLabel>("count")->text().startsWith(
            QStringLiteral("Select 1 other room")));
        shown.type(Qt::Key_I, Qt::AltModifier);
        const auto *problem = shown.inDialog<QLabel>("problem");
        QTRY_VERIFY(problem->isVisible());
        QCOMPARE(problem->text(), why);
        QVERIFY2(!occupied->isVisible(), "it is said once");
        shown.hotel.run(booking::CheckOut{shown.hotel.desk(), leaves, 0, {}});
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(comes).booking.status, BookingStatus::CheckedIn);
        QCOMPARE(shown.hotel.read(comes).rooms, QStringList{QStringLiteral("101")});
    }

    void listsHaveTheRoomOfTonightAndTheDialogKeepsAPlannedMove()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana"));
        const auto &rooms = shown.hotel.session().view().catalogue().rooms;
        shown.hotel.run(booking::AssignRooms{
            shown.hotel.desk(),
            {{id, {}, rooms[1].id, Stay(today, 1)}, {id, {}, rooms[0].id, Stay(today + 1, 2)}}});
        QTRY_COMPARE(cell(shown, 0, DayModel::Rooms), QStringLiteral("102"));
        const QModelIndex at = table(shown)->model()->index(0, DayModel::Rooms);
        QCOMPARE(at.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("All rooms of the stay: 101, 102"));
        QTRY_VERIFY(shown.button("Check in")->isEnabled());
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        auto *list = shown.inDialog<QListWidget>("rooms");
        const auto *count = shown.inDialog<QLabel>("count");
        QTRY_COMPARE(list->count(), 3);
        QVERIFY2(count->text().endsWith(QStringLiteral("rooms are kept: 101, 102.")),
                 qPrintable(count->text()));
        list->item(0)->setSelected(true);
        list->item(1)->setSelected(true);
        QCOMPARE(count->text(), QStringLiteral("Too many rooms are selected: deselect 1."));
        list->clearSelection();
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(shown.notices.value(0),
                     QStringLiteral("Booking %1 checked in to room 102.").arg(bookingNumber(id)));
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        shown.page->choose(int(DayList::InHouse));
        QTRY_COMPARE(cell(shown, 0, DayModel::Rooms), QStringLiteral("101"));
    }

    void aRoomTypeThatIsTooSmallIsWarnedOf()
    {
        Shown shown(*theme_);
        shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        const HotelView &view = shown.hotel.session().view();
        engine::HotelSetup setup{
            view.catalogue(), view.rates().plans(), {}, shown.hotel.desk().actor};
        setup.catalogue.roomTypes.back().maxGuests = 1;
        setup.catalogue.roomTypes.back().standardGuests = 1;
        const auto saved = shown.hotel.session().engine().saveHotel(setup);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        QTRY_COMPARE(view.catalogue().roomTypes.back().maxGuests, 1);
        QTRY_VERIFY(shown.button("Check in")->isEnabled());
        shown.button("Check in")->click();
        QTRY_VERIFY(shown.dialog());
        const auto *change = shown.inDialog<QLabel>("typeChange");
        QVERIFY(!change->isVisible());
        auto *type = shown.inDialog<QComboBox>("assigned");
        type->setCurrentIndex(type->count() - 1);
        QVERIFY(change->isVisible());
        QVERIFY(change->text().contains(QStringLiteral("Max 1 guest")));
        QVERIFY(change->text().endsWith(QStringLiteral("this booking has 2 adult(s).")));
        QCOMPARE(change->property("tone").toInt(), int(Tone::Warn));
    }

    void cancellingSaysTheFeeAndAsks()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana"));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        shown.type(Qt::Key_C, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        QString said;
        for (const QLabel *l : shown.dialog()->findChildren<QLabel *>()) said += l->text();
        QVERIFY2(said.contains(QStringLiteral("100.00")), "the first night is the fee");
        shown.type(Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        QCOMPARE(shown.hotel.read(id).booking.status, BookingStatus::Confirmed);
        shown.type(Qt::Key_C, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        shown.type(Qt::Key_C, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::Cancelled);
        QCOMPARE(shown.hotel.read(id).fee, 100'00);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 0);
        QTRY_VERIFY(!shown.button("Check in")->isEnabled());
    }

    void theNightAuditSaysWhatItDoesAndThenWhatItDid()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId gone = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana Gone"));
        checkedIn(shown, "STD", Stay(today, 2), QStringLiteral("Carl Here"));
        shown.type(Qt::Key_N, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        auto *page = shown.inDialog<QTextBrowser>("page");
        QTRY_VERIFY(page->toPlainText().contains(QStringLiteral("Ana Gone")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("100.00")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("2 of 4")));
        shown.type(Qt::Key_Return);
        QTRY_VERIFY2(!shown.dialog(), "Enter alone closes no day");
        QCOMPARE(shown.hotel.today(), today);
        shown.type(Qt::Key_N, Qt::AltModifier);
        QTRY_VERIFY(shown.dialog());
        QTRY_VERIFY(shown.inDialog<QPushButton>("confirm")->isEnabled());
        shown.type(Qt::Key_R, Qt::AltModifier);
        QTRY_VERIFY2(qobject_cast<AskDialog *>(shown.dialog()), "it is noon");
        shown.type(Qt::Key_R, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.today(), today + 1);
        QCOMPARE(shown.hotel.read(gone).booking.status, BookingStatus::NoShow);
        page = shown.inDialog<QTextBrowser>("page");
        QTRY_VERIFY(page->toPlainText().contains(QStringLiteral("No-shows: 1")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("1 of 4")));
        auto *audit = qobject_cast<NightAuditDialog *>(shown.dialog());
        const QString file = shown.folder.filePath(QStringLiteral("audit.pdf"));
        QVERIFY(audit->savePdf(file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.read(5) == "%PDF-");
        QVERIFY(!audit->savePdf(shown.folder.filePath(QStringLiteral("no/such/folder.pdf"))));
        shown.type(Qt::Key_Return);
        QTRY_VERIFY(!shown.dialog());
    }

    void anAuditMayLeaveArrivalsAsTheyAre()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId late = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana Late"));
        NightAuditDialog dialog(shown.hotel.session());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto *page = dialog.findChild<QTextBrowser *>();
        QTRY_VERIFY(page->toPlainText().contains(QStringLiteral("Total fees")));
        dialog.findChild<QCheckBox *>()->click();
        QVERIFY(!page->toPlainText().contains(QStringLiteral("Total fees")));
        dialog.findChild<QPushButton *>(QStringLiteral("confirm"))->click();
        dialog.findChild<AskDialog *>()->accept();
        QTRY_COMPARE(shown.hotel.today(), today + 1);
        QTRY_VERIFY(page->toPlainText().contains(QStringLiteral("is now")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("Ana Late")));
        QCOMPARE(shown.hotel.read(late).booking.status, BookingStatus::Confirmed);
        shown.page->choose(int(DayList::NoShows));
        QTRY_COMPARE(cell(shown, 0, DayModel::Guest), QStringLiteral("Ana Late"));
        QVERIFY(cell(shown, 0, DayModel::Fee).contains(QStringLiteral("100.00")));
    }

    void aDayThatAnotherUserClosedIsNotClosedTwice()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        NightAuditDialog dialog(shown.hotel.session());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto *confirm = dialog.findChild<QPushButton *>(QStringLiteral("confirm"));
        QTRY_VERIFY(confirm->isEnabled());
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        confirm->click();
        QTRY_VERIFY(dialog.findChild<QLabel *>(QStringLiteral("problem"))->isVisible());
        QVERIFY(!confirm->isEnabled());
        QTRY_COMPARE(shown.hotel.today(), today + 1);
    }

    void everythingThatTakesFocusHasAName()
    {
        Shown shown(*theme_);
        for (int view = 0; view <= kDayLists + 1; ++view) {
            shown.page->choose(view);
            for (QWidget *w : shown.page->findChildren<QWidget *>()) {
                if (w->focusPolicy() == Qt::NoFocus || !w->isVisible()) continue;
                if (w->objectName().startsWith(QStringLiteral("qt_"))) continue;
                const auto *button = qobject_cast<QAbstractButton *>(w);
                const bool named = !w->accessibleName().isEmpty()
                                   || (button && !button->text().isEmpty()) || w->focusProxy()
                                   || w->inherits("QScrollBar");
                QVERIFY2(named, w->metaObject()->className());
            }
        }
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestFrontDeskPage)
#include "test_front_desk_page.moc"
