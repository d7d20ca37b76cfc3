// SPDX-License-Identifier: GPL-3.0-or-later
// How guests of a real hotel book, as a few dozen numbers: when they arrive, how long before they
// book, how long they stay, whether they cancel and when. The demo hotel's guests follow them.
//
// Derived from H1 (a resort hotel, arrivals July 2015 to August 2017, stays of at least a night)
// of Antonio, de Almeida, Nunes: "Hotel booking demand datasets", Data in Brief 22 (2019) 41-49,
// https://doi.org/10.1016/j.dib.2018.11.126, licensed CC BY 4.0. Numbers are rounded.
#pragma once

#include "core/night.h"
#include "core/random.h"

namespace roomrack::simulator::real {

/// Bookings made for an arrival on this date in that hotel (187 rooms at its fullest), before
/// cancellations; by month and by day of the week.
double arrivals(Night date);

/// What a night costs compared with one in July, by season.
double priceOfSeason(Night date);

/// Days between booking and an arrival on `date`.
int leadDays(Night date, core::Random &random);

/// Nights of a stay booked so long ahead.
int nightsOfStay(int leadDays, core::Random &random);

enum class Fate : quint8 { Stays, Cancels, DoesNotCome };
Fate fate(int leadDays, core::Random &random);

/// Days before arrival on which a booking made so long ahead is cancelled: 0..leadDays.
int cancelledDaysBefore(int leadDays, core::Random &random);

struct Party {
    int adults;
    int children;
};
Party party(core::Random &random);

/// ISO 3166 alpha-2 code of the guest's country.
QString country(core::Random &random);

}  // namespace roomrack::simulator::real
