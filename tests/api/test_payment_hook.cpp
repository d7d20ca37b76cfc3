// SPDX-License-Identifier: GPL-3.0-or-later
// Payment gateway webhooks over real sockets: an event counts once and only triggers a query;
// invalid requests wake nothing.
#include "api/api_server.h"
#include "protocols/ota_json/signature.h"
#include "support/http_caller.h"
#include "support/patience.h"

#include <QTest>

#include <atomic>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const QByteArray kSecret = "whsec_canary";
const PropertyId kHotel{1}, kOther{2};

QByteArray eventOf(const QByteArray &event, const QByteArray &payment)
{
    return R"({"id":")" + event + R"(","object":"event","type":"payment_intent.succeeded",)"
           + R"("data":{"object":{"id":")" + payment + R"(","object":"payment_intent"}}})";
}

}  // namespace

class TestPaymentHook : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { apiServer_.reset(); }
    void anEventWakesOnce();
    void whatIsWrongWakesNoSaga_data();
    void whatIsWrongWakesNoSaga();
    void aClientThatGuessesTheSecretWaits();
    void aNewSecretIsANewBeginning();
    void unacknowledgedEventsAreSentAgain();
    void aHotelThatListensToNoneIsNotThere();
    void amongSeveralHotelsThePathSaysWhich();

private:
    api::ServedProperty hotel(PropertyId id, const QByteArray &secret = kSecret) const;
    protocols::Headers headersOf(const QByteArray &body, const QByteArray &secret = kSecret,
                                 qint64 secondsAgo = 0) const;
    Called tell(const QByteArray &body, const QByteArray &path = "/hooks/payments");
    int guess(const QByteArray &secret, const QByteArray &from = {});

    core::ManualClock clock_{Instant{1'750'000'000 * kSecond}};
    std::unique_ptr<api::ApiServer> apiServer_;
    std::vector<std::pair<PropertyId, QByteArray>> woken_;  ///< in the API server's thread
    std::atomic<bool> listening_{true};
    QStringList logged_;
    quint16 port_ = 0;
};

void TestPaymentHook::init()
{
    woken_.clear();
    logged_.clear();
    listening_ = true;
    api::v1::Host host;
    for (const PropertyId id : {kHotel, kOther}) {
        host.bookers[id].news = [this, id](const QByteArray &payment) {
            if (listening_) woken_.emplace_back(id, payment);
            return listening_.load();
        };
    }
    apiServer_ = std::make_unique<api::ApiServer>(
        api::ApiServerOptions{}, clock_,
        [](PropertyId, ChannelId, const channels::WebhookCall &) {
            return QtFuture::makeReadyFuture(channels::WebhookAnswer());
        },
        [](PropertyId, ChannelId, const channels::PushEntry &) {}, host);
    connect(apiServer_.get(), &api::ApiServer::logged, this,
            [this](const QString &line) { logged_ += line; });
    apiServer_->setState({{hotel(kHotel)}});
    const auto opened = apiServer_->open().result();
    QVERIFY(opened);
    port_ = *opened;
}

api::ServedProperty TestPaymentHook::hotel(PropertyId id, const QByteArray &secret) const
{
    api::ServedProperty hotel;
    hotel.property = id;
    hotel.paymentSecret = secret;
    return hotel;
}

protocols::Headers TestPaymentHook::headersOf(const QByteArray &body, const QByteArray &secret,
                                              qint64 secondsAgo) const
{
    const auto signature =
        protocols::ota_json::sign(secret, body, clock_.wall() - secondsAgo * kSecond);
    return {{"Content-Type", "application/json"},
            {"Stripe-Signature", "t=" + signature.timestamp + ",v1=" + signature.value}};
}

Called TestPaymentHook::tell(const QByteArray &body, const QByteArray &path)
{
    return call(port_, "POST", path, headersOf(body), body);
}

/// Repeated with other content, signed anew, late or out of order: it is the same event.
void TestPaymentHook::anEventWakesOnce()
{
    const QByteArray first = eventOf("evt_1", "pi_1"), second = eventOf("evt_2", "pi_1");
    QCOMPARE(tell(second).status, 200);
    QCOMPARE(tell(first).status, 200);
    clock_.advance(30 * kSecond);
    QCOMPARE(tell(second).status, 200);
    QCOMPARE(tell(first + ' ').status, 200);
    const std::vector<std::pair<PropertyId, QByteArray>> heard{{kHotel, "pi_1"}, {kHotel, "pi_1"}};
    QCOMPARE(woken_, heard);
    // An event about an unknown payment wakes, too: only a known one is then queried.
    QCOMPARE(tell(eventOf("evt_3", "pi_unknown")).status, 200);
    QCOMPARE(woken_.size(), size_t(3));
    // Events about other objects trigger no query.
    QCOMPARE(tell(R"({"id":"evt_4","data":{"object":{"id":"cus_1","object":"customer"}}})").status,
             200);
    QCOMPARE(woken_.size(), size_t(3));
}

void TestPaymentHook::whatIsWrongWakesNoSaga_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<int>("ago");
    QTest::addColumn<int>("status");
    const QByteArray good = eventOf("evt_1", "pi_1");
    QTest::addRow("another secret") << good << QByteArray("whsec_other") << 0 << 401;
    QTest::addRow("too old") << good << kSecret << 301 << 401;
    QTest::addRow("too early") << good << kSecret << -301 << 401;
    QTest::addRow("no event") << QByteArray("hello") << kSecret << 0 << 422;
    QTest::addRow("huge") << eventOf("evt_1", QByteArray(300'000, 'p')) << kSecret << 0 << 413;
}

void TestPaymentHook::whatIsWrongWakesNoSaga()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, secret);
    QFETCH(int, ago);
    QFETCH(int, status);
    const Called answer =
        call(port_, "POST", "/hooks/payments", headersOf(body, secret, ago), body);
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.body.contains("whsec"));
    QVERIFY(woken_.empty());
    QTRY_VERIFY(!logged_.isEmpty());
    QVERIFY(!logged_.join(u' ').contains(QLatin1String("whsec")));
    // Other callers are unaffected.
    QCOMPARE(tell(eventOf("evt_1", "pi_1")).status, 200);
    QCOMPARE(woken_.size(), size_t(1));
    QCOMPARE(call(port_, "GET", "/hooks/payments").status, 405);
}

