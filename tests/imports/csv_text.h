// SPDX-License-Identifier: GPL-3.0-or-later
// Small files of bookings, written in a test.
#pragma once

#include "imports/booking_file.h"

#include <QTemporaryDir>

namespace roomrack::tests {

/// Everything that a reader says about a text: rows as "line:a|b|c", problems as "line!kind".
QByteArrayList readAll(const QByteArray &text, imports::CsvShape shape = {},
                       imports::CsvLimits limits = {});

/// A file in a folder that goes with the object.
class TextFile {
public:
    explicit TextFile(const QByteArray &text, const QString &name = QStringLiteral("in.csv"));
    QString path() const { return path_; }
    QString sibling(const QString &name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
    QString path_;
};

/// Reads a text as a file of bookings.
Result<imports::BookingFile> bookings(const QByteArray &text, imports::ReadOptions options = {});

/// A header that every guess understands, and rows under it.
QByteArray simple(const QByteArrayList &rows);

/// "2:zero nights", ... for the problems of a file.
QByteArrayList problemsOf(const imports::BookingFile &file);

}  // namespace roomrack::tests
