// SPDX-License-Identifier: GPL-3.0-or-later
// The walk cost of this hotel, for the whole page: a percentage of the nightly rate plus an amount
// per room. Stored in the settings.
#pragma once

#include "advice/best_limit.h"
#include "core/money.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QSettings;
class QSpinBox;

namespace roomrack::desktop {

class WalkCostFields final : public QWidget {
    Q_OBJECT

public:
    explicit WalkCostFields(QSettings &settings, QWidget *parent = nullptr);

    void setCurrency(Currency currency);
    advice::WalkCost cost() const { return cost_; }

signals:
    void changed();

private:
    void read();
    QSettings &settings_;
    Currency currency_;
    advice::WalkCost cost_;
    QSpinBox *percent_;
    QLineEdit *fixed_;
    QLabel *plus_;
};

}  // namespace roomrack::desktop
