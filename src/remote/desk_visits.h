// SPDX-License-Identifier: GPL-3.0-or-later
// The desks that are connected: which token each came with, and who has signed in there. Only in
// memory: after a restart of the server everybody signs in again.
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

#include <deque>
#include <map>
#include <mutex>

namespace roomrack::remote {

/// What a desk may do at most, whoever sits at it: what its token is for.
struct DeskPermit {
    ActorId token;        ///< nobody else may use its visits
    PropertyId property;  ///< of the token; none: all that there are
    bool manager = false;
};

class DeskVisits {
public:
    /// The visit that is named, where it is there and the token's own; else a new one.
    QByteArray open(const QByteArray &visit, ActorId token);
    bool isKnown(const QByteArray &visit, ActorId token) const;
    /// None: nobody has signed in.
    ActorId person(const QByteArray &visit, PropertyId property) const;
    void setPerson(const QByteArray &visit, PropertyId property, ActorId person);

private:
    struct Visit {
        ActorId token;
        std::map<PropertyId, ActorId> people;
    };
    mutable std::mutex lock_;
    std::map<QByteArray, Visit> visits_;
    std::deque<QByteArray> order_;  ///< oldest first: there is an end to them
};

}  // namespace roomrack::remote
