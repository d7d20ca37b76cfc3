// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/palette/palette_delegate.h"

#include "desktop/palette/palette_model.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// Draws at the leading or trailing end of `area` and returns the width used.
int draw(QPainter *painter, const QRect &area, Qt::Alignment align, const QString &text)
{
    const QFontMetrics metrics = painter->fontMetrics();
    painter->drawText(area, int(Qt::AlignVCenter | align),
                      metrics.elidedText(text, Qt::ElideRight, area.width()));
    return std::min(area.width(), metrics.horizontalAdvance(text));
}

}  // namespace

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, style::kRow};
}

void PaletteDelegate::paintInside(QPainter *painter, const QRect &inside,
                                  const QStyleOptionViewItem &cell, const QModelIndex &index) const
{
    const Colors &c = theme().colors();
    // Widths are taken from the leading end; visualRect() mirrors what remains.
    QRect rest = inside;
    const auto place = [&] { return QStyle::visualRect(cell.direction, inside, rest); };
    painter->setLayoutDirection(cell.direction);
    if (index.data(PaletteModel::HeadingRole).toBool()) {
        painter->setFont(Theme::font(TextSize::Caption, QFont::DemiBold));
        painter->setPen(c.muted);
        draw(painter, place(), Qt::AlignLeading, cell.text);
        return;
    }
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(c.muted);
    if (const QString keys = index.data(PaletteModel::KeysRole).toString(); !keys.isEmpty()) {
        const int used = draw(painter, place(), Qt::AlignTrailing, keys);
        rest.setWidth(std::max(0, rest.width() - used - style::kGap));
    }
    painter->setFont(Theme::font(TextSize::Body));
    painter->setPen(c.text);
    const int used = draw(painter, place(), Qt::AlignLeading, cell.text);
    rest.setLeft(std::min(rest.right(), rest.left() + used + style::kGap));
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(c.muted);
    draw(painter, place(), Qt::AlignLeading, index.data(PaletteModel::DetailRole).toString());
}

}  // namespace roomrack::desktop
