// SPDX-License-Identifier: GPL-3.0-or-later
// Writes CSV (RFC 4180: CRLF, quotes doubled) in UTF-8. Text that a spreadsheet would evaluate as a
// formula is neutralised; negative numbers stay numbers.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::reports {

struct CsvOptions {
    bool byteOrderMark = false;  ///< Excel detects UTF-8 only with one
    char separator = ',';        ///< ';' where the comma is the decimal point
    char decimalPoint = '.';
    friend bool operator==(const CsvOptions &, const CsvOptions &) = default;
};

class CsvWriter {
public:
    explicit CsvWriter(CsvOptions options = {});

    /// Text typed by a user or sent by a channel. Text that begins with = + - @, tab, CR or LF gets
    /// a leading apostrophe, which spreadsheets treat as a text marker.
    CsvWriter &text(const QString &value);
    CsvWriter &number(qint64 value);
    /// value / 10^decimals, with all decimals: 12050 and 2 give 120.50.
    CsvWriter &decimal(qint64 value, int decimals);
    /// An empty cell.
    CsvWriter &none();
    CsvWriter &endRow();

    const QByteArray &bytes() const { return bytes_; }

private:
    void cell(const QByteArray &raw);
    CsvOptions options_;
    QByteArray bytes_;
    bool inRow_ = false;
};

}  // namespace roomrack::reports
