// SPDX-License-Identifier: GPL-3.0-or-later
// Message tokens over real sockets: who may request them, how messages with a token are answered,
// and that nothing is processed twice when both ends are ours: our simulator, or another property.
#include "api_server_hotel.h"
#include "engine/engine_hotel.h"
#include "lossy_proxy.h"
#include "protocols/opentravel/codec.h"
#include "simulator/channels/pushes.h"
#include "simulator/control/pusher.h"
#include "support/environment.h"
#include "support/patience.h"

using namespace roomrack;
using namespace roomrack::tests;
using Fate = LossyProxy::Fate;
namespace ota = protocols::opentravel;

namespace {

const simulator::PushLogin kLogin{kWebhookUser.toUtf8(), kWebhookSecret};
const QByteArray kToken = "0123-abc_DEF";

simulator::TokenRequest tokenRequestOf(ChannelId channel)
{
    return channel == kJsonChannel ? simulator::signedTokenRequest : simulator::basicTokenRequest;
}

simulator::WireRequest pushOf(ChannelId channel, const simulator::Told &told, Instant now)
{
    if (channel == kJsonChannel) return simulator::jsonPush(told, kLogin, now);
    if (channel == kAlpineChannel) return simulator::alpinePush(told, kLogin);
    return simulator::travelPush(told, kLogin, now);
}

bool isStored(ChannelId channel, const simulator::WireReply &reply)
{
    if (channel == kJsonChannel) return simulator::jsonPushed(reply);
    return channel == kAlpineChannel ? simulator::alpinePushed(reply)
                                     : simulator::travelPushed(reply);
}

QByteArray hookOf(ChannelId channel)
{
    return "/hooks/" + QByteArray::number(channel.value);
}

int token(const ApiServerHotel &house, ChannelId channel, const QByteArray &method,
          const QByteArray &name = kToken, const simulator::PushLogin &login = kLogin)
{
    const auto wire = tokenRequestOf(channel)(method, name, login, house.clock().wall());
    return call(house.port(), method, hookOf(channel) + "/tokens/" + name, wire.headers).status;
}

Called push(const ApiServerHotel &house, ChannelId channel, const simulator::Told &told,
            const QByteArray &name = kToken)
{
    auto wire = pushOf(channel, told, house.clock().wall());
    if (!name.isEmpty()) wire.headers.emplace_back("Message-Token", name);
    return house.hook(channel, wire.headers, wire.body);
}

}  // namespace

class TestTokenRoutes : public QObject {
    Q_OBJECT

private slots:
    void messageIsProcessedWhileItsTokenIsThere_data() { protocols(); }
    void messageIsProcessedWhileItsTokenIsThere();
    void pmsHasTokens();
    void wrongSecretMakesNoToken_data() { protocols(); }
    void wrongSecretMakesNoToken();
    void guessingIsThrottledWithPushes();
    void wrongRequestsAreRefused();
    void missingChannelDoesNotLookLikeAUsedToken();
    void simulatorIsHeardOnce_data();
    void simulatorIsHeardOnce();
    void hotelThatKnowsNoTokensIsPushedToAsEver();
    void otherHotelIsToldOnce();

private:
    static void protocols()
    {
        QTest::addColumn<qint64>("channel");
        QTest::addRow("JSON") << kJsonChannel.value;
        QTest::addRow("OpenTravel") << kTravelChannel.value;
        QTest::addRow("AlpineBits") << kAlpineChannel.value;
    }
};

void TestTokenRoutes::messageIsProcessedWhileItsTokenIsThere()
{
    QFETCH(qint64, channel);
    const ChannelId id{channel};
    ApiServerHotel house;
    QVERIFY(house.open());
    QCOMPARE(token(house, id, "GET"), 404);
    QCOMPARE(token(house, id, "DELETE"), 404);
    QCOMPARE(token(house, id, "PUT"), 200);
    QCOMPARE(token(house, id, "PUT"), 200);
    QCOMPARE(token(house, id, "GET"), 200);
    const auto told = house.booked();
    QCOMPARE(push(house, id, told, "another").status, 409);
    QCOMPARE(house.bookings(id, told), 0);
    QVERIFY(house.restart());
    QCOMPARE(push(house, id, told).status, 200);
    QCOMPARE(house.bookings(id, told), 1);
    QCOMPARE(push(house, id, told).status, 409);
    QCOMPARE(token(house, id, "GET"), 404);
    QVERIFY(house.repeats().empty());
    // Without tokens a sender is accepted as before; its message has its own number.
    QCOMPARE(push(house, id, told, {}).status, 200);
    QCOMPARE(house.bookings(id, told), 1);
    QCOMPARE(house.repeats().size(), size_t(1));
    QCOMPARE(token(house, id, "PUT"), 200);
    QCOMPARE(token(house, id, "DELETE"), 200);
    QCOMPARE(house.tokens(id), QStringList());
}

