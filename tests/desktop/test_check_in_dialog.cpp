// SPDX-License-Identifier: GPL-3.0-or-later
// The check-in: what a room type holds, and buttons that stay where they are.
#include "desktop/booking_dialogs/check_in_dialog.h"
#include "kept_places.h"
#include "small_hotel.h"
#include "themed_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <memory>
#include <vector>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::SmallHotel;

namespace {

struct CheckIn {
    CheckIn(SmallHotel &hotel, BookingId id)
        : dialog(std::make_unique<CheckInDialog>(hotel.session(), hotel.read(id))),
          rooms(find<QListWidget>("rooms")), type(find<QComboBox>("assigned"))
    {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->open();
        const auto *count = find<QLabel>("count");
        const auto areShown = [count] {
            return !count->text().isEmpty() && !count->text().startsWith(QStringLiteral("Loading"));
        };
        if (!QTest::qWaitForWindowActive(dialog.get(), tests::kTryForMs)
            || !tests::waitFor(areShown))
            qFatal("the rooms are not shown");
    }
    /// Before a check-in without a room; null: none is open.
    QDialog *question() const { return find<QDialog>("checkIn.ask"); }
    bool asks(const char *text) const
    {
        if (!question()) return false;
        const auto labels = question()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [text](const QLabel *label) {
            return label->text().contains(QString::fromUtf8(text));
        });
    }
    void choose(RoomTypeId id) const { type->setCurrentIndex(type->findData(id.value)); }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }

    std::unique_ptr<CheckInDialog> dialog;
    QListWidget *rooms;
    QComboBox *type;
};

/// To the type, and to these rooms of it; none: whatever is free.
void enter(SmallHotel &hotel, BookingId booking, const char *type,
           const std::vector<RoomId> &rooms = {})
{
    booking::CheckIn enter;
    enter.caller = hotel.desk();
    enter.booking = booking;
    enter.assigned = hotel.type(type);
    enter.rooms = rooms;
    enter.pickRooms = rooms.empty();
    hotel.run(enter);
}

BookingId bookTonight(SmallHotel &hotel, const char *type, const char *guest, int rooms = 1)
{
    return hotel.book(type, Stay(hotel.today(), 2), QString::fromLatin1(guest), rooms);
}

}  // namespace

