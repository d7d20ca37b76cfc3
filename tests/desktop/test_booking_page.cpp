// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings page and its commands, on a real engine and a real file.
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_model.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/bookings/filter_bar.h"
#include "desktop/words/stay_words.h"
#include "direction.h"
#include "settled.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;

namespace {

using Shown = tests::ShownPage<BookingPage>;

QTableView *table(const Shown &shown)
{
    return shown.find<QTableView>("bookings");
}

QString cell(const Shown &shown, int row, int column)
{
    return table(shown)->model()->index(row, column).data().toString();
}

void search(const Shown &shown, const QString &text)
{
    auto *edit = shown.page->findChild<FilterBar *>()->findChild<QLineEdit *>();
    edit->clear();
    QTest::keyClicks(edit, text);
}

/// Selects a booking and waits until `button` is enabled.
QPushButton *choose(Shown &shown, BookingId id, const char *button)
{
    shown.page->showBooking(id);
    QPushButton *found = nullptr;
    if (!tests::waitFor([&] { return (found = shown.button(button)) != nullptr; })) return nullptr;
    return found;
}

QString problem(const Shown &shown)
{
    for (const QLabel *label : shown.dialog()->findChildren<QLabel *>()) {
        const bool bad = label->property("tone").toInt() == int(Tone::Bad);
        if (label->isVisible() && bad && !label->text().isEmpty()) return label->text();
    }
    return {};
}

}  // namespace

