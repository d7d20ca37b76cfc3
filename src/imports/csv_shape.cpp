// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/csv_reader.h"

#include <algorithm>
#include <array>

namespace roomrack::imports {

namespace {

constexpr int kLinesLookedAt = 30;

/// Counts `delimiter` outside quotes in each of the first complete lines.
std::vector<int> countByLine(QByteArrayView text, char delimiter)
{
    std::vector<int> counts;
    bool quoted = false;
    int count = 0;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == delimiter) ++count;
        if (c == '\n') {
            counts.push_back(count);
            count = 0;
            if (std::ssize(counts) == kLinesLookedAt) return counts;
        }
    }
    if (counts.empty()) counts.push_back(count);
    return counts;
}

/// Number of fields that the delimiter yields in lines that match the first line's count.
qint64 score(QByteArrayView text, char delimiter)
{
    const std::vector<int> counts = countByLine(text, delimiter);
    const auto alike = std::count(counts.begin(), counts.end(), counts.front());
    return qint64(counts.front()) * alike;
}

}  // namespace

Result<CsvShape> guessShape(QByteArrayView start, std::optional<Encoding> encoding)
{
    const QString file = QStringLiteral("file");
    if (start.trimmed().isEmpty()) {
        return fail(ErrorCode::Invalid, file, ErrorText::tr("is empty"));
    }
    CsvShape shape;
    const auto mark = encodingByMark(start);
    shape.encoding = mark ? *mark : encoding.value_or(Encoding::Utf8);
    const QByteArray text = ToUtf8(shape.encoding).convert(start);
    const auto odd = std::count_if(text.begin(), text.end(), [](char c) {
        return c >= 0 && c < ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f';
    });
    if (text.contains('\0') || odd > text.size() / 100) {
        return fail(
            ErrorCode::Invalid, file,
            ErrorText::tr("is not a text file; save the bookings as CSV (UTF-8) and import again"));
    }
    static constexpr std::array<char, 4> kDelimiters = {',', ';', '\t', '|'};
    shape.delimiter =
        *std::max_element(kDelimiters.begin(), kDelimiters.end(),
                          [&](char a, char b) { return score(text, a) < score(text, b); });
    return shape;
}

}  // namespace roomrack::imports
