// SPDX-License-Identifier: GPL-3.0-or-later
// Rate plans of AlpineBits: RatePlans (OTA_HotelRatePlanNotif, sent by the property) and BaseRates
// (OTA_HotelRatePlan, requested from the property): rates by category, nights and guests, booking
// rules, supplements, offers and descriptions.
#pragma once

#include "core/money.h"
#include "core/night.h"
#include "protocols/alpinebits/outcome.h"

#include <array>
#include <vector>

namespace roomrack::protocols::alpinebits {

/// Monday first; days not named in a message are true.
using Weekdays = std::array<bool, 7>;

enum class StayLimit : quint8 {
    MinThrough,  ///< SetForwardMinStay: stays that touch one of these days, including departure
    MinArrival,  ///< SetMinLOS: stays that arrive on one of these days
    MaxThrough,  ///< SetForwardMaxStay
    MaxArrival,  ///< SetMaxLOS
};

struct LengthOfStay {
    StayLimit limit = StayLimit::MinArrival;
    int nights = 1;
    friend bool operator==(const LengthOfStay &, const LengthOfStay &) = default;
};

/// Nights from..to, both inclusive, as everywhere in this file.
struct BookingRule {
    std::optional<Night> from;
    std::optional<Night> to;
    QString category;  ///< room types concerned; empty: all
    std::vector<LengthOfStay> lengths;
    std::optional<Weekdays> arrivals;
    std::optional<Weekdays> departures;
    std::optional<bool> open;  ///< restriction status "Master"
    friend bool operator==(const BookingRule &, const BookingRule &) = default;
};

/// Amounts are in minor units of the rate plan's currency.
struct BaseAmount {
    std::optional<int> guests;
    std::optional<qint64> afterTax;
    QString type;     ///< "7" per person, "25" per room; from the static rate
    QString ageCode;  ///< "10" adults
    friend bool operator==(const BaseAmount &, const BaseAmount &) = default;
};

struct AdditionalGuest {
    std::optional<qint64> amount;
    QString ageCode;            ///< "8" children, "10" adults
    std::optional<int> minAge;  ///< inclusive
    std::optional<int> maxAge;  ///< exclusive
    friend bool operator==(const AdditionalGuest &, const AdditionalGuest &) = default;
};

struct Meals {
    std::optional<bool> breakfast;
    std::optional<bool> lunch;
    std::optional<bool> dinner;
    QString code;  ///< "1" all inclusive, "3" breakfast, "10" full, "12" half board, "14" room only
    bool indicator = false;  ///< the code applies
    friend bool operator==(const Meals &, const Meals &) = default;
};

struct ListedService {
    int place = 0;
    QString language;
    QString text;
    friend bool operator==(const ListedService &, const ListedService &) = default;
};

/// The first rate of a plan is static: it has no nights and no category, and its values apply to
/// all rates.
struct Rate {
    std::optional<Night> from;
    std::optional<Night> to;
    QString category;
    std::optional<int> minGuests;
    std::optional<int> unitMultiplier;  ///< in days, for a rate of several nights
    QString duration;                   ///< "P3N"
    std::optional<Weekdays> days;
    std::vector<BaseAmount> base;
    std::vector<AdditionalGuest> additional;
    std::vector<ListedService> included;
    std::optional<Meals> meals;
    bool isStatic() const { return !from && !to && category.isEmpty(); }
    friend bool operator==(const Rate &, const Rate &) = default;
};

enum class PieceKind : quint8 { Text, ListItem, Image, Url };
struct DescriptionPiece {
    PieceKind kind = PieceKind::Text;
    QString text;
    QString format;    ///< of a Text: "PlainText" or "HTML"
    QString language;  ///< of a Text
    friend bool operator==(const DescriptionPiece &, const DescriptionPiece &) = default;
};
struct Description {
    QString name;  ///< "title", "intro", "description", "gallery", "codelist"
    std::vector<DescriptionPiece> pieces;
    friend bool operator==(const Description &, const Description &) = default;
};

struct Supplement {
    QString kind;  ///< InvType: "EXTRA", "ALPINEBITSEXTRA"
    QString code;  ///< InvCode
    std::optional<Night> from;
    std::optional<Night> to;
    std::optional<qint64> amount;
    bool addToRate = false;
    std::optional<bool> mandatory;
    QString charge;  ///< "18" per room and stay, ...
    QString neededCode;
    QString neededKind;  ///< "ALPINEBITSDOW", "ROOMTYPE"; empty: no prerequisite
    std::vector<Description> descriptions;
    friend bool operator==(const Supplement &, const Supplement &) = default;
};

struct Occupancy {
    QString ageCode;
    std::optional<int> minAge;
    std::optional<int> maxAge;
    std::optional<int> least;
    std::optional<int> most;
    friend bool operator==(const Occupancy &, const Occupancy &) = default;
};
struct OfferRule {
    std::optional<int> earliestDaysBefore;  ///< MaxAdvancedBookingOffset
    std::optional<int> latestDaysBefore;    ///< MinAdvancedBookingOffset
    std::vector<LengthOfStay> lengths;      ///< arrival-based only
    std::optional<Weekdays> arrivals;
    std::optional<Weekdays> departures;
    std::vector<Occupancy> occupancies;
    friend bool operator==(const OfferRule &, const OfferRule &) = default;
};
struct FreeNights {
    std::optional<int> required;
    std::optional<int> discounted;
    QString pattern;  ///< "0001": zeros, then ones
    friend bool operator==(const FreeNights &, const FreeNights &) = default;
};
struct FamilyOffer {
    QString ageCode;
    int maxAge = 1;
    int minCount = 0;
    int lastPosition = 1;
    friend bool operator==(const FamilyOffer &, const FamilyOffer &) = default;
};
struct Offer {
    std::optional<OfferRule> rule;
    std::optional<FreeNights> freeNights;
    std::optional<FamilyOffer> family;
    friend bool operator==(const Offer &, const Offer &) = default;
};

enum class PlanChange : quint8 {
    None,     ///< not specified (BaseRates)
    New,      ///< replaces the whole plan ("Full" in 2024-10)
    Overlay,  ///< replaces the named nights
    Remove,
};

struct RatePlan {
    PlanChange change = PlanChange::None;
    QString code;
    std::optional<Currency> currency;
    std::optional<Night> from;
    std::optional<Night> to;
    QString type;  ///< "12" package
    QString category;
    QString masterId;            ///< RatePlanID: shared by plans that differ in meals only
    std::optional<bool> master;  ///< RatePlanQualifier
    std::vector<BookingRule> rules;
    std::vector<Rate> rates;
    std::vector<Supplement> supplements;
    std::vector<Offer> offers;
    std::vector<Description> descriptions;
    friend bool operator==(const RatePlan &, const RatePlan &) = default;
};

struct RatePlans {
    QString hotelCode;
    QString hotelName;
    bool complete = false;  ///< plans not named are removed
    std::vector<RatePlan> plans;
    friend bool operator==(const RatePlans &, const RatePlans &) = default;
};

QByteArray encode(const RatePlans &message, Version version);
Result<RatePlans> decodeRatePlans(const QByteArray &xml);

struct RatePlanChoice {
    QString code;
    QString masterId;
    friend bool operator==(const RatePlanChoice &, const RatePlanChoice &) = default;
};
/// Requested nights and plans. Without nights: rates not sent yet; without plans: all plans.
struct BaseRatesQuery {
    QString hotelCode;
    QString hotelName;
    bool ranged = false;  ///< a DateRange was present, possibly open on both sides
    std::optional<Night> from;
    std::optional<Night> to;
    std::vector<RatePlanChoice> plans;
    friend bool operator==(const BaseRatesQuery &, const BaseRatesQuery &) = default;
};
QByteArray encode(const BaseRatesQuery &query);
Result<BaseRatesQuery> decodeBaseRatesQuery(const QByteArray &xml);

struct BaseRates {
    Outcome outcome;
    RatePlans rates;  ///< empty if the outcome is an error; `complete` is unused
    friend bool operator==(const BaseRates &, const BaseRates &) = default;
};
QByteArray encode(const BaseRates &answer, Version version);
Result<BaseRates> decodeBaseRates(const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
