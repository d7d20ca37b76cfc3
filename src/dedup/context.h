// SPDX-License-Identifier: GPL-3.0-or-later
// What makes a request the same as another: its context, in normal form. The price, the rate plan
// and the channel are not part of it: the same guest who comes by another way at another price is
// still the same guest for the same night.
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

    /// Somebody of whom nothing is known is like nobody: such requests leave no candidate.
    bool isKnown() const { return !name.empty() || !mail.empty() || !phone.empty(); }
};
/// `home` and `country` are ISO 3166 codes: the hotel's country and the guest's, or empty.
Person person(const QString &name, const QString &mail, const QString &phone, const QString &home,
              const QString &country = {});

/// {"guest":["maria","silva"],"in":"2026-07-18","mail":...,"out":...,"phone":...,"type":3}
QByteArray roomContext(const Person &guest, const Stay &stay, RoomTypeId type);
/// Of a group as a whole: how many rooms of each type, in any order; `name` is the group's own.
QByteArray groupContext(const Person &booker, const QString &name, const Stay &stay,
                        std::vector<std::pair<RoomTypeId, qint32>> rooms);
/// What two requests are compared by, taken out of the context again.
struct Traits {
    std::string name;  ///< parts in order, a space between them
    std::string mail;
    std::string phone;
    Stay stay;        ///< no nights: it is not about a stay, and nothing is nearly like it
    qint64 type = 0;  ///< the room type; 0: several, or none
    friend bool operator==(const Traits &, const Traits &) = default;
};
Traits traitsOf(const QByteArray &context);
/// Who they are about.
Person personOf(const Traits &traits);
/// The other way round: what traits say, as roomContext() writes it.
QByteArray contextOf(const Traits &traits);

/// A candidate with context and hash, active from `created` on; number and ordinal are the
/// caller's.
Candidate candidate(Product product, QByteArray context, Instant created);

/// A candidate and what it is compared by: worked out once, before anybody holds a lock.
struct Asked {
    Candidate candidate;
    Traits traits;
};
Asked asked(Candidate candidate);

}  // namespace roomrack::dedup
