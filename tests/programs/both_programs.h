// SPDX-License-Identifier: GPL-3.0-or-later
// roomrackd on a file and roomrack-sim with a journal, as separate processes that are repeatedly
// killed and restarted from their stored state.
#pragma once

#include "programs/started.h"

#include "core/random.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace roomrack::tests {

class BothPrograms {
public:
    /// `simulatorBegan` is called after every simulator start, because its fault settings are not
    /// persistent.
    BothPrograms(quint64 seed, std::function<void()> simulatorBegan)
        : seed_(seed), simulatorBegan_(std::move(simulatorBegan))
    {}

    QString file() const { return path("hotel.roomrack"); }
    quint16 apiPort() const { return apiPort_; }
    Started &simulator() { return *simulator_; }
    Started &server() { return *server_; }

    bool startSimulator();
    bool startServer();
    /// Writes the server's password file; call before the server starts. Returns false when it
    /// cannot be written.
    bool keepSecrets(const QJsonObject &secrets) const;
    /// Calls the simulator's control API.
    QJsonObject ask(const QByteArray &method, const QString &target,
                    const QJsonObject &body = {}) const;

    /// kill -9 of one or both, sometimes with an outage; `serverIsAway` is called while only the
    /// file exists. Returns whoIsDown(), from before or after.
    QString killOne(core::Random &random, const std::function<void()> &serverIsAway);
    /// Which process is down, and its output.
    QString whoIsDown();
    int serverKills() const { return serverKills_; }
    int simulatorKills() const { return simulatorKills_; }

private:
    QString path(const char *name) const { return folder_.filePath(QString::fromLatin1(name)); }

    const quint64 seed_;
    const std::function<void()> simulatorBegan_;
    QTemporaryDir folder_;
    std::unique_ptr<Started> simulator_, server_;
    quint16 control_ = 0, apiPort_ = 0;
    int serverKills_ = 0, simulatorKills_ = 0;
};

}  // namespace roomrack::tests
