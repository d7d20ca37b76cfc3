// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/field_reader.h"

#include "imports/values.h"

namespace roomrack::imports {

namespace {

constexpr int kMaxText = 2000;

}  // namespace

RowFormat::RowFormat(const Mapping &with, const QStringList &header, Currency of)
    : mapping(with), currency(of), columns(static_cast<int>(header.size()))
{
    for (const Field field : allFields()) {
        const QString &column = mapping.column(field);
        at[size_t(field)] = column.isEmpty() ? -1 : static_cast<int>(header.indexOf(column));
    }
}

QByteArrayView FieldReader::value(Field field) const
{
    const int at = format_.at[size_t(field)];
    if (at < 0 || at >= row_.size()) return {};
    const QByteArrayView v = row_.field(at).trimmed();
    return saysNothing(v) ? QByteArrayView() : v;
}

QString FieldReader::text(Field field) const
{
    return QString::fromUtf8(value(field)).left(kMaxText);
}

Failure FieldReader::problem(ProblemKind kind, Field field, const QString &reason) const
{
    const QString &column = format_.mapping.column(field);
    return Failure({0, kind, column.isEmpty() ? fieldTitle(field) : column, reason});
}

Failure FieldReader::outOfRange(Field field, int low, int high) const
{
    return problem(ProblemKind::OutOfRange, field,
                   ErrorText::tr("must be between %1 and %2").arg(low).arg(high));
}

Read<int> FieldReader::count(Field field, int missing, int high) const
{
    const QByteArrayView v = value(field);
    if (v.isEmpty()) return missing;
    const auto number = wholeNumber(v);
    if (!number) {
        return problem(ProblemKind::BadNumber, field,
                       ErrorText::tr("\"%1\" is not a whole number").arg(text(field).left(40)));
    }
    if (*number < 0 || *number > high) return outOfRange(field, 0, high);
    return *number;
}

Read<Night> FieldReader::day(Field field) const
{
    const QByteArrayView v = value(field);
    if (v.isEmpty()) {
        return problem(ProblemKind::BadDate, field, ErrorText::tr("a date is required"));
    }
    if (const auto night = date(v, format_.mapping.dates)) return *night;
    return problem(ProblemKind::BadDate, field,
                   ErrorText::tr("\"%1\" is not a date").arg(text(field).left(40)));
}

Read<qint64> FieldReader::money(Field field) const
{
    const auto bad = [&] {
        return problem(ProblemKind::BadNumber, field,
                       ErrorText::tr("\"%1\" is not an amount").arg(text(field).left(40)));
    };
    const auto plain = amount(value(field), format_.mapping.decimalPoint);
    if (!plain) return bad();
    const auto money = Money::parse(*plain, format_.currency);
    if (!money) return bad();
    if (money->minor < 0) {
        return problem(ProblemKind::NegativeRate, field,
                       ErrorText::tr("%1 is negative").arg(*plain));
    }
    if (money->minor > kMaxTotal) {
        return problem(ProblemKind::OutOfRange, field, ErrorText::tr("is too large"));
    }
    return money->minor;
}

}  // namespace roomrack::imports
