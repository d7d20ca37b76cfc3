// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a new hotel into a new file or into a database, on a thread of its own.
#pragma once

#include "engine/engine.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

/// Refuses a file with a hotel in it (Invalid, field "file"). A new file that could not be finished
/// is removed.
Result<void> makeHotel(const QString &file, const engine::HotelSetup &setup,
                       const core::Clock &clock);
/// The same without waiting; continue with engine::whenDone(). The clock must outlive it.
QFuture<Result<void>> makeHotelLater(const QString &file, const engine::HotelSetup &setup,
                                     const core::Clock &clock);

/// "Hotel Bellavista" in `folder` -> "<folder>/Hotel Bellavista.roomrack"; signs that file systems
/// refuse become "-", and a name that is taken gets a number.
QString fileForHotel(const QString &folder, const QString &name);

}  // namespace roomrack::desktop
