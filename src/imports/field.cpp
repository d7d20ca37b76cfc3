// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/field.h"

#include "core/error.h"

namespace roomrack::imports {

namespace {

constexpr std::array<const char *, kFields> kKeys = {
    "arrival",        "arrival-year", "arrival-month", "arrival-day",   "departure",   "nights",
    "weekend-nights", "week-nights",  "room-type",     "assigned-type", "rooms",       "adults",
    "children",       "babies",       "status",        "cancelled",     "status-date", "booked-on",
    "lead-time",      "changes",      "nightly-rate",  "total",         "channel",     "agent",
    "meal",           "country",      "reference",     "guest-name",    "first-name",  "mail",
    "phone",          "notes",        "segment"};

QString stayTitle(Field field)
{
    switch (field) {
    case Field::Arrival: return core::ErrorText::tr("Arrival");
    case Field::ArrivalYear: return core::ErrorText::tr("Arrival: year");
    case Field::ArrivalMonth: return core::ErrorText::tr("Arrival: month");
    case Field::ArrivalDay: return core::ErrorText::tr("Arrival: day");
    case Field::Departure: return core::ErrorText::tr("Departure");
    case Field::Nights: return core::ErrorText::tr("Nights");
    case Field::WeekendNights: return core::ErrorText::tr("Weekend nights");
    case Field::WeekNights: return core::ErrorText::tr("Weekday nights");
    case Field::RoomType: return core::ErrorText::tr("Room type");
    case Field::AssignedType: return core::ErrorText::tr("Assigned room type");
    case Field::Rooms: return core::ErrorText::tr("Rooms");
    case Field::Adults: return core::ErrorText::tr("Adults");
    case Field::Children: return core::ErrorText::tr("Children");
    case Field::Babies: return core::ErrorText::tr("Babies");
    default: return {};
    }
}

QString otherTitle(Field field)
{
    switch (field) {
    case Field::Status: return core::ErrorText::tr("Status");
    case Field::Cancelled: return core::ErrorText::tr("Cancelled (yes or no)");
    case Field::StatusDate: return core::ErrorText::tr("Status date");
    case Field::BookedOn: return core::ErrorText::tr("Booked on");
    case Field::LeadTime: return core::ErrorText::tr("Lead time in days");
    case Field::Changes: return core::ErrorText::tr("Number of changes");
    case Field::NightlyRate: return core::ErrorText::tr("Rate per night");
    case Field::Total: return core::ErrorText::tr("Total");
    case Field::Channel: return core::ErrorText::tr("Channel");
    case Field::Agent: return core::ErrorText::tr("Travel agent");
    case Field::Meal: return core::ErrorText::tr("Meal plan");
    case Field::Country: return core::ErrorText::tr("Country");
    case Field::Reference: return core::ErrorText::tr("Reference");
    case Field::GuestName: return core::ErrorText::tr("Guest");
    case Field::FirstName: return core::ErrorText::tr("First name");
    case Field::Mail: return core::ErrorText::tr("Email");
    case Field::Phone: return core::ErrorText::tr("Phone");
    case Field::Notes: return core::ErrorText::tr("Notes");
    case Field::Segment: return core::ErrorText::tr("Market segment");
    default: return {};
    }
}

}  // namespace

QString fieldKey(Field field)
{
    return QString::fromLatin1(kKeys[size_t(field)]);
}

std::optional<Field> fieldByKey(const QString &key)
{
    for (const Field field : allFields()) {
        if (key == QLatin1String(kKeys[size_t(field)])) return field;
    }
    return std::nullopt;
}

QString fieldTitle(Field field)
{
    const QString title = stayTitle(field);
    return title.isEmpty() ? otherTitle(field) : title;
}

}  // namespace roomrack::imports
