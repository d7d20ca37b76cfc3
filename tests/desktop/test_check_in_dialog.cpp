// SPDX-License-Identifier: GPL-3.0-or-later
// The check-in: what a room type holds, and buttons that stay where they are.
#include "desktop/booking_dialogs/check_in_dialog.h"
#include "kept_places.h"
#include "small_hotel.h"
#include "themed_test.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>

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
        if (!QTest::qWaitForWindowActive(dialog.get(), tests::kTryForMs)
            || !tests::waitFor([this] { return rooms->count() > 0; }))
            qFatal("the rooms are not shown");
    }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }

    std::unique_ptr<CheckInDialog> dialog;
    QListWidget *rooms;
    QComboBox *type;
};

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
        const auto &catalogue = hotel.session().view().catalogue();
        const RoomTypeId suite = hotel.type("STE");
        const PoolId pool = catalogue.roomType(suite)->pool;
        const auto suites =
            std::count_if(catalogue.rooms.begin(), catalogue.rooms.end(),
                          [pool](const inventory::Room &room) { return room.pool == pool; });
        const BookingId there =
            hotel.book("STE", Stay(hotel.today(), 2), QStringLiteral("Bea"), int(suites));
        booking::CheckIn enter;
        enter.caller = hotel.desk();
        enter.booking = there;
        enter.pickRooms = true;
        hotel.run(enter);
        const BookingId id = hotel.book("STD", Stay(hotel.today(), 2), QStringLiteral("Ana"));
        const CheckIn checkIn(hotel, id);
        QSignalSpy carriedOut(checkIn.dialog.get(), &CheckInDialog::carriedOut);
        checkIn.type->setCurrentIndex(checkIn.type->findData(suite.value));
        QTRY_COMPARE(checkIn.rooms->count(), 0);
        auto *confirm = checkIn.find<QPushButton>("confirm");
        const auto question = [&] {
            return checkIn.dialog->findChild<QDialog *>(QStringLiteral("checkIn.ask"));
        };
        confirm->click();
        QVERIFY(question());
        question()->reject();
        QTRY_VERIFY(!question());
        QVERIFY(carriedOut.isEmpty());
        confirm->click();
        QVERIFY(question());
        question()->accept();
        QTRY_COMPARE(carriedOut.size(), 1);
        QVERIFY(hotel.read(id).roomsNow.isEmpty());
    }
};

QTEST_MAIN(TestCheckInDialog)
#include "test_check_in_dialog.moc"
