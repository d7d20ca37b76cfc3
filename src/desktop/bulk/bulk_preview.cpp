// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_preview.h"

#include <QtConcurrent/QtConcurrentRun>

namespace roomrack::desktop {

namespace {

/// Debounce time in ms for typed digits and the commits of a busy hotel.
constexpr int kGatherMs = 60;

}  // namespace

BulkPreview::BulkPreview(HotelSession &session, QObject *parent)
    : QObject(parent), session_(session)
{
    soon_.setSingleShot(true);
    soon_.setInterval(kGatherMs);
    connect(&soon_, &QTimer::timeout, this, &BulkPreview::start);
    connect(&work_, &QFutureWatcherBase::finished, this, &BulkPreview::finish);
    connect(&work_, &QFutureWatcherBase::progressValueChanged, this,
            [this](int done) { emit progressed(done, work_.progressMaximum()); });
    connect(&session.changes(), &HotelChanges::cellsChanged, this, &BulkPreview::hotelChanged);
    connect(&session, &HotelSession::loaded, this, &BulkPreview::hotelChanged);
    connect(&session.changes(), &HotelChanges::businessDateMoved, this, &BulkPreview::hotelChanged);
}

BulkPreview::~BulkPreview()
{
    work_.disconnect(this);
    work_.cancel();
}

void BulkPreview::want(BulkRequest bulkRequest)
{
    bulkRequest_ = std::move(bulkRequest);
    newRequest_ = true;
    ++requested_;
    again();
}

void BulkPreview::stop()
{
    bulkRequest_.reset();
    last_.reset();
    soon_.stop();
    if (work_.isRunning()) work_.cancel();
}

void BulkPreview::again()
{
    if (!bulkRequest_) return;
    if (work_.isRunning()) {
        outdated_ = true;
        work_.cancel();
    } else if (!soon_.isActive()) {
        soon_.start();
    }
}

// Unlike a new request, a commit does not cancel the work in progress: with frequent commits it
// would never finish.
void BulkPreview::hotelChanged()
{
    if (!bulkRequest_) return;
    if (work_.isRunning())
        outdated_ = true;
    else if (!soon_.isActive())
        soon_.start();
}

void BulkPreview::start()
{
    if (!bulkRequest_) return;
    outdated_ = false;
    started_ = requested_;
    // The session's view belongs to this thread; the worker gets a copy.
    work_.setFuture(QtConcurrent::run([view = session_.view(), bulkRequest = *bulkRequest_](
                                          QPromise<Result<Plan>> &promise) {
        const qint64 cells = qint64(bulkRequest.rows.size()) * qint64(nightsOf(bulkRequest).size());
        promise.setProgressRange(0, int(std::min<qint64>(cells, 2'000'000'000)));
        auto plan = planBulk(view, bulkRequest, [&promise](qint64 done) {
            promise.setProgressValue(int(done));
            return !promise.isCanceled();
        });
        if (plan)
            promise.addResult(std::make_shared<const BulkPlan>(std::move(*plan)));
        else
            promise.addResult(tl::unexpected(plan.error()));
    }));
}

void BulkPreview::finish()
{
    if (!bulkRequest_) return;
    const bool old = started_ != requested_ || work_.isCanceled();
    if (old || outdated_) soon_.start();
    if (old || work_.future().resultCount() == 0) return;
    const Result<Plan> result = work_.result();
    if (!result) {
        last_.reset();
        emit failed(result.error());
        return;
    }
    const bool moved = !newRequest_ && last_ && !(*result)->saysTheSame(*last_);
    newRequest_ = false;
    last_ = *result;
    emit planned(last_, moved);
}

}  // namespace roomrack::desktop

#include "moc_bulk_preview.cpp"
