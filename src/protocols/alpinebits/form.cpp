// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/form.h"

#include <algorithm>

namespace roomrack::protocols::alpinebits {

namespace {

const QString kWhat = QStringLiteral("multipart/form-data");
constexpr qsizetype kMostAction = 100;
constexpr qsizetype kMostBoundary = 70;

tl::unexpected<Error> wrong(const QString &reason)
{
    return fail(ErrorCode::Invalid, kWhat, reason);
}

/// Value of the parameter name=value or name="value" of a header.
std::optional<QByteArray> parameter(const QByteArray &header, const QByteArray &name)
{
    qsizetype at = header.indexOf(';');
    while (at >= 0 && at < header.size()) {
        qsizetype equals = header.indexOf('=', at);
        if (equals < 0) return std::nullopt;
        const QByteArray found = header.mid(at + 1, equals - at - 1).trimmed().toLower();
        ++equals;
        const bool quoted = equals < header.size() && header[equals] == '"';
        const qsizetype from = quoted ? equals + 1 : equals;
        qsizetype end = header.indexOf(quoted ? '"' : ';', from);
        if (end < 0 && quoted) return std::nullopt;
        if (end < 0) end = header.size();
        if (found == name)
            return quoted ? header.mid(from, end - from) : header.mid(from, end - from).trimmed();
        at = header.indexOf(';', end);
    }
    return std::nullopt;
}

/// Characters allowed in a boundary by RFC 2046.
bool isBoundary(const QByteArray &b)
{
    return !b.isEmpty() && b.size() <= kMostBoundary && !b.endsWith(' ')
           && std::all_of(b.begin(), b.end(), [](char c) {
                  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                         || QByteArrayView("'()+_,-./:=? ").contains(c);
              });
}

struct Head {
    QByteArray name;
    bool encoded = false;  ///< base64 or another transfer encoding
};

Result<Head> headOf(const QByteArray &lines)
{
    Head head;
    for (const QByteArray &line : lines.split('\n')) {
        const QByteArray header = line.trimmed();
        const QByteArray key = header.left(std::max<qsizetype>(0, header.indexOf(':'))).toLower();
        if (key == "content-disposition") {
            if (const auto name = parameter(header, "name")) head.name = *name;
        } else if (key == "content-transfer-encoding") {
            const QByteArray how = header.mid(key.size() + 1).trimmed().toLower();
            head.encoded = how != "7bit" && how != "8bit" && how != "binary";
        }
    }
    return head;
}

/// Adds one part to the form.
Result<void> take(const Head &head, const QByteArray &content, Form &form, bool (&seen)[2])
{
    const bool isAction = head.name == "action";
    if (!isAction && head.name != "request") return {};
    if (head.encoded)
        return wrong(ErrorText::tr("%1 has a Content-Transfer-Encoding that is not supported")
                         .arg(QString::fromLatin1(head.name)));
    if (std::exchange(seen[isAction ? 0 : 1], true))
        return wrong(
            ErrorText::tr("%1 appears more than once").arg(QString::fromLatin1(head.name)));
    if (!isAction) {
        form.request = content;
        return {};
    }
    const QByteArray action = content.trimmed();
    const bool plain =
        std::all_of(action.begin(), action.end(), [](char c) { return c > 0x20 && c < 0x7f; });
    if (!plain || action.size() > kMostAction)
        return wrong(
            ErrorText::tr("the action is not valid; expected a name such as OTA_Ping:Handshaking"));
    form.action = QString::fromLatin1(action);
    return {};
}

/// Start and end of a delimiter line.
struct Delimiter {
    qsizetype from = -1;
    qsizetype to = -1;
    bool last = false;
};

Delimiter delimiterAt(const QByteArray &body, const QByteArray &mark, qsizetype from)
{
    for (qsizetype at = body.indexOf(mark, from); at >= 0; at = body.indexOf(mark, at + 1)) {
        if (at > 0 && body[at - 1] != '\n') continue;
        Delimiter d{at, at + mark.size(), false};
        if (body.mid(d.to, 2) == "--") {
            d.last = true;
            d.to = body.size();
            return d;
        }
        while (d.to < body.size() && (body[d.to] == ' ' || body[d.to] == '\t')) ++d.to;
        if (body.mid(d.to, 2) == "\r\n")
            d.to += 2;
        else if (body.mid(d.to, 1) == "\n")
            d.to += 1;
        else
            continue;
        return d;
    }
    return {};
}

/// End of the content, without the line break that belongs to the next delimiter.
qsizetype contentEnd(const QByteArray &body, qsizetype delimiter)
{
    const qsizetype end = delimiter - 1;
    return end > 0 && body[end - 1] == '\r' ? end - 1 : end;
}

Result<void> part(const QByteArray &part, const FormLimits &limits, Form &form, bool (&seen)[2])
{
    qsizetype blank = part.indexOf("\r\n\r\n"), width = 4;
    if (const qsizetype other = part.indexOf("\n\n"); other >= 0 && (blank < 0 || other < blank)) {
        blank = other;
        width = 2;
    }
    if (blank < 0) return wrong(ErrorText::tr("a part has no headers"));
    if (blank > limits.head) return wrong(ErrorText::tr("the headers of a part are too long"));
    const auto head = headOf(part.left(blank));
    if (!head) return tl::unexpected<Error>(head.error());
    return take(*head, part.mid(blank + width), form, seen);
}

}  // namespace

Result<EncodedForm> encode(const Form &form, const QByteArray &boundary)
{
    if (boundary.size() < 16 || !isBoundary(boundary))
        return wrong(ErrorText::tr("the boundary must be 16 to 70 letters and digits"));
    if (form.request.contains(boundary))
        return wrong(ErrorText::tr("the boundary occurs in the message"));
    QByteArray body;
    const auto field = [&body, &boundary](const char *name, const QByteArray &value) {
        body += "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + name
                + "\"\r\n\r\n" + value + "\r\n";
    };
    field("action", form.action.toUtf8());
    if (!form.request.isEmpty()) field("request", form.request);
    body += "--" + boundary + "--\r\n";
    return EncodedForm{"multipart/form-data; boundary=" + boundary, std::move(body)};
}

Result<Form> decodeForm(const QByteArray &contentType, const QByteArray &body,
                        const FormLimits &limits)
{
    if (body.size() > limits.bytes)
        return wrong(ErrorText::tr("is larger than %1 KiB").arg(limits.bytes / 1024));
    const QByteArray kind = contentType.left(contentType.indexOf(';')).trimmed().toLower();
    const auto boundary = parameter(contentType, "boundary");
    if (kind != "multipart/form-data" || !boundary || !isBoundary(*boundary))
        return wrong(ErrorText::tr("the content type must be multipart/form-data with a boundary"));
    const QByteArray mark = "--" + *boundary;
    Form form;
    bool seen[2] = {false, false};
    int parts = 0;
    Delimiter open = delimiterAt(body, mark, 0);
    while (open.from >= 0 && !open.last) {
        const Delimiter next = delimiterAt(body, mark, open.to);
        if (next.from < 0) return wrong(ErrorText::tr("a part has no closing boundary"));
        if (++parts > limits.parts)
            return wrong(ErrorText::tr("has more than %1 parts").arg(limits.parts));
        const qsizetype end = contentEnd(body, next.from);
        if (end < open.to) return wrong(ErrorText::tr("a part has no headers"));
        if (auto ok = part(body.mid(open.to, end - open.to), limits, form, seen); !ok)
            return tl::unexpected<Error>(ok.error());
        open = next;
    }
    if (open.from < 0) return wrong(ErrorText::tr("a part has no closing boundary"));
    if (form.action.isEmpty()) return wrong(ErrorText::tr("has no action"));
    return form;
}

QByteArray transportFault(const QString &reason)
{
    return "ERROR:" + reason.simplified().toUtf8();
}

std::optional<QString> faultOf(int status, const QByteArray &body)
{
    constexpr int kDone = 200;
    constexpr qsizetype kMostWords = 500;
    const QString text = QString::fromUtf8(body.left(kMostWords)).trimmed();
    const QString mark = QStringLiteral("ERROR:");
    if (text.startsWith(mark)) return text.mid(mark.size()).trimmed();
    if (status == kDone) return std::nullopt;
    // A page for people, of a server on the way.
    const bool page = text.startsWith(QLatin1Char('<'));
    return text.isEmpty() || page ? QStringLiteral("HTTP %1").arg(status) : text;
}

}  // namespace roomrack::protocols::alpinebits
