// SPDX-License-Identifier: GPL-3.0-or-later
// The encodings that booking exports come in. UTF-8 is expected; UTF-16 is recognised by its byte
// order mark and converted; Windows-1252 (Latin-1 with the euro and curly quotes) has to be
// chosen, because any bytes at all would pass for it.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QStringConverter>

#include <optional>

namespace roomrack::imports {

enum class Encoding : quint8 { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

/// "utf-8", "utf-16", "windows-1252" (also "latin1", "iso-8859-1").
std::optional<Encoding> encodingByName(const QString &name);
QString encodingName(Encoding encoding);

/// What a byte order mark says, if there is one.
std::optional<Encoding> encodingByMark(QByteArrayView start);

/// Turns the blocks of a file into UTF-8. The mark is dropped. Windows-1252 becomes UTF-8 here
/// too; UTF-8 itself passes unchecked, so that the reader can say which line is wrong.
class ToUtf8 {
public:
    explicit ToUtf8(Encoding encoding);
    QByteArray convert(QByteArrayView block);
    /// Bytes that were no characters have been replaced.
    bool hadErrors() const { return decoder_.hasError(); }

private:
    Encoding encoding_;
    bool atStart_ = true;
    QStringDecoder decoder_;
};

}  // namespace roomrack::imports
