// SPDX-License-Identifier: GPL-3.0-or-later
// The former room numbers of the property that a session shows, read once for each description, for
// all of its lists.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/past_rooms.h"

namespace roomrack::desktop {

class PastNumbers final : public QObject {
    Q_OBJECT

public:
    /// That of the session, which owns it; read from the first call on.
    static PastNumbers &of(HotelSession &session);

    /// Until those of another description are read, those of the one before it.
    const PastRooms &rooms() const { return rooms_; }

signals:
    /// rooms() has been read: earlier records name other rooms.
    void changed();

private:
    explicit PastNumbers(HotelSession &session);
    void read();

    HotelSession &session_;
    PastRooms rooms_;
    PropertyId property_;  ///< record numbers mean something else in another one
};

}  // namespace roomrack::desktop
