// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings page: what is stored about a guest is exported or erased.
#include "desktop/bookings/booking_page.h"
#include "desktop/guests/guest_data_dialog.h"
#include "desktop/guests/guest_file.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

using Shown = tests::ShownPage<BookingPage>;

booking::Guest guestOf(const char *name, const char *email = "", const char *phone = "")
{
    booking::Guest guest;
    guest.name = QLatin1String(name);
    guest.email = QLatin1String(email);
    guest.phone = QLatin1String(phone);
    return guest;
}

BookingId bookFor(tests::SmallHotel &hotel, const booking::Guest &guest, int in = 1)
{
    const BookingId id = hotel.book("STD", Stay(hotel.today() + in, 1), guest.name);
    booking::ChangeBooking change;
    change.caller = hotel.desk();
    change.booking = id;
    change.guest = guest;
    hotel.run(change);
    return id;
}

void cancel(tests::SmallHotel &hotel, BookingId id)
{
    hotel.run(booking::CancelBooking{hotel.desk(), id, 0});
}

/// The dialog of the booking, with its list.
GuestDataDialog *openFor(Shown &shown, BookingId id)
{
    shown.page->showBooking(id);
    QPushButton *button = nullptr;
    if (!tests::waitFor([&] { return (button = shown.button("Guest data")) != nullptr; }))
        return nullptr;
    QTest::mouseClick(button, Qt::LeftButton);
    auto *dialog = qobject_cast<GuestDataDialog *>(shown.dialog());
    const auto filled = [dialog] {
        return dialog->findChild<QListWidget *>(QStringLiteral("guest.bookings"))->count() > 0;
    };
    return dialog && tests::waitFor(filled) ? dialog : nullptr;
}

}  // namespace

class TestGuestData : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void peopleAreComparedByAddressAndNumber();
    void closedBookingsOfTheGuestAreErased();
    void anOpenBookingIsOnlyExported();
    void theFileHasWhatIsStored();
    void clerksMayNot();

private:
    std::unique_ptr<Theme> theme_;
};

void TestGuestData::peopleAreComparedByAddressAndNumber()
{
    const booking::Guest ana = guestOf("Ana", "Ana@Example.org ", "+351 912 345 678");
    QVERIFY(hasSameAddress(ana, guestOf("A. Silva", "ana@example.org")));
    QVERIFY(hasSameAddress(ana, guestOf("Silva", "", "351912345678")));
    QVERIFY(!hasSameAddress(ana, guestOf("Ana", "other@example.org", "+49 912 345 678")));
    QVERIFY2(!hasSameAddress(guestOf("Ana"), guestOf("Ana")), "a name is no address");
    QVERIFY2(!hasSameAddress(guestOf("Ana", "", "12"), guestOf("Ben", "", "12")), "too short");
    QVERIFY(hasSameName(guestOf("Ana Silva"), guestOf(" ana silva")));
    QVERIFY(!hasSameName(guestOf(""), guestOf("")));
}

void TestGuestData::closedBookingsOfTheGuestAreErased()
{
    Shown shown(*theme_);
    tests::SmallHotel &hotel = shown.hotel;
    const booking::Guest ana = guestOf("Ana Silva", "ana@example.org");
    const BookingId first = bookFor(hotel, ana);
    const BookingId second = bookFor(hotel, guestOf("ana silva", "ANA@example.org"), 2);
    const BookingId partner = bookFor(hotel, guestOf("Rui Silva", "ana@example.org"), 5);
    const BookingId namesake = bookFor(hotel, guestOf("Ana Silva", "another@example.org"), 3);
    const BookingId stranger = bookFor(hotel, guestOf("Ben Kurz", "ben@example.org"), 4);
    for (const BookingId id : {first, second, partner, namesake, stranger}) cancel(hotel, id);
    GuestDataDialog *dialog = openFor(shown, first);
    QVERIFY(dialog);
    const auto *list = shown.inDialog<QListWidget>("guest.bookings");
    QCOMPARE(list->count(), 4);
    int chosen = 0;
    for (int i = 0; i < list->count(); ++i) chosen += list->item(i)->checkState() == Qt::Checked;
    QCOMPARE(chosen, 2);
    QCOMPARE(shown.inDialog<QLabel>("guest.note")->text(), QStringLiteral("2 booking(s) chosen."));
    auto *confirm = shown.inDialog<QPushButton>("confirm");
    QVERIFY(confirm->isEnabled());
    QTest::mouseClick(confirm, Qt::LeftButton);
    QTRY_COMPARE(shown.notices, QStringList{QStringLiteral("Guest data erased.")});
    QVERIFY(hotel.read(first).guest.isEmpty());
    QVERIFY(hotel.read(second).guest.isEmpty());
    QCOMPARE(hotel.read(namesake).guest.email, QStringLiteral("another@example.org"));
    QCOMPARE(hotel.read(partner).guest.name, QStringLiteral("Rui Silva"));
    QCOMPARE(hotel.read(stranger).guest.name, QStringLiteral("Ben Kurz"));
    QTRY_VERIFY(!shown.dialog());
}

