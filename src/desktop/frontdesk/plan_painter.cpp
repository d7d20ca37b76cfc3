// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/plan_painter.h"

#include "desktop/frontdesk/bar_move.h"
#include "desktop/frontdesk/plan_view.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kBarInset = 3;
constexpr int kBarRounding = 5;
constexpr int kHatchTile = 8;

}  // namespace

Tone toneOf(const PlanBar &bar)
{
    if (!bar.room) return bar.fits ? Tone::Warn : Tone::Bad;
    if (bar.status == booking::BookingStatus::CheckedIn) return Tone::Accent;
    if (bar.status == booking::BookingStatus::CheckedOut) return Tone::Neutral;
    return Tone::Good;
}

QString signOf(const PlanBar &bar)
{
    if (!bar.room && !bar.fits) return QStringLiteral("! ");
    if (bar.status == booking::BookingStatus::CheckedIn) return QStringLiteral("● ");
    if (bar.status == booking::BookingStatus::CheckedOut) return QStringLiteral("✓ ");
    return {};
}

PlanPainter::Visible PlanPainter::visible(const QRect &area) const
{
    const QHeaderView &rooms = *view_.verticalHeader(), &nights = *view_.horizontalHeader();
    int top = rooms.visualIndexAt(area.top()), bottom = rooms.visualIndexAt(area.bottom());
    int first = nights.visualIndexAt(view_.isRightToLeft() ? area.right() : area.left());
    int last = nights.visualIndexAt(view_.isRightToLeft() ? area.left() : area.right());
    if (bottom < 0) bottom = model_.rowCount() - 1;
    if (first < 0) first = 0;
    if (last < 0) last = model_.columnCount() - 1;
    return {std::max(0, top), bottom, first, last};
}

/// From the left edge of the first visible night to the right edge of the last.
QRect PlanPainter::boxOf(int row, Stay stay) const
{
    const QHeaderView &rooms = *view_.verticalHeader(), &nights = *view_.horizontalHeader();
    const int size = nights.defaultSectionSize();
    const int a = nights.sectionViewportPosition(model_.columnOf(stay.checkIn()));
    const int b = nights.sectionViewportPosition(model_.columnOf(stay.checkOut() - 1));
    const int left = std::min(a, b);
    return {left, rooms.sectionViewportPosition(row), std::max(a, b) + size - left,
            rooms.sectionSize(row)};
}

void PlanPainter::paint(QPainter &painter, const Colors &c, const QRect &area)
{
    painter.fillRect(area, c.surface);
    if (model_.rowCount() == 0) return;
    const Visible in = visible(area);
    painter.setFont(Theme::font(TextSize::Caption, QFont::Medium));
    for (int row = in.top; row <= in.bottom; ++row) paintRow(painter, c, row, in);
    const BarMove &move = view_.barMove();
    if (move.isOverRow())
        paintBar(painter, c, view_.currentIndex().row(), *move.bar(), true);
    else if (!move.isActive() && view_.isChosen() && view_.currentIndex().isValid())
        paintCurrent(painter, c);
}

/// A bar has an outline, so the current night is underlined on it: a frame would cut its name.
void PlanPainter::paintCurrent(QPainter &painter, const Colors &c) const
{
    const QRect cell = view_.visualRect(view_.currentIndex());
    if (view_.currentBar()) {
        painter.fillRect(cell.x() + 6, cell.bottom() - 2, cell.width() - 12, 3, c.accent);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.accent, 2));
    painter.drawRect(cell.adjusted(1, 1, -2, -2));
}

void PlanPainter::paintCells(QPainter &painter, const Colors &c, int row, const Visible &in) const
{
    const QHeaderView &rooms = *view_.verticalHeader(), &nights = *view_.horizontalHeader();
    const PlanRow &at = model_.row(row);
    const bool heading = at.kind == PlanRow::Kind::Pool || at.kind == PlanRow::Kind::Unassigned;
    for (int column = in.first; column <= in.last; ++column) {
        const QRect box(nights.sectionViewportPosition(column), rooms.sectionViewportPosition(row),
                        nights.sectionSize(column), rooms.sectionSize(row));
        const Night night = model_.night(column);
        painter.fillRect(box, heading ? c.raised : night.isWeekend() ? c.weekend : c.surface);
        painter.fillRect(box.x(), box.bottom(), box.width(), 1, c.line);
        if (!heading)
            painter.fillRect(view_.isRightToLeft() ? box.left() : box.right(), box.y(), 1,
                             box.height(), c.line);
        if (at.kind != PlanRow::Kind::Unassigned) continue;
        const int waiting = model_.board().unassignedOn(night);
        painter.setPen(c.muted);
        if (waiting > 0) painter.drawText(box, Qt::AlignCenter, QLocale().toString(waiting));
    }
}

