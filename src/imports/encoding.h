// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings of booking exports. UTF-8 is the default; UTF-16 is recognised by its byte order mark
// and converted; Windows-1252 (Latin-1 with the euro and curly quotes) must be selected, because
// any byte sequence is valid in it.
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

/// The encoding of the byte order mark, if there is one.
std::optional<Encoding> encodingByMark(QByteArrayView start);

/// Converts the blocks of a file to UTF-8 and drops the byte order mark. Windows-1252 is converted
/// too; UTF-8 passes unchecked, so that the reader can report the invalid line.
class ToUtf8 {
public:
    explicit ToUtf8(Encoding encoding);
    QByteArray convert(QByteArrayView block);
    /// Whether invalid bytes were replaced.
    bool hadErrors() const { return decoder_.hasError(); }

private:
    Encoding encoding_;
    bool atStart_ = true;
    QStringDecoder decoder_;
};

}  // namespace roomrack::imports
