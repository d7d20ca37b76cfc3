// SPDX-License-Identifier: GPL-3.0-or-later
// VAT, meals as parts of a price, city taxes and fees of a property, as its description names them.
// Amounts are minor units of the property's currency; rates and shares are basis points, 600 = 6 %.
#pragma once

#include "core/ids.h"
#include "core/money.h"
#include "core/night.h"
#include "inventory/catalogue.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace roomrack::pricing {

using VatId = Id<struct VatTag>;
using MealPartId = Id<struct MealPartTag>;
using CityTaxId = Id<struct CityTaxTag>;
using FeeId = Id<struct FeeTag>;

inline constexpr int kWholeShare = 10'000;     ///< 100 % in basis points
inline constexpr qint64 kMostTax = 1'000'000;  ///< units of the currency, not minor units
inline constexpr int kMostAge = inventory::kMostGuestAge;
inline constexpr int kMostTaxedNights = 999;
/// Of each kind, those that are retired too: a stay asks all of them.
inline constexpr int kMostTaxItems = 100;

/// A value that holds from this night on, until the next of its list. None: always.
struct DatedValue {
    std::optional<Night> from{};
    qint64 value = 0;
    friend bool operator==(const DatedValue &, const DatedValue &) = default;
};

/// The value on that night; none before the first.
std::optional<qint64> valueOn(const std::vector<DatedValue> &values, Night night);

/// A value added tax. Rooms have one, meals and fees name theirs.
struct Vat {
    VatId id;
    QString name;
    std::vector<DatedValue> rates{};  ///< basis points, 0..10000, by date
    bool isIncluded = true;           ///< in prices and in the amounts of fees; else on top
    bool isForRooms = false;          ///< of at most one on each night
    int position = 0;
    std::optional<Night> retiredFrom{};  ///< not due on this night and later ones
    friend bool operator==(const Vat &, const Vat &) = default;
};

/// What guests of these ages pay of an amount for a person. Adults are in the last band.
struct AgeBand {
    int from = 0;             ///< years
    std::optional<int> to{};  ///< inclusive; none: and older
    int payBasisPoints = kWholeShare;
    friend bool operator==(const AgeBand &, const AgeBand &) = default;
};

/// Stored as numbers: only append.
enum class MealBasis : quint8 { PersonNight, ShareOfPrice };
constexpr MealBasis lastOf(MealBasis)
{
    return MealBasis::ShareOfPrice;
}

/// The part of a night's price that is not for the room: breakfast, dinner, drinks. What all parts
/// leave of the price is for the room.
struct MealPart {
    MealPartId id;
    QString name;
    quint8 mealPlans = 0;  ///< bit n: in the price of plans with MealPlan n
    MealBasis basis = MealBasis::PersonNight;
    std::vector<DatedValue> values{};  ///< amount a person, or basis points of the price, by date
    std::vector<AgeBand> ages{};       ///< empty: all pay in full. Not with a share
    VatId vat{};                       ///< none: not taxed
    int position = 0;
    std::optional<Night> retiredFrom{};  ///< not in the price of this night and later ones
    friend bool operator==(const MealPart &, const MealPart &) = default;
};

/// Days of every year, inclusive, as month * 100 + day; the first may be after the last.
struct Season {
    int from = 101;
    int to = 1231;
    qint64 value = 0;
    friend bool operator==(const Season &, const Season &) = default;
};

/// Stored as numbers: only append.
enum class CityTaxBasis : quint8 { PersonNight, NetRoomPrice };
constexpr CityTaxBasis lastOf(CityTaxBasis)
{
    return CityTaxBasis::NetRoomPrice;
}

/// What a city tax is from a night on, until the next of its list.
struct CityTaxTariff {
    std::optional<Night> from{};
    qint64 value = 0;  ///< amount a person and night, or basis points of the net room price
    std::vector<Season> seasons{};      ///< with values of their own
    std::vector<ChannelId> channels{};  ///< collect it for what they sell; else the property does
    friend bool operator==(const CityTaxTariff &, const CityTaxTariff &) = default;
};

/// A tax on the stay that is not subject to VAT. Of the net room price it taxes the part of those
/// guests that pay: all have equal parts.
struct CityTax {
    CityTaxId id;
    QString name;
    CityTaxBasis basis = CityTaxBasis::PersonNight;
    bool isIncluded = false;  ///< in the price
    std::vector<CityTaxTariff> tariffs{};
    std::vector<AgeBand> ages{};        ///< empty: all pay in full
    int mostNights = 0;                 ///< first nights of a stay that are taxed; 0: all
    std::vector<QString> exemptions{};  ///< names that a booking can claim
    int position = 0;
    std::optional<Night> retiredFrom{};  ///< not due for this night and later ones
    friend bool operator==(const CityTax &, const CityTax &) = default;
};

/// Stored as numbers: only append.
enum class FeeBasis : quint8 { Stay, Night, Person, PersonNight, Room, RoomNight };
constexpr FeeBasis lastOf(FeeBasis)
{
    return FeeBasis::RoomNight;
}

struct Fee {
    FeeId id;
    QString name;
    FeeBasis basis = FeeBasis::Stay;
    std::vector<DatedValue> amounts{};  ///< by night, or by arrival if not for each night
    std::vector<AgeBand> ages{};        ///< of fees for persons; empty: all pay in full
    bool isMandatory = true;            ///< else on request
    bool isIncluded = false;            ///< in the price; only if mandatory
    VatId vat{};                        ///< none: not taxed
    std::vector<ChannelId> channels{};  ///< collect it for what they sell; else the property does
    int position = 0;
    std::optional<Night> retiredFrom{};  ///< not due for arrivals from this night on
    friend bool operator==(const Fee &, const Fee &) = default;
};

struct TaxRules {
    std::vector<Vat> vats{};
    std::vector<MealPart> mealParts{};
    std::vector<CityTax> cityTaxes{};
    std::vector<Fee> fees{};
    int assumedChildAge = 10;  ///< of children whose age is not known
    bool isEmpty() const
    {
        return vats.empty() && mealParts.empty() && cityTaxes.empty() && fees.empty();
    }
    /// Whether prices differ from those after tax.
    bool hasVatOnTop() const
    {
        return std::any_of(vats.begin(), vats.end(), [](const Vat &v) { return !v.isIncluded; });
    }
    /// Whether something is an amount of the property's currency.
    bool hasAmounts() const
    {
        const auto isAmount = [](const MealPart &part) {
            return part.basis == MealBasis::PersonNight;
        };
        return !fees.empty() || hasPersonTaxes()
               || std::any_of(mealParts.begin(), mealParts.end(), isAmount);
    }
    /// Whether a city tax is an amount a person and night.
    bool hasPersonTaxes() const
    {
        return std::any_of(cityTaxes.begin(), cityTaxes.end(), [](const CityTax &tax) {
            return tax.basis == CityTaxBasis::PersonNight;
        });
    }
    friend bool operator==(const TaxRules &, const TaxRules &) = default;
};

/// Rejects rates above 100 %, age bands with gaps, seasons that overlap, names used twice and what
/// else has no meaning. The error names the field. An item applies from its first value until it is
/// retired; another one can have its name, or be for rooms, on other nights only. `currency`: the
/// property's.
Result<void> validate(const TaxRules &rules, Currency currency);

}  // namespace roomrack::pricing
