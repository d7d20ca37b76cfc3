// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/readable.h"

#include <algorithm>

namespace roomrack::protocols {

QString readable(QString text)
{
    const auto isControl = [](QChar c) {
        const bool breaks = c == u'\n' || c == u'\r' || c == u'\t';
        return !breaks && c.category() == QChar::Other_Control;
    };
    // Most texts contain none and are not copied.
    if (std::any_of(text.cbegin(), text.cend(), isControl))
        std::replace_if(text.begin(), text.end(), isControl, QChar(u' '));
    return text;
}

QString limited(const QString &text, qsizetype most)
{
    if (text.size() <= most) return text;
    return text.left(text[most - 1].isHighSurrogate() ? most - 1 : most).trimmed();
}

}  // namespace roomrack::protocols
