// SPDX-License-Identifier: GPL-3.0-or-later
// A property's bookings are sent to another Roomrack property, whose webhook supports message
// tokens: each version takes effect there once, whatever is lost, repeated or reordered between
// them, and whenever either of them loses its memory.
#include "channels/host/equip.h"
#include "channels/outbox_day.h"
#include "channels/push_hotel.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::tests;
using simulator::WireReply;
using simulator::WireRequest;
using Came = WebhookAnswer::Came;
using Kind = WebhookCall::Kind;

namespace {

/// The other property as its sender sees it: what api::ApiServer does, without threads and sockets.
class HotelPeer final : public simulator::MockPeer {
public:
    explicit HotelPeer(quint64 seed, double crashes) : random_(seed), crashes_(crashes)
    {
        auto settings = hotel.settings(kGds);
        settings.account = kOutboxAccount;
        hotel.save(kGds, settings);
        hotel.run(1);
        reader_ = pushReaderFor(settings, kOutboxSecret);
    }
    WireReply handle(const WireRequest &wire, Instant now) override
    {
        hotel.runUntil(now);
        if (random_.chance(crashes_)) return crash();
        const WireReply reply = answerTo(wire, now);
        return random_.chance(crashes_) ? crash() : reply;
    }

    PushHotel hotel;
    bool looksAtTokens = true;
    int messages = 0;
    int spent = 0;  ///< messages whose token did not exist
    int restarts = 0;

private:
    /// Before or after an action, without an answer.
    WireReply crash()
    {
        ++restarts;
        hotel.close();
        if (const auto ok = hotel.hotel.reopen(); !ok) qFatal("it cannot be opened again");
        hotel.open();
        hotel.run(1);
        return {502, {}, "nobody is there"};
    }
    WebhookAnswer ask(const WebhookCall &call)
    {
        const auto come = std::make_shared<std::optional<WebhookAnswer>>();
        hotel.controller->webhooks().answer(kGds, call,
                                            [come](WebhookAnswer a) { *come = std::move(a); });
        while (!*come || !hotel.controller->isQuiet()) hotel.run(0);
        return **come;
    }
    WireReply answerTo(const WireRequest &wire, Instant now)
    {
        const http::Request request{wire.method, "/hooks/4", wire.headers, wire.body, {}, {}};
        if (wire.path.startsWith("/tokens/")) return answerToken(request, wire.path.mid(8), now);
        const PushStep step = reader_->read(request, now);
        if (!step.find.isEmpty()) {
            WebhookCall find;
            find.kind = Kind::Find;
            find.reservation = step.find;
            return wireOf(step.found(ask(find)));
        }
        if (step.bodies.empty()) return wireOf(step.answer(false));
        ++messages;
        WebhookCall call;
        call.body = step.bodies.front();
        if (looksAtTokens) call.token = QString::fromLatin1(request.header("Message-Token"));
        const WebhookAnswer answer = ask(call);
        if (answer.came != Came::NotThere) return wireOf(step.answer(answer.done()));
        ++spent;
        return {409, {}, {}};
    }
    WireReply answerToken(const http::Request &request, const QByteArray &token, Instant now)
    {
        const PushStep step = reader_->readToken(request, token, now);
        if (!step.trouble.isEmpty()) return wireOf(step.answer(false));
        WebhookCall call;
        call.token = QString::fromLatin1(token);
        call.kind = request.method == "PUT"      ? Kind::MakeToken
                    : request.method == "DELETE" ? Kind::DropToken
                                                 : Kind::AskToken;
        switch (ask(call).came) {
        case Came::Done: return {200, {}, {}};
        case Came::NotThere: return {404, {}, {}};
        case Came::TooMany: return tooMany(60);
        case Came::Failed: break;
        }
        return {503, {}, {}};
    }
    static WireReply wireOf(const http::Response &response)
    {
        return {response.status, response.headers, response.body};
    }

    core::Random random_;
    const double crashes_;
    std::unique_ptr<PushReader> reader_;
};

size_t repeatsAt(const HotelPeer &peer)
{
    storage::DuplicateFilter filter;
    filter.product = dedup::Product::ChannelMessage;
    return peer.hotel.reader()->ask(storage::Duplicates{peer.hotel.hotel.property, filter})->size();
}

QStringList compareOne(const HotelPeer &peer, const booking::Booking &ours)
{
    const QString id = QString::number(ours.id.value);
    const auto sold = peer.hotel.sold(kGds, id);
    const bool over = ours.status == booking::BookingStatus::Cancelled;
    int rooms = 0;
    QStringList wrong;
    for (const QString &why : peer.hotel.waiting(id)) wrong += id + QStringLiteral(": ") + why;
    for (const booking::Booking &b : sold) {
        rooms += b.rooms;
        if (b.stay != ours.stay) wrong += id + QStringLiteral(" has other nights there");
    }
    if (rooms != (over ? 0 : ours.rooms))
        wrong += QStringLiteral("%1: %2 rooms there, %3 here").arg(id).arg(rooms).arg(ours.rooms);
    return wrong;
}

}  // namespace

class TestTwoHotels : public QObject {
    Q_OBJECT

private slots:
    void eachVersionHasItsEffectOnce_data();
    void eachVersionHasItsEffectOnce();
    void withoutTokensCopiesWouldCome();
};

void TestTwoHotels::eachVersionHasItsEffectOnce_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<bool>("crashes");
    for (int seed = 1; seed <= rounds(2); ++seed) {
        for (const bool crashes : {false, true})
            QTest::addRow("seed %d%s", seed, crashes ? ", memory lost" : "")
                << quint64(seed) << crashes;
    }
}

void TestTwoHotels::eachVersionHasItsEffectOnce()
{
    QFETCH(quint64, seed);
    QFETCH(bool, crashes);
    HotelPeer peer(seed, crashes ? 0.05 : 0);
    OutboxOptions options;
    options.seed = seed;
    options.crashes = crashes;
    options.acts = 120;
    options.peer = &peer;
    options.compare = [&](const std::vector<storage::BookingRow> &rows) {
        QStringList wrong;
        for (const storage::BookingRow &row : rows) wrong += compareOne(peer, row.booking);
        const auto left =
            peer.hotel.reader()->ask(storage::MessageTokens{peer.hotel.hotel.property, kGds});
        if (!left->empty()) wrong += QStringLiteral("%1 tokens are left").arg(left->size());
        // Copies are stopped before the unique key of a message would have to catch them.
        if (repeatsAt(peer) > 0) wrong += QStringLiteral("%1 copies came").arg(repeatsAt(peer));
        return wrong;
    };
    OutboxDay day(options);
    const QStringList wrong = day.play();
    qInfo("seed %llu: %d messages, %d without their token, %d restarts", seed, peer.messages,
          peer.spent, peer.restarts);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY(peer.spent > 0);
    QVERIFY(!crashes || peer.restarts > 0);
}

/// The same day without tokens: proves that they have something to prevent.
void TestTwoHotels::withoutTokensCopiesWouldCome()
{
    HotelPeer peer(1, 0);
    peer.looksAtTokens = false;
    OutboxOptions options;
    options.acts = 60;
    options.peer = &peer;
    options.compare = [](const auto &) { return QStringList(); };
    OutboxDay day(options);
    static_cast<void>(day.play());
    QVERIFY(repeatsAt(peer) > 0);
}

QTEST_GUILESS_MAIN(TestTwoHotels)
#include "test_two_hotels.moc"
