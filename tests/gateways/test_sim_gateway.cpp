// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks of roomrack-sim's gateway over real sockets, with faults on demand; parsed by the
// hotel's own reader.
#include "gateways/intents/intent_news.h"
#include "http/server.h"
#include "simulator/control/sim_gateway.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::simulator;

namespace {

const QByteArray kSecret = "whsec_canary";
constexpr qint64 kThinks = 40 * kSecond;

}  // namespace

class TestSimGateway : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void itTellsWhatAPaymentBecame();
    void itTellsThatARefundWasReturned();
    void itTellsAgainUntilItIsHeard();
    void anEventIsLostAndLaterOnesAreNot();
    void anEventIsToldTwice();
    void anEventIsLate();
    void faultsAreSetByName();

private:
    void post(const QByteArray &path, const QByteArray &body);
    void pay(const QByteArray &reference);
    /// Advances time; due payments are decided and reported.
    void wait(qint64 micros);
    size_t heard() const { return heard_.size(); }

    core::ManualClock clock_{Instant{1'750'000'000 * kSecond}};
    std::unique_ptr<http::Server> hotel_;
    std::unique_ptr<SimGateway> gateway_;
    std::vector<gateways::GatewayNews> heard_;
    int refuse_ = 0;  ///< number of requests answered with an error
};

void TestSimGateway::init()
{
    heard_.clear();
    refuse_ = 0;
    hotel_ = std::make_unique<http::Server>(
        [this](const http::Request &request, const http::Server::Answer &answer) {
            if (refuse_-- > 0) return answer(http::textResponse(503, "not now"));
            const auto news = gateways::readNews(request.header(gateways::kNewsHeader),
                                                 request.body, kSecret, clock_.wall());
            if (news) heard_.push_back(*news);
            answer(http::textResponse(news ? 200 : 401, "."));
        });
    const auto port = hotel_->open(QHostAddress(QHostAddress::LocalHost), 0);
    QVERIFY(port);
    ChannelPlan plan;
    plan.id = 5;
    plan.kind = QStringLiteral("payments");
    plan.name = QStringLiteral("MOCK5");
    plan.login = {{}, kSecret};
    plan.seed = 1;
    plan.pushTo = QStringLiteral("http://127.0.0.1:%1/hooks/payments").arg(*port);
    gateway_ = std::make_unique<SimGateway>(plan, clock_, 1, [](const Act &) { return true; });
    gateway_->startPushing();
}

void TestSimGateway::cleanup()
{
    gateway_.reset();
    hotel_.reset();
}

void TestSimGateway::post(const QByteArray &path, const QByteArray &body)
{
    WireRequest request{"POST",
                        path,
                        {{"Authorization", "Bearer " + kSecret},
                         {"Idempotency-Key", path + body},
                         {"Content-Type", "application/x-www-form-urlencoded"}},
                        body};
    gateway_->apply({5, clock_.wall(), HotelRequest{request}});
}

/// A payment that the gateway processes asynchronously.
void TestSimGateway::pay(const QByteArray &reference)
{
    post("/v1/payment_intents",
         "amount=1000&currency=eur&capture_method=manual&confirm=false&payment_method="
         "pm_processing&metadata[reference]="
             + reference);
    for (const auto &[id, payment] : gateway_->knows().payments())
        if (payment.reference == reference) post("/v1/payment_intents/" + id + "/confirm", {});
}

void TestSimGateway::wait(qint64 micros)
{
    clock_.advance(micros);
    gateway_->look();
}

void TestSimGateway::itTellsWhatAPaymentBecame()
{
    pay("one");
    QCOMPARE(gateway_->knows().payments().size(), size_t(1));
    wait(kThinks - kSecond);
    QCOMPARE(gateway_->untold(), 0);
    wait(kSecond);
    QTRY_COMPARE(heard(), size_t(1));
    QCOMPARE(heard_.front().payment, gateway_->knows().payments().begin()->first);
    QTRY_COMPARE(gateway_->untold(), 0);
}

/// Another event about the same payment.
void TestSimGateway::itTellsThatARefundWasReturned()
{
    gateway_->setFaults({{QStringLiteral("refund_returns"), 1}}, kSecond);
    pay("one");
    wait(kThinks);
    QTRY_COMPARE(heard(), size_t(1));
    QTRY_COMPARE(gateway_->untold(), 0);
    const QByteArray id = heard_.front().payment;
    post("/v1/payment_intents/" + id + "/capture", "amount_to_capture=1000");
    post("/v1/refunds", "payment_intent=" + id + "&amount=1000&metadata[reference]=back");
    const auto status = [this] { return gateway_->knows().refunds().at(0).status; };
    QCOMPARE(status(), MockRefund::Status::Succeeded);
    wait(kThinks - kSecond);
    QCOMPARE(status(), MockRefund::Status::Succeeded);
    QCOMPARE(gateway_->untold(), 0);
    wait(kSecond);
    QCOMPARE(status(), MockRefund::Status::Failed);
    QTRY_COMPARE(heard(), size_t(2));
    QCOMPARE(heard_[1].payment, id);
    QVERIFY(heard_[0].event != heard_[1].event);
}

void TestSimGateway::itTellsAgainUntilItIsHeard()
{
    refuse_ = 2;
    pay("one");
    wait(kThinks);
    QTRY_COMPARE(heard(), size_t(1));
    QTRY_COMPARE(gateway_->pushes(), qint64(3));
    QTRY_COMPARE(gateway_->pushFailures(), qint64(2));
}

void TestSimGateway::anEventIsLostAndLaterOnesAreNot()
{
    gateway_->setFaults({{QStringLiteral("news_lost"), 1}}, kSecond);
    pay("one");
    wait(kThinks);
    QCOMPARE(gateway_->untold(), 0);
    gateway_->setFaults({{QStringLiteral("news_lost"), 0}}, kSecond);
    pay("two");
    wait(kThinks);
    QTRY_COMPARE(heard(), size_t(1));
    QCOMPARE(gateway_->knows().payments().at(heard_.front().payment).reference, QByteArray("two"));
}

void TestSimGateway::anEventIsToldTwice()
{
    gateway_->setFaults({{QStringLiteral("news_twice"), 1}}, kSecond);
    pay("one");
    wait(kThinks);
    QTRY_COMPARE(heard(), size_t(2));
    QCOMPARE(heard_[0].event, heard_[1].event);
}

/// Another event is delivered first.
void TestSimGateway::anEventIsLate()
{
    gateway_->setFaults({{QStringLiteral("news_late"), 1}}, kSecond);
    pay("late");
    wait(kThinks);
    QCOMPARE(gateway_->untold(), 1);
    gateway_->setFaults({{QStringLiteral("news_late"), 0}}, kSecond);
    pay("quick");
    wait(29 * kSecond);
    QCOMPARE(gateway_->pushes(), qint64(0));
    wait(kThinks - 29 * kSecond);
    QTRY_COMPARE(heard(), size_t(2));
    QVERIFY(heard_[0].event != heard_[1].event);
    QCOMPARE(gateway_->knows().payments().at(heard_[1].payment).reference, QByteArray("late"));
}

void TestSimGateway::faultsAreSetByName()
{
    gateway_->setFaults({{QStringLiteral("news_twice"), 0.5}, {QStringLiteral("declines"), 0.25}},
                        kSecond);
    const NamedFaults faults = gateway_->faults();
    const auto rate = [&](const char *name) {
        const auto at = std::find_if(faults.begin(), faults.end(), [name](const auto &fault) {
            return fault.first == QLatin1String(name);
        });
        return at == faults.end() ? -1.0 : at->second;
    };
    QCOMPARE(rate("news_twice"), 0.5);
    QCOMPARE(rate("news_lost"), 0.0);
    QCOMPARE(rate("news_late"), 0.0);
    QCOMPARE(rate("declines"), 0.25);
}

QTEST_GUILESS_MAIN(TestSimGateway)
#include "test_sim_gateway.moc"
