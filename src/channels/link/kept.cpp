// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/link/kept.h"

#include "protocols/json/masking.h"
#include "protocols/reservation.h"
#include "protocols/xml/masking.h"

namespace roomrack::channels {

namespace {

constexpr char kStars[] = "*****";

QByteArray masked(const QByteArray &body)
{
    const QByteArray begins = body.left(64).trimmed();
    if (begins.startsWith('{') || begins.startsWith('['))
        return protocols::json::withoutSecrets(body);
    // Tags, or a form of AlpineBits; in bytes that say how wide they are, tags as well.
    if (begins.startsWith('<') || begins.startsWith("--") || begins.startsWith("\xff\xfe")
        || begins.startsWith("\xfe\xff") || begins.startsWith("\xef\xbb\xbf<"))
        return protocols::xml::withoutSecrets(body);
    // Bytes pass unchanged through Latin-1, and digits are digits there.
    return protocols::withoutCardNumbers(QString::fromLatin1(body)).toLatin1();
}

}  // namespace

QByteArray keptBody(const QByteArray &body, const QByteArray &secret)
{
    QByteArray kept = masked(body);
    if (!secret.isEmpty()) kept.replace(secret, kStars);
    return kept;
}

QString keptWords(const QString &words, const QByteArray &secret)
{
    QString kept = protocols::withoutCardNumbers(words);
    if (!secret.isEmpty()) kept.replace(QString::fromUtf8(secret), QString::fromLatin1(kStars));
    return kept;
}

}  // namespace roomrack::channels
