// SPDX-License-Identifier: GPL-3.0-or-later
// Writes CSV (RFC 4180: CRLF, quotes doubled) in UTF-8. Knows texts from numbers: a text that a
// spreadsheet would take for a formula is made harmless, a negative number stays a number.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::reports {

struct CsvOptions {
    bool byteOrderMark = false;  ///< Excel takes the file for UTF-8 only with one
    char separator = ',';        ///< ';' where the comma is the decimal point
    char decimalPoint = '.';
    friend bool operator==(const CsvOptions &, const CsvOptions &) = default;
};

class CsvWriter {
public:
    explicit CsvWriter(CsvOptions options = {});

    /// Anything a person or a channel typed. Texts that begin with = + - @, tab, CR or LF get an
    /// apostrophe in front, which spreadsheets take for "this is text".
    CsvWriter &text(const QString &value);
    CsvWriter &number(qint64 value);
    /// value / 10^decimals, with all its decimals: 12050 and 2 give 120.50.
    CsvWriter &decimal(qint64 value, int decimals);
    /// A cell without a value.
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
