// SPDX-License-Identifier: GPL-3.0-or-later
// The hotels as the door's thread sees them: copies kept in step by ChangeSets, so that whoever
// asks what is free takes no lock of the engine.
#pragma once

#include "engine/engine.h"
#include "engine/hotel_view.h"
#include "engine/world/mailbox.h"

#include <map>

namespace roomrack::api::v1 {

class Hotels {
public:
    struct Listener {
        /// A hotel is new, or all of it is: after a reload, or when it is first read.
        std::function<void(PropertyId, const engine::Snapshot &)> begun;
        /// It cannot be known what it is now; begun() follows.
        std::function<void(PropertyId)> lost;
        /// A commit, in order.
        std::function<void(PropertyId, const engine::ChangeSetPtr &)> changed;
    };
    /// The engine must outlive it; begin() is called once the listener can be.
    Hotels(engine::Engine &engine, std::shared_ptr<engine::Mailbox> mailbox, Listener listener);
    ~Hotels();
    /// Waits for the first copies.
    void begin(const std::vector<PropertyId> &properties);

    /// Null: it is not known, or being read anew.
    const engine::HotelView *view(PropertyId property) const;

private:
    struct Hotel {
        std::optional<engine::HotelView> view;
        std::vector<engine::ChangeSetPtr> early;  ///< came while it was being read
        bool reading = false;
        bool again = false;  ///< what is being read is out of date
    };
    void read(PropertyId property);
    void adopt(PropertyId property, const Result<engine::SnapshotPtr> &snapshot);
    void hear(const engine::ChangeSetPtr &change);

    engine::Engine &engine_;
    const std::shared_ptr<engine::Mailbox> mailbox_;
    QObject here_;  ///< what is being read comes here, and goes with it
    const Listener listener_;
    std::map<PropertyId, Hotel> hotels_;
    int subscription_ = 0;
};

}  // namespace roomrack::api::v1
