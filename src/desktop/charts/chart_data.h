// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a chart as plain values, independent of the charting library.
#pragma once

#include <QtCore/QStringList>

#include <functional>
#include <vector>

namespace roomrack::desktop {

enum class ChartShape : quint8 { Bars, Line, DashedLine };
enum class ChartInk : quint8 { Soft, Accent, Good };

/// One value per point; NaN leaves a gap.
struct ChartSeries {
    QString name;
    ChartShape shape = ChartShape::Line;
    ChartInk ink = ChartInk::Accent;
    bool rightAxis = false;
    std::vector<double> values;
};

struct ChartData {
    QStringList points;  ///< below the plot; as many as fit are shown
    std::vector<ChartSeries> series;
    double leftAtLeast = 0;  ///< minimum of the left axis' upper end
    std::function<QString(double)> leftText;
    std::function<QString(double)> rightText;
    /// The lines for a point, for the callout and for screen readers.
    std::function<QStringList(int)> describe;

    int count() const { return static_cast<int>(points.size()); }
};

}  // namespace roomrack::desktop
