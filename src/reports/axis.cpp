// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/axis.h"

#include <algorithm>
#include <cmath>

namespace roomrack::reports {

namespace {

constexpr double kAlmost = 1e-9;  ///< tolerance for accumulated floating-point error

bool isDrawable(double most)
{
    return most > 0 && std::isfinite(most);
}

double powerBelow(double value)
{
    return std::pow(10.0, std::floor(std::log10(value)));
}

}  // namespace

int Axis::marks() const
{
    return static_cast<int>(std::lround(top / step));
}

Axis axisFor(double most, int marks)
{
    marks = std::max(marks, 2);
    if (!isDrawable(most)) return {1, 1};
    for (double power = powerBelow(most / marks);; power *= 10) {
        for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
            const double step = factor * power;
            const double needed = std::max(1.0, std::ceil(most / step - kAlmost));
            if (needed <= marks) return {needed * step, step};
        }
    }
}

Axis axisWith(double most, int marks)
{
    marks = std::max(marks, 1);
    if (!isDrawable(most)) return {double(marks), 1};
    for (double power = powerBelow(most / marks);; power *= 10) {
        for (const double factor : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0}) {
            const double step = factor * power;
            if (step * marks >= most * (1 - kAlmost)) return {step * marks, step};
        }
    }
}

}  // namespace roomrack::reports
