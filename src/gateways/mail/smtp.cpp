// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/mail/smtp.h"

#include "core/address.h"
#include "core/card_number.h"
#include "core/range.h"
#include "core/without_secret.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>

namespace roomrack::gateways {

namespace {

constexpr qsizetype kMostSaid = 200;
constexpr int kMostSeconds = 600;

using Kind = MailAnswer::Kind;
using Easy = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using List = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

/// State of a mail while it is sent.
struct Sending {
    QByteArray bytes;
    qsizetype at = 0;
    bool mailBegan = false;  ///< from here on a refusal concerns this mail
    bool handedOver = false;
    bool repliedAfter = false;  ///< the server replied after all data was sent
    QByteArray lastReply;
    QByteArray lastTrouble;  ///< the last refusal; a reply to QUIT may follow
    const std::atomic<bool> *stop = nullptr;
};

size_t readMail(char *into, size_t size, size_t count, void *user)
{
    auto &sending = *static_cast<Sending *>(user);
    const auto left = sending.bytes.size() - sending.at;
    const auto take = std::min<qsizetype>(left, static_cast<qsizetype>(size * count));
    std::copy_n(sending.bytes.constData() + sending.at, take, into);
    sending.at += take;
    sending.handedOver = take == 0;
    return static_cast<size_t>(take);
}

size_t hearReply(char *bytes, size_t size, size_t count, void *user)
{
    auto &sending = *static_cast<Sending *>(user);
    sending.lastReply = QByteArray(bytes, static_cast<qsizetype>(size * count)).trimmed();
    if (sending.lastReply.startsWith('4') || sending.lastReply.startsWith('5'))
        sending.lastTrouble = sending.lastReply;
    sending.repliedAfter = sending.handedOver;
    return size * count;
}

size_t dropBody(char *, size_t size, size_t count, void *)
{
    return size * count;
}

/// Tracks which command is sent; stores none of them, because some contain the password.
int watch(CURL *, curl_infotype type, char *bytes, size_t size, void *user)
{
    const QByteArrayView text(bytes, static_cast<qsizetype>(size));
    if (type == CURLINFO_HEADER_OUT && text.startsWith("MAIL FROM"))
        static_cast<Sending *>(user)->mailBegan = true;
    return 0;
}

int proceed(void *user, curl_off_t, curl_off_t, curl_off_t, curl_off_t)
{
    return *static_cast<Sending *>(user)->stop ? 1 : 0;
}

void setSafety(CURL *curl, const SmtpSettings &settings)
{
    const bool plain = settings.security == MailSecurity::None;
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_USE_SSL, long(plain ? CURLUSESSL_NONE : CURLUSESSL_ALL));
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, long(CURL_SSLVERSION_TLSv1_2));
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
    if (!settings.authorities.isEmpty()) {
        curl_easy_setopt(curl, CURLOPT_CAINFO, settings.authorities.toUtf8().constData());
        curl_easy_setopt(curl, CURLOPT_CAPATH, nullptr);
    }
    // Proxy variables of the environment apply to HTTP only.
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_NETRC, long(CURL_NETRC_IGNORED));
    if (!settings.user.isEmpty()) {
        curl_easy_setopt(curl, CURLOPT_USERNAME, settings.user.toUtf8().constData());
        curl_easy_setopt(curl, CURLOPT_PASSWORD, settings.password.constData());
    }
}

void setPlace(CURL *curl, const SmtpSettings &settings)
{
    const bool tls = settings.security == MailSecurity::Tls;
    const bool v6 = settings.host.contains(u':');
    const QString url = QStringLiteral("%1://%2:%3")
                            .arg(tls ? QStringLiteral("smtps") : QStringLiteral("smtp"),
                                 v6 ? u'[' + settings.host + u']' : settings.host)
                            .arg(settings.port);
    constexpr long kConnectSeconds = 30;
    const long all = settings.timeoutSeconds;
    curl_easy_setopt(curl, CURLOPT_URL, url.toUtf8().constData());
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, all);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, std::min(all, kConnectSeconds));
}

void setMail(CURL *curl, Sending &sending, const QByteArray &from, curl_slist *to)
{
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from.constData());
    curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, to);
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, readMail);
    curl_easy_setopt(curl, CURLOPT_READDATA, &sending);
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, hearReply);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, &sending);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, dropBody);
    curl_easy_setopt(curl, CURLOPT_DEBUGFUNCTION, watch);
    curl_easy_setopt(curl, CURLOPT_DEBUGDATA, &sending);
    curl_easy_setopt(curl, CURLOPT_VERBOSE, 1L);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, proceed);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &sending);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
}

