// SPDX-License-Identifier: GPL-3.0-or-later
// A table model over a paged query, for any number of rows. Rows are requested by pages when they
// become visible, never in the GUI thread; until they arrive they are empty. Answers to an older
// query are discarded.
#pragma once

#include "core/error.h"
#include "desktop/paging/page_cache.h"
#include "desktop/widgets/column_model.h"
#include "engine/when_done.h"

#include <QtCore/QFuture>
#include <QtCore/QTimer>

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace roomrack::desktop {

/// The part that does not depend on the row type.
class PagedModelBase : public ColumnModel {
    Q_OBJECT

public:
    /// Ready: the rows match the query. Loading: the rows are still those of the previous query.
    enum class State : quint8 { Idle, Loading, Ready, Failed };

    static constexpr int kPageRows = 200;
    static constexpr int kPagesKept = 40;
    /// Minimum interval between refreshes: there can be several bookings a second.
    static constexpr int kRefreshMs = 250;

    State state() const { return state_; }
    const core::Error &error() const { return error_; }
    qint64 total() const { return total_; }
    int rowCount(const QModelIndex &parent = {}) const override;
    /// The data changed: requests the visible rows again after a short delay; signals only the rows
    /// that differ.
    void refresh();

signals:
    void stateChanged();
    /// Rows arrived or changed; positions may have changed.
    void refreshed();

protected:
    explicit PagedModelBase(QObject *parent);
    virtual void ask(int page) = 0;
    virtual void refreshNow() = 0;
    void setState(State state);
    void fail(const core::Error &error);
    void want(int page) const;
    void askNext();
    /// Emits dataChanged() for the rows from `first` on for which `same(i)` is false.
    void announce(int first, int rows, const std::function<bool(int)> &same);

    qint64 total_ = 0;
    quint64 generation_ = 0;
    std::set<int> asked_;             ///< requested pages
    std::set<int> again_;             ///< requested before the last change: may be outdated
    mutable std::deque<int> wanted_;  ///< most recently viewed page first
    mutable QTimer wantTimer_;
    QTimer refreshTimer_;

private:
    State state_ = State::Idle;
    core::Error error_;
};

/// `Page` is the answer: `total`, and `rows` from an offset on.
template <typename Query, typename Page>
class PagedModel : public PagedModelBase {
public:
    using Row = typename decltype(Page::rows)::value_type;
    /// Answers one page of a query from another thread; in the window this is AsyncReader::ask.
    using Source =
        std::function<QFuture<core::Result<Page>>(Query query, qint64 offset, qint64 limit)>;

    PagedModel(Source source, QObject *parent) : PagedModelBase(parent), source_(std::move(source))
    {}
    ~PagedModel() override { forgetQuestions(); }

    /// Sets the query and loads from the first row, even if the query is the same.
    void setQuery(Query query)
    {
        query_ = std::move(query);
        ++generation_;
        forgetQuestions();
        refreshTimer_.stop();
        setState(State::Loading);
        ask(0);
    }
    const Query &query() const { return query_; }
    /// Whether all rows are loaded and current: a row that is not found is not in the list.
    bool isComplete() const
    {
        return state() == State::Ready && total_ <= kPageRows
               && (total_ == 0 || (cache_.find(0) && !cache_.isStale(0)));
    }
    std::optional<Row> rowAt(int row) const
    {
        if (row < 0 || row >= total_) return std::nullopt;
        const Row *known = cache_.row(row);
        return known ? std::optional(*known) : std::nullopt;
    }

protected:
    virtual bool isSame(const Row &a, const Row &b) const = 0;
    /// Returns the row for data(), or null if it is not loaded. Requests missing or stale pages.
    const Row *look(int row) const
    {
        const Row *known = cache_.row(row);
        if (!known || cache_.isStale(cache_.pageOf(row))) want(cache_.pageOf(row));
        return known;
    }
    const PageCache<Row> &cache() const { return cache_; }
    /// Sets the query without loading; used before the first request.
    void rememberQuery(Query query) { query_ = std::move(query); }

    void ask(int page) override
    {
        const quint64 generation = generation_;
        auto future = source_(query_, qint64(page) * kPageRows, kPageRows);
        asked_.insert(page);
        futures_[page] = future;
        engine::whenDone(future, this, [this, page, generation](const core::Result<Page> &answer) {
            if (generation != generation_) return;
            asked_.erase(page);
            futures_.erase(page);
            take(page, answer);
            if (again_.erase(page) > 0) want(page);
            askNext();
        });
    }
    void refreshNow() override
    {
        if (state() == State::Loading) return refreshTimer_.start();
        if (state() == State::Failed) return setQuery(query_);
        cache_.markStale();
        again_.insert(asked_.begin(), asked_.end());
        for (const int page : cache_.recent(kPagesOnScreen)) want(page);
        if (cache_.pages() == 0) want(0);
    }

private:
    static constexpr int kPagesOnScreen = 2;  ///< pages that fill the screen

    void forgetQuestions()
    {
        for (auto &[page, future] : futures_) future.cancel();
        futures_.clear();
        asked_.clear();
        wanted_.clear();
        again_.clear();
    }
    void take(int page, const core::Result<Page> &answer)
    {
        if (!answer) return fail(answer.error());
        if (state() != State::Ready)
            takeFirst(*answer);
        else
            takeMore(page, *answer);
        emit refreshed();
    }
    void takeFirst(const Page &page)
    {
        beginResetModel();
        cache_.clear();
        total_ = page.total;
        cache_.put(0, page.rows);
        endResetModel();
        setState(State::Ready);
    }
    void takeMore(int page, const Page &answer)
    {
        if (answer.total != total_) {
            // A row was added or removed: the rows of every page may have moved.
            cache_.markStale();
            setTotal(answer.total);
        }
        const int first = page * kPageRows;
        if (first >= total_) return;
        const auto *known = cache_.find(page);
        const std::vector<Row> before = known ? known->rows : std::vector<Row>();
        cache_.put(page, answer.rows);
        const std::vector<Row> &now = cache_.find(page)->rows;
        announce(first, int(std::min<qint64>(kPageRows, total_ - first)), [&](int i) {
            const auto at = size_t(i);
            return at < before.size() && at < now.size() && isSame(before[at], now[at]);
        });
    }
    void setTotal(qint64 total)
    {
        if (total > total_) {
            beginInsertRows({}, int(total_), int(total) - 1);
            total_ = total;
            endInsertRows();
        } else {
            beginRemoveRows({}, int(total), int(total_) - 1);
            total_ = total;
            cache_.dropFrom(int((total + kPageRows - 1) / kPageRows));
            endRemoveRows();
        }
        emit stateChanged();
    }

    Source source_;
    Query query_;
    PageCache<Row> cache_{kPageRows, kPagesKept};
    std::map<int, QFuture<core::Result<Page>>> futures_;
};

}  // namespace roomrack::desktop
