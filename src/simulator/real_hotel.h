// SPDX-License-Identifier: GPL-3.0-or-later
// Booking behaviour of a real hotel in a few dozen numbers: arrivals, lead times, lengths of stay,
// cancellations and their times. Used for the demo hotel's guests.
//
// Derived from H1 (a resort hotel, arrivals July 2015 to August 2017, stays of at least a night) of
// Antonio, de Almeida, Nunes: "Hotel booking demand datasets", Data in Brief 22 (2019) 41-49,
// https://doi.org/10.1016/j.dib.2018.11.126, licensed CC BY 4.0. Numbers are rounded.
#pragma once

#include "core/night.h"
#include "core/random.h"

namespace roomrack::simulator::real {

/// Bookings for an arrival on this date in that hotel (187 rooms at its fullest), before
/// cancellations; by month and weekday.
double arrivals(Night date);

/// Price of a night relative to July, by season.
double priceOfSeason(Night date);

/// Days between booking and an arrival on `date`.
int leadDays(Night date, core::Random &random);

/// Nights of a stay with this lead time.
int nightsOfStay(int leadDays, core::Random &random);

enum class Fate : quint8 { Stays, Cancels, DoesNotCome };
Fate fate(int leadDays, core::Random &random);

/// Days before arrival on which a cancelled booking with this lead time is cancelled: 0..leadDays.
int cancelledDaysBefore(int leadDays, core::Random &random);

struct Party {
    int adults;
    int children;
};
Party party(core::Random &random);

/// ISO 3166 alpha-2 code of the guest's country.
QString country(core::Random &random);

}  // namespace roomrack::simulator::real
