// SPDX-License-Identifier: GPL-3.0-or-later
// Searches the audit trail by the texts that its page shows, in the language shown; case and
// accents are ignored.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/session/past_rooms.h"
#include "storage/audit.h"

#include <QtCore/QLocale>

#include <memory>

namespace roomrack::desktop {

/// Finds the words in the columns of the table, and in the names of channel, room type and rate
/// plan of the details. Null if there are no words. Used by one reading thread.
std::shared_ptr<storage::AuditWords> auditWords(const HotelView &view, const QLocale &locale,
                                                const QString &search, const PastRooms &past = {});

}  // namespace roomrack::desktop
