// SPDX-License-Identifier: GPL-3.0-or-later
// Paints cells of the grid. Each pass covers all cells (fills, numbers, rates, marks), so that the
// font changes a few times per frame instead of per cell; laid-out texts are kept in a cache of
// bounded size, so that scrolling does not grow memory.
#pragma once

#include "desktop/cells/cell_face.h"

#include <QtCore/QHash>
#include <QtCore/QRect>
#include <QtGui/QFont>
#include <QtGui/QPixmap>
#include <QtGui/QStaticText>

#include <array>
#include <vector>

class QPainter;

namespace roomrack::desktop {

/// A cell to paint; `box` excludes the gap to its neighbours.
struct TypeCellBox {
    QRect box;
    TypeFace face;
    bool selected = false;
    bool current = false;  ///< the current cell of a multiple selection
    bool typing = false;   ///< shows the text being typed
};
struct PoolCellBox {
    QRect box;
    PoolFace face;
    bool selected = false;
    bool current = false;
};
/// Options common to all cells.
struct GridLook {
    GridMode mode = GridMode::Availability;
    Currency currency;
};

/// Cache of laid-out texts in one font; cleared when it has too many.
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
    void paint(QPainter *painter, const Colors &colors, const GridLook &look,
               const std::vector<TypeCellBox> &types, const std::vector<PoolCellBox> &pools,
               bool rightToLeft);
    /// While the user types, cells marked as typing show this text instead of their value.
    void setTyped(const QString &typed) { typed_ = typed; }
    bool isTyping() const { return !typed_.isEmpty(); }
    int cached() const;

private:
    using Cells = std::vector<TypeCellBox>;
    void paintFills(QPainter *painter, const Colors &colors, const Cells &cells, bool rightToLeft);
    void paintNumbers(QPainter *painter, const Colors &colors, const Cells &cells);
    void paintPrices(QPainter *painter, const Colors &colors, const Cells &cells);
    void paintPlans(QPainter *painter, const Colors &colors, const Cells &cells);
    void paintLines(QPainter *painter, const Colors &colors, const Cells &cells);
    void paintParity(QPainter *painter, const Colors &colors, const Cells &cells);
    void paintTyped(QPainter *painter, const Colors &colors, const Cells &cells);
    void paintRates(QPainter *painter, const Colors &colors, const Cells &cells);
    void paintMarks(QPainter *painter, const Colors &colors, const Cells &cells, bool rightToLeft);
    void paintHeld(QPainter *painter, const Colors &colors, const Cells &cells, bool rightToLeft);
    void paintUnsynced(QPainter *painter, const Colors &colors, const Cells &cells,
                       bool rightToLeft);
    void paintByHand(QPainter *painter, const Colors &colors, const Cells &cells, bool rightToLeft);
    void paintPools(QPainter *painter, const Colors &colors, const std::vector<PoolCellBox> &cells);
    template <typename Box>
    void paintFrames(QPainter *painter, const Colors &colors, const std::vector<Box> &cells);
    const QPixmap &hatch(const QColor &ink, QSize size, qreal ratio);
    const QString &digits(int number);
    const QString &rate(qint64 rate);
    const QString &price(qint64 minor);
    /// Texts in one font, from its largest size to its smallest.
    using Sizes = std::array<TextCache, 3>;
    static Sizes sizesOf(QFont::Weight weight, bool italic);
    void drawPrice(QPainter *painter, const TypeCellBox &cell, Sizes &sizes, qreal line);
    bool showsTyped(const TypeCellBox &cell) const;

    TextCache numbers_, small_, marks_, percents_, strongPercents_, counts_;
    TextCache lines_;
    Sizes prices_, derived_;
    QHash<QRgb, QPixmap> hatches_;
    QHash<int, QString> digits_;
    QHash<qint64, QString> rates_;
    QHash<qint64, QString> priceTexts_;
    QString typed_;
    GridLook look_;
};

}  // namespace roomrack::desktop