void TestTokenRoutes::pmsHasTokens()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const simulator::OutOfOrder told{
        QStringLiteral("H1"), QStringLiteral("DBL"), {{house.today() + 1, 2}}};
    auto wire = simulator::inventoryPush(told, QStringLiteral("1"), kLogin, house.clock().wall());
    wire.headers.emplace_back("Message-Token", kToken);
    QCOMPARE(house.hook(kPms, wire.headers, wire.body).status, 409);
    QCOMPARE(house.outOfOrder(1), 0);
    QCOMPARE(token(house, kPms, "PUT"), 200);
    QCOMPARE(house.hook(kPms, wire.headers, wire.body).status, 200);
    QCOMPARE(house.outOfOrder(1), 2);
    QCOMPARE(token(house, kPms, "GET"), 404);
    QCOMPARE(house.hook(kPms, wire.headers, wire.body).status, 409);
}

void TestTokenRoutes::wrongSecretMakesNoToken()
{
    QFETCH(qint64, channel);
    const ChannelId id{channel};
    ApiServerHotel house;
    QVERIFY(house.open());
    const simulator::PushLogin wrong{kLogin.account, "guessed"};
    for (const char *method : {"PUT", "GET", "DELETE"}) {
        QCOMPARE(token(house, id, method, kToken, wrong), 401);
        QCOMPARE(call(house.port(), method, hookOf(id) + "/tokens/" + kToken).status, 401);
    }
    QCOMPARE(house.tokens(id), QStringList());
    QTRY_VERIFY(!house.logged().isEmpty());
    // A signature for one token, or for reading it, is not valid for another.
    if (id != kJsonChannel) return;
    const auto look = simulator::signedTokenRequest("GET", kToken, kLogin, house.clock().wall());
    QCOMPARE(call(house.port(), "PUT", hookOf(id) + "/tokens/" + kToken, look.headers).status, 401);
    QCOMPARE(call(house.port(), "GET", hookOf(id) + "/tokens/other", look.headers).status, 401);
}

void TestTokenRoutes::guessingIsThrottledWithPushes()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto ask = [&](const simulator::PushLogin &login) {
        auto wire = tokenRequestOf(kTravelChannel)("PUT", kToken, login, house.clock().wall());
        wire.headers.emplace_back("X-Forwarded-For", "203.0.113.7");
        return call(house.port(), "PUT", hookOf(kTravelChannel) + "/tokens/" + kToken, wire.headers)
            .status;
    };
    int status = 0;
    for (int i = 0; i < 20 && status != 429; ++i) status = ask({kLogin.account, "guessed"});
    QCOMPARE(status, 429);
    // All requests from there are ignored for a while.
    QCOMPARE(ask(kLogin), 429);
    auto told = pushOf(kTravelChannel, house.booked(), house.clock().wall());
    told.headers.emplace_back("X-Forwarded-For", "203.0.113.7");
    QCOMPARE(house.hook(kTravelChannel, told.headers, told.body).status, 429);
    QCOMPARE(token(house, kTravelChannel, "PUT"), 200);
}

void TestTokenRoutes::wrongRequestsAreRefused()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    QCOMPARE(token(house, kTravelChannel, "POST"), 405);
    for (const QByteArray &name : {QByteArray(), QByteArray(65, 'a'), QByteArray("a%20b"),
                                   QByteArray("a.b"), QByteArray("a/b")})
        QCOMPARE(token(house, kTravelChannel, "PUT", name), 400);
    QCOMPARE(house.tokens(kTravelChannel), QStringList());
    QCOMPARE(push(house, kTravelChannel, house.booked(), "a b").status, 400);
    // With several reservations a token could only belong to the last.
    ota::ResNotif both;
    const auto one = house.booked(), other = house.booked();
    both.reservations = {one.reservation, other.reservation};
    auto headers = simulator::basicTokenRequest({}, {}, kLogin, {}).headers;
    headers.insert(headers.end(), {{"Content-Type", "text/xml"}, {"Message-Token", kToken}});
    QCOMPARE(token(house, kTravelChannel, "PUT"), 200);
    QCOMPARE(house.hook(kTravelChannel, headers, ota::encode(both)).status, 400);
    QCOMPARE(house.bookings(kTravelChannel, one), 0);
    QCOMPARE(house.tokens(kTravelChannel).size(), 1);
}

