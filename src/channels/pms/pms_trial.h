// SPDX-License-Identifier: GPL-3.0-or-later
// A connection test: whether a PMS answers and starts a link. Ends the link at once.
#pragma once

#include "channels/connection/alive.h"
#include "channels/connection/scheduler.h"
#include "channels/pms/fias_session.h"
#include "channels/pms/wire.h"

namespace roomrack::channels {

class PmsTrial {
public:
    /// `done` is called once, with the error; empty: success.
    PmsTrial(std::unique_ptr<Wire> wire, QTimeZone zone, Scheduler &scheduler,
             std::function<void(const QString &wrong)> done);

private:
    void apply(const FiasSession::Step &step);
    void finish(const QString &wrong);

    std::unique_ptr<Wire> wire_;
    Scheduler &scheduler_;
    FiasSession session_;
    std::function<void(const QString &)> done_;
    Alive alive_;
};

}  // namespace roomrack::channels
