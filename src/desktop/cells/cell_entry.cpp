// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/cell_entry.h"

#include "desktop/cells/grid_values.h"
#include "desktop/words/amount_words.h"

#include <algorithm>
#include <limits>

namespace roomrack::desktop {

namespace {

tl::unexpected<Error> wrong(const QString &reason)
{
    return fail(ErrorCode::Invalid, {}, reason);
}

QString sample(CellField field)
{
    return field == CellField::Rate
               ? ErrorText::tr("a rate such as 120 or 118.50, or a change such as +5 or -10%")
               : ErrorText::tr("a whole number such as 12, or a change such as +5 or -10%");
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
                         : ErrorText::tr("the maximum is %1").arg(limits.high));
    }
    return value;
}

/// An integer; also "12.00", as written by spreadsheets.
Result<qint64> wholeNumber(const QString &text, CellField field, const QLocale &locale)
{
    const auto plain = plainNumber(text, locale);
    if (!plain) {
        return wrong(
            ErrorText::tr("“%1” is not valid; enter %2").arg(text.left(40), sample(field)));
    }
    const QString decimals = plain->section(u'.', 1);
    if (decimals.count(u'0') != decimals.size()) {
        return wrong(ErrorText::tr("“%1” is not a whole number").arg(text.left(40)));
    }
    bool fits = false;
    const qint64 value = plain->section(u'.', 0, 0).toLongLong(&fits);
    return fits ? value : std::numeric_limits<qint64>::max();
}

Result<qint64> percentOf(const QString &text, const QLocale &locale)
{
    static const auto hundredths = Currency::make(QStringLiteral("EUR"));
    const auto plain = plainNumber(text, locale);
    if (!plain) {
        return wrong(ErrorText::tr("“%1” is not a percentage").arg(text.left(40)));
    }
    const auto amount = Money::parse(*plain, *hundredths);
    if (!amount) return tl::unexpected(amount.error());
    if (amount->minor > 100'000) return wrong(ErrorText::tr("the maximum change is 1000 %"));
    return amount->minor;
}

}  // namespace

Result<qint64> readNumber(const QString &text, CellField field, Currency currency,
                          const QLocale &locale)
{
    if (text.startsWith(u'-') || text.startsWith(QChar(0x2212))) return within(-1, field);
    const auto value = field == CellField::Rate ? parseAmount(text, currency, locale, {})
                                                : wholeNumber(text, field, locale);
    if (!value) return value;
    return within(*value, field);
}

Result<CellEntry> parseEntry(const QString &text, CellField field, Currency currency,
                             const QLocale &locale)
{
    QString typed = text.trimmed();
    if (typed.isEmpty()) return wrong(ErrorText::tr("enter %1").arg(sample(field)));
    typed.replace(QChar(0x2212), u'-');
    const QChar sign = typed.at(0);
    const bool relative = sign == u'+' || sign == u'-';
    if (relative || sign == u'=') typed = typed.mid(1).trimmed();
    const bool percent = typed.endsWith(u'%');
    if (percent) typed = typed.chopped(1).trimmed();
    if (percent && !relative) {
        return wrong(ErrorText::tr("a percentage needs a sign: enter +%1% or -%1%").arg(typed));
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
    if (now < 0)
        return wrong(
            ErrorText::tr("no rate is set for this night; enter an amount instead of a change"));
    if (entry.kind == CellEntry::Kind::Add) return within(now + entry.amount, field);
    // No overflow: the largest rate times the largest percentage fits.
    return within(divideHalfEven(now * std::max<qint64>(0, 10'000 + entry.amount), 10'000), field);
}

}  // namespace roomrack::desktop
