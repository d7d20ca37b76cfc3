// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/payment.h"

#include "core/card_number.h"

#include <algorithm>

namespace roomrack::booking {

Result<void> checkPaymentMethod(const QByteArray &token)
{
    constexpr qsizetype kShortest = 4, kLongest = 255;
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto fits = [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    const bool formed = token.size() >= kShortest && token.size() <= kLongest
                        && letter(token.front()) && std::all_of(token.begin(), token.end(), fits);
    if (!formed) {
        return fail(ErrorCode::Invalid, QStringLiteral("payment method"),
                    ErrorText::tr("is not a valid token of the payment gateway"));
    }
    QString digits = QString::fromLatin1(token);
    digits.replace(u'_', u'-');
    if (hasCardNumber(digits)) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("payment method"),
            ErrorText::tr("card numbers are not accepted; enter a token of the payment gateway"));
    }
    return {};
}

}  // namespace roomrack::booking
