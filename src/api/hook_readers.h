// SPDX-License-Identifier: GPL-3.0-or-later
// What reads the webhooks of each channel; one that has other settings or another secret is read
// anew, because readers remember what they have seen.
#pragma once

#include "api/door_state.h"
#include "channels/push/push_reader.h"

#include <functional>
#include <map>

namespace roomrack::api {

class HookReaders {
public:
    using Place = std::pair<PropertyId, ChannelId>;

    channels::PushReader &reader(const Place &place, const DoorChannel &channel);
    /// `channelAt`: what is there now; null: nothing. `gone` hears of each that is not what it was.
    void update(const std::function<const DoorChannel *(const Place &)> &channelAt,
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
