// SPDX-License-Identifier: GPL-3.0-or-later
// Connected desks: the token of each, and the user signed in there. In memory only: after a restart
// of the server users sign in again.
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace roomrack::remote {

/// Permissions of a desk's token, an upper limit for any user.
struct DeskPermit {
    ActorId token;        ///< only this token may use its visits
    PropertyId property;  ///< of the token; none: all properties
    bool manager = false;
};

class DeskVisits {
public:
    /// Maximum number of visits per token.
    static constexpr size_t kMostOfToken = 100;

    /// The given visit if it exists and belongs to the token; otherwise a new one. If the token has
    /// too many visits, its least recently used one ends, never one of another token.
    QByteArray open(const QByteArray &visit, const DeskPermit &permit);
    /// Whether it exists and belongs to the token; marks it as used.
    bool isKnown(const QByteArray &visit, const DeskPermit &permit);
    /// None if no user is signed in.
    ActorId person(const QByteArray &visit, PropertyId property) const;
    void setPerson(const QByteArray &visit, PropertyId property, ActorId person);

private:
    /// Token IDs are unique only within a property.
    using Token = std::pair<PropertyId, ActorId>;
    struct Visit {
        Token token;
        quint64 used = 0;  ///< higher: more recent
        std::map<PropertyId, ActorId> people{};
    };
    mutable std::mutex lock_;
    std::map<QByteArray, Visit> visits_;
    std::map<Token, std::set<QByteArray>> ofToken_;
    quint64 uses_ = 0;
};

}  // namespace roomrack::remote
