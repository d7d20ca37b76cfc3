// SPDX-License-Identifier: GPL-3.0-or-later
// Labels and values in two columns: what is known about one thing, in a panel beside a list.
#pragma once

#include <QtCore/QString>
#include <QtWidgets/QGridLayout>

#include <vector>

class QLabel;

namespace roomrack::desktop {

struct Fact {
    QString label;
    QString value;
    qint64 amount = -1;  ///< what the value says, minor units; -1: it is not an amount
    QString tip{};       ///< more about it, below the value in the tool tip
};

class FactGrid final : public QGridLayout {
public:
    FactGrid();
    void clear();
    /// In the place of what was there.
    void show(const std::vector<Fact> &facts);
    /// Wraps, can be copied, and never pushes the panel wider than it is.
    static QLabel *valueLabel(const QString &text);
};

}  // namespace roomrack::desktop
