// SPDX-License-Identifier: GPL-3.0-or-later
// The Group page of a window with two hotels: it appears with the second one, follows the commits
// of both, and opens a hotel from its row.
#include "desktop/group/hotel_figures.h"
#include "desktop/group/night_strip.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "keyboard_walk.h"
#include "layout_walk.h"
#include "reports/words.h"
#include "sample_hotel.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::kJulyTenth;

namespace {

const QString kGroup = QStringLiteral("group");
/// Columns.
constexpr int kOccupancy = 1, kAdr = 2, kArrivals = 3, kDepartures = 4, kOversold = 5;

}  // namespace

class TestGroupPage : public tests::WindowTest {
    Q_OBJECT

protected:
    void opened() override { first_ = session().property(); }

private slots:
    void itAppearsWithASecondHotel()
    {
        QVERIFY(!real_->window().pageIds().contains(kGroup));
        QVERIFY(!real_->window().showPage(kGroup));
        openGroup();
        QVERIFY(real_->window().pageIds().contains(kGroup));
        QCOMPARE(real_->window().currentPage(), real_->window().page(kGroup));
    }

    void figuresAreThoseOfTheReportsAndFollowCommits()
    {
        real_->bookElsewhere(0, kJulyTenth, 2);
        openGroup();
        const QLocale locale = table()->locale();
        QTRY_COMPARE(cell(first_, kArrivals), locale.toString(1));
        QCOMPARE(cell(first_, kOccupancy), reports::percentText({2, 26}, locale));
        const Currency currency = session().view().property().currency;
        QCOMPARE(cell(first_, kAdr),
                 currency.code() + QChar::Nbsp
                     + reports::amountText(reports::Ratio{10'000, 2}, currency, locale));
        QCOMPARE(cell(first_, kOversold), locale.toString(0));
        QTRY_COMPARE(table()->rows().rows().size(), size_t(3));
        QCOMPARE(cell({}, kOccupancy), reports::percentText({2, 52}, locale));
        // In the hotel that is selected, and in the other one.
        book(second_, kJulyTenth);
        QTRY_COMPARE(cell(second_, kArrivals), locale.toString(1));
        book(first_, kJulyTenth);
        QTRY_COMPARE(cell(first_, kArrivals), locale.toString(2));
        QCOMPARE(cell({}, kArrivals), locale.toString(3));
        QCOMPARE(cell({}, kDepartures), locale.toString(0));
        QTest::mouseClick(real_->window().findChild<QPushButton *>(QStringLiteral("group.nights")),
                          Qt::LeftButton);
        QCOMPARE(cell({}, kDepartures), locale.toString(3));
        QCOMPARE(cell({}, kOccupancy), reports::percentText({4, 52 * 30}, locale));
    }

    void aRowOpensItsHotelAtTonight()
    {
        openGroup();
        QTRY_COMPARE(table()->rows().rows().size(), size_t(3));
        real_->window().actions()->setFirstNight(kJulyTenth + 5);
        table()->setFocus();
        table()->choose(first_.value);
        QTest::keyClick(table(), Qt::Key_Return);
        QTRY_COMPARE(session().property(), first_);
        QTRY_COMPARE(real_->window().currentPage(),
                     real_->window().page(QStringLiteral("inventory")));
        QCOMPARE(real_->window().actions()->firstNight(), kJulyTenth);
    }

    void theSelectionBeginsAtTheOpenHotelAndStaysWhereTheUserMovesIt()
    {
        openGroup();
        QTRY_COMPARE(table()->rows().rows().size(), size_t(3));
        QCOMPARE(table()->current(), second_.value);
        table()->choose(first_.value);
        book(second_, kJulyTenth);
        QTRY_COMPARE(cell(second_, kArrivals), table()->locale().toString(1));
        QCOMPARE(table()->current(), first_.value);
        real_->window().showPage(QStringLiteral("inventory"));
        real_->window().showPage(kGroup);
        QCOMPARE(table()->current(), second_.value);
    }

    void barsOfTheSelectedRowAreSeen_data() { addLooks(); }
    void barsOfTheSelectedRowAreSeen()
    {
        const Look look(real_->theme());
        openGroup();
        QTRY_COMPARE(table()->rows().rows().size(), size_t(3));
        table()->choose(second_.value);
        tests::handlePosted();
        const int strip = table()->model()->columnCount() - 1;
        const QRect cell =
            table()->visualRect(table()->rows().index(table()->rows().rowOf(second_.value), strip));
        const QImage image = table()->viewport()->grab().toImage();
        const qreal ratio = image.devicePixelRatio();
        const auto at = [&](QPoint point) {
            return image.pixelColor((point * ratio).x(), (point * ratio).y());
        };
        const QColor selection = at({cell.left() + style::kPadding / 2, cell.center().y()});
        // The hotel is empty, so that each bar is a track only.
        const QColor track = at({cell.left() + style::kPadding + 2, cell.center().y()});
        QCOMPARE(selection, real_->theme().colors().accentSoft);
        QVERIFY2(contrast(track, selection) > 1.1, qPrintable(track.name()));
        const Colors &colors = real_->theme().colors();
        QVERIFY2(contrast(track, colors.accent) < contrast(selection, colors.accent),
                 "a tint of the bars, not white");
    }

    void theTotalOpensNothing()
    {
        openGroup();
        QTRY_COMPARE(table()->rows().rows().size(), size_t(3));
        auto *open = real_->window().findChild<QPushButton *>(QStringLiteral("group.open"));
        QVERIFY(open->isEnabled());
        table()->choose(0);
        QVERIFY(!open->isEnabled());
    }

    void aBarIsFoundByItsPlace()
    {
        const QRect cell(0, 0, 300 + 2 * style::kPadding, 30);
        const auto at = [&](int x, Qt::LayoutDirection to) {
            return NightStrip::nightAt(cell, QPoint(style::kPadding + x, 15), 30, to);
        };
        QCOMPARE(at(0, Qt::LeftToRight), 0);
        QCOMPARE(at(10, Qt::LeftToRight), 1);
        QCOMPARE(at(299, Qt::LeftToRight), 29);
        QCOMPARE(at(0, Qt::RightToLeft), 29);
        QCOMPARE(at(-1, Qt::LeftToRight), -1);
    }

    void amountsOfSeveralCurrenciesHaveNoTotal()
    {
        HotelFigures here, there;
        here.property.currency = *Currency::make(QStringLiteral("EUR"));
        there.property.currency = *Currency::make(QStringLiteral("USD"));
        here.tonight.arrivals = 2;
        there.tonight.arrivals = 3;
        QVERIFY(totalOf({here, here}).currency == here.property.currency);
        QVERIFY(!totalOf({here, there, here}).currency);
        QCOMPARE(totalOf({here, there}).tonight.arrivals, 5);
        there.wrong = QStringLiteral("unreadable");
        QCOMPARE(totalOf({here, there}).tonight.arrivals, 2);
    }

    /// Overdue guests still have to leave; those in house have arrived.
    void movementsAreThoseThatTheFrontDeskStillExpects()
    {
        using booking::BookingStatus;
        engine::Snapshot made = tests::wideHotel(1, 1, 60);
        const Night today = made.catalogue.property.businessDate;
        made.bookings.clear();
        const auto add = [&made](BookingStatus status, Stay stay) {
            booking::Booking booked;
            booked.id = BookingId{qint64(made.bookings.size()) + 1};
            booked.status = status;
            booked.stay = stay;
            made.bookings.push_back(booked);
        };
        add(BookingStatus::Confirmed, Stay(today, 2));
        add(BookingStatus::Confirmed, Stay(today - 1, 1));  // a pending no-show
        add(BookingStatus::CheckedIn, Stay(today, 1));
        add(BookingStatus::CheckedIn, Stay(today - 2, 2));
        add(BookingStatus::CheckedIn, Stay(today - 3, 2));
        const HotelFigures figures = figuresOf(GroupHotel(made), {});
        QCOMPARE(figures.tonight.arrivals, 1);
        QCOMPARE(figures.tonight.departures, 2);
        QCOMPARE(figures.nights.arrivals, 1);
        QCOMPARE(figures.nights.departures, 4);
    }

    void tonightHasNoOversoldNightOfAnotherDate()
    {
        engine::Snapshot made = tests::wideHotel(1, 1, 60);
        const Night today = made.catalogue.property.businessDate;
        const HotelFigures before = figuresOf(GroupHotel(made), {});
        made.ledger.addSold(0, Stay(today + 2, 1), 1000, 1);
        const HotelFigures later = figuresOf(GroupHotel(made), {});
        QCOMPARE(later.tonight.oversold, before.tonight.oversold);
        QCOMPARE(later.nights.oversold, before.nights.oversold + 1);
        QCOMPARE(totalOf({later, later}).nights.oversold, 2 * later.nights.oversold);
        made.ledger.addSold(0, Stay(today, 1), 1000, 1);
        QCOMPARE(figuresOf(GroupHotel(made), {}).tonight.oversold, 1);
    }

    void nothingIsCutAndEverythingIsReached()
    {
        openGroup();
        QTRY_COMPARE(table()->rows().rows().size(), size_t(3));
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
            real_->theme().setMode(mode);
            for (const QSize size : {QSize(1600, 980), QSize(1280, 720)}) {
                real_->window().resize(size);
                tests::passTimers(30);
                QCOMPARE(tests::layoutProblems(real_->window()), QStringList());
            }
        }
        QCOMPARE(tests::keyboardProblems(real_->window()), QStringList());
    }

private:
    HotelSession &session() { return real_->session(); }
    RowsTable *table()
    {
        return real_->window().findChild<RowsTable *>(QStringLiteral("group.table"));
    }
    /// Of the total without a hotel.
    QString cell(PropertyId hotel, int column)
    {
        const int row = table()->rows().rowOf(hotel.value);
        return row < 0 ? QString() : table()->rows().index(row, column).data().toString();
    }
    /// Adds and selects a second hotel, and shows the page.
    void openGroup()
    {
        engine::HotelSetup setup = tests::twoPools();
        setup.catalogue.property.name = QStringLiteral("Hotel Miramar");
        const auto saved = session().engine().saveHotel(setup);
        QVERIFY(saved);
        second_ = *saved;
        session().selectProperty(second_);
        QTRY_COMPARE(session().property(), second_);
        QVERIFY(real_->window().showPage(kGroup));
    }
    void book(PropertyId hotel, Night night)
    {
        const auto snapshot = session().engine().snapshot(hotel);
        QVERIFY(snapshot);
        booking::HoldAndConfirm book;
        book.what.caller = {hotel, kDeskActor, (*snapshot)->catalogue.channels.front().id, {}};
        book.what.roomType = (*snapshot)->catalogue.roomTypes.front().id;
        book.what.stay = Stay(night, 1);
        book.what.agreedTotal = 10'000;
        book.guest.name = QStringLiteral("Ana Sousa");
        const auto answer = session().engine().run(book);
        QVERIFY2(answer.has_value(), answer ? "" : qPrintable(answer.error().text()));
    }

    PropertyId first_, second_;
};

QTEST_MAIN(TestGroupPage)
#include "test_group_page.moc"
