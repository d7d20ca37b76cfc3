// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the fields of one line by the mapping: as values, or the problem that a field has.
#pragma once

#include "core/money.h"
#include "core/night.h"
#include "imports/csv_reader.h"
#include "imports/mapping.h"
#include "imports/problem.h"

#include <tl/expected.hpp>

#include <array>

namespace roomrack::imports {

template <typename T>
using Read = tl::expected<T, Problem>;
using Failure = tl::unexpected<Problem>;

/// Where the fields of a file are, and how they are written.
struct RowFormat {
    /// The mapping must be valid for the header (see validate).
    RowFormat(const Mapping &with, const QStringList &header, Currency of);

    Mapping mapping;
    Currency currency;
    std::array<int, kFields> at{};  ///< column of each field, -1: none
    int columns = 0;
};

class FieldReader {
public:
    /// Both must outlive it.
    FieldReader(const RowFormat &format, const CsvRow &row) : format_(format), row_(row) {}

    bool has(Field field) const { return format_.mapping.has(field); }
    const Mapping &mapping() const { return format_.mapping; }
    /// The trimmed field; empty when the column is not mapped or contains NULL.
    QByteArrayView value(Field field) const;
    QString text(Field field) const;
    Failure problem(ProblemKind kind, Field field, const QString &reason) const;
    Failure outOfRange(Field field, int low, int high) const;
    /// `missing` if the field is empty.
    Read<int> count(Field field, int missing, int high) const;
    Read<Night> day(Field field) const;
    /// Minor units, at most kMaxTotal.
    Read<qint64> money(Field field) const;

    static constexpr qint64 kMaxTotal = 1'000'000'000'000;

private:
    const RowFormat &format_;
    const CsvRow &row_;
};

}  // namespace roomrack::imports
