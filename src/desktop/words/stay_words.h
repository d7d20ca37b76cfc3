// SPDX-License-Identifier: GPL-3.0-or-later
// Short localized texts for stays, booking numbers, rooms and prices, shared by all pages.
#pragma once

#include "core/clock.h"
#include "core/ids.h"
#include "core/money.h"
#include "core/stay.h"
#include "inventory/catalogue.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

/// "BK-10482".
QString bookingNumber(BookingId id);
/// "BK-10482" is searched by its digits; any other text as typed.
QString searchWords(const QString &typed);
// Every date of the window comes from here: day, month in letters, year. A week's day stands before
// it, a time of day behind it in 24 hours. Locales write dates in numbers, some with the month
// first, which a hotel cannot afford to misread.

/// "18 Jul 2026".
QString dateText(Night night, const QLocale &locale);
/// "18 Jul"; with its year if `today` is in another one.
QString dateNear(Night night, Night today, const QLocale &locale);
/// "Sat 18 Jul 2026".
QString weekdayDateText(Night night, const QLocale &locale);
/// "18–21 Jul 2026", "30 Jul – 2 Aug 2026", "30 Dec 2026 – 2 Jan 2027": arrival and departure.
QString stayDates(Stay stay, const QLocale &locale);
/// Like stayDates(), without the year if `today` is in the same year: "18–21 Jul".
QString stayDatesNear(Stay stay, Night today, const QLocale &locale);
/// "3 nights".
QString nightsText(int nights);
/// "18–21 Jul 2026, 3 nights".
QString stayText(Stay stay, const QLocale &locale);
/// "18–21 Jul, 3 nights": the dates as stayDatesNear() writes them.
QString stayTextNear(Stay stay, Night today, const QLocale &locale);
/// "24"; with its month where that begins: "1 Dec". For the headers of nights.
QString dayOfMonth(Night night, const QLocale &locale);
/// "2 adults, 1 child".
QString guestsText(int adults, int children);
/// "Superior × 2"; an unknown room type is shown as its id.
QString roomsText(const inventory::Catalogue &catalogue, RoomTypeId type, int rooms);
QString roomTypeName(const inventory::Catalogue &catalogue, RoomTypeId type);
/// The name to show: the one that the program gave the front desk's channel is translated.
QString channelTitle(const inventory::Channel &channel);
/// "Front desk"; empty for none.
QString channelName(const inventory::Catalogue &catalogue, ChannelId channel);
/// "EUR 447.00" in the property's currency.
QString amountText(const inventory::Catalogue &catalogue, qint64 minor, const QLocale &locale);
/// "1,447.00": for use where the currency is shown elsewhere.
QString numberText(const inventory::Catalogue &catalogue, qint64 minor, const QLocale &locale);
/// "4:12", "1:04:09"; never below 0:00. Seconds are rounded up, so that 0:00 means expired.
QString countdownText(qint64 micros);
/// "18 Jul 2026 14:32", as the clock of `at` shows it.
QString momentText(const QDateTime &at, const QLocale &locale);
/// "18 Jul 2026 14:32" in the property's local time.
QString timeText(const inventory::Property &property, Instant at, const QLocale &locale);
/// "18 Jul 14:32" in the property's local time.
QString dayTimeText(const inventory::Property &property, Instant at, const QLocale &locale);
/// "14:32:08" in the property's local time.
QString clockText(const inventory::Property &property, Instant at);
/// "2026-07-18 13:32:08 UTC", for tool tips.
QString utcText(Instant at);

}  // namespace roomrack::desktop
