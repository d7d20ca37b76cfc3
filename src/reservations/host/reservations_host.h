// SPDX-License-Identifier: GPL-3.0-or-later
// Requests, payments and mails of an open hotel on a thread of their own, for a window or a server.
// Creates what the hotel has set up (gateway, mail server, central store); calls do not block.
// Signals arrive in the thread that created it.
#pragma once

#include "dedup/combine.h"
#include "engine/scheduler/thread_of.h"
#include "reservations/requests/request.h"
#include "reservations/settings/setups.h"

#include <atomic>
#include <memory>

namespace roomrack::engine {
class Engine;
}

namespace roomrack::reservations {

class DirectRequestService;
class RequestService;

/// Status of all parts, for display and for the API server's metrics.
struct ReservationsStatus {
    bool takesPayments = false;  ///< a gateway is set up
    bool sendsMail = false;
    bool asksCentral = false;  ///< a central store is set up
    bool centralUp = false;    ///< connected to it
    int payments = 0;          ///< in progress
    int mails = 0;             ///< queued
    int owed = 0;              ///< candidates not yet reported to the central store
    /// Error texts that require action by a user; empty: no error.
    QString paymentTrouble, mailTrouble, centralTrouble;
    friend bool operator==(const ReservationsStatus &, const ReservationsStatus &) = default;
};

struct HostOptions {
    /// A booking waits so long for the central store's answer, and is then decided without it.
    qint64 centralWithinMicros = dedup::kCentralWithin;
};

class ReservationsHost final : public QObject {
    Q_OBJECT

public:
    /// The secret of a setup for secretGoesTo(), called in the host's thread; empty: there is none.
    /// An error gives the reason why it may not be sent there.
    using Secret = std::function<Result<QByteArray>(booking::SetupKind, const QString &address)>;
    /// Engine and clock must outlive it. `render` is called in several threads.
    ReservationsHost(engine::Engine &engine, PropertyId property, const core::Clock &clock,
                     Secret secret, Render render, QObject *parent = nullptr,
                     HostOptions options = {});
    /// Waits until the thread has ended; requests in flight are queried at the next start.
    ~ReservationsHost() override;

    // Thread-safe. `done` is called in the host's thread or the engine's, or at once, and must not
    // block. When the host ends first it is not called, or later by the engine.
    void book(Request request, BookingInput input, Replied done);
    void change(Request request, booking::ChangeBooking change, Replied done);
    void cancel(Request request, booking::CancelBooking cancel, Replied done);
    void decide(Request request, booking::DecideDuplicate decision, Replied done);
    /// The decision of a user who reviewed a payment; the caller's role is checked. `done` as
    /// above.
    void personSays(booking::Caller caller, booking::SagaId saga, BookingId booking,
                    booking::SagaPersonSays::What what,
                    std::function<void(const Result<void> &)> done);
    /// A gateway webhook names this payment; it only triggers a query to the gateway.
    void news(const QByteArray &payment);

    /// Tests a setup, saved or not: queries the gateway for a payment that does not exist; sends a
    /// mail to its own sender address. Empty: the test succeeded.
    void test(const PaymentSetup &setup, const QByteArray &secret,
              std::function<void(const QString &wrong)> done);
    void test(const MailSetup &setup, const QByteArray &password,
              std::function<void(const QString &wrong)> done);

    /// As of the last statusChanged().
    const ReservationsStatus &status() const { return status_; }

signals:
    void statusChanged();
    /// A line for the log.
    void said(const QString &access);

private:
    class Worker;
    template <typename What>
    void ask(void (RequestService::*question)(Request, What, Replied), Request request, What what,
             Replied done);
    ReservationsStatus status_;
    /// Null: bookings go through the request service.
    std::atomic<std::shared_ptr<const DirectRequestService>> direct_;
    engine::ThreadOf<Worker> thread_;  ///< last member, so it is destroyed first
};

}  // namespace roomrack::reservations
