// SPDX-License-Identifier: GPL-3.0-or-later
// Reports that the connection to the server is lost, since when the displayed data is outdated, and
// that the connection is being retried; withdraws the notice when it is restored.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

namespace roomrack::desktop {

class ConnectionNotice final : public QObject {
    Q_OBJECT

public:
    /// Is owned by `actions`.
    ConnectionNotice(HotelSession &session, PageActions &actions);

private:
    void look();
    void say();
    HotelSession &session_;
    PageActions &actions_;
    Instant since_;
    QTimer soon_;
};

}  // namespace roomrack::desktop
