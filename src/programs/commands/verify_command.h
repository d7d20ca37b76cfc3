// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --verify FILE`.
#pragma once

#include <QtCore/QString>
#include <QtCore/QTextStream>

namespace roomrack::storage {
struct VerifyReport;
}

namespace roomrack::programs {

/// One line per finding.
void sayFindings(QTextStream &out, const storage::VerifyReport &report);

/// Prints what was checked and the findings. 0: clean; 1: findings; 2: could not be checked.
int verifyFile(const QString &file);

}  // namespace roomrack::programs
