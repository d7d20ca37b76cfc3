// SPDX-License-Identifier: GPL-3.0-or-later
// The API server's copies of the properties, kept in sync by ChangeSets, so that availability
// requests take no lock of the engine.
#pragma once

#include "engine/engine.h"
#include "engine/hotel_view.h"
#include "engine/scheduler/mailbox.h"

#include <map>

namespace roomrack::api::v1 {

class Hotels {
public:
    struct Listener {
        /// A property is available, or was replaced as a whole by a reload.
        std::function<void(PropertyId, const engine::Snapshot &)> begun;
        /// The current state is unknown; begun() follows.
        std::function<void(PropertyId)> lost;
        /// A commit; in order.
        std::function<void(PropertyId, const engine::ChangeSetPtr &)> changed;
    };
    /// The engine must outlive it. Call begin() when the listener is ready.
    Hotels(engine::Engine &engine, std::shared_ptr<engine::Mailbox> mailbox, Listener listener);
    ~Hotels();
    /// Blocks until the first copies are loaded.
    void begin(const std::vector<PropertyId> &properties);

    /// Null if it is unknown or being reloaded.
    const engine::HotelView *view(PropertyId property) const;
    /// Takes a new copy, with everything that is committed now: after a call that edits the
    /// description, so that the caller's next request finds what it added.
    void reread(PropertyId property);

private:
    struct Hotel {
        std::optional<engine::HotelView> view;
        std::vector<engine::ChangeSetPtr> early;  ///< arrived during the reload
        bool reading = false;
        bool again = false;  ///< the running reload is outdated
    };
    void read(PropertyId property);
    void adopt(PropertyId property, const Result<engine::SnapshotPtr> &snapshot);
    void hear(const engine::ChangeSetPtr &change);

    engine::Engine &engine_;
    const std::shared_ptr<engine::Mailbox> mailbox_;
    QObject here_;  ///< context of reloads in progress
    const Listener listener_;
    std::map<PropertyId, Hotel> hotels_;
    int subscription_ = 0;
};

}  // namespace roomrack::api::v1
