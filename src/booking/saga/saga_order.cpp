// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga.h"
#include "core/card_number.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr qsizetype kLongestKey = 200, kLongestDescription = 200;

bool isKey(const QByteArray &key)
{
    return !key.isEmpty() && key.size() <= kLongestKey
           && std::all_of(key.begin(), key.end(), [](char c) {
                  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                         || c == '-' || c == '_';
              });
}

tl::unexpected<Error> wrong(const char *field, const QString &why)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
}

}  // namespace

Result<SagaState> makeSaga(const SagaOrder &order)
{
    const bool refund = order.purpose == SagaPurpose::Refund;
    if (!isKey(order.key)) return wrong("key", ErrorText::tr("is not a valid idempotency key"));
    if (order.amount.minor < (refund ? 1 : 0))
        return wrong("amount", ErrorText::tr("must be greater than zero"));
    if (refund && order.payment.isEmpty())
        return wrong("payment", ErrorText::tr("is not a valid payment ID"));
    const bool charges = !refund && order.amount.minor > 0;
    if (charges) {
        if (const auto ok = checkPaymentMethod(order.method); !ok)
            return tl::unexpected(ok.error());
    }
    SagaState s;
    s.purpose = order.purpose;
    s.key = order.key;
    s.amount = order.amount;
    if (charges) s.method = order.method;
    s.description = withoutCardNumbers(order.description).left(kLongestDescription);
    if (refund) s.payment = order.payment;
    return s;
}

}  // namespace roomrack::booking
