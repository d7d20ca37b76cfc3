// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the path of a file as it is typed or pasted. No widgets.
#pragma once

#include <QtCore/QString>

namespace roomrack::desktop {

/// Without spaces and quotation marks around it, as file managers and shells copy paths; a URL of a
/// local file as its path; "~" as the user's home folder.
QString typedPath(const QString &text);

}  // namespace roomrack::desktop
