// SPDX-License-Identifier: GPL-3.0-or-later
// A second copy of the test program that works on a hotel with several threads and writes down
// what it asks and what it is told, until somebody kills or stops it.
#pragma once

#include "campaign.h"

#include <QProcess>

namespace roomrack::tests {

class CampaignWorker {
public:
    /// What main() must do first: where the program is such a copy, works and returns its exit
    /// code.
    static std::optional<int> runIfAsked(int argc, char **argv);

    CampaignWorker(const QString &place, const QString &log, quint64 seed, int leaseSeconds = 15);
    ~CampaignWorker() { kill(); }

    QProcess &process() { return process_; }
    /// Waits until it has written so much; false: it ended before.
    bool waitForLog(qint64 bytes);
    qint64 logged() const;
    void kill();
    /// Everything it asked, with the answers that it got.
    std::vector<Request> requests() const;

private:
    Q_DISABLE_COPY(CampaignWorker)
    QProcess process_;
    QString log_;
};

}  // namespace roomrack::tests
