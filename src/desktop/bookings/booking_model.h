// SPDX-License-Identifier: GPL-3.0-or-later
// The table of bookings, however many there are: a window over what the file answers. Rows are
// asked for by pages when somebody looks at them and never in the thread that draws; until they
// arrive their place is kept. A newer query supersedes the older one's answers.
#pragma once

#include "desktop/bookings/page_cache.h"
#include "inventory/catalogue.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QFuture>
#include <QtCore/QLocale>
#include <QtCore/QTimer>

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace roomrack::desktop {

/// Answers one page of a query, from another thread; in the window ReadDesk::ask does.
using BookingSource = std::function<QFuture<Result<storage::BookingPage>>(
    storage::BookingQuery query, qint64 offset, qint64 limit)>;

class BookingModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Guest, CheckIn, Nights, Room, Channel, Status, Total, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole,  ///< qint64, 0 while the row is not there
        ToneRole,               ///< int of Tone, for the pill in Column::Status
        LoadedRole,
    };
    /// Ready: the rows are those of the query. Loading: still the ones of the query before.
    enum class State : quint8 { Idle, Loading, Ready, Failed };

    static constexpr int kPageRows = 200;
    static constexpr int kPagesKept = 40;

    explicit BookingModel(BookingSource source, QObject *parent = nullptr);
    ~BookingModel() override;

    void setCatalogue(std::shared_ptr<const inventory::Catalogue> catalogue);
    /// Asks anew, from the first row. The same query is asked again.
    void setQuery(storage::BookingQuery query);
    const storage::BookingQuery &query() const { return query_; }
    State state() const { return state_; }
    const Error &error() const { return error_; }
    qint64 total() const { return total_; }

    /// These bookings are new or changed: what is looked at is asked for again, and only the rows
    /// that became different are announced.
    void refresh(const std::vector<BookingId> &changed);

    std::optional<storage::BookingRow> rowAt(int row) const;
    /// Among the rows in memory; -1 if it is not there.
    int rowOf(BookingId id) const { return cache_.rowOf(id); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts in the file. Columns that the file has no order for leave everything as it is.
    void sort(int column, Qt::SortOrder order) override;
    static std::optional<storage::BookingSort> sortOf(int column);

signals:
    void stateChanged();
    /// Rows arrived or changed; bookings may have moved to other rows.
    void refreshed();

private:
    void want(int page) const;
    void askNext();
    void ask(int page);
    void take(int page, const Result<storage::BookingPage> &answer);
    void takeFirst(const storage::BookingPage &page);
    void takeMore(int page, const storage::BookingPage &answer);
    void setTotal(qint64 total);
    void announceDifferences(int page, const std::vector<storage::BookingRow> &before);
    void refreshNow();
    void forgetQuestions();
    void setState(State state);
    QVariant display(const storage::BookingRow &row, int column) const;

    BookingSource source_;
    std::shared_ptr<const inventory::Catalogue> catalogue_;
    QLocale locale_;
    storage::BookingQuery query_;
    State state_ = State::Idle;
    Error error_;
    qint64 total_ = 0;
    quint64 generation_ = 0;
    PageCache cache_{kPageRows, kPagesKept};
    std::map<int, QFuture<Result<storage::BookingPage>>> asked_;
    std::set<int> again_;  ///< asked before the last change: the answer may be older than it
    mutable std::deque<int> wanted_;  ///< the page looked at last is asked for first
    mutable QTimer wantTimer_;
    QTimer refreshTimer_;
};

}  // namespace roomrack::desktop
