// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_painter.h"

#include "channels/host/channel_host.h"
#include "desktop/theme/theme.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

// Positions in a cell of 47 x 47, from its upper edge to the baseline.
constexpr qreal kNumberLine = 25;
constexpr qreal kLoneNumberLine = 29;  // without a rate below it
constexpr qreal kRateLine = 40;
constexpr qreal kMarkLine = 11;
constexpr qreal kBadge = 13;
constexpr qreal kPlanLine = 19;        // for the lower rows of rate plans
constexpr qreal kMarkedPlanLine = 23;  // below a mark
constexpr qreal kPlanMarkLine = 10;
constexpr qreal kLineStep = 13;  // between lines of restrictions
constexpr qreal kCorner = 6;     // of the override mark

/// In the parity view the fill colour has the same meaning as the sign.
Fill fillOf(const ParityFace &face)
{
    if (face.flags & channels::ParityRow::Refused) return Fill::Oversold;
    if (face.flags & channels::ParityRow::Behind) return Fill::Low;
    return face.shown > 0 ? Fill::Plenty : Fill::None;
}

/// In the restrictions view the fill shows whether there are any, since the cell shows no number of
/// rooms.
Pair pairOf(const Colors &colors, const TypeFace &face, GridMode mode)
{
    if (face.past) return {colors.weekend, colors.muted, colors.muted};
    if (face.plan && mode != GridMode::Restrictions)
        return {colors.raised, colors.text, colors.muted};
    if (mode == GridMode::Parity) return colors.cell(fillOf(face.parity));
    if (mode != GridMode::Restrictions) return colors.cell(face.fill);
    if (face.isClosed()) return colors.cell(Fill::None);
    return face.isRestricted() ? colors.cell(Fill::Low)
                               : Pair{colors.raised, colors.text, colors.muted};
}

QPointF below(const QRect &box, qreal line)
{
    return {box.x() + box.width() / 2.0, box.y() + line};
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
      counts_(Theme::font(TextSize::Tiny, QFont::Bold)),
      lines_(Theme::font(TextSize::Caption, QFont::DemiBold)),
      prices_(sizesOf(QFont::DemiBold, false)), derived_(sizesOf(QFont::Normal, true))
{}

GridPainter::Sizes GridPainter::sizesOf(QFont::Weight weight, bool italic)
{
    const auto cache = [weight, italic](TextSize size) {
        QFont font = Theme::font(size, weight);
        font.setItalic(italic);
        return TextCache(font);
    };
    return {cache(TextSize::Caption), cache(TextSize::Small), cache(TextSize::Tiny)};
}

int GridPainter::cached() const
{
    int all = numbers_.size() + small_.size() + marks_.size() + lines_.size();
    for (const Sizes *sizes : {&prices_, &derived_}) {
        for (const TextCache &cache : *sizes) all += cache.size();
    }
    return all;
}

bool GridPainter::showsTyped(const TypeCellBox &cell) const
{
    return cell.typing && !typed_.isEmpty() && !cell.face.past;
}

void GridPainter::paint(QPainter *painter, const Colors &colors, const GridLook &look,
                        const Cells &types, const std::vector<PoolCellBox> &pools, bool rightToLeft)
{
    look_ = look;
    paintPools(painter, colors, pools);
    paintFills(painter, colors, types, rightToLeft);
    switch (look.mode) {
    case GridMode::Availability: paintNumbers(painter, colors, types); break;
    case GridMode::Rates: paintPrices(painter, colors, types); break;
    case GridMode::Restrictions: paintLines(painter, colors, types); break;
    case GridMode::Parity: paintParity(painter, colors, types); break;
    }
    if (look.mode == GridMode::Availability || look.mode == GridMode::Rates) {
        paintPlans(painter, colors, types);
        paintRates(painter, colors, types);
        paintMarks(painter, colors, types, rightToLeft);
        paintByHand(painter, colors, types, rightToLeft);
    }
    if (look.mode == GridMode::Restrictions) paintMarks(painter, colors, types, rightToLeft);
    if (!typed_.isEmpty()) paintTyped(painter, colors, types);
    if (look.mode == GridMode::Availability) paintHeld(painter, colors, types, rightToLeft);
    if (look.mode != GridMode::Parity) paintUnsynced(painter, colors, types, rightToLeft);
    paintFrames(painter, colors, types);
    paintFrames(painter, colors, pools);
}

/// Each selected cell has a frame; if several are selected, the current one has a second frame
/// inside.
template <typename Box>
void GridPainter::paintFrames(QPainter *painter, const Colors &colors,
                              const std::vector<Box> &cells)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colors.accent, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    for (const Box &cell : cells) {
        if (cell.selected) painter->drawRect(cell.box.adjusted(1, 1, -1, -1));
    }
    painter->setPen(QPen(colors.accent, 1, Qt::DashLine));
    for (const Box &cell : cells) {
        if (cell.current) painter->drawRect(cell.box.adjusted(3, 3, -4, -4));
    }
}

