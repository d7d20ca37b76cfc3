// SPDX-License-Identifier: GPL-3.0-or-later
// roomrackd on a file and roomrack-sim with a journal, as processes of their own that are killed
// again and again, and come back where they were.
#pragma once

#include "programs/started.h"

#include "core/random.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace roomrack::tests {

class BothPrograms {
public:
    /// `simulatorBegan` is called whenever the simulator is up: what goes wrong there is not kept.
    BothPrograms(quint64 seed, std::function<void()> simulatorBegan)
        : seed_(seed), simulatorBegan_(std::move(simulatorBegan))
    {}

    QString file() const { return path("hotel.roomrack"); }
    quint16 door() const { return door_; }
    Started &simulator() { return *simulator_; }
    Started &server() { return *server_; }

    bool startSimulator();
    bool startServer();
    /// By what the server finds passwords; before it is started. False: it cannot be written.
    bool keepSecrets(const QJsonObject &secrets) const;
    /// The simulator's control door.
    QJsonObject ask(const QByteArray &method, const QString &target,
                    const QJsonObject &body = {}) const;

    /// kill -9 of one or both, at times for a while; `serverIsAway` is called while only the file
    /// is there. What whoIsDown() says, before or after.
    QString killOne(core::Random &random, const std::function<void()> &serverIsAway);
    /// Which of them is not up, and what it said.
    QString whoIsDown();
    int serverKills() const { return serverKills_; }
    int simulatorKills() const { return simulatorKills_; }

private:
    QString path(const char *name) const { return folder_.filePath(QString::fromLatin1(name)); }

    const quint64 seed_;
    const std::function<void()> simulatorBegan_;
    QTemporaryDir folder_;
    std::unique_ptr<Started> simulator_, server_;
    quint16 control_ = 0, door_ = 0;
    int serverKills_ = 0, simulatorKills_ = 0;
};

}  // namespace roomrack::tests
