// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/csv.h"

namespace roomrack::reports {

namespace {

/// Characters that start a formula in spreadsheets, including the full-width forms.
bool beginsFormula(const QString &value)
{
    static const QString starts = QStringLiteral("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20");
    return !value.isEmpty() && starts.contains(value.front());
}

}  // namespace

CsvWriter::CsvWriter(CsvOptions options) : options_(options)
{
    if (options_.byteOrderMark) bytes_ = QByteArrayLiteral("\xef\xbb\xbf");
}

CsvWriter &CsvWriter::text(const QString &value)
{
    const bool formula = beginsFormula(value);
    QByteArray raw = (formula ? u'\'' + value : value).toUtf8();
    const bool quoted = formula || raw.contains('"') || raw.contains(options_.separator)
                        || raw.contains('\r') || raw.contains('\n') || raw.startsWith(' ')
                        || raw.endsWith(' ');
    if (quoted) raw = '"' + raw.replace('"', "\"\"") + '"';
    cell(raw);
    return *this;
}

CsvWriter &CsvWriter::number(qint64 value)
{
    cell(QByteArray::number(value));
    return *this;
}

CsvWriter &CsvWriter::decimal(qint64 value, int decimals)
{
    const quint64 size = value < 0 ? 0 - static_cast<quint64>(value) : static_cast<quint64>(value);
    QByteArray digits = QByteArray::number(size).rightJustified(decimals + 1, '0');
    if (decimals > 0) digits.insert(digits.size() - decimals, options_.decimalPoint);
    cell(value < 0 ? '-' + digits : digits);
    return *this;
}

CsvWriter &CsvWriter::none()
{
    cell({});
    return *this;
}

CsvWriter &CsvWriter::endRow()
{
    bytes_ += "\r\n";
    inRow_ = false;
    return *this;
}

void CsvWriter::cell(const QByteArray &raw)
{
    if (inRow_) bytes_ += options_.separator;
    bytes_ += raw;
    inRow_ = true;
}

}  // namespace roomrack::reports
