// SPDX-License-Identifier: GPL-3.0-or-later
// The feed of a property over WebSocket: every commit in order, resumed after a break, a new start
// after a reload or lost history; slow or unauthorized readers are disconnected.
#include "api_hotel.h"
#include "support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtNetwork/QTcpSocket>
#include <QtWebSockets/QWebSocket>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

/// A reader of the feed, and what it received.
struct Listener {
    QWebSocket socket;
    std::vector<QJsonObject> heard;
    bool closed = false;

    Listener(const ApiHotel &house, const QString &query = {}, TokenRole role = TokenRole::Read)
    {
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket,
                         [this](const QString &text) {
                             heard.push_back(QJsonDocument::fromJson(text.toUtf8()).object());
                         });
        QObject::connect(&socket, &QWebSocket::disconnected, &socket, [this] { closed = true; });
        QNetworkRequest request(
            QUrl(QStringLiteral("ws://127.0.0.1:%1/v1/events%2").arg(house.port()).arg(query)));
        request.setRawHeader("Authorization", "Bearer " + ApiHotel::token(role));
        socket.open(request);
    }
    QString kind(size_t n) const
    {
        return n < heard.size() ? heard[n][QStringLiteral("kind")].toString() : QString();
    }
    qint64 number(size_t n, const char *key) const
    {
        return heard[n][QLatin1String(key)].toInteger();
    }
    QString placeAfter(size_t n) const
    {
        return QStringLiteral("?epoch=%1&after=%2")
            .arg(number(n, "epoch"))
            .arg(number(n, "commit"));
    }
};

/// A WebSocket handshake, written by hand.
QByteArray handshake(const QByteArray &path, const QByteArray &token,
                     const QByteArray &more = "Sec-WebSocket-Version: 13\r\n"
                                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
           + "Connection: Upgrade\r\nAuthorization: Bearer " + token + "\r\n" + more + "\r\n";
}

}  // namespace

class TestFeed : public QObject {
    Q_OBJECT

    SharedApiHotel house_;

private slots:
    void commitsAreHeardInOrder();
    void volatileHoldsAreHeardToo();
    void feedIsTakenUpWhereItWasLeft();
    void whatIsNotKeptNeedsANewStart();
    void anotherEpochNeedsANewStart();
    void reloadNeedsANewStart();
    void whoMayNotReadIsToldWhy_data();
    void whoMayNotReadIsToldWhy();
    void tokenThatWasTakenBackReadsNoMore();
    void slowReaderIsCutAndOthersAreNot();
    void silentClientsAreDisconnected();
    void clientsThatSendAnythingAreDisconnected();
    void crowdOfReadersIsTurnedAway();
};

void TestFeed::commitsAreHeardInOrder()
{
    ApiHotel house;
    QVERIFY(house.open());
    Listener listener(house);
    QTRY_COMPARE(listener.kind(0), QStringLiteral("start"));
    const qint64 block = house.softBlock(1, 2);
    QTRY_VERIFY(listener.heard.size() >= 2);
    const QJsonObject change = listener.heard[1];
    QCOMPARE(change[QStringLiteral("kind")].toString(), QStringLiteral("change"));
    const QJsonObject held = change[QStringLiteral("soft_blocks")].toArray()[0].toObject();
    QCOMPARE(held[QStringLiteral("soft_block")].toInteger(), block);
    bool seen = false;
    for (const QJsonValue &cell : change[QStringLiteral("room_types")].toArray()) {
        const QJsonObject one = cell.toObject();
        if (one[QStringLiteral("room_type")].toInt() != 1
            || one[QStringLiteral("night")].toString() != (kToday + 1).iso())
            continue;
        seen = true;
        QCOMPARE(one[QStringLiteral("held")].toInt(), 1);
        QCOMPARE(one[QStringLiteral("left")].toInt(), 3);
    }
    QVERIFY(seen);
    house.softBlock(3, 1);
    house.softBlock(5, 1);
    QTRY_VERIFY(listener.heard.size() >= 4);
    for (size_t i = 1; i < listener.heard.size(); ++i)
        QVERIFY(listener.number(i, "commit") > listener.number(i - 1, "commit"));
}

void TestFeed::volatileHoldsAreHeardToo()
{
    ApiHotel house;
    QVERIFY(house.open());
    Listener listener(house);
    QTRY_COMPARE(listener.kind(0), QStringLiteral("start"));
    booking::TakeHold hold = house.hotel().hold(1, 1, 1);
    hold.durability = booking::Durability::Volatile;
    QVERIFY(house.engine().run(engine::Command(hold)));
    QTRY_VERIFY(listener.heard.size() >= 2);
    QCOMPARE(listener.heard[1][QStringLiteral("soft_blocks")].toArray().size(), 1);
}