Kind kindOf(CURLcode code, int status, const Sending &sending)
{
    switch (code) {
    case CURLE_OK: return Kind::Sent;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_USE_SSL_FAILED: return Kind::NotTrusted;
    case CURLE_LOGIN_DENIED:
        return status >= 400 && status < 500 ? Kind::TryLater : Kind::NotAllowed;
    default: break;
    }
    if (sending.handedOver && !sending.repliedAfter) return Kind::Unknown;
    // Before MAIL FROM, a refusal concerns our connection: the mail can be sent after that is
    // fixed.
    return sending.mailBegan && status >= 500 ? Kind::Refused : Kind::TryLater;
}

/// Removes secrets: a server may quote what it received.
QString saidOf(const Sending &sending, CURLcode code, const char *detail, const QByteArray &secret)
{
    QByteArray said = code == CURLE_OK ? sending.lastReply : sending.lastTrouble;
    if (said.isEmpty()) said = *detail ? detail : curl_easy_strerror(code);
    said = withoutSecret(std::move(said), secret);
    return withoutCardNumbers(QString::fromUtf8(said)).left(kMostSaid);
}

MailAnswer notSent(Kind kind, const QString &said)
{
    MailAnswer answer;
    answer.kind = kind;
    answer.said = said;
    return answer;
}

void beginCurl()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

bool hasControl(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.unicode() < 0x20 || c.unicode() == 0x7f; });
}

}  // namespace

Result<void> validate(const SmtpSettings &settings)
{
    const auto wrong = [](const char *field, const QString &why) {
        return fail(ErrorCode::Invalid, QString::fromLatin1(field), why);
    };
    const bool host = !settings.host.isEmpty()
                      && std::all_of(settings.host.begin(), settings.host.end(), [](QChar c) {
                             return c.isLetterOrNumber() || c == u'.' || c == u'-' || c == u':';
                         });
    if (!host || settings.port == 0)
        return wrong("server", ErrorText::tr("must be the host name of the mail server"));
    if (settings.security == MailSecurity::None && !isThisMachine(settings.host))
        return wrong("security",
                     ErrorText::tr("TLS is required unless the mail server runs on this computer"));
    if (hasControl(settings.user) || hasControl(QString::fromUtf8(settings.password))
        || settings.user.isEmpty() != settings.password.isEmpty())
        return wrong(
            "user",
            ErrorText::tr("enter both user name and password, each on a single line, or neither"));
    return core::inRange({"response timeout", settings.timeoutSeconds, 1, kMostSeconds});
}

MailAnswer sendBySmtp(const SmtpSettings &settings, const Mail &mail, const std::atomic<bool> &stop)
{
    if (stop) return notSent(Kind::TryLater, ErrorText::tr("the program is closing"));
    if (const auto ok = validate(settings); !ok) return notSent(Kind::TryLater, ok.error().text());
    const auto bytes = mailBytes(mail);
    const auto to = envelopeAddress(mail.to.address);
    const auto from = envelopeAddress(mail.from.address);
    if (!bytes) return notSent(Kind::Refused, bytes.error().text());
    beginCurl();
    const Easy curl(curl_easy_init(), &curl_easy_cleanup);
    const List recipients(curl_slist_append(nullptr, to->constData()), &curl_slist_free_all);
    if (!curl || !recipients) return notSent(Kind::TryLater, ErrorText::tr("out of memory"));
    Sending sending;
    sending.bytes = *bytes;
    sending.stop = &stop;
    std::array<char, CURL_ERROR_SIZE> detail{};
    curl_easy_setopt(curl.get(), CURLOPT_ERRORBUFFER, detail.data());
    setSafety(curl.get(), settings);
    setPlace(curl.get(), settings);
    setMail(curl.get(), sending, *from, recipients.get());
    const CURLcode code = curl_easy_perform(curl.get());
    long status = 0;
    curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
    MailAnswer answer;
    answer.status = static_cast<int>(status);
    answer.kind = kindOf(code, answer.status, sending);
    answer.said = saidOf(sending, code, detail.data(), settings.password);
    return answer;
}

}  // namespace roomrack::gateways
