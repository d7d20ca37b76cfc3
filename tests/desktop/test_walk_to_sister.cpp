// SPDX-License-Identifier: GPL-3.0-or-later
// A guest is walked to a sister hotel of the file: the room is booked there in the same step, at
// the price that was shown, and the notice, the letter and the list of walked guests name it.
#include "by_keyboard.h"
#include "desktop/overbooking/letter_dialog.h"
#include "desktop/overbooking/overbooking_page.h"
#include "desktop/overbooking/sister_rooms.h"
#include "desktop/overbooking/walk_dialog.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/stay_words.h"
#include "sample_hotel.h"
#include "shown_page.h"
#include "storage/reader.h"
#include "support/widget_test.h"

#include <QtGui/QFocusEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;

namespace {

using tests::press;
using tests::tabTo;
using Shown = tests::ShownPage<OverbookingPage>;

const QString kSister = QStringLiteral("Hotel Miramar");
constexpr qint64 kDouble = 80'00, kSuite = 160'00;

/// Some locales write amounts with spaces that do not break.
QString sameSpaces(QString text)
{
    return text.replace(QChar::Nbsp, QLatin1Char(' '));
}

/// One pool of doubles and one suite, with rates, in the file of the small hotel.
PropertyId addSister(tests::SmallHotel &hotel, const char *currency)
{
    const inventory::Catalogue &here = hotel.session().view().catalogue();
    engine::HotelSetup setup;
    setup.catalogue = here;
    setup.catalogue.property.id = {};
    setup.catalogue.property.name = kSister;
    setup.catalogue.property.currency = *Currency::make(QString::fromLatin1(currency));
    pricing::RatePlan flexible;
    flexible.id = RatePlanId{1};
    flexible.code = QStringLiteral("FLEX");
    flexible.name = QStringLiteral("Flexible");
    setup.plans = {flexible};
    for (int type = 0; type < int(here.roomTypes.size()); ++type) {
        const bool suite = here.roomTypes[size_t(type)].code == u"STE";
        setup.rates.push_back({type, 0, {hotel.today(), 60}, suite ? kSuite : kDouble});
    }
    const auto saved = hotel.session().engine().saveHotel(setup);
    return saved ? *saved : PropertyId{};
}

/// The session knows the hotels that were selected since it was opened.
void visit(tests::SmallHotel &hotel, PropertyId property)
{
    hotel.session().selectProperty(property);
    QTRY_COMPARE(hotel.session().property(), property);
}

}  // namespace

