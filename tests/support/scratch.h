// SPDX-License-Identifier: GPL-3.0-or-later
// Location for tests that write much and do not test durability.
#pragma once

#include <QString>

namespace roomrack::tests {

/// Template for QTemporaryDir: in memory where this machine has such a file system, else the
/// default location.
QString scratchTemplate();

}  // namespace roomrack::tests
