// SPDX-License-Identifier: GPL-3.0-or-later
// The objects in the thread of a ReservationsHost: request service, sagas and outbox of a hotel,
// and its connections to the gateway, the mail server and the central store.
#pragma once

#include "engine/scheduler/event_loop_scheduler.h"
#include "gateways/intents/intent_gateway.h"
#include "gateways/mail/mailer.h"
#include "reservations/central/central_keeper.h"
#include "reservations/host/reservations_host.h"
#include "reservations/notices/notifier.h"
#include "reservations/requests/direct_request_service.h"
#include "reservations/requests/request_service.h"
#include "reservations/sagas/engine_sagas.h"

#include <QtCore/QTimer>

#include <map>

namespace roomrack::reservations {

class ReservationsHost::Worker final : public QObject {
public:
    struct Given {
        engine::Engine &engine;
        PropertyId property;
        const core::Clock &clock;
        Secret secret;
        Render render;
        std::function<void(ReservationsStatus)> show;
        /// Set while no central store must be queried first; null from when one must be.
        std::function<void(std::shared_ptr<const DirectRequestService>)> openDirect;
        std::function<void(const QString &)> say;
        HostOptions options;
    };
    explicit Worker(Given given);
    ~Worker() override;

    void start();
    void stop();
    /// Null when the hotel cannot be read.
    RequestService *requestService() { return requestService_.get(); }
    /// The error for requests when there is none.
    static Error notServed();
    void personSays(const booking::Caller &caller, booking::SagaId saga, BookingId booking,
                    booking::SagaPersonSays::What what,
                    const std::function<void(const Result<void> &)> &done);
    void news(const QByteArray &payment);
    void test(const PaymentSetup &setup, const QByteArray &secret,
              const std::function<void(const QString &)> &done);
    void test(const MailSetup &setup, const QByteArray &password,
              const std::function<void(const QString &)> &done);

private:
    void follow(const engine::ChangeSet &change);
    void open();
    void openDirect();
    void apply(const booking::HotelSetupRow &row);
    Result<QByteArray> secretFor(booking::SetupKind kind, const QString &address) const;
    void setPayment(const QByteArray &content);
    void setMail(const QByteArray &content);
    void setCentral(const QByteArray &content);
    void look();

    const Given given_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<engine::EventLoopScheduler> scheduler_;
    std::unique_ptr<EngineAccess> access_;
    std::unique_ptr<HotelCopy> hotel_;
    std::unique_ptr<EngineSagas> store_;
    std::unique_ptr<SagaRunner> sagas_;
    std::unique_ptr<RequestService> requestService_;
    std::unique_ptr<Notifier> notifier_;
    std::unique_ptr<http::Transport> transport_;
    std::unique_ptr<gateways::IntentGateway> gateway_;
    std::unique_ptr<gateways::Mailer> mailer_;
    std::unique_ptr<CentralKeeper> central_;
    dedup::Rules rules_;
    struct PaymentTest {
        std::unique_ptr<http::Transport> transport;
        std::unique_ptr<gateways::IntentGateway> gateway;
    };
    std::map<int, PaymentTest> paymentTests_;
    std::map<int, std::unique_ptr<gateways::Mailer>> mailTests_;
    int tests_ = 0;
    std::unique_ptr<QTimer> timer_;
    ReservationsStatus status_, shown_;
};

}  // namespace roomrack::reservations
