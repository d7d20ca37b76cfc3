// SPDX-License-Identifier: GPL-3.0-or-later
// Guests for the stays of a real hotel: of many nations, some of them families with one telephone,
// some sent by agencies and companies that book for all under one address, some who come again; and
// what one of them may type when booking the same thing twice.
#pragma once

#include "core/random.h"
#include "core/stay.h"
#include "dedup/context.h"

#include <QString>

#include <optional>
#include <vector>

namespace roomrack::dedup::tests {

/// A booking as it is typed or sent.
struct Typed {
    QString given, family;
    QString name;  ///< as it was written, of both
    QString mail, phone, country;
    ChannelId channel;
    Stay stay;
    RoomTypeId type;
    qint64 price = 0;
    Instant created;
};

enum class Kind : quint8 { Natural, Typo, Swapped, OtherChannel, OtherPrice };
inline constexpr int kKinds = 5;

struct Request {
    Typed typed;
    Kind kind = Kind::Natural;
    size_t of = 0;         ///< the request that it repeats
    const char *who = "";  ///< of a natural one, for the table
};

/// Requests in the order in which they come. Empty where the file cannot be read.
std::vector<Request> requestsFor(const QString &csv, quint64 seed);

}  // namespace roomrack::dedup::tests
