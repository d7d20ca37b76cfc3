// SPDX-License-Identifier: GPL-3.0-or-later
// Many equal concurrent requests over real threads and sockets, with and without a central store:
// one booking, one charge, and all other requests get a reply that refers to it.
#include "gateways/payment_simulations.h"
#include "http/http_transport.h"
#include "reservations/host/reservations_host.h"
#include "reservations/hotel_simulation.h"
#include "simulator/channels/mock_server.h"
#include "support/environment.h"
#include "support/hotel_place.h"
#include "support/patience.h"
#include "support/scratch.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using reservations::Reply;
using reservations::ReservationsHost;

namespace {

constexpr int kAtOnce = 64;
constexpr int kRooms = 200;

ClaimAnswer rendered(const reservations::Outcome &outcome)
{
    return {outcome.refused ? 409 : 201,
            QByteArray::number(outcome.answer.booking.value)
                + (outcome.refused ? ' ' + outcome.refused->field.toUtf8() : QByteArray())};
}

/// A guest name that is unique per round.
QString nameOf(int round)
{
    core::Random random{quint64(round)};
    QString name;
    for (int i = 0; i < 17; ++i) name += i == 8 ? QChar(u' ') : QChar(u'a' + random.below(26));
    return name;
}

}  // namespace

class TestAtOnce : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void sixtyFourKeys_data();
    void sixtyFourKeys();
    void sixtyFourOfOneKey();
    void centralStoreThatIsOfflineStopsNoBooking();

private:
    struct Heard {
        std::atomic<int> count{0};
        std::vector<Reply> replies = std::vector<Reply>(kAtOnce);
    };
    void makeHotel(const QString &central);
    void ask(int round, bool oneKey, Heard &heard);
    int charges() const;

    core::SystemClock clock_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<simulator::MockGateway> mock_;
    std::unique_ptr<simulator::MockServer> server_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<ReservationsHost> host_;
    PropertyId property_;
    Night first_;
};

void TestAtOnce::initTestCase()
{
    first_ = Night::fromDate(clock_.wall().utc().date());
}

void TestAtOnce::makeHotel(const QString &central)
{
    host_.reset();
    engine_.reset();
    server_.reset();
    folder_ = std::make_unique<QTemporaryDir>(scratchTemplate());
    mock_ = std::make_unique<simulator::MockGateway>(kGatewaySecret, 1);
    server_ = std::make_unique<simulator::MockServer>(*mock_, clock_, 1);
    engine_ =
        std::move(engine::Engine::open(folder_->filePath(QStringLiteral("hotel.roomrack")), clock_))
            .value();
    property_ = engine_->saveHotel(prepaidHotel(first_, kRooms, Currency())).value();
    const auto save = [this](SetupKind kind, const QByteArray &content) {
        SaveHotelSetup setup;
        setup.caller.property = property_;
        setup.kind = kind;
        setup.content = content;
        QVERIFY(engine_->run(Command(setup)));
    };
    reservations::PaymentSetup payment;
    payment.address = QStringLiteral("http://127.0.0.1:%1").arg(*server_->listen());
    save(SetupKind::Payment, toText(payment));
    if (!central.isEmpty())
        save(SetupKind::Central,
             toText(reservations::CentralSetup{central, QStringLiteral("house-1")}));
    host_ = std::make_unique<ReservationsHost>(
        *engine_, property_, clock_,
        [](SetupKind kind, const QString &) {
            return kind == SetupKind::Payment ? kGatewaySecret : QByteArray();
        },
        rendered);
}

