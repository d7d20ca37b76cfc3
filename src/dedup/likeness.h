// SPDX-License-Identifier: GPL-3.0-or-later
// The likeness of two guests and their stays: positive points for agreement, negative ones for
// differences, after Fellegi and Sunter (1969). Weights were set by hand and are verified by a test
// with planted duplicates (tests/dedup/test_near_duplicates.cpp).
#pragma once

#include "dedup/context.h"

namespace roomrack::dedup {

/// Stored as numbers: never renumber, only append.
enum class Agreement : quint8 {
    Same = 1,
    Similar = 2,  ///< a typing error, an initial, a part left out; stays that overlap
    Missing = 3,  ///< one has no value, or one that identifies no person
    Different = 4
};
constexpr Agreement lastOf(Agreement)
{
    return Agreement::Different;
}

/// Stored as numbers: never renumber, only append.
enum class Field : quint8 { Name = 1, Mail = 2, Phone = 3, Stay = 4, RoomType = 5, Channel = 6 };
constexpr Field lastOf(Field)
{
    return Field::Channel;
}

struct FieldLikeness {
    Field field = Field::Name;
    Agreement how = Agreement::Missing;
    qint32 by = 0;  ///< letters or digits that differ; nights that only one stay has
    qint32 points = 0;
    friend bool operator==(const FieldLikeness &, const FieldLikeness &) = default;
};

/// The compared fields of a guest, not copied.
struct PersonView {
    std::string_view name;
    std::string_view mail;
    std::string_view phone;
    PersonView(const Traits &t) : name(t.name), mail(t.mail), phone(t.phone) {}  // NOLINT: a view
    PersonView(std::string_view n, std::string_view m, std::string_view p)
        : name(n), mail(m), phone(p)
    {}
};

FieldLikeness compareNames(std::string_view a, std::string_view b);
FieldLikeness compareMails(std::string_view a, std::string_view b);
FieldLikeness comparePhones(std::string_view a, std::string_view b);
FieldLikeness compareStays(const Stay &a, const Stay &b);
FieldLikeness compareTypes(qint64 a, qint64 b);

/// Name, mail and phone together. Another name means another guest, whatever mail and phone are:
/// families and travel agencies share those.
qint32 personPoints(const PersonView &a, const PersonView &b);
/// Threshold of points from which two guests may be one.
inline constexpr qint32 kMaybeOne = 3;
/// Threshold of points for near-identical guests: the name and both others agree, or nearly.
inline constexpr qint32 kHardlyTwo = 9;
/// Points of another name.
inline constexpr qint32 kOtherName = -100;

/// Edit distance: letters to change, delete, insert or swap with their neighbour (optimal string
/// alignment); stops above `most` and returns most + 1.
int edits(std::string_view a, std::string_view b, int most);

}  // namespace roomrack::dedup