class TestBookingPage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void bookingsAreListedAndFound()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId first =
            shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana Example"));
        shown.hotel.book("STE", Stay(today + 4, 3), QStringLiteral("Bela Sample"));
        QAbstractItemModelTester tester(table(shown)->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 2);
        search(shown, QStringLiteral("bela"));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        QCOMPARE(cell(shown, 0, BookingModel::Guest), QStringLiteral("Bela Sample"));
        QCOMPARE(cell(shown, 0, BookingModel::Room), QStringLiteral("Suite × 1"));
        QCOMPARE(cell(shown, 0, BookingModel::Status), QStringLiteral("Confirmed"));
        search(shown, QStringLiteral("BK-%1").arg(first.value));
        QTRY_COMPARE(cell(shown, 0, BookingModel::Guest), QStringLiteral("Ana Example"));
    }

    void detailsTakeNoSpaceUntilABookingIsSelected()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana Example"));
        shown.hotel.book("STE", Stay(today + 4, 3), QStringLiteral("Bela Sample"));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 2);
        const auto *details = shown.page->findChild<BookingDetails *>();
        QVERIFY(!details->isVisible());
        const int alone = table(shown)->width();
        shown.page->showBooking(id);
        QTRY_VERIFY(details->isVisible());
        QVERIFY(details->width() >= details->minimumWidth());
        QTRY_VERIFY(table(shown)->width() <= alone - details->width());
    }

    void emptyListsSayWhy()
    {
        Shown shown(*theme_);
        const auto says = [&shown](const QString &text) {
            const auto labels = static_cast<QWidget *>(shown.page.get())->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) {
                return label->isVisible() && label->text().contains(text);
            });
        };
        QTRY_VERIFY2(says(QStringLiteral("No bookings yet.")), "not as long as they are loaded");
        QVERIFY(!table(shown)->isVisible());
        shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana Example"));
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        QVERIFY2(table(shown)->isVisible(), "the first booking replaces the words");
        search(shown, QStringLiteral("nobody"));
        QTRY_VERIFY(shown.button("Show all bookings"));
        QVERIFY(says(QStringLiteral("No booking matches “nobody”.")));
        QTest::mouseClick(shown.button("Show all bookings"), Qt::LeftButton);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
    }

    void segmentsFilter()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId here = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Here"));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Due"));
        shown.hotel.book("STD", Stay(today + 5, 2), QStringLiteral("Later"));
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), here, 1, {}, {}, true});
        QTRY_COMPARE(table(shown)->model()->rowCount(), 3);
        for (QWidget *w : shown.page->barWidgets()) w->show();
        QTest::mouseClick(shown.button("Arriving today"), Qt::LeftButton);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 1);
        QCOMPARE(cell(shown, 0, BookingModel::Guest), QStringLiteral("Due"));
        QTest::mouseClick(shown.button("In house"), Qt::LeftButton);
        QTRY_COMPARE(cell(shown, 0, BookingModel::Guest), QStringLiteral("Here"));
        QTest::mouseClick(shown.button("All"), Qt::LeftButton);
        QTRY_COMPARE(table(shown)->model()->rowCount(), 3);
    }

    void theKeyboardGoesFromSearchToTableToActionsAndBack_data() { tests::Direction::addRows(); }
    void theKeyboardGoesFromSearchToTableToActionsAndBack()
    {
        const tests::Direction direction = tests::Direction::ofRow();
        // All at once: a list with a single booking selects it, and keeps it selected when others
        // are added.
        Shown shown(*theme_, [](tests::SmallHotel &hotel) {
            for (int i = 0; i < 3; ++i)
                hotel.book("STD", Stay(hotel.today() + i, 1), QStringLiteral("Guest %1").arg(i));
        });
        QTRY_COMPARE(table(shown)->model()->rowCount(), 3);
        auto *edit = shown.page->findChild<FilterBar *>()->findChild<QLineEdit *>();
        QTest::keyClick(edit, Qt::Key_Down);
        QTRY_VERIFY(table(shown)->hasFocus());
        QCOMPARE(table(shown)->currentIndex().row(), 0);
        QTest::keyClick(table(shown), Qt::Key_Down);
        QCOMPARE(table(shown)->currentIndex().row(), 1);
        QTRY_VERIFY(shown.button("Change"));
        QTest::keyClick(table(shown), Qt::Key_Return);
        QTRY_VERIFY(shown.button("Change")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(table(shown)->hasFocus());
    }

    void theOnlyBookingIsChosenAndFollowedWhenOthersCome()
    {
        Shown shown(*theme_, [](tests::SmallHotel &hotel) {
            hotel.book("STD", Stay(hotel.today(), 1), QStringLiteral("First"));
        });
        QTRY_COMPARE(table(shown)->currentIndex().row(), 0);
        for (int i = 1; i < 3; ++i) {
            shown.hotel.book("STD", Stay(shown.hotel.today() + i, 1), QStringLiteral("Later"));
        }
        QTRY_COMPARE(table(shown)->currentIndex().row(), 2);
        QCOMPARE(cell(shown, 2, BookingModel::Guest), QStringLiteral("First"));
    }

    void aHotelThatIsLoadedAnewKeepsTheBookingThatIsShown()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela"));
        QVERIFY(choose(shown, id, "Check in"));
        HotelSession &session = shown.hotel.session();
        QSignalSpy loaded(&session, &HotelSession::loaded);
        inventory::Catalogue catalogue = session.view().catalogue();
        catalogue.property.city = QStringLiteral("Porto");
        QVERIFY(session.engine().saveHotel({catalogue, session.view().rates().plans(), {}}));
        QTRY_VERIFY(session.view().property().city == QLatin1String("Porto"));
        tests::settle(session);
        QVERIFY(!loaded.isEmpty());
        QVERIFY(shown.button("Check in"));
    }

    void cancellingAsksAndSaysTheFee()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana"), 2);
        QTRY_COMPARE(shown.hotel.session().view().ledger().available(0, Stay(today, 3)), 1);
        QTest::mouseClick(choose(shown, id, "Cancel"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        QString said;
        for (const QLabel *l : shown.dialog()->findChildren<QLabel *>()) said += l->text();
        QVERIFY2(said.contains(QLatin1Char('6')), "three nights of two rooms return");
        QVERIFY2(said.contains(QStringLiteral("200")), "the first night of two rooms is the fee");
        shown.type(Qt::Key_Return);
        QVERIFY2(shown.dialog(), "Enter in a field goes to the next one");
        shown.type(Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        QCOMPARE(shown.hotel.read(id).booking.status, BookingStatus::Confirmed);
        QPushButton *cancel = choose(shown, id, "Cancel");
        shown.page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown.page.get(), tests::kTryForMs));
        cancel->setFocus();
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.notices.size(), 1);
        QTRY_VERIFY(!cancel->isVisible());
        QCOMPARE(shown.hotel.read(id).booking.status, BookingStatus::Cancelled);
        QTRY_COMPARE(cell(shown, 0, BookingModel::Status), QStringLiteral("Cancelled"));
        QTRY_COMPARE(shown.hotel.session().view().ledger().available(0, Stay(today, 3)), 3);
    }

    void aStaleCommandShowsWhatChangedAndAsksAgain()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today + 2, 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Cancel"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        booking::ChangeBooking meanwhile;
        meanwhile.caller = shown.hotel.desk();
        meanwhile.booking = id;
        meanwhile.version = 1;
        meanwhile.stay = Stay(today + 2, 5);
        shown.hotel.run(meanwhile);
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_VERIFY(problem(shown).contains(QStringLiteral("→")));
        QVERIFY(problem(shown).contains(stayText(today + 2, 5)));
        QCOMPARE(shown.hotel.read(id).booking.status, BookingStatus::Confirmed);
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::Cancelled);
    }

    void checkInGivesTheChosenRoom()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId other = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Other"));
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), other, 1, {}, {}, true});
        const BookingId id = shown.hotel.book("TWN", Stay(today, 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Check in"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        auto *rooms = shown.inDialog<QListWidget>("rooms");
        QTRY_COMPARE(rooms->count(), 2);
        rooms->item(1)->setSelected(true);
        const QString number = rooms->item(1)->text().section(QLatin1Char(' '), 0, 0);
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedIn);
        QCOMPARE(shown.hotel.read(id).rooms, QStringList{number});
    }

    void aFeeIsTheGuestsAndTheCostOfAWalkIsNot()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId gone = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        const BookingId walked = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Bela"));
        shown.hotel.run(booking::MarkNoShow{shown.hotel.desk(), gone, 1});
        shown.hotel.run(booking::WalkBooking{
            shown.hotel.desk(), walked, 1, QStringLiteral("Hotel Beside"), {}, 130'00});
        const auto said = [&](BookingId id) {
            QStringList all;
            const HotelView &view = shown.hotel.session().view();
            for (const Fact &f : bookingFacts(shown.hotel.read(id), view, QLocale::c()))
                all << f.label + QLatin1Char('=') + f.value;
            return all.join(QLatin1Char('|'));
        };
        QVERIFY2(said(gone).contains(QStringLiteral("Fee=EUR")), qPrintable(said(gone)));
        QVERIFY2(!said(walked).contains(QStringLiteral("Fee=")), qPrintable(said(walked)));
        QVERIFY2(said(walked).contains(QStringLiteral("Walk cost=EUR")), qPrintable(said(walked)));
    }

    void aRoomOutOfOrderIsNotOffered()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const RoomId first = shown.hotel.session().view().catalogue().rooms.front().id;
        shown.hotel.run(
            booking::SetRoomOutOfOrder{shown.hotel.desk(), {first}, Stay(today + 1, 1), true});
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Check in"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        auto *rooms = shown.inDialog<QListWidget>("rooms");
        QTRY_COMPARE(rooms->count(), 2);
        QCOMPARE(rooms->item(0)->text(), QStringLiteral("102 · Clean"));
        QCOMPARE(shown.inDialog<QLabel>("notOffered")->text(), QStringLiteral("Out of order: 101"));
    }

    void anEarlyDepartureSaysHowManyNightsReturn()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 4), QStringLiteral("Ana"));
        shown.hotel.run(booking::CheckIn{shown.hotel.desk(), id, 1, {}, {}, true});
        QTest::mouseClick(choose(shown, id, "Check out"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        QString said;
        for (const QLabel *l : shown.dialog()->findChildren<QLabel *>()) said += l->text();
        QVERIFY2(said.contains(QLatin1Char('3')), qPrintable(said));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::CheckedOut);
        QTRY_COMPARE(shown.hotel.session().view().ledger().available(0, Stay(today + 1, 3)), 3);
    }

    void aChangeShowsItsPriceBefore()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Change"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        shown.inDialog<QSpinBox>("nights")->setValue(3);
        QTRY_COMPARE(shown.inDialog<QLineEdit>("price")->text(), QStringLiteral("300.00"));
        auto *types = shown.inDialog<QComboBox>("type");
        types->setCurrentIndex(types->findText(QStringLiteral("Suite")));
        QTRY_COMPARE(shown.inDialog<QLineEdit>("price")->text(), QStringLiteral("600.00"));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.total, 600'00);
        QCOMPARE(shown.hotel.read(id).booking.stay, Stay(today + 1, 3));
        QCOMPARE(shown.hotel.read(id).booking.counted, shown.hotel.type("STE"));
    }

    void aChangeOfPriceMeanwhileIsAskedAgain()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Change"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        shown.inDialog<QSpinBox>("nights")->setValue(3);
        auto *price = shown.inDialog<QLineEdit>("price");
        QTRY_COMPARE(price->text(), QStringLiteral("300.00"));
        booking::EditCells rate;
        rate.caller = shown.hotel.desk();
        rate.field = booking::CellField::Rate;
        rate.roomTypes = {shown.hotel.type("STD")};
        rate.plan = shown.hotel.session().view().rates().plans().front().id;
        rate.ranges = {{today + 3, 1}};
        rate.value = 150'00;
        shown.hotel.run(booking::EditBlock(rate));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(price->text(), QStringLiteral("350.00"));
        QVERIFY2(problem(shown).contains(QStringLiteral("350.00")), qPrintable(problem(shown)));
        QCOMPARE(shown.hotel.read(id).booking.stay.nights(), 2);
        QTRY_VERIFY(shown.inDialog<QPushButton>("confirm")->isEnabled());
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.total, 350'00);
    }

    void aChangeBeyondTheRoomsIsRefusedAndStaysOpen()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Ana"));
        shown.hotel.book("STE", Stay(today + 1, 2), QStringLiteral("Suite guest"));
        QTest::mouseClick(choose(shown, id, "Change"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        auto *types = shown.inDialog<QComboBox>("type");
        types->setCurrentIndex(types->findText(QStringLiteral("Suite")));
        auto *confirm = shown.inDialog<QPushButton>("confirm");
        QTRY_VERIFY(confirm->isEnabled());
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_VERIFY(!problem(shown).isEmpty());
        QCOMPARE(shown.hotel.read(id).booking.counted, shown.hotel.type("STD"));
        QTest::keyClick(shown.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
    }

    void anAgreedPriceAndTheGuestCanBeChanged()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today + 1, 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Change"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        auto *price = shown.inDialog<QLineEdit>("price");
        price->selectAll();
        QTest::keyClicks(price, QStringLiteral("150"));
        QTest::keyClicks(shown.inDialog<QLineEdit>("name"), QStringLiteral(" Example"));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.total, 150'00);
        QCOMPARE(shown.hotel.read(id).guest.name, QStringLiteral("Ana Example"));
    }

    void aNoShowGivesItsRoomsBack()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "No-show"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::NoShow);
        QTRY_VERIFY(!shown.button("Change"));
    }

    void closingTheHotelTakesItsDialogsAway()
    {
        Shown shown(*theme_);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Change"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        shown.page.reset();
        QVERIFY(!shown.dialog());
    }

    void theNumberOfABookingIsEnoughToFindIt()
    {
        QCOMPARE(searchWords(QStringLiteral(" BK-10482 ")), QStringLiteral("10482"));
        QCOMPARE(searchWords(QStringLiteral("bk10482  Silva")), QStringLiteral("10482 Silva"));
        QCOMPARE(searchWords(QStringLiteral("BKB Bank")), QStringLiteral("BKB Bank"));
    }

private:
    static QString stayText(Night in, int nights)
    {
        return QString::number((in + nights).date().day());
    }
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestBookingPage)
#include "test_booking_page.moc"
