// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/refusal_log.h"

#include "core/card_number.h"

#include <algorithm>

namespace roomrack::api {

namespace {

constexpr qsizetype kLongest = 300;

/// Untrusted text as one line without card numbers or terminal escape codes.
QString harmless(const QString &said)
{
    // Truncate afterwards: part of a card number would not be recognized as one.
    QString text = withoutCardNumbers(said);
    text.truncate(kLongest);
    std::replace_if(
        text.begin(), text.end(), [](QChar c) { return !c.isPrint(); }, QChar(u'?'));
    return text;
}

/// A word, or one of our numbers.
bool isPlain(const QByteArray &part)
{
    constexpr qsizetype kLongestWord = 24, kLongestNumber = 12, kShort = 3;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' || c == '.';
    };
    const auto isEither = [&](char c) { return isDigit(c) || isLetter(c); };
    const auto all = [&part](auto is) { return std::all_of(part.begin(), part.end(), is); };
    return (part.size() <= kShort && all(isEither))
           || (part.size() <= kLongestWord && all(isLetter))
           || (part.size() <= kLongestNumber && all(isDigit));
}

}  // namespace

QString askedFor(const http::Request &request)
{
    constexpr qsizetype kMostParts = 8;
    QStringList shown;
    for (const QByteArray &part : request.path().split('/')) {
        shown += isPlain(part) ? QString::fromLatin1(part) : QStringLiteral("***");
        if (shown.size() > kMostParts) break;
    }
    const QByteArray method = isPlain(request.method) ? request.method : QByteArray("***");
    return QString::fromLatin1(method) + u' ' + shown.join(u'/');
}

QStringList RefusalLog::lines(int status, const QString &from, const QString &what)
{
    QStringList out;
    const Instant now = clock_.wall();
    const qint64 passed = now - since_;
    if (passed < 0 || passed >= 60 * kSecond) {
        if (withheld_ > 0) out += ErrorText::tr("%n more request(s) rejected", nullptr, withheld_);
        since_ = now;
        written_ = withheld_ = 0;
    }
    if (++written_ > kAtMost) {
        ++withheld_;
        return out;
    }
    out += QStringLiteral("%1 %2 %3").arg(status).arg(from, harmless(what));
    return out;
}

}  // namespace roomrack::api
