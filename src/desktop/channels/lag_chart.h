// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's sync lag in the last half hour as a line, with the target time.
#pragma once

#include "desktop/connections/lag_history.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QWidget>

namespace roomrack::desktop {

class LagChart final : public QWidget {
    Q_OBJECT

public:
    /// Target: changes are confirmed within this time.
    static constexpr qint64 kAim = 10 * kSecond;

    explicit LagChart(const Theme &theme, QWidget *parent = nullptr);

    void show(const LagSamples &samples, Instant now);
    /// The largest sync lag in the chart, microseconds.
    qint64 most() const;
    QSize sizeHint() const override { return {320, 104}; }
    QSize minimumSizeHint() const override { return {160, 104}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPolygonF lineIn(const QRectF &area, qint64 top) const;
    const Theme &theme_;
    LagSamples samples_;
    Instant now_;
};

}  // namespace roomrack::desktop
