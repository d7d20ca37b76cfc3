// SPDX-License-Identifier: GPL-3.0-or-later
// How alike two guests and their stays are: points for what agrees, points off for what does not,
// after Fellegi and Sunter (1969). Weights were set by hand and are held by a test with planted
// duplicates (tests/dedup/test_near_duplicates.cpp).
#pragma once

#include "dedup/context.h"

namespace roomrack::dedup {

/// Stored as numbers: never renumber, only add.
enum class Agreement : quint8 {
    Same = 1,
    Similar = 2,  ///< a slip of the pen, an initial, a part left out; stays that overlap
    Missing = 3,  ///< one of them does not say, or it says nothing about a person
    Different = 4
};
constexpr Agreement lastOf(Agreement)
{
    return Agreement::Different;
}

/// Stored as numbers: never renumber, only add.
enum class Field : quint8 { Name = 1, Mail = 2, Phone = 3, Stay = 4, RoomType = 5, Channel = 6 };
constexpr Field lastOf(Field)
{
    return Field::Channel;
}

struct FieldLikeness {
    Field field = Field::Name;
    Agreement how = Agreement::Missing;
    qint32 by = 0;  ///< letters or digits that differ; nights that only one of the stays has
    qint32 points = 0;
    friend bool operator==(const FieldLikeness &, const FieldLikeness &) = default;
};

/// What of a guest is compared, without copying it.
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

/// Name, mail and phone together. Whoever has another name is another guest, whatever mail and
/// phone say: families and travel agencies share those.
qint32 personPoints(const PersonView &a, const PersonView &b);
/// From so many points on two guests may be one.
inline constexpr qint32 kMaybeOne = 3;
/// From so many on they hardly are two: the name and both the others agree, or nearly.
inline constexpr qint32 kHardlyTwo = 9;
/// What another name counts.
inline constexpr qint32 kOtherName = -100;

/// Letters to change, leave out, put in or swap with their neighbour (optimal string alignment)
/// until a is b; gives up above `most` and says most + 1.
int edits(std::string_view a, std::string_view b, int most);

}  // namespace roomrack::dedup
