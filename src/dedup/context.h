// SPDX-License-Identifier: GPL-3.0-or-later
// The context by which a request equals another, in normal form. It excludes price, rate plan and
// channel: the same guest who books through another channel at another price is still the same
// guest for the same night.
#pragma once

#include "core/ids.h"
#include "core/stay.h"
#include "dedup/candidate.h"

#include <QtCore/QString>

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace roomrack::dedup {

/// A guest in normal form (normal.h).
struct Person {
    std::vector<std::string> name;
    std::string mail;
    std::string phone;

    /// Requests without any detail of the guest leave no candidate.
    bool isKnown() const { return !name.empty() || !mail.empty() || !phone.empty(); }
};
/// `home` and `country` are ISO 3166 codes: the property's country and the guest's, or empty.
Person person(const QString &name, const QString &mail, const QString &phone, const QString &home,
              const QString &country = {});

/// {"guest":["maria","silva"],"in":"2026-07-18","mail":...,"out":...,"phone":...,"type":3}
QByteArray roomContext(const Person &guest, const Stay &stay, RoomTypeId type);
/// Context of a whole group: the number of rooms of each type, in any order; `name` is the group's
/// own.
QByteArray groupContext(const Person &booker, const QString &name, const Stay &stay,
                        std::vector<std::pair<RoomTypeId, qint32>> rooms);
/// The fields by which two requests are compared, parsed from the context.
struct Traits {
    std::string name;  ///< parts in order, separated by a space
    std::string mail;
    std::string phone;
    Stay stay;        ///< no nights: not about a stay, and matched by key only
    qint64 type = 0;  ///< the room type; 0: several, or none
    friend bool operator==(const Traits &, const Traits &) = default;
};
Traits traitsOf(const QByteArray &context);
/// The guest of the traits.
Person personOf(const Traits &traits);
/// The inverse: writes the traits as roomContext() does.
QByteArray contextOf(const Traits &traits);

/// A candidate with context and hash, active from `created` on; the caller sets number and ordinal.
Candidate candidate(Product product, QByteArray context, Instant created);

/// A candidate and its traits, computed once, before any lock is held.
struct Asked {
    Candidate candidate;
    Traits traits;
};
Asked asked(Candidate candidate);

}  // namespace roomrack::dedup
