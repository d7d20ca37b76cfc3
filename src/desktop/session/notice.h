// SPDX-License-Identifier: GPL-3.0-or-later
// A message to the user, with an optional action, that needs no dialog.
#pragma once

#include "core/error.h"
#include "desktop/theme/colors.h"

#include <QtCore/QString>

#include <functional>

namespace roomrack::desktop {

struct Notice {
    Tone tone = Tone::Neutral;
    QString text;        ///< one sentence
    QString actionText;  ///< "Retry"; empty: no action
    std::function<void()> action;
    int seconds = 6;  ///< then it closes; 0: stays until closed
    QString topic{};  ///< one notice per topic; empty: no topic
    /// Whether the action can still run when the list of earlier notices offers it; null: always.
    std::function<bool()> isValid{};
    std::function<void()> dismissed{};  ///< the user closed it; null: nothing depends on that

    /// Whether this notice takes the place of an earlier one: same text or same topic.
    bool replaces(const Notice &earlier) const;

    static Notice good(const QString &text) { return {Tone::Good, text, {}, {}, 4}; }
    /// Errors stay until they are closed or read; see NoticeBar. `doing` already says that an undo
    /// failed, so the error's own "undo:" is left out.
    static Notice error(const core::Error &error, const QString &doing = {});
};

}  // namespace roomrack::desktop
