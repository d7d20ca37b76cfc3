// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_painter.h"

#include "desktop/theme/theme.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

// Where things stand in a cell of 47 x 47, measured from its upper edge to the baseline.
constexpr qreal kNumberLine = 25;
constexpr qreal kLoneNumberLine = 29;  // without a rate below it
constexpr qreal kRateLine = 40;
constexpr qreal kMarkLine = 11;
constexpr qreal kBadge = 13;

Pair pairOf(const Colors &colors, const TypeFace &face)
{
    if (face.past) return {colors.weekend, colors.muted, colors.muted};
    return colors.cell(face.fill);
}

}  // namespace

TextCache::TextCache(const QFont &font) : font_(font), ascent_(QFontMetricsF(font).ascent())
{}

TextCache::Laid &TextCache::laid(const QString &text)
{
    const auto found = texts_.find(text);
    if (found != texts_.end()) return *found;
    if (texts_.size() >= kMost) texts_.clear();
    Laid made;
    made.text = QStaticText(text);
    made.text.setTextFormat(Qt::PlainText);
    made.text.setPerformanceHint(QStaticText::AggressiveCaching);
    made.text.prepare(QTransform(), font_);
    made.width = QFontMetricsF(font_).horizontalAdvance(text);
    return *texts_.insert(text, made);
}

void TextCache::draw(QPainter *painter, const QString &text, QPointF at)
{
    const Laid &it = laid(text);
    painter->drawStaticText(QPointF(at.x() - it.width / 2, at.y() - ascent_), it.text);
}

void TextCache::drawLeft(QPainter *painter, const QString &text, QPointF at)
{
    painter->drawStaticText(QPointF(at.x(), at.y() - ascent_), laid(text).text);
}

qreal TextCache::width(const QString &text)
{
    return laid(text).width;
}

GridPainter::GridPainter()
    : numbers_(Theme::font(TextSize::Number, QFont::Bold)), small_(Theme::font(TextSize::Small)),
      marks_(Theme::font(TextSize::Tiny, QFont::DemiBold)), percents_(Theme::font(TextSize::Small)),
      strongPercents_(Theme::font(TextSize::Small, QFont::Bold)),
      counts_(Theme::font(TextSize::Tiny, QFont::Bold))
{}

void GridPainter::paint(QPainter *painter, const Colors &colors,
                        const std::vector<TypeCellBox> &types,
                        const std::vector<PoolCellBox> &pools, bool rightToLeft)
{
    paintPools(painter, colors, pools);
    paintFills(painter, colors, types);
    painter->setFont(numbers_.font());
    paintNumbers(painter, colors, types);
    painter->setFont(small_.font());
    paintRates(painter, colors, types);
    painter->setFont(marks_.font());
    paintMarks(painter, colors, types, rightToLeft);
    paintHeld(painter, colors, types, rightToLeft);

    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colors.accent, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    for (const TypeCellBox &cell : types) {
        if (cell.selected) painter->drawRect(cell.box.adjusted(1, 1, -1, -1));
    }
    for (const PoolCellBox &cell : pools) {
        if (cell.selected) painter->drawRect(cell.box.adjusted(1, 1, -1, -1));
    }
}

void GridPainter::paintFills(QPainter *painter, const Colors &colors,
                             const std::vector<TypeCellBox> &cells)
{
    const qreal ratio = painter->device()->devicePixelRatioF();
    for (const TypeCellBox &cell : cells) {
        const bool typing = cell.selected && !typed_.isEmpty() && !cell.face.past;
        const Pair pair = pairOf(colors, cell.face);
        painter->fillRect(cell.box, typing ? colors.accentSoft : pair.fill);
        if (cell.face.stopSell()) {
            const QColor ink = mixed(pair.fill, pair.text, colors.dark ? 0.26 : 0.17);
            const QPixmap &tile = hatch(ink, cell.box.size(), ratio);
            painter->drawPixmap(cell.box, tile, QRect(QPoint(), cell.box.size() * ratio));
        }
    }
}

void GridPainter::paintNumbers(QPainter *painter, const Colors &colors,
                               const std::vector<TypeCellBox> &cells)
{
    for (const TypeCellBox &cell : cells) {
        const bool typing = cell.selected && !typed_.isEmpty() && !cell.face.past;
        painter->setPen(typing ? colors.accent : pairOf(colors, cell.face).text);
        const qreal line = cell.face.rate >= 0 ? kNumberLine : kLoneNumberLine;
        const QPointF at(cell.box.x() + cell.box.width() / 2.0, cell.box.y() + line);
        numbers_.draw(painter, typing ? typed_ : digits(cell.face.number), at);
    }
}

