// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/central_candidates.h"

#include "storage/central_impl.h"

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
QFuture<T> ask(CentralCandidates::Impl &impl, Question question)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    QFuture<T> future = promise->future();
    impl.add([promise, question = std::move(question)](CentralTable *t, const Connection *c) {
        if (t && c && !c->isLost())
            promise->addResult(question(*t, *c));
        else
            promise->addResult(T(tl::unexpect, noConnection()));
        promise->finish();
    });
    return future;
}

}  // namespace

void CentralCandidates::Impl::add(CentralTask task)
{
    {
        const std::lock_guard held(lock);
        tasks.push_back(std::move(task));
    }
    work.notify_one();
}

CentralCandidates::CentralCandidates(const QString &place, CentralOptions options)
    : impl_(std::make_unique<Impl>())
{
    impl_->place = place;
    impl_->options = std::move(options);
    impl_->thread = std::thread([this] { impl_->run(); });
    impl_->watch = std::thread([this] { impl_->watchDeadlines(); });
}

CentralCandidates::~CentralCandidates()
{
    {
        const std::lock_guard held(impl_->lock);
        impl_->stopping = true;
    }
    impl_->work.notify_all();
    impl_->deadlines.notify_all();
    impl_->watch.join();
    impl_->thread.join();
}

QFuture<CentralAnswer> CentralCandidates::checkAndInsert(const QString &house,
                                                         std::vector<dedup::Asked> request,
                                                         Instant now)
{
    auto check = std::make_shared<CentralCheck>();
    check->house = house;
    check->request = std::move(request);
    check->now = now;
    check->until = CentralClock::now() + std::chrono::microseconds(impl_->options.withinMicros);
    check->promise.start();
    QFuture<CentralAnswer> future = check->promise.future();
    {
        const std::lock_guard held(impl_->lock);
        if (impl_->connected && !impl_->stopping)
            impl_->waiting.push_back(std::exchange(check, {}));
    }
    if (check) deliver(*check, {});
    impl_->work.notify_one();
    impl_->deadlines.notify_one();
    return future;
}

QFuture<Result<void>> CentralCandidates::upsert(const QString &house,
                                                std::vector<dedup::Candidate> candidates)
{
    return ask<Result<void>>(*impl_,
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
    return ask<Held>(*impl_,
                     [house, ours = std::move(ours)](CentralTable &t, const Connection &) -> Held {
                         std::vector<dedup::Asked> all;
                         for (const dedup::Candidate &c : ours) all.push_back(dedup::asked(c));
                         return t.held(house, all);
                     });
}

QFuture<Result<void>> CentralCandidates::forget(const QString &house, Instant before)
{
    return ask<Result<void>>(*impl_,
                             [house, before](CentralTable &t, const Connection &c) -> Result<void> {
                                 const int rc = t.forget(house, before);
                                 if (rc == kOk) return {};
                                 return tl::unexpected(c.error(rc));
                             });
}

bool CentralCandidates::isConnected() const
{
    const std::lock_guard held(impl_->lock);
    return impl_->connected;
}

QString CentralCandidates::trouble() const
{
    const std::lock_guard held(impl_->lock);
    return impl_->why;
}

}  // namespace roomrack::storage
