// SPDX-License-Identifier: GPL-3.0-or-later
// The two long computations of the page, each on a separate thread with its own connection: the
// backtest of policies, and the recommended limits. Cancelling the future stops the work.
#pragma once

#include "advice/adviser.h"
#include "advice/compare.h"
#include "engine/async_reader.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

struct ReplayJob {
    engine::OpenReader open;
    inventory::Catalogue catalogue;
    advice::CompareOptions options;
};

/// Progress values count the replayed nights of all policies together; the range is empty while the
/// log is read.
QFuture<Result<advice::Comparison>> replayLater(ReplayJob job);

struct AdviceJob {
    engine::OpenReader open;
    inventory::Catalogue catalogue;
    inventory::Ledger ledger;
    advice::AdviserOptions options;
};

struct Advice {
    advice::ShowRates rates;
    std::vector<advice::PoolAdvice> nights;
};

QFuture<Result<Advice>> adviseLater(AdviceJob job);

}  // namespace roomrack::desktop
