// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/group/night_strip.h"

#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolTip>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kInset = 5;                ///< above and below the bars
constexpr double kSelectedTrack = 0.18;  ///< share of the bars' colour in those behind them

}  // namespace

NightStrip::NightStrip(const Theme &theme, Nights nights, QObject *parent)
    : CellDelegate(theme, parent), nights_(std::move(nights))
{}

int NightStrip::nightAt(const QRect &cell, const QPoint &point, int nights, Qt::LayoutDirection to)
{
    const QRect inside = cell.adjusted(style::kPadding, 0, -style::kPadding, 0);
    if (nights < 1 || !inside.contains(point)) return -1;
    const int x = point.x() - inside.left();
    const int at = std::min(nights - 1, x * nights / std::max(1, inside.width()));
    return to == Qt::RightToLeft ? nights - 1 - at : at;
}

bool NightStrip::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                           const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto nights = nights_(index);
    const int at = nightAt(option.rect, event->pos(), int(nights.size()), option.direction);
    if (event->type() != QEvent::ToolTip || at < 0)
        return CellDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), style::tip(nights[size_t(at)].text), view);
    return true;
}

void NightStrip::paintInside(QPainter *painter, const QRect &inside,
                             const QStyleOptionViewItem &cell, const QModelIndex &index) const
{
    const auto nights = nights_(index);
    if (nights.empty()) return;
    const Colors &colors = theme().colors();
    // The track has nearly the colour of the selection, and white would look like bars.
    const bool selected = cell.state & QStyle::State_Selected;
    const QColor track =
        selected ? mixed(colors.accentSoft, colors.accent, kSelectedTrack) : colors.track;
    const QRect area = inside.adjusted(0, kInset, 0, -kInset);
    const double wide = double(area.width()) / double(nights.size());
    for (size_t i = 0; i < nights.size(); ++i) {
        const int from = int(wide * double(i)), to = int(wide * double(i + 1));
        const QRect whole(area.left() + from, area.top(), std::max(1, to - from - 1),
                          area.height());
        const double share = std::clamp(nights[i].occupancy, 0.0, 1.0);
        QRect bar = whole;
        bar.setTop(whole.bottom() + 1 - int(share * whole.height()));
        painter->fillRect(QStyle::visualRect(cell.direction, area, whole), track);
        if (bar.height() > 0) {
            painter->fillRect(QStyle::visualRect(cell.direction, area, bar),
                              nights[i].oversold ? colors.bad : colors.accent);
        }
    }
}

}  // namespace roomrack::desktop

#include "moc_night_strip.cpp"
