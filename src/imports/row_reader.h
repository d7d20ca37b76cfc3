// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the fields of a line to an ImportRow, or to the problem that prevents it. Defines all
// limits.
#pragma once

#include "imports/field_reader.h"
#include "imports/import_row.h"

#include <QtCore/QHash>

namespace roomrack::imports {

inline constexpr int kMaxNights = 400;     ///< per stay
inline constexpr int kMaxLeadDays = 3000;  ///< from booking to departure: the longest horizon
inline constexpr int kMaxGuests = 1000;
inline constexpr int kMaxRooms = 1000;
inline constexpr int kMaxChanges = 100;
inline constexpr int kMaxTypes = 200;
inline constexpr int kMaxChannels = 40;
inline constexpr int kMaxSegments = 100;

/// Distinct words of a column, numbered in order of appearance.
class WordList {
public:
    explicit WordList(int most) : most_(most) {}
    /// Returns -1 when the word is new and the list is full.
    int number(const QString &word);
    const QStringList &words() const { return words_; }

private:
    int most_;
    QStringList words_;
    QHash<QString, int> numbers_;
};

class RowReader {
public:
    explicit RowReader(RowFormat format) : format_(std::move(format)) {}

    /// The problem has no line number and the row no occurrence: the caller sets both.
    Read<ImportRow> read(const CsvRow &row);

    const QStringList &typeCodes() const { return types_.words(); }
    const QStringList &channels() const { return channels_.words(); }
    const QStringList &segments() const { return segments_.words(); }

private:
    Read<void> readTypes(const FieldReader &fields, ImportRow &out);
    Read<void> readSegment(const FieldReader &fields, ImportRow &out);
    void readTexts(const FieldReader &fields, ImportRow &out);

    const RowFormat format_;
    WordList types_{kMaxTypes};
    WordList channels_{kMaxChannels};
    WordList segments_{kMaxSegments};
};

/// SHA-256 over the trimmed fields as UTF-8, independent of quoting, delimiter and encoding.
/// Truncated to 128 bits, which keeps the index small.
QByteArray contentDigest(const CsvRow &row);

}  // namespace roomrack::imports
