// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/central_worker.h"

#include <algorithm>
#include <utility>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace roomrack::storage {

namespace {

using WorkerClock = CentralClock;
using dedup::Central;

constexpr size_t kMostTogether = 64;
constexpr auto kFirstPause = std::chrono::milliseconds(100);
constexpr auto kLongestPause = std::chrono::seconds(5);

void shutDown(int socket)
{
#ifdef Q_OS_WIN
    if (socket >= 0) ::shutdown(SOCKET(socket), SD_BOTH);
#else
    if (socket >= 0) ::shutdown(socket, SHUT_RDWR);
#endif
}

/// The callback may send another request: never called with the lock held.
void deliver(CentralCheck &check, CentralAnswer what)
{
    check.promise.addResult(std::move(what));
    check.promise.finish();
}

}  // namespace

CentralWorker::CentralWorker(QString place, CentralOptions options)
    : place_(std::move(place)), options_(std::move(options)), thread_([this] { run(); }),
      watch_([this] { watchDeadlines(); })
{}

CentralWorker::~CentralWorker()
{
    {
        const std::lock_guard held(lock_);
        stopping_ = true;
    }
    work_.notify_all();
    deadlines_.notify_all();
    watch_.join();
    thread_.join();
}

void CentralWorker::check(CheckPtr check)
{
    check->until = WorkerClock::now() + std::chrono::microseconds(options_.withinMicros);
    {
        const std::lock_guard held(lock_);
        if (connected_ && !stopping_) waiting_.push_back(std::exchange(check, {}));
    }
    if (check) deliver(*check, {});
    work_.notify_one();
    deadlines_.notify_one();
}

void CentralWorker::add(Task task)
{
    {
        const std::lock_guard held(lock_);
        tasks_.push_back(std::move(task));
    }
    work_.notify_one();
}

bool CentralWorker::isConnected() const
{
    const std::lock_guard held(lock_);
    return connected_;
}

QString CentralWorker::trouble() const
{
    const std::lock_guard held(lock_);
    return why_;
}

bool CentralWorker::connect()
{
    int line = -1;
    auto opened = openCentral(place_, line, options_.hangs / 2);
    Result<void> usable;
    if (opened) {
        connection_ = std::move(*opened);
        table_ = std::make_unique<CentralTable>(*connection_);
        if (const int rc = table_->prepared(); rc != kOk)
            usable = tl::unexpected(connection_->error(rc));
    }
    const bool up = opened && usable;
    {
        const std::lock_guard held(lock_);
        connected_ = up;
        socket_ = up ? line : -1;
        why_ = up ? QString() : (opened ? usable.error() : opened.error()).text();
    }
    if (!up) {
        table_.reset();
        connection_.reset();
    }
    if (up && options_.lineChanged) options_.lineChanged(true);
    return up;
}

void CentralWorker::disconnect()
{
    bool was = false;
    std::vector<CheckPtr> left;
    {
        const std::lock_guard held(lock_);
        was = std::exchange(connected_, false);
        socket_ = -1;
        left.assign(waiting_.begin(), waiting_.end());
        waiting_.clear();
        for (const CheckPtr &check : left) check->answered = true;
    }
    for (const CheckPtr &check : left) deliver(*check, {});
    table_.reset();
    connection_.reset();
    if (was && options_.lineChanged) options_.lineChanged(false);
}

/// False: the thread must stop.
bool CentralWorker::waitForWork(std::unique_lock<std::mutex> &held)
{
    work_.wait(held, [this] { return stopping_ || !waiting_.empty() || !tasks_.empty(); });
    return !stopping_;
}

void CentralWorker::run()
{
    auto pause = WorkerClock::duration(kFirstPause);
    for (;;) {
        if (!connection_ && !connect()) {
            runTasks();
            std::unique_lock held(lock_);
            work_.wait_for(held, pause, [this] { return stopping_; });
            if (stopping_) break;
            pause = std::min<WorkerClock::duration>(pause * 2, kLongestPause);
            continue;
        }
        pause = kFirstPause;
        {
            std::unique_lock held(lock_);
            if (!waitForWork(held)) break;
            busySince_ = WorkerClock::now();
        }
        deadlines_.notify_one();
        runTasks();
        runChecks();
        {
            const std::lock_guard held(lock_);
            busySince_ = {};
        }
        if (connection_->isLost()) disconnect();
    }
    disconnect();
    runTasks();
}

