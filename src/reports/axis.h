// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of the tick marks of a chart's axis: few, round numbers.
#pragma once

namespace roomrack::reports {

struct Axis {
    double top = 1;     ///< the end of the axis, a multiple of `step`
    double step = 1;    ///< one or two digits, then zeros
    int marks() const;  ///< without the one at zero
};

/// The shortest axis from zero that covers `most` with at most `marks` marks (2 or more).
Axis axisFor(double most, int marks);
/// The shortest axis with exactly that many marks, so that two axes share their grid lines.
Axis axisWith(double most, int marks);

}  // namespace roomrack::reports
