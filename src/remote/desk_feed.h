// SPDX-License-Identifier: GPL-3.0-or-later
// What is told to desks: the last ChangeSets, in order, for those who ask what came after the one
// that they know. Whoever asks too late, or of a server that has been started anew, is told so.
#pragma once

#include "engine/work_thread.h"
#include "remote/calls.h"

#include <deque>
#include <map>

namespace roomrack::remote {

class DeskFeed {
public:
    using Told = std::function<void(FeedNews &&)>;

    /// The office must outlive it.
    explicit DeskFeed(engine::FrontOffice &office);
    ~DeskFeed();

    /// Where it stands now.
    FeedWish here();
    /// `told` is called once, from a thread of its own: at once where there is something to tell,
    /// with the next commit, or with nothing after kPatienceMs. Of one visit only the last waits.
    /// No property: all of them.
    void wait(const FeedWish &wish, const QByteArray &visit, PropertyId property, Told told);
    /// To be called about once a second: who waited long enough is answered.
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
    /// What somebody is to be told; its changes are copied with the lock let go.
    struct Telling {
        Told told;
        FeedNews news;
        std::vector<engine::ChangeSetPtr> changes;
    };
    /// With the lock held.
    Telling tellingOf(Waiting waiting) const;
    bool hasNews(const Waiting &waiting) const;

    engine::FrontOffice &office_;
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
