// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to a payment gateway and its answers, as values; src/gateways connects to a real one.
// There is no field for a card number: a payment method is a token that the gateway issued to the
// payer, opaque to us.
#pragma once

#include "core/error.h"
#include "core/money.h"

#include <functional>

namespace roomrack::booking {

/// Stored as numbers: never renumber, only append.
enum class PaymentCall : quint8 {
    None = 0,
    Prepare = 1,    ///< creates the payment at the gateway. Moves no money, however often sent
    Authorise = 2,  ///< reserves the amount; rejected once the payment is cancelled
    Capture = 3,    ///< collects the reserved amount
    Cancel = 4,     ///< prevents later authorisation and capture, also by a late copy
    Refund = 5,     ///< refunds what was captured, or a part of it
    Ask = 6         ///< queries the payment's state; changes nothing
};
constexpr PaymentCall lastOf(PaymentCall)
{
    return PaymentCall::Ask;
}

struct PaymentRequest {
    PaymentCall call = PaymentCall::None;
    QByteArray key;        ///< of this step: the gateway executes repeated requests with it once
    QByteArray reference;  ///< our name for the payment, and for the refund that the saga makes
    QByteArray payment;  ///< the gateway's; empty for Prepare, and for Ask if it was never received
    Money amount;        ///< of the payment; for Refund: the amount to refund
    QByteArray method;   ///< token of the payment method; only for Prepare and Authorise
    QString description;  ///< for the statement; has no card number
    friend bool operator==(const PaymentRequest &, const PaymentRequest &) = default;
};

/// The state of a payment at the gateway.
struct PaymentStanding {
    enum class Is : quint8 {
        None,        ///< the gateway has no such payment
        Prepared,    ///< nothing was authorised
        Processing,  ///< the gateway does not know the result yet
        NeedsGuest,  ///< the guest must agree at the bank (3-D Secure)
        Declined,    ///< the bank declined; nothing is reserved
        Authorised,
        Captured,  ///< also when all of it was refunded
        Cancelled
    };
    Is is = Is::None;
    QByteArray payment;
    Money amount;         ///< the amount requested
    qint64 captured = 0;  ///< minor units
    qint64 refunded = 0;  ///< minor units, sum of all refunds, pending ones too
    // Refunds with the requested reference:
    bool refundSeen = false;     ///< one has succeeded, and was not returned
    bool refundPending = false;  ///< one is pending: the gateway has no result yet
    qint32 refundsFailed = 0;    ///< the number of those that failed, also after a success
    QString refundFailure{};     ///< why the newest of those failed, in words; empty: not known
    friend bool operator==(const PaymentStanding &, const PaymentStanding &) = default;
};

struct PaymentAnswer {
    enum class Kind : quint8 {
        Done,      ///< `standing` is the current state
        Declined,  ///< by the guest's bank; nothing has changed
        Refused,   ///< by the gateway: invalid request, or not allowed in the payment's state
        TryLater,  ///< certainly not done: not reachable, or rate-limited
        Unknown    ///< it may have been done
    };
    Kind kind = Kind::Unknown;
    PaymentStanding standing;
    QString said;  ///< the gateway's error text, for users
    qint64 retryAfterSeconds = 0;
    friend bool operator==(const PaymentAnswer &, const PaymentAnswer &) = default;
};

class PaymentPort {
public:
    PaymentPort() = default;
    virtual ~PaymentPort() = default;
    /// `done` is called once, in the caller's thread: later, or at once if there is nothing to
    /// send; never after this object is destroyed.
    virtual void call(const PaymentRequest &request, std::function<void(PaymentAnswer)> done) = 0;

private:
    Q_DISABLE_COPY(PaymentPort)
};

/// Whether this can be a token of a payment method: a letter, then letters, digits, '-' and '_', 4
/// to 255 in all, and no card number in it. Call it at every entry point, before anything is
/// stored.
Result<void> checkPaymentMethod(const QByteArray &token);

}  // namespace roomrack::booking
