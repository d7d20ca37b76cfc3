// SPDX-License-Identifier: GPL-3.0-or-later
// The frozen header at the side of the grid, pools and room types, and the corner above it.
#pragma once

#include "desktop/inventory/grid_model.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QHeaderView>

namespace roomrack::desktop {

inline constexpr int kNightHeaderHeight = 41;
inline constexpr int kRowHeaderWidth = 178;
inline constexpr int kTypeRowHeight = 48;
inline constexpr int kPoolRowHeight = 30;
inline constexpr int kColumnWidth = 48;

class RowHeader : public QHeaderView {
    Q_OBJECT

public:
    RowHeader(const GridModel &model, const Theme &theme, QWidget *parent = nullptr);
    QSize sizeHint() const override;

signals:
    void foldToggled(int row);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void paintPool(QPainter *painter, const QRect &rect, const GridRow &row) const;
    void paintType(QPainter *painter, const QRect &rect, const GridRow &row) const;
    void paintPlan(QPainter *painter, const QRect &rect, const GridRow &row) const;
    QString secondLine(const GridRow &row) const;
    QRect caretBox(const QRect &rect, const GridRow &row) const;
    const GridModel &grid_;
    const Theme &theme_;
};

/// The corner above the row header: the month of the first visible night.
class MonthCorner : public QWidget {
    Q_OBJECT

public:
    MonthCorner(const Theme &theme, QWidget *parent);
    void setNight(Night night);

signals:
    void legendWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &theme_;
    Night night_;
    QString text_;
};

}  // namespace roomrack::desktop
