// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/lag_chart.h"

#include "desktop/connections/channel_words.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLabels = 18;  ///< below the plot

}  // namespace

LagChart::LagChart(const Theme &theme, QWidget *parent) : QWidget(parent), theme_(theme)
{
    setObjectName(QStringLiteral("channels.lag"));
    setAccessibleName(tr("Sync lag, last 30 minutes"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LagChart::show(const LagSamples &samples, Instant now)
{
    samples_ = samples;
    now_ = now;
    setAccessibleDescription(
        tr("Maximum %1; target %2.").arg(spanText(most(), locale()), spanText(kAim, locale())));
    setToolTip(accessibleDescription());
    update();
}

qint64 LagChart::most() const
{
    qint64 most = 0;
    for (const LagSample &sample : samples_) {
        if (sample.at + LagHistory::kKept >= now_) most = std::max(most, sample.lag);
    }
    return most;
}

/// Time runs in the reading direction; values above `top` are clipped.
QPolygonF LagChart::lineIn(const QRectF &area, qint64 top) const
{
    QPolygonF line;
    for (const LagSample &sample : samples_) {
        const double ago = std::clamp(double(now_ - sample.at) / double(LagHistory::kKept), 0., 1.);
        const double across = isRightToLeft() ? ago : 1 - ago;
        const double up = std::min(1.0, double(sample.lag) / double(top));
        line << QPointF(area.left() + across * area.width(), area.bottom() - up * area.height());
    }
    return line;
}

void LagChart::paintEvent(QPaintEvent *)
{
    const Colors &colors = theme_.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1, 4, -1, -kLabels);
    const qint64 top = std::max(most(), kAim) * 5 / 4;
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const double aim = area.bottom() - double(kAim) / double(top) * area.height();
    painter.setPen(QPen(colors.bad, 1, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), aim), QPointF(area.right(), aim));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.accent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(lineIn(area, top));
    painter.setFont(Theme::font(TextSize::Small));
    painter.setPen(colors.muted);
    const QRectF labels(area.left(), area.bottom() + 2, area.width(), kLabels - 2);
    const bool rtl = isRightToLeft();
    painter.drawText(labels, (rtl ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                     tr("30 min ago"));
    painter.drawText(labels, Qt::AlignHCenter | Qt::AlignVCenter,
                     tr("max %1", "behind").arg(spanText(most(), locale())));
    painter.drawText(labels, (rtl ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, tr("now"));
}

}  // namespace roomrack::desktop

#include "moc_lag_chart.cpp"
