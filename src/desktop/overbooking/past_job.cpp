// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/past_job.h"

#include "engine/read_past.h"

#include <QtConcurrent/QtConcurrentRun>

namespace roomrack::desktop {

namespace {

/// The database connection is opened and closed in the calling thread.
template <typename T>
Result<advice::Past> readPast(const engine::OpenReader &open, PropertyId property,
                              QPromise<T> &promise)
{
    const auto reader = open();
    if (!reader) return tl::unexpected(reader.error());
    return engine::readPast(**reader, property, [&promise] { return !promise.isCanceled(); });
}

}  // namespace

QFuture<Result<advice::Comparison>> replayLater(ReplayJob job)
{
    using Reply = Result<advice::Comparison>;
    return QtConcurrent::run([job = std::move(job)](QPromise<Reply> &promise) {
        const auto past = readPast(job.open, job.catalogue.property.id, promise);
        if (!past) {
            promise.addResult(tl::unexpected(past.error()));
            return;
        }
        const auto watch = [&promise](int done, int of) {
            promise.setProgressRange(0, of);
            promise.setProgressValue(done);
            return !promise.isCanceled();
        };
        promise.addResult(advice::compare(*past, job.catalogue, job.options, watch));
    });
}

QFuture<Result<Advice>> adviseLater(AdviceJob job)
{
    using Reply = Result<Advice>;
    return QtConcurrent::run([job = std::move(job)](QPromise<Reply> &promise) {
        const auto past = readPast(job.open, job.catalogue.property.id, promise);
        if (!past) {
            promise.addResult(tl::unexpected(past.error()));
            return;
        }
        promise.addResult(
            Advice{advice::learnRates(*past, job.catalogue),
                   advice::adviseNights(*past, job.catalogue, job.ledger, job.options)});
    });
}

}  // namespace roomrack::desktop
