// SPDX-License-Identifier: GPL-3.0-or-later
// A booking file, read and validated as a whole before anything of it is stored.
#pragma once

#include "core/money.h"
#include "imports/csv_reader.h"
#include "imports/import_row.h"
#include "imports/watch.h"

namespace roomrack::imports {

inline constexpr int kFarFromTheRest = 3650;  ///< nights between an arrival and the median one

struct ReadOptions {
    std::optional<Mapping> mapping;    ///< none: guessed
    std::optional<Encoding> encoding;  ///< none: by the byte order mark, else UTF-8
    Currency currency;
    CsvLimits limits;
};

struct BookingFile {
    QString path;
    CsvShape shape;
    QStringList header;
    Mapping mapping;
    Currency currency;
    qint64 lines = 0;               ///< rows of the file without the header
    std::vector<ImportRow> rows;    ///< valid rows, in file order
    std::vector<Problem> problems;  ///< invalid rows, in file order
    QStringList typeCodes;          ///< indexed by ImportRow::roomType and assignedType
    QStringList channels;           ///< indexed by ImportRow::channel
    QStringList segments{};         ///< names, indexed by ImportRow::segment

    Night firstArrival() const;
    Night firstBooked() const;
    Night lastDeparture() const;
};

/// Reads the whole file. Unusable lines become problems; a file that cannot be a booking list at
/// all is an error (field "file" or the missing column). Fails with Cancelled when `watch` requests
/// a stop.
Result<BookingFile> readBookings(const QString &path, const ReadOptions &options,
                                 const Watch &watch = {});

/// The first rows as in the file, for the user who maps the columns.
struct Preview {
    CsvShape shape;
    QStringList header;
    Mapping guessed;
    std::vector<QStringList> rows;
    friend bool operator==(const Preview &, const Preview &) = default;
};
Result<Preview> previewFile(const QString &path, std::optional<Encoding> encoding = {},
                            int rows = 50);

}  // namespace roomrack::imports
