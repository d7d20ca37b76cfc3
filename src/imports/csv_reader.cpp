// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/csv_reader.h"

#include <QtCore/QIODevice>
#include <QtCore/QUtf8StringView>

#include <csv.h>

#include <algorithm>

namespace roomrack::imports {

namespace {

constexpr qsizetype kBlock = 64 * 1024;

/// The position after the line ending (LF, CR LF or CR) of the line that starts at `from`; -1 when
/// the buffer holds no line ending.
qsizetype lineEnd(QByteArrayView text, qsizetype from)
{
    const auto at = std::find_if(text.begin() + from, text.end(),
                                 [](char c) { return c == '\n' || c == '\r'; });
    if (at == text.end()) return -1;
    const qsizetype end = at - text.begin() + 1;
    return *at == '\r' && end < text.size() && text[end] == '\n' ? end + 1 : end;
}

}  // namespace

void CsvRow::clear()
{
    bytes_.resize(0);
    ends_.clear();
    unfinished = false;
}

void CsvRow::append(QByteArrayView field)
{
    bytes_.append(field);
    ends_.push_back(bytes_.size());
}

/// State of libcsv and the parsed output.
struct CsvReader::Parser {
    csv_parser csv{};
    CsvRow row;
    bool rowEnded = false;
    char delimiter;

    explicit Parser(char fieldDelimiter) : delimiter(fieldDelimiter) { begin(); }
    ~Parser() { csv_free(&csv); }
    Parser(const Parser &) = delete;
    Parser &operator=(const Parser &) = delete;

    void begin()
    {
        csv_init(&csv, 0);
        csv_set_delim(&csv, static_cast<unsigned char>(delimiter));
        row.clear();
        rowEnded = false;
    }
    void restart()
    {
        csv_free(&csv);
        begin();
    }
    void feed(QByteArrayView bytes)
    {
        csv_parse(&csv, bytes.data(), size_t(bytes.size()), onField, onRow, this);
    }
    /// Returns false when a quoted field was never closed.
    bool finish()
    {
        // Strict mode only at the end: inside a row libcsv's lenient reading of stray quotes is
        // needed.
        csv_set_opts(&csv, CSV_STRICT | CSV_STRICT_FINI);
        return csv_fini(&csv, onField, onRow, this) == 0;
    }

