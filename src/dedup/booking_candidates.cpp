// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/booking_candidates.h"

#include <algorithm>

namespace roomrack::dedup {

std::vector<Asked> candidatesOf(const RoomsAsked &rooms, std::span<const CandidateId> numbers)
{
    if (!rooms.who.isKnown() || rooms.stay.nights() <= 0) return {};
    std::vector<Candidate> all;
    const auto add = [&](Product product, const QByteArray &context) {
        if (all.size() == numbers.size()) return;
        all.push_back(candidate(product, context, rooms.at));
        all.back().id = numbers[all.size() - 1];
        all.back().channel = rooms.channel;
    };
    const QByteArray room = roomContext(rooms.who, rooms.stay, rooms.type);
    for (qint32 i = 0; i < rooms.rooms; ++i) add(Product::RoomBooking, room);
    if (rooms.rooms > 1)
        add(Product::GroupBooking,
            groupContext(rooms.who, {}, rooms.stay, {{rooms.type, rooms.rooms}}));
    numberEqualOnes(all);
    std::vector<Asked> asks;
    for (Candidate &c : all) asks.push_back(asked(std::move(c)));
    return asks;
}

}  // namespace roomrack::dedup
