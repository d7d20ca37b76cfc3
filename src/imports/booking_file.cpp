// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/booking_file.h"

#include "core/error_values.h"
#include "imports/row_reader.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace roomrack::imports {

namespace {

constexpr qint64 kBytesLookedAt = 64 * 1024;
constexpr qint64 kRowsBetweenReports = 512;

/// A pipe would never end, and a folder cannot be read: only files are opened.
Result<void> openFile(QFile &file)
{
    const QString field = QStringLiteral("file"), path = QDir::toNativeSeparators(file.fileName());
    const QFileInfo info(file.fileName());
    if (!info.exists())
        return fail(ErrorCode::NotFound, field, ErrorText::tr("%1 does not exist").arg(path));
    if (!info.isFile())
        return fail(ErrorCode::Invalid, field, ErrorText::tr("%1 is not a file").arg(path));
    if (file.open(QIODevice::ReadOnly)) return {};
    return fail(ErrorCode::Invalid, field,
                ErrorText::tr("%1 cannot be read: %2").arg(path, file.errorString()));
}

/// Reads the header: the first row; column names must be unique.
Result<QStringList> readHeader(CsvReader &reader)
{
    const QString file = QStringLiteral("file");
    switch (reader.next()) {
    case CsvReader::Step::Row: break;
    case CsvReader::Step::End: return fail(ErrorCode::Invalid, file, ErrorText::tr("is empty"));
    case CsvReader::Step::Failed: return tl::unexpected(reader.error());
    case CsvReader::Step::Problem: return fail(ErrorCode::Invalid, file, reader.problem().text());
    }
    QStringList header;
    for (int i = 0; i < reader.row().size(); ++i) {
        const QString name = reader.row().text(i).trimmed();
        if (!name.isEmpty() && header.contains(name)) {
            return fail(ErrorCode::Invalid, file,
                        ErrorText::tr("has two columns named \"%1\"").arg(name.left(60)));
        }
        header << name;
    }
    return header;
}

QStringList texts(const CsvRow &row)
{
    QStringList out;
    for (int i = 0; i < row.size(); ++i) out << row.text(i);
    return out;
}

/// Numbers rows with the same content: 1, 2, ...
class Occurrences {
public:
    int next(const QByteArray &digest) { return ++seen_[digest]; }

private:
    QHash<QByteArray, int> seen_;
};

/// Rejects outliers: one wrong year must not stretch the property's calendar over centuries.
void refuseStrays(BookingFile &file)
{
    if (file.rows.empty()) return;
    std::vector<Night> arrivals;
    arrivals.reserve(file.rows.size());
    for (const ImportRow &row : file.rows) arrivals.push_back(row.stay.checkIn());
    const auto middle = arrivals.begin() + qptrdiff(arrivals.size() / 2);
    std::nth_element(arrivals.begin(), middle, arrivals.end());
    const Night median = *middle;
    const auto isStray = [&](const ImportRow &row) {
        return std::abs(row.stay.checkIn() - median) > kFarFromTheRest;
    };
    for (const ImportRow &row : file.rows) {
        if (!isStray(row)) continue;
        const Field field = file.mapping.has(Field::Arrival) ? Field::Arrival : Field::ArrivalYear;
        file.problems.push_back(
            {row.line, ProblemKind::OutOfRange, file.mapping.column(field),
             ErrorText::tr("%1 is more than ten years away from the other arrival dates")
                 .arg(errorDate(row.stay.checkIn()))});
    }
    std::erase_if(file.rows, isStray);
    std::stable_sort(file.problems.begin(), file.problems.end(),
                     [](const Problem &a, const Problem &b) { return a.line < b.line; });
}

Result<void> readRows(CsvReader &reader, RowReader &rows, BookingFile &file, qint64 bytes,
                      const Watch &watch)
{
    Occurrences occurrences;
    for (;;) {
        if (file.lines % kRowsBetweenReports == 0) {
            watch.reportProgress(Phase::Reading, reader.bytesRead(), bytes);
            if (watch.stop()) return tl::unexpected(cancelled());
        }
        switch (reader.next()) {
        case CsvReader::Step::End: return {};
        case CsvReader::Step::Failed: return tl::unexpected(reader.error());
        case CsvReader::Step::Problem: file.problems.push_back(reader.problem()); break;
        case CsvReader::Step::Row:
            if (auto row = rows.read(reader.row())) {
                row->line = reader.row().line;
                row->occurrence = occurrences.next(row->digest);
                file.rows.push_back(std::move(*row));
            } else {
                file.problems.push_back(std::move(row.error()));
                file.problems.back().line = reader.row().line;
            }
            break;
        }
        ++file.lines;
    }
}

std::vector<QStringList> firstRows(QFile &file, CsvShape shape, int most)
{
    std::vector<QStringList> rows;
    file.seek(0);
    CsvReader reader(file, shape);
    reader.next();
    while (std::ssize(rows) < most) {
        const auto step = reader.next();
        if (step == CsvReader::Step::Row)
            rows.push_back(texts(reader.row()));
        else if (step != CsvReader::Step::Problem)
            break;
    }
    file.seek(0);
    return rows;
}

}  // namespace

