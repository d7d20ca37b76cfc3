// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what the settings were before and after the records that changed them.
#pragma once

#include "booking/setting_change.h"
#include "storage/connection.h"

#include <span>
#include <unordered_map>

namespace roomrack::storage {

/// By record. `seqs`: of these; none: of all.
using SettingChanges = std::unordered_map<qint64, booking::SettingChange>;
Result<void> readSettingChanges(const Connection &connection, PropertyId property,
                                SettingChanges &changes,
                                std::optional<std::span<const qint64>> seqs = {});

}  // namespace roomrack::storage
