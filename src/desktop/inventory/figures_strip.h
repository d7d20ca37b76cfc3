// SPDX-License-Identifier: GPL-3.0-or-later
// The figures above the grid: tonight's occupancy, ADR and RevPAR compared with the same weekday a
// week before, active holds, oversold nights, duplicates blocked.
#pragma once

#include "desktop/inventory/holds_model.h"
#include "desktop/widgets/figure_card.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace roomrack::desktop {

/// Nights from the business date on that are sold beyond a limit.
int oversoldNights(const HotelView &view);

class FiguresStrip : public QWidget {
    Q_OBJECT

public:
    FiguresStrip(HotelSession &session, const HoldsModel &holds, QWidget *parent = nullptr);

private:
    void refreshView();
    void refreshHolds();
    void ask();
    void askBlocked();
    void showDays(const std::vector<storage::DayFigures> &days);
    HotelSession &session_;
    const HoldsModel &holds_;
    FigureCard *occupancy_;
    FigureCard *adr_;
    FigureCard *revPar_;
    FigureCard *live_;
    FigureCard *oversold_;
    FigureCard *blocked_;
    QTimer debounce_;
    QTimer seconds_;
};

}  // namespace roomrack::desktop
