// SPDX-License-Identifier: GPL-3.0-or-later
// The hand-made files of FIAS, line by line.
#pragma once

#include <QStringList>

namespace roomrack::tests {

/// The lines of tests/protocols/fias/goldens/NAME.txt that are no comment.
QStringList fiasGolden(const QString &name);

}  // namespace roomrack::tests
