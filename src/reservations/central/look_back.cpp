// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/central/look_back.h"

#include "engine/when_done.h"

#include <algorithm>
#include <span>

namespace roomrack::reservations {

using dedup::Candidate;
using dedup::CandidateId;

namespace {

constexpr qint64 kPeriod = 30LL * 24 * 3'600 * kSecond;
constexpr qint64 kRetryAfter = 5 * kSecond;
constexpr size_t kRowsAtOnce = 200;

}  // namespace

LookBack::LookBack(EngineAccess &access, storage::CentralCandidates &store, QString house,
                   Found found)
    : access_(access), store_(store), house_(std::move(house)), found_(std::move(found)),
      since_(access.engine().now() - kPeriod)
{
    proceed();
}

void LookBack::proceed()
{
    if (busy_ || isDone()) return;
    if (!read_)
        read();
    else if (store_.isConnected())
        compare();
}

void LookBack::read()
{
    busy_ = true;
    access_.ask(storage::CandidatesEnded{access_.property(), since_},
                alive_.only([this](const Result<std::vector<Candidate>> &all) {
                    if (!all) return later();
                    busy_ = false;
                    read_ = true;
                    left_ = *all;
                    if (left_.empty()) return found_({});
                    proceed();
                }));
}

void LookBack::compare()
{
    const auto first = left_.end() - std::ptrdiff_t(std::min(left_.size(), kRowsAtOnce));
    std::vector<CandidateId> ids;
    std::transform(first, left_.end(), std::back_inserter(ids), [](const auto &c) { return c.id; });
    busy_ = true;
    engine::whenDone(store_.active(house_, ids), &here_,
                     [this, ids](const Result<std::vector<CandidateId>> &active) {
                         if (!active) return later();
                         Differences differences;
                         for (const Candidate &c : std::span(left_).last(ids.size())) {
                             const bool there =
                                 std::find(active->begin(), active->end(), c.id) != active->end();
                             const bool here = c.status == dedup::Status::Active;
                             if (there == here) continue;
                             if (!here) differences.over.push_back(c.id);
                             if (c.booking)
                                 differences.bookings.insert(c.booking);
                             else
                                 differences.without.push_back(c);
                         }
                         left_.resize(left_.size() - ids.size());
                         busy_ = false;
                         found_(differences);
                         proceed();
                     });
}

void LookBack::later()
{
    access_.scheduler().later(kRetryAfter, alive_.only([this] {
        busy_ = false;
        proceed();
    }));
}

}  // namespace roomrack::reservations
