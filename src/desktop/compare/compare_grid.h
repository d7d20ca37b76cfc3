// SPDX-License-Identifier: GPL-3.0-or-later
// Two bookings side by side, one line per field; differences are marked.
#pragma once

#include "desktop/compare/comparison.h"

#include <QtWidgets/QWidget>

class QGridLayout;

namespace roomrack::desktop {

class CompareGrid final : public QWidget {
    Q_OBJECT

public:
    explicit CompareGrid(QWidget *parent = nullptr);
    using QWidget::show;
    void show(const QString &first, const QString &second, const std::vector<CompareLine> &lines);
    const std::vector<CompareLine> &lines() const { return lines_; }

private:
    void addLine(int row, const CompareLine &line);
    QGridLayout *grid_;
    std::vector<CompareLine> lines_;
};

}  // namespace roomrack::desktop
