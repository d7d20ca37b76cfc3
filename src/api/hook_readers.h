// SPDX-License-Identifier: GPL-3.0-or-later
// Webhook readers, one per channel. A reader is replaced when its channel's settings or secret
// change, because readers cache what they have seen.
#pragma once

#include "api/api_server_state.h"
#include "channels/host/equip.h"

#include <functional>
#include <map>

namespace roomrack::api {

class HookReaders {
public:
    using Place = std::pair<PropertyId, ChannelId>;

    channels::PushReader &reader(const Place &place, const ServedChannel &channel);
    /// `channelAt` returns the current channel or null; `gone` is called for each changed one.
    void update(const std::function<const ServedChannel *(const Place &)> &channelAt,
                const std::function<void(const Place &)> &gone);
    void clear() { readers_.clear(); }

private:
    struct Reader {
        std::unique_ptr<channels::PushReader> reader;
        sync::ChannelSettings settings;
        QByteArray secret;
    };
    std::map<Place, Reader> readers_;
};

}  // namespace roomrack::api
