// SPDX-License-Identifier: GPL-3.0-or-later
// GET of soft blocks, from the copy that the API server's thread keeps. A channel sees its own.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/soft_block_form.h"
#include "api/v1/topics.h"
#include "booking/hold_table.h"

#include <limits>

namespace roomrack::api::v1 {

namespace {

constexpr int kBlocks = 100, kBlocksAtMost = 1'000;

bool isVisible(const Call &call, const booking::Hold &hold)
{
    return !call.visitor.channel || hold.channel == call.visitor.channel;
}

void writeNumbers(Writer &w, const engine::HotelView &hotel, HoldId id)
{
    w.beginArray();
    const auto held = hotel.roomsHeld().find(id);
    if (held != hotel.roomsHeld().end()) {
        for (const RoomId room : held->second) w.text(hotel.catalogue().roomNumber(room));
    }
    w.endArray();
}

void writeBlock(Writer &w, const engine::HotelView &hotel, const booking::Hold &hold)
{
    w.beginObject();
    w.key("soft_block").number(hold.id.value);
    w.key("durability").text(nameOf(kDurabilityNames, durabilityOf(hold.id)));
    // A payment under way, or a question whether it is a duplicate, keeps it from expiring.
    const bool pending = hold.isPinned() || hotel.pending().sagaOf(hold.id);
    w.key("status").text(pending ? QStringLiteral("pending") : QStringLiteral("held"));
    w.key("channel").text(hotel.channelName(hold.channel));
    writeBooked(w, hotel, hold.roomType, hold);
    w.key("numbers");
    writeNumbers(w, hotel, hold.id);
    w.key("created");
    writeInstant(w, hold.taken);
    w.key("expires_at");
    writeInstant(w, hold.isPinned() ? Instant() : hold.deadline);
    w.endObject();
}

/// As the engine refuses to use it.
Error whyNot(const booking::Hold *hold, HoldId id, qint64 epoch)
{
    const QString field = QStringLiteral("hold");
    if (hold)
        return {ErrorCode::Expired, field, ErrorText::tr("has expired; create a new hold"), -1};
    if (booking::HoldTable::isOfEarlierEpoch(id, epoch))
        return {ErrorCode::Expired, field,
                ErrorText::tr("was kept in memory only and has ended, as all such holds do when "
                              "Roomrack is restarted; create a new hold"),
                -1};
    return {ErrorCode::NotFound, field, ErrorText::tr("not found; released, confirmed or expired"),
            -1};
}

}  // namespace

void serveOneSoftBlock(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    const Query query(call);
    if (!query.ok()) return Api::refuse(call, query.error());
    const HoldId id{call.id};
    const booking::Hold *hold = hotel->hold(id);
    if (hold && !isVisible(call, *hold)) hold = nullptr;
    if (!hold || api.engine().now() >= hold->deadline)
        return Api::refuse(call, whyNot(hold, id, hotel->epoch()));
    Writer w;
    writeBlock(w, *hotel, *hold);
    Api::answer(call, 200, w.take());
}

void serveSoftBlocks(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Query query(call);
    constexpr qint64 kLast = std::numeric_limits<qint64>::max();
    const HoldId after{query.number("after", -kLast, kLast, -kLast)};
    const auto limit = query.number("limit", 1, kBlocksAtMost, kBlocks);
    if (!query.ok()) return Api::refuse(call, query.error());
    const Instant now = api.engine().now();
    Writer w;
    w.beginObject();
    w.key("as_of");
    writePlace(w, hotel->epoch(), hotel->commitNumber(), hotel->seq());
    w.key("soft_blocks").beginArray();
    qint64 written = 0, last = 0;
    bool more = false;
    for (auto at = hotel->holds().upper_bound(after); at != hotel->holds().end(); ++at) {
        if (!isVisible(call, at->second) || now >= at->second.deadline) continue;
        more = written == limit;
        if (more) break;
        writeBlock(w, *hotel, at->second);
        last = at->first.value;
        ++written;
    }
    w.endArray();
    w.key("next");
    if (more)
        w.number(last);
    else
        w.null();
    w.endObject();
    Api::answer(call, 200, w.take());
}

}  // namespace roomrack::api::v1
