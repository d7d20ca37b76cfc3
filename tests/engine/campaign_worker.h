// SPDX-License-Identifier: GPL-3.0-or-later
// A second copy of the test program that works on a property with several threads and logs its
// requests and answers, until it is killed or stopped.
#pragma once

#include "campaign.h"

#include <QProcess>

namespace roomrack::tests {

class CampaignWorker {
public:
    /// Call first in main(): if the program is such a copy, works and returns its exit code.
    static std::optional<int> runIfAsked(int argc, char **argv);

    CampaignWorker(const QString &place, const QString &log, quint64 seed, int leaseSeconds = 15);
    ~CampaignWorker() { kill(); }

    QProcess &process() { return process_; }
    /// Waits until its log has this many bytes; false: it ended before.
    bool waitForLog(qint64 bytes);
    qint64 logged() const;
    void kill();
    /// All its requests, with the answers received.
    std::vector<Request> requests() const;

private:
    Q_DISABLE_COPY(CampaignWorker)
    QProcess process_;
    QString log_;
};

}  // namespace roomrack::tests
