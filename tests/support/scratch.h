// SPDX-License-Identifier: GPL-3.0-or-later
// Where a test writes much and proves nothing about disks.
#pragma once

#include <QString>

namespace roomrack::tests {

/// What a QTemporaryDir is named after: in memory where this machine has such a place, else where
/// it would be anyway.
QString scratchTemplate();

}  // namespace roomrack::tests
