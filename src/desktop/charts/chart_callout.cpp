// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/charts/chart_callout.h"

#include "desktop/theme/theme.h"

#include <QtGui/QPainter>

namespace roomrack::desktop {

namespace {

constexpr int kLine = 17;
constexpr int kPad = 9;

QFont lineFont(int line)
{
    return Theme::font(TextSize::Small, line == 0 ? QFont::DemiBold : QFont::Normal);
}

}  // namespace

ChartCallout::ChartCallout(const Theme &theme, QWidget *parent) : QWidget(parent), theme_(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ChartCallout::setLines(const QStringList &lines)
{
    lines_ = lines;
    resize(sizeHint());
    update();
}

QSize ChartCallout::sizeHint() const
{
    int width = 0;
    for (int i = 0; i < static_cast<int>(lines_.size()); ++i) {
        const QFontMetrics metrics(lineFont(i));
        width = std::max(width, metrics.horizontalAdvance(lines_[i]));
    }
    return QSize(width + 2 * kPad + 2, static_cast<int>(lines_.size()) * kLine + 2 * kPad - 2);
}

void ChartCallout::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme_.colors().line);
    painter.setBrush(theme_.colors().surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    for (int i = 0; i < static_cast<int>(lines_.size()); ++i) {
        painter.setFont(lineFont(i));
        painter.setPen(theme_.colors().text);
        const QRect line(kPad, kPad - 1 + i * kLine, width() - 2 * kPad, kLine);
        painter.drawText(line, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading), lines_[i]);
    }
}

}  // namespace roomrack::desktop
