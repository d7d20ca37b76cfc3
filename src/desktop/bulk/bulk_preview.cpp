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
    connect(&session, &HotelSession::cellsChanged, this, &BulkPreview::hotelChanged);
    connect(&session, &HotelSession::loaded, this, &BulkPreview::hotelChanged);
    connect(&session, &HotelSession::businessDateMoved, this, &BulkPreview::hotelChanged);
}

BulkPreview::~BulkPreview()
{
    work_.disconnect(this);
    work_.cancel();
}

void BulkPreview::want(BulkWish wish)
{
    wish_ = std::move(wish);
    newWish_ = true;
    ++wished_;
    again();
}

void BulkPreview::stop()
{
    wish_.reset();
    last_.reset();
    soon_.stop();
    if (work_.isRunning()) work_.cancel();
}

void BulkPreview::again()
{
    if (!wish_) return;
    if (work_.isRunning()) {
        outdated_ = true;
        work_.cancel();
    } else if (!soon_.isActive()) {
        soon_.start();
    }
}

// Unlike a new wish, a commit does not cancel the work in progress: with frequent commits it would
// never finish.
void BulkPreview::hotelChanged()
{
    if (!wish_) return;
    if (work_.isRunning())
        outdated_ = true;
    else if (!soon_.isActive())
        soon_.start();
}

void BulkPreview::start()
{
    if (!wish_) return;
    outdated_ = false;
    started_ = wished_;
    // The session's view belongs to this thread; the worker gets a copy.
    work_.setFuture(
        QtConcurrent::run([view = session_.view(), wish = *wish_](QPromise<Result<Plan>> &promise) {
            const qint64 cells = qint64(wish.rows.size()) * qint64(nightsOf(wish).size());
            promise.setProgressRange(0, int(std::min<qint64>(cells, 2'000'000'000)));
            auto plan = planBulk(view, wish, [&promise](qint64 done) {
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
    if (!wish_) return;
    const bool old = started_ != wished_ || work_.isCanceled();
    if (old || outdated_) soon_.start();
    if (old || work_.future().resultCount() == 0) return;
    const Result<Plan> result = work_.result();
    if (!result) {
        last_.reset();
        emit failed(result.error());
        return;
    }
    const bool moved = !newWish_ && last_ && !(*result)->saysTheSame(*last_);
    newWish_ = false;
    last_ = *result;
    emit planned(last_, moved);
}

}  // namespace roomrack::desktop

#include "moc_bulk_preview.cpp"
