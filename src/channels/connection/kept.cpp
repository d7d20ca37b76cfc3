// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/kept.h"

#include "core/without_secret.h"
#include "protocols/json/masking.h"
#include "protocols/reservation.h"
#include "protocols/xml/masking.h"

namespace roomrack::channels {

namespace {

QByteArray masked(const QByteArray &body)
{
    const QByteArray begins = body.left(64).trimmed();
    if (begins.startsWith('{') || begins.startsWith('['))
        return protocols::json::withoutSecrets(body);
    // Tags, or an AlpineBits form; a byte order mark is followed by tags as well.
    if (begins.startsWith('<') || begins.startsWith("--") || begins.startsWith("\xff\xfe")
        || begins.startsWith("\xfe\xff") || begins.startsWith("\xef\xbb\xbf<"))
        return protocols::xml::withoutSecrets(body);
    // Bytes pass unchanged through Latin-1, and digits stay digits.
    return protocols::withoutCardNumbers(QString::fromLatin1(body)).toLatin1();
}

}  // namespace

QByteArray keptBody(const QByteArray &body, const QByteArray &secret)
{
    return withoutSecret(masked(body), secret);
}

QString keptWords(const QString &words, const QByteArray &secret)
{
    const QString kept = protocols::withoutCardNumbers(words);
    return QString::fromUtf8(withoutSecret(kept.toUtf8(), secret));
}

}  // namespace roomrack::channels
