// SPDX-License-Identifier: GPL-3.0-or-later
// One RatePlan, shared by RatePlans and BaseRates. Internal to the codec.
#pragma once

#include "protocols/alpinebits/message_io.h"
#include "protocols/alpinebits/rate_plans.h"

namespace roomrack::protocols::alpinebits {

/// Reads an entered RatePlan.
RatePlan readRatePlan(xml::Reader &in);
void write(xml::ElementWriter &out, const RatePlan &plan, Version version);

/// Read entered Supplements and Offers; and one Description.
void readSupplements(xml::Reader &in, RatePlan &plan);
void readOffers(xml::Reader &in, RatePlan &plan);
Description readDescription(xml::Reader &in);
void writeSupplements(xml::ElementWriter &out, const RatePlan &plan);
void writeOffers(xml::ElementWriter &out, const std::vector<Offer> &offers);
void writeDescriptions(xml::ElementWriter &out, const std::vector<Description> &descriptions);

/// LengthsOfStay and DOW_Restrictions.
std::vector<LengthOfStay> readLengths(xml::Reader &in);
void readArrivalDays(xml::Reader &in, std::optional<Weekdays> &arrivals,
                     std::optional<Weekdays> &departures);
void writeLengths(xml::ElementWriter &out, const std::vector<LengthOfStay> &lengths);
void writeArrivalDays(xml::ElementWriter &out, const std::optional<Weekdays> &arrivals,
                      const std::optional<Weekdays> &departures);

/// Attributes Mon ... Sun of the current element, if any is present.
std::optional<Weekdays> readWeekdays(xml::Reader &in);
void writeWeekdays(xml::ElementWriter &out, const Weekdays &days);

/// An amount in the plan's currency; reports an error if the plan has none.
std::optional<qint64> readAmount(xml::Reader &in, QStringView attribute,
                                 const std::optional<Currency> &currency);
void writeAmount(xml::ElementWriter &out, const char *attribute,
                 const std::optional<qint64> &amount, const std::optional<Currency> &currency);
std::optional<int> readInt(xml::Reader &in, QStringView attribute, int least);

/// ListItem with its position and language.
ListedService readListed(xml::Reader &in);
void writeListed(xml::ElementWriter &out, const ListedService &item);

}  // namespace roomrack::protocols::alpinebits
