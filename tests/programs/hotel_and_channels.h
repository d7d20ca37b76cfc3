// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel in roomrackd and its channels in roomrack-sim, two processes that are repeatedly killed
// while guests book and the manager edits. At the end both sides are compared.
#pragma once

#include "programs/both_programs.h"

#include "engine/engine.h"
#include "sync/board.h"
#include "sync/settings.h"

namespace roomrack::tests {

class HotelAndChannels {
public:
    explicit HotelAndChannels(quint64 seed)
        : random_(seed), programs_(seed, [this] { excite(true); })
    {}

    /// Runs for the given time, then lets everything settle. Returns the errors as text; empty:
    /// none.
    QStringList play(qint64 seconds);
    QString summary() const;
    QString file() const { return programs_.file(); }

private:
    struct ChannelSide {
        ChannelId channel;
        sync::ChannelSettings settings;
        bool pushes = false;
    };
    void makeHotel(engine::Engine &engine);
    bool link(ChannelSide &line);
    QStringList begin();
    void excite(bool on);
    void edit();
    bool settled() const;
    QStringList unsettled();
    QStringList end();
    QStringList compare(const ChannelSide &line, engine::Engine &engine, const QJsonObject &shop,
                        const QJsonObject &sold) const;
    QStringList compareShown(const ChannelSide &line, const engine::Snapshot &hotel,
                             const QJsonObject &shop) const;
    QStringList compareSold(const ChannelSide &line, const QJsonObject &sold) const;

    core::Random random_;
    BothPrograms programs_;
    core::SystemClock clock_;
    PropertyId property_;
    Night today_;
    std::vector<ChannelSide> lines_;
    int edits_ = 0;
    qint64 reservations_ = 0, guests_ = 0;
};

}  // namespace roomrack::tests
