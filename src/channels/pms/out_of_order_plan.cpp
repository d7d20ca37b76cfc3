// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/out_of_order_plan.h"

#include "protocols/opentravel/codec.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>
#include <map>
#include <set>

namespace roomrack::channels {

namespace ota = protocols::opentravel;

using booking::InboxRow;
using booking::InboxState;

namespace {

/// Rooms out of order per pool and night.
using Counts = std::map<PoolId, std::map<Night, int>>;

class Planner {
public:
    Planner(const PmsContext &context, const sync::ChannelSettings &settings)
        : c_(context), settings_(settings), catalogue_(context.hotel.catalogue())
    {}

    Result<Counts> counts(const QByteArray &raw, QString *echo = nullptr) const
    {
        const auto decoded = ota::decode(raw);
        if (!decoded) return tl::unexpected(decoded.error());
        const auto *notif = std::get_if<ota::InvCountNotif>(&decoded->message);
        if (!notif) return wrong(ErrorText::tr("the message is not about out-of-order rooms"));
        if (echo) *echo = notif->head.echoToken;
        if (!decoded->problems.empty()) return wrong(decoded->problems.front().text);
        if (notif->hotelCode != settings_.hotelCode)
            return wrong(
                ErrorText::tr("hotel code “%1” does not match this hotel").arg(notif->hotelCode));
        Counts all;
        for (const ota::Inventory &inventory : notif->inventories) {
            if (const auto ok = add(inventory, all); !ok) return tl::unexpected(ok.error());
        }
        return all;
    }

    booking::EditBlock block(const Counts &counts) const
    {
        booking::EditBlock block;
        block.caller = {catalogue_.property.id, channelActor(c_.channel), c_.channel, {}};
        for (const auto &[pool, nights] : counts) {
            const booking::CellRow row{booking::CellField::OutOfOrder, {}, pool, {}, 0};
            for (const auto &[night, rooms] : nights)
                block.cells.push_back({row, {night, 1}, {rooms}});
        }
        return block;
    }

private:
    static tl::unexpected<Error> wrong(const QString &why)
    {
        return fail(ErrorCode::Invalid, QStringLiteral("rooms"), why);
    }

    Result<PoolId> poolOf(const QString &code) const
    {
        std::set<PoolId> seen;
        std::optional<PoolId> found;
        for (const sync::RoomMapping &room : settings_.rooms) {
            const int type = catalogue_.typeIndex(room.roomType);
            if (type < 0) continue;
            const PoolId pool = catalogue_.roomTypes[size_t(type)].pool;
            if (room.code == code) found = pool;
            // A count for one of them would be taken for the whole pool's.
            if (!seen.insert(pool).second)
                return wrong(
                    ErrorText::tr("several mapped room types share a pool; map only one of them"));
        }
        if (found) return *found;
        return wrong(ErrorText::tr("the channel's room “%1” is not mapped").arg(code));
    }

    Result<void> add(const ota::Inventory &inventory, Counts &all) const
    {
        const auto pool = poolOf(inventory.target.roomType);
        if (!pool) return tl::unexpected(pool.error());
        if (!inventory.target.nights) return wrong(ErrorText::tr("the nights are missing"));
        const auto count =
            std::find_if(inventory.counts.begin(), inventory.counts.end(),
                         [](const auto &c) { return c.type == ota::kCountOutOfOrder; });
        if (count == inventory.counts.end()) return {};
        const Night first =
            std::max(inventory.target.nights->first, catalogue_.property.businessDate);
        const Night last =
            std::min(inventory.target.nights->last, catalogue_.property.horizonEnd() - 1);
        for (Night n = first; n <= last; ++n) {
            if (inventory.target.nights->contains(n)) all[*pool][n] = count->count;
        }
        return {};
    }

    const PmsContext &c_;
    const sync::ChannelSettings &settings_;
    const inventory::Catalogue &catalogue_;
};

}  // namespace

QString inventoryFile()
{
    return QStringLiteral("inventory");
}

PmsRecordPlan planOutOfOrder(const QByteArray &raw, Instant received,
                             const std::vector<InboxRow> &before, const PmsContext &context,
                             const sync::ChannelSettings &settings)
{
    const Planner planner(context, settings);
    PmsRecordPlan plan;
    QString echo;
    auto counts = planner.counts(raw, &echo);
    if (echo.isEmpty()) {
        echo = QString::fromLatin1(
            QCryptographicHash::hash(raw, QCryptographicHash::Sha256).toHex().left(24));
    }
    const Night today = context.hotel.property().businessDate;
    plan.inbox = {context.hotel.property().id,
                  context.channel,
                  inventoryFile(),
                  echo,
                  received,
                  InboxState::Understood,
                  today,
                  {},
                  raw};
    if (!counts) {
        plan.inbox.state = InboxState::Waiting;
        plan.inbox.reason = counts.error().text();
        return plan;
    }
    for (const InboxRow &row : before) {
        if (row.state != InboxState::Understood) continue;
        plan.repeated = plan.repeated || row.revision == echo;
        if (row.received <= received) continue;
        const auto later = planner.counts(row.body);
        for (const auto &[pool, nights] : later.value_or(Counts())) {
            for (const auto &[night, rooms] : nights) (*counts)[pool].erase(night);
        }
    }
    for (const auto &[pool, nights] : *counts) {
        if (!nights.empty()) plan.inbox.keepUntil = std::max(today, nights.rbegin()->first);
    }
    booking::EditBlock block = planner.block(*counts);
    if (!block.cells.empty() && !plan.repeated) plan.commands.emplace_back(std::move(block));
    return plan;
}

}  // namespace roomrack::channels
