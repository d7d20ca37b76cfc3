// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping list, the marks of the room plan and the warning at check-in, on a real engine
// and a real file.
#include "desktop/frontdesk/front_desk_page.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using Status = booking::HousekeepingStatus;

namespace {

using Shown = tests::ShownPage<FrontDeskPage>;
constexpr int kHousekeeping = kDayLists + 1;

QTableView *table(const Shown &shown)
{
    return shown.find<QTableView>("housekeeping");
}

int rowOf(const Shown &shown, const char *room)
{
    const QAbstractItemModel *model = table(shown)->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, HousekeepingModel::Number).data() == QLatin1String(room)) return row;
    }
    return -1;
}

QString cell(const Shown &shown, const char *room, HousekeepingModel::Column column)
{
    return table(shown)->model()->index(rowOf(shown, room), column).data().toString();
}

RoomId roomOf(Shown &shown, const char *number)
{
    for (const inventory::Room &room : shown.hotel.session().view().catalogue().rooms) {
        if (room.number == QLatin1String(number)) return room.id;
    }
    return {};
}

void set(Shown &shown, const char *room, Status status)
{
    shown.hotel.run(
        booking::SetHousekeeping{shown.hotel.desk(), {roomOf(shown, room)}, status, {}});
}

BookingId inRoom(Shown &shown, const char *room, Stay stay, const QString &guest)
{
    const BookingId id = shown.hotel.book("STD", stay, guest);
    shown.hotel.run(booking::AssignRooms{shown.hotel.desk(), {{id, {}, roomOf(shown, room), {}}}});
    return id;
}

void choose(const Shown &shown, HousekeepingFilter filter)
{
    auto *box = shown.find<QComboBox>("statusFilter");
    box->setCurrentIndex(box->findData(int(filter)));
}

}  // namespace

