// SPDX-License-Identifier: GPL-3.0-or-later
// Labels and values in two columns, for the details panel beside a list.
#pragma once

#include <QtCore/QString>
#include <QtWidgets/QGridLayout>

#include <vector>

class QLabel;

namespace roomrack::desktop {

struct Fact {
    QString label;
    QString value;
    qint64 amount = -1;  ///< the value as an amount, minor units; -1: not an amount
    QString tip{};       ///< details below the value in the tool tip
};

class FactGrid final : public QGridLayout {
public:
    FactGrid();
    void clear();
    /// Replaces the shown facts.
    void show(const std::vector<Fact> &facts);
    /// Wraps, can be copied, and never makes the panel wider.
    static QLabel *valueLabel(const QString &text);
};

}  // namespace roomrack::desktop
