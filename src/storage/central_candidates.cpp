// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/central_candidates.h"

#include "storage/central_worker.h"

#include <utility>

namespace roomrack::storage {

namespace {

Error noConnection()
{
    return {ErrorCode::NotSaved, QStringLiteral("shared duplicate database"),
            ErrorText::tr("is unreachable"), -1};
}

/// Runs the query on the store's thread.
template <typename T, typename Question>
QFuture<T> ask(CentralWorker &worker, Question question)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    QFuture<T> future = promise->future();
    worker.add([promise, question = std::move(question)](CentralTable *t, const Connection *c) {
        if (t && c && !c->isLost())
            promise->addResult(question(*t, *c));
        else
            promise->addResult(T(tl::unexpect, noConnection()));
        promise->finish();
    });
    return future;
}

}  // namespace

CentralCandidates::CentralCandidates(const QString &place, CentralOptions options)
    : worker_(std::make_unique<CentralWorker>(place, std::move(options)))
{}

CentralCandidates::~CentralCandidates() = default;

QFuture<CentralAnswer> CentralCandidates::checkAndInsert(const QString &house,
                                                         std::vector<dedup::Asked> request,
                                                         Instant now)
{
    auto check = std::make_shared<CentralCheck>();
    check->house = house;
    check->request = std::move(request);
    check->now = now;
    check->promise.start();
    QFuture<CentralAnswer> future = check->promise.future();
    worker_->check(std::move(check));
    return future;
}

QFuture<Result<void>> CentralCandidates::upsert(const QString &house,
                                                std::vector<dedup::Candidate> candidates)
{
    return ask<Result<void>>(*worker_,
                             [house, candidates = std::move(candidates)](
                                 CentralTable &t, const Connection &c) -> Result<void> {
                                 int rc = t.begin();
                                 for (const dedup::Candidate &each : candidates) {
                                     if (rc == kOk) rc = t.upsert(house, each);
                                 }
                                 if (rc == kOk) rc = t.commit();
                                 if (rc == kOk) return {};
                                 const Error error = c.error(rc);
                                 t.rollback();
                                 return tl::unexpected(error);
                             });
}

QFuture<Result<std::vector<dedup::Candidate>>> CentralCandidates::held(
    const QString &house, std::vector<dedup::Candidate> ours)
{
    using Held = Result<std::vector<dedup::Candidate>>;
    return ask<Held>(*worker_,
                     [house, ours = std::move(ours)](CentralTable &t, const Connection &) -> Held {
                         std::vector<dedup::Asked> all;
                         for (const dedup::Candidate &c : ours) all.push_back(dedup::asked(c));
                         return t.held(house, all);
                     });
}

QFuture<Result<std::vector<dedup::CandidateId>>> CentralCandidates::active(
    const QString &house, std::vector<dedup::CandidateId> ids)
{
    using Active = Result<std::vector<dedup::CandidateId>>;
    return ask<Active>(
        *worker_, [house, ids = std::move(ids)](CentralTable &t, const Connection &) -> Active {
            return t.active(house, ids);
        });
}

QFuture<Result<void>> CentralCandidates::forget(const QString &house, Instant before)
{
    return ask<Result<void>>(*worker_,
                             [house, before](CentralTable &t, const Connection &c) -> Result<void> {
                                 const int rc = t.forget(house, before);
                                 if (rc == kOk) return {};
                                 return tl::unexpected(c.error(rc));
                             });
}

bool CentralCandidates::isConnected() const
{
    return worker_->isConnected();
}

QString CentralCandidates::trouble() const
{
    return worker_->trouble();
}

}  // namespace roomrack::storage
