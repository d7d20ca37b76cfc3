// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's description as a JSON file, in the format of GET and PUT /v1/description.
#pragma once

#include "booking/description/items.h"
#include "core/error.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QByteArray>

namespace roomrack::desktop {

QByteArray descriptionFile(const HotelView &view);
/// Matched by code and number, because a file may be of another hotel. Errors name the field.
Result<booking::DescriptionItems> itemsOfFile(const QByteArray &file, const HotelView &view);
/// Both block; for worker threads.
Result<QByteArray> readFile(const QString &path);
Result<void> writeFile(const QString &path, const QByteArray &content);

}  // namespace roomrack::desktop
