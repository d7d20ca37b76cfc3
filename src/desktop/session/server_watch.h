// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to the server that runs the property; of a local engine it is always up.
#pragma once

#include "engine/property_service.h"

#include <QtCore/QObject>

namespace roomrack::desktop {

class ServerWatch : public QObject {
    Q_OBJECT

public:
    /// The service must outlive this object.
    explicit ServerWatch(engine::PropertyService &service);
    ~ServerWatch() override;

    /// While the connection is lost, the displayed data is outdated.
    const engine::ServerConnectionState &state() const { return state_; }

signals:
    void changed();
    /// Before changed(): the server was restarted and has lost its sign-ins.
    void restarted();

private:
    void note(const engine::ServerConnectionState &state);

    engine::PropertyService &service_;
    engine::ServerConnectionState state_;
};

}  // namespace roomrack::desktop
