// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/guest_question.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QMessageAuthenticationCode>

namespace roomrack::booking {

QByteArray guestQuestion(const SagaRow &waiting, dedup::CandidateId duplicate)
{
    const QByteArray about = "duplicate " + QByteArray::number(waiting.property.value) + ' '
                             + QByteArray::number(waiting.booking.value) + ' '
                             + QByteArray::number(duplicate.value);
    return QMessageAuthenticationCode::hash(about, waiting.state.key, QCryptographicHash::Sha256)
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

bool isGuestQuestion(const QByteArray &said, const SagaRow &waiting, dedup::CandidateId duplicate)
{
    const QByteArray right = guestQuestion(waiting, duplicate);
    if (said.size() != right.size()) return false;
    int differs = 0;
    for (qsizetype i = 0; i < right.size(); ++i) differs |= said[i] ^ right[i];
    return differs == 0;
}

}  // namespace roomrack::booking
