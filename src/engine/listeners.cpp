// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/listeners.h"

#include <algorithm>

namespace roomrack::engine {

int Listeners::add(Listener listener)
{
    const std::lock_guard held(lock_);
    all_.emplace_back(next_, std::make_shared<const Listener>(std::move(listener)));
    any_ = true;
    return next_++;
}

void Listeners::remove(int handle)
{
    const std::lock_guard held(lock_);
    std::erase_if(all_, [&](const auto &l) { return l.first == handle; });
    any_ = !all_.empty();
}

void Listeners::tell(const std::vector<std::shared_ptr<ChangeSet>> &sets)
{
    if (sets.empty()) return;
    const std::lock_guard held(lock_);
    for (const auto &set : sets) {
        const auto all = all_;  // listeners may add and remove listeners
        for (const auto &one : all) {
            if (std::find(all_.begin(), all_.end(), one) != all_.end()) (*one.second)(set);
        }
    }
}

}  // namespace roomrack::engine