void TestFeed::feedIsTakenUpWhereItWasLeft()
{
    ApiHotel house;
    QVERIFY(house.open());
    QString place;
    {
        Listener first(house);
        QTRY_COMPARE(first.kind(0), QStringLiteral("start"));
        house.softBlock(1, 1);
        QTRY_VERIFY(first.heard.size() >= 2);
        place = first.placeAfter(first.heard.size() - 1);
    }
    const qint64 missed = house.softBlock(2, 1);
    const qint64 next = house.softBlock(3, 1);
    Listener second(house, place);
    QTRY_VERIFY(second.heard.size() >= 3);
    QCOMPARE(second.kind(0), QStringLiteral("resumed"));
    const auto blockOf = [&](size_t n) {
        return second.heard[n][QStringLiteral("soft_blocks")]
            .toArray()[0]
            .toObject()[QStringLiteral("soft_block")]
            .toInteger();
    };
    QCOMPARE(blockOf(1), missed);
    QCOMPARE(blockOf(2), next);
}

void TestFeed::whatIsNotKeptNeedsANewStart()
{
    ApiHotel house;
    api::ApiServerOptions options;
    options.api.changesKept = 3;
    QVERIFY(house.open(options));
    QString place;
    {
        Listener first(house);
        QTRY_COMPARE(first.kind(0), QStringLiteral("start"));
        place = first.placeAfter(0);
    }
    for (int i = 0; i < 6; ++i) house.softBlock(1 + i, 1);
    Listener second(house, place);
    QTRY_COMPARE(second.kind(0), QStringLiteral("new_start"));
    QCOMPARE(second.heard[0][QStringLiteral("why")].toString(), QStringLiteral("not_kept"));
    house.softBlock(8, 1);
    QTRY_COMPARE(second.kind(1), QStringLiteral("change"));
}

void TestFeed::anotherEpochNeedsANewStart()
{
    ApiHotel house;
    QVERIFY(house.open());
    Listener listener(house, QStringLiteral("?epoch=999&after=0"));
    QTRY_COMPARE(listener.kind(0), QStringLiteral("new_start"));
    QCOMPARE(listener.heard[0][QStringLiteral("why")].toString(), QStringLiteral("epoch"));
}

void TestFeed::reloadNeedsANewStart()
{
    ApiHotel house;
    QVERIFY(house.open());
    Listener listener(house);
    QTRY_COMPARE(listener.kind(0), QStringLiteral("start"));
    auto setup = hotelSetup();
    setup.catalogue = (*house.engine().snapshot(house.hotel().property))->catalogue;
    setup.catalogue.property.name = QStringLiteral("Another name");
    setup.rates.clear();
    QVERIFY(house.engine().saveHotel(setup));
    QTRY_COMPARE(listener.kind(listener.heard.size() - 1), QStringLiteral("new_start"));
    QCOMPARE(listener.heard.back()[QStringLiteral("why")].toString(), QStringLiteral("reload"));
    QVERIFY(house.get("/v1/availability").body.contains("Another name"));
    const size_t before = listener.heard.size();
    house.softBlock();
    QTRY_COMPARE(listener.kind(before), QStringLiteral("change"));
}

void TestFeed::whoMayNotReadIsToldWhy_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    const QByteArray token = ApiHotel::token(TokenRole::Read);
    const auto row = [](const char *what, const QByteArray &bytes, int status) {
        QTest::addRow("%s", what) << bytes << status;
    };
    row("nobody", handshake("/v1/events", "nobody"), 401);
    row("a channel", handshake("/v1/events", ApiHotel::token(TokenRole::Channel)), 403);
    row("elsewhere", handshake("/v1/availability", token), 404);
    row("nowhere", handshake("/v1/nothing", token), 404);
    row("half a place", handshake("/v1/events?epoch=1", token), 422);
    row("no place", handshake("/v1/events?epoch=a&after=b", token), 422);
    row("no key", handshake("/v1/events", token, "Sec-WebSocket-Version: 13\r\n"), 426);
    row("an old version",
        handshake("/v1/events", token,
                  "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"),
        426);
    row("a web page",
        handshake("/v1/events", token,
                  "Origin: https://evil.example\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"),
        403);
    row("another host", handshake("/v1/events", token).replace("localhost", "evil.example"), 421);
    row("no WebSocket", handshake("/v1/events", token).replace("Upgrade: websocket", "X: 1"), 426);
}

