// SPDX-License-Identifier: GPL-3.0-or-later
// The notices that newer ones pushed off the page, until the user clears the list.
#pragma once

#include "core/clock.h"
#include "desktop/session/notice.h"

#include <QtCore/QObject>

#include <vector>

namespace roomrack::desktop {

class EarlierNotices : public QObject {
    Q_OBJECT

public:
    struct Entry {
        Notice notice;
        core::Instant at;
        /// Whether the notice has an action that can still run.
        bool hasAction() const;
    };

    using QObject::QObject;
    /// Oldest first.
    const std::vector<Entry> &entries() const { return entries_; }
    /// Keeps the last 50.
    void add(const Notice &notice, core::Instant at);
    void remove(const std::function<bool(const Notice &)> &which);
    void clear();
    /// Removes the entry and runs its action.
    void run(size_t index);

signals:
    void changed();

private:
    std::vector<Entry> entries_;
};

}  // namespace roomrack::desktop
