// SPDX-License-Identifier: GPL-3.0-or-later
// Roomrack's version, as `roomrack --version` and written files report it.
#pragma once

#include <QString>

namespace roomrack::core {

/// The version of this build: "major.minor.patch", as set in CMakeLists.txt.
QString version();

}  // namespace roomrack::core
