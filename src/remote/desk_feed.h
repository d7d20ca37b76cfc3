// SPDX-License-Identifier: GPL-3.0-or-later
// Events for connected desks: the last ChangeSets, in order, after the one the desk has. If it is
// too far behind or the server was restarted, the reply requires new snapshots.
#pragma once

#include "engine/work_thread.h"
#include "remote/calls.h"

#include <deque>
#include <map>

namespace roomrack::remote {

class DeskFeed {
public:
    using Told = std::function<void(FeedNews &&)>;

    /// The PropertyService must outlive it.
    explicit DeskFeed(engine::PropertyService &service);
    ~DeskFeed();

    /// Current position.
    FeedPosition here();
    /// `told` is called once, from a thread of its own: immediately if there are changes, with the
    /// next commit, or with nothing after kPatienceTicks. Of one visit only the latest call waits.
    /// No property: all of them.
    void wait(const FeedPosition &position, const QByteArray &visit, PropertyId property,
              Told told);
    /// Call about once a second: answers calls whose time is over.
    void tick();

private:
    struct Kept {
        qint64 number = 0;
        qint64 weight = 0;
        engine::ChangeSetPtr change;
    };
    struct Waiting {
        qint64 after = 0;
        PropertyId property;
        int ticks = 0;
        Told told;
    };
    void keep(engine::ChangeSetPtr change);
    void tellAll();
    /// A reply in preparation; its changes are copied without the lock.
    struct Telling {
        Told told;
        FeedNews news;
        std::vector<engine::ChangeSetPtr> changes;
    };
    /// Requires the lock.
    Telling tellingOf(Waiting waiting) const;
    bool hasNews(const Waiting &waiting) const;

    engine::PropertyService &service_;
    const QByteArray hub_;
    std::mutex lock_;
    std::deque<Kept> kept_;
    qint64 weight_ = 0;
    qint64 last_ = 0;
    std::map<QByteArray, Waiting> waiting_;
    bool called_ = false;
    int subscription_ = 0;
    engine::WorkThread thread_;
};

}  // namespace roomrack::remote
