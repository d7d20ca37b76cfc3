// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of the last minutes, to detect copies. Entries expire by themselves; a flood cannot make
// it large, because only authenticated messages are added.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QByteArray>

#include <map>

namespace roomrack::channels {

class Seen {
public:
    explicit Seen(qint64 windowMicros) : window_(windowMicros) {}

    /// The value stored under this name; null if there is none, or it has expired.
    const QByteArray *find(const QByteArray &name, Instant now)
    {
        std::erase_if(entries_, [&](const auto &e) { return now - e.second.at > window_; });
        const auto it = entries_.find(name);
        return it == entries_.end() ? nullptr : &it->second.what;
    }
    void note(const QByteArray &name, const QByteArray &what, Instant now)
    {
        entries_[name] = {now, what};
    }

private:
    struct Entry {
        Instant at;
        QByteArray what;
    };
    const qint64 window_;
    std::map<QByteArray, Entry> entries_;
};

}  // namespace roomrack::channels
