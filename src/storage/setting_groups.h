// SPDX-License-Identifier: GPL-3.0-or-later
// Summarises the settings of one step, such as a bulk update, for the audit trail.
#pragma once

#include "storage/audit.h"

namespace roomrack::storage {

class SettingGroups {
public:
    using Range = std::optional<std::pair<qint64, qint64>>;

    /// Records that are no settings are ignored. `before`: the lowest and highest previous value.
    void add(const booking::Record &record, const Range &before);
    /// The groups, by kind, plan and guests; none if `first` is the only record. Starts again.
    std::vector<SettingGroup> take(const booking::Record &first);

private:
    std::vector<SettingGroup> groups_;
    int records_ = 0;
};

}  // namespace roomrack::storage
