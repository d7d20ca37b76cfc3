// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about users, templates, exchange rates and settings (storage/reader.h).
#pragma once

#include "booking/batch.h"
#include "booking/user.h"

#include <limits>
#include <vector>

namespace roomrack::storage {

/// A template of a bulk update, serialized by the window.
struct SavedTemplate {
    QString name;
    QString content;
    Instant at;  ///< when it was saved
    friend bool operator==(const SavedTemplate &, const SavedTemplate &) = default;
};

/// An exchange rate with its source.
struct SavedFxRate {
    pricing::FxRate rate;
    QString source;
    qint64 seq = 0;  ///< of one day the greatest applies
    Instant at;      ///< when it was saved
    friend bool operator==(const SavedFxRate &, const SavedFxRate &) = default;
};

/// All users, active and former, by number.
struct Users {
    static constexpr char kName[] = "users";
    using Answer = std::vector<booking::User>;
    PropertyId property;
};

/// Sorted by name.
struct Templates {
    static constexpr char kName[] = "templates";
    using Answer = std::vector<SavedTemplate>;
    PropertyId property;
};

/// For each pair of currencies the rate of the newest day, saved last; sorted by base and
/// currency. Only rates saved before the record number `before`.
struct NewestFxRates {
    static constexpr char kName[] = "newest-fx-rates";
    using Answer = std::vector<SavedFxRate>;
    PropertyId property;
    qint64 before = std::numeric_limits<qint64>::max();
};

/// All rates, newest day first, and per day the one saved last first: at most `limit`.
struct FxRates {
    static constexpr char kName[] = "fx-rates";
    using Answer = std::vector<SavedFxRate>;
    PropertyId property;
    int limit = 0;
};

/// API tokens, active and revoked, by number.
struct Tokens {
    static constexpr char kName[] = "tokens";
    using Answer = std::vector<booking::TokenRow>;
    PropertyId property;
};

/// Settings of the hotel by kind.
struct HotelSetups {
    static constexpr char kName[] = "hotel-setups";
    using Answer = std::vector<booking::HotelSetupRow>;
    PropertyId property;
};

}  // namespace roomrack::storage
