// SPDX-License-Identifier: GPL-3.0-or-later
// What stands before the XML parser: one walk over the bytes that refuses what could cost memory
// or time, or mean something else to another reader, before anything is built from it
// (docs/decisions/0017). Its cost is linear in the size, which is limited itself.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::protocols::xml {

struct Limits {
    qsizetype bytes = 1 << 20;  ///< of the document as it came
    int depth = 64;             ///< elements in one another
    int attributes = 128;       ///< of one element
    int namespaces = 32;        ///< declared and in scope at the same time
    qsizetype text = 65'536;    ///< bytes of one text, attribute, comment or instruction
    qsizetype name = 256;       ///< bytes of one name
};

/// The document as UTF-8, its mark and declaration blanked out (so that lines and columns stay as
/// they were). Refused, as Invalid on field "XML" with line and column where there are any:
/// - more bytes than `limits` says, nothing at all, NUL and other characters that XML has not;
/// - any document type declaration, and references to other entities than the five of XML;
/// - an encoding that is not UTF-8, UTF-16 with its mark, ISO-8859-1 or US-ASCII; bytes that are
///   not what mark and declaration say; a second mark;
/// - more depth, attributes, namespaces, text or longer names than `limits` says;
/// - tags without an end. What else is not well formed is for the parser to find.
Result<QByteArray> guard(const QByteArray &document, const Limits &limits = {});

/// `reason` with "(line 3, column 14)" behind it, as Invalid on `field`.
Error errorAt(const QString &field, const QString &reason, qint64 line, qint64 column);

}  // namespace roomrack::protocols::xml