void GridPainter::paintRates(QPainter *painter, const Colors &colors,
                             const std::vector<TypeCellBox> &cells)
{
    for (const TypeCellBox &cell : cells) {
        if (cell.face.rate < 0) continue;
        painter->setPen(pairOf(colors, cell.face).quiet);
        const QPointF at(cell.box.x() + cell.box.width() / 2.0, cell.box.y() + kRateLine);
        small_.draw(painter, rate(cell.face.rate), at);
    }
}

void GridPainter::paintMarks(QPainter *painter, const Colors &colors,
                             const std::vector<TypeCellBox> &cells, bool rightToLeft)
{
    for (const TypeCellBox &cell : cells) {
        const TypeFace &face = cell.face;
        const bool any =
            face.minStay > 1 || face.maxStay > 0
            || (face.flags & (inventory::ClosedToArrival | inventory::ClosedToDeparture));
        if (!any) continue;
        const QString mark = restrictionMark(face);
        painter->setPen(pairOf(colors, face).text);
        const qreal x =
            rightToLeft ? cell.box.right() - 3 - marks_.width(mark) : cell.box.left() + 4;
        marks_.drawLeft(painter, mark, QPointF(x, cell.box.y() + kMarkLine));
    }
}

void GridPainter::paintHeld(QPainter *painter, const Colors &colors,
                            const std::vector<TypeCellBox> &cells, bool rightToLeft)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(counts_.font());
    for (const TypeCellBox &cell : cells) {
        if (cell.face.held <= 0) continue;
        const QString &text = digits(cell.face.held);
        const qreal width = std::max(kBadge, counts_.width(text) + 7);
        const qreal x =
            rightToLeft ? cell.box.x() + 2 : cell.box.x() + cell.box.width() - 2 - width;
        const QRectF box(x, cell.box.y() + 2, width, kBadge);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colors.badge);
        painter->drawRoundedRect(box, kBadge / 2, kBadge / 2);
        painter->setPen(colors.onBadge);
        counts_.draw(painter, text, QPointF(box.center().x(), box.y() + 9.8));
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
}

void GridPainter::paintPools(QPainter *painter, const Colors &colors,
                             const std::vector<PoolCellBox> &cells)
{
    for (const PoolCellBox &cell : cells) {
        painter->fillRect(cell.box, colors.raised);
        const int percent = std::clamp(cell.face.percent, 0, 100);
        const int height = int(std::lround(cell.box.height() * percent / 100.0));
        painter->fillRect(cell.box.x(), cell.box.y() + cell.box.height() - height, cell.box.width(),
                          height, cell.face.past ? colors.track : colors.poolBar);
    }
    painter->setFont(percents_.font());
    painter->setPen(colors.muted);
    for (const PoolCellBox &cell : cells) {
        if (cell.face.oversold > 0) continue;
        const QPointF at(cell.box.x() + cell.box.width() / 2.0, cell.box.y() + 18.5);
        percents_.draw(painter, poolText(cell.face), at);
    }
    painter->setFont(strongPercents_.font());
    painter->setPen(colors.bad);
    for (const PoolCellBox &cell : cells) {
        if (cell.face.oversold <= 0) continue;
        const qreal x = cell.box.x() + cell.box.width() / 2.0;
        strongPercents_.draw(painter, QStringLiteral("%1%").arg(cell.face.percent),
                             QPointF(x, cell.box.y() + 12.5));
        strongPercents_.draw(painter, digits(-cell.face.oversold), QPointF(x, cell.box.y() + 24.5));
    }
}

const QPixmap &GridPainter::hatch(const QColor &ink, QSize size, qreal ratio)
{
    const auto found = hatches_.constFind(ink.rgba());
    if (found != hatches_.constEnd() && found->size() == size * ratio) return *found;
    if (hatches_.size() > 32) hatches_.clear();
    QPixmap tile(size * ratio);
    tile.setDevicePixelRatio(ratio);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.6));
    for (int x = -size.height(); x < size.width(); x += 7) {
        painter.drawLine(QPointF(x, 0), QPointF(x + size.height(), size.height()));
    }
    painter.end();
    return *hatches_.insert(ink.rgba(), tile);
}

const QString &GridPainter::digits(int number)
{
    const auto found = digits_.constFind(number);
    if (found != digits_.constEnd()) return *found;
    if (digits_.size() > TextCache::kMost) digits_.clear();
    return *digits_.insert(number, numberText(number));
}

const QString &GridPainter::rate(qint64 rate)
{
    const auto found = rates_.constFind(rate);
    if (found != rates_.constEnd()) return *found;
    if (rates_.size() > TextCache::kMost) rates_.clear();
    return *rates_.insert(rate, rateText(rate));
}

}  // namespace roomrack::desktop