    static void onField(void *data, size_t size, void *self)
    {
        static_cast<Parser *>(self)->row.append(
            QByteArrayView(static_cast<const char *>(data), qsizetype(size)));
    }
    static void onRow(int, void *self) { static_cast<Parser *>(self)->rowEnded = true; }
};

CsvReader::CsvReader(QIODevice &source, CsvShape shape, CsvLimits limits)
    : source_(source), toUtf8_(shape.encoding), limits_(limits),
      parser_(std::make_unique<Parser>(shape.delimiter))
{}

CsvReader::~CsvReader() = default;

/// Appends one block to the buffer; discards what precedes the current row.
bool CsvReader::fill()
{
    if (sourceEnded_) return false;
    if (rowStart_ > 0) {
        buffer_.remove(0, rowStart_);
        at_ -= rowStart_;
        rowStart_ = 0;
    }
    const QByteArray block = source_.read(kBlock);
    if (block.isEmpty()) {
        sourceEnded_ = true;
        if (!source_.atEnd()) {
            error_ = {ErrorCode::Corrupt, QStringLiteral("file"),
                      ErrorText::tr("cannot be read: %1").arg(source_.errorString())};
        }
        return false;
    }
    bytesRead_ += block.size();
    if (bytesRead_ > limits_.fileBytes) {
        sourceEnded_ = true;
        error_ = {ErrorCode::Invalid, QStringLiteral("file"),
                  ErrorText::tr("is larger than %1 MiB").arg(limits_.fileBytes >> 20)};
        return false;
    }
    buffer_ += toUtf8_.convert(block);
    return true;
}

CsvReader::Step CsvReader::refuseRow(ProblemKind kind, const QString &reason)
{
    problem_ = {rowLine_, kind, {}, reason};
    ++rows_;
    return Step::Problem;
}

/// The current row is unreadable: reports it and resumes at the line after its first line.
CsvReader::Step CsvReader::giveUpOn(ProblemKind kind, const QString &reason)
{
    const qsizetype end = lineEnd(buffer_, rowStart_);
    parser_->restart();
    inRow_ = false;
    skipping_ = end < 0;
    at_ = rowStart_ = skipping_ ? buffer_.size() : end;
    line_ = skipping_ ? rowLine_ : rowLine_ + 1;
    return refuseRow(kind, reason);
}

/// Whether the bytes are invalid UTF-8, or were invalid UTF-16 and have been replaced.
bool CsvReader::isGarbled(QByteArrayView raw) const
{
    return raw.contains('\0') || !QUtf8StringView(raw.data(), raw.size()).isValidUtf8()
           || (toUtf8_.hadErrors() && raw.contains("\xef\xbf\xbd"));
}

CsvReader::Step CsvReader::finishRow(bool unfinished)
{
    std::swap(row_, parser_->row);
    parser_->row.clear();
    parser_->rowEnded = false;
    inRow_ = false;
    const QByteArrayView raw = QByteArrayView(buffer_).sliced(rowStart_, at_ - rowStart_);
    rowStart_ = at_;
    row_.line = rowLine_;
    row_.unfinished = unfinished;
    if (rows_ >= limits_.rows) {
        error_ = {ErrorCode::Invalid, QStringLiteral("file"),
                  ErrorText::tr("has more than %1 rows").arg(limits_.rows)};
        return Step::Failed;
    }
    if (row_.size() > limits_.fields) {
        return refuseRow(ProblemKind::Columns,
                         ErrorText::tr("has more than %1 fields").arg(limits_.fields));
    }
    if (isGarbled(raw)) {
        return refuseRow(
            ProblemKind::Encoding,
            ErrorText::tr("is not valid UTF-8; if the file uses another encoding, select it "
                          "and import again"));
    }
    ++rows_;
    return Step::Row;
}

/// Feeds the parser one line; returns a step when that line ends a row or exceeds a limit.
std::optional<CsvReader::Step> CsvReader::feedLine()
{
    const qsizetype found = lineEnd(buffer_, at_);
    // A CR at the end of a block can be followed by its LF in the next block.
    const bool whole = found >= 0 && (found < buffer_.size() || buffer_.back() == '\n');
    const qsizetype end = found < 0 ? buffer_.size() : found;
    if (!inRow_) {
        rowLine_ = line_;
        rowStart_ = at_;
    }
    if (end - rowStart_ > limits_.rowBytes) {
        return giveUpOn(ProblemKind::TooLong,
                        ErrorText::tr("is longer than %1 KiB, or has an unclosed quotation mark")
                            .arg(limits_.rowBytes / 1024));
    }
    if (!whole && !sourceEnded_) return std::nullopt;
    const QByteArrayView bytes = QByteArrayView(buffer_).sliced(at_, end - at_);
    parser_->feed(bytes);
    at_ = end;
    if (found >= 0) ++line_;
    if (parser_->rowEnded) return finishRow(false);
    inRow_ = inRow_ || !bytes.trimmed().isEmpty();
    if (!inRow_) rowStart_ = at_;
    return std::nullopt;
}

CsvReader::Step CsvReader::endOfFile()
{
    if (!error_.reason.isEmpty()) return Step::Failed;
    if (!inRow_) return Step::End;
    if (!parser_->finish()) {
        return giveUpOn(ProblemKind::Truncated,
                        ErrorText::tr("the quoted field that starts here is not closed"));
    }
    return parser_->rowEnded ? finishRow(true) : Step::End;
}

CsvReader::Step CsvReader::next()
{
    for (;;) {
        if (!error_.reason.isEmpty()) return Step::Failed;
        if (skipping_) {
            const qsizetype end = lineEnd(buffer_, at_);
            at_ = rowStart_ = end < 0 ? buffer_.size() : end;
            skipping_ = end < 0;
            if (!skipping_) ++line_;
        }
        const qsizetype before = at_;
        if (at_ < buffer_.size()) {
            if (const auto step = feedLine()) return *step;
        }
        if (at_ != before) continue;
        if (!fill() && (at_ >= buffer_.size() || !error_.reason.isEmpty())) return endOfFile();
    }
}

}  // namespace roomrack::imports
