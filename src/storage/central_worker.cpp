// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/central_impl.h"

#include <algorithm>
#include <utility>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace roomrack::storage {

namespace {

using Clock = CentralClock;
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

}  // namespace

void deliver(CentralCheck &check, CentralAnswer what)
{
    check.promise.addResult(std::move(what));
    check.promise.finish();
}

bool CentralCandidates::Impl::connect()
{
    int line = -1;
    auto opened = openCentral(place, line, options.hangs / 2);
    Result<void> usable;
    if (opened) {
        connection = std::move(*opened);
        table = std::make_unique<CentralTable>(*connection);
        if (const int rc = table->prepared(); rc != kOk)
            usable = tl::unexpected(connection->error(rc));
    }
    const bool up = opened && usable;
    {
        const std::lock_guard held(lock);
        connected = up;
        socket = up ? line : -1;
        why = up ? QString() : (opened ? usable.error() : opened.error()).text();
    }
    if (!up) {
        table.reset();
        connection.reset();
    }
    if (up && options.lineChanged) options.lineChanged(true);
    return up;
}

void CentralCandidates::Impl::disconnect()
{
    bool was = false;
    std::vector<CheckPtr> left;
    {
        const std::lock_guard held(lock);
        was = std::exchange(connected, false);
        socket = -1;
        left.assign(waiting.begin(), waiting.end());
        waiting.clear();
        for (const CheckPtr &check : left) check->answered = true;
    }
    for (const CheckPtr &check : left) deliver(*check, {});
    table.reset();
    connection.reset();
    if (was && options.lineChanged) options.lineChanged(false);
}

/// False: the thread must stop.
bool CentralCandidates::Impl::waitForWork(std::unique_lock<std::mutex> &held)
{
    work.wait(held, [this] { return stopping || !waiting.empty() || !tasks.empty(); });
    return !stopping;
}

void CentralCandidates::Impl::run()
{
    auto pause = Clock::duration(kFirstPause);
    for (;;) {
        if (!connection && !connect()) {
            runTasks();
            std::unique_lock held(lock);
            work.wait_for(held, pause, [this] { return stopping; });
            if (stopping) break;
            pause = std::min<Clock::duration>(pause * 2, kLongestPause);
            continue;
        }
        pause = kFirstPause;
        {
            std::unique_lock held(lock);
            if (!waitForWork(held)) break;
            busySince = Clock::now();
        }
        deadlines.notify_one();
        runTasks();
        runChecks();
        {
            const std::lock_guard held(lock);
            busySince = {};
        }
        if (connection->isLost()) disconnect();
    }
    disconnect();
    runTasks();
}

void CentralCandidates::Impl::runTasks()
{
    for (;;) {
        CentralTask task;
        {
            const std::lock_guard held(lock);
            if (tasks.empty()) return;
            task = std::move(tasks.front());
            tasks.pop_front();
        }
        task(table.get(), connection.get());
    }
}

/// `sent`: the commit was sent, and whether it arrived is unknown.
bool CentralCandidates::Impl::insertAll(std::vector<CheckPtr> &batch,
                                        std::vector<dedup::Verdict> &verdicts, bool &sent)
{
    if (table->begin() != kOk) return false;
    for (const CheckPtr &check : batch) {
        dedup::Verdict verdict{};
        if (table->insert(check->house, check->request, check->now, verdict) != kOk) {
            table->rollback();
            return false;
        }
        verdicts.push_back(verdict);
    }
    sent = true;
    const bool committed = table->commit() == kOk;
    if (!committed) table->rollback();
    return committed;
}

void CentralCandidates::Impl::runChecks()
{
    std::vector<CheckPtr> batch;
    {
        const std::lock_guard held(lock);
        while (!waiting.empty() && batch.size() < kMostTogether) {
            batch.push_back(std::move(waiting.front()));
            waiting.pop_front();
        }
        asked = batch;
    }
    if (batch.empty()) return;
    std::vector<dedup::Verdict> verdicts;
    bool sent = false;
    if (insertAll(batch, verdicts, sent))
        finishChecks(batch, verdicts);
    else
        giveUp(batch, sent);
    const std::lock_guard held(lock);
    asked.clear();
}

/// Looks for matches after the commit, because another engine's may have been inserted meanwhile;
/// later requests of the same batch are not matches of an earlier one.
void CentralCandidates::Impl::finishChecks(std::vector<CheckPtr> &batch,
                                           const std::vector<dedup::Verdict> &verdicts)
{
    std::vector<dedup::CandidateId> later;
    for (size_t i = batch.size(); i-- > 0;) {
        CentralCheck &check = *batch[i];
        auto found = table->matches(check.house, check.request, verdicts[i]);
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
        else if (options.cameLate)
            options.cameLate(std::move(ids), verdicts[i]);
    }
}

/// Those without an answer yet; the claiming thread delivers it.
std::vector<CheckPtr> CentralCandidates::Impl::claim(const std::vector<CheckPtr> &some)
{
    const std::lock_guard held(lock);
    std::vector<CheckPtr> mine;
    for (const CheckPtr &check : some) {
        if (!std::exchange(check->answered, true)) mine.push_back(check);
    }
    return mine;
}

void CentralCandidates::Impl::giveUp(std::vector<CheckPtr> &batch, bool sent)
{
    for (const CheckPtr &check : claim(batch))
        deliver(*check, {sent ? Central::Late : Central::Away, {}});
}

Clock::time_point CentralCandidates::Impl::nextDeadline() const
{
    auto next = Clock::time_point::max();
    for (const CheckPtr &check : asked) {
        if (!check->answered) next = std::min(next, check->until);
    }
    for (const CheckPtr &check : waiting) next = std::min(next, check->until);
    if (busySince != Clock::time_point()) next = std::min(next, busySince + options.hangs);
    return next;
}

/// With the lock held; releases it to deliver answers.
void CentralCandidates::Impl::passDeadlines(std::unique_lock<std::mutex> &held)
{
    const auto now = Clock::now();
    std::vector<CheckPtr> late, away;
    for (const CheckPtr &check : asked) {
        if (check->until <= now && !std::exchange(check->answered, true)) late.push_back(check);
    }
    std::erase_if(waiting, [&](const CheckPtr &check) {
        if (check->until > now) return false;
        check->answered = true;
        away.push_back(check);
        return true;
    });
    // Closes a hanging connection, so that its callers get an error.
    if (busySince != Clock::time_point() && now - busySince >= options.hangs) {
        shutDown(socket);
        busySince = now;
    }
    if (late.empty() && away.empty()) return;
    held.unlock();
    for (const CheckPtr &check : late) deliver(*check, {Central::Late, {}});
    for (const CheckPtr &check : away) deliver(*check, {});
    held.lock();
}

void CentralCandidates::Impl::watchDeadlines()
{
    std::unique_lock held(lock);
    while (!stopping) {
        const auto next = nextDeadline();
        if (next == Clock::time_point::max())
            deadlines.wait(held);
        else
            deadlines.wait_until(held, next);
        passDeadlines(held);
    }
    shutDown(socket);
}

}  // namespace roomrack::storage
