// SPDX-License-Identifier: GPL-3.0-or-later
// The desks that are connected: which token each came with, and who has signed in there. Only in
// memory: after a restart of the server everybody signs in again.
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace roomrack::remote {

/// What a desk may do at most, whoever sits at it: what its token is for.
struct DeskPermit {
    ActorId token;        ///< nobody else may use its visits
    PropertyId property;  ///< of the token; none: all that there are
    bool manager = false;
};

class DeskVisits {
public:
    /// As many desks as one token lets in at a time.
    static constexpr size_t kMostOfToken = 100;

    /// The visit that is named, where it is there and the token's own; else a new one. Where the
    /// token has too many its own longest unused one ends, never one of another token.
    QByteArray open(const QByteArray &visit, const DeskPermit &permit);
    /// Whether it is there and the token's own; from now on it is used.
    bool isKnown(const QByteArray &visit, const DeskPermit &permit);
    /// None: nobody has signed in.
    ActorId person(const QByteArray &visit, PropertyId property) const;
    void setPerson(const QByteArray &visit, PropertyId property, ActorId person);

private:
    /// Tokens are numbered by each hotel for itself.
    using Token = std::pair<PropertyId, ActorId>;
    struct Visit {
        Token token;
        quint64 used = 0;  ///< the higher the later
        std::map<PropertyId, ActorId> people{};
    };
    mutable std::mutex lock_;
    std::map<QByteArray, Visit> visits_;
    std::map<Token, std::set<QByteArray>> ofToken_;
    quint64 uses_ = 0;
};

}  // namespace roomrack::remote
