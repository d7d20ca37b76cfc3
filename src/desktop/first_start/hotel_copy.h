// SPDX-License-Identifier: GPL-3.0-or-later
// A new hotel with the description of another one, or of a description file. No widgets.
#pragma once

#include "desktop/first_start/hotel_draft.h"

namespace roomrack::desktop {

/// The other hotel's rooms, room types, rate plans, channels, overbooking rules and settings, with
/// the name, city and time zone of the draft. Not: rates, bookings, users, connections of channels.
Result<engine::HotelSetup> copyOf(const engine::Snapshot &other, const HotelDraft &draft,
                                  Instant now);
/// The rooms, room types and rate plans of the file (GET /v1/description). Errors name the field;
/// "currency": the amounts of the file are in another one. `leftOut`, which may be null: channels
/// that collect taxes or fees in the file, but do not exist in a new hotel.
Result<engine::HotelSetup> setupFromFile(const QByteArray &file, const HotelDraft &draft,
                                         Instant now, QStringList *leftOut = nullptr);

}  // namespace roomrack::desktop