class TestWalkToSister : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void theRoomIsBookedInTheSameStep()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        auto *rooms = shown.inDialog<QComboBox>("walk.room");
        QVERIFY(shown.inDialog<QCheckBox>("walk.book")->isChecked());
        QVERIFY(rooms->currentText().contains(QStringLiteral("80.00")));
        QVERIFY(rooms->currentText().contains(QStringLiteral("Flexible")));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
        const auto there = open(shown);
        QCOMPARE(there.size(), size_t(1));
        QCOMPARE(there.front().guest.name, QStringLiteral("One night"));
        QCOMPARE(there.front().booking.total, kDouble);
        QCOMPARE(there.front().booking.stay, Stay(shown.hotel.today(), 1));
        QVERIFY(shown.hotel.read(walked_).booking.status == BookingStatus::Walked);
        const QString number = bookingNumber(there.front().booking.id);
        QVERIFY(qobject_cast<LetterDialog *>(shown.dialog())->letter().text.contains(number));
        QVERIFY(shown.notices.last().contains(number));
        QTest::keyClick(shown.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        auto *walked = shown.find<RowsTable>("overbooking.walked");
        QTRY_COMPARE(walked->rows().rows().size(), size_t(1));
        QCOMPARE(walked->rows().rows()[0].cells[1].text,
                 QStringLiteral("%1 \u00b7 %2").arg(kSister, number));
    }

    void aGuestWhoIsOnlySentIsNotBooked()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        auto *book = shown.inDialog<QCheckBox>("walk.book");
        QTest::keyClick(book, Qt::Key_Space);
        QVERIFY(!book->isChecked());
        QVERIFY(!shown.inDialog<QComboBox>("walk.room")->isEnabled());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
        QVERIFY(open(shown).empty());
        QVERIFY(shown.hotel.read(walked_).booking.status == BookingStatus::Walked);
    }

    void anotherHotelHasNoRooms()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        auto *hotel = shown.inDialog<QComboBox>("walk.hotel");
        auto *book = shown.inDialog<QCheckBox>("walk.book");
        hotel->setEditText(QStringLiteral("Hotel Mira"));
        QVERIFY(!book->isEnabled() && !book->isChecked());
        QCOMPARE(shown.inDialog<QComboBox>("walk.room")->count(), 0);
        hotel->setEditText(kSister);
        QVERIFY(book->isEnabled() && book->isChecked());
        QVERIFY(shown.inDialog<QComboBox>("walk.room")->count() > 1);
    }

    /// The first choice is the cheapest room.
    void aLesserRoomIsCalledSo()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        const auto *hint = shown.inDialog<QLabel>("walk.hint");
        QVERIFY2(sameSpaces(hint->text())
                     .endsWith(QStringLiteral("EUR 20.00 less than here. The guest booked Twin: "
                                              "this room may be a downgrade.")),
                 qPrintable(hint->text()));
        auto *rooms = shown.inDialog<QComboBox>("walk.room");
        for (const char *type : {"Twin", "Suite"}) {
            rooms->setCurrentIndex(rooms->findText(QLatin1String(type), Qt::MatchContains));
            QVERIFY2(!hint->text().contains(QStringLiteral("downgrade")), qPrintable(hint->text()));
        }
    }

    void aRoomWithAPriceInAnotherCurrencyIsNotCalledALesserOne()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel, "USD"); });
        openDialog(shown);
        auto *rooms = shown.inDialog<QComboBox>("walk.room");
        rooms->setCurrentIndex(rooms->findText(QStringLiteral("Suite"), Qt::MatchContains));
        QVERIFY2(rooms->currentText().contains(QStringLiteral("160.00")),
                 qPrintable(rooms->currentText()));
        QCOMPARE(shown.inDialog<QLabel>("walk.hint")->text(),
                 QStringLiteral("Booked in the same step; the guest pays there."));
    }

    /// The guest pays there, and must not be told that it is no more than here.
    void theLetterSaysWhoPaysWhatADearerRoomCostsMore()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        const QString more = QStringLiteral("EUR 60.00");
        const auto *hint = shown.inDialog<QLabel>("walk.hint");
        QVERIFY2(!hint->text().contains(QStringLiteral("more")), qPrintable(hint->text()));
        auto *rooms = shown.inDialog<QComboBox>("walk.room");
        rooms->setCurrentIndex(rooms->count() - 1);
        QVERIFY2(rooms->currentText().contains(QStringLiteral("160.00")),
                 qPrintable(rooms->currentText()));
        QVERIFY2(sameSpaces(hint->text()).contains(more), qPrintable(hint->text()));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        // At once, and when it is created again.
        for (int letter = 0; letter < 2; ++letter) {
            QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
            const QString text = qobject_cast<LetterDialog *>(shown.dialog())->letter().text;
            QVERIFY2(sameSpaces(text).contains(more), qPrintable(text));
            QVERIFY2(!text.contains(QStringLiteral("no more than")), qPrintable(text));
            QTest::keyClick(shown.dialog(), Qt::Key_Escape);
            QTRY_VERIFY(!shown.dialog());
            if (letter > 0) break;
            QTRY_COMPARE(shown.find<RowsTable>("overbooking.walked")->current(), walked_.value);
            QVERIFY(press(shown.find<QPushButton>("overbooking.letter")));
        }
    }

    /// As with a server that shows one hotel only.
    void aLetterWithoutThePriceThereDoesNotPromiseThatItIsNoMore()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        const storage::BookingRow row = shown.hotel.read(walked_);
        const booking::WalkRow walk{row.booking.property, walked_, sister_, kSister, BookingId{7}};
        const auto text = [&](std::optional<qint64> dearer) {
            return LetterDialog::letterFor(row, walk, -1, dearer,
                                           shown.hotel.session().view().catalogue(), QLocale::c())
                .text;
        };
        QVERIFY(text(0).contains(QStringLiteral("no more than")));
        QVERIFY(!text(std::nullopt).contains(QStringLiteral("no more than")));
        QVERIFY(text(std::nullopt).contains(QStringLiteral("we pay the difference")));
    }

    void aWrongCostIsSaidWhenItsFieldIsLeft()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        shown.dialog()->setLocale(QLocale(QLocale::German, QLocale::Germany));
        auto *cost = shown.inDialog<QLineEdit>("walk.cost");
        const auto *problem = shown.inDialog<QLabel>("problem");
        QVERIFY(tabTo(cost));
        cost->selectAll();
        QTest::keyClicks(cost, QStringLiteral("much"));
        QVERIFY(!problem->isVisible());
        // As Tab does in an active window.
        QFocusEvent left(QEvent::FocusOut, Qt::TabFocusReason);
        QCoreApplication::sendEvent(cost, &left);
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(QStringLiteral("118,50")), qPrintable(problem->text()));
        QVERIFY(tabTo(cost));
        cost->selectAll();
        QTest::keyClicks(cost, QStringLiteral("90"));
        QVERIFY(!problem->isVisible());
    }

    void aPriceThatChangedMeanwhileIsShownFirst()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        reprice(shown.hotel);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(shown.inDialog<QLabel>("problem")->text().contains(QStringLiteral("95.00")));
        QVERIFY(open(shown).empty());
        QVERIFY(shown.hotel.read(walked_).booking.status == BookingStatus::Confirmed);
        QTRY_VERIFY(shown.inDialog<QComboBox>("walk.room")
                        ->currentText()
                        .contains(QStringLiteral("95.00")));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
        QCOMPARE(open(shown).front().booking.total, qint64(95'00));
    }

    void aRefreshLeavesWhatIsTypedAsItIs()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        auto *hotel = shown.inDialog<QComboBox>("walk.hotel");
        QLineEdit *edit = hotel->lineEdit();
        QVERIFY(tabTo(hotel));
        edit->selectAll();
        refresh(shown, 10);
        QCOMPARE(edit->selectedText(), edit->text());
        QTest::keyClicks(hotel, QStringLiteral("Hotel Palce"));
        QTest::keyClick(hotel, Qt::Key_Left);
        QTest::keyClick(hotel, Qt::Key_Left);
        const int caret = edit->cursorPosition();
        refresh(shown, 11);
        QCOMPARE(edit->text(), QStringLiteral("Hotel Palce"));
        QCOMPARE(edit->cursorPosition(), caret);
        QVERIFY(!edit->hasSelectedText());
        QTest::keyClicks(hotel, QStringLiteral("a"));
        QCOMPARE(qobject_cast<WalkDialog *>(shown.dialog())->walk().hotel,
                 QStringLiteral("Hotel Palace"));
    }

    void otherHotelsLeaveWhatIsTypedAsItIs()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        auto *hotel = shown.inDialog<QComboBox>("walk.hotel");
        QLineEdit *edit = hotel->lineEdit();
        edit->setText(QStringLiteral("Hotel Palace"));
        edit->setSelection(12, -6);
        qobject_cast<WalkDialog *>(shown.dialog())->setSisters({});
        QCOMPARE(hotel->count(), 0);
        QCOMPARE(edit->text(), QStringLiteral("Hotel Palace"));
        QCOMPARE(edit->selectedText(), QStringLiteral("Palace"));
        QCOMPARE(edit->cursorPosition(), 6);
    }

    /// Its highlight stays, Enter chooses it, and newer prices follow.
    void aRefreshLeavesAnOpenListOfRoomsAsItIs()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        auto *rooms = shown.inDialog<QComboBox>("walk.room");
        const int last = rooms->count() - 1;
        const QString suite = rooms->itemText(last);
        QVERIFY2(last > 0 && suite.contains(QStringLiteral("160.00")), qPrintable(suite));
        rooms->showPopup();
        QAbstractItemView *list = rooms->view();
        QTRY_VERIFY(list->isVisible());
        list->setCurrentIndex(rooms->model()->index(last, 0));
        reprice(shown.hotel);
        refresh(shown, 12);
        QVERIFY(list->isVisible());
        QCOMPARE(list->currentIndex().row(), last);
        QCOMPARE(rooms->itemText(last), suite);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(!list->isVisible());
        QCOMPARE(rooms->currentText(), suite);
        QTRY_VERIFY(rooms->currentText().contains(QStringLiteral("95.00")));
        const QString named = suite.section(QChar(0xb7), 1);
        QCOMPARE(rooms->currentText().section(QChar(0xb7), 1), named);
    }

    void aGuestWhomAnotherUserHasWalkedGoesWhereThatOneSaid()
    {
        Shown shown(*theme_, [this](auto &hotel) { oversell(hotel); });
        openDialog(shown);
        const QString other = QStringLiteral("Hotel Sol");
        booking::WalkBooking walk;
        walk.caller = shown.hotel.desk();
        walk.booking = walked_;
        walk.version = shown.hotel.read(walked_).booking.version;
        walk.hotel = other;
        shown.hotel.run(walk);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(qobject_cast<LetterDialog *>(shown.dialog()));
        const QString text = qobject_cast<LetterDialog *>(shown.dialog())->letter().text;
        QVERIFY2(text.contains(other) && !text.contains(kSister), qPrintable(text));
        QCOMPARE(shown.notices.last(), QStringLiteral("Booking %1 was already walked to %2.")
                                           .arg(bookingNumber(walked_), other));
        QVERIFY(open(shown).empty());
    }

    void noGuestIsToBeChosenWhereNoneHasToBeWalked()
    {
        Shown shown(*theme_, [this](auto &hotel) { makeSister(hotel); });
        shown.page->setView(OverbookingPage::Walks);
        const QWidget *card = shown.find<RowsTable>("overbooking.sisters")->parentWidget();
        const auto labels = card->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible()
                   && label->text().contains(QStringLiteral("when a guest has to be walked"));
        }));
    }

