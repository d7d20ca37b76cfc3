// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of a table with a bar for each night: its height is the occupancy, its colour says whether
// the night is oversold.
#pragma once

#include "core/night.h"
#include "desktop/widgets/cell_delegate.h"

#include <functional>
#include <vector>

namespace roomrack::desktop {

struct StripNight {
    double occupancy = 0;  ///< 0..1; more is drawn as 1
    bool oversold = false;
    QString text;  ///< for the tool tip
};

class NightStrip final : public CellDelegate {
    Q_OBJECT

public:
    using Nights = std::function<std::vector<StripNight>(const QModelIndex &)>;
    NightStrip(const Theme &theme, Nights nights, QObject *parent = nullptr);

    /// The place of the night at a point of the cell; -1: beside the bars.
    static int nightAt(const QRect &cell, const QPoint &point, int nights, Qt::LayoutDirection to);
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;

private:
    Nights nights_;
};

}  // namespace roomrack::desktop
