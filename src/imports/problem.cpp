// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/problem.h"

#include "core/card_number.h"

namespace roomrack::imports {

QString problemTitle(ProblemKind kind)
{
    switch (kind) {
    case ProblemKind::Columns: return ErrorText::tr("another number of columns");
    case ProblemKind::Truncated: return ErrorText::tr("truncated");
    case ProblemKind::Encoding: return ErrorText::tr("another encoding");
    case ProblemKind::TooLong: return ErrorText::tr("too long, or an open quote");
    case ProblemKind::Missing: return ErrorText::tr("something is missing");
    case ProblemKind::BadDate: return ErrorText::tr("not a date");
    case ProblemKind::BadNumber: return ErrorText::tr("not a number");
    case ProblemKind::ZeroNights: return ErrorText::tr("zero nights");
    case ProblemKind::NegativeRate: return ErrorText::tr("negative rate");
    case ProblemKind::NoGuests: return ErrorText::tr("no guests");
    case ProblemKind::UnknownStatus: return ErrorText::tr("unknown status");
    case ProblemKind::Contradiction: return ErrorText::tr("contradicts itself");
    case ProblemKind::OutOfRange: return ErrorText::tr("out of range");
    case ProblemKind::UnknownType: return ErrorText::tr("unknown room type");
    case ProblemKind::Refused: return ErrorText::tr("refused by the hotel");
    }
    return {};
}

QString Problem::text() const
{
    const QString where = ErrorText::tr("line %1").arg(line);
    // It may quote what stood there.
    const QString why = withoutCardNumbers(reason);
    return field.isEmpty() ? QStringLiteral("%1: %2").arg(where, why)
                           : QStringLiteral("%1: %2: %3").arg(where, field, why);
}

namespace {

/// Text that a spreadsheet would take for a formula gets an apostrophe in front (CWE-1236).
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