private:
    void makeSister(tests::SmallHotel &hotel, const char *currency = "EUR")
    {
        const PropertyId own = hotel.session().property();
        sister_ = addSister(hotel, currency);
        QVERIFY(sister_);
        visit(hotel, sister_);
        visit(hotel, own);
    }
    /// Three of three rooms sold tonight, one of them out of order.
    void oversell(tests::SmallHotel &hotel, const char *currency = "EUR")
    {
        makeSister(hotel, currency);
        const Night today = hotel.today();
        hotel.book("STD", Stay(today, 3), QStringLiteral("Long stay"));
        hotel.book("STD", Stay(today, 2), QStringLiteral("Two nights"));
        walked_ = hotel.book("TWN", Stay(today, 1), QStringLiteral("One night"));
        const auto &rooms = hotel.session().view().catalogue().rooms;
        hotel.run(booking::SetRoomOutOfOrder{hotel.desk(), {rooms[0].id}, Stay(today, 1), true});
    }
    void openDialog(Shown &shown) const
    {
        shown.page->setView(OverbookingPage::Walks);
        auto *guests = shown.find<RowsTable>("overbooking.guests");
        QTRY_COMPARE(guests->current(), walked_.value);
        QTRY_COMPARE(shown.find<RowsTable>("overbooking.sisters")->rows().rows().size(), size_t(1));
        QVERIFY(tabTo(guests));
        QTest::keyClick(guests, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog());
    }
    /// All rooms of the sister hotel cost 95.00 tonight.
    void reprice(tests::SmallHotel &hotel) const
    {
        const auto sister = *hotel.session().engine().snapshot(sister_);
        booking::EditCells edit;
        edit.caller = {sister_, kDeskActor, sister->catalogue.channels.front().id, {}};
        edit.field = booking::CellField::Rate;
        for (const inventory::RoomType &type : sister->catalogue.roomTypes)
            edit.roomTypes.push_back(type.id);
        edit.plan = sister->plans.front().id;
        edit.ranges = {{hotel.today(), 1}};
        edit.value = 95'00;
        QVERIFY(hotel.session().engine().run(engine::Command(booking::EditBlock(edit))));
    }
    /// Changes the hotel `in` days from now, and waits until the dialog has seen it.
    static void refresh(Shown &shown, int in)
    {
        QSignalSpy seen(shown.page->findChild<SisterRooms *>(), &SisterRooms::offersShown);
        shown.hotel.book("STE", Stay(shown.hotel.today() + in, 1), QStringLiteral("Elsewhere"));
        QTRY_VERIFY(!seen.isEmpty());
    }
    /// Bookings of the sister hotel that are open.
    std::vector<storage::BookingRow> open(Shown &shown) const
    {
        engine::Engine &engine = shown.hotel.session().engine();
        engine.flush();
        const auto reader = storage::Reader::open(engine.file());
        storage::BookingQuery query;
        query.property = sister_;
        query.statuses = {BookingStatus::Confirmed};
        auto page = (*reader)->ask(storage::Bookings{query, 0, 10});
        return page ? std::move(page->rows) : std::vector<storage::BookingRow>{};
    }

    std::unique_ptr<Theme> theme_;
    PropertyId sister_;
    BookingId walked_;
};

QTEST_MAIN(TestWalkToSister)
#include "test_walk_to_sister.moc"
