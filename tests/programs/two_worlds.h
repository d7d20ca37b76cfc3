// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel in roomrackd and its channels in roomrack-sim, two processes that are killed again and
// again while guests book and the manager edits. In the end both worlds are compared.
#pragma once

#include "programs/started.h"

#include "core/random.h"
#include "engine/engine.h"
#include "sync/board.h"
#include "sync/settings.h"

#include <QTemporaryDir>

#include <memory>

namespace roomrack::tests {

class TwoWorlds {
public:
    explicit TwoWorlds(quint64 seed) : seed_(seed), random_(seed) {}

    /// So long, then lets things settle. What is wrong in the end, in words; empty: nothing.
    QStringList play(qint64 seconds);
    QString summary() const;
    QString file() const { return path("hotel.roomrack"); }

private:
    struct Line {
        ChannelId channel;
        sync::ChannelSettings settings;
        bool pushes = false;
    };
    QString path(const char *name) const { return folder_.filePath(QString::fromLatin1(name)); }
    void makeHotel(engine::Engine &engine);
    bool link(Line &line);
    QStringList begin();
    bool startSimulator();
    bool startServer();
    void excite(bool on);
    void killOne();
    void edit();
    bool settled() const;
    QStringList unsettled() const;
    QStringList end();
    QStringList compare(const Line &line, engine::Engine &engine, const QJsonObject &shop,
                        const QJsonObject &sold) const;
    QStringList compareShown(const Line &line, const engine::Snapshot &hotel,
                             const QJsonObject &shop) const;
    QStringList compareSold(const Line &line, const QJsonObject &sold) const;
    QJsonObject ask(const QByteArray &method, const QString &target,
                    const QJsonObject &body = {}) const;

    quint64 seed_;
    core::Random random_;
    QTemporaryDir folder_;
    core::SystemClock clock_;
    PropertyId property_;
    Night today_;
    std::vector<Line> lines_;
    std::unique_ptr<Started> simulator_, server_;
    quint16 control_ = 0, door_ = 0;
    int serverKills_ = 0, simulatorKills_ = 0, edits_ = 0;
    qint64 reservations_ = 0, guests_ = 0;
};

}  // namespace roomrack::tests
