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

int busiest(const std::vector<StayRequest> &stayRequests)
{
    std::vector<int> claims(size_t(kTypes) * kNights);
    int most = 1;
    for (const StayRequest &w : stayRequests) {
        for (int i = 0; i < kStayNights; ++i)
            most = std::max(most, ++claims[cell(w.type, w.night + i)]);
    }
    return most;
}

Record audit(const StayRequest &stayRequest, RecordKind kind, Instant at)
{
    Record r;
    r.property = {1};
    r.kind = kind;
    r.at = at;
    r.effective = at;
    r.actor = kDeskActor;
    r.channel = {1};
    r.roomType = {stayRequest.type + 1};
    r.night = kFirstNight + stayRequest.night;
    r.nights = kStayNights;
    r.rooms = 1;
    r.plan = {1};
    r.adults = 2;
    r.amount = 30'000;
    return r;
}

}  // namespace

Instant Workload::deadline(const StayRequest &stayRequest, Instant at)
{
    const qint64 ttl = stayRequest.outcome == Outcome::Expire ? kShortTtlSeconds : kLongTtlSeconds;
    return at + ttl * kSecond;
}

std::vector<int> Workload::expectedSold() const
{
    std::vector<int> sold(size_t(kTypes) * kNights);
    for (const StayRequest &w : stayRequests) {
        if (w.outcome != Outcome::Confirm) continue;
        for (int i = 0; i < kStayNights; ++i) ++sold[cell(w.type, w.night + i)];
    }
    return sold;
}

Workload makeWorkload(int calls, int lag, quint64 seed, Spread spread)
{
    Random random(seed);
    Workload w;
    const int stayRequests = std::max(1, calls / 2);
    for (int i = 0; i < stayRequests; ++i) {
        StayRequest stayRequest{random.below(kTypes), random.below(kNights - kStayNights + 1),
                                Outcome::Confirm};
        if (spread == Spread::OneNight) stayRequest.type = stayRequest.night = 0;
        const int dice = random.below(10);
        if (dice >= 7) stayRequest.outcome = dice < 9 ? Outcome::Cancel : Outcome::Expire;
        w.stayRequests.push_back(stayRequest);
    }
    for (int i = 0; i < stayRequests + lag; ++i) {
        if (i < stayRequests) w.steps.push_back({i, false});
        if (i >= lag) w.steps.push_back({i - lag, true});
    }
    w.microsPerStep = 2 * kShortTtlSeconds * kSecond / std::max(1, std::min(lag, stayRequests)) + 1;
    w.roomsPerType = busiest(w.stayRequests);
    return w;
}

Record auditOfHold(const StayRequest &stayRequest, Instant at)
{
    Record r = audit(stayRequest, RecordKind::HoldTaken, at);
    r.value = Workload::deadline(stayRequest, at).micros;
    return r;
}

Record auditOfResolution(const StayRequest &stayRequest, qint64 hold, Instant at)
{
    static constexpr RecordKind kKinds[] = {RecordKind::HoldConfirmed, RecordKind::HoldReleased,
                                            RecordKind::HoldExpired};
    Record r = audit(stayRequest, kKinds[size_t(stayRequest.outcome)], at);
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
