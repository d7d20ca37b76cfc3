// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/server_watch.h"

namespace roomrack::desktop {

ServerWatch::ServerWatch(engine::PropertyService &service) : service_(service)
{
    // The callback is called from the connection's own thread.
    service_.watchConnection([this](const engine::ServerConnectionState &state) {
        QMetaObject::invokeMethod(
            this, [this, state] { note(state); }, Qt::QueuedConnection);
    });
}

ServerWatch::~ServerWatch()
{
    service_.watchConnection({});
}

void ServerWatch::note(const engine::ServerConnectionState &state)
{
    if (state == state_) return;
    const bool isOther = state_.visit != 0 && state.visit != state_.visit;
    state_ = state;
    if (isOther) emit restarted();
    emit changed();
}

}  // namespace roomrack::desktop
