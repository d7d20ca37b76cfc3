// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/host/host_worker.h"

#include "core/failure_text.h"
#include "engine/when_done.h"
#include "http/http_transport.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QUrl>

#include <chrono>

namespace roomrack::reservations {

using namespace std::chrono_literals;
using booking::SetupKind;

namespace {

/// Interval of status updates.
constexpr auto kShowEvery = 500ms;

}  // namespace

ReservationsHost::Worker::Worker(Given given) : given_(std::move(given))
{}

ReservationsHost::Worker::~Worker() = default;

void ReservationsHost::Worker::start()
{
    auto opened = engine::AsyncReader::open(given_.engine.file());
    if (!opened) return given_.say(opened.error().text());
    reading_ = std::move(*opened);
    scheduler_ = std::make_unique<engine::EventLoopScheduler>(
        given_.clock, QRandomGenerator::global()->generate64());
    access_ = std::make_unique<EngineAccess>(given_.engine, *reading_, *scheduler_, given_.property,
                                             EngineAccess::Pace::AsItComes);
    hotel_ = std::make_unique<HotelCopy>(*access_);
    store_ = std::make_unique<EngineSagas>(*access_);
    sagas_ = std::make_unique<SagaRunner>(
        *scheduler_, *store_,
        SagaRunner::Asks{
            [render = given_.render](const booking::SagaRow &row) {
                return RequestService::answersOf(render, row);
            },
            [this](const booking::SagaRow &row, const std::optional<EndAnswers> &answers) {
                if (requestService_) requestService_->sagaStored(row, answers);
            }});
    requestService_ = std::make_unique<RequestService>(*access_, *sagas_, given_.render);
    notifier_ = std::make_unique<Notifier>(*access_, *hotel_);
    access_->listen([this](const engine::ChangeSet &change) { follow(change); });
    open();
    timer_ = std::make_unique<QTimer>();
    connect(timer_.get(), &QTimer::timeout, this, [this] { look(); });
    timer_->start(kShowEvery);
}

/// Setups come first, so that a resumed payment finds its gateway.
void ReservationsHost::Worker::open()
{
    const auto snapshot = given_.engine.snapshot(given_.property);
    if (snapshot) {
        for (const booking::HotelSetupRow &row : (*snapshot)->setups) apply(row);
    } else {
        given_.say(snapshot.error().text());
    }
    sagas_->open();
    notifier_->open();
    openDirect();
}

void ReservationsHost::Worker::openDirect()
{
    given_.openDirect(
        central_ ? nullptr
                 : std::make_shared<const DirectRequestService>(
                     given_.engine, given_.render, scheduler_->poster(), *requestService_));
}

void ReservationsHost::Worker::stop()
{
    timer_.reset();
    paymentTests_.clear();
    mailTests_.clear();
    given_.openDirect(nullptr);
    // Destroyed first, so that it does not continue with requests pending at the store.
    requestService_.reset();
    central_.reset();
    notifier_.reset();
    mailer_.reset();
    sagas_.reset();
    gateway_.reset();
    transport_.reset();
    store_.reset();
    hotel_.reset();
    access_.reset();
    scheduler_.reset();
    reading_.reset();
}

void ReservationsHost::Worker::follow(const engine::ChangeSet &change)
{
    for (const booking::HotelSetupRow &row : change.setups) apply(row);
    reservations::follow(change, *sagas_);
    if (central_) central_->follow(change);
    notifier_->follow(change);
}

void ReservationsHost::Worker::apply(const booking::HotelSetupRow &row)
{
    switch (row.kind) {
    case SetupKind::Payment: return setPayment(row.content);
    case SetupKind::Mail: return setMail(row.content);
    case SetupKind::Central: setCentral(row.content); return openDirect();
    case SetupKind::Duplicates:
        rules_ = dedup::rulesFrom(row.content).value_or(dedup::Rules());
        if (central_) central_->setRules(rules_);
        return;
    case SetupKind::Api: return;  // the API server reads it from its copy of the hotel
    }
}

Result<QByteArray> ReservationsHost::Worker::secretFor(SetupKind kind, const QString &address) const
{
    return address.isEmpty() ? QByteArray() : given_.secret(kind, address);
}

void ReservationsHost::Worker::setPayment(const QByteArray &content)
{
    sagas_->setPort(nullptr);
    gateway_.reset();
    transport_.reset();
    status_.takesPayments = false;
    status_.paymentTrouble.clear();
    if (content.isEmpty()) return;
    const auto settings = paymentSetupFrom(content).and_then([this](const PaymentSetup &setup) {
        return secretFor(SetupKind::Payment, secretGoesTo(setup))
            .and_then([&](const QByteArray &secret) { return gatewayOf(setup, secret); });
    });
    if (!settings) {
        status_.paymentTrouble = settings.error().text();
        return;
    }
    transport_ = std::make_unique<http::HttpTransport>(QUrl(settings->address));
    gateway_ = std::make_unique<gateways::IntentGateway>(
        *settings, *transport_, [this](const gateways::GatewayMessage &m) {
            if (m.status == 0) given_.say(m.what + QStringLiteral(": ") + m.said);
        });
    sagas_->setPort(gateway_.get());
    status_.takesPayments = true;
}

void ReservationsHost::Worker::setMail(const QByteArray &content)
{
    notifier_->setMail(std::nullopt, {});
    mailer_.reset();
    status_.sendsMail = false;
    status_.mailTrouble.clear();
    if (content.isEmpty()) return;
    const auto setup = mailSetupFrom(content);
    const auto settings = setup.and_then([this](const MailSetup &s) {
        return secretFor(SetupKind::Mail, secretGoesTo(s))
            .and_then([&](const QByteArray &password) { return smtpOf(s, password); });
    });
    if (!settings) {
        status_.mailTrouble = settings.error().text();
        return;
    }
    mailer_ = std::make_unique<gateways::Mailer>(*settings);
    notifier_->setMail(*setup, [this](const gateways::Mail &mail, auto done) {
        engine::whenDone(mailer_->send(mail), this, std::move(done));
    });
    status_.sendsMail = true;
}

void ReservationsHost::Worker::setCentral(const QByteArray &content)
{
    central_.reset();
    status_.asksCentral = false;
    status_.centralTrouble.clear();
    if (content.isEmpty()) return;
    const auto setup = centralSetupFrom(content);
    if (!setup) {
        status_.centralTrouble = setup.error().text();
        return;
    }
    const auto password = secretFor(SetupKind::Central, secretGoesTo(*setup));
    if (!password) {
        status_.centralTrouble = password.error().text();
        return;
    }
    central_ = std::make_unique<CentralKeeper>(*access_, *setup, QString::fromUtf8(*password),
                                               given_.options.centralWithinMicros);
    central_->setRules(rules_);
    status_.asksCentral = true;
}

Error ReservationsHost::Worker::notServed()
{
    return {ErrorCode::Busy,
            {},
            ErrorText::tr("bookings are not accepted at the moment; try again later"),
            -1};
}

void ReservationsHost::Worker::look()
{
    status_.payments = sagas_->running();
    status_.mails = notifier_->waiting();
    if (status_.sendsMail) status_.mailTrouble = notifier_->trouble();
    status_.centralUp = central_ && central_->isConnected();
    if (central_) status_.centralTrouble = status_.centralUp ? QString() : central_->trouble();
    status_.owed = central_ ? central_->owed() : 0;
    if (status_ == shown_) return;
    shown_ = status_;
    given_.show(status_);
}

void ReservationsHost::Worker::personSays(const booking::Caller &caller, booking::SagaId saga,
                                          BookingId booking, booking::SagaPersonSays::What what,
                                          const std::function<void(const Result<void> &)> &done)
{
    if (!sagas_) return done(tl::unexpected(notServed()));
    const auto allowed =
        given_.engine.accounts().allow(given_.property, caller.actor, booking::Act::MovePayments);
    if (!allowed) return done(allowed);
    sagas_->handleEvent(saga, booking, booking::SagaPersonSays{what}, done);
}

void ReservationsHost::Worker::news(const QByteArray &payment)
{
    if (sagas_) sagas_->news(payment);
}

void ReservationsHost::Worker::test(const PaymentSetup &setup, const QByteArray &secret,
                                    const std::function<void(const QString &)> &done)
{
    const auto settings = validate(setup).and_then([&] { return gatewayOf(setup, secret); });
    if (!settings) return done(settings.error().text());
    const int number = ++tests_;
    PaymentTest &test = paymentTests_[number];
    test.transport = std::make_unique<http::HttpTransport>(QUrl(settings->address));
    test.gateway = std::make_unique<gateways::IntentGateway>(*settings, *test.transport);
    booking::PaymentRequest question;
    question.call = booking::PaymentCall::Ask;
    question.reference = "test-" + newKey();
    test.gateway->call(question, [this, number, done](const booking::PaymentAnswer &answer) {
        const bool fine = answer.kind == booking::PaymentAnswer::Kind::Done;
        done(fine                    ? QString()
             : answer.said.isEmpty() ? ErrorText::tr("the payment gateway did not respond")
                                     : core::failureText(answer.said));
        // Deferred, because this runs inside the callback of the object to erase.
        QMetaObject::invokeMethod(
            this, [this, number] { paymentTests_.erase(number); }, Qt::QueuedConnection);
    });
}

void ReservationsHost::Worker::test(const MailSetup &setup, const QByteArray &password,
                                    const std::function<void(const QString &)> &done)
{
    const auto settings = validate(setup).and_then([&] { return smtpOf(setup, password); });
    if (!settings) return done(settings.error().text());
    const int number = ++tests_;
    mailTests_[number] = std::make_unique<gateways::Mailer>(*settings);
    gateways::Mail mail;
    mail.key = "test-" + newKey();
    mail.from = mail.to = {setup.fromName, setup.fromAddress};
    mail.subject = ErrorText::tr("Test email");
    mail.text = ErrorText::tr("This email was sent to check the email settings of your hotel.");
    mail.at = given_.clock.wall();
    engine::whenDone(mailTests_[number]->send(mail), this,
                     [this, number, done](const gateways::MailAnswer &a) {
                         done(a.kind == gateways::MailAnswer::Kind::Sent ? QString() : a.said);
                         mailTests_.erase(number);
                     });
}

}  // namespace roomrack::reservations
