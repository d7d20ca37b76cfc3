// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/problem.h"

#include "core/card_number.h"

namespace roomrack::imports {

QString problemTitle(ProblemKind kind)
{
    switch (kind) {
    case ProblemKind::Columns: return ErrorText::tr("wrong number of columns");
    case ProblemKind::Truncated: return ErrorText::tr("truncated");
    case ProblemKind::Encoding: return ErrorText::tr("invalid encoding");
    case ProblemKind::TooLong: return ErrorText::tr("too long or unclosed quotation mark");
    case ProblemKind::Missing: return ErrorText::tr("missing value");
    case ProblemKind::BadDate: return ErrorText::tr("invalid date");
    case ProblemKind::BadNumber: return ErrorText::tr("invalid number");
    case ProblemKind::ZeroNights: return ErrorText::tr("no nights");
    case ProblemKind::NegativeRate: return ErrorText::tr("negative rate");
    case ProblemKind::NoGuests: return ErrorText::tr("no guests");
    case ProblemKind::UnknownStatus: return ErrorText::tr("unknown status");
    case ProblemKind::Contradiction: return ErrorText::tr("contradictory values");
    case ProblemKind::OutOfRange: return ErrorText::tr("out of range");
    case ProblemKind::UnknownType: return ErrorText::tr("unknown room type");
    case ProblemKind::Refused: return ErrorText::tr("booking rejected");
    }
    return {};
}

QString Problem::text() const
{
    const QString where = ErrorText::tr("line %1").arg(line);
    // The reason can quote the file's content.
    const QString why = withoutCardNumbers(reason);
    return field.isEmpty() ? QStringLiteral("%1: %2").arg(where, why)
                           : QStringLiteral("%1: %2: %3").arg(where, field, why);
}

namespace {

/// Prefixes text that a spreadsheet would evaluate as a formula with an apostrophe (CWE-1236).
QByteArray cell(const QString &said)
{
    QString text = withoutCardNumbers(said);
    static const QString kFormula = QStringLiteral("=+-@\t\r");
    if (!text.isEmpty() && kFormula.contains(text.front())) text.prepend(QLatin1Char('\''));
    text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return '"' + text.toUtf8() + '"';
}

}  // namespace

QByteArray problemsAsCsv(const std::vector<Problem> &problems)
{
    QByteArray out = "line,column,problem,reason\r\n";
    for (const Problem &p : problems) {
        out += QByteArray::number(p.line) + ',' + cell(p.field) + ',' + cell(problemTitle(p.kind))
               + ',' + cell(p.reason) + "\r\n";
    }
    return out;
}

}  // namespace roomrack::imports
