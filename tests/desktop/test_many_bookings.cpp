// SPDX-License-Identifier: GPL-3.0-or-later
// A hundred thousand bookings in a real file: the table reads only the visible rows, off the GUI
// thread.
#include "desktop/bookings/booking_model.h"
#include "engine/group_calls.h"
#include "small_hotel.h"
#include "support/widget_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>

#include <atomic>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

constexpr int kBookings = 100'000;

void fill(tests::SmallHotel &hotel)
{
    std::vector<booking::Command> commands;
    for (int i = 0; i < kBookings; ++i) {
        booking::RecordReservation r;
        r.caller = hotel.desk();
        r.roomType = hotel.type(i % 3 == 0 ? "STE" : "STD");
        r.stay = Stay(hotel.today() + i % 700, 1 + i % 7);
        r.plan = hotel.session().view().rates().plans().front().id;
        r.total = 100'00 + i;
        r.guest.name = QStringLiteral("Guest %1").arg(kBookings - i);
        r.key = {QByteArray::number(i), 1};
        commands.push_back(std::move(r));
    }
    std::atomic<int> taken{0};
    hotel.session().engine().groups().callAll(std::move(commands),
                                              [&taken](size_t, const auto &answer) {
                                                  if (answer) ++taken;
                                              });
    hotel.session().engine().flush();
    QCOMPARE(taken.load(), kBookings);
}

}  // namespace

class TestManyBookings : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        hotel_ = std::make_unique<tests::SmallHotel>();
        fill(*hotel_);
    }
    void cleanupTestCase() { hotel_.reset(); }

    void everyOrderAndSearchIsAnsweredByPages()
    {
        BookingModel model(source());
        QTableView table;
        table.setModel(&model);
        table.resize(900, 600);
        table.show();
        storage::BookingQuery query;
        query.property = hotel_->session().property();
        model.setQuery(query);
        QTRY_COMPARE(model.rowCount(), kBookings);
        for (const int column : {BookingModel::Guest, BookingModel::Total, BookingModel::Nights,
                                 BookingModel::Status, BookingModel::Number}) {
            model.sort(column, Qt::DescendingOrder);
            QTRY_COMPARE(model.state(), BookingModel::State::Ready);
        }
        query.search = QStringLiteral("guest 99999");
        model.setQuery(query);
        QTRY_VERIFY(model.rowCount() >= 1 && model.rowCount() <= 2);
    }

    void scrollingThroughAllAsksForFewPages()
    {
        BookingModel model(source());
        QTableView table;
        table.setModel(&model);
        table.resize(900, 600);
        table.show();
        storage::BookingQuery query;
        query.property = hotel_->session().property();
        query.sort = storage::BookingSort::Number;
        model.setQuery(query);
        QTRY_COMPARE(model.rowCount(), kBookings);
        const int before = asked_;
        QScrollBar *bar = table.verticalScrollBar();
        for (int i = 0; i <= 200; ++i) {
            bar->setValue(int(qint64(bar->maximum()) * i / 200));
            table.viewport()->repaint();
            QCoreApplication::processEvents();
        }
        const auto last = model.index(kBookings - 1, BookingModel::Total);
        QTRY_VERIFY(last.data(BookingModel::LoadedRole).toBool());
        QVERIFY(!last.data().toString().isEmpty());
        QVERIFY2(asked_ - before <= 2 * 201, "no more questions than looks");
    }

private:
    BookingSource source()
    {
        return [this](storage::BookingQuery query, qint64 offset, qint64 limit) {
            ++asked_;
            return hotel_->session().reads().ask(
                storage::Bookings{std::move(query), offset, limit});
        };
    }

    std::unique_ptr<tests::SmallHotel> hotel_;
    int asked_ = 0;
};

QTEST_MAIN(TestManyBookings)
#include "test_many_bookings.moc"
