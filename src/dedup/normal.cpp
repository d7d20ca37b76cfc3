// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/normal.h"

#include <QtCore/QUrl>

#include <phonenumbers/phonenumberutil.h>

#include <algorithm>
#include <array>

namespace roomrack::dedup {

namespace {

constexpr size_t kLongestMail = 254;  // RFC 5321
constexpr qsizetype kLongestPhone = 40;
constexpr size_t kFewestDigits = 7, kMostDigits = 15;  // E.164

template <size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N> &words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Providers that deliver "name+anything" to "name", as they document.
constexpr std::array<std::string_view, 14> kIgnorePlus{
    "gmail.com",  "outlook.com",  "hotmail.com", "live.com",      "msn.com",
    "icloud.com", "me.com",       "mac.com",     "proton.me",     "pm.me",
    "hey.com",    "fastmail.com", "fastmail.fm", "protonmail.com"};

/// Placeholders typed into required address fields.
constexpr std::array<std::string_view, 11> kPlaceholders{
    "noreply", "no-reply", "donotreply", "none", "nomail",   "noemail",
    "no",      "na",       "unknown",    "test", "anonymous"};

/// Domains under which channels forward mail to guests; others have "guest." in their name.
constexpr std::array<std::string_view, 5> kRelays{
    "guest.booking.com", "guest.airbnb.com", "m.expediapartnercentral.com", "agoda-messaging.com",
    "privaterelay.appleid.com"};
constexpr std::array<std::string_view, 3> kRelayNames{"guest.", "guests.", "relay."};

bool endsIn(std::string_view domain, std::string_view end)
{
    return domain == end
           || (domain.size() > end.size() && domain.substr(domain.size() - end.size()) == end
               && domain[domain.size() - end.size() - 1] == '.');
}

std::string digitsOf(const QString &text)
{
    std::string digits;
    for (const QChar c : text) {
        const int value = c.digitValue();
        if (value >= 0) digits += static_cast<char>('0' + value);
    }
    return digits;
}

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

/// Empty if it is neither a number of that country nor an international one.
std::string inCountry(const std::string &phone, const QString &country)
{
    // The library's documented access; its tables are built once and only read.
    const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
    PhoneNumber number;
    const std::string region = country.isEmpty() ? "ZZ" : country.toUpper().toStdString();
    if (util.Parse(phone, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return {};
    if (!util.IsPossibleNumber(number)) return {};
    std::string e164;
    util.Format(number, PhoneNumberUtil::E164, &e164);  // omits extensions
    return e164;
}

}  // namespace

std::string mailAddress(const QString &mail)
{
    QString text = mail.normalized(QString::NormalizationForm_KC).trimmed().toLower();
    if (text.startsWith(QLatin1String("mailto:"))) text = text.mid(7);
    const qsizetype at = text.lastIndexOf(QLatin1Char('@'));
    if (at <= 0) return {};
    std::string box = text.left(at).remove(QLatin1Char(' ')).toStdString();
    std::string domain = QUrl::toAce(text.mid(at + 1).trimmed()).toStdString();
    if (domain == "googlemail.com") domain = "gmail.com";
    if (box.empty() || domain.find('.') == std::string::npos || isOneOf(box, kPlaceholders))
        return {};
    if (isOneOf(domain, kIgnorePlus)) {
        const size_t plus = box.find('+');
        if (plus != std::string::npos && plus > 0) box.resize(plus);
    }
    if (domain == "gmail.com") box.erase(std::remove(box.begin(), box.end(), '.'), box.end());
    std::string address = box + '@' + domain;
    return box.empty() || address.size() > kLongestMail ? std::string() : address;
}

bool isRelay(std::string_view mail)
{
    const size_t at = mail.rfind('@');
    if (at == std::string_view::npos) return false;
    const std::string_view domain = mail.substr(at + 1);
    return std::any_of(kRelays.begin(), kRelays.end(),
                       [domain](std::string_view end) { return endsIn(domain, end); })
           || std::any_of(kRelayNames.begin(), kRelayNames.end(),
                          [domain](std::string_view name) { return domain.rfind(name, 0) == 0; });
}

std::string phoneNumber(const QString &phone, const QString &home, const QString &country)
{
    const QString kept = phone.left(kLongestPhone);
    std::string digits = digitsOf(kept);
    if (digits.size() < kFewestDigits
        || std::all_of(digits.begin(), digits.end(), [&](char c) { return c == digits.front(); }))
        return {};
    const std::string utf8 = kept.toStdString();
    std::string number = inCountry(utf8, home);
    if (number.empty() && !country.isEmpty() && country != home) number = inCountry(utf8, country);
    if (!number.empty()) return number;
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    if (digits.size() > kMostDigits) digits.erase(0, digits.size() - kMostDigits);
    return digits.size() < kFewestDigits ? std::string() : digits;
}

bool isPhoneNumber(const QString &text)
{
    // In no country: what has none is still told from what is no number.
    PhoneNumber number;
    return PhoneNumberUtil::GetInstance()->Parse(text.toStdString(), "ZZ", &number)
           != PhoneNumberUtil::NOT_A_NUMBER;
}

}  // namespace roomrack::dedup
