// SPDX-License-Identifier: GPL-3.0-or-later
// Requests, payments and mails of an open hotel on a thread of their own, for a window or a server:
// makes what the hotel has set up (gateway, mail server, central store), and is asked without
// waiting. Its signals come in the thread that it was made in.
#pragma once

#include "engine/world/thread_of.h"
#include "reservations/requests/request.h"
#include "reservations/settings/setups.h"

#include <atomic>
#include <memory>

namespace roomrack::engine {
class Engine;
}

namespace roomrack::reservations {

class DirectDesk;
class RequestDesk;

/// How everything stands, for people and for the door's figures.
struct ReservationsStatus {
    bool takesPayments = false;  ///< a gateway is set up
    bool sendsMail = false;
    bool asksCentral = false;  ///< a central store is set up
    bool centralUp = false;    ///< and there is a line to it
    int payments = 0;          ///< under way
    int mails = 0;             ///< that wait
    int owed = 0;              ///< candidates that the central store has still to be told of
    /// In words, where something is to be put right; empty: nothing.
    QString paymentTrouble, mailTrouble, centralTrouble;
    friend bool operator==(const ReservationsStatus &, const ReservationsStatus &) = default;
};

class ReservationsHost final : public QObject {
    Q_OBJECT

public:
    /// The secret of a setup for secretGoesTo(), asked in the host's thread; empty: there is none.
    /// An error says why it may not be sent there.
    using Secret = std::function<Result<QByteArray>(booking::SetupKind, const QString &address)>;
    /// Engine and clock must outlive it. `render` is called in several threads.
    ReservationsHost(engine::Engine &engine, PropertyId property, const core::Clock &clock,
                     Secret secret, Render render, QObject *parent = nullptr);
    /// Waits until the thread has ended; what is on its way is asked about at the next start.
    ~ReservationsHost() override;

    // From any thread; `done` is called in the host's thread or the engine's, or at once, and must
    // be quick there. When the host ends first it is not called, or by the engine later.
    void book(Request request, BookingWish wish, Replied done);
    void change(Request request, booking::ChangeBooking change, Replied done);
    void cancel(Request request, booking::CancelBooking cancel, Replied done);
    void decide(Request request, booking::DecideDuplicate decision, Replied done);
    /// What somebody says who has looked at a payment; whether the caller's role allows it is
    /// asked. `done` as above.
    void personSays(booking::Caller caller, booking::SagaId saga, BookingId booking,
                    booking::SagaPersonSays::What what,
                    std::function<void(const Result<void> &)> done);
    /// A webhook of the gateway names this payment; only a reason to ask.
    void news(const QByteArray &payment);

    /// Whether these would work, saved or not: asks the gateway about a payment that is not there;
    /// sends a mail to the address it would be from. Empty: it works.
    void test(const PaymentSetup &setup, const QByteArray &secret,
              std::function<void(const QString &wrong)> done);
    void test(const MailSetup &setup, const QByteArray &password,
              std::function<void(const QString &wrong)> done);

    /// As of the last statusChanged().
    const ReservationsStatus &status() const { return status_; }

signals:
    void statusChanged();
    /// A line for the log.
    void said(const QString &line);

private:
    class Worker;
    template <typename What>
    void ask(void (RequestDesk::*question)(Request, What, Replied), Request request, What what,
             Replied done);
    ReservationsStatus status_;
    /// None: whoever wants to book comes to the request desk.
    std::atomic<std::shared_ptr<const DirectDesk>> direct_;
    engine::ThreadOf<Worker> thread_;  ///< the last member: its end is the first
};

}  // namespace roomrack::reservations
