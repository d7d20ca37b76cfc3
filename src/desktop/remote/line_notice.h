// SPDX-License-Identifier: GPL-3.0-or-later
// Says that the line to the server that keeps the hotel is cut, since when what is shown is old,
// and that it is being tried again; says so no more when it is back.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

namespace roomrack::desktop {

class LineNotice final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the actions, and goes with them.
    LineNotice(HotelSession &session, DeskActions &actions);

private:
    void look();
    void say();
    HotelSession &session_;
    DeskActions &actions_;
    Instant since_;
    QTimer soon_;
};

}  // namespace roomrack::desktop
