// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the rows that channel links keep beside bookings, in the transaction they belong to.
#pragma once

#include "booking/channel_rows.h"
#include "storage/connection.h"

namespace roomrack::storage {

class ChannelWriter {
public:
    ChannelWriter() = default;
    explicit ChannelWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;

    int write(const booking::ChannelRows &rows);

private:
    int write(const booking::ChannelCellsRow &row);
    int write(const booking::ChannelLinkedRow &row);
    int write(const booking::ChannelLeftRow &row);
    int write(const booking::InboxRow &row);
    int write(const booking::ChannelReservationRow &row);
    int write(const booking::ChannelMessageRow &row);
    int write(const booking::ForgetStaysRow &row);
    int write(const booking::OutboxRow &row);
    int write(const booking::OutboxTokenRow &row);
    int write(const booking::MessageTokenRow &row);
    Statement cells_, noCells_, linked_, left_, noLeft_, inbox_, reservation_, message_,
        oldMessages_, forgetInbox_, forgetReservations_, forgetOutbox_, outbox_, token_, noToken_,
        messageToken_, noMessageToken_;
};

}  // namespace roomrack::storage
