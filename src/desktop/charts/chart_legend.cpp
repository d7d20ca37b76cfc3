// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/charts/chart_legend.h"

#include "desktop/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyle>

namespace roomrack::desktop {

namespace {

constexpr int kSample = 16;
constexpr int kInside = 6;
constexpr int kBetween = 18;

}  // namespace

ChartLegend::ChartLegend(QWidget *parent) : QWidget(parent)
{
    setFont(Theme::font(TextSize::Small));
    setFixedHeight(22);
}

void ChartLegend::setEntries(std::vector<Entry> entries)
{
    entries_ = std::move(entries);
    updateGeometry();
    update();
}

int ChartLegend::widthOf(const Entry &entry) const
{
    return kSample + kInside + fontMetrics().horizontalAdvance(entry.name) + kBetween;
}

QSize ChartLegend::sizeHint() const
{
    int width = 0;
    for (const Entry &entry : entries_) width += widthOf(entry);
    return QSize(width, 22);
}

void ChartLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    int x = 0;
    for (const Entry &entry : entries_) {
        const QRect cell =
            QStyle::visualRect(layoutDirection(), rect(), QRect(x, 0, widthOf(entry), height()));
        const QRect sample =
            QStyle::visualRect(layoutDirection(), cell, QRect(cell.left(), 0, kSample, height()));
        if (entry.filled) {
            painter.fillRect(QRect(sample.left(), height() / 2 - 5, kSample, 10),
                             entry.pen.color());
        } else {
            painter.setPen(entry.pen);
            painter.drawLine(sample.left(), height() / 2, sample.left() + kSample, height() / 2);
        }
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect words = QStyle::visualRect(
            layoutDirection(), cell,
            QRect(cell.left() + kSample + kInside, 0, cell.width() - kSample - kInside, height()));
        painter.drawText(words, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), entry.name);
        x += cell.width();
    }
}

}  // namespace roomrack::desktop
