// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/notice.h"

namespace roomrack::desktop {

bool Notice::replaces(const Notice &earlier) const
{
    return text == earlier.text || (!topic.isEmpty() && topic == earlier.topic);
}

Notice Notice::error(const core::Error &error, const QString &doing)
{
    const bool isSaid = !doing.isEmpty() && error.field == QLatin1String("undo");
    QString text = isSaid ? error.reason : error.text();
    // Errors start with a field name or a lower-case letter; a notice is a sentence.
    if (!text.isEmpty()) text.front() = text.front().toUpper();
    if (!doing.isEmpty()) text = QStringLiteral("%1. %2").arg(doing, text);
    return {Tone::Bad, text, {}, {}, 0};
}

}  // namespace roomrack::desktop
