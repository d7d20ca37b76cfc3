// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/money.h"

#include <limits>
#include <string_view>

namespace roomrack::core {

namespace {

// ISO 4217, by number of decimals; every active national currency not listed here has two.
constexpr std::string_view kTwoDecimals =
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD "
    "CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD "
    "GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD "
    "MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP "
    "PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS "
    "TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG";
constexpr std::string_view kNoDecimals =
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
constexpr std::string_view kThreeDecimals = "BHD IQD JOD KWD LYD OMR TND";

bool lists(std::string_view list, std::string_view code)
{
    const auto at = list.find(code);
    return at != std::string_view::npos && at % 4 == 0;
}

}  // namespace

Result<Currency> Currency::make(const QString &code)
{
    const QByteArray latin = code.toLatin1();
    const std::string_view view(latin.constData(), static_cast<size_t>(latin.size()));
    if (view.size() == 3) {
        const std::array<char, 3> letters{view[0], view[1], view[2]};
        if (lists(kTwoDecimals, view)) return Currency(letters, 2);
        if (lists(kNoDecimals, view)) return Currency(letters, 0);
        if (lists(kThreeDecimals, view)) return Currency(letters, 3);
    }
    return fail(ErrorCode::Invalid, QStringLiteral("currency"),
                ErrorText::tr("\"%1\" is not an ISO 4217 currency such as EUR").arg(code.left(40)));
}

std::vector<Currency> Currency::all()
{
    std::vector<Currency> out;
    for (const std::string_view list : {kTwoDecimals, kNoDecimals, kThreeDecimals}) {
        for (size_t at = 0; at + 3 <= list.size(); at += 4) {
            out.push_back(*make(QString::fromLatin1(list.data() + at, 3)));
        }
    }
    return out;
}

qint64 Currency::scale() const
{
    qint64 scale = 1;
    for (int i = 0; i < decimals_; ++i) scale *= 10;
    return scale;
}

namespace {

/// The digits of an amount such as "-12.345", parsed without loss.
struct Digits {
    quint64 units = 0;  ///< in minor units, further decimals truncated
    int half = 0;       ///< truncated part against half a unit: -1 less, 0 equal, 1 more
    bool cut = false;   ///< whether any nonzero digit was truncated
    bool valid = false;
};

Digits digitsOf(QStringView s, int decimals)
{
    Digits d;
    constexpr quint64 most = static_cast<quint64>(std::numeric_limits<qint64>::max());
    int after = -1;  // decimals seen so far, -1 before the point
    for (const QChar c : s) {
        if (c == u'.' && after < 0) {
            after = 0;
            continue;
        }
        if (c < u'0' || c > u'9') return {};
        const unsigned digit = c.unicode() - u'0';
        d.valid = true;
        if (after >= 0 && ++after > decimals) {
            if (after == decimals + 1)
                d.half = digit < 5 ? -1 : digit > 5 ? 1 : 0;
            else if (digit > 0 && d.half == 0)
                d.half = 1;
            d.cut |= digit > 0;
            continue;
        }
        if (d.units > (most - digit) / 10) return {};
        d.units = d.units * 10 + digit;
    }
    for (int i = std::max(after, 0); i < decimals; ++i) {
        if (d.units > most / 10) return {};
        d.units *= 10;
    }
    return d;
}

}  // namespace

Result<Money> Money::parse(const QString &text, Currency currency, const QString &field)
{
    const QString s = text.trimmed();
    const bool sign = s.startsWith(u'-') || s.startsWith(u'+');
    const Digits d = digitsOf(QStringView(s).mid(sign ? 1 : 0), currency.decimals());
    const bool up = d.cut && (d.half > 0 || (d.half == 0 && d.units % 2 != 0));
    const quint64 units = d.units + (up ? 1 : 0);
    if (!d.valid || units > static_cast<quint64>(std::numeric_limits<qint64>::max())) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("\"%1\" is not an amount such as 118.50").arg(text.left(40)));
    }
    const qint64 minor = static_cast<qint64>(units);
    return Money{s.startsWith(u'-') ? -minor : minor, currency};
}

QString Money::text(const QLocale &locale) const
{
    const qint64 scale = currency.scale();
    const quint64 magnitude =
        minor < 0 ? 0 - static_cast<quint64>(minor) : static_cast<quint64>(minor);
    QString number = locale.toString(magnitude / static_cast<quint64>(scale));
    if (currency.decimals() > 0) {
        // Formatting 10^decimals + fraction keeps leading zeros, in the locale's own digits.
        QLocale plain = locale;
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        const QString padded =
            plain.toString(magnitude % static_cast<quint64>(scale) + static_cast<quint64>(scale));
        number += locale.decimalPoint() + padded.mid(padded.size() / (currency.decimals() + 1));
    }
    return currency.code() + QChar::Nbsp + (minor < 0 ? QStringLiteral("\u2212") : QString())
           + number;
}

QString Money::plain() const
{
    const qint64 scale = currency.scale();
    const quint64 magnitude =
        minor < 0 ? 0 - static_cast<quint64>(minor) : static_cast<quint64>(minor);
    QString out = (minor < 0 ? QStringLiteral("-") : QString())
                  + QString::number(magnitude / static_cast<quint64>(scale));
    if (currency.decimals() > 0) {
        out += u'.'
               + QString::number(magnitude % static_cast<quint64>(scale))
                     .rightJustified(currency.decimals(), u'0');
    }
    return out;
}

}  // namespace roomrack::core
