// SPDX-License-Identifier: GPL-3.0-or-later
// A problem in one line of an import: a kind for grouping, and a sentence for display.
#pragma once

#include "core/error.h"

#include <QtCore/QString>

#include <vector>

namespace roomrack::imports {

enum class ProblemKind : quint8 {
    Columns,    ///< more or fewer fields than the header
    Truncated,  ///< the file ends in the middle of the line
    Encoding,   ///< bytes invalid in the chosen encoding
    TooLong,    ///< a field or line beyond the limits, or an unclosed quote
    Missing,    ///< a required field is empty
    BadDate,
    BadNumber,
    ZeroNights,
    NegativeRate,
    NoGuests,
    UnknownStatus,
    Contradiction,  ///< cancelled before it was booked, and the like
    OutOfRange,     ///< stay too long, too far ahead, too far from the other rows
    UnknownType,    ///< a room type that the property does not have
    Refused         ///< by the engine, with the engine's text
};
inline constexpr int kProblemKinds = 15;

/// Heading for grouping: "zero nights".
QString problemTitle(ProblemKind kind);

struct Problem {
    qint64 line = 0;  ///< first line of the row; the header is line 1
    ProblemKind kind{};
    QString field;   ///< column name; empty: concerns the whole line
    QString reason;  ///< a sentence without the column's name

    /// "line 17: adr: must not be negative".
    QString text() const;
    friend bool operator==(const Problem &, const Problem &) = default;
};

/// The refused lines as CSV (line, column, reason), safe to open in a spreadsheet.
QByteArray problemsAsCsv(const std::vector<Problem> &problems);

}  // namespace roomrack::imports