void GridPainter::paintFills(QPainter *painter, const Colors &colors, const Cells &cells,
                             bool rightToLeft)
{
    const qreal ratio = painter->device()->devicePixelRatioF();
    for (const TypeCellBox &cell : cells) {
        const Pair pair = pairOf(colors, cell.face, look_.mode);
        // Separates adjacent empty cells with a hairline.
        if (pair.fill == colors.raised) {
            painter->fillRect(cell.box.adjusted(rightToLeft ? -1 : 0, 0, rightToLeft ? 0 : 1, 1),
                              colors.line);
        }
        painter->fillRect(cell.box, showsTyped(cell) ? colors.accentSoft : pair.fill);
        if (cell.face.isClosed() && look_.mode != GridMode::Parity) {
            const QColor ink = mixed(pair.fill, pair.text, colors.dark ? 0.26 : 0.17);
            const QPixmap &tile = hatch(ink, cell.box.size(), ratio);
            painter->drawPixmap(cell.box, tile, QRect(QPoint(), cell.box.size() * ratio));
        }
    }
}

void GridPainter::paintNumbers(QPainter *painter, const Colors &colors, const Cells &cells)
{
    painter->setFont(numbers_.font());
    for (const TypeCellBox &cell : cells) {
        if (cell.face.plan || showsTyped(cell)) continue;
        painter->setPen(pairOf(colors, cell.face, look_.mode).text);
        const qreal line = cell.face.rate >= 0 ? kNumberLine : kLoneNumberLine;
        numbers_.draw(painter, digits(cell.face.number), below(cell.box, line));
    }
}

/// The exact rate, in a smaller font if it is long; if even that does not fit, a rounded one with a
/// mark: "~1235".
void GridPainter::drawPrice(QPainter *painter, const TypeCellBox &cell, Sizes &sizes, qreal line)
{
    const QString &exact = price(cell.face.price);
    const auto fits = std::find_if(sizes.begin(), sizes.end(), [&](TextCache &cache) {
        return cache.width(exact) <= cell.box.width() - 4;
    });
    TextCache &cache = fits != sizes.end() ? *fits : sizes.front();
    if (painter->font() != cache.font()) painter->setFont(cache.font());
    cache.draw(painter, fits != sizes.end() ? exact : u'~' + rate(cell.face.rate),
               below(cell.box, line));
}

void GridPainter::paintPrices(QPainter *painter, const Colors &colors, const Cells &cells)
{
    for (const TypeCellBox &cell : cells) {
        if (cell.face.plan || showsTyped(cell)) continue;
        painter->setPen(pairOf(colors, cell.face, look_.mode).text);
        drawPrice(painter, cell, prices_, kNumberLine);
    }
}

/// Derived prices are drawn in muted italics; a plan's own prices are bold.
void GridPainter::paintPlans(QPainter *painter, const Colors &colors, const Cells &cells)
{
    for (const bool derived : {false, true}) {
        for (const TypeCellBox &cell : cells) {
            if (!cell.face.plan || cell.face.derived != derived || showsTyped(cell)) continue;
            const Pair pair = pairOf(colors, cell.face, look_.mode);
            painter->setPen(derived ? pair.quiet : pair.text);
            drawPrice(painter, cell, derived ? derived_ : prices_,
                      cornerMark(cell.face).isEmpty() ? kPlanLine : kMarkedPlanLine);
        }
    }
}

void GridPainter::paintLines(QPainter *painter, const Colors &colors, const Cells &cells)
{
    painter->setFont(lines_.font());
    for (const TypeCellBox &cell : cells) {
        if (showsTyped(cell)) continue;
        QStringList lines = restrictionLines(cell.face);
        // The row of a rate plan has room for one line.
        if (cell.face.plan && lines.size() > 1) lines = {lines.join(u' ')};
        painter->setPen(pairOf(colors, cell.face, look_.mode).text);
        qreal line = cell.box.height() / 2.0 + 4.5 - kLineStep * double(lines.size() - 1) / 2;
        for (const QString &text : lines) {
            lines_.draw(painter, text, below(cell.box, line));
            line += kLineStep;
        }
    }
}

/// The sign, and below it the number of channels in sync of those that show the night.
void GridPainter::paintParity(QPainter *painter, const Colors &colors, const Cells &cells)
{
    painter->setFont(numbers_.font());
    for (const TypeCellBox &cell : cells) {
        if (cell.face.plan) continue;
        painter->setPen(pairOf(colors, cell.face, look_.mode).text);
        const qreal line = cell.face.parity.shown > 0 ? kNumberLine : kLoneNumberLine;
        numbers_.draw(painter, paritySign(cell.face.parity), below(cell.box, line));
    }
    painter->setFont(small_.font());
    for (const TypeCellBox &cell : cells) {
        const ParityFace &face = cell.face.parity;
        if (cell.face.plan || face.shown == 0) continue;
        painter->setPen(pairOf(colors, cell.face, look_.mode).quiet);
        small_.draw(painter, QStringLiteral("%1/%2").arg(face.inSync).arg(face.shown),
                    below(cell.box, kRateLine));
    }
}

