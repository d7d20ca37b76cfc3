// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a new hotel into a new file or into a database, on a thread of its own.
#pragma once

#include "engine/engine.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

/// Rejects a file that contains a hotel (Invalid, field "file"). On failure the new file is
/// removed.
Result<void> makeHotel(const QString &file, const engine::HotelSetup &setup,
                       const core::Clock &clock);
/// Asynchronous version; continue with engine::whenDone(). The clock must outlive it.
QFuture<Result<void>> makeHotelLater(const QString &file, const engine::HotelSetup &setup,
                                     const core::Clock &clock);

/// "Hotel Bellavista" in `folder` -> "<folder>/Hotel Bellavista.roomrack"; characters that file
/// systems reject become "-", and a number is appended if the name is taken.
QString fileForHotel(const QString &folder, const QString &name);

}  // namespace roomrack::desktop
