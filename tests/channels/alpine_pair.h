// SPDX-License-Identifier: GPL-3.0-or-later
// A property's end and a server's end of an AlpineBits connection, for tests of the messages.
#pragma once

#include "channels/alpinebits/alpine_dialect.h"
#include "protocols/alpinebits/form.h"
#include "simulator/channels/alpine_server.h"

namespace roomrack::tests {

using channels::AlpineDialect;
using channels::Reply;
using channels::Request;
using channels::Stamp;
using channels::Verdict;
using protocols::alpinebits::decodeForm;
using simulator::AlpineServer;
using sync::RowKind;

inline const RoomTypeId kDouble{1}, kSuite{2};
inline const RatePlanId kBar{1};
inline const Night kFirst = Night::of(2026, 5, 1);
inline constexpr int kNights = 30;
inline const QByteArray kPassword = "swordfish";
inline sync::ChannelSettings agreed()
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::AlpineBits;
    s.address = QStringLiteral("https://portal.example/alpinebits");
    s.account = QStringLiteral("hotel");
    s.hotelCode = QStringLiteral("H1");
    s.neverOversell = true;
    s.rooms = {{kDouble, QStringLiteral("DBL"), true}, {kSuite, QStringLiteral("SUI"), true}};
    s.rates = {{kDouble, kBar, QStringLiteral("BAR"), {1, 2}},
               {kSuite, kBar, QStringLiteral("BAR"), {2}}};
    return s;
}

inline Reply answered(int status, const QByteArray &body)
{
    Reply reply;
    reply.came = Reply::Came::Answer;
    reply.status = status;
    reply.body = body;
    return reply;
}

/// A property's end and a server's end of a connection, and the last message.
struct AlpinePair {
    explicit AlpinePair(AlpineServer::Options options, sync::ChannelSettings s = agreed(),
                        const QByteArray &password = kPassword)
        : settings(std::move(s)), board(sync::rowsOf(settings), kFirst, kNights),
          dialect(settings, password), server(shop(), std::move(options))
    {
        dialect.describe(facts());
    }
    static channels::HotelFacts facts(pricing::MealPlan meals = pricing::MealPlan::HalfBoard)
    {
        return {{{kDouble, 2}, {kSuite, 2}}, {{kBar, meals}}};
    }
    static AlpineServer::Options options()
    {
        AlpineServer::Options o;
        o.hotelCode = QStringLiteral("H1");
        o.account = "hotel";
        o.password = kPassword;
        o.standardGuests = 2;
        return o;
    }
    simulator::Shop shop() const
    {
        std::vector<simulator::Offer> offers;
        for (const QString &room : {QStringLiteral("DBL"), QStringLiteral("SUI")})
            offers.push_back({room, AlpineServer::rateOf(QStringLiteral("BAR"), room)});
        return {QStringLiteral("ALP"),
                QStringLiteral("H1"),
                offers,
                settings.currency,
                kFirst,
                kNights};
    }
    Stamp stamp()
    {
        return {Instant{1'777'000'000'000'000 + ++said * kSecond},
                QStringLiteral("3-%1").arg(said)};
    }
    Reply tell(const Request &request)
    {
        const auto form =
            decodeForm(protocols::header(request.headers, "Content-Type"), request.body);
        sent = form ? form->request : QByteArray();
        const auto reply =
            server.handle({request.method, request.path, request.headers, request.body}, Instant{});
        return answered(reply.status, reply.body);
    }
    /// Repeated as often as necessary.
    Verdict hello()
    {
        Verdict verdict;
        do verdict = dialect.readHello(tell(dialect.hello(stamp())));
        while (verdict.nextAtOnce);
        return verdict;
    }
    /// Sends the pending cells of these kinds.
    Verdict send(quint8 kinds)
    {
        const sync::Pass pass = board.take({kinds, 1'000'000, false});
        const Verdict verdict = dialect.read(pass, tell(dialect.write(board, pass, stamp())));
        if (verdict.kind == Verdict::Kind::Done)
            board.acknowledge(pass, verdict.refused);
        else
            board.takeBack(pass);
        return verdict;
    }
    Verdict sendRooms() { return send(sync::bit(RowKind::Rooms)); }
    Verdict sendRates() { return send(sync::bit(RowKind::Limits) | sync::bit(RowKind::Rate)); }
    void want(const sync::RowKey &key, Night from, int nights, qint64 value)
    {
        const int row = board.rowOf(key);
        for (int i = 0; i < nights && row >= 0; ++i) board.row(row).want(from + i, value);
    }
    void wantAll()
    {
        want({RowKind::Rooms, kDouble, {}, 0}, kFirst, kNights, 5);
        want({RowKind::Rooms, kSuite, {}, 0}, kFirst, kNights, 2);
        for (const RoomTypeId type : {kDouble, kSuite})
            want({RowKind::Limits, type, kBar, 0}, kFirst, kNights, 0);
        want({RowKind::Rate, kDouble, kBar, 1}, kFirst, kNights, 8'000);
        want({RowKind::Rate, kDouble, kBar, 2}, kFirst, kNights, 10'000);
        want({RowKind::Rate, kSuite, kBar, 2}, kFirst, kNights, 20'000);
    }

    sync::ChannelSettings settings;
    sync::Board board;
    AlpineDialect dialect;
    AlpineServer server;
    QByteArray sent;
    int said = 0;
};

}  // namespace roomrack::tests
