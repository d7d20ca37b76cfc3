// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/holds/countdown_delegate.h"

#include "core/clock.h"
#include "desktop/holds/hold_table_model.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr qint64 kShort = 60 * kSecond;
constexpr int kTimeWidth = 60;
constexpr int kBar = 4;
constexpr int kBarWidth = 48;

}  // namespace

QSize CountdownDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const QString state = index.data(HoldTableModel::StateRole).toString();
    const int inside = state.isEmpty() ? kTimeWidth + kBarWidth : style::badgeWidth(state);
    const QSize size = CellDelegate::sizeHint(option, index);
    return {inside + 2 * style::kPadding, size.height()};
}

void CountdownDelegate::paintInside(QPainter *painter, const QRect &inside,
                                    const QStyleOptionViewItem &cell,
                                    const QModelIndex &index) const
{
    const qint64 left = index.data(HoldTableModel::LeftRole).toLongLong();
    const qint64 span = index.data(HoldTableModel::SpanRole).toLongLong();
    const Colors &colors = theme().colors();
    const QColor ink = left < kShort ? colors.bad : colors.text;
    painter->setRenderHint(QPainter::Antialiasing);
    const QString state = index.data(HoldTableModel::StateRole).toString();
    if (!state.isEmpty()) {
        const auto tone = Tone(index.data(HoldTableModel::ToneRole).toInt());
        style::paintBadge(painter, inside, state, colors.tone(tone));
        return;
    }
    painter->setFont(Theme::monospace(TextSize::Body, QFont::DemiBold));
    painter->setPen(ink);
    painter->drawText(inside, int(Qt::AlignVCenter | Qt::AlignLeading), cell.text);
    const QRect behind = inside.adjusted(kTimeWidth, 0, 0, 0);
    const QRectF place = QStyle::visualRect(cell.direction, inside, behind);
    QRectF bar(place.x(), inside.center().y() - kBar / 2.0, place.width(), kBar);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.track);
    painter->drawRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    bar.setWidth(bar.width() * double(std::clamp<qint64>(left, 0, span)) / double(span));
    if (cell.direction == Qt::RightToLeft) bar.moveRight(place.right());
    painter->setBrush(left < kShort ? colors.bad : colors.accent);
    painter->drawRoundedRect(bar, kBar / 2.0, kBar / 2.0);
}

}  // namespace roomrack::desktop

#include "moc_countdown_delegate.cpp"
