// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/mail/mail.h"

#include "core/card_number.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QLocale>

#include <algorithm>

namespace roomrack::gateways {

namespace {

constexpr qsizetype kLongestName = 100, kLongestSubject = 200, kLongestText = 100'000;
constexpr qsizetype kWordBytes = 45;  ///< UTF-8 bytes in an encoded word of at most 75 characters
constexpr qsizetype kBodyBytes = 57;  ///< bytes in a base64 line of 76 characters

tl::unexpected<Error> wrong(const char *field, const QString &why)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
}

bool isControl(QChar c)
{
    return c.unicode() < 0x20 || c.unicode() == 0x7f || (c.unicode() >= 0x80 && c.unicode() < 0xa0)
           || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

bool isAscii(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x7f; });
}

Result<void> checkLine(const char *field, const QString &text, qsizetype most)
{
    if (std::any_of(text.begin(), text.end(), isControl))
        return wrong(field, ErrorText::tr("must be a single line without control characters"));
    if (text.size() > most)
        return wrong(field, ErrorText::tr("has more than %1 characters").arg(most));
    return {};
}

Result<void> checkAddress(const char *field, const MailAddress &who)
{
    if (const auto line = checkLine(field, who.name, kLongestName); !line) return line;
    if (!envelopeAddress(who.address))
        return wrong(field,
                     ErrorText::tr("“%1” is not a valid email address").arg(who.address.left(80)));
    return {};
}

/// Text that looks like an encoded word is encoded too: some mail readers decode it anywhere.
bool needsWords(const QString &text)
{
    return !isAscii(text) || text.contains(QStringLiteral("=?"));
}

/// RFC 2047: base64 encoded words if the text is not plain ASCII; no character is split.
QByteArray encoded(const QString &text)
{
    if (!needsWords(text)) return text.toLatin1();
    QByteArray out, part;
    const auto close = [&] {
        if (part.isEmpty()) return;
        if (!out.isEmpty()) out += "\r\n ";
        out += "=?UTF-8?B?" + part.toBase64() + "?=";
        part.clear();
    };
    for (const uint c : text.toUcs4()) {
        const QByteArray bytes =
            QString::fromUcs4(reinterpret_cast<const char32_t *>(&c), 1).toUtf8();
        if (part.size() + bytes.size() > kWordBytes) close();
        part += bytes;
    }
    close();
    return out;
}

QByteArray quoted(const QString &ascii)
{
    QByteArray out = ascii.toLatin1();
    out.replace('\\', "\\\\").replace('"', "\\\"");
    return '"' + out + '"';
}

QByteArray headerAddress(const MailAddress &who)
{
    const QByteArray address = '<' + envelopeAddress(who.address).value_or(QByteArray()) + '>';
    if (who.name.isEmpty()) return address;
    const QString name = withoutCardNumbers(who.name);
    return (needsWords(name) ? encoded(name) : quoted(name)) + ' ' + address;
}

QByteArray domainOf(const MailAddress &who)
{
    const QByteArray address = envelopeAddress(who.address).value_or(QByteArray());
    return address.mid(address.lastIndexOf('@') + 1);
}

QByteArray body(const QString &text)
{
    QString lines = withoutCardNumbers(text);
    lines.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    lines.replace(QStringLiteral("\n"), QStringLiteral("\r\n"));
    const QByteArray bytes = lines.toUtf8();
    QByteArray out;
    for (qsizetype at = 0; at < bytes.size(); at += kBodyBytes)
        out += bytes.mid(at, kBodyBytes).toBase64() + "\r\n";
    return out;
}

}  // namespace

Result<void> check(const Mail &mail)
{
    if (mail.key.isEmpty()) return wrong("key", ErrorText::tr("is missing"));
    if (const auto ok = checkAddress("from", mail.from); !ok) return ok;
    if (const auto ok = checkAddress("to", mail.to); !ok) return ok;
    if (mail.replyTo) {
        if (const auto ok = checkAddress("reply-to", *mail.replyTo); !ok) return ok;
    }
    if (const auto ok = checkLine("subject", mail.subject, kLongestSubject); !ok) return ok;
    if (mail.text.trimmed().isEmpty()) return wrong("text", ErrorText::tr("is missing"));
    if (mail.text.size() > kLongestText)
        return wrong("text", ErrorText::tr("has more than %1 characters").arg(kLongestText));
    const bool clean = std::none_of(mail.text.begin(), mail.text.end(), [](QChar c) {
        return isControl(c) && c != u'\n' && c != u'\r' && c != u'\t';
    });
    if (!clean) return wrong("text", ErrorText::tr("contains control characters"));
    return {};
}

QByteArray messageId(const Mail &mail)
{
    constexpr qsizetype kDigits = 32;
    const QByteArray hash =
        QCryptographicHash::hash(mail.key, QCryptographicHash::Sha256).toHex().left(kDigits);
    return '<' + hash + '@' + domainOf(mail.from) + '>';
}

Result<QByteArray> mailBytes(const Mail &mail)
{
    if (const auto ok = check(mail); !ok) return tl::unexpected(ok.error());
    const QString date = QLocale::c().toString(mail.at.utc(), u"ddd, dd MMM yyyy hh:mm:ss");
    QByteArray out;
    out += "Date: " + date.toLatin1() + " +0000\r\n";
    out += "From: " + headerAddress(mail.from) + "\r\n";
    out += "To: " + headerAddress(mail.to) + "\r\n";
    if (mail.replyTo) out += "Reply-To: " + headerAddress(*mail.replyTo) + "\r\n";
    out += "Message-ID: " + messageId(mail) + "\r\n";
    out += "Subject: " + encoded(withoutCardNumbers(mail.subject)) + "\r\n";
    out += "Auto-Submitted: auto-generated\r\n"
           "MIME-Version: 1.0\r\n"
           "Content-Type: text/plain; charset=utf-8\r\n"
           "Content-Transfer-Encoding: base64\r\n\r\n";
    return out + body(mail.text);
}

}  // namespace roomrack::gateways
