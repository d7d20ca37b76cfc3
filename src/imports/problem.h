// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a line of an import: a kind to count by, and a sentence for people.
#pragma once

#include "core/error.h"

#include <QtCore/QString>

#include <vector>

namespace roomrack::imports {

enum class ProblemKind : quint8 {
    Columns,    ///< more or fewer fields than the header
    Truncated,  ///< the file ends in the middle of the line
    Encoding,   ///< bytes that the chosen encoding does not know
    TooLong,    ///< a field or line beyond the limits, or a quote that never closes
    Missing,    ///< a field that is needed is empty
    BadDate,
    BadNumber,
    ZeroNights,
    NegativeRate,
    NoGuests,
    UnknownStatus,
    Contradiction,  ///< cancelled before it was booked, and the like
    OutOfRange,     ///< a stay too long, too far ahead, too far from the rest of the file
    UnknownType,    ///< a room type that the hotel does not have
    Refused         ///< by the engine; the text is its own
};
inline constexpr int kProblemKinds = 15;

/// "zero nights": a heading to count under.
QString problemTitle(ProblemKind kind);

struct Problem {
    qint64 line = 0;  ///< first line of the row in the file, the header is line 1
    ProblemKind kind{};
    QString field;   ///< the column's own name, empty where it is the whole line
    QString reason;  ///< a sentence without the column's name

    /// "line 17: adr: must not be negative".
    QString text() const;
    friend bool operator==(const Problem &, const Problem &) = default;
};

/// The refused lines as CSV (line, column, reason), safe to open in a spreadsheet.
QByteArray problemsAsCsv(const std::vector<Problem> &problems);

}  // namespace roomrack::imports
