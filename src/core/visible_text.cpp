// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/visible_text.h"

#include <QtCore/QChar>

#include <algorithm>
#include <array>

namespace roomrack::core {

namespace {

/// Letters and symbols by their category, but blank: Hangul fillers and the empty Braille pattern.
constexpr std::array<char32_t, 5> kFillers{0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0};

bool isShown(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate: return false;
    default: return std::find(kFillers.begin(), kFillers.end(), c) == kFillers.end();
    }
}

/// Removes the first code point of the text, which must not be empty, and returns it.
char32_t takeFirst(QStringView &text)
{
    const QChar high = text.front();
    text = text.sliced(1);
    if (!high.isHighSurrogate() || text.isEmpty() || !text.front().isLowSurrogate())
        return high.unicode();
    const QChar low = text.front();
    text = text.sliced(1);
    return QChar::surrogateToUcs4(high, low);
}

}  // namespace

qsizetype codePoints(QStringView text)
{
    qsizetype count = 0;
    for (; !text.isEmpty(); ++count) takeFirst(text);
    return count;
}

bool isVisible(QStringView text)
{
    while (!text.isEmpty())
        if (isShown(takeFirst(text))) return true;
    return false;
}

QString onlyDigits(QStringView text)
{
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit()) digits += c;
    }
    return digits;
}

}  // namespace roomrack::core
