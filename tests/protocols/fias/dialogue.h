// SPDX-License-Identifier: GPL-3.0-or-later
// Hand-written FIAS files, line by line.
#pragma once

#include <QStringList>

namespace roomrack::tests {

/// Lines of tests/protocols/fias/goldens/NAME.txt without comments.
QStringList fiasGolden(const QString &name);

}  // namespace roomrack::tests
