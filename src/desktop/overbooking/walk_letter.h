// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the letter for a walked guest, with what the room at the other hotel costs more.
#pragma once

#include "desktop/session/hotel_session.h"
#include "storage/reader.h"

class QWidget;

namespace roomrack::desktop {

/// `km`: to the other hotel; negative: unknown. If a room was booked there, its price is read
/// first. `page`: where the guest was walked; it must not outlive `session`.
void openWalkLetter(HotelSession &session, const storage::BookingRow &row,
                    const booking::WalkRow &walk, double km, QWidget *page);

}  // namespace roomrack::desktop
