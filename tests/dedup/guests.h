// SPDX-License-Identifier: GPL-3.0-or-later
// Generated guests for the stays of a real hotel: of many nationalities, including families with
// one telephone number, agencies and companies that book for all guests under one address, and
// returning guests; and variants of the data typed when a booking is repeated.
#pragma once

#include "core/random.h"
#include "core/stay.h"
#include "dedup/context.h"

#include <QString>

#include <optional>
#include <vector>

namespace roomrack::dedup::tests {

/// A booking as typed by a guest or sent by a channel.
struct Typed {
    QString given, family;
    QString name;  ///< full name as written
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
    size_t of = 0;         ///< index of the request it repeats
    const char *who = "";  ///< category of a natural one, for the table
};

/// Requests in order of arrival. Empty when the file cannot be read.
std::vector<Request> requestsFor(const QString &csv, quint64 seed);

}  // namespace roomrack::dedup::tests
