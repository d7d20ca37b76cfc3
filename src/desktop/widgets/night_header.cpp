// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/night_header.h"

#include "desktop/theme/theme.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

namespace roomrack::desktop {

NightHeader::NightHeader(const Theme &theme, QSize size, std::function<Night(int)> night,
                         std::function<Night()> today, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent), theme_(theme), night_(std::move(night)),
      today_(std::move(today))
{
    for (int day = 1; day <= 7; ++day)
        weekdays_ << QLocale().standaloneDayName(day, QLocale::ShortFormat);
    setFixedHeight(size.height());
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(40);
    setDefaultSectionSize(size.width());
    setHighlightSections(false);
    setAccessibleName(tr("Nights"));
}

QSize NightHeader::sizeHint() const
{
    return {0, minimumHeight()};
}

void NightHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Colors &c = theme_.colors();
    const Night night = night_(section);
    const bool today = night == today_();
    painter->fillRect(rect, night.isWeekend() ? c.weekend : c.raised);
    const QRect box = rect.adjusted(isRightToLeft() ? 1 : 0, 0, isRightToLeft() ? 0 : -1, -1);
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, c.line);
    painter->fillRect(isRightToLeft() ? rect.left() : rect.right(), rect.y(), 1, rect.height(),
                      c.line);
    painter->setFont(Theme::font(TextSize::Small));
    painter->setPen(c.muted);
    painter->drawText(QRect(box.x() - 4, box.bottom() - 35, box.width() + 8, 15), Qt::AlignCenter,
                      weekdays_.at(night.weekday() - 1));
    painter->setFont(Theme::font(TextSize::Day, QFont::Bold));
    painter->setPen(today ? c.accent : c.text);
    painter->drawText(QRect(box.x() - 4, box.y() + 18, box.width() + 8, 18), Qt::AlignCenter,
                      dayOfMonth(night, QLocale()));
    if (today) painter->fillRect(box.x(), box.bottom() - 2, box.width(), 3, c.accent);
}

}  // namespace roomrack::desktop

#include "moc_night_header.cpp"
