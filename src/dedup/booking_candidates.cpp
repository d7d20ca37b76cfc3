// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/booking_candidates.h"

#include <algorithm>

namespace roomrack::dedup {

namespace {

/// The result of traitsOf(context), without parsing what was just written. Long texts are replaced
/// by their hashes there, and those are used here.
Traits askedTraits(const RoomsAsked &rooms, const QByteArray &context)
{
    if (context.contains("\"#")) return dedup::traitsOf(context);
    std::string name;
    for (const std::string &part : rooms.who.name) {
        if (!name.empty()) name += ' ';
        name += part;
    }
    return {std::move(name), rooms.who.mail, rooms.who.phone, rooms.stay, rooms.type.value};
}

}  // namespace

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
    for (Candidate &c : all) {
        Traits traits = askedTraits(rooms, c.context);
        asks.push_back({std::move(c), std::move(traits)});
    }
    return asks;
}

}  // namespace roomrack::dedup