class TestCheckInDialog : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aRoomTypeForFewerAdultsOrChildrenSaysSo()
    {
        SmallHotel hotel;
        booking::DescriptionItems items;
        items.roomTypes = {*hotel.session().view().catalogue().roomType(hotel.type("STE"))};
        items.roomTypes.front().maxAdults = 1;
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        QTRY_VERIFY(hotel.session().view().catalogue().roomType(hotel.type("STE"))->maxAdults);
        const BookingId id = hotel.book("STD", Stay(hotel.today(), 2), QStringLiteral("Ana"));
        const CheckIn checkIn(hotel, id);
        const auto *change = checkIn.find<QLabel>("typeChange");
        QVERIFY(!change->isVisible());
        checkIn.type->setCurrentIndex(checkIn.type->findData(hotel.type("STE").value));
        QCOMPARE(change->text().section(u'\n', 1),
                 QStringLiteral("Max 1 adult(s) per room; this booking has 2 adult(s)."));
        QCOMPARE(change->property("tone").toInt(), int(Tone::Warn));
    }

    /// A room that is ticked has a warning, and the check-in that follows must not miss its button.
    void theButtonsStayForAWarning()
    {
        SmallHotel hotel;
        const auto &rooms = hotel.session().view().catalogue().rooms;
        using Status = booking::HousekeepingStatus;
        hotel.run(booking::SetHousekeeping{hotel.desk(), {rooms[0].id}, Status::Dirty});
        hotel.run(booking::SetHousekeeping{hotel.desk(), {rooms[1].id}, Status::OutOfService});
        QTRY_COMPARE(hotel.session().view().housekeeping(rooms[1].id), Status::OutOfService);
        const BookingId id = hotel.book("STD", Stay(hotel.today(), 2), QStringLiteral("Ana"), 2);
        const CheckIn checkIn(hotel, id);
        const auto *confirm = checkIn.find<QPushButton>("confirm");
        const auto *leave = checkIn.find<QPushButton>("leave");
        const auto placeOf = [&](const QWidget *w) {
            tests::handlePosted();
            return QRect(w->mapTo(checkIn.dialog.get(), QPoint()), w->size());
        };
        const QRect at = placeOf(confirm), beside = placeOf(leave), list = placeOf(checkIn.rooms);
        for (int i = 0; i < checkIn.rooms->count(); ++i)
            checkIn.rooms->item(i)->setSelected(
                !checkIn.rooms->item(i)->text().startsWith(QStringLiteral("103")));
        QVERIFY(checkIn.find<QLabel>("dirty")->isVisible());
        QVERIFY(checkIn.find<QLabel>("outOfService")->isVisible());
        QCOMPARE(placeOf(confirm), at);
        QCOMPARE(placeOf(leave), beside);
        QCOMPARE(placeOf(checkIn.rooms).topLeft(), list.topLeft());
        checkIn.type->setCurrentIndex(checkIn.type->findData(hotel.type("STE").value));
        QVERIFY(checkIn.find<QLabel>("typeChange")->isVisible());
        QCOMPARE(placeOf(confirm), at);
        QCOMPARE(placeOf(checkIn.rooms).topLeft(), list.topLeft());
    }

    /// All rooms of the suites are taken: one click does not leave the guest without a room.
    void aCheckInWithoutARoomIsAskedAbout()
    {
        SmallHotel hotel;
        enter(hotel, bookTonight(hotel, "STE", "Bea"), "STE");
        const BookingId id = bookTonight(hotel, "STD", "Ana");
        const CheckIn checkIn(hotel, id);
        QSignalSpy carriedOut(checkIn.dialog.get(), &CheckInDialog::carriedOut);
        checkIn.choose(hotel.type("STE"));
        QTRY_COMPARE(checkIn.rooms->count(), 0);
        auto *confirm = checkIn.find<QPushButton>("confirm");
        confirm->click();
        QVERIFY(checkIn.asks("the guest has none"));
        checkIn.question()->reject();
        QTRY_VERIFY(!checkIn.question());
        QVERIFY(carriedOut.isEmpty());
        confirm->click();
        QVERIFY(checkIn.question());
        checkIn.question()->accept();
        QTRY_COMPARE(carriedOut.size(), 1);
        QVERIFY(hotel.read(id).roomsNow.isEmpty());
    }

    /// Its answer was for the booking as it was then.
    void aCheckInThatWasRefusedIsAskedAboutAgain()
    {
        SmallHotel hotel;
        enter(hotel, bookTonight(hotel, "STE", "Bea"), "STE");
        const BookingId id = bookTonight(hotel, "STD", "Ana");
        const CheckIn checkIn(hotel, id);
        QSignalSpy carriedOut(checkIn.dialog.get(), &CheckInDialog::carriedOut);
        auto *confirm = checkIn.find<QPushButton>("confirm");
        checkIn.choose(hotel.type("STE"));
        confirm->click();
        QVERIFY(checkIn.question());
        booking::ChangeBooking change;
        change.caller = hotel.desk();
        change.booking = id;
        change.version = 1;
        change.stay = Stay(hotel.today(), 3);
        hotel.run(change);
        checkIn.question()->accept();
        QTRY_VERIFY(checkIn.find<QLabel>("problem")->text().startsWith(
            QStringLiteral("The booking was changed in the meantime.")));
        QTRY_VERIFY(!checkIn.question());
        QTRY_COMPARE(checkIn.rooms->count(), 3);
        checkIn.choose(hotel.type("STE"));
        confirm->click();
        QVERIFY(checkIn.question());
        QVERIFY(carriedOut.isEmpty());
    }

    /// The guest gets the assigned room as soon as it is left.
    void aRoomThatIsStillOccupiedIsNotCalledNone()
    {
        SmallHotel hotel;
        const Night first = hotel.today();
        const RoomId suite = hotel.session().view().catalogue().rooms.back().id;
        enter(hotel, hotel.book("STE", Stay(first, 1), QStringLiteral("Bea")), "STE");
        hotel.run(booking::CloseDay{hotel.desk(), true, first});
        QTRY_COMPARE(hotel.today(), first + 1);
        const BookingId id = bookTonight(hotel, "STE", "Ana");
        hotel.run(booking::AssignRooms{hotel.desk(), {{id, {}, suite, {}}}});
        const CheckIn checkIn(hotel, id);
        QCOMPARE(checkIn.rooms->count(), 0);
        checkIn.find<QPushButton>("confirm")->click();
        QVERIFY(!checkIn.question());
        const auto *problem = checkIn.find<QLabel>("problem");
        QTRY_VERIFY(problem->text().startsWith(QStringLiteral("Room 201 is still occupied")));
        QCOMPARE(hotel.read(id).booking.status, booking::BookingStatus::Confirmed);
    }

    void aCheckInWithTooFewRoomsNamesTheOneThatIsKept()
    {
        SmallHotel hotel;
        const auto rooms = hotel.session().view().catalogue().rooms;
        const BookingId id = bookTonight(hotel, "STD", "Ana", 2);
        hotel.run(booking::AssignRooms{hotel.desk(), {{id, {}, rooms[0].id, {}}}});
        for (const int taken : {1, 2})
            enter(hotel, bookTonight(hotel, "STE", "Bea"), "STD", {rooms[size_t(taken)].id});
        const CheckIn checkIn(hotel, id);
        QSignalSpy carriedOut(checkIn.dialog.get(), &CheckInDialog::carriedOut);
        QCOMPARE(checkIn.rooms->count(), 1);
        checkIn.rooms->clearSelection();
        QCOMPARE(checkIn.find<QLabel>("count")->text(),
                 QStringLiteral("Only 1 room(s) are available for the whole stay."));
        auto *confirm = checkIn.find<QPushButton>("confirm");
        // Of the suites there is one, and none is assigned.
        checkIn.choose(hotel.type("STE"));
        QCOMPARE(checkIn.rooms->count(), 1);
        confirm->click();
        QVERIFY(checkIn.asks("Not enough rooms"));
        QVERIFY(checkIn.asks("the guest has none"));
        checkIn.question()->reject();
        QTRY_VERIFY(!checkIn.question());
        checkIn.choose(hotel.type("STD"));
        checkIn.rooms->clearSelection();
        confirm->click();
        QVERIFY(checkIn.asks("the guest has only 101"));
        checkIn.question()->accept();
        QTRY_COMPARE(carriedOut.size(), 1);
        QCOMPARE(hotel.read(id).roomsNow, QStringList{QStringLiteral("101")});
    }
};

QTEST_MAIN(TestCheckInDialog)
#include "test_check_in_dialog.moc"
