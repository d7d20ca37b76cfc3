// SPDX-License-Identifier: GPL-3.0-or-later
// The payment port over real sockets, against the mock gateway: each request takes effect once,
// whatever happens to the responses; and invalid certificates are refused.
#include "core/clock.h"
#include "gateways/intents/intent_gateway.h"
#include "http/http_transport.h"
#include "http/server.h"
#include "simulator/channels/mock_server.h"
#include "simulator/gateway/mock_gateway.h"
#include "support/certificates.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using booking::PaymentAnswer;
using booking::PaymentCall;
using booking::PaymentRequest;
using booking::PaymentStanding;

namespace {

using Kind = PaymentAnswer::Kind;
using Is = PaymentStanding::Is;
const QByteArray kSecret = "sk_test_canary";

}  // namespace

class TestIntentSockets : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void paymentIsMadeAndGivenBack();
    void refundThatTheBankReturnsIsFoundByAQuery();
    void lostAnswerIsFoundByAQuery();
    void tooManyRequestsWaitAsLongAsTheySay();
    void aRefusedConnectionIsKnownToBeNothingDone();
    void secretAndTokenAreNotKept();
    void gatewayWithAWrongCertificateHearsNothing();

private:
    PaymentAnswer call(PaymentCall what, const QByteArray &payment = {});
    void connectTo(const QString &address, int timeoutSeconds = 20);

    core::SystemClock clock_;
    std::unique_ptr<simulator::MockGateway> mock_;
    std::unique_ptr<simulator::MockServer> server_;
    std::unique_ptr<http::HttpTransport> transport_;
    std::unique_ptr<gateways::IntentGateway> port_;
    QByteArray log_;
    quint16 number_ = 0;
};

void TestIntentSockets::init()
{
    log_.clear();
    mock_ = std::make_unique<simulator::MockGateway>(kSecret, 1);
    server_ = std::make_unique<simulator::MockServer>(*mock_, clock_, 1);
    number_ = *server_->listen();
    connectTo(QStringLiteral("http://127.0.0.1:%1").arg(number_));
}

void TestIntentSockets::cleanup()
{
    port_.reset();
    transport_.reset();
    server_.reset();
}

void TestIntentSockets::connectTo(const QString &address, int timeoutSeconds)
{
    port_.reset();
    transport_ = std::make_unique<http::HttpTransport>(QUrl(address));
    port_ = std::make_unique<gateways::IntentGateway>(
        gateways::GatewaySettings{address, kSecret, timeoutSeconds}, *transport_,
        [this](const gateways::GatewayMessage &m) {
            log_ += m.what.toUtf8() + m.key + m.request + m.answer + m.said.toUtf8() + '\n';
        });
}

