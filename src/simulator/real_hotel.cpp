// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/real_hotel.h"

#include "simulator/pick.h"

namespace roomrack::simulator::real {

namespace {

// Arrivals per day from January to December, and factors for Monday to Sunday relative to the mean.
constexpr std::array kArrivals{34.9, 54.1, 53.3, 59.8, 56.8, 50.3,
                               48.7, 52.3, 51.7, 56.6, 40.1, 41.9};
constexpr std::array kWeekday{1.104, 0.847, 0.856, 1.092, 0.992, 1.240, 0.869};

// Mean ADR from January to December, in euros.
constexpr std::array kAdr{50.2,  55.6,  58.0, 78.3, 79.6, 111.4,
                          156.6, 188.1, 93.5, 62.9, 48.9, 70.4};

// Lead times: low season is November to February, high season June to September.
enum Season { Low, Middle, High };
constexpr std::array kSeasons{Low,  Low,  Middle, Middle, Middle, High,
                              High, High, High,   Middle, Low,    Low};
constexpr std::array kLeadShares{0.0, .05, .10, .15, .20, .25, .30, .35, .40, .45, .50,
                                 .55, .60, .65, .70, .75, .80, .85, .90, .95, .98, 1.0};
constexpr std::array<std::array<double, 22>, 3> kLead{{
    {0, 0, 0, 1, 1, 2, 4, 6, 9, 13, 18, 24, 31, 39, 46, 62, 77, 94, 119, 165, 238, 520},
    {0, 0, 1, 4, 7, 11, 18, 27, 36, 47, 64, 80, 98, 116, 138, 161, 185, 212, 241, 302, 383, 532},
    {0,   1,   5,   12,  21,  32,  44,  57,  71,  88,  107,
     126, 145, 160, 175, 192, 214, 239, 262, 310, 336, 542},
}};

// Lengths of stay, per mille, by lead time; the last two classes stand for 15-24 and more.
constexpr std::array kStayLeads{0, 4, 15, 61, 161};
constexpr std::array kNights{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28};
constexpr std::array<std::array<int, 16>, 5> kStays{{
    {636, 199, 85, 39, 16, 7, 12, 2, 1, 1, 0, 1, 0, 1, 0, 0},
    {346, 236, 171, 116, 49, 23, 40, 5, 2, 2, 2, 1, 1, 2, 1, 1},
    {127, 190, 189, 143, 97, 51, 135, 23, 9, 13, 4, 2, 3, 8, 4, 1},
    {63, 111, 146, 144, 96, 67, 238, 27, 26, 30, 12, 5, 3, 23, 7, 4},
    {27, 105, 123, 136, 65, 54, 287, 28, 28, 53, 14, 9, 4, 52, 8, 4},
}};

// Cancellations and no-shows, per mille, by lead time.
constexpr std::array kFateLeads{0, 1, 4, 8, 15, 31, 61, 121, 201};
constexpr std::array kCancelled{36, 59, 72, 155, 245, 303, 363, 365, 422};
constexpr std::array kNotCome{12, 14, 7, 14, 8, 8, 4, 5, 3};

// Cancellation times: the share of the lead time that is left.
constexpr std::array kLeftShares{0.0, .1, .2, .3, .4, .5, .6, .7, .8, .9, 1.0};
constexpr std::array kLeft{0.0, .11, .24, .39, .54, .70, .82, .91, .97, 1.0, 1.0};

constexpr std::array<Party, 8> kParties{
    {{2, 0}, {1, 0}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {1, 1}, {1, 2}}};
constexpr std::array kPartyWeights{700, 174, 43, 41, 26, 10, 2, 1};

constexpr std::array kCountries{"PT", "GB", "ES", "IE", "FR", "DE", "NL", "US",
                                "IT", "BE", "CH", "BR", "PL", "SE", "CN"};
constexpr std::array kCountryWeights{436, 171, 99, 55, 40, 30, 13, 12, 11, 11, 11, 11, 8, 8, 18};

/// The last class that starts at or below `lead`.
template <size_t N>
size_t classOf(const std::array<int, N> &starts, int lead)
{
    size_t i = N - 1;
    while (i > 0 && starts[i] > lead) --i;
    return i;
}

size_t month(Night date)
{
    return size_t(date.date().month() - 1);
}

}  // namespace

double arrivals(Night date)
{
    return kArrivals[month(date)] * kWeekday[size_t(date.weekday() - 1)];
}

double priceOfSeason(Night date)
{
    // Interpolates between mid-months; applies half of the ADR's change, because ADR also varies
    // with the mix of rooms sold.
    const QDate day = date.date();
    const bool late = day.day() >= 15;
    const size_t here = month(date), other = (here + (late ? 1 : 11)) % kAdr.size();
    const double away = std::abs(day.day() - 15) / 31.0;
    const double adr = kAdr[here] * (1 - away) + kAdr[other] * away;
    return 0.5 + 0.5 * adr / kAdr[6];
}

int leadDays(Night date, core::Random &random)
{
    return int(fromQuantiles(kLeadShares, kLead[kSeasons[month(date)]], random));
}

int nightsOfStay(int lead, core::Random &random)
{
    return kNights[pick(kStays[classOf(kStayLeads, lead)], random)];
}

Fate fate(int lead, core::Random &random)
{
    const size_t i = classOf(kFateLeads, lead);
    const int at = random.below(1000);
    if (at < kCancelled[i]) return Fate::Cancels;
    return at < kCancelled[i] + kNotCome[i] ? Fate::DoesNotCome : Fate::Stays;
}

int cancelledDaysBefore(int lead, core::Random &random)
{
    return int(fromQuantiles(kLeftShares, kLeft, random) * lead + 0.5);
}

Party party(core::Random &random)
{
    return kParties[pick(kPartyWeights, random)];
}

QString country(core::Random &random)
{
    return QString::fromLatin1(kCountries[pick(kCountryWeights, random)]);
}

}  // namespace roomrack::simulator::real
