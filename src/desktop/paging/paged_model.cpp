// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/paging/paged_model.h"

namespace roomrack::desktop {

namespace {

/// Maximum number of concurrent requests; the reader thread answers them one after the other.
constexpr int kQuestions = 2;
/// Maximum number of queued pages while the user drags the scroll bar; older ones have scrolled out
/// of view.
constexpr size_t kWanted = 4;

}  // namespace

PagedModelBase::PagedModelBase(QObject *parent) : ColumnModel(parent)
{
    wantTimer_.setSingleShot(true);
    wantTimer_.setInterval(0);
    connect(&wantTimer_, &QTimer::timeout, this, &PagedModelBase::askNext);
    refreshTimer_.setSingleShot(true);
    refreshTimer_.setInterval(kRefreshMs);
    connect(&refreshTimer_, &QTimer::timeout, this, [this] { refreshNow(); });
}

int PagedModelBase::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(total_);
}

void PagedModelBase::setState(State state)
{
    state_ = state;
    emit stateChanged();
}

void PagedModelBase::fail(const core::Error &error)
{
    error_ = error;
    setState(State::Failed);
}

void PagedModelBase::want(int page) const
{
    if (state_ != State::Ready || asked_.contains(page)) return;
    const auto at = std::find(wanted_.begin(), wanted_.end(), page);
    if (at != wanted_.end()) wanted_.erase(at);
    wanted_.push_front(page);
    if (wanted_.size() > kWanted) wanted_.pop_back();
    if (!wantTimer_.isActive()) wantTimer_.start();
}

void PagedModelBase::askNext()
{
    while (!wanted_.empty() && int(asked_.size()) < kQuestions) {
        const int page = wanted_.front();
        wanted_.pop_front();
        ask(page);
    }
}

void PagedModelBase::refresh()
{
    if (state_ == State::Idle) return;
    if (!refreshTimer_.isActive()) refreshTimer_.start();
}

void PagedModelBase::announce(int first, int rows, const std::function<bool(int)> &same)
{
    for (int i = 0; i < rows;) {
        if (same(i)) {
            ++i;
            continue;
        }
        const int from = i;
        while (i < rows && !same(i)) ++i;
        emit dataChanged(index(first + from, 0), index(first + i - 1, columnCount() - 1));
    }
}

}  // namespace roomrack::desktop

#include "moc_paged_model.cpp"