class TestHousekeeping : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void listSaysWhatIsExpectedOfEachRoom()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId out = inRoom(shown, "101", Stay(today, 1), QStringLiteral("Ana Out"));
        const BookingId in = inRoom(shown, "102", Stay(today, 3), QStringLiteral("Carl Stays"));
        for (const BookingId id : {out, in})
            shown.hotel.run(booking::CheckIn{shown.hotel.desk(), id, 0, {}, {}, false});
        shown.hotel.run(booking::CloseDay{shown.hotel.desk(), true, today});
        inRoom(shown, "103", Stay(today + 1, 2), QStringLiteral("Dora Comes"));
        shown.page->choose(kHousekeeping);
        QAbstractItemModelTester tester(table(shown)->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        using Model = HousekeepingModel;
        QTRY_COMPARE(cell(shown, "101", Model::Today), QStringLiteral("Due out"));
        QCOMPARE(cell(shown, "101", Model::Guest), QStringLiteral("Ana Out"));
        QCOMPARE(cell(shown, "101", Model::Status), QStringLiteral("Dirty"));
        QTRY_COMPARE(cell(shown, "102", Model::Today), QStringLiteral("In house"));
        QTRY_COMPARE(cell(shown, "103", Model::Today), QStringLiteral("Arrival"));
        QCOMPARE(cell(shown, "103", Model::Guest), QStringLiteral("Dora Comes"));
        QCOMPARE(cell(shown, "103", Model::Status), QStringLiteral("Clean"));
    }

    void buttonsSetTheSelectedRooms()
    {
        Shown shown(*theme_);
        shown.page->choose(kHousekeeping);
        QTRY_VERIFY(table(shown)->model()->rowCount() > 2);
        table(shown)->selectRow(0);
        table(shown)->selectionModel()->select(table(shown)->model()->index(1, 0),
                                               QItemSelectionModel::Select
                                                   | QItemSelectionModel::Rows);
        // Loading the day again keeps the selection.
        QSignalSpy loaded(table(shown)->model(), &QAbstractItemModel::modelReset);
        shown.hotel.book("STD", Stay(shown.hotel.session().businessDate(), 1),
                         QStringLiteral("Ada"));
        QTRY_VERIFY(loaded.count() > 0);
        QCOMPARE(table(shown)->selectionModel()->selectedRows().size(), 2);
        shown.find<QPushButton>("markDirty")->click();
        QTRY_COMPARE(cell(shown, "101", HousekeepingModel::Status), QStringLiteral("Dirty"));
        QCOMPARE(cell(shown, "102", HousekeepingModel::Status), QStringLiteral("Dirty"));
        QCOMPARE(cell(shown, "103", HousekeepingModel::Status), QStringLiteral("Clean"));
        QTRY_COMPARE(shown.find<QLabel>("dirtyRooms")->text(), QStringLiteral("2 dirty room(s)"));
        shown.find<QPushButton>("markInspected")->click();
        QTRY_COMPARE(cell(shown, "102", HousekeepingModel::Status), QStringLiteral("Inspected"));
        table(shown)->clearSelection();
        QTRY_VERIFY(!shown.find<QPushButton>("markDirty")->isEnabled());
    }

    void filterFollowsTheStatus()
    {
        Shown shown(*theme_);
        shown.page->choose(kHousekeeping);
        QTRY_VERIFY(table(shown)->model()->rowCount() > 2);
        choose(shown, HousekeepingFilter::Dirty);
        QCOMPARE(table(shown)->model()->rowCount(), 0);
        set(shown, "102", Status::Dirty);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        QCOMPARE(rowOf(shown, "102"), 0);
        set(shown, "102", Status::Clean);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 0);
        shown.hotel.run(booking::SetRoomOutOfOrder{
            shown.hotel.desk(), {roomOf(shown, "103")}, Stay(shown.hotel.today(), 1), true});
        choose(shown, HousekeepingFilter::OutOfOrder);
        QTRY_COMPARE(cell(shown, "103", HousekeepingModel::Status),
                     QStringLiteral("Clean, out of order"));
        QCOMPARE(table(shown)->model()->rowCount(), 1);
    }

    void listIsSavedAsPdf()
    {
        Shown shown(*theme_);
        shown.page->choose(kHousekeeping);
        QTRY_VERIFY(table(shown)->model()->rowCount() > 2);
        auto *model = qobject_cast<HousekeepingModel *>(table(shown)->model());
        QVERIFY(model->page(shown.hotel.today()).contains(QStringLiteral("103")));
        const QString file = shown.folder.filePath(QStringLiteral("list.pdf"));
        QVERIFY(shown.page->housekeeping().savePdf(file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.read(5) == "%PDF-");
        QVERIFY(!shown.page->housekeeping().savePdf(
            shown.folder.filePath(QStringLiteral("no/such/folder.pdf"))));
    }

    void roomPlanSaysTheStatusInWords()
    {
        Shown shown(*theme_);
        shown.page->choose(kDayLists);
        const PlanModel &plan = shown.page->plan().model();
        QTRY_VERIFY(plan.rowCount() > 0);
        const int row = plan.board().rowOf(roomOf(shown, "102"));
        QVERIFY(row >= 0);
        set(shown, "102", Status::Dirty);
        const auto says = [&](Qt::ItemDataRole role) {
            return plan.headerData(row, Qt::Vertical, role).toString();
        };
        QTRY_COMPARE(says(Qt::ToolTipRole), QStringLiteral("Room 102, housekeeping: Dirty"));
        QCOMPARE(says(Qt::AccessibleTextRole), says(Qt::ToolTipRole));
        QCOMPARE(says(Qt::DisplayRole), QStringLiteral("102"));
    }

    void checkInWarnsOfADirtyRoomAndGoesOn()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = inRoom(shown, "102", Stay(today, 2), QStringLiteral("Ana"));
        set(shown, "102", Status::Dirty);
        QTRY_VERIFY(shown.button("Check in") && shown.button("Check in")->isEnabled());
        shown.button("Check in")->click();
        QTRY_VERIFY(shown.dialog());
        auto *rooms = shown.inDialog<QListWidget>("rooms");
        auto *warning = shown.inDialog<QLabel>("dirty");
        QTRY_COMPARE(rooms->selectedItems().size(), 1);
        QTRY_VERIFY(warning->isVisible());
        QVERIFY2(warning->text().contains(QStringLiteral("102")), qPrintable(warning->text()));
        set(shown, "102", Status::Inspected);
        QTRY_VERIFY(!warning->isVisible());
        set(shown, "102", Status::Dirty);
        QTRY_VERIFY(warning->isVisible());
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, booking::BookingStatus::CheckedIn);
    }

    void checkInListsRoomsThatAreReadyFirst()
    {
        Shown shown(*theme_);
        set(shown, "101", Status::Dirty);
        set(shown, "103", Status::Inspected);
        shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QTRY_VERIFY(shown.button("Check in") && shown.button("Check in")->isEnabled());
        shown.button("Check in")->click();
        QTRY_VERIFY(shown.dialog());
        auto *rooms = shown.inDialog<QListWidget>("rooms");
        QTRY_COMPARE(rooms->count(), 3);
        const auto texts = [rooms] {
            QStringList all;
            for (int i = 0; i < rooms->count(); ++i) all << rooms->item(i)->text();
            return all;
        };
        QCOMPARE(texts(),
                 (QStringList{QStringLiteral("103 · Inspected"), QStringLiteral("102 · Clean"),
                              QStringLiteral("101 · Dirty")}));
        // The words follow the status; the rooms keep their places under the pointer.
        set(shown, "101", Status::Clean);
        QTRY_COMPARE(texts().back(), QStringLiteral("101 · Clean"));
    }

    void roomIsMarkedOutOfService()
    {
        Shown shown(*theme_);
        shown.page->choose(kHousekeeping);
        QTRY_VERIFY(table(shown)->model()->rowCount() > 2);
        table(shown)->selectRow(rowOf(shown, "102"));
        shown.find<QPushButton>("markOutOfService")->click();
        QTRY_COMPARE(cell(shown, "102", HousekeepingModel::Status),
                     QStringLiteral("Out of service"));
        choose(shown, HousekeepingFilter::OutOfService);
        QCOMPARE(table(shown)->model()->rowCount(), 1);
        auto *model = qobject_cast<HousekeepingModel *>(table(shown)->model());
        QVERIFY(model->page(shown.hotel.today()).contains(QStringLiteral("Out of service")));
    }

    void checkInListsRoomsOutOfServiceLastAndSaysSo()
    {
        Shown shown(*theme_);
        for (const char *room : {"101", "102", "103"}) set(shown, room, Status::OutOfService);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QTRY_VERIFY(shown.button("Check in") && shown.button("Check in")->isEnabled());
        shown.button("Check in")->click();
        QTRY_VERIFY(shown.dialog());
        auto *rooms = shown.inDialog<QListWidget>("rooms");
        QTRY_COMPARE(rooms->count(), 3);
        const auto *count = shown.inDialog<QLabel>("count");
        QVERIFY2(count->text().contains(QStringLiteral("not assigned automatically")),
                 qPrintable(count->text()));
        // No guest is checked in without a room while there is one to select.
        shown.type(Qt::Key_I, Qt::AltModifier);
        QVERIFY(shown.dialog());
        QCOMPARE(shown.hotel.read(id).booking.status, booking::BookingStatus::Confirmed);
        set(shown, "103", Status::Dirty);
        QTRY_COMPARE(shown.hotel.session().view().housekeeping(roomOf(shown, "103")),
                     Status::Dirty);
        shown.type(Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        shown.button("Check in")->click();
        QTRY_VERIFY(shown.dialog());
        rooms = shown.inDialog<QListWidget>("rooms");
        QTRY_COMPARE(rooms->count(), 3);
        QCOMPARE(rooms->item(0)->text(), QStringLiteral("103 · Dirty"));
        QCOMPARE(rooms->item(2)->text(), QStringLiteral("102 · Out of service"));
        const auto *warning = shown.inDialog<QLabel>("outOfService");
        QVERIFY(!warning->isVisible());
        rooms->item(2)->setSelected(true);
        QTRY_VERIFY(warning->isVisible());
        QVERIFY2(warning->text().contains(QStringLiteral("102")), qPrintable(warning->text()));
        shown.type(Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, booking::BookingStatus::CheckedIn);
    }

    void checkInSaysThatTheRoomTypeIsLowerOrHigherThanBooked()
    {
        Shown shown(*theme_);
        shown.hotel.book("STE", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QTRY_VERIFY(shown.button("Check in") && shown.button("Check in")->isEnabled());
        shown.button("Check in")->click();
        QTRY_VERIFY(shown.dialog());
        auto *type = shown.inDialog<QComboBox>("assigned");
        const auto *change = shown.inDialog<QLabel>("typeChange");
        QVERIFY(!change->isVisible());
        type->setCurrentText(QStringLiteral("Standard"));
        QVERIFY(change->isVisible());
        QCOMPARE(change->text(),
                 QStringLiteral("Downgrade: Suite is booked. The price does not change."));
        QCOMPARE(change->property("tone").toInt(), int(Tone::Warn));
        type->setCurrentText(QStringLiteral("Suite"));
        QVERIFY(!change->isVisible());
        shown.type(Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Aaron"));
        QTRY_COMPARE(shown.find<QTableView>("day")->model()->rowCount(), 2);
        shown.find<QTableView>("day")->selectRow(0);
        shown.button("Check in")->click();
        QTRY_VERIFY(shown.dialog());
        shown.inDialog<QComboBox>("assigned")->setCurrentText(QStringLiteral("Suite"));
        change = shown.inDialog<QLabel>("typeChange");
        QVERIFY2(change->text().startsWith(QStringLiteral("Upgrade: Standard")),
                 qPrintable(change->text()));
        QCOMPARE(change->property("tone").toInt(), int(Tone::Neutral));
    }

    void focusStaysInTheListWhenAStatusIsUndone()
    {
        Shown shown(*theme_);
        shown.page->choose(kHousekeeping);
        QTRY_VERIFY(table(shown)->model()->rowCount() > 2);
        choose(shown, HousekeepingFilter::Clean);
        const int all = table(shown)->model()->rowCount();
        table(shown)->selectRow(rowOf(shown, "102"));
        auto *button = shown.find<QPushButton>("markDirty");
        button->setFocus();
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(table(shown)->model()->rowCount(), all - 1);
        QVERIFY(table(shown)->hasFocus());
        QCOMPARE(table(shown)->currentIndex().row(), rowOf(shown, "103"));
        // From a button too: it is not disabled while the rows are loaded.
        button->setFocus();
        set(shown, "102", Status::Clean);  // as an undo does
        QTRY_COMPARE(table(shown)->model()->rowCount(), all);
        QVERIFY(!shown.find<QPushButton>("housekeepingPdf")->hasFocus());
        QVERIFY(button->isEnabled());
        QCOMPARE(table(shown)->currentIndex().row(), rowOf(shown, "103"));
        // The last row goes: nothing can be marked, and the list keeps the focus.
        for (const char *room : {"101", "102", "103", "201"}) set(shown, room, Status::Dirty);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 0);
        QTRY_VERIFY(!button->isEnabled());
        QVERIFY(table(shown)->hasFocus());
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestHousekeeping)
#include "test_housekeeping.moc"
