// SPDX-License-Identifier: GPL-3.0-or-later
// The view switch in the tool bar: availability, rates, restrictions or parity.
#pragma once

#include "desktop/cells/grid_mode.h"

#include <QtWidgets/QWidget>

#include <array>

class QAbstractButton;
class QAction;

namespace roomrack::desktop {

class ViewSwitch : public QWidget {
    Q_OBJECT

public:
    explicit ViewSwitch(QWidget *parent = nullptr);
    GridMode mode() const { return mode_; }
    void setMode(GridMode mode);
    /// "Availability", "Rates", "Restrictions", "Parity".
    static QString name(GridMode mode);
    /// For a narrow tool bar.
    static QString shortName(GridMode mode);
    QAbstractButton *button(GridMode mode) const { return buttons_[size_t(mode)]; }

signals:
    void chosen(roomrack::desktop::GridMode mode);

private:
    std::array<QAbstractButton *, kGridModes> buttons_{};
    GridMode mode_ = GridMode::Availability;
};

}  // namespace roomrack::desktop
