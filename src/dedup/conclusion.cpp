// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/conclusion.h"

#include "dedup/blocking.h"

#include <algorithm>
#include <set>
#include <utility>

namespace roomrack::dedup {

namespace {

/// The same name and either mail or telephone, and no contradiction.
constexpr qint32 kSameGuest = 8;

/// Rounded half away from zero.
FieldLikeness weighed(FieldLikeness likeness, qint32 percent)
{
    constexpr qint32 kWhole = 100;
    const qint32 half = likeness.points < 0 ? -kWhole / 2 : kWhole / 2;
    likeness.points = (likeness.points * percent + half) / kWhole;
    return likeness;
}

Evidence evidenceFor(const Asked &own, const Match &match, const Weights &weights)
{
    const Traits &a = own.traits, &b = match.traits;
    Evidence e;
    e.fields = {weighed(compareNames(a.name, b.name), weights.name),
                weighed(compareMails(a.mail, b.mail), weights.mail),
                weighed(comparePhones(a.phone, b.phone), weights.phone),
                compareStays(a.stay, b.stay), weighed(compareTypes(a.type, b.type), weights.type)};
    for (const FieldLikeness &f : e.fields) e.points += f.points;
    const bool sameWay = own.candidate.channel == match.channel;
    e.fields.push_back({Field::Channel, sameWay ? Agreement::Same : Agreement::Different, 0, 0});
    const qint64 apart = own.candidate.created - match.created;
    e.apartMicros = apart < 0 ? -apart : apart;
    return e;
}

bool isAboutGuests(Product product)
{
    return product == Product::RoomBooking || product == Product::GroupBooking;
}

Why whyOfSameKey(const Asked &own, const Evidence &evidence, const Window &window)
{
    if (!isAboutGuests(own.candidate.product)) return Why::SameKey;
    if (own.traits.mail.empty() && own.traits.phone.empty()) return Why::NameOnly;
    return evidence.apartMicros <= window.sameKey ? Why::SameKey : Why::SameLongAgo;
}

/// personPoints(), weighted. Another name means another guest, whatever its weight.
qint32 personEvidence(const Evidence &e)
{
    if (e.fields[0].how == Agreement::Different) return kOtherName;
    return e.fields[0].points + e.fields[1].points + e.fields[2].points;
}

Why whyOfOverlap(const Asked &own, const Match &match, qint32 person)
{
    const Stay &a = own.traits.stay, &b = match.traits.stay;
    const bool shareAnEnd = a.checkIn() == b.checkIn() || a.checkOut() == b.checkOut();
    return shareAnEnd && person >= kSameGuest ? Why::OtherDates : Why::OtherStay;
}

Why whyOfNear(const Asked &own, const Match &match, const Evidence &e, const Window &window)
{
    const qint32 person = personEvidence(e);
    if (!isAboutGuests(own.candidate.product) || person < 0) return Why::OtherGuest;
    const Agreement stay = compareStays(own.traits.stay, match.traits.stay).how;
    if (stay == Agreement::Different || stay == Agreement::Missing) return Why::OtherStay;
    if (e.points < window.weights.askFrom) return Why::OtherGuest;
    if (e.apartMicros > window.alike) return Why::TooOld;
    if (stay == Agreement::Similar) return whyOfOverlap(own, match, person);
    const bool sameType = own.traits.type == match.traits.type;
    const bool soon = e.apartMicros <= window.almost;
    return person >= window.weights.refuseFrom && sameType && soon ? Why::AlmostSame : Why::Alike;
}

Why whyOf(const Asked &own, const Match &match, const Evidence &e, const Window &window)
{
    if (match.status != Status::Active) return Why::Inactive;
    if (match.over) return Why::Over;
    if (match.product != own.candidate.product) return Why::OtherGuest;
    if (match.hash == own.candidate.hash) {
        return match.ordinal == own.candidate.ordinal ? whyOfSameKey(own, e, window)
                                                      : Why::OtherOrdinal;
    }
    return whyOfNear(own, match, e, window);
}

}  // namespace

Match matchOf(const Candidate &c)
{
    return {c.id,      c.product, c.status,  c.ordinal,           c.hash,
            c.booking, c.channel, c.created, traitsOf(c.context), false};
}

std::vector<Match> mostAlike(std::span<const Asked> request, std::vector<Match> same,
                             std::vector<Match> near)
{
    std::set<CandidateId> known;
    for (const Asked &own : request) known.insert(own.candidate.id);
    std::erase_if(same, [&](const Match &m) { return !known.insert(m.id).second; });
    std::vector<std::pair<qint32, size_t>> best;
    for (size_t i = 0; i < near.size(); ++i) {
        qint32 most = kOtherName;
        for (const Asked &own : request) {
            const qint32 points = personPoints(own.traits, near[i].traits);
            if (points > most && sharesKey(own.traits, near[i].traits)) most = points;
        }
        if (most > kOtherName && known.insert(near[i].id).second) best.emplace_back(-most, i);
    }
    std::sort(best.begin(), best.end(), [&](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : near[a.second].id < near[b.second].id;
    });
    for (const auto &[points, i] : best) {
        if (same.size() >= kMostMatches) break;
        same.push_back(std::move(near[i]));
    }
    return same;
}

Window windowOf(Product product)
{
    switch (product) {
    case Product::RoomBooking: return {kDay, 10 * kMinute, 30 * kDay, 30 * kDay, 0};
    case Product::GroupBooking: return {7 * kDay, 10 * kMinute, 90 * kDay, 30 * kDay, 0};
    case Product::ApiRequest: return {kDay, 0, 0, kDay, kDay};
    case Product::ChannelMessage: break;
    }
    return {30 * kDay, 0, 0, kDay, 30 * kDay};
}

What whatFollows(Why why)
{
    switch (why) {
    case Why::SameKey:
    case Why::AlmostSame: return What::Duplicate;
    case Why::OtherDates:
    case Why::Alike:
    case Why::NameOnly:
    case Why::SameLongAgo: return What::Ask;
    default: return What::New;
    }
}

Conclusion judge(const Asked &own, const Match &match, const Window &window)
{
    Conclusion c;
    c.evidence = evidenceFor(own, match, window.weights);
    c.why = whyOf(own, match, c.evidence, window);
    c.what = whatFollows(c.why);
    c.other = match.id;
    c.booking = match.booking;
    return c;
}

Conclusion conclude(const Asked &own, std::span<const Match> matches, const Window &window)
{
    Conclusion worst;
    for (const Match &match : matches) {
        if (match.id == own.candidate.id) continue;
        Conclusion c = judge(own, match, window);
        const bool first = !worst.other;
        const bool earlier = c.why == worst.why && c.other < worst.other;
        if (first || c.why > worst.why || earlier) worst = std::move(c);
    }
    return worst;
}

}  // namespace roomrack::dedup
