// SPDX-License-Identifier: GPL-3.0-or-later
// What a payment gateway is asked, and what it answers, as values; src/gateways speaks to a real
// one. There is no place for a card here: a payment method is a token that the gateway gave to
// whoever typed the card, and means nothing to us.
#pragma once

#include "core/error.h"
#include "core/money.h"

#include <functional>

namespace roomrack::booking {

/// Stored as numbers: never renumber, only add.
enum class PaymentCall : quint8 {
    None = 0,
    Prepare = 1,    ///< names the payment at the gateway. No money moves, however often it is done
    Authorise = 2,  ///< sets the amount aside; refused once the payment is cancelled
    Capture = 3,    ///< takes what was set aside
    Cancel = 4,     ///< nothing can be authorised or captured any more: not by a late copy either
    Refund = 5,     ///< gives back what was captured, or a part of it
    Ask = 6         ///< how does the payment stand? Changes nothing
};
constexpr PaymentCall lastOf(PaymentCall)
{
    return PaymentCall::Ask;
}

struct PaymentRequest {
    PaymentCall call = PaymentCall::None;
    QByteArray key;  ///< of this step: the gateway does what has it once, however often it comes
    QByteArray reference;  ///< our name for the payment, and for the refund that the saga makes
    QByteArray payment;    ///< the gateway's; empty for Prepare, and for Ask where it never said
    Money amount;          ///< of the payment; of a Refund: what goes back
    QByteArray method;     ///< token of the payment method; only for Prepare and Authorise
    QString description;   ///< for the statement; never has a card in it
    friend bool operator==(const PaymentRequest &, const PaymentRequest &) = default;
};

/// How a payment stands at the gateway.
struct PaymentStanding {
    enum class Is : quint8 {
        None,        ///< it knows no such payment
        Prepared,    ///< nothing was authorised
        Processing,  ///< it does not know itself yet
        NeedsGuest,  ///< the guest must agree at the bank (3-D Secure)
        Declined,    ///< the bank said no; nothing is set aside
        Authorised,
        Captured,  ///< also when all of it was given back
        Cancelled
    };
    Is is = Is::None;
    QByteArray payment;
    Money amount;         ///< that was asked for
    qint64 captured = 0;  ///< minor units
    qint64 refunded = 0;  ///< minor units, all refunds together, those under way too
    // Refunds with the reference that was asked about:
    bool refundSeen = false;     ///< one has succeeded
    bool refundPending = false;  ///< one is under way: the gateway does not know yet
    qint32 refundsFailed = 0;    ///< so many did not succeed, and never will
    friend bool operator==(const PaymentStanding &, const PaymentStanding &) = default;
};

struct PaymentAnswer {
    enum class Kind : quint8 {
        Done,      ///< `standing` is how it stands now
        Declined,  ///< by the guest's bank; nothing has changed
        Refused,   ///< by the gateway: the request is wrong, or does not fit how the payment stands
        TryLater,  ///< certainly not done: it was not reached, or asked too often
        Unknown    ///< it may have been done
    };
    Kind kind = Kind::Unknown;
    PaymentStanding standing;
    QString said;  ///< in the gateway's words, for people
    qint64 retryAfterSeconds = 0;
    friend bool operator==(const PaymentAnswer &, const PaymentAnswer &) = default;
};

class PaymentPort {
public:
    PaymentPort() = default;
    virtual ~PaymentPort() = default;
    /// `done` is called once, in the thread of the caller: later, or at once where there is nothing
    /// to send; not after this is destroyed.
    virtual void call(const PaymentRequest &request, std::function<void(PaymentAnswer)> done) = 0;

private:
    Q_DISABLE_COPY(PaymentPort)
};

/// Whether this can be a token of a payment method: a letter, then letters, digits, '-' and '_', 4
/// to 255 in all, and no card number in it. To be asked at every door, before anything is stored.
Result<void> checkPaymentMethod(const QByteArray &token);

}  // namespace roomrack::booking
