// SPDX-License-Identifier: GPL-3.0-or-later
// The demo: a hotel in Lisbon that does not exist, as its manager would have set it up. Made from
// a seed and the day it is for, and from nothing else.
#pragma once

#include "engine/engine.h"

namespace roomrack::simulator {

/// Nights before today of which the demo knows.
inline constexpr int kDemoPast = 365;
/// Nights from today on for which guests have booked.
inline constexpr int kDemoAhead = 365;

/// Positions in DemoHotel::setup.catalogue.channels.
enum DemoChannel { kFrontDesk, kWebsite, kWayfarer, kAlpenportal, kMeridian, kBellhop };

/// A booking and what becomes of it.
struct DemoBooking {
    int type = 0;     ///< position in the catalogue
    int channel = 0;  ///< position in the catalogue
    Stay stay;
    int rooms = 1;
    int adults = 2;
    int children = 0;
    RatePlanId plan;
    qint64 total = 0;  ///< minor units
    booking::Guest guest;
};

enum class DemoStep : quint8 { Book, Cancel, CheckIn, CheckOut, NoShow };

/// What happened, when; in order of time.
struct DemoEvent {
    Instant at;
    DemoStep step = DemoStep::Book;
    int booking = 0;    ///< position in DemoHotel::bookings
    int assigned = -1;  ///< for CheckIn: the room type given instead, else -1
};

struct DemoHotel {
    engine::HotelSetup setup;
    Night today;
    std::vector<booking::EditCells> edits;  ///< restrictions, rooms out of order; made before all
    std::vector<DemoBooking> bookings;
    std::vector<DemoEvent> events;  ///< up to the night audit of today
};

/// Name, place, time zone and so on, with `today` for its business date.
inventory::Property demoProperty(Night today);
/// The hotel alone: rooms, plans, rates for two years, policy, restrictions.
DemoHotel makeEmptyDemo(quint64 seed, Night today);
/// With about two years of bookings.
DemoHotel makeDemo(quint64 seed, Night today);

/// Lets the guests of the last and the next year book, in `hotel`. Part of makeDemo().
void addBookings(DemoHotel &hotel, quint64 seed);

}  // namespace roomrack::simulator
