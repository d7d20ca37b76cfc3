// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/email_address.h"

#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::core {

namespace {

constexpr qsizetype kLongestAddress = 254, kLongestLocal = 64;  // RFC 5321, 4.5.3.1

/// RFC 5322 dot-atom, with letters of all scripts (RFC 6532).
bool isLocalPart(const QString &local)
{
    if (local.isEmpty() || local.toUtf8().size() > kLongestLocal || local.startsWith(u'.')
        || local.endsWith(u'.') || local.contains(QStringLiteral("..")))
        return false;
    return std::all_of(local.begin(), local.end(), [](QChar c) {
        if (c.unicode() >= 0x80) return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
        return c.isLetterOrNumber() || QStringLiteral("!#$%&'*+-/=?^_`{|}~.").contains(c);
    });
}

}  // namespace

Result<QByteArray> envelopeAddress(const QString &address)
{
    const auto at = address.lastIndexOf(u'@');
    const QString domain = address.mid(at + 1);
    QByteArray ace = QUrl::toAce(domain);
    const bool formed = std::all_of(ace.begin(), ace.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
               || c == '-' || c == '.';
    });
    const QByteArray whole = address.left(at).toUtf8() + '@' + ace;
    if (at <= 0 || !isLocalPart(address.left(at)) || ace.isEmpty() || !formed || ace.startsWith('-')
        || ace.startsWith('.') || whole.size() > kLongestAddress)
        return fail(ErrorCode::Invalid, QStringLiteral("address"),
                    ErrorText::tr("is not a valid email address"));
    return whole;
}

bool isGuestAddress(const QString &address)
{
    const QString domain = address.mid(address.lastIndexOf(u'@') + 1);
    return envelopeAddress(address) && domain.contains(u'.') && !domain.endsWith(u'.');
}

}  // namespace roomrack::core