/// 404 would mean that the message was processed.
void TestTokenRoutes::missingChannelDoesNotLookLikeAUsedToken()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    for (const char *path : {"/hooks/9/tokens/a", "/hooks/7/2/tokens/a", "/hooks/x/tokens/a"})
        QCOMPARE(call(house.port(), "GET", path).status, 503);
}

void TestTokenRoutes::simulatorIsHeardOnce_data()
{
    QTest::addColumn<qint64>("channel");
    QTest::addColumn<quint64>("seed");
    const ChannelId channels[] = {kJsonChannel, kTravelChannel, kAlpineChannel};
    for (int seed = 1; seed <= rounds(3); ++seed) {
        const ChannelId channel = channels[size_t(seed) % 3];
        QTest::addRow("seed %d, channel %lld", seed, channel.value)
            << channel.value << quint64(seed);
    }
}

void TestTokenRoutes::simulatorIsHeardOnce()
{
    QFETCH(qint64, channel);
    QFETCH(quint64, seed);
    const ChannelId id{channel};
    ApiServerHotel house;
    QVERIFY(house.open());
    core::Random random(seed);
    LossyProxy proxy(house.port(), [&random](const QByteArray &) {
        return random.chance(0.5) ? Fate(random.between(1, 4)) : Fate::Passed;
    });
    std::unique_ptr<simulator::Pusher> pusher;
    simulator::Pusher::Rules rules;
    rules.isStored = [id](const simulator::WireReply &reply) { return isStored(id, reply); };
    rules.stored = [](const QString &) { return true; };
    rules.sends = [&](const QString &revision, const QByteArray &with) {
        pusher->sends(revision, with);
        return true;
    };
    rules.token = [id](const QByteArray &method, const QByteArray &name, Instant now) {
        return tokenRequestOf(id)(method, name, kLogin, now);
    };
    pusher = std::make_unique<simulator::Pusher>(rules, house.clock(), seed);
    pusher->setAddress(
        QStringLiteral("http://127.0.0.1:%1/hooks/%2").arg(proxy.port()).arg(channel));
    pusher->setReordered(0.2);
    std::vector<simulator::Told> all;
    for (int i = 0; i < 12; ++i) all.push_back(house.booked(2 * (i / 4)));
    for (const auto &told : all)
        pusher->add({told.revision, [id, told](Instant now) { return pushOf(id, told, now); }});
    pusher->start();
    QTRY_VERIFY(pusher->waiting() < 7);
    QVERIFY(house.restart());
    proxy.setTarget(house.port());
    QTRY_COMPARE(pusher->waiting(), 0);
    for (const auto &told : all) QCOMPARE(house.bookings(id, told), 1);
    QCOMPARE(house.waiting(), 0);
    qInfo("seed %llu: %lld pushes, %d requests and %d answers lost, %d twice, %d late", seed,
          pusher->pushes(), proxy.count(Fate::RequestLost), proxy.count(Fate::AnswerLost),
          proxy.count(Fate::Twice), proxy.count(Fate::AgainLater));
    // No copy got as far as the message key.
    QVERIFY(house.repeats().empty());
}

void TestTokenRoutes::hotelThatKnowsNoTokensIsPushedToAsEver()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    int asked = 0;
    QTcpServer old;
    QVERIFY(old.listen(QHostAddress::LocalHost));
    connect(&old, &QTcpServer::newConnection, this, [&] {
        QTcpSocket *socket = old.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&asked, socket] {
            const bool put = socket->readAll().startsWith("PUT");
            asked += put;
            socket->write(put ? "HTTP/1.1 405 No\r\nContent-Length: 0\r\n\r\n"
                              : "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        });
    });
    simulator::Pusher::Rules rules;
    rules.isStored = [](const simulator::WireReply &reply) { return reply.status == 200; };
    rules.stored = [](const QString &) { return true; };
    rules.sends = [](const QString &, const QByteArray &) { return true; };
    rules.token = [](const QByteArray &method, const QByteArray &name, Instant now) {
        return simulator::basicTokenRequest(method, name, kLogin, now);
    };
    simulator::Pusher pusher(rules, house.clock(), 1);
    pusher.setAddress(QStringLiteral("http://127.0.0.1:%1/hooks/3").arg(old.serverPort()));
    for (int i = 0; i < 3; ++i) {
        const auto told = house.booked();
        pusher.add({told.revision,
                    [told](Instant now) { return simulator::travelPush(told, kLogin, now); }});
    }
    pusher.start();
    QTRY_COMPARE(pusher.waiting(), 0);
    QCOMPARE(asked, 1);
    QCOMPARE(pusher.failures(), qint64(0));
}

