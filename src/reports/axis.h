// SPDX-License-Identifier: GPL-3.0-or-later
// Where the marks of a chart's axis stand: round numbers, few of them.
#pragma once

namespace roomrack::reports {

struct Axis {
    double top = 1;     ///< the end of the axis, a multiple of `step`
    double step = 1;    ///< a digit or two, then zeros
    int marks() const;  ///< without the one at zero
};

/// The shortest axis from zero that holds `most` with `marks` marks or fewer (2 at least).
Axis axisFor(double most, int marks);
/// The shortest axis with exactly that many marks, so that two axes share their lines.
Axis axisWith(double most, int marks);

}  // namespace roomrack::reports