/// Sends all requests at once, from four threads.
void TestAtOnce::ask(int round, bool oneKey, Heard &heard)
{
    constexpr int kThreads = 4;
    std::vector<std::thread> threads;
    std::atomic<int> ready{0};
    for (int t = 0; t < kThreads; ++t) {
        threads.emplace_back([&, t] {
            ++ready;
            while (ready < kThreads) std::this_thread::yield();
            for (int i = t; i < kAtOnce; i += kThreads) {
                reservations::Request request;
                request.caller = {property_, kFirstChannelActor, ChannelId{2}, {}};
                request.key = "round-" + QByteArray::number(round)
                              + (oneKey ? QByteArray() : '-' + QByteArray::number(i));
                request.way = "POST /v1/bookings";
                request.body = "{}";
                reservations::BookingInput input;
                input.what.emplace();
                input.what->roomType = RoomTypeId{1};
                input.what->stay = Stay(first_ + 5 + round % 60, 2);
                input.what->plan = RatePlanId{2};
                input.guest.name = nameOf(round);
                input.guest.email = QStringLiteral("guest%1@example.org").arg(round);
                input.method = "pm_good";
                host_->book(request, input, [&heard, i](const Reply &reply) {
                    heard.replies[size_t(i)] = reply;
                    ++heard.count;
                });
            }
        });
    }
    for (std::thread &thread : threads) thread.join();
    QTRY_COMPARE(heard.count.load(), kAtOnce);
}

int TestAtOnce::charges() const
{
    int charges = 0;
    for (const auto &[id, p] : mock_->payments()) charges += p.captures;
    return charges;
}

void TestAtOnce::sixtyFourKeys_data()
{
    QTest::addColumn<int>("central");
    QTest::addRow("local") << 0;
    QTest::addRow("central file") << 1;
    QTest::addRow("central PostgreSQL") << 2;
}

void TestAtOnce::sixtyFourKeys()
{
    QFETCH(int, central);
    std::unique_ptr<HotelPlace> place;
    if (central == 2) {
        ROOMRACK_NEEDS_POSTGRESQL();
        place = std::make_unique<HotelPlace>(true);
    }
    QTemporaryDir folder;
    makeHotel(central == 0   ? QString()
              : central == 1 ? folder.filePath(QStringLiteral("central.db"))
                             : place->place());
    if (central > 0) QTRY_VERIFY(host_->status().centralUp);
    // 2,000 in a soak run.
    const int many = rounds(central == 1 ? 8 : 40);
    for (int round = 1; round <= many; ++round) {
        Heard heard;
        ask(round, false, heard);
        int booked = 0, duplicates = 0;
        for (const Reply &reply : heard.replies) {
            QVERIFY2(reply.is == Reply::Is::Answered, qPrintable(QString::number(int(reply.is))));
            if (!reply.outcome.refused)
                ++booked;
            else if (reply.outcome.refused->code == ErrorCode::Duplicate)
                ++duplicates;
        }
        QVERIFY2(booked == 1 && duplicates == kAtOnce - 1,
                 qPrintable(QStringLiteral("round %1: %2 booked, %3 duplicates")
                                .arg(round)
                                .arg(booked)
                                .arg(duplicates)));
        QCOMPARE(charges(), round);
    }
    qInfo("%d rounds of %d", many, kAtOnce);
    const auto snapshot = engine_->snapshot(property_).value();
    QCOMPARE(int(snapshot->bookings.size()), many);
    QVERIFY(snapshot->holds.empty());
}

void TestAtOnce::sixtyFourOfOneKey()
{
    makeHotel({});
    for (int round = 1; round <= rounds(4); ++round) {
        Heard heard;
        ask(round, true, heard);
        for (const Reply &reply : heard.replies) {
            QCOMPARE(reply.is, Reply::Is::Answered);
            QCOMPARE(reply.answer, heard.replies.front().answer);
        }
        QCOMPARE(heard.replies.front().answer.status, 201);
        QCOMPARE(charges(), round);
    }
}

void TestAtOnce::centralStoreThatIsOfflineStopsNoBooking()
{
    makeHotel(QStringLiteral("postgresql://nobody@127.0.0.1:1/nothing"));
    Heard heard;
    ask(1, false, heard);
    int booked = 0;
    for (const Reply &reply : heard.replies) booked += reply.outcome.refused ? 0 : 1;
    QCOMPARE(booked, 1);
    QCOMPARE(charges(), 1);
    // Owed to the store until it is reachable again.
    QTRY_VERIFY(host_->status().owed > 0);
}

QTEST_GUILESS_MAIN(TestAtOnce)
#include "test_at_once.moc"
