// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to a gateway, byte for byte, and the meaning of its responses; responses as documented
// by gateways, not as written by our mock.
#include "booking/charge.h"
#include "gateways/intents/intent_amount.h"
#include "gateways/intents/intent_messages.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::gateways;
using booking::PaymentAnswer;
using booking::PaymentCall;
using booking::PaymentRequest;
using booking::PaymentStanding;

namespace {

using Kind = PaymentAnswer::Kind;
using Is = PaymentStanding::Is;

const GatewaySettings kSettings{QStringLiteral("https://gateway.example"), "sk_1", 20};

PaymentRequest request(PaymentCall call)
{
    PaymentRequest r;
    r.call = call;
    r.key = "k1-x";
    r.reference = "k1";
    r.payment = call == PaymentCall::Prepare ? "" : "pi_3MrP";
    r.amount = {11'850, Currency()};
    r.method = "pm_1";
    return r;
}

http::Reply reply(int status, const QByteArray &body)
{
    http::Reply r;
    r.came = http::Reply::Came::Answer;
    r.status = status;
    r.body = body;
    return r;
}

QByteArray intent(const char *status, const char *more = "")
{
    const QByteArray begin = R"({"id":"pi_3MrP","object":"payment_intent","amount":11850,
        "amount_capturable":0,"amount_received":11850,"capture_method":"manual",
        "currency":"eur","livemode":false,"metadata":{"reference":"k1"},"status":)";
    return begin + "\"" + status + "\"" + more + "}";
}

}  // namespace

class TestIntentMessages : public QObject {
    Q_OBJECT

private slots:
    void requestsAreForms_data();
    void requestsAreForms();
    void whatCannotBeARequestIsNotSent();
    void amountsAreThoseOfTheGateway_data();
    void amountsAreThoseOfTheGateway();
    void whatIsChargeableCanBeSent();
    void standingIsRead_data();
    void standingIsRead();
    void refundsOfOursAreRecognised();
    void whyARefundFailedIsSaidInWords();
    void troubleIsToldApart_data();
    void troubleIsToldApart();
    void whatIsNotAnAnswerIsUnknown();
    void settingsMustBeSafe();
    void nothingSecretIsKept();
};

void TestIntentMessages::requestsAreForms_data()
{
    QTest::addColumn<int>("call");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, PaymentCall call, const char *path, const char *body) {
        QTest::addRow("%s", name) << int(call) << QByteArray(path) << QByteArray(body);
    };
    row("prepare", PaymentCall::Prepare, "/v1/payment_intents",
        "amount=11850&currency=eur&capture_method=manual&confirm=false&payment_method=pm_1&"
        "payment_method_types[]=card&metadata[reference]=k1");
    row("authorise", PaymentCall::Authorise, "/v1/payment_intents/pi_3MrP/confirm",
        "payment_method=pm_1");
    row("capture", PaymentCall::Capture, "/v1/payment_intents/pi_3MrP/capture",
        "amount_to_capture=11850");
    row("cancel", PaymentCall::Cancel, "/v1/payment_intents/pi_3MrP/cancel",
        "cancellation_reason=abandoned");
    row("refund", PaymentCall::Refund, "/v1/refunds",
        "payment_intent=pi_3MrP&amount=11850&metadata[reference]=k1");
}

void TestIntentMessages::requestsAreForms()
{
    QFETCH(int, call);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    const auto out = write(request(PaymentCall(call)), kSettings);
    QVERIFY(out);
    QCOMPARE(out->method, QByteArray("POST"));
    QCOMPARE(out->path, path);
    QCOMPARE(out->body, body);
    QCOMPARE(out->timeoutSeconds, 20);
    QCOMPARE(protocols::header(out->headers, "Idempotency-Key"), QByteArray("k1-x"));
    QCOMPARE(protocols::header(out->headers, "Authorization"), QByteArray("Bearer sk_1"));
}

