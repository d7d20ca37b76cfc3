// SPDX-License-Identifier: GPL-3.0-or-later
// Paints cells of the grid. Passes go over all cells at once (fills, numbers, rates, marks), so
// that fonts change a few times a frame and not a few times a cell; laid-out texts are kept in a
// cache of bounded size, so that scrolling allocates nothing that grows.
#pragma once

#include "desktop/inventory/cell_face.h"

#include <QtCore/QHash>
#include <QtCore/QRect>
#include <QtGui/QFont>
#include <QtGui/QPixmap>
#include <QtGui/QStaticText>

#include <array>
#include <vector>

class QPainter;

namespace roomrack::desktop {

/// A cell to paint; `box` without the gap to its neighbours.
struct TypeCellBox {
    QRect box;
    TypeFace face;
    bool selected = false;
};
struct PoolCellBox {
    QRect box;
    PoolFace face;
    bool selected = false;
};

/// Laid-out texts in one font; forgets them all when there are too many.
class TextCache {
public:
    explicit TextCache(const QFont &font);
    void draw(QPainter *painter, const QString &text, QPointF baselineCenter);
    void drawLeft(QPainter *painter, const QString &text, QPointF baselineLeft);
    qreal width(const QString &text);
    const QFont &font() const { return font_; }
    int size() const { return int(texts_.size()); }
    static constexpr int kMost = 4096;

private:
    struct Laid {
        QStaticText text;
        qreal width = 0;
    };
    Laid &laid(const QString &text);
    QFont font_;
    qreal ascent_ = 0;
    QHash<QString, Laid> texts_;
};

class GridPainter {
public:
    GridPainter();
    void paint(QPainter *painter, const Colors &colors, const std::vector<TypeCellBox> &types,
               const std::vector<PoolCellBox> &pools, bool rightToLeft);
    /// While a number is typed, selected cells show it instead of theirs.
    void setTyped(const QString &typed) { typed_ = typed; }
    int cached() const { return numbers_.size() + small_.size() + marks_.size(); }

private:
    void paintFills(QPainter *painter, const Colors &colors, const std::vector<TypeCellBox> &cells);
    void paintNumbers(QPainter *painter, const Colors &colors,
                      const std::vector<TypeCellBox> &cells);
    void paintRates(QPainter *painter, const Colors &colors, const std::vector<TypeCellBox> &cells);
    void paintMarks(QPainter *painter, const Colors &colors, const std::vector<TypeCellBox> &cells,
                    bool rightToLeft);
    void paintHeld(QPainter *painter, const Colors &colors, const std::vector<TypeCellBox> &cells,
                   bool rightToLeft);
    void paintPools(QPainter *painter, const Colors &colors, const std::vector<PoolCellBox> &cells);
    const QPixmap &hatch(const QColor &ink, QSize size, qreal ratio);
    const QString &digits(int number);
    const QString &rate(qint64 rate);

    TextCache numbers_, small_, marks_, percents_, strongPercents_, counts_;
    QHash<QRgb, QPixmap> hatches_;
    QHash<int, QString> digits_;
    QHash<qint64, QString> rates_;
    QString typed_;
};

}  // namespace roomrack::desktop
