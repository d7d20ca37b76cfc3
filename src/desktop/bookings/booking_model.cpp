// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/booking_model.h"

#include "desktop/session/when_done.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// Questions on their way at the same time; the reading thread answers one after the other.
constexpr int kQuestions = 2;
/// Pages remembered while somebody drags the scroll bar; the older ones are passed already.
constexpr size_t kWanted = 4;
/// Live guests book several times a second; the list follows at this pace.
constexpr int kRefreshMs = 250;
/// Pages that fill the screen.
constexpr int kPagesOnScreen = 2;

}  // namespace

BookingModel::BookingModel(BookingSource source, QObject *parent)
    : QAbstractTableModel(parent), source_(std::move(source)),
      catalogue_(std::make_shared<inventory::Catalogue>())
{
    wantTimer_.setSingleShot(true);
    wantTimer_.setInterval(0);
    connect(&wantTimer_, &QTimer::timeout, this, &BookingModel::askNext);
    refreshTimer_.setSingleShot(true);
    refreshTimer_.setInterval(kRefreshMs);
    connect(&refreshTimer_, &QTimer::timeout, this, &BookingModel::refreshNow);
}

BookingModel::~BookingModel()
{
    forgetQuestions();
}

void BookingModel::setCatalogue(std::shared_ptr<const inventory::Catalogue> catalogue)
{
    catalogue_ = std::move(catalogue);
    if (total_ > 0) emit dataChanged(index(0, 0), index(int(total_) - 1, ColumnCount - 1));
}

void BookingModel::forgetQuestions()
{
    for (auto &[page, future] : asked_) future.cancel();
    asked_.clear();
    wanted_.clear();
    again_.clear();
}

void BookingModel::setState(State state)
{
    state_ = state;
    emit stateChanged();
}

void BookingModel::setQuery(storage::BookingQuery query)
{
    query_ = std::move(query);
    ++generation_;
    forgetQuestions();
    refreshTimer_.stop();
    setState(State::Loading);
    ask(0);
}

void BookingModel::sort(int column, Qt::SortOrder order)
{
    const auto by = sortOf(column);
    const bool descending = order == Qt::DescendingOrder;
    if (!by || (query_.sort == *by && query_.descending == descending)) return;
    storage::BookingQuery sorted = query_;
    sorted.sort = *by;
    sorted.descending = descending;
    // Before anything was asked, the order is only remembered.
    if (state_ == State::Idle)
        query_ = std::move(sorted);
    else
        setQuery(std::move(sorted));
}

std::optional<storage::BookingSort> BookingModel::sortOf(int column)
{
    using storage::BookingSort;
    switch (column) {
    case Number: return BookingSort::Number;
    case Guest: return BookingSort::Guest;
    case CheckIn: return BookingSort::CheckIn;
    case Nights: return BookingSort::Nights;
    case Room: return BookingSort::RoomType;
    case Channel: return BookingSort::Channel;
    case Status: return BookingSort::Status;
    case Total: return BookingSort::Total;
    default: return std::nullopt;
    }
}

void BookingModel::want(int page) const
{
    if (state_ != State::Ready || asked_.contains(page)) return;
    const auto at = std::find(wanted_.begin(), wanted_.end(), page);
    if (at != wanted_.end()) wanted_.erase(at);
    wanted_.push_front(page);
    if (wanted_.size() > kWanted) wanted_.pop_back();
    if (!wantTimer_.isActive()) wantTimer_.start();
}

void BookingModel::askNext()
{
    while (!wanted_.empty() && int(asked_.size()) < kQuestions) {
        const int page = wanted_.front();
        wanted_.pop_front();
        ask(page);
    }
}

void BookingModel::ask(int page)
{
    const quint64 generation = generation_;
    auto future = source_(query_, qint64(page) * kPageRows, kPageRows);
    asked_[page] = future;
    whenDone(future, this, [this, page, generation](const Result<storage::BookingPage> &answer) {
        if (generation != generation_) return;
        asked_.erase(page);
        take(page, answer);
        if (again_.erase(page) > 0) want(page);
        askNext();
    });
}

void BookingModel::take(int page, const Result<storage::BookingPage> &answer)
{
    if (!answer) {
        error_ = answer.error();
        setState(State::Failed);
        return;
    }
    if (state_ != State::Ready)
        takeFirst(*answer);
    else
        takeMore(page, *answer);
    emit refreshed();
}

