// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/holds/countdown_delegate.h"

#include "core/clock.h"
#include "desktop/holds/hold_table_model.h"
#include "desktop/theme/look.h"
#include "desktop/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr qint64 kShort = 60 * kSecond;
constexpr int kTimeWidth = 60;
constexpr int kBar = 4;

}  // namespace

CountdownDelegate::CountdownDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), theme_(theme)
{}

void CountdownDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    item.state &= ~QStyle::State_HasFocus;
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const qint64 left = index.data(HoldTableModel::LeftRole).toLongLong();
    const qint64 span = index.data(HoldTableModel::SpanRole).toLongLong();
    const Colors &colors = theme_.colors();
    const QColor ink = left < kShort ? colors.bad : colors.text;
    const QRect cell = option.rect.adjusted(look::kPadding, 0, -look::kPadding, 0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QString state = index.data(HoldTableModel::StateRole).toString();
    if (!state.isEmpty()) {
        const auto tone = Tone(index.data(HoldTableModel::ToneRole).toInt());
        look::paintBadge(painter, cell, state, colors.tone(tone));
        painter->restore();
        return;
    }
    painter->setFont(Theme::monospace(TextSize::Body, QFont::DemiBold));
    painter->setPen(ink);
    painter->drawText(cell, int(Qt::AlignVCenter | Qt::AlignLeading), index.data().toString());
    QRectF bar(cell.x() + kTimeWidth, cell.center().y() - kBar / 2.0, cell.width() - kTimeWidth,
               kBar);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.track);
    painter->drawRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    bar.setWidth(bar.width() * double(std::clamp<qint64>(left, 0, span)) / double(span));
    painter->setBrush(left < kShort ? colors.bad : colors.accent);
    painter->drawRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    painter->restore();
}

}  // namespace roomrack::desktop

#include "moc_countdown_delegate.cpp"
