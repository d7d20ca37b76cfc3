// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/notice.h"

namespace roomrack::desktop {

Notice Notice::error(const core::Error &error, const QString &doing)
{
    const QString text =
        doing.isEmpty() ? error.text() : QStringLiteral("%1. %2").arg(doing, error.text());
    return {Tone::Bad, text, {}, {}, 0};
}

}  // namespace roomrack::desktop
