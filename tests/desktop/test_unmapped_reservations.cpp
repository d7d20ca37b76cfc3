// SPDX-License-Identifier: GPL-3.0-or-later
// Reservations that wait for the user, without the page that lists them.
#include "desktop/connections/unmapped_reservations.h"
#include "engine/group_calls.h"
#include "settled.h"
#include "small_hotel.h"
#include "storage/reader.h"
#include "support/widget_test.h"

#include <QtCore/QScopeGuard>
#include <QtCore/QSemaphore>
#include <QtCore/QThreadPool>
#include <QtTest/QTest>

#include <future>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::SmallHotel;

namespace {

/// Writes one that waits, of the desk's own channel.
void receive(SmallHotel &hotel)
{
    booking::InboxRow row;
    row.property = hotel.session().property();
    row.channel = hotel.desk().channel;
    row.reservation = QStringLiteral("R-1");
    row.revision = QStringLiteral("1");
    row.received = hotel.session().now();
    row.keepUntil = hotel.today() + 30;
    row.reason = QStringLiteral("room is not mapped");
    row.body = QByteArrayLiteral("{}");
    std::promise<bool> done;
    auto stored = done.get_future();
    hotel.session().engine().groups().deliver(
        {},
        [row](const engine::GroupCalls::Answers &) {
            booking::ChannelRows rows;
            rows.inbox.push_back(row);
            return rows;
        },
        [&done](Result<engine::GroupCalls::Answers> &&all) { done.set_value(all.has_value()); });
    if (!stored.get()) qFatal("the reservation is not stored");
}

size_t waitingIn(SmallHotel &hotel)
{
    tests::passSubmitted(hotel.session());
    const auto reader = storage::Reader::open(hotel.session().file());
    if (!reader) qFatal("no reader");
    const auto rows = (*reader)->ask(storage::WaitingMessages{hotel.session().property()});
    return rows ? rows->size() : 0;
}

}  // namespace

class TestUnmappedReservations : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void whatIsDismissedIsWrittenBeforeTheHotelCloses()
    {
        SmallHotel hotel;
        receive(hotel);
        QCOMPARE(waitingIn(hotel), size_t(1));
        auto waiting = std::make_unique<UnmappedReservations>(hotel.session());
        waiting->reload();
        QTRY_COMPARE(waiting->rows().size(), size_t(1));
        // No thread is free until it is destroyed.
        QThreadPool &pool = *QThreadPool::globalInstance();
        const auto back = qScopeGuard([&pool, most = pool.maxThreadCount()] {
            pool.waitForDone();
            pool.setMaxThreadCount(most);
        });
        pool.setMaxThreadCount(1);
        QSemaphore leaving;
        pool.start([&leaving] { leaving.acquire(); });
        QObject page;
        waiting->putAside(waiting->rows().front(), &page, [](const Result<void> &) {});
        leaving.release();
        waiting.reset();
        QCOMPARE(waitingIn(hotel), size_t(0));
    }

    void aPageThatIsGoneIsNotAnswered()
    {
        SmallHotel hotel;
        receive(hotel);
        UnmappedReservations waiting(hotel.session());
        waiting.reload();
        QTRY_COMPARE(waiting.rows().size(), size_t(1));
        bool answered = false;
        auto page = std::make_unique<QObject>();
        waiting.putAside(waiting.rows().front(), page.get(),
                         [&answered](const Result<void> &) { answered = true; });
        page.reset();
        QTRY_VERIFY2(waiting.rows().empty(), "the list is read again all the same");
        QVERIFY(!answered);
    }
};

QTEST_MAIN(TestUnmappedReservations)
#include "test_unmapped_reservations.moc"
