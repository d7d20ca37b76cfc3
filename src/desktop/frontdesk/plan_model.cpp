// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/plan_model.h"

#include "desktop/theme/style.h"
#include "desktop/words/hold_words.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <algorithm>

namespace roomrack::desktop {

PlanModel::PlanModel(const HotelView &view, std::function<Instant()> now, QObject *parent)
    : QAbstractTableModel(parent), view_(view), now_(std::move(now))
{}

void PlanModel::setNights(Stay nights)
{
    beginResetModel();
    nights_ = nights;
    endResetModel();
}

void PlanModel::setBoard(PlanBoard board)
{
    const auto sameRows = [](const PlanBoard &a, const PlanBoard &b) {
        return std::equal(a.rows().begin(), a.rows().end(), b.rows().begin(), b.rows().end(),
                          [](const PlanRow &x, const PlanRow &y) {
                              return x.kind == y.kind && x.room == y.room && x.title == y.title;
                          });
    };
    if (sameRows(board_, board) && !board_.rows().empty()) {
        // Keeps the current cell and the scroll position.
        board_ = std::move(board);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        return;
    }
    beginResetModel();
    board_ = std::move(board);
    endResetModel();
}

int PlanModel::columnOf(Night night) const
{
    return std::clamp(night - nights_.checkIn(), 0, std::max(0, nights_.nights() - 1));
}

const PlanBar *PlanModel::barAt(const QModelIndex &index) const
{
    return index.isValid() ? board_.barAt(index.row(), night(index.column())) : nullptr;
}

const PlanHold *PlanModel::holdAt(const QModelIndex &index) const
{
    return index.isValid() ? row(index.row()).holdAt(night(index.column())) : nullptr;
}

QString PlanModel::heldText(const PlanHold &held) const
{
    const booking::Hold *hold = view_.hold(held.hold);
    return hold ? heldByPhrase(view_, *hold, now_()) : QString();
}

QString PlanModel::heldBrief(const PlanHold &held) const
{
    const booking::Hold *hold = view_.hold(held.hold);
    if (!hold) return {};
    if (hold->isPinned()) return holderText(view_, *hold);
    return countdownText(hold->deadline - now_()) + QLatin1Char(' ') + holderText(view_, *hold);
}

std::optional<BookingPreset> PlanModel::presetAt(const QModelIndex &index) const
{
    if (!index.isValid() || barAt(index) || holdAt(index)) return std::nullopt;
    const RoomId room = row(index.row()).room;
    const Night in = night(index.column());
    const bool sold = in >= view_.property().businessDate && in < view_.property().horizonEnd();
    const bool usable = row(index.row()).isInService(in) && !board_.isOutOfOrder(index.row(), in);
    if (!room || !sold || !usable) return std::nullopt;
    return BookingPreset{{}, Stay(in, 1), room};
}

std::optional<booking::HousekeepingStatus> PlanModel::housekeeping(int row) const
{
    const RoomId room = this->row(row).room;
    return room ? std::optional(view_.housekeeping(room)) : std::nullopt;
}

int PlanModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(board_.rows().size());
}

int PlanModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : nights_.nights();
}

QString PlanModel::barText(const PlanBar &bar, const QLocale &locale)
{
    QStringList parts{bookingNumber(bar.booking), bar.guest, statusText(bar.status),
                      stayDates(bar.stay, locale)};
    if (!bar.room && !bar.fits) parts << tr("no single room available");
    return parts.join(QStringLiteral(", "));
}

QString PlanModel::words(const QModelIndex &index) const
{
    const PlanRow &at = row(index.row());
    const Night n = night(index.column());
    QStringList parts;
    switch (at.kind) {
    case PlanRow::Kind::Unassigned:
        parts << tr("%n unassigned stay(s)", nullptr, board_.unassignedOn(n));
        break;
    case PlanRow::Kind::Pool: parts << at.title; break;
    case PlanRow::Kind::Room: parts << tr("Room %1").arg(at.title); break;
    }
    parts << dateText(n, locale_);
    if (const PlanBar *bar = barAt(index)) {
        parts << barText(*bar, locale_);
    } else if (const PlanHold *hold = holdAt(index)) {
        parts << heldText(*hold);
    } else if (at.kind == PlanRow::Kind::Room) {
        parts << (!at.isInService(n)                    ? tr("not in service")
                  : board_.isOutOfOrder(index.row(), n) ? tr("out of order")
                                                        : tr("available"));
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QVariant PlanModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::AccessibleTextRole || role == Qt::DisplayRole) return words(index);
    if (role == Qt::ToolTipRole && (barAt(index) || holdAt(index))) return words(index);
    return {};
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool tip = role == Qt::ToolTipRole;
    if (!tip && role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (orientation == Qt::Horizontal) return tip ? QVariant() : dateText(night(section), locale_);
    if (const auto status = housekeeping(section); status && role != Qt::DisplayRole)
        return tr("Room %1, housekeeping: %2").arg(row(section).title, housekeepingText(*status));
    const PlanRow &at = row(section);
    if (!tip) return at.title;
    // The width of the column may cut both.
    QStringList whole{at.title, at.detail};
    whole.removeAll(QString());
    return style::tip(whole.join(QStringLiteral(" · ")));
}

}  // namespace roomrack::desktop

#include "moc_plan_model.cpp"
