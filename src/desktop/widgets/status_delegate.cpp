// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/status_delegate.h"

#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

constexpr int kBarHeight = 8;

}  // namespace

StatusDelegate::StatusDelegate(const Theme &theme, Columns columns, QObject *parent)
    : CellDelegate(theme, parent), columns_(std::move(columns))
{}

void StatusDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    if (!columns_.strong.contains(index.column())) return;
    option->font = Theme::font(TextSize::Body, QFont::DemiBold);
    option->fontMetrics = QFontMetrics(option->font);
}

QSize StatusDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = CellDelegate::sizeHint(option, index);
    const QString text = index.data().toString();
    if (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) {
        const QFontMetricsF metrics(option.font);
        const auto width = int(std::ceil(style::tabularWidth(metrics, text)));
        size.setWidth(std::max(size.width(), width + 2 * style::kPadding) + style::kSortArrow);
    }
    if (index.column() != columns_.status || text.isEmpty()) return size;
    size.setWidth(std::max(size.width(), style::badgeWidth(text) + 2 * style::kPadding));
    return size;
}

void StatusDelegate::paintInside(QPainter *painter, const QRect &inside,
                                 const QStyleOptionViewItem &cell, const QModelIndex &index) const
{
    const QString &text = cell.text;
    if (columns_.loadedRole != 0 && !index.data(columns_.loadedRole).toBool()) {
        paintPlaceholder(painter, inside, index);
        return;
    }
    if (index.column() == columns_.status) {
        if (text.isEmpty()) return;
        const auto tone = Tone(index.data(columns_.toneRole).toInt());
        style::paintBadge(painter, inside, text, theme().colors().tone(tone));
        return;
    }
    const bool strong = columns_.strong.contains(index.column());
    painter->setFont(Theme::font(TextSize::Body, strong ? QFont::DemiBold : QFont::Normal));
    const bool off = columns_.enabledRole != 0 && !index.data(columns_.enabledRole).toBool();
    const bool muted = off || columns_.muted.contains(index.column());
    painter->setPen(muted ? theme().colors().muted : theme().colors().text);
    const auto align = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    if (align & Qt::AlignRight) {
        const bool left = cell.direction == Qt::RightToLeft;
        const QRect below = inside.adjusted(style::kSortArrow, 0, -style::kSortArrow, 0);
        style::paintTabular(painter, below, left ? Qt::AlignLeft : Qt::AlignRight, text);
    } else {
        const QString shown =
            painter->fontMetrics().elidedText(text, Qt::ElideRight, inside.width());
        painter->drawText(inside, int(Qt::AlignVCenter | Qt::AlignLeading), shown);
    }
}

void StatusDelegate::paintPlaceholder(QPainter *painter, const QRect &cell,
                                      const QModelIndex &index) const
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme().colors().track);
    // Bar widths vary but are fixed per cell, so that scrolling does not flicker.
    const int part = 40 + (index.row() * 7 + index.column() * 13) % 40;
    QRect bar(cell.x(), cell.center().y() - kBarHeight / 2, cell.width() * part / 100, kBarHeight);
    painter->drawRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
}

}  // namespace roomrack::desktop

#include "moc_status_delegate.cpp"
