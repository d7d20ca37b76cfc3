// SPDX-License-Identifier: GPL-3.0-or-later
#include "workload.h"

#include "core/random.h"
#include "harness.h"

#include <algorithm>

namespace roomrack::bench {

namespace {

using booking::Record;
using booking::RecordKind;

size_t cell(int type, int night)
{
    return size_t(type) * kNights + size_t(night);
}

int busiest(const std::vector<Wish> &wishes)
{
    std::vector<int> claims(size_t(kTypes) * kNights);
    int most = 1;
    for (const Wish &w : wishes) {
        for (int i = 0; i < kStayNights; ++i)
            most = std::max(most, ++claims[cell(w.type, w.night + i)]);
    }
    return most;
}

Record audit(const Wish &wish, RecordKind kind, Instant at)
{
    Record r;
    r.property = {1};
    r.kind = kind;
    r.at = at;
    r.effective = at;
    r.actor = kDeskActor;
    r.channel = {1};
    r.roomType = {wish.type + 1};
    r.night = kFirstNight + wish.night;
    r.nights = kStayNights;
    r.rooms = 1;
    r.plan = {1};
    r.adults = 2;
    r.amount = 30'000;
    return r;
}

}  // namespace

Instant Workload::deadline(const Wish &wish, Instant at)
{
    const qint64 ttl = wish.outcome == Outcome::Expire ? kShortTtlSeconds : kLongTtlSeconds;
    return at + ttl * kSecond;
}

std::vector<int> Workload::expectedSold() const
{
    std::vector<int> sold(size_t(kTypes) * kNights);
    for (const Wish &w : wishes) {
        if (w.outcome != Outcome::Confirm) continue;
        for (int i = 0; i < kStayNights; ++i) ++sold[cell(w.type, w.night + i)];
    }
    return sold;
}

Workload makeWorkload(int calls, int lag, quint64 seed, Spread spread)
{
    Random random(seed);
    Workload w;
    const int wishes = std::max(1, calls / 2);
    for (int i = 0; i < wishes; ++i) {
        Wish wish{random.below(kTypes), random.below(kNights - kStayNights + 1), Outcome::Confirm};
        if (spread == Spread::OneNight) wish.type = wish.night = 0;
        const int dice = random.below(10);
        if (dice >= 7) wish.outcome = dice < 9 ? Outcome::Cancel : Outcome::Expire;
        w.wishes.push_back(wish);
    }
    for (int i = 0; i < wishes + lag; ++i) {
        if (i < wishes) w.steps.push_back({i, false});
        if (i >= lag) w.steps.push_back({i - lag, true});
    }
    w.microsPerStep = 2 * kShortTtlSeconds * kSecond / std::max(1, std::min(lag, wishes)) + 1;
    w.roomsPerType = busiest(w.wishes);
    return w;
}

Record auditOfHold(const Wish &wish, Instant at)
{
    Record r = audit(wish, RecordKind::HoldTaken, at);
    r.value = Workload::deadline(wish, at).micros;
    return r;
}

Record auditOfResolution(const Wish &wish, qint64 hold, Instant at)
{
    static constexpr RecordKind kKinds[] = {RecordKind::HoldConfirmed, RecordKind::HoldReleased,
                                            RecordKind::HoldExpired};
    Record r = audit(wish, kKinds[size_t(wish.outcome)], at);
    r.subject = hold;
    r.cause = hold;
    return r;
}

void expectSold(const char *side, const Workload &workload, const std::vector<int> &sold)
{
    const std::vector<int> expected = workload.expectedSold();
    if (sold == expected) return;
    const auto [got, want] =
        std::mismatch(sold.begin(), sold.end(), expected.begin(), expected.end());
    const auto at = size_t(want - expected.begin());
    throw Wrong(std::string(side) + ": room type " + std::to_string(at / kNights) + ", night "
                + std::to_string(at % kNights) + ": sold "
                + (got == sold.end() ? "?" : std::to_string(*got)) + ", the bookings add up to "
                + std::to_string(*want));
}

}  // namespace roomrack::bench
