// SPDX-License-Identifier: GPL-3.0-or-later
// A message that names a token is processed only while that is in the property's store, and removes
// it in the commit of its effect: whatever is repeated, refused or interrupted in between.
#include "channels/host/equip.h"
#include "channels/push_hotel.h"
#include "engine/two_hotels.h"
#include "storage/store.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::tests;
using Came = WebhookAnswer::Came;
using Kind = WebhookCall::Kind;

namespace {

const QString kToken = QStringLiteral("a-token_1");

class NoTransport final : public Transport {
public:
    void send(const Request &, std::function<void(Reply)>) override {}
};

protocols::Reservation reservation(const QString &id = QStringLiteral("R-1"), int nights = 2)
{
    return reservationOf(id, protocols::ReservationStatus::New,
                         {{QStringLiteral("R1"), Stay(kToday + 3, nights)}});
}

/// A property with one channel that pushes, on a file or a server, without sockets.
class TokenHotel {
public:
    TokenHotel()
    {
        if (!h.make(1)) qFatal("no hotel");
        scheduler = std::make_unique<engine::VirtualScheduler>(h.clock, 1);
        sync::ChannelSettings s;
        s.protocol = sync::Protocol::OpenTravel;
        s.address = QStringLiteral("http://127.0.0.1:1/");
        s.account = QStringLiteral("HOTEL");
        s.hotelCode = kHotelCode;
        s.paused = true;
        s.rooms = {{h.type(0), QStringLiteral("R1"), true}};
        s.rates = {{h.type(0), h.first[0]->plans.front().id, QStringLiteral("R1-BAR"), {0}}};
        const auto saved =
            h.engine->run(engine::Command(booking::SaveChannelSetup{h.desk(0), channel(), s}));
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
        open();
    }
    ~TokenHotel()
    {
        close();
        h.engine.reset();
        const auto report = storage::verify(h.place.place());
        if (!report || !report->findings.empty()) qFatal("the hotel is not sound");
    }
    void open()
    {
        reading = engine::AsyncReader::open(h.place.place()).value();
        controller = std::make_unique<ChannelController>(
            *h.engine, *reading, property(), *scheduler, Books::Pace::OneByOne,
            [](ChannelId, const sync::ChannelSettings &settings) {
                ChannelController::Equipment equipment;
                equipment.dialect = dialectFor(settings, "secret");
                equipment.transport = std::make_unique<NoTransport>();
                return equipment;
            });
        if (const auto ok = controller->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
        run();
    }
    void close()
    {
        controller.reset();
        reading.reset();
    }
    /// Everything in memory is lost.
    void crash()
    {
        close();
        h.engine.reset();
        if (!h.open()) qFatal("it cannot be opened again");
        open();
    }
    void run()
    {
        scheduler->runUntil(scheduler->now(), [this] { h.engine->flush(); });
    }
    /// `come`: set when it is answered.
    void send(const WebhookCall &call, std::optional<Came> &come)
    {
        controller->webhooks().answer(channel(), call,
                                      [&come](const WebhookAnswer &answer) { come = answer.came; });
    }
    Came ask(const WebhookCall &call)
    {
        std::optional<Came> come;
        send(call, come);
        for (int i = 0; i < 100 && !come; ++i) run();
        return come.value_or(Came::Failed);
    }
    Came token(Kind kind, const QString &token = kToken)
    {
        WebhookCall call;
        call.kind = kind;
        call.token = token;
        return ask(call);
    }
    static WebhookCall message(const protocols::Reservation &r, const QString &token = kToken)
    {
        WebhookCall call;
        call.body = travelBody(r);
        call.token = token;
        return call;
    }
    Came push(const protocols::Reservation &r, const QString &token = kToken)
    {
        return ask(message(r, token));
    }
    int bookings(const QString &id = QStringLiteral("R-1")) const
    {
        const auto ids =
            reader()->ask(storage::BookingsOf{property(), channel(), reservationDigest(id)});
        return int(ids->size());
    }
    /// Messages that reached the reception and were recognized as repeats.
    size_t repeats() const
    {
        storage::DuplicateFilter filter;
        filter.product = dedup::Product::ChannelMessage;
        return reader()->ask(storage::Duplicates{property(), filter})->size();
    }
    std::vector<booking::MessageTokenRow> tokens() const
    {
        return reader()->ask(storage::MessageTokens{property(), channel()}).value();
    }
    std::unique_ptr<storage::Reader> reader() const
    {
        return std::move(*storage::Reader::open(h.place.place()));
    }
    PropertyId property() const { return h.hotels.front(); }
    ChannelId channel() const { return h.ota(0); }

    HotelsInOnePlace h;
    std::unique_ptr<engine::VirtualScheduler> scheduler;
    std::unique_ptr<engine::AsyncReader> reading;
    std::unique_ptr<ChannelController> controller;
};

}  // namespace

class TestMessageTokens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void tokenIsThereUntilItIsDropped();
    void messageTakesItsTokenAway();
    void messageWithoutATokenIsStoredAsEver();
    void tokensOutliveARestart();
    void tokenGoesWithItsMessageOrNotAtAll();
    void knownMessageTakesItsOwnTokenAway();
    void ofCopiesAtOnceOneIsProcessed();
    void tokenThatIsGivenUpMeanwhileIsGone();
    void tokensAreFewAndGoByAge();
    void refusedCommitKeepsWhatWasPromised();
    void toldReservationCanBeAskedFor();
};

