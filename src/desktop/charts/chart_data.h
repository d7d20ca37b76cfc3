// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart shows, in plain values: pages speak this and never see a charting library.
#pragma once

#include <QtCore/QStringList>

#include <functional>
#include <vector>

namespace roomrack::desktop {

enum class ChartShape : quint8 { Bars, Line, DashedLine };
enum class ChartInk : quint8 { Soft, Accent, Good };

/// One value a point; not-a-number leaves a gap.
struct ChartSeries {
    QString name;
    ChartShape shape = ChartShape::Line;
    ChartInk ink = ChartInk::Accent;
    bool rightAxis = false;
    std::vector<double> values;
};

struct ChartData {
    QStringList points;  ///< below the plot, as many as fit are shown
    std::vector<ChartSeries> series;
    double leftAtLeast = 0;  ///< the left axis reaches at least this far
    std::function<QString(double)> leftText;
    std::function<QString(double)> rightText;
    /// Lines of what is at a point, for the eye under the mouse and for screen readers.
    std::function<QStringList(int)> describe;

    int count() const { return static_cast<int>(points.size()); }
};

}  // namespace roomrack::desktop