void PlanPainter::paintRow(QPainter &painter, const Colors &c, int row, const Visible &in)
{
    paintCells(painter, c, row, in);
    const PlanRow &at = model_.row(row);
    const Stay seen(model_.night(in.first), in.last - in.first + 1);
    for (const Stay &gone : at.notInService) {
        if (gone.overlaps(seen)) painter.fillRect(boxOf(row, gone), c.raised);
    }
    for (const Stay &out : at.outOfOrder) {
        if (out.overlaps(seen)) paintHatch(painter, c, boxOf(row, out));
    }
    for (const PlanHold &hold : at.held) {
        if (hold.nights.overlaps(seen)) paintHold(painter, c, row, hold);
    }
    const auto from = std::partition_point(at.bars.begin(), at.bars.end(), [&](const PlanBar &bar) {
        return bar.nights.checkOut() <= seen.checkIn();
    });
    for (auto bar = from; bar != at.bars.end() && bar->nights.checkIn() < seen.checkOut(); ++bar)
        paintBar(painter, c, row, *bar, false);
}

void PlanPainter::paintBar(QPainter &painter, const Colors &c, int row, const PlanBar &bar,
                           bool ghost) const
{
    const Pair &pair = c.tone(toneOf(bar));
    const PlanRow &at = model_.row(row);
    const bool refused = ghost && at.room && !isPossible(model_.board().fit(bar, at.room));
    const QColor ink = refused ? c.bad : c.accent;
    const QRect box =
        boxOf(row, bar.nights).adjusted(kBarInset, kBarInset, -kBarInset, -kBarInset - 1);
    const PlanBar *current = view_.currentBar();
    const bool chosen = !ghost && view_.isChosen() && current && *current == bar;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(ghost || chosen ? QPen(ink, 2, ghost ? Qt::DashLine : Qt::SolidLine)
                                   : QPen(mixed(pair.fill, pair.text, 0.35), 1));
    painter.setBrush(ghost ? c.surface : pair.fill);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), kBarRounding, kBarRounding);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(ghost ? ink : pair.text);
    paintName(painter, box, (refused ? QStringLiteral("✕ ") : signOf(bar)) + bar.guest);
}

/// Dashed and without fill, as it is not a booking yet.
void PlanPainter::paintHold(QPainter &painter, const Colors &c, int row, const PlanHold &hold) const
{
    const Pair &pair = c.tone(Tone::Warn);
    const QRect box =
        boxOf(row, hold.nights).adjusted(kBarInset, kBarInset, -kBarInset, -kBarInset - 1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(pair.text, 1, Qt::DashLine));
    painter.setBrush(c.surface);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), kBarRounding, kBarRounding);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(pair.text);
    paintName(painter, box, QStringLiteral("◷ ") + model_.heldBrief(hold));
}

void PlanPainter::paintName(QPainter &painter, const QRect &box, const QString &name) const
{
    QRect seen = view_.viewport()->rect().adjusted(6, 0, -6, 0);
    seen.setTop(box.top());
    seen.setBottom(box.bottom());
    const QRect text = box.adjusted(7, 0, -7, 0) & seen;
    if (text.width() < 8) return;
    painter.drawText(text,
                     int(QStyle::visualAlignment(view_.layoutDirection(), Qt::AlignLeft))
                         | int(Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(name, Qt::ElideRight, text.width()));
}

void PlanPainter::paintHatch(QPainter &painter, const Colors &c, const QRect &box)
{
    const QColor ink = mixed(c.surface, c.text, 0.35);
    const qreal ratio = view_.devicePixelRatioF();
    if (hatch_.isNull() || hatchInk_ != ink.rgba() || hatch_.devicePixelRatio() != ratio) {
        hatchInk_ = ink.rgba();
        hatch_ = QPixmap(QSize(kHatchTile, kHatchTile) * ratio);
        hatch_.setDevicePixelRatio(ratio);
        hatch_.fill(Qt::transparent);
        QPainter tile(&hatch_);
        tile.setRenderHint(QPainter::Antialiasing);
        tile.setPen(QPen(ink, 1.4));
        for (int x = -kHatchTile; x <= kHatchTile; x += kHatchTile)
            tile.drawLine(QPointF(x, kHatchTile), QPointF(x + kHatchTile, 0));
    }
    painter.drawTiledPixmap(box.adjusted(0, 0, -1, -1), hatch_, box.topLeft());
}

}  // namespace roomrack::desktop
