// SPDX-License-Identifier: GPL-3.0-or-later
// A mock payment gateway of payment intents with manual capture: forms in, JSON out, with known
// misbehaviour of real ones. Keeps its own record of authorisations, captures and refunds, for
// tests to compare. Pure; MockServer serves it on loopback.
#pragma once

#include "core/money.h"
#include "core/random.h"
#include "simulator/channels/faults.h"
#include "simulator/channels/mock_channel.h"

#include <map>
#include <span>
#include <vector>

namespace roomrack::simulator {

/// Probability of each behaviour, 0 to 1; the tokens named below force it.
struct GatewayBehavior {
    double declines = 0;     ///< pm_declined
    double needsGuest = 0;   ///< pm_needs_guest: the bank requires the guest's authentication
    double processing = 0;   ///< pm_processing: decided only after `processingMicros`
    double keepsErrors = 0;  ///< repeats a 500 for a key although nothing was done
    double forgetsKeys = 0;  ///< loses a stored key, as after a fail-over
    double lapses = 0;       ///< pm_lapses: an authorisation is cancelled before its capture
    double noCapture = 0;    ///< pm_no_capture: refuses captures
    double noRefund = 0;     ///< pm_no_refund: refuses refunds
    double refundPends = 0;  ///< pm_refund_pends: a refund completes only after `processingMicros`
    double refundFails = 0;  ///< pm_refund_fails: and fails then
    double refundReturns = 0;  ///< pm_refund_returns: succeeds at once, and fails then
    qint64 processingMicros = 40 * kSecond;
    qint64 searchLagMicros = 30 * kSecond;  ///< until search finds a new payment
    qint64 keyLifeMicros = 24 * 3'600 * kSecond;
    friend bool operator==(const GatewayBehavior &, const GatewayBehavior &) = default;
};
/// The probabilities, by their names in the control API.
std::span<const FaultName<GatewayBehavior>> mannerNames();

struct MockPayment {
    enum class Status : quint8 {
        NeedsMethod,
        NeedsConfirmation,
        NeedsAction,
        Processing,
        NeedsCapture,
        Succeeded,
        Canceled
    };
    QByteArray id;
    QByteArray reference;
    QByteArray method;
    QByteArray currency;  ///< lower case, as sent
    qint64 amount = 0;    ///< in the wire format
    Status status = Status::NeedsConfirmation;
    bool declined = false;
    qint64 captured = 0, refunded = 0;
    int authorisations = 0, captures = 0;
    Instant made, settles;
    int told = 0;  ///< events about it
};

struct MockRefund {
    enum class Status : quint8 { Succeeded, Pending, Failed };
    QByteArray id, payment, reference;
    qint64 amount = 0;
    Status status = Status::Succeeded;
    bool fails = false;  ///< when it settles; one that has succeeded then fails, too
    Instant settles;
    bool waits() const { return status == Status::Pending || (fails && status != Status::Failed); }
};

class MockGateway final : public MockPeer {
public:
    MockGateway(QByteArray secret, quint64 seed, GatewayBehavior behavior = {});

    WireReply handle(const WireRequest &request, Instant now) override;
    WireReply failure() const override;
    WireReply tooMany(int retryAfterSeconds) const override;

    void setBehavior(const GatewayBehavior &behavior) { behavior_ = behavior; }
    const GatewayBehavior &behavior() const { return behavior_; }
    const std::map<QByteArray, MockPayment> &payments() const { return payments_; }
    const std::vector<MockRefund> &refunds() const { return refunds_; }
    /// Payments that were processing, or had a refund that settled or was returned, since the last
    /// call: reported by webhook.
    std::vector<MockPayment> news(Instant now);
    bool hasNews(Instant now) const;

private:
    using Form = std::map<QByteArray, QByteArray>;
    struct Remembered {
        QByteArray what;
        WireReply reply;
        Instant at;
    };
    WireReply post(const WireRequest &request, Instant now);
    WireReply act(const QByteArray &path, const Form &form, Instant now);
    WireReply ask(const QByteArray &target, Instant now);
    WireReply create(const Form &form, Instant now);
    WireReply confirm(MockPayment &payment, const Form &form, Instant now);
    WireReply capture(MockPayment &payment, const Form &form);
    WireReply cancel(MockPayment &payment);
    WireReply refund(const Form &form, Instant now);
    WireReply decide(MockPayment &payment);
    void settle(MockPayment &payment, Instant now);
    void settle(MockRefund &refund, Instant now);
    void settleAll(Instant now);
    bool happens(double rate, const MockPayment &payment, const char *token);
    QByteArray json(const MockPayment &payment) const;

    const QByteArray secret_;
    core::Random random_;
    GatewayBehavior behavior_;
    std::map<QByteArray, MockPayment> payments_;
    std::vector<MockRefund> refunds_;
    std::map<QByteArray, Remembered> keys_;
    std::vector<QByteArray> settled_;
};

}  // namespace roomrack::simulator