/// The gateway repeats the event until it is accepted. `from`: the client in X-Forwarded-For of a
/// proxy on this machine.
int TestPaymentHook::guess(const QByteArray &secret, const QByteArray &from)
{
    const QByteArray body = eventOf("evt_" + secret, "pi_1");
    protocols::Headers headers = headersOf(body, secret);
    if (!from.isEmpty()) headers.emplace_back("X-Forwarded-For", from);
    return call(port_, "POST", "/hooks/payments", headers, body).status;
}

/// Independent of changes of the wall clock.
void TestPaymentHook::aClientThatGuessesTheSecretWaits()
{
    const QByteArray guesser = "203.0.113.7", gateway = "198.51.100.9";
    for (const QByteArray &from : {guesser, QByteArray()}) {
        for (int i = 0; i < 5; ++i) QCOMPARE(guess("guess", from), 401);
        QCOMPARE(guess("guess", from), 429);
    }
    QCOMPARE(guess(kSecret, guesser), 429);  // the guesser learns nothing
    QCOMPARE(guess(kSecret, gateway), 200);
    QCOMPARE(guess(kSecret), 200);  // a proxy without X-Forwarded-For: may be the gateway
    constexpr qint64 kYear = 365 * 24 * 3'600 * kSecond;
    for (const qint64 jump : {-3 * kYear, 6 * kYear}) {
        clock_.jump(jump);
        QCOMPARE(guess("guess", guesser), 429);
    }
    clock_.jump(-6 * kYear);
    clock_.advance(2 * kSecond);
    QCOMPARE(guess(kSecret, guesser), 200);
}

/// The secret was entered wrongly here: callers that used the right one were not guessing.
void TestPaymentHook::aNewSecretIsANewBeginning()
{
    const QByteArray gateway = "198.51.100.9", typed = "whsec_typed_wrong";
    apiServer_->setState({{hotel(kHotel, typed)}});
    for (int i = 0; i < 5; ++i) QCOMPARE(guess(kSecret, gateway), 401);
    QCOMPARE(guess(kSecret, gateway), 429);
    apiServer_->setState({{hotel(kHotel)}});
    QCOMPARE(guess(kSecret, gateway), 200);
}

void TestPaymentHook::unacknowledgedEventsAreSentAgain()
{
    const QByteArray body = eventOf("evt_1", "pi_1");
    listening_ = false;
    QCOMPARE(tell(body).status, 503);
    listening_ = true;
    QCOMPARE(tell(body).status, 200);
    QCOMPARE(tell(body).status, 200);
    QCOMPARE(woken_.size(), size_t(1));
}

void TestPaymentHook::aHotelThatListensToNoneIsNotThere()
{
    apiServer_->setState({{hotel(kHotel, {})}});
    const QByteArray body = eventOf("evt_1", "pi_1");
    QCOMPARE(call(port_, "POST", "/hooks/payments", headersOf(body, {}), body).status, 404);
    apiServer_->setState({});
    QCOMPARE(tell(body).status, 404);
    QVERIFY(woken_.empty());
}

void TestPaymentHook::amongSeveralHotelsThePathSaysWhich()
{
    apiServer_->setState({{hotel(kHotel), hotel(kOther, "whsec_other")}});
    const QByteArray body = eventOf("evt_1", "pi_1");
    QCOMPARE(tell(body).status, 404);
    QCOMPARE(tell(body, "/hooks/3/payments").status, 404);
    QCOMPARE(tell(body, "/hooks/1/2/payments").status, 404);
    QCOMPARE(tell(body, "/hooks/x/payments").status, 404);
    // A property's secret is valid for that property only.
    QCOMPARE(tell(body, "/hooks/2/payments").status, 401);
    QCOMPARE(tell(body, "/hooks/1/payments").status, 200);
    const auto headers = headersOf(body, "whsec_other");
    QCOMPARE(call(port_, "POST", "/hooks/2/payments", headers, body).status, 200);
    const std::vector<std::pair<PropertyId, QByteArray>> heard{{kHotel, "pi_1"}, {kOther, "pi_1"}};
    QCOMPARE(woken_, heard);
}

QTEST_GUILESS_MAIN(TestPaymentHook)
#include "test_payment_hook.moc"
