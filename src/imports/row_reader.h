// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the fields of a line to an ImportRow, or to the problem that prevents it. Defines all
// limits.
#pragma once

#include "core/money.h"
#include "imports/csv_reader.h"
#include "imports/import_row.h"

#include <QtCore/QHash>

#include <tl/expected.hpp>

namespace roomrack::imports {

inline constexpr int kMaxNights = 400;     ///< per stay
inline constexpr int kMaxLeadDays = 3000;  ///< from booking to departure: the longest horizon
inline constexpr int kMaxGuests = 1000;
inline constexpr int kMaxRooms = 1000;
inline constexpr int kMaxChanges = 100;
inline constexpr int kMaxTypes = 200;
inline constexpr int kMaxChannels = 40;

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
    /// The mapping must be valid for the header (see validate).
    RowReader(const Mapping &mapping, const QStringList &header, Currency currency);

    /// The problem has no line number and the row no occurrence: the caller sets both.
    tl::expected<ImportRow, Problem> read(const CsvRow &row);

    const QStringList &typeCodes() const { return types_.words(); }
    const QStringList &channels() const { return channels_.words(); }

private:
    using Failure = tl::unexpected<Problem>;
    template <typename T>
    using Read = tl::expected<T, Problem>;

    /// The trimmed field; empty when the column is not mapped or contains NULL.
    QByteArrayView value(const CsvRow &row, Field field) const;
    QString text(const CsvRow &row, Field field) const;
    Failure problem(ProblemKind kind, Field field, const QString &reason) const;
    Failure outOfRange(Field field, int low, int high) const;

    Read<int> count(const CsvRow &row, Field field, int missing, int high) const;
    Read<Night> day(const CsvRow &row, Field field) const;
    Read<Night> arrival(const CsvRow &row) const;
    Read<Stay> stay(const CsvRow &row) const;
    Read<Night> booked(const CsvRow &row, Night arrival) const;
    Read<Outcome> outcome(const CsvRow &row) const;
    Read<qint64> money(const CsvRow &row, Field field) const;
    tl::expected<void, Problem> readStatus(const CsvRow &row, ImportRow &out) const;
    tl::expected<void, Problem> readTypes(const CsvRow &row, ImportRow &out);
    tl::expected<void, Problem> readGuests(const CsvRow &row, ImportRow &out) const;
    tl::expected<void, Problem> readPrice(const CsvRow &row, ImportRow &out) const;
    void readTexts(const CsvRow &row, ImportRow &out);

    Mapping mapping_;
    Currency currency_;
    std::array<int, kFields> at_{};  ///< column of each field, -1: none
    int columns_ = 0;
    WordList types_{kMaxTypes};
    WordList channels_{kMaxChannels};
};

/// SHA-256 over the trimmed fields as UTF-8, independent of quoting, delimiter and encoding.
/// Truncated to 128 bits, which keeps the index small.
QByteArray contentDigest(const CsvRow &row);

}  // namespace roomrack::imports