Night BookingFile::firstArrival() const
{
    Night first = rows.empty() ? Night() : rows.front().stay.checkIn();
    for (const ImportRow &row : rows) first = std::min(first, row.stay.checkIn());
    return first;
}

Night BookingFile::firstBooked() const
{
    Night first = rows.empty() ? Night() : rows.front().booked;
    for (const ImportRow &row : rows) first = std::min(first, row.booked);
    return first;
}

Night BookingFile::lastDeparture() const
{
    Night last = rows.empty() ? Night() : rows.front().stay.checkOut();
    for (const ImportRow &row : rows) last = std::max(last, row.stay.checkOut());
    return last;
}

Result<Preview> previewFile(const QString &path, std::optional<Encoding> encoding, int most)
{
    QFile file(path);
    if (const auto ok = openFile(file); !ok) return tl::unexpected(ok.error());
    const auto shape = guessShape(file.peek(kBytesLookedAt), encoding);
    if (!shape) return tl::unexpected(shape.error());
    Preview preview{*shape, {}, {}, firstRows(file, *shape, most)};
    CsvReader reader(file, *shape);
    const auto header = readHeader(reader);
    if (!header) return tl::unexpected(header.error());
    preview.header = *header;
    preview.guessed = guessMapping(preview.header, preview.rows);
    return preview;
}

Result<BookingFile> readBookings(const QString &path, const ReadOptions &options,
                                 const Watch &watch)
{
    const auto preview = previewFile(path, options.encoding);
    if (!preview) return tl::unexpected(preview.error());
    BookingFile result;
    result.path = path;
    result.shape = preview->shape;
    result.header = preview->header;
    result.mapping = options.mapping.value_or(preview->guessed);
    result.currency = options.currency;
    if (const auto ok = validate(result.mapping, result.header); !ok) {
        return tl::unexpected(ok.error());
    }
    QFile file(path);
    if (const auto ok = openFile(file); !ok) return tl::unexpected(ok.error());
    CsvReader reader(file, result.shape, options.limits);
    reader.next();
    RowReader rows({result.mapping, result.header, options.currency});
    if (const auto ok = readRows(reader, rows, result, file.size(), watch); !ok) {
        return tl::unexpected(ok.error());
    }
    result.typeCodes = rows.typeCodes();
    result.channels = rows.channels();
    result.segments = rows.segments();
    refuseStrays(result);
    if (result.rows.empty()) {
        const QString first = result.problems.empty() ? ErrorText::tr("the file has no data rows")
                                                      : result.problems.front().text();
        return fail(ErrorCode::Invalid, QStringLiteral("file"),
                    ErrorText::tr("no row can be imported: %1").arg(first));
    }
    return result;
}

}  // namespace roomrack::imports
