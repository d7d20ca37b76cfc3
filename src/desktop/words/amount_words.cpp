// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/amount_words.h"

#include <QtCore/QHash>
#include <QtCore/QRegularExpression>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr QChar kMinus(0x2212);

/// Removes invisible marks, such as those of the writing direction.
QString visible(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        if (c.category() != QChar::Other_Format) out += c;
    }
    return out.trimmed();
}

using Symbols = QHash<QString, QStringList>;

/// How the locales of CLDR write each currency, the longest first: "euros", "Euro", "EUR", "€".
Symbols allSymbols()
{
    Symbols all;
    const auto locales =
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory);
    for (const QLocale &locale : locales) {
        const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
        for (const auto format :
             {QLocale::CurrencyIsoCode, QLocale::CurrencySymbol, QLocale::CurrencyDisplayName}) {
            const QString symbol = visible(locale.currencySymbol(format));
            if (!symbol.isEmpty() && !all[code].contains(symbol)) all[code] << symbol;
        }
    }
    for (QStringList &symbols : all) {
        std::sort(symbols.begin(), symbols.end(),
                  [](const QString &a, const QString &b) { return a.size() > b.size(); });
    }
    return all;
}

/// Removes the currency's code, symbol or name before or after the number.
QString withoutCurrency(const QString &text, Currency currency)
{
    if (text.isEmpty() || (text.front().isDigit() && text.back().isDigit())) return text;
    static const Symbols all = allSymbols();
    const QString code = currency.code();
    const QStringList symbols = all.value(code, {code});
    for (const QString &each : symbols) {
        if (text.startsWith(each, Qt::CaseInsensitive)) return text.mid(each.size()).trimmed();
        if (text.endsWith(each, Qt::CaseInsensitive)) return text.chopped(each.size()).trimmed();
    }
    return text;
}

bool namesCurrency(const QString &text)
{
    QString letters;
    for (const QChar c : text) {
        if (c.category() == QChar::Symbol_Currency) return true;
        if (c.isLetter()) letters += c.toUpper();
    }
    return Currency::make(letters).has_value();
}

/// ASCII digits, points, commas, and a space for every other group separator; empty if the text has
/// any other character.
QString withPlainMarks(const QString &text)
{
    constexpr QChar kArabicDecimal(0x066B), kArabicGroup(0x066C), kApostrophe(0x2019);
    QString out;
    for (const QChar c : text) {
        if (c.isDigit())
            out += QChar(u'0' + c.digitValue());
        else if (c == u'.' || c == u',')
            out += c;
        else if (c == kArabicDecimal)
            out += u'.';
        else if (c.isSpace() || c == u'\'' || c == kApostrophe || c == kArabicGroup)
            out += u' ';
        else
            return {};
    }
    return out;
}

/// The position of the decimal mark by the rule in the header; -1: there is none.
qsizetype decimalMark(const QString &number, const QLocale &locale)
{
    const qsizetype at = std::max(number.lastIndexOf(u'.'), number.lastIndexOf(u','));
    if (at < 0) return -1;
    const QChar mark = number.at(at);
    if (number.count(mark) > 1) return -1;
    const QChar other = mark == u'.' ? u',' : u'.';
    const bool single = !number.contains(other) && !number.contains(u' ');
    const bool ambiguous =
        single && at >= 1 && at <= 3 && number.at(0) != u'0' && number.size() - at == 4;
    const QChar ofLocale = locale.decimalPoint() == QLatin1String(",") ? u',' : u'.';
    return ambiguous && mark != ofLocale ? -1 : at;
}

}  // namespace

std::optional<QString> plainNumber(const QString &text, const QLocale &locale)
{
    static const QRegularExpression digits(QStringLiteral("^[0-9]*$"));
    static const QRegularExpression grouped(
        QStringLiteral("^(?:[0-9]{1,3}([., ])[0-9]{3}(?:\\1[0-9]{3})*"
                       "|[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3})$"));
    const QString number = withPlainMarks(visible(text));
    const qsizetype mark = decimalMark(number, locale);
    QString whole = mark < 0 ? number : number.left(mark);
    const QString decimals = mark < 0 ? QString() : number.mid(mark + 1);
    if (whole.isEmpty() && decimals.isEmpty()) return std::nullopt;
    if (!digits.match(decimals).hasMatch()) return std::nullopt;
    if (!digits.match(whole).hasMatch()) {
        if (!grouped.match(whole).hasMatch()) return std::nullopt;
        whole.removeIf([](QChar c) { return !c.isDigit(); });
    }
    return decimals.isEmpty() ? whole : whole + u'.' + decimals;
}

Result<qint64> parseAmount(const QString &text, Currency currency, const QLocale &locale,
                           const QString &field)
{
    const auto wrong = [&field](const QString &reason) {
        return fail(ErrorCode::Invalid, field, reason);
    };
    const QString typed = text.trimmed().left(40);
    const QString bare = withoutCurrency(visible(text), currency);
    if (bare.startsWith(u'-') || bare.startsWith(kMinus)) {
        return wrong(ErrorText::tr("must not be negative"));
    }
    const auto plain = plainNumber(bare, locale);
    if (!plain && namesCurrency(bare)) {
        return wrong(ErrorText::tr("“%1” is not in %2, the currency of the hotel")
                         .arg(typed, currency.code()));
    }
    if (!plain) {
        return wrong(ErrorText::tr("“%1” is not an amount such as %2", "a text, an amount")
                         .arg(typed, typedAmount(11'850, currency, locale)));
    }
    if (plain->section(u'.', 1).size() > currency.decimals()) {
        return wrong(
            ErrorText::tr("“%1” has too many decimals for %2; enter thousands without a separator")
                .arg(typed, currency.code()));
    }
    const auto money = Money::parse(*plain, currency, field);
    if (!money) return tl::unexpected(money.error());
    return money->minor;
}

QString typedAmount(qint64 minor, Currency currency, const QLocale &locale)
{
    return Money{minor, currency}.plain().replace(QLatin1Char('.'), locale.decimalPoint());
}

}  // namespace roomrack::desktop