void TestGuestData::anOpenBookingIsOnlyExported()
{
    Shown shown(*theme_);
    const booking::Guest ana = guestOf("Ana Silva", "ana@example.org");
    const BookingId over = bookFor(shown.hotel, ana), open = bookFor(shown.hotel, ana, 2);
    cancel(shown.hotel, over);
    GuestDataDialog *dialog = openFor(shown, open);
    QVERIFY(dialog);
    const auto *list = shown.inDialog<QListWidget>("guest.bookings");
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
    QCOMPARE(list->item(1)->checkState(), Qt::Checked);
    auto *confirm = shown.inDialog<QPushButton>("confirm");
    auto *save = shown.inDialog<QPushButton>("guest.export");
    QVERIFY(confirm->isEnabled() && save->isEnabled());
    list->item(0)->setCheckState(Qt::Checked);
    QVERIFY(!confirm->isEnabled() && save->isEnabled());
    QVERIFY(shown.inDialog<QLabel>("guest.note")->text().contains(QStringLiteral("is not over")));
    for (int i = 0; i < 2; ++i) list->item(i)->setCheckState(Qt::Unchecked);
    QVERIFY(!confirm->isEnabled() && !save->isEnabled());
    const QString file = shown.folder.filePath(QStringLiteral("guest.json"));
    for (int i = 0; i < 2; ++i) list->item(i)->setCheckState(Qt::Checked);
    dialog->exportTo(file);
    QTRY_VERIFY(shown.inDialog<QLabel>("guest.note")->text().contains(QStringLiteral("Exported")));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QJsonObject all = QJsonDocument::fromJson(written.readAll()).object();
    QCOMPARE(all[u"bookings"].toArray().size(), 2);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!shown.dialog());
    QCOMPARE(shown.hotel.read(over).guest.name, QStringLiteral("Ana Silva"));
}

void TestGuestData::theFileHasWhatIsStored()
{
    tests::SmallHotel hotel;
    const BookingId id = bookFor(hotel, guestOf("Ana Silva", "ana@example.org", "912345678"));
    booking::CancelBooking end{hotel.desk(), id};
    end.reason = QStringLiteral("She is ill");
    hotel.run(end);
    GuestBooking booking;
    booking.row = hotel.read(id);
    booking::Record taken;
    taken.kind = booking::RecordKind::BookingTaken;
    booking.history = {taken};
    const QByteArray json =
        guestFile({booking}, hotel.session().view(), hotel.session().now(), QLocale::c());
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    QCOMPARE(all[u"hotel"].toString(), QStringLiteral("Bellavista"));
    const QJsonObject first = all[u"bookings"].toArray().at(0).toObject();
    QCOMPARE(first[u"booking"].toInteger(), id.value);
    QCOMPARE(first[u"status"].toString(), QStringLiteral("cancelled"));
    QCOMPARE(first[u"guest"].toObject()[u"email"].toString(), QStringLiteral("ana@example.org"));
    QCOMPARE(first[u"reason"].toString(), QStringLiteral("She is ill"));
    QCOMPARE(first[u"history"].toArray().size(), 1);
}

void TestGuestData::clerksMayNot()
{
    QVERIFY(!booking::may(booking::Role::Clerk, booking::Act::EraseGuests));
    QVERIFY(booking::may(booking::Role::Manager, booking::Act::EraseGuests));
    QVERIFY(booking::actOf(booking::EraseGuests{}) == booking::Act::EraseGuests);
}

QTEST_MAIN(TestGuestData)
#include "test_guest_data.moc"
