// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/holds_model.h"

#include "desktop/words/hold_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace roomrack::desktop {

HoldsModel::HoldsModel(HotelSession &session, QObject *parent)
    : QAbstractListModel(parent), session_(session)
{
    connect(&session.changes(), &HotelChanges::holdsChanged, this, &HoldsModel::refresh);
    connect(&session, &HotelSession::loaded, this, &HoldsModel::refresh);
    connect(&session.changes(), &HotelChanges::sagasChanged, this, [this] {
        if (!holds_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
    });
    refresh();
}

// Removes, inserts and moves single rows, so that the selection is kept.
void HoldsModel::refresh()
{
    std::vector<booking::Hold> now;
    for (const auto &[id, hold] : session_.view().holds()) now.push_back(hold);
    const auto sooner = [](const booking::Hold &a, const booking::Hold &b) {
        return std::pair(a.deadline, a.id) < std::pair(b.deadline, b.id);
    };
    std::sort(now.begin(), now.end(), sooner);
    const auto rowOf = [this](HoldId id) {
        const auto at = std::find_if(holds_.begin(), holds_.end(),
                                     [id](const booking::Hold &h) { return h.id == id; });
        return at == holds_.end() ? -1 : int(at - holds_.begin());
    };
    for (int row = int(holds_.size()) - 1; row >= 0; --row) {
        if (session_.view().holds().count(holds_[size_t(row)].id) != 0) continue;
        beginRemoveRows({}, row, row);
        holds_.erase(holds_.begin() + row);
        endRemoveRows();
    }
    // An extended hold is moved to its new row, which keeps it selected.
    for (int row = 0; row < int(now.size()); ++row) {
        const int from = rowOf(now[size_t(row)].id);
        if (from < 0) {
            beginInsertRows({}, row, row);
            holds_.insert(holds_.begin() + row, now[size_t(row)]);
            endInsertRows();
            continue;
        }
        if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            std::rotate(holds_.begin() + row, holds_.begin() + from, holds_.begin() + from + 1);
            endMoveRows();
        }
        if (holds_[size_t(row)].deadline == now[size_t(row)].deadline) continue;
        holds_[size_t(row)] = now[size_t(row)];
        emit dataChanged(index(row), index(row));
    }
}

int HoldsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(holds_.size());
}

QVariant HoldsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    switch (role) {
    case Qt::DisplayRole: return title(index.row());
    case Qt::ToolTipRole:
        if (isPinned(index.row())) return tr("No expiry while payment is in progress");
        if (hold(index.row()).isVolatile())
            return tr("Expires at %1, or when Roomrack is restarted")
                .arg(utcText(hold(index.row()).deadline));
        return tr("Expires at %1").arg(utcText(hold(index.row()).deadline));
    case Qt::AccessibleTextRole:
        if (const QString waits = state(index.row()); !waits.isEmpty())
            return tr("%1, %2, %3").arg(title(index.row()), details(index.row()), waits);
        return tr("%1, %2, %3 left")
            .arg(title(index.row()), details(index.row()), countdownText(left(index.row())));
    default: return {};
    }
}

int HoldsModel::roomNights() const
{
    int sum = 0;
    for (const booking::Hold &hold : holds_) sum += hold.rooms * hold.stay.nights();
    return sum;
}

int HoldsModel::expiring() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row) count += left(row) < kShortMicros ? 1 : 0;
    return count;
}

QString HoldsModel::title(int row) const
{
    return holdRoomsText(session_.view(), hold(row));
}

QString HoldsModel::details(int row) const
{
    const booking::Hold &it = hold(row);
    const QString dates = stayDatesNear(it.stay, session_.businessDate(), QLocale());
    QString all = dates;
    for (const QString &part :
         {channelName(session_.view().catalogue(), it.channel), holdMemoryText(it)})
        if (!part.isEmpty()) all = tr("%1 · %2").arg(all, part);
    return all;
}

QString HoldsModel::state(int row) const
{
    return holdText(hold(row), session_.view().pending().sagaOf(hold(row).id));
}

qint64 HoldsModel::left(int row) const
{
    return std::max<qint64>(0, hold(row).deadline - session_.now());
}

double HoldsModel::share(int row) const
{
    const qint64 whole = std::max<qint64>(1, hold(row).deadline - hold(row).taken);
    return std::clamp(double(left(row)) / double(whole), 0.0, 1.0);
}

}  // namespace roomrack::desktop
