// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/holds/hold_table_model.h"

#include "desktop/theme/colors.h"
#include "desktop/words/hold_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <algorithm>

namespace roomrack::desktop {

using booking::Hold;

HoldTableModel::HoldTableModel(const HotelSession &session, QObject *parent)
    : ColumnModel(parent), session_(session)
{
    refresh();
}

int HoldTableModel::rowOf(HoldId id) const
{
    const auto at =
        std::find_if(holds_.begin(), holds_.end(), [id](const Hold &h) { return h.id == id; });
    return at == holds_.end() ? -1 : int(at - holds_.begin());
}

QString HoldTableModel::describe(int row) const
{
    const Hold &h = hold(row);
    return holdRoomsText(session_.view(), h) + QStringLiteral(" · ") + stayDates(h.stay, locale_);
}

QString HoldTableModel::state(const Hold &hold) const
{
    return holdText(hold, session_.view().pending().sagaOf(hold.id));
}

void HoldTableModel::refresh()
{
    removeGone();
    takeNew();
}

void HoldTableModel::removeGone()
{
    for (int row = int(holds_.size()) - 1; row >= 0; --row) {
        if (session_.view().hold(holds_[size_t(row)].id)) continue;
        beginRemoveRows({}, row, row);
        holds_.erase(holds_.begin() + row);
        endRemoveRows();
    }
}

/// Both lists are sorted by id, so one pass finds new and changed holds.
void HoldTableModel::takeNew()
{
    int row = 0;
    for (const auto &[id, now] : session_.view().holds()) {
        const bool known = row < int(holds_.size()) && holds_[size_t(row)].id == id;
        if (!known) {
            beginInsertRows({}, row, row);
            holds_.insert(holds_.begin() + row, now);
            endInsertRows();
        } else if (!(holds_[size_t(row)] == now)) {
            holds_[size_t(row)] = now;
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
        }
        ++row;
    }
}

void HoldTableModel::tick()
{
    if (holds_.empty()) return;
    // Not DisplayRole: the column keeps its width while the time runs.
    emit dataChanged(index(0, Left), index(int(holds_.size()) - 1, Left), {LeftRole});
}

qint64 HoldTableModel::left(const Hold &hold) const
{
    return std::max<qint64>(0, hold.deadline - session_.now());
}

int HoldTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(holds_.size());
}

QVariant HoldTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Hold &h = hold(index.row());
    switch (role) {
    case Qt::DisplayRole: return display(h, index.column());
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    case Qt::ToolTipRole:
        if (index.column() == Left) {
            return h.isPinned() ? tr("Payment pending. The hold does not expire.")
                   : h.isVolatile()
                       ? tr("until %1, or until Roomrack is restarted").arg(utcText(h.deadline))
                       : tr("until %1").arg(utcText(h.deadline));
        }
        if (index.column() == Taken) return utcText(h.taken);
        return {};
    case IdRole: return h.id.value;
    case SortRole: return sortKey(h, index.column());
    case LeftRole: return left(h);
    case StateRole: return state(h);
    case ToneRole: return int(h.isPinned() ? Tone::Accent : Tone::Warn);
    case SpanRole: return std::max<qint64>(1, h.deadline - h.taken);
    case TextRole:
        return describe(index.row()) + QLatin1Char(' ')
               + channelName(session_.view().catalogue(), h.channel) + QLatin1Char(' ')
               + QString::number(h.id.value) + QLatin1Char(' ') + state(h) + QLatin1Char(' ')
               + holdMemoryText(h);
    default: return {};
    }
}

QVariant HoldTableModel::display(const Hold &h, int column) const
{
    const HotelView &view = session_.view();
    switch (column) {
    case Left: return h.isPinned() ? state(h) : countdownText(left(h));
    case Room: return holdRoomsText(view, h);
    case Stay: return stayTextNear(h.stay, view.property().businessDate, locale_);
    case Guests: return guestsText(h.adults, h.children);
    case Channel: return channelName(view.catalogue(), h.channel);
    case Plan: return view.rates().planName(h.plan);
    case Price:
        return h.total > 0 ? amountText(view.catalogue(), h.total, locale_) : QStringLiteral("–");
    case Taken:
        return h.isVolatile()
                   ? tr("%1 · %2").arg(clockText(view.property(), h.taken), holdMemoryText(h))
                   : clockText(view.property(), h.taken);
    default: return {};
    }
}

QVariant HoldTableModel::sortKey(const Hold &h, int column) const
{
    switch (column) {
    case Left: return h.deadline.micros;
    case Stay: return h.stay.checkIn().day();
    case Price: return h.total;
    case Taken: return h.taken.micros;
    default: return display(h, column);
    }
}

std::span<const TableColumn> HoldTableModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Time left")},
        {.title = QT_TR_NOOP("Room type")},
        {.title = QT_TR_NOOP("Stay")},
        {.title = QT_TR_NOOP("Guests")},
        {.title = QT_TR_NOOP("Channel")},
        {.title = QT_TR_NOOP("Rate plan")},
        {.title = QT_TR_NOOP("Price"), .number = true},
        {.title = QT_TR_NOOP("Created")},
    };
    static_assert(std::size(kAll) == ColumnCount);
    return kAll;
}

}  // namespace roomrack::desktop

#include "moc_hold_table_model.cpp"
