// SPDX-License-Identifier: GPL-3.0-or-later
// Where the settings keep light or dark; also for windows with settings of their own.
#pragma once

#include <QtCore/QString>

namespace roomrack::desktop {

inline const QString kThemeKey = QStringLiteral("window/theme");

}  // namespace roomrack::desktop
