// SPDX-License-Identifier: GPL-3.0-or-later
// What would be compiled with everything that knows a Batch, if it stood in its header.
#include "booking/batch.h"

#include <iterator>

namespace roomrack::booking {

void ChannelRows::clear()
{
    cells.clear();
    linked.clear();
    inbox.clear();
    reservations.clear();
    messages.clear();
    forget.clear();
    outbox.clear();
    tokens.clear();
}

void ChannelRows::append(ChannelRows &&more)
{
    const auto move = [](auto &to, auto &from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()),
                  std::make_move_iterator(from.end()));
    };
    move(cells, more.cells);
    move(linked, more.linked);
    move(inbox, more.inbox);
    move(reservations, more.reservations);
    move(messages, more.messages);
    move(forget, more.forget);
    move(outbox, more.outbox);
    move(tokens, more.tokens);
}

bool RequestRows::isEmpty() const
{
    return claims.empty() && sagas.empty() && charges.empty() && duplicates.empty()
           && notices.empty() && setups.empty() && tokens.empty() && forget.empty();
}

void RequestRows::clear()
{
    claims.clear();
    sagas.clear();
    charges.clear();
    duplicates.clear();
    notices.clear();
    setups.clear();
    tokens.clear();
    forget.clear();
}

void Batch::clear()
{
    records.clear();
    bookings.clear();
    fees.clear();
    walks.clear();
    guests.clear();
    keys.clear();
    typeSettings.clear();
    poolSettings.clear();
    rates.clear();
    roomsGiven.clear();
    roomsOut.clear();
    nightPrices.clear();
    oversold.clear();
    properties.clear();
    policies.clear();
    steps.clear();
    cellsBefore.clear();
    users.clear();
    templates.clear();
    fxRates.clear();
    channelSetups.clear();
    channels.clear();
    candidates.clear();
    requests.clear();
    oldestHold = 0;
}

}  // namespace roomrack::booking
