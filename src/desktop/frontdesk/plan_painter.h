// SPDX-License-Identifier: GPL-3.0-or-later
// Painting of the room plan: only visible rows and nights; states are shown by sign and pattern as
// well as by colour.
#pragma once

#include "desktop/frontdesk/plan_model.h"
#include "desktop/theme/theme.h"

#include <QtGui/QPixmap>

class QPainter;

namespace roomrack::desktop {

class PlanView;

/// Colour and sign of a bar, in the plan and in the tray.
Tone toneOf(const PlanBar &bar);
QString signOf(const PlanBar &bar);

class PlanPainter {
public:
    PlanPainter(const PlanView &view, const PlanModel &model) : view_(view), model_(model) {}
    void paint(QPainter &painter, const Colors &colors, const QRect &area);

private:
    struct Visible {
        int top, bottom, first, last;
    };
    Visible visible(const QRect &area) const;
    QRect boxOf(int row, Stay nights) const;
    void paintRow(QPainter &painter, const Colors &colors, int row, const Visible &in);
    void paintCurrent(QPainter &painter, const Colors &colors) const;
    void paintCells(QPainter &painter, const Colors &colors, int row, const Visible &in) const;
    void paintBar(QPainter &painter, const Colors &colors, int row, const PlanBar &bar,
                  bool ghost) const;
    void paintHold(QPainter &painter, const Colors &colors, int row, const PlanHold &hold) const;
    /// In the visible part of a bar.
    void paintName(QPainter &painter, const QRect &box, const QString &name) const;
    void paintHatch(QPainter &painter, const Colors &colors, const QRect &box);

    const PlanView &view_;
    const PlanModel &model_;
    QPixmap hatch_;
    QRgb hatchInk_ = 0;
};

}  // namespace roomrack::desktop
