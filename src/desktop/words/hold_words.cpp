// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/hold_words.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace roomrack::desktop {

namespace {

struct HoldWords {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// A row of a table has place for these.
constexpr qsizetype kMostNumbers = 6;

}  // namespace

QString holdRoomsText(const engine::HotelView &view, const booking::Hold &hold)
{
    const QString rooms = roomsText(view.catalogue(), hold.roomType, hold.rooms);
    const auto held = view.roomsHeld().find(hold.id);
    if (held == view.roomsHeld().end()) return rooms;
    QStringList numbers;
    for (const RoomId room : held->second) {
        if (numbers.size() == kMostNumbers) {
            numbers += QStringLiteral("…");
            break;
        }
        numbers += view.catalogue().roomNumber(room);
    }
    return HoldWords::tr("%1 · %2", "room type × number of rooms · room numbers")
        .arg(rooms, numbers.join(QStringLiteral(", ")));
}

QString holdMemoryText(const booking::Hold &hold)
{
    return hold.isVolatile() ? HoldWords::tr("in memory") : QString();
}

QString holderText(const engine::HotelView &view, const booking::Hold &hold)
{
    const inventory::Channel *channel = view.catalogue().channel(hold.channel);
    if (channel && channel->kind != inventory::ChannelKind::Desk) return channelTitle(*channel);
    if (const booking::User *user = view.user(hold.actor)) return user->name;
    for (const booking::TokenRow &row : view.tokens()) {
        if (row.token.id == hold.actor) return row.token.name;
    }
    return channel ? channelTitle(*channel) : HoldWords::tr("API");
}

QString heldByText(const engine::HotelView &view, const booking::Hold &hold, Instant now)
{
    const QString holder = holderText(view, hold);
    if (hold.isPinned()) return HoldWords::tr("Held by %1, payment pending").arg(holder);
    return HoldWords::tr("Held by %1, %2 left").arg(holder, countdownText(hold.deadline - now));
}

QString heldByPhrase(const engine::HotelView &view, const booking::Hold &hold, Instant now)
{
    const QString holder = holderText(view, hold);
    if (hold.isPinned()) return HoldWords::tr("held by %1, payment pending").arg(holder);
    return HoldWords::tr("held by %1, %2 left").arg(holder, countdownText(hold.deadline - now));
}

}  // namespace roomrack::desktop
