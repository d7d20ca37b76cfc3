// SPDX-License-Identifier: GPL-3.0-or-later
// The demo: a fictitious hotel in Lisbon, fully configured. Generated from a seed and a date only.
#pragma once

#include "engine/engine.h"

namespace roomrack::simulator {

/// Nights before today covered by the demo.
inline constexpr int kDemoPast = 365;
/// Nights from today on with bookings.
inline constexpr int kDemoAhead = 365;

/// Indices into DemoHotel::setup.catalogue.channels.
enum DemoChannel { kFrontDesk, kWebsite, kWayfarer, kAlpenportal, kMeridian, kBellhop };

/// A booking and its outcome.
struct DemoBooking {
    int type = 0;     ///< index into the catalogue
    int channel = 0;  ///< index into the catalogue
    Stay stay;
    int rooms = 1;
    int adults = 2;
    int children = 0;
    RatePlanId plan;
    qint64 total = 0;  ///< minor units
    booking::Guest guest;
    bool channelCollects = false;
};

enum class DemoStep : quint8 { Book, Cancel, CheckIn, CheckOut, NoShow };

/// An event and its time; sorted by time.
struct DemoEvent {
    Instant at;
    DemoStep step = DemoStep::Book;
    int booking = 0;    ///< index into DemoHotel::bookings
    int assigned = -1;  ///< for CheckIn: the room type assigned instead, otherwise -1
};

struct DemoHotel {
    engine::HotelSetup setup;
    Night today;
    std::vector<booking::EditCells> edits;  ///< restrictions, rooms out of order; applied first
    std::vector<DemoBooking> bookings;
    std::vector<DemoEvent> events;  ///< up to today's night audit
};

/// Name, location, time zone and so on, with `today` as business date.
inventory::Property demoProperty(Night today);
/// Configuration only: rooms, plans, rates for two years, policy, restrictions.
DemoHotel makeEmptyDemo(quint64 seed, Night today);
/// Includes about two years of bookings, and a night soon that is oversold.
DemoHotel makeDemo(quint64 seed, Night today);

/// A hotel of the same owner without bookings, to which guests can be walked.
engine::HotelSetup demoSister(quint64 seed, Night today);

/// Adds the bookings of the last and the next year to `hotel`. Part of makeDemo().
void addBookings(DemoHotel &hotel, quint64 seed);

}  // namespace roomrack::simulator