static QString linkText(const channels::ChannelHost &host, Instant now)
{
    if (host.status().empty()) return QStringLiteral("no link");
    const channels::ConnectionStatus link = host.status().front().link;
    return QStringLiteral("%1 pending, %2 failures, %3 messages, next in %4 ms: %5; posts: ")
        .arg(link.untold)
        .arg(link.failures)
        .arg(link.messages)
        .arg((link.nextTry - now) / 1000)
        .arg(link.said);
}

/// Our own outbox against our own API server: one answer is lost, everything else arrives twice.
void TestTokenRoutes::otherHotelIsToldOnce()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    int posts = 0;
    LossyProxy proxy(house.port(), [&posts](const QByteArray &request) {
        if (!request.startsWith("POST")) return Fate::Twice;
        return ++posts == 1 ? Fate::AnswerLost : posts % 2 ? Fate::AgainLater : Fate::Twice;
    });
    core::SystemClock clock;
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("other.roomrack"));
    const auto engine = engine::Engine::open(file, clock).value();
    auto setup = hotelSetup();
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = house.today();
    setup.rates.front().range.first = house.today();
    setup.rates.resize(1);
    setup.catalogue.channels.push_back(
        {kPms, inventory::ChannelKind::Pms, QStringLiteral("Sister"), 300, 1800});
    const PropertyId property = engine->saveHotel(setup).value();
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::Fias;
    s.address = QStringLiteral("127.0.0.1:1");
    s.reservationsTo = QStringLiteral("http://127.0.0.1:%1/hooks/3").arg(proxy.port());
    s.speaksTokens = true;
    s.timeoutSeconds = 3;  // an answer that is lost costs this much, and twice as much to resolve
    s.account = kWebhookUser;
    s.hotelCode = QStringLiteral("H1");
    s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
    const booking::Caller desk{property, kDeskActor, ChannelId{1}, {}};
    QVERIFY(engine->run(engine::Command(booking::SaveChannelSetup{desk, kPms, s})));
    channels::ChannelHost host(*engine, property, clock,
                               [](ChannelId, const auto &) { return kWebhookSecret; });
    const auto book = [&](int in) {
        booking::HoldAndConfirm c;
        c.what.caller = desk;
        c.what.roomType = RoomTypeId{1};
        c.what.stay = Stay(house.today() + in, 2);
        c.what.plan = RatePlanId{1};
        c.guest.name = QStringLiteral("Ada Quill");
        return engine->run(engine::Command(c)).value().booking;
    };
    const auto untold = [&] {
        return host.status().empty() ? -1 : host.status().front().link.untold;
    };
    std::vector<BookingId> ids;
    for (int i = 0; i < 3; ++i) ids.push_back(book(2 * i));
    const auto there = [&](BookingId id) {
        return house.booked(kTravelChannel, QString::number(id.value));
    };
    for (const BookingId id : ids) {
        QTRY_VERIFY2(there(id).size() == 1, qPrintable(QStringLiteral("booking %1; %2%3")
                                                           .arg(id.value)
                                                           .arg(linkText(host, clock.wall()))
                                                           .arg(posts)));
    }
    QTRY_COMPARE(untold(), 0);
    QVERIFY(engine->run(engine::Command(booking::CancelBooking{desk, ids[1], 1})));
    QTRY_VERIFY(there(ids[1]).front().status == booking::BookingStatus::Cancelled);
    QTRY_COMPARE(untold(), 0);
    QVERIFY(there(ids[0]).front().stay == Stay(house.today(), 2));
    QCOMPARE(house.waiting(), 0);
    QVERIFY(house.repeats().empty());
    QTRY_COMPARE(house.tokens(kTravelChannel), QStringList());
    const auto books = std::move(*storage::Reader::open(file));
    const auto outbox = books->ask(storage::Outboxes{property, kPms});
    QCOMPARE(outbox->size(), ids.size());
    for (const auto &row : *outbox) QVERIFY(row.told > 0);
}

QTEST_GUILESS_MAIN(TestTokenRoutes)
#include "test_token_routes.moc"
