// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces characters that XML does not allow, for messages that must not be lost because a text
// entered by a guest contains one (docs/decisions/0017).
#pragma once

#include "protocols/xml/guard.h"

#include <optional>

namespace roomrack::protocols::xml {

/// The document as UTF-8, with the same length in UTF-16 units as toUtf8() returns. Replaced, in
/// texts, CDATA sections and attribute values inside the root element, and in comments and after
/// the targets of processing instructions anywhere:
/// - control characters by blanks;
/// - U+FFFE and U+FFFF by U+FFFD;
/// - in texts and values, numeric references of any length to characters that XML does not allow by
///   blanks.
/// Values that identify something (isIdentifier) stay as they are: two numbers that differ in
/// nothing else would become one. Empty if there is nothing to replace, or the document is too
/// large, wrongly encoded or has a document type declaration. Everything else is for guard() to
/// check, which must be called with the result.
///
/// The structure cannot change: neither what is replaced nor what replaces it contains a delimiter
/// ('<', '>', quotes, "-->", "]]>", "?>"), so both documents divide into the same texts, values,
/// comments and tags; names, targets included, are not replaced; and an entity reference contains
/// no blank, so none can come into being. The cost is linear.
std::optional<QByteArray> withoutForbiddenCharacters(const QByteArray &document,
                                                     const Limits &limits = {});

/// `read(document)`, which returns a Result; if that fails, once more with
/// withoutForbiddenCharacters(). If both fail, the first error is returned.
template <typename Read>
auto readReplacingForbidden(const QByteArray &document, const Limits &limits, Read &&read)
{
    auto result = read(document);
    if (result) return result;
    const auto replaced = withoutForbiddenCharacters(document, limits);
    if (!replaced) return result;
    auto again = read(*replaced);
    return again ? again : result;
}

}  // namespace roomrack::protocols::xml
