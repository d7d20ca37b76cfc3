// SPDX-License-Identifier: GPL-3.0-or-later
// Which settings a record changed, from what to what: those of the hotel, of its requests and of a
// channel.
#pragma once

#include "desktop/session/hotel_view.h"
#include "storage/audit.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <vector>

namespace roomrack::desktop {

struct ChangedSetting {
    QString name;
    QString before, after;  ///< a secret is never among them: only that it was changed
};

/// Empty: the record has none, or they were not recorded.
std::vector<ChangedSetting> changedSettings(const HotelView &view, const storage::AuditRow &row,
                                            const QLocale &locale);

}  // namespace roomrack::desktop