void TestIntentMessages::whatCannotBeARequestIsNotSent()
{
    const auto refused = [](auto change) {
        PaymentRequest r = request(PaymentCall::Authorise);
        change(r);
        return !write(r, kSettings).has_value();
    };
    QVERIFY(refused([](PaymentRequest &r) { r.payment = "../refunds"; }));
    QVERIFY(refused([](PaymentRequest &r) { r.payment.clear(); }));
    QVERIFY(refused([](PaymentRequest &r) { r.key = "k\r\nX: y"; }));
    QVERIFY(refused([](PaymentRequest &r) { r.reference = "k' OR '"; }));
    QVERIFY(refused([](PaymentRequest &r) { r.method = "4242424242424242"; }));
    QVERIFY(refused([](PaymentRequest &r) { r.amount.minor = 0; }));
    PaymentRequest card = request(PaymentCall::Prepare);
    card.description = QStringLiteral("card 4111 1111 1111 1111");
    const auto out = write(card, kSettings);
    QVERIFY(out && !out->body.contains("4111"));
    PaymentRequest ask = request(PaymentCall::Ask);
    ask.payment.clear();
    const auto search = write(ask, kSettings);
    QCOMPARE(search->method, QByteArray("GET"));
    QVERIFY(search->path.endsWith("query=metadata%5B%27reference%27%5D%3A%27k1%27"));
}

