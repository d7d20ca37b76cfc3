// SPDX-License-Identifier: GPL-3.0-or-later
// Streaming CSV reader on libcsv: reads in blocks, enforces limits and tracks the line number of
// each row. Unreadable lines are reported by number and skipped.
#pragma once

#include "imports/encoding.h"
#include "imports/problem.h"

#include <memory>
#include <vector>

class QIODevice;

namespace roomrack::imports {

struct CsvLimits {
    qint64 fileBytes = qint64(1) << 30;
    qint64 rows = 2'000'000;
    int rowBytes = 256 * 1024;  ///< also the limit for an unclosed quote
    int fields = 512;
};

struct CsvShape {
    Encoding encoding = Encoding::Utf8;
    char delimiter = ',';
    friend bool operator==(const CsvShape &, const CsvShape &) = default;
};

/// Examines the first bytes of a file (64 KiB are enough): the encoding, from the byte order mark
/// unless one is given, and which of , ; tab | separates most fields consistently. Empty and binary
/// files are errors on field "file".
Result<CsvShape> guessShape(QByteArrayView start, std::optional<Encoding> encoding = {});

class CsvRow {
public:
    qint64 line = 0;          ///< first line of the row; the file's first line is 1
    bool unfinished = false;  ///< the file ended before the line ending

    int size() const { return static_cast<int>(ends_.size()); }
    /// UTF-8, without the quotes; unquoted fields are trimmed.
    QByteArrayView field(int i) const
    {
        const qsizetype from = i == 0 ? 0 : ends_[size_t(i) - 1];
        return QByteArrayView(bytes_).sliced(from, ends_[size_t(i)] - from);
    }
    QString text(int i) const { return QString::fromUtf8(field(i)); }
    void clear();
    void append(QByteArrayView field);

private:
    QByteArray bytes_;
    std::vector<qsizetype> ends_;
};

class CsvReader {
public:
    /// The source must be open and must outlive the reader.
    CsvReader(QIODevice &source, CsvShape shape, CsvLimits limits = {});
    ~CsvReader();
    CsvReader(const CsvReader &) = delete;
    CsvReader &operator=(const CsvReader &) = delete;

    enum class Step : quint8 { Row, Problem, End, Failed };
    /// Advances to the next non-empty row.
    Step next();
    const CsvRow &row() const { return row_; }           ///< valid after Row
    const Problem &problem() const { return problem_; }  ///< valid after Problem
    const Error &error() const { return error_; }        ///< after Failed: for the whole file
    qint64 bytesRead() const { return bytesRead_; }

private:
    struct Parser;
    bool fill();
    std::optional<Step> feedLine();
    bool isGarbled(QByteArrayView raw) const;
    Step finishRow(bool unfinished);
    Step refuseRow(ProblemKind kind, const QString &reason);
    Step giveUpOn(ProblemKind kind, const QString &reason);
    Step endOfFile();

    QIODevice &source_;
    ToUtf8 toUtf8_;
    CsvLimits limits_;
    std::unique_ptr<Parser> parser_;
    QByteArray buffer_;
    qsizetype rowStart_ = 0;  ///< offset of the current row in buffer_
    qsizetype at_ = 0;        ///< offset in buffer_ of the parser's next input
    qint64 line_ = 1;         ///< line number of buffer_[at_]
    qint64 rowLine_ = 1;
    bool inRow_ = false;
    bool skipping_ = false;  ///< until the end of a line that exceeds the limits
    bool sourceEnded_ = false;
    qint64 bytesRead_ = 0;
    qint64 rows_ = 0;
    CsvRow row_;
    Problem problem_;
    Error error_;
};

}  // namespace roomrack::imports
