// SPDX-License-Identifier: GPL-3.0-or-later
// The two long computations of the page, on a thread of their own with a connection of their own:
// the replay of policies, and the adviser's limits. Cancelling the future stops the work.
#pragma once

#include "advice/adviser.h"
#include "advice/compare.h"
#include "engine/read_desk.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

struct ReplayJob {
    engine::OpenReader open;
    inventory::Catalogue catalogue;
    advice::CompareOptions options;
};

/// Progress values count the nights played, of all policies together; while the log is read the
/// range is empty.
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