void TestMessageTokens::tokenIsThereUntilItIsDropped()
{
    TokenHotel h;
    QCOMPARE(h.token(Kind::AskToken), Came::NotThere);
    QCOMPARE(h.token(Kind::DropToken), Came::NotThere);
    QCOMPARE(h.token(Kind::MakeToken), Came::Done);
    QCOMPARE(h.token(Kind::MakeToken), Came::Done);
    QCOMPARE(h.tokens().size(), size_t(1));
    QCOMPARE(h.token(Kind::AskToken), Came::Done);
    QCOMPARE(h.token(Kind::AskToken, QStringLiteral("A-TOKEN_1")), Came::NotThere);
    QCOMPARE(h.token(Kind::DropToken), Came::Done);
    QCOMPARE(h.token(Kind::AskToken), Came::NotThere);
    QVERIFY(h.tokens().empty());
}

void TestMessageTokens::messageTakesItsTokenAway()
{
    TokenHotel h;
    QCOMPARE(h.push(reservation()), Came::NotThere);
    QCOMPARE(h.bookings(), 0);
    h.token(Kind::MakeToken);
    QCOMPARE(h.push(reservation()), Came::Done);
    QCOMPARE(h.bookings(), 1);
    QCOMPARE(h.token(Kind::AskToken), Came::NotThere);
    const qint64 seq = h.h.engine->committedSeq();
    QCOMPARE(h.push(reservation()), Came::NotThere);
    // Not even a change that is not yet reported.
    QCOMPARE(h.push(reservation(QStringLiteral("R-2"))), Came::NotThere);
    QCOMPARE(h.h.engine->committedSeq(), seq);
    QCOMPARE(h.repeats(), size_t(0));
    QCOMPARE(h.bookings(QStringLiteral("R-2")), 0);
}

void TestMessageTokens::messageWithoutATokenIsStoredAsEver()
{
    TokenHotel h;
    h.token(Kind::MakeToken);
    QCOMPARE(h.push(reservation(), {}), Came::Done);
    QCOMPARE(h.bookings(), 1);
    QCOMPARE(h.push(reservation(), {}), Came::Done);
    QCOMPARE(h.repeats(), size_t(1));
    QCOMPARE(h.token(Kind::AskToken), Came::Done);
}

void TestMessageTokens::tokensOutliveARestart()
{
    TokenHotel h;
    const qint64 epoch = h.h.epoch();
    h.token(Kind::MakeToken);
    h.crash();
    QVERIFY(h.h.epoch() != epoch);
    QCOMPARE(h.token(Kind::AskToken), Came::Done);
    QCOMPARE(h.push(reservation()), Came::Done);
    h.crash();
    QCOMPARE(h.push(reservation()), Came::NotThere);
    QCOMPARE(h.bookings(), 1);
    QCOMPARE(h.repeats(), size_t(0));
}

/// The database refuses to remove the token: then nothing of its message is stored either.
void TestMessageTokens::tokenGoesWithItsMessageOrNotAtAll()
{
    TokenHotel h;
    h.token(Kind::MakeToken);
    h.h.place.tamper(
        QStringLiteral("CREATE TABLE rigged (property BIGINT, channel BIGINT, token TEXT,"
                       " FOREIGN KEY (property, channel, token)"
                       " REFERENCES message_token (property, channel, token))"));
    h.h.place.tamper(QStringLiteral("INSERT INTO rigged SELECT property, channel, token"
                                    " FROM message_token"));
    QCOMPARE(h.push(reservation()), Came::Failed);
    QCOMPARE(h.bookings(), 0);
    QCOMPARE(h.token(Kind::AskToken), Came::Done);
    const auto about =
        h.reader()->ask(storage::MessagesAbout{h.property(), h.channel(), reservation().id});
    QVERIFY(about->empty());
    h.h.place.tamper(QStringLiteral("DROP TABLE rigged"));
    QCOMPARE(h.push(reservation()), Came::Done);
    QCOMPARE(h.bookings(), 1);
    QVERIFY(h.tokens().empty());
}

void TestMessageTokens::knownMessageTakesItsOwnTokenAway()
{
    TokenHotel h;
    QCOMPARE(h.push(reservation(), {}), Came::Done);
    h.token(Kind::MakeToken);
    QCOMPARE(h.push(reservation()), Came::Done);
    QCOMPARE(h.bookings(), 1);
    QCOMPARE(h.repeats(), size_t(1));
    QVERIFY(h.tokens().empty());
}