void CentralWorker::runTasks()
{
    for (;;) {
        Task task;
        {
            const std::lock_guard held(lock_);
            if (tasks_.empty()) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task(table_.get(), connection_.get());
    }
}

/// `sent`: the commit was sent, and whether it arrived is unknown.
bool CentralWorker::insertAll(std::vector<CheckPtr> &batch, std::vector<dedup::Verdict> &verdicts,
                              bool &sent)
{
    if (table_->begin() != kOk) return false;
    for (const CheckPtr &check : batch) {
        dedup::Verdict verdict{};
        if (table_->insert(check->house, check->request, check->now, verdict) != kOk) {
            table_->rollback();
            return false;
        }
        verdicts.push_back(verdict);
    }
    sent = true;
    const bool committed = table_->commit() == kOk;
    if (!committed) table_->rollback();
    return committed;
}

void CentralWorker::runChecks()
{
    std::vector<CheckPtr> batch;
    {
        const std::lock_guard held(lock_);
        while (!waiting_.empty() && batch.size() < kMostTogether) {
            batch.push_back(std::move(waiting_.front()));
            waiting_.pop_front();
        }
        asked_ = batch;
    }
    if (batch.empty()) return;
    std::vector<dedup::Verdict> verdicts;
    bool sent = false;
    if (insertAll(batch, verdicts, sent))
        finishChecks(batch, verdicts);
    else
        giveUp(batch, sent);
    const std::lock_guard held(lock_);
    asked_.clear();
}

/// Looks for matches after the commit, because another engine's may have been inserted meanwhile;
/// later requests of the same batch are not matches of an earlier one.
void CentralWorker::finishChecks(std::vector<CheckPtr> &batch,
                                 const std::vector<dedup::Verdict> &verdicts)
{
    std::vector<dedup::CandidateId> later;
    for (size_t i = batch.size(); i-- > 0;) {
        CentralCheck &check = *batch[i];
        auto found = table_->matches(check.house, check.request, verdicts[i]);
        CentralAnswer said{verdicts[i] == dedup::Verdict::Continue ? Central::Continue
                                                                   : Central::Duplicate,
                           found ? std::move(*found) : std::vector<dedup::Match>()};
        std::erase_if(said.matches, [&](const dedup::Match &m) {
            return std::find(later.begin(), later.end(), m.id) != later.end();
        });
        std::vector<dedup::CandidateId> ids;
        for (const dedup::Asked &own : check.request) ids.push_back(own.candidate.id);
        later.insert(later.end(), ids.begin(), ids.end());
        if (!claim({batch[i]}).empty())
            deliver(check, std::move(said));
        else if (options_.cameLate)
            options_.cameLate(std::move(ids), verdicts[i]);
    }
}

/// Those without an answer yet; the claiming thread delivers it.
std::vector<CentralWorker::CheckPtr> CentralWorker::claim(const std::vector<CheckPtr> &some)
{
    const std::lock_guard held(lock_);
    std::vector<CheckPtr> mine;
    for (const CheckPtr &check : some) {
        if (!std::exchange(check->answered, true)) mine.push_back(check);
    }
    return mine;
}

void CentralWorker::giveUp(std::vector<CheckPtr> &batch, bool sent)
{
    for (const CheckPtr &check : claim(batch))
        deliver(*check, {sent ? Central::Late : Central::Away, {}});
}

WorkerClock::time_point CentralWorker::nextDeadline() const
{
    auto next = WorkerClock::time_point::max();
    for (const CheckPtr &check : asked_) {
        if (!check->answered) next = std::min(next, check->until);
    }
    for (const CheckPtr &check : waiting_) next = std::min(next, check->until);
    if (busySince_ != WorkerClock::time_point()) next = std::min(next, busySince_ + options_.hangs);
    return next;
}

/// With the lock held; releases it to deliver answers.
void CentralWorker::passDeadlines(std::unique_lock<std::mutex> &held)
{
    const auto now = WorkerClock::now();
    std::vector<CheckPtr> late, away;
    for (const CheckPtr &check : asked_) {
        if (check->until <= now && !std::exchange(check->answered, true)) late.push_back(check);
    }
    std::erase_if(waiting_, [&](const CheckPtr &check) {
        if (check->until > now) return false;
        check->answered = true;
        away.push_back(check);
        return true;
    });
    // Closes a hanging connection, so that its callers get an error.
    if (busySince_ != WorkerClock::time_point() && now - busySince_ >= options_.hangs) {
        shutDown(socket_);
        busySince_ = now;
    }
    if (late.empty() && away.empty()) return;
    held.unlock();
    for (const CheckPtr &check : late) deliver(*check, {Central::Late, {}});
    for (const CheckPtr &check : away) deliver(*check, {});
    held.lock();
}

void CentralWorker::watchDeadlines()
{
    std::unique_lock held(lock_);
    while (!stopping_) {
        const auto next = nextDeadline();
        if (next == WorkerClock::time_point::max())
            deadlines_.wait(held);
        else
            deadlines_.wait_until(held, next);
        passDeadlines(held);
    }
    shutDown(socket_);
}

}  // namespace roomrack::storage