PaymentAnswer TestIntentSockets::call(PaymentCall what, const QByteArray &payment)
{
    PaymentRequest r;
    r.call = what;
    r.key = "k1-" + QByteArray::number(int(what));
    r.reference = "k1";
    r.payment = payment;
    r.amount = {12'345, Currency()};
    r.method = "pm_tokencanary";
    std::optional<PaymentAnswer> answer;
    port_->call(r, [&answer](const PaymentAnswer &a) { answer = a; });
    [&] { QTRY_VERIFY(answer); }();
    return answer.value_or(PaymentAnswer());
}

void TestIntentSockets::paymentIsMadeAndGivenBack()
{
    const PaymentAnswer prepared = call(PaymentCall::Prepare);
    QCOMPARE(prepared.kind, Kind::Done);
    const QByteArray id = prepared.standing.payment;
    QCOMPARE(call(PaymentCall::Prepare).standing.payment, id);
    QCOMPARE(mock_->payments().size(), size_t(1));
    QCOMPARE(call(PaymentCall::Authorise, id).standing.is, Is::Authorised);
    QCOMPARE(call(PaymentCall::Capture, id).standing.captured, qint64(12'345));
    QCOMPARE(call(PaymentCall::Cancel, id).kind, Kind::Refused);
    QVERIFY(!call(PaymentCall::Ask, id).standing.refundSeen);
    QVERIFY(call(PaymentCall::Refund, id).standing.refundSeen);
    QVERIFY(call(PaymentCall::Refund, id).standing.refundSeen);  // the same one
    const PaymentAnswer asked = call(PaymentCall::Ask, id);
    QCOMPARE(asked.standing.refunded, qint64(12'345));
    QVERIFY(asked.standing.refundSeen);
    QCOMPARE(mock_->refunds().size(), size_t(1));
    QCOMPARE(mock_->payments().at(id).captures, 1);
}

void TestIntentSockets::refundThatTheBankReturnsIsFoundByAQuery()
{
    simulator::GatewayBehavior behavior;
    behavior.refundReturns = 1;
    behavior.processingMicros = 0;  // with the next request
    mock_->setBehavior(behavior);
    const QByteArray id = call(PaymentCall::Prepare).standing.payment;
    QCOMPARE(call(PaymentCall::Authorise, id).standing.is, Is::Authorised);
    QCOMPARE(call(PaymentCall::Capture, id).standing.captured, qint64(12'345));
    QVERIFY(call(PaymentCall::Refund, id).standing.refundSeen);
    const PaymentStanding asked = call(PaymentCall::Ask, id).standing;
    QCOMPARE(asked.is, Is::Captured);
    QVERIFY(!asked.refundSeen && !asked.refundPending);
    QCOMPARE(asked.refundsFailed, 1);
    QCOMPARE(asked.refunded, qint64(0));
    QVERIFY2(asked.refundFailure.contains(QStringLiteral("account is closed")),
             qPrintable(asked.refundFailure));
    QCOMPARE(mock_->payments().at(id).refunded, qint64(0));
}

void TestIntentSockets::lostAnswerIsFoundByAQuery()
{
    const QByteArray id = call(PaymentCall::Prepare).standing.payment;
    connectTo(QStringLiteral("http://127.0.0.1:%1").arg(number_), 2);
    simulator::FaultRates silent;
    silent.timeoutAfter = 1;
    server_->setFaults(silent, 10 * kSecond);
    QCOMPARE(call(PaymentCall::Authorise, id).kind, Kind::Unknown);
    server_->setFaults({});
    // On a stalled machine two seconds are too short for the answers that should arrive.
    connectTo(QStringLiteral("http://127.0.0.1:%1").arg(number_));
    QCOMPARE(call(PaymentCall::Ask, id).standing.is, Is::Authorised);
    QCOMPARE(mock_->payments().at(id).authorisations, 1);
    QCOMPARE(call(PaymentCall::Ask, "pi_other").standing.is, Is::None);
}

void TestIntentSockets::tooManyRequestsWaitAsLongAsTheySay()
{
    simulator::FaultRates often;
    often.tooMany = 1;
    server_->setFaults(often);
    const PaymentAnswer answer = call(PaymentCall::Prepare);
    QCOMPARE(answer.kind, Kind::TryLater);
    QCOMPARE(answer.retryAfterSeconds, qint64(1));
    QVERIFY(mock_->payments().empty());
}

void TestIntentSockets::aRefusedConnectionIsKnownToBeNothingDone()
{
    server_.reset();
    const PaymentAnswer answer = call(PaymentCall::Prepare);
    QCOMPARE(answer.kind, Kind::TryLater);
    QVERIFY(!answer.said.isEmpty());
}

void TestIntentSockets::secretAndTokenAreNotKept()
{
    const QByteArray id = call(PaymentCall::Prepare).standing.payment;
    call(PaymentCall::Authorise, id);
    QVERIFY(log_.contains("payment authorise") && log_.contains(id));
    for (const char *secret : {kSecret.constData(), "_secret_x"})
        QVERIFY2(!log_.contains(secret), log_.constData());
    QVERIFY(!log_.contains("payment_method=pm_"));
}

void TestIntentSockets::gatewayWithAWrongCertificateHearsNothing()
{
    Certificates certificates;
    ROOMRACK_NEEDS_OPENSSL(certificates);
    for (const auto &pair :
         {certificates.selfSigned(), certificates.otherHost(), certificates.expired()}) {
        http::ServerOptions options;
        options.tls = *http::tlsFrom(pair.first, pair.second);
        int heard = 0;
        http::Server server(
            [&heard](const http::Request &, const http::Server::Answer &answer) {
                ++heard;
                answer(http::jsonResponse(200, "{}"));
            },
            options);
        const quint16 port = *server.open(QHostAddress(QHostAddress::LocalHost), 0);
        connectTo(QStringLiteral("https://localhost:%1").arg(port));
        const PaymentAnswer answer = call(PaymentCall::Prepare);
        QCOMPARE(answer.kind, Kind::TryLater);
        QVERIFY(answer.said.contains(QStringLiteral("certificate")));
        QCOMPARE(heard, 0);
        port_.reset();
        transport_.reset();
    }
}

QTEST_GUILESS_MAIN(TestIntentSockets)
#include "test_intent_sockets.moc"