void TestMessageTokens::ofCopiesAtOnceOneIsProcessed()
{
    TokenHotel h;
    h.token(Kind::MakeToken);
    std::vector<std::optional<Came>> come(5);
    for (auto &one : come) h.send(TokenHotel::message(reservation()), one);
    WebhookCall ask;
    ask.kind = Kind::AskToken;
    ask.token = kToken;
    std::optional<Came> asked;
    h.send(ask, asked);
    while (!h.controller->isQuiet()) h.run();
    QCOMPARE(come.front(), std::optional(Came::Done));
    for (size_t i = 1; i < come.size(); ++i) QCOMPARE(come[i], std::optional(Came::NotThere));
    // A query meanwhile receives the final result.
    QCOMPARE(asked, std::optional(Came::NotThere));
    QCOMPARE(h.repeats(), size_t(0));
}

void TestMessageTokens::tokenThatIsGivenUpMeanwhileIsGone()
{
    TokenHotel h;
    h.token(Kind::MakeToken);
    WebhookCall drop;
    drop.kind = Kind::DropToken;
    drop.token = kToken;
    std::optional<Came> dropped, pushed;
    h.send(drop, dropped);
    h.send(TokenHotel::message(reservation()), pushed);
    while (!h.controller->isQuiet()) h.run();
    QCOMPARE(dropped, std::optional(Came::Done));
    QCOMPARE(pushed, std::optional(Came::NotThere));
    QCOMPARE(h.bookings(), 0);
}

void TestMessageTokens::tokensAreFewAndGoByAge()
{
    TokenHotel h;
    const auto name = [](size_t n) { return QStringLiteral("t%1").arg(n); };
    const size_t most = MessageTokens::kMostOfAChannel;
    const auto wait = [&h](qint64 micros) {
        h.scheduler->runUntil(h.scheduler->now() + micros, [&h] { h.h.engine->flush(); });
    };
    for (size_t n = 0; n < most; ++n) {
        QCOMPARE(h.token(Kind::MakeToken, name(n)), Came::Done);
        if (n == 1) wait(kSecond);
    }
    QCOMPARE(h.token(Kind::MakeToken, name(most)), Came::TooMany);
    QCOMPARE(h.token(Kind::MakeToken, name(0)), Came::Done);
    QCOMPARE(h.token(Kind::DropToken, name(1)), Came::Done);
    QCOMPARE(h.token(Kind::MakeToken, name(most)), Came::Done);
    QCOMPARE(h.tokens().size(), most);
    QCOMPARE(h.token(Kind::DropToken, name(most)), Came::Done);
    wait(MessageTokens::kExpiry + kSecond);
    // While there is room nothing expires: the clock may have been ahead for a while.
    QCOMPARE(h.token(Kind::MakeToken, name(most)), Came::Done);
    QCOMPARE(h.tokens().size(), most);
    QCOMPARE(h.token(Kind::AskToken, name(0)), Came::Done);
    // Without room the oldest goes, and no other: messages may be under way with the newest.
    QCOMPARE(h.token(Kind::MakeToken), Came::Done);
    QCOMPARE(h.tokens().size(), most);
    QCOMPARE(h.token(Kind::AskToken, name(0)), Came::NotThere);
    for (size_t n = 2; n <= most; ++n) QCOMPARE(h.token(Kind::AskToken, name(n)), Came::Done);
}

/// The commit batch is decided again without what the database refuses; the token promised with it
/// is stored.
void TestMessageTokens::refusedCommitKeepsWhatWasPromised()
{
    TokenHotel h;
    const QString poison = QStringLiteral("Poison");
    h.h.refuseGuest(poison);
    Books books(*h.h.engine, *h.reading, *h.scheduler, Books::Pace::AsItComes);
    std::optional<bool> written;
    std::promise<bool> refused;
    // The writer reports a commit batch before it takes the next: commands from here on are one
    // batch.
    const engine::Command first = h.h.book(0, QStringLiteral("A"));
    h.h.engine->call(first, [&](const Result<engine::Answer> &) {
        booking::ChannelRows rows;
        rows.messageTokens.push_back(
            {h.property(), h.channel(), kToken, h.scheduler->now(), false});
        books.write(std::move(rows), [&](const Result<void> &ok) { written = ok.has_value(); });
        h.h.engine->call(engine::Command(h.h.book(0, poison, 9)),
                         [&](const Result<engine::Answer> &a) { refused.set_value(!a); });
    });
    QVERIFY(refused.get_future().get());
    h.h.engine->flush();
    h.run();
    QCOMPARE(written, std::optional(true));
    QCOMPARE(h.token(Kind::AskToken), Came::Done);
}

void TestMessageTokens::toldReservationCanBeAskedFor()
{
    TokenHotel h;
    WebhookCall find;
    find.kind = Kind::Find;
    find.reservation = reservation().id;
    QCOMPARE(h.ask(find), Came::NotThere);
    QCOMPARE(h.push(reservation(), {}), Came::Done);
    QCOMPARE(h.ask(find), Came::Done);
}

QTEST_GUILESS_MAIN(TestMessageTokens)
#include "test_message_tokens.moc"
