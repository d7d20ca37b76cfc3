// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/cell_entry.h"

#include "desktop/inventory/grid_values.h"
#include "desktop/words/amount_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

tl::unexpected<Error> wrong(const QString &reason)
{
    return fail(ErrorCode::Invalid, {}, reason);
}

QString sample(CellField field)
{
    return field == CellField::Rate ? ErrorText::tr("a rate like 120 or 118.50, +5, -10%")
                                    : ErrorText::tr("a whole number like 12, or +5, -10%");
}

/// Digits with at most one decimal mark and grouping between them, so that parseAmount() does not
/// see letters that a currency's text would forgive.
bool looksLikeNumber(const QString &text)
{
    bool digits = false;
    for (const QChar c : text) {
        if (c.isDigit())
            digits = true;
        else if (!QStringLiteral(".,'’ \u00A0\u202F").contains(c))
            return false;
    }
    return digits;
}

/// A whole number; "12.00" is one too, as spreadsheets write it.
Result<qint64> wholeNumber(const QString &text, const QLocale &locale)
{
    static const auto hundredths = Currency::make(QStringLiteral("EUR"));
    const auto amount = parseAmount(text, *hundredths, locale, {});
    if (!amount) return tl::unexpected(amount.error());
    if (*amount % 100 != 0) return wrong(ErrorText::tr("“%1” is not a whole number").arg(text));
    return *amount / 100;
}

Result<qint64> within(qint64 value, CellField field)
{
    const FieldLimits limits = limitsOf(field);
    if (value < limits.low) {
        return wrong(field == CellField::Rate ? ErrorText::tr("a rate cannot be below zero")
                                              : ErrorText::tr("the number cannot be below zero"));
    }
    if (value > limits.high) {
        return wrong(field == CellField::Rate
                         ? ErrorText::tr("the rate is too large")
                         : ErrorText::tr("at most %1 is possible").arg(limits.high));
    }
    return value;
}

/// A rate whose decimals the currency has: "1.234" could be meant as a thousand or as one and a
/// bit, depending on where the number comes from, so it is not guessed.
Result<qint64> rateOf(const QString &text, Currency currency, const QLocale &locale)
{
    const qsizetype mark = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(u','));
    const qsizetype decimals = mark < 0 ? 0 : text.size() - mark - 1;
    const bool both = text.contains(u'.') && text.contains(u',');
    const bool grouping =
        mark >= 0 && decimals == 3
        && (text.count(text.at(mark)) > 1 || text.mid(mark, 1) == locale.groupSeparator());
    if (decimals > currency.decimals() && (!grouping || both)) {
        return wrong(ErrorText::tr("“%1” has more decimals than %2; thousands are written "
                                   "without a separator")
                         .arg(text, currency.code()));
    }
    return parseAmount(text, currency, locale, {});
}

Result<qint64> percentOf(const QString &text, const QLocale &locale)
{
    static const auto hundredths = Currency::make(QStringLiteral("EUR"));
    if (!looksLikeNumber(text)) return wrong(ErrorText::tr("“%1” is no percentage").arg(text));
    const auto amount = parseAmount(text, *hundredths, locale, {});
    if (!amount) return tl::unexpected(amount.error());
    if (*amount > 100'000) return wrong(ErrorText::tr("at most 1000 % at once"));
    return *amount;
}

}  // namespace

Result<qint64> readNumber(const QString &text, CellField field, Currency currency,
                          const QLocale &locale)
{
    if (text.startsWith(u'-') || text.startsWith(QChar(0x2212))) return within(-1, field);
    if (!looksLikeNumber(text)) {
        return wrong(ErrorText::tr("“%1” is not %2").arg(text.left(40), sample(field)));
    }
    const auto value =
        field == CellField::Rate ? rateOf(text, currency, locale) : wholeNumber(text, locale);
    if (!value) return value;
    return within(*value, field);
}

Result<CellEntry> parseEntry(const QString &text, CellField field, Currency currency,
                             const QLocale &locale)
{
    QString typed = text.trimmed();
    if (typed.isEmpty()) return wrong(ErrorText::tr("type %1").arg(sample(field)));
    typed.replace(QChar(0x2212), u'-');
    const QChar sign = typed.at(0);
    const bool relative = sign == u'+' || sign == u'-';
    if (relative || sign == u'=') typed = typed.mid(1).trimmed();
    const bool percent = typed.endsWith(u'%');
    if (percent) typed = typed.chopped(1).trimmed();
    if (percent && !relative) {
        return wrong(ErrorText::tr("say whether up or down: +%1% or -%1%").arg(typed));
    }
    const auto amount =
        percent ? percentOf(typed, locale) : readNumber(typed, field, currency, locale);
    if (!amount) return tl::unexpected(amount.error());
    CellEntry entry;
    entry.amount = sign == u'-' ? -*amount : *amount;
    if (relative) entry.kind = percent ? CellEntry::Kind::Percent : CellEntry::Kind::Add;
    return entry;
}

Result<qint64> applyEntry(const CellEntry &entry, qint64 now, CellField field)
{
    if (entry.kind == CellEntry::Kind::Set) return within(entry.amount, field);
    if (now < 0) return wrong(ErrorText::tr("there is no rate yet that could be changed"));
    if (entry.kind == CellEntry::Kind::Add) return within(now + entry.amount, field);
    // The largest rate times the largest percentage still fits.
    return within(divideHalfEven(now * std::max<qint64>(0, 10'000 + entry.amount), 10'000), field);
}

}  // namespace roomrack::desktop