void TestFeed::whoMayNotReadIsToldWhy()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    ApiHotel &house = house_.open();
    QByteArray closing = bytes;
    if (!bytes.contains("Upgrade: websocket"))
        closing.replace("Connection: Upgrade", "Connection: close");
    const Called answer = callRaw(house.port(), closing);
    QCOMPARE(answer.status, status);
    QVERIFY2(!problemOf(answer).isEmpty(), answer.body.constData());
}

void TestFeed::tokenThatWasTakenBackReadsNoMore()
{
    ApiHotel house;
    QVERIFY(house.open());
    Listener gone(house, {}, TokenRole::Read);
    Listener stays(house, {}, TokenRole::Desk);
    QTRY_COMPARE(gone.kind(0), QStringLiteral("start"));
    QTRY_COMPARE(stays.kind(0), QStringLiteral("start"));
    house.revoke(TokenRole::Read);
    QTRY_VERIFY(gone.closed);
    const size_t before = stays.heard.size();
    house.softBlock();
    QTRY_VERIFY(stays.heard.size() > before);
}

void TestFeed::slowReaderIsCutAndOthersAreNot()
{
    ApiHotel house;
    api::ApiServerOptions options;
    options.api.changesKept = 40;
    options.api.feedAhead = 4'096;
    QVERIFY(house.open(options));
    Listener quick(house);
    QTRY_COMPARE(quick.kind(0), QStringLiteral("start"));
    // Reads the handshake, and nothing after it.
    QTcpSocket slow;
    slow.setReadBufferSize(64);
    slow.connectToHost(QStringLiteral("127.0.0.1"), house.port());
    slow.write(handshake("/v1/events", house.token(TokenRole::Read)));
    QTRY_VERIFY(slow.bytesAvailable() > 0);
    // Each change has about forty kilobytes of cells, which fills the system's socket buffers.
    int sent = 0;
    const auto edit = [&] {
        booking::EditCells cells;
        cells.caller = house.hotel().desk();
        cells.roomTypes = {RoomTypeId{1}, RoomTypeId{2}, RoomTypeId{3}};
        cells.ranges = {{kToday, kHorizon}};
        cells.value = ++sent % 2 + 1;
        const size_t heard = quick.heard.size();
        if (!house.engine().run(engine::Command(booking::EditBlock(cells)))) return false;
        // The fast reader runs in this thread and needs time to read.
        return waitFor([&] { return quick.heard.size() > heard; });
    };
    const auto isCut = [&] {
        slow.setReadBufferSize(0);
        slow.readAll();
        return slow.state() == QTcpSocket::UnconnectedState;
    };
    for (int i = 0; i < 500; ++i) QVERIFY(edit());
    QTRY_VERIFY(isCut());
    QVERIFY(edit());
    QVERIFY(!quick.closed);
}

/// A connection without a peer answers no ping.
void TestFeed::silentClientsAreDisconnected()
{
    ApiHotel house;
    QVERIFY(house.open());
    QTcpSocket silent;
    silent.connectToHost(QStringLiteral("127.0.0.1"), house.port());
    silent.write(handshake("/v1/events", house.token(TokenRole::Read)));
    QTRY_VERIFY(silent.bytesAvailable() > 0);
    house.hotel().clock.advance(60 * kSecond);
    QTRY_COMPARE(silent.state(), QTcpSocket::UnconnectedState);
}

void TestFeed::clientsThatSendAnythingAreDisconnected()
{
    ApiHotel house;
    QVERIFY(house.open());
    Listener listener(house);
    QTRY_COMPARE(listener.kind(0), QStringLiteral("start"));
    listener.socket.sendTextMessage(QStringLiteral("hello"));
    QTRY_VERIFY(listener.closed);
}

void TestFeed::crowdOfReadersIsTurnedAway()
{
    ApiHotel house;
    api::ApiServerOptions options;
    options.api.feedsAtMost = 2;
    QVERIFY(house.open(options));
    Listener one(house), two(house);
    QTRY_COMPARE(one.kind(0), QStringLiteral("start"));
    QTRY_COMPARE(two.kind(0), QStringLiteral("start"));
    const Called third =
        callRaw(house.port(), handshake("/v1/events", house.token(TokenRole::Read)));
    QCOMPARE(third.status, 503);
    QVERIFY(!third.header("Retry-After").isEmpty());
    one.socket.close();
    QTRY_VERIFY(one.closed);
    const auto comesIn = [&] {
        Listener next(house);
        return QTest::qWaitFor([&] { return next.closed || !next.heard.empty(); }, kTryForMs)
               && !next.heard.empty();
    };
    QTRY_VERIFY(comesIn());
}

QTEST_GUILESS_MAIN(TestFeed)
#include "test_feed.moc"