void TestIntentMessages::amountsAreThoseOfTheGateway_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<qint64>("minor");
    QTest::addColumn<qint64>("wire");  // 0: refused
    const auto row = [](const char *code, qint64 minor, qint64 wire) {
        QTest::addRow("%s %lld", code, minor) << QString::fromLatin1(code) << minor << wire;
    };
    row("EUR", 11'850, 11'850);
    row("JPY", 11'850, 11'850);
    row("ISK", 118, 11'800);
    row("UGX", 118, 11'800);
    row("MGA", 45'000'000, 450'000);
    row("MGA", 45'000'050, 0);
    row("MGA", 50, 0);
    row("KWD", 11'850, 11'850);
    row("KWD", 11'851, 0);
    row("EUR", 0, 0);
    row("EUR", -5, 0);
    row("EUR", 100'000'000'000, 0);
    row("ISK", std::numeric_limits<qint64>::max(), 0);
    row("MGA", std::numeric_limits<qint64>::max(), 0);
}

void TestIntentMessages::amountsAreThoseOfTheGateway()
{
    QFETCH(QString, code);
    QFETCH(qint64, minor);
    QFETCH(qint64, wire);
    const Money money{minor, Currency::make(code).value()};
    const auto out = toWire(money);
    QCOMPARE(out.value_or(0), wire);
    if (!out) return;
    const auto back = fromWire(*out, code.toLower());
    QVERIFY(back);
    QCOMPARE(*back, money);
}

/// Of every currency, and never more than the amount.
void TestIntentMessages::whatIsChargeableCanBeSent()
{
    constexpr qint64 kAmount = 123'456'789;
    for (const Currency &currency : Currency::all()) {
        const Money rounded = booking::chargeable({kAmount, currency});
        QVERIFY(rounded.minor <= kAmount && kAmount - rounded.minor < currency.scale());
        const auto wire = toWire(rounded);
        QVERIFY2(wire.has_value(), qPrintable(currency.code()));
        QCOMPARE(fromWire(*wire, currency.code()).value(), rounded);
    }
    const Currency ariary = Currency::make(QStringLiteral("MGA")).value();
    QCOMPARE(booking::chargeable({45'000'099, ariary}), (Money{45'000'000, ariary}));
    QVERIFY(!fromWire(std::numeric_limits<qint64>::max(), QStringLiteral("mga")));
}

void TestIntentMessages::standingIsRead_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("is");
    const auto row = [](const char *status, const char *more, Is is) {
        QTest::addRow("%s%s", status, more) << intent(status, more) << int(is);
    };
    row("requires_confirmation", "", Is::Prepared);
    row("requires_payment_method", R"(,"last_payment_error":null)", Is::Prepared);
    row("requires_payment_method", R"(,"last_payment_error":{"code":"card_declined"})",
        Is::Declined);
    row("requires_action", R"(,"next_action":{"type":"use_stripe_sdk"})", Is::NeedsGuest);
    row("processing", "", Is::Processing);
    row("requires_capture", R"(,"latest_charge":"ch_1")", Is::Authorised);
    row("succeeded", R"(,"latest_charge":"ch_1")", Is::Captured);
    row("canceled", R"(,"cancellation_reason":"abandoned")", Is::Cancelled);
}

void TestIntentMessages::standingIsRead()
{
    QFETCH(QByteArray, body);
    QFETCH(int, is);
    const PaymentAnswer answer = read(request(PaymentCall::Capture), reply(200, body));
    QCOMPARE(answer.kind, Kind::Done);
    QCOMPARE(int(answer.standing.is), is);
    QCOMPARE(answer.standing.payment, QByteArray("pi_3MrP"));
    QCOMPARE(answer.standing.amount, (Money{11'850, Currency()}));
    QCOMPARE(answer.standing.captured, Is(is) == Is::Captured ? qint64(11'850) : qint64(0));
}

void TestIntentMessages::refundsOfOursAreRecognised()
{
    const auto ask = [](const QByteArray &refunds, const char *more) {
        const QByteArray charge = R"(,"latest_charge":{"id":"ch_1","amount_refunded":5000,)"
                                  R"("currency":"eur","refunds":{"data":[)"
                                  + refunds + ']' + more + "}}";
        return read(request(PaymentCall::Ask), reply(200, intent("succeeded", charge.constData())));
    };
    const QByteArray ours = R"({"id":"re_1","status":"succeeded","metadata":{"reference":"k1"}})";
    const QByteArray other = R"({"id":"re_2","status":"succeeded","metadata":{}})";
    const QByteArray failed = R"({"id":"re_3","status":"failed","metadata":{"reference":"k1"}})";
    QVERIFY(ask(other + ',' + ours, "").standing.refundSeen);
    QCOMPARE(ask(ours, "").standing.refunded, qint64(5'000));
    QVERIFY(!ask(other, "").standing.refundSeen);
    QVERIFY(!ask(failed, "").standing.refundSeen);
    QCOMPARE(ask(failed, "").kind, Kind::Done);
    QCOMPARE(ask(failed + ',' + failed, "").standing.refundsFailed, 2);
    QVERIFY(ask(failed, "").standing.refundFailure.isEmpty());
    // Only a success counts as refunded.
    for (const char *status : {"pending", "requires_action", "whatever comes next"}) {
        const QByteArray open = R"({"id":"re_4","metadata":{"reference":"k1"},"status":")"
                                + QByteArray(status) + R"("})";
        QVERIFY(!ask(open, "").standing.refundSeen);
        QVERIFY(ask(open, "").standing.refundPending);
    }
    // The list is incomplete: the payment may be among the rest.
    QCOMPARE(ask(other, R"(,"has_more":true)").kind, Kind::Unknown);
    // Not expanded: the refunds are unknown.
    const auto folded = reply(200, intent("succeeded", R"(,"latest_charge":"ch_1")"));
    QCOMPARE(read(request(PaymentCall::Ask), folded).kind, Kind::Unknown);
    const auto refund = [](const QByteArray &body) {
        return read(request(PaymentCall::Refund), reply(200, body));
    };
    const QByteArray begin = R"({"id":"re_1","currency":"eur","payment_intent":"pi_3MrP",)";
    const auto pending = refund(begin + R"("amount":11850,"status":"pending"})");
    QCOMPARE(pending.kind, Kind::Done);
    QVERIFY(pending.standing.refundPending && !pending.standing.refundSeen);
    QVERIFY(refund(begin + R"("amount":11850,"status":"succeeded"})").standing.refundSeen);
    QCOMPARE(refund(begin + R"("amount":11849,"status":"succeeded"})").kind, Kind::Unknown);
    QCOMPARE(refund(begin + R"("amount":11850,"status":"failed"})").kind, Kind::Refused);
}

/// As in an event of the type charge.refund.updated, where the status was "succeeded" before.
void TestIntentMessages::whyARefundFailedIsSaidInWords()
{
    const auto failed = [](const char *why) {
        return QByteArray(R"({"id":"re_1","amount":11850,"currency":"eur","payment_intent":)"
                          R"("pi_3MrP","status":"failed","metadata":{"reference":"k1"},)"
                          R"("failure_balance_transaction":"txn_1","failure_reason":)")
               + why + '}';
    };
    const auto ask = [](const QByteArray &refunds) {
        const QByteArray charge = R"(,"latest_charge":{"id":"ch_1","amount_refunded":0,)"
                                  R"("currency":"eur","refunds":{"data":[)"
                                  + refunds + "]}}";
        return read(request(PaymentCall::Ask), reply(200, intent("succeeded", charge.constData())))
            .standing;
    };
    const QString closed = QStringLiteral("the card has expired, or its account is closed");
    const QByteArray expired = failed("\"expired_or_canceled_card\"");
    QCOMPARE(ask(expired).refundFailure, closed);
    // The newest is the first.
    QCOMPARE(ask(expired + ',' + failed("\"declined\"")).refundFailure, closed);
    QCOMPARE(ask(expired + ',' + failed("\"declined\"")).refundsFailed, 2);
    QCOMPARE(ask(failed("\"unknown\"")).refundFailure, QString());
    QCOMPARE(ask(failed("null")).refundFailure, QString());
    QCOMPARE(ask(failed("\"what comes next\"")).refundFailure, QStringLiteral("what comes next"));
    QVERIFY(!ask(failed("\"4111 1111 1111 1111\"")).refundFailure.contains(u"4111 1111 1111 1"));
    const PaymentAnswer atOnce = read(request(PaymentCall::Refund), reply(200, expired));
    QCOMPARE(atOnce.kind, Kind::Refused);
    QCOMPARE(atOnce.said, QStringLiteral("refund failed: ") + closed);
}

void TestIntentMessages::troubleIsToldApart_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("call");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, int status, const char *error, PaymentCall call,
                        Kind kind) {
        QTest::addRow("%s", name) << status << QByteArray(error) << int(call) << int(kind);
    };
    const char *invalid = R"({"error":{"type":"invalid_request_error","message":"no"}})";
    row("declined", 402, R"({"error":{"type":"card_error","decline_code":"lost_card"}})",
        PaymentCall::Authorise, Kind::Declined);
    row("card error", 400, R"({"error":{"type":"card_error"}})", PaymentCall::Authorise,
        Kind::Declined);
    row("wrong state", 400, invalid, PaymentCall::Capture, Kind::Refused);
    row("not allowed", 401, invalid, PaymentCall::Capture, Kind::Refused);
    row("other body", 400, R"({"error":{"type":"idempotency_error"}})", PaymentCall::Refund,
        Kind::Refused);
    row("being worked on", 409, invalid, PaymentCall::Capture, Kind::Unknown);
    row("too often", 429, invalid, PaymentCall::Capture, Kind::TryLater);
    row("broken", 500, R"({"error":{"type":"api_error"}})", PaymentCall::Capture, Kind::Unknown);
    row("proxy", 502, "<html>Bad gateway</html>", PaymentCall::Capture, Kind::Unknown);
    row("away", 503, "", PaymentCall::Capture, Kind::Unknown);
    row("moved", 302, "", PaymentCall::Capture, Kind::Unknown);
    row("no such", 404, invalid, PaymentCall::Ask, Kind::Done);
    row("wrong address", 404, "<html>nothing here</html>", PaymentCall::Ask, Kind::Refused);
    row("nothing to capture", 404, invalid, PaymentCall::Capture, Kind::Refused);
}

void TestIntentMessages::troubleIsToldApart()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, call);
    QFETCH(int, kind);
    const PaymentAnswer answer = read(request(PaymentCall(call)), reply(status, body));
    QCOMPARE(int(answer.kind), kind);
    QVERIFY(!answer.said.isEmpty());
    QCOMPARE(answer.standing, PaymentStanding());
}

void TestIntentMessages::whatIsNotAnAnswerIsUnknown()
{
    const QByteArray whole = intent("succeeded");
    for (qsizetype cut = 0; cut < whole.size(); ++cut) {
        const auto kind = read(request(PaymentCall::Capture), reply(200, whole.left(cut))).kind;
        QVERIFY2(kind == Kind::Unknown, whole.left(cut).constData());
    }
    for (const QByteArray &bad :
         {intent("on_the_moon"), QByteArray(whole).replace("11850", "-5"),
          QByteArray(whole).replace("eur", "xyz"), QByteArray(whole).replace("pi_3MrP", "pi/../x"),
          QByteArray(whole).replace("11850", "118.50"), QByteArray("[]"), QByteArray("{}")})
        QVERIFY2(read(request(PaymentCall::Capture), reply(200, bad)).kind == Kind::Unknown,
                 bad.constData());
    http::Reply nothing;
    QCOMPARE(read(request(PaymentCall::Capture), nothing).kind, Kind::Unknown);
    nothing.came = http::Reply::Came::NotReached;
    QCOMPARE(read(request(PaymentCall::Capture), nothing).kind, Kind::TryLater);
    PaymentRequest ask = request(PaymentCall::Ask);
    ask.payment.clear();
    const auto search = [&](const QByteArray &data) {
        return read(ask, reply(200, R"({"data":[)" + data + "]}"));
    };
    QCOMPARE(search("").kind, Kind::Done);
    QCOMPARE(search("").standing.is, Is::None);
    QCOMPARE(search(intent("processing")).standing.is, Is::Processing);
    QCOMPARE(search(intent("processing") + ',' + intent("canceled")).kind, Kind::Unknown);
}

void TestIntentMessages::settingsMustBeSafe()
{
    QVERIFY(validate(kSettings));
    QVERIFY(validate({QStringLiteral("http://127.0.0.1:8080"), "sk_1", 20}));
    QVERIFY(!validate({QStringLiteral("http://gateway.example"), "sk_1", 20}));
    QVERIFY(!validate({QStringLiteral("https://me:x@gateway.example"), "sk_1", 20}));
    QVERIFY(!validate({QStringLiteral("https://gateway.example"), "", 20}));
    QVERIFY(!validate({QStringLiteral("https://gateway.example"), "sk\r\nX: y", 20}));
    QVERIFY(!validate({QStringLiteral("https://gateway.example"), "sk_1", 0}));
}

void TestIntentMessages::nothingSecretIsKept()
{
    const QByteArray form = write(request(PaymentCall::Prepare), kSettings)->body;
    const QByteArray masked = maskedForm(form);
    QVERIFY(form.contains("pm_1") && !masked.contains("pm_1"));
    QVERIFY(masked.contains("amount=11850") && masked.contains("payment_method_types"));
    const PaymentAnswer quoted =
        read(request(PaymentCall::Authorise),
             reply(402, R"({"error":{"message":"4111 1111 1111 1111 was declined"}})"));
    QVERIFY(!quoted.said.contains(QStringLiteral("4111 1111 1111 1")));
}

QTEST_GUILESS_MAIN(TestIntentMessages)
#include "test_intent_messages.moc"
