// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/amount_words.h"

namespace roomrack::desktop {

namespace {

/// The last point or comma is the decimal sign, unless it comes again or groups three digits as
/// this locale writes them; all others group.
qsizetype decimalSign(const QString &text, const QLocale &locale)
{
    const qsizetype at =
        std::max(text.lastIndexOf(QLatin1Char('.')), text.lastIndexOf(QLatin1Char(',')));
    if (at < 0) return -1;
    const QString sign = text.mid(at, 1);
    if (text.count(sign) > 1) return -1;
    const bool grouping = sign == locale.groupSeparator() && text.size() - at == 4;
    return grouping ? -1 : at;
}

}  // namespace

Result<qint64> parseAmount(const QString &text, Currency currency, const QLocale &locale,
                           const QString &field)
{
    QString typed;
    for (const QChar c : text.trimmed()) {
        if (!c.isSpace() && c != QLatin1Char('\'') && c != QChar(0x2019)) typed += c;
    }
    const qsizetype sign = decimalSign(typed, locale);
    QString plain;
    for (qsizetype i = 0; i < typed.size(); ++i) {
        const QChar c = typed[i];
        if (i == sign)
            plain += QLatin1Char('.');
        else if (c != QLatin1Char('.') && c != QLatin1Char(','))
            plain += c;
    }
    if (plain.startsWith(QLatin1Char('-'))) {
        return fail(ErrorCode::Invalid, field, ErrorText::tr("must not be negative"));
    }
    const auto money = Money::parse(plain, currency, field);
    if (!money) return tl::unexpected(money.error());
    return money->minor;
}

QString typedAmount(qint64 minor, Currency currency, const QLocale &locale)
{
    return Money{minor, currency}.plain().replace(QLatin1Char('.'), locale.decimalPoint());
}

}  // namespace roomrack::desktop
