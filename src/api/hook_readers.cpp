// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/hook_readers.h"

namespace roomrack::api {

channels::PushReader &HookReaders::reader(const Place &place, const ServedChannel &channel)
{
    auto it = readers_.find(place);
    if (it == readers_.end()) {
        Reader made{channels::pushReaderFor(channel.status.settings, channel.secret),
                    channel.status.settings, channel.secret};
        it = readers_.emplace(place, std::move(made)).first;
    }
    return *it->second.reader;
}

void HookReaders::update(const std::function<const ServedChannel *(const Place &)> &channelAt,
                         const std::function<void(const Place &)> &gone)
{
    std::erase_if(readers_, [&](const auto &reader) {
        const ServedChannel *now = channelAt(reader.first);
        const bool another = !now || now->secret != reader.second.secret
                             || now->status.settings != reader.second.settings;
        if (another) gone(reader.first);
        return another;
    });
}

}  // namespace roomrack::api