void BookingModel::takeFirst(const storage::BookingPage &page)
{
    beginResetModel();
    cache_.clear();
    total_ = page.total;
    cache_.put(0, page.rows);
    endResetModel();
    setState(State::Ready);
}

void BookingModel::takeMore(int page, const storage::BookingPage &answer)
{
    if (answer.total != total_) {
        // Something came or went somewhere: every page may have moved.
        cache_.markStale();
        setTotal(answer.total);
    }
    if (qint64(page) * kPageRows >= total_) return;
    const PageCache::Page *known = cache_.find(page);
    const std::vector<storage::BookingRow> before =
        known ? known->rows : std::vector<storage::BookingRow>();
    cache_.put(page, answer.rows);
    announceDifferences(page, before);
}

void BookingModel::setTotal(qint64 total)
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

void BookingModel::announceDifferences(int page, const std::vector<storage::BookingRow> &before)
{
    const int first = page * kPageRows;
    const auto &now = cache_.find(page)->rows;
    const int rows = int(std::min<qint64>(kPageRows, total_ - first));
    const auto same = [&](int i) {
        const size_t at = size_t(i);
        return at < before.size() && at < now.size() && before[at].booking == now[at].booking
               && before[at].guest == now[at].guest;
    };
    for (int i = 0; i < rows;) {
        if (same(i)) {
            ++i;
            continue;
        }
        const int from = i;
        while (i < rows && !same(i)) ++i;
        emit dataChanged(index(first + from, 0), index(first + i - 1, ColumnCount - 1));
    }
}

void BookingModel::refresh(const std::vector<BookingId> &changed)
{
    if (changed.empty() || state_ == State::Idle) return;
    if (!refreshTimer_.isActive()) refreshTimer_.start();
}

void BookingModel::refreshNow()
{
    if (state_ == State::Loading) return refreshTimer_.start();
    if (state_ == State::Failed) return setQuery(query_);
    cache_.markStale();
    for (const auto &[page, future] : asked_) again_.insert(page);
    for (const int page : cache_.recent(kPagesOnScreen)) want(page);
    if (cache_.pages() == 0) want(0);
}

std::optional<storage::BookingRow> BookingModel::rowAt(int row) const
{
    if (row < 0 || row >= total_) return std::nullopt;
    const storage::BookingRow *known = cache_.row(row);
    return known ? std::optional(*known) : std::nullopt;
}

int BookingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(total_);
}

int BookingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant BookingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool number = index.column() == Nights || index.column() == Total;
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    const storage::BookingRow *row = cache_.row(index.row());
    if (!row || cache_.isStale(cache_.pageOf(index.row()))) want(cache_.pageOf(index.row()));
    switch (role) {
    case LoadedRole: return row != nullptr;
    case IdRole: return row ? row->booking.id.value : qint64(0);
    case ToneRole: return row ? int(statusTone(row->booking.status)) : int(Tone::Neutral);
    case Qt::DisplayRole: return row ? display(*row, index.column()) : QVariant(QString());
    case Qt::AccessibleTextRole: return row ? display(*row, index.column()) : tr("loading");
    case Qt::ToolTipRole:
        if (row && index.column() == Guest && !row->guest.email.isEmpty()) return row->guest.email;
        if (row && index.column() == CheckIn) return stayText(row->booking.stay, locale_);
        return {};
    default: return {};
    }
}

QVariant BookingModel::display(const storage::BookingRow &row, int column) const
{
    const booking::Booking &b = row.booking;
    switch (column) {
    case Number: return bookingNumber(b.id);
    case Guest: return row.guest.name.isEmpty() ? row.guest.reference : row.guest.name;
    case CheckIn: return dateText(b.stay.checkIn(), locale_);
    case Nights: return locale_.toString(b.stay.nights());
    case Room: return roomsText(*catalogue_, b.counted, b.rooms);
    case Channel: return channelName(*catalogue_, b.channel);
    case Status: return statusText(b.status);
    case Total: return amountText(*catalogue_, b.total, locale_);
    default: return {};
    }
}

QVariant BookingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole) {
        const bool number = section == Nights || section == Total;
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Number: return tr("Number");
    case Guest: return tr("Guest");
    case CheckIn: return tr("Check-in");
    case Nights: return tr("Nights");
    case Room: return tr("Room type");
    case Channel: return tr("Channel");
    case Status: return tr("Status");
    case Total: return tr("Total");
    default: return {};
    }
}

}  // namespace roomrack::desktop

#include "moc_booking_model.cpp"
