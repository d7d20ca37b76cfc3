// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a document before the XML parser: one pass over the bytes refuses input that could cost
// memory or time, or be read differently by another parser, before anything is built from it
// (docs/decisions/0017). Its cost is linear in the size, which is limited, too.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::protocols::xml {

struct Limits {
    qsizetype bytes = 1 << 20;  ///< of the document as received
    int depth = 64;             ///< nested elements
    int attributes = 128;       ///< per element
    int namespaces = 32;        ///< in scope at the same time
    qsizetype text = 65'536;    ///< bytes of a text, attribute, comment or instruction
    qsizetype name = 256;       ///< bytes per name
};

/// The document as UTF-8, with byte order mark and declaration blanked out (so that lines and
/// columns stay the same). Refused, as Invalid on field "XML" with line and column if known:
/// - sizes above `limits`, empty documents, NUL and other characters not allowed in XML;
/// - any document type declaration, and references to entities other than XML's five;
/// - encodings other than UTF-8, UTF-16 with byte order mark, ISO-8859-1 or US-ASCII; bytes that
///   contradict mark or declaration; a second mark;
/// - depth, attributes, namespaces, text or names above `limits`;
/// - unterminated tags. Other well-formedness errors are left to the parser.
Result<QByteArray> guard(const QByteArray &document, const Limits &limits = {});

/// `reason` followed by "(line 3, column 14)", as Invalid on `field`.
Error errorAt(const QString &field, const QString &reason, qint64 line, qint64 column);

}  // namespace roomrack::protocols::xml
