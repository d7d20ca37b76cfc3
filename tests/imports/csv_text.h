// SPDX-License-Identifier: GPL-3.0-or-later
// Small booking files written by tests.
#pragma once

#include "imports/booking_file.h"

#include <QTemporaryDir>

namespace roomrack::tests {

/// The complete output of a reader: rows as "line:a|b|c", problems as "line!kind".
QByteArrayList readAll(const QByteArray &text, imports::CsvShape shape = {},
                       imports::CsvLimits limits = {});

/// A file in a temporary folder that is removed with the object.
class TextFile {
public:
    explicit TextFile(const QByteArray &text, const QString &name = QStringLiteral("in.csv"));
    QString path() const { return path_; }
    QString sibling(const QString &name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
    QString path_;
};

/// Reads a text as a booking file.
Result<imports::BookingFile> bookings(const QByteArray &text, imports::ReadOptions options = {});

/// A header that guessMapping() recognises, followed by the rows.
QByteArray simple(const QByteArrayList &rows);

/// "2:zero nights", ... for the problems of a file.
QByteArrayList problemsOf(const imports::BookingFile &file);

}  // namespace roomrack::tests
