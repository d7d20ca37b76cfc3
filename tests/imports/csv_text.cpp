// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv_text.h"

#include <QBuffer>
#include <QFile>

namespace roomrack::tests {

QByteArrayList readAll(const QByteArray &text, imports::CsvShape shape, imports::CsvLimits limits)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    imports::CsvReader reader(buffer, shape, limits);
    QByteArrayList out;
    for (;;) {
        switch (reader.next()) {
        case imports::CsvReader::Step::End: return out;
        case imports::CsvReader::Step::Failed: return out << reader.error().text().toUtf8();
        case imports::CsvReader::Step::Problem:
            out << QByteArray::number(reader.problem().line) + '!'
                       + imports::problemTitle(reader.problem().kind).toUtf8();
            break;
        case imports::CsvReader::Step::Row: {
            QByteArrayList fields;
            for (int i = 0; i < reader.row().size(); ++i) {
                fields << reader.row().field(i).toByteArray();
            }
            out << QByteArray::number(reader.row().line) + ':' + fields.join('|')
                       + (reader.row().unfinished ? "~" : "");
        }
        }
    }
}

TextFile::TextFile(const QByteArray &text, const QString &name) : path_(folder_.filePath(name))
{
    QFile file(path_);
    if (file.open(QIODevice::WriteOnly)) file.write(text);
}

Result<imports::BookingFile> bookings(const QByteArray &text, imports::ReadOptions options)
{
    const TextFile file(text);
    return imports::readBookings(file.path(), options);
}

QByteArray simple(const QByteArrayList &rows)
{
    return "arrival,nights,room type,assigned room type,adults,status,status date,lead time,"
           "booking changes,rate\n"
           + rows.join('\n') + '\n';
}

QByteArrayList problemsOf(const imports::BookingFile &file)
{
    QByteArrayList out;
    for (const imports::Problem &p : file.problems) {
        out << QByteArray::number(p.line) + ':' + imports::problemTitle(p.kind).toUtf8();
    }
    return out;
}

}  // namespace roomrack::tests
