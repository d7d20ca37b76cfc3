// SPDX-License-Identifier: GPL-3.0-or-later
// Reservations that a channel sent and that wait for the user, because something in them is not
// mapped.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QFutureSynchronizer>

namespace roomrack::desktop {

class UnmappedReservations final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive this object.
    explicit UnmappedReservations(HotelSession &session) : session_(session) {}

    /// Oldest first.
    const std::vector<booking::InboxRow> &rows() const { return rows_; }
    int of(ChannelId channel) const;
    void reload();
    /// Its destruction waits until the engine has the message.
    void putAside(const booking::InboxRow &message, QObject *context,
                  std::function<void(const Result<void> &)> done);

signals:
    void changed();

private:
    HotelSession &session_;
    std::vector<booking::InboxRow> rows_;
    QFutureSynchronizer<void> writing_;
};

}  // namespace roomrack::desktop
