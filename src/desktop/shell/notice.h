// SPDX-License-Identifier: GPL-3.0-or-later
// Something the person should know, and perhaps act on, without a dialog in the way.
#pragma once

#include "core/error.h"
#include "desktop/theme/colors.h"

#include <QtCore/QString>

#include <functional>

namespace roomrack::desktop {

struct Notice {
    Tone tone = Tone::Neutral;
    QString text;        ///< one sentence
    QString actionText;  ///< "Try again"; empty: nothing to do
    std::function<void()> action;
    int seconds = 6;  ///< then it goes by itself; 0: stays until closed
    QString topic{};  ///< there is one notice a topic; empty: of none

    static Notice good(const QString &text) { return {Tone::Good, text, {}, {}, 4}; }
    /// Errors stay until they are closed.
    static Notice error(const core::Error &error, const QString &doing = {});
};

}  // namespace roomrack::desktop