void GridPainter::paintTyped(QPainter *painter, const Colors &colors, const Cells &cells)
{
    painter->setPen(colors.accent);
    TextCache &cache = typed_.size() > 4 ? small_ : numbers_;
    painter->setFont(cache.font());
    for (const TypeCellBox &cell : cells) {
        if (!showsTyped(cell)) continue;
        const qreal line = cell.face.plan ? kPlanLine : kLoneNumberLine;
        cache.draw(painter, typed_.left(8), below(cell.box, line));
    }
}

/// The second line: the rate below the rooms or, in the rates view, the rooms below the rate.
void GridPainter::paintRates(QPainter *painter, const Colors &colors, const Cells &cells)
{
    painter->setFont(small_.font());
    for (const TypeCellBox &cell : cells) {
        if (cell.face.plan || showsTyped(cell)) continue;
        const bool rooms = look_.mode == GridMode::Rates;
        if (!rooms && cell.face.rate < 0) continue;
        painter->setPen(pairOf(colors, cell.face, look_.mode).quiet);
        small_.draw(painter, rooms ? digits(cell.face.number) : rate(cell.face.rate),
                    below(cell.box, kRateLine));
    }
}

/// A small triangle in the lower corner marks an override.
void GridPainter::paintByHand(QPainter *painter, const Colors &colors, const Cells &cells,
                              bool rightToLeft)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    for (const TypeCellBox &cell : cells) {
        const bool rooms = look_.mode == GridMode::Availability && cell.face.roomsByHand;
        if (!(cell.face.plan ? cell.face.priceByHand : rooms)) continue;
        const QRectF box(cell.box);
        const qreal side = rightToLeft ? -1 : 1;
        const QPointF corner = rightToLeft ? box.bottomRight() : box.bottomLeft();
        painter->setBrush(pairOf(colors, cell.face, look_.mode).text);
        painter->drawPolygon(
            QPolygonF({corner, corner + QPointF(side * kCorner, 0), corner - QPointF(0, kCorner)}));
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
}

void GridPainter::paintMarks(QPainter *painter, const Colors &colors, const Cells &cells,
                             bool rightToLeft)
{
    painter->setFont(marks_.font());
    for (const TypeCellBox &cell : cells) {
        const TypeFace &face = cell.face;
        // The lines of the restrictions view show the others. A stop sell alone is hatched.
        const bool lines = look_.mode == GridMode::Restrictions;
        const QString mark = lines ? limitedMark(face) : cornerMark(face);
        if (mark.isEmpty() || (lines && showsTyped(cell))) continue;
        painter->setPen(pairOf(colors, face, look_.mode).text);
        const qreal x =
            rightToLeft ? cell.box.right() - 3 - marks_.width(mark) : cell.box.left() + 4;
        const qreal line = face.plan ? kPlanMarkLine : kMarkLine;
        marks_.drawLeft(painter, mark, QPointF(x, cell.box.y() + line));
    }
}

void GridPainter::paintHeld(QPainter *painter, const Colors &colors, const Cells &cells,
                            bool rightToLeft)
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

/// At the lower edge, an arrow: pending for some channel; "!": rejected by one.
void GridPainter::paintUnsynced(QPainter *painter, const Colors &colors, const Cells &cells,
                                bool rightToLeft)
{
    static const QString behind = QStringLiteral("↑");
    static const QString refused = QStringLiteral("!");
    painter->setFont(counts_.font());
    for (const TypeCellBox &cell : cells) {
        const bool no = cell.face.parity.flags & channels::ParityRow::Refused;
        if (!no && !(cell.face.parity.flags & channels::ParityRow::Behind)) continue;
        const QString &sign = no ? refused : behind;
        const qreal width = counts_.width(sign);
        const qreal x =
            rightToLeft ? cell.box.left() + 4 : cell.box.left() + cell.box.width() - 4 - width;
        painter->setPen(pairOf(colors, cell.face, look_.mode).text);
        counts_.drawLeft(painter, sign, QPointF(x, cell.box.y() + cell.box.height() - 4));
    }
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

const QString &GridPainter::price(qint64 minor)
{
    const auto found = priceTexts_.constFind(minor);
    if (found != priceTexts_.constEnd()) return *found;
    if (priceTexts_.size() > TextCache::kMost) priceTexts_.clear();
    return *priceTexts_.insert(minor, priceText(minor, look_.currency));
}

}  // namespace roomrack::desktop
