// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/cheapest_rules.h"

#include "booking/rules/hold_rules.h"
#include "booking/rules/room_choice.h"
#include "booking/rules/room_rules.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

namespace roomrack::booking {

namespace {

/// Of two reasons for no availability, sold out with the most rooms left is more informative than a
/// restriction or a condition of the rate plan, and this than one for which a room type is not
/// considered.
bool tellsMore(const Error &a, const Error &b)
{
    const auto rank = [](const Error &e) {
        return std::tuple(e.code == ErrorCode::SoldOut, e.code == ErrorCode::Restricted, e.left);
    };
    return rank(a) > rank(b);
}

}  // namespace

std::vector<int> CheapestRules::types(const TakeCheapest &c) const
{
    std::vector<int> all;
    if (c.among.empty()) {
        all.resize(state_.catalogue.roomTypes.size());
        std::iota(all.begin(), all.end(), 0);
        return all;
    }
    for (const RoomTypeId id : c.among) {
        const int type = state_.typeIndex(id);
        if (type >= 0 && std::find(all.begin(), all.end(), type) == all.end()) all.push_back(type);
    }
    return all;
}

bool CheapestRules::canHold(const TakeHold &c, const StayRequest &request, Decision &d) const
{
    SellingRules sellingRules(state_);
    return sellingRules.check(request)
           && state_.ledger.available(request.type, request.stay) >= request.rooms
           && RoomChoice(state_).canHoldRooms(c, request)
           && sellingRules.checkRestrictions(request, d);
}

Result<Answer> CheapestRules::on(const TakeCheapest &c, Decision &d)
{
    SellingRules sellingRules(state_);
    if (const auto ok =
            sellingRules.checkSale(c.hold.caller, c.hold.plan, c.hold.stay.checkIn(), d);
        !ok)
        return tl::unexpected(ok.error());
    if (state_.holds.mayHaveExpired(d.now)) HoldRules(state_).expire(d);
    TakeHold best = c.hold;
    best.roomType = {};
    qint64 price = 0;
    const RatePlanId plan = c.hold.plan ? c.hold.plan : state_.rates.basePlan();
    for (const int type : types(c)) {
        const StayRequest request = stayRequestOf(c.hold, type);
        if (!canHold(c.hold, request, d)) continue;
        const auto total = sellingRules.priceOf(request, plan, -1);
        if (!total || (best.roomType && total->total >= price)) continue;
        best.roomType = state_.catalogue.roomTypes[size_t(type)].id;
        price = total->total;
    }
    if (best.roomType) return HoldRules(state_).on(best, d);
    d.restsOn = d.lastSeq;
    return tl::unexpected(whyNone(c, plan, d));
}

/// Why no room type fits; separate from the search, because composing the error costs more.
Error CheapestRules::whyNone(const TakeCheapest &c, RatePlanId plan, Decision &d)
{
    SellingRules sellingRules(state_);
    std::optional<Error> why;
    for (const int type : types(c)) {
        const StayRequest request = stayRequestOf(c.hold, type);
        auto ok = sellingRules.check(request);
        if (ok) ok = sellingRules.checkRestrictions(request, d);
        if (ok) ok = sellingRules.checkRooms(request, d);
        if (ok) {
            if (const auto rooms = RoomRules(state_).roomsToHold(c.hold, request, d); !rooms)
                ok = tl::unexpected(rooms.error());
        }
        if (ok) {
            if (const auto total = sellingRules.priceOf(request, plan, -1); !total)
                ok = tl::unexpected(total.error());
        }
        if (!ok && (!why || tellsMore(ok.error(), *why))) why = ok.error();
    }
    d.restsOn = d.lastSeq;
    return why.value_or(Error{ErrorCode::NotFound, QStringLiteral("room type"),
                              ErrorText::tr("none of the requested room types exists"), -1});
}

}  // namespace roomrack::booking
