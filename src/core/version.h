// SPDX-License-Identifier: GPL-3.0-or-later
// The version of Roomrack, as `roomrack --version` and the files it writes name it.
#pragma once

#include <QString>

namespace roomrack::core {

/// The version of the build in use: "major.minor.patch", as CMakeLists.txt sets it.
QString version();

}  // namespace roomrack::core
