// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_headers.h"

#include <QtCore/QLocale>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kLegendButton = 20;

int roomsToday(const HotelView &view, int pool)
{
    return view.ledger().physical(pool, view.property().businessDate);
}

/// Mirrors a rectangle within `frame` for right-to-left languages.
QRect mirrored(const QRect &rect, const QRect &frame, Qt::LayoutDirection direction)
{
    if (direction == Qt::LeftToRight) return rect;
    return {frame.left() + frame.right() - rect.right(), rect.y(), rect.width(), rect.height()};
}

void paintCaret(QPainter *painter, QPointF center, bool folded, bool rightToLeft,
                const QColor &color)
{
    QPainterPath path;
    const qreal side = rightToLeft ? -1 : 1;
    if (folded) {
        path.moveTo(center + QPointF(-2.5 * side, -3.8));
        path.lineTo(center + QPointF(3.5 * side, 0));
        path.lineTo(center + QPointF(-2.5 * side, 3.8));
    } else {
        path.moveTo(center + QPointF(-3.8, -2.7));
        path.lineTo(center + QPointF(3.8, -2.7));
        path.lineTo(center + QPointF(0, 3.5));
    }
    path.closeSubpath();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(path, color);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

}  // namespace

RowHeader::RowHeader(const GridModel &model, const Theme &theme, QWidget *parent)
    : QHeaderView(Qt::Vertical, parent), grid_(model), theme_(theme)
{
    setProperty("look", QStringLiteral("rows"));
    setFixedWidth(kRowHeaderWidth);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(kPoolRowHeight);
    setDefaultSectionSize(kTypeRowHeight);
    setSectionsClickable(true);
    setHighlightSections(false);
    setAccessibleName(tr("Room types"));
}

QSize RowHeader::sizeHint() const
{
    return {minimumWidth(), 0};
}

void RowHeader::paintEvent(QPaintEvent *event)
{
    QPainter(viewport()).fillRect(event->rect(), theme_.colors().surface);
    QHeaderView::paintEvent(event);
}

void RowHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const GridRow &row = grid_.row(section);
    const Colors &c = theme_.colors();
    painter->fillRect(rect, row.isPool() ? c.raised : c.surface);
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, c.line);
    if (row.isPool())
        paintPool(painter, rect, row);
    else if (row.isPlan())
        paintPlan(painter, rect, row);
    else
        paintType(painter, rect, row);
}

void RowHeader::paintPool(QPainter *painter, const QRect &rect, const GridRow &row) const
{
    const Colors &c = theme_.colors();
    const auto direction = layoutDirection();
    painter->fillRect(isRightToLeft() ? rect.left() : rect.right(), rect.y(), 1, rect.height(),
                      c.line);
    paintCaret(painter, QRectF(caretBox(rect, row)).center(), grid_.rows().isFolded(row.pool),
               isRightToLeft(), c.muted);

    const QRect room(rect.x() + 26, rect.y(), rect.width() - 32, rect.height() - 1);
    painter->setFont(Theme::font(TextSize::Body, QFont::Bold));
    painter->setPen(c.text);
    const QFontMetrics metrics = painter->fontMetrics();
    const QString name = metrics.elidedText(grid_.view().catalogue().pools[size_t(row.pool)].name,
                                            Qt::ElideRight, room.width());
    painter->drawText(
        mirrored(room, rect, direction),
        int(Qt::AlignVCenter) | int(QStyle::visualAlignment(direction, Qt::AlignLeft)), name);
    const int used = metrics.horizontalAdvance(name) + 5;
    // A number only, as in the rows of the room types: "28 rooms" fits some pools and others not.
    const QString count = QStringLiteral("%1").arg(roomsToday(grid_.view(), row.pool));
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(c.muted);
    if (painter->fontMetrics().horizontalAdvance(count) > room.width() - used) return;
    const QRect rest(room.x() + used, room.y(), room.width() - used, room.height());
    painter->drawText(
        mirrored(rest, rect, direction),
        int(Qt::AlignVCenter) | int(QStyle::visualAlignment(direction, Qt::AlignLeft)), count);
}

/// The triangle of a foldable row; also its click area.
QRect RowHeader::caretBox(const QRect &rect, const GridRow &row) const
{
    const int x = row.isPool() ? 14 : row.alone ? 9 : 19;
    return mirrored({rect.x() + x, rect.y(), 10, rect.height() - 1}, rect, layoutDirection());
}

QString RowHeader::secondLine(const GridRow &row) const
{
    const HotelView &view = grid_.view();
    const inventory::RoomType &type = view.catalogue().roomTypes[size_t(row.type)];
    const int physical = roomsToday(view, row.pool);
    if (grid_.mode() == GridMode::Rates && view.rates().basePlan() >= 0) {
        return tr("%1 · %2").arg(type.code,
                                 view.rates().plans()[size_t(view.rates().basePlan())].code);
    }
    if (row.alone) return tr("%1 · %2").arg(type.code).arg(physical);
    return type.cap < physical ? tr("%1 · max %2").arg(type.code).arg(type.cap) : type.code;
}

void RowHeader::paintType(QPainter *painter, const QRect &rect, const GridRow &row) const
{
    const Colors &c = theme_.colors();
    const QString title = rowName(grid_.view(), row);
    const int indent = !row.alone ? 32 : grid_.rows().canFold(row) ? 22 : 14;
    if (grid_.rows().canFold(row)) {
        paintCaret(painter, QRectF(caretBox(rect, row)).center(), grid_.rows().isFolded(row),
                   isRightToLeft(), c.muted);
    }
    const auto align = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    const QRect name = mirrored({rect.x() + indent, rect.y() + 8, rect.width() - indent - 6, 18},
                                rect, layoutDirection());
    painter->setFont(Theme::font(TextSize::Body, QFont::Medium));
    painter->setPen(c.text);
    painter->drawText(name, int(Qt::AlignVCenter) | int(align),
                      painter->fontMetrics().elidedText(title, Qt::ElideRight, name.width()));
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(c.muted);
    painter->drawText(
        name.translated(0, 15), int(Qt::AlignVCenter) | int(align),
        painter->fontMetrics().elidedText(secondLine(row), Qt::ElideRight, name.width()));
}

/// One line: the plan's name, and its rule if there is space.
void RowHeader::paintPlan(QPainter *painter, const QRect &rect, const GridRow &row) const
{
    const Colors &c = theme_.colors();
    const int indent = row.alone ? 36 : 46;
    const auto align =
        int(Qt::AlignVCenter) | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    const QRect room(rect.x() + indent, rect.y(), rect.width() - indent - 6, rect.height() - 1);
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(c.text);
    const QFontMetrics metrics = painter->fontMetrics();
    const QString name =
        metrics.elidedText(rowName(grid_.view(), row), Qt::ElideRight, room.width());
    painter->drawText(mirrored(room, rect, layoutDirection()), align, name);
    const int used = metrics.horizontalAdvance(name) + 6;
    painter->setFont(Theme::font(TextSize::Small));
    painter->setPen(c.muted);
    const QString rule = planRule(grid_.view(), row.plan, RuleForm::Brief);
    if (painter->fontMetrics().horizontalAdvance(rule) > room.width() - used) return;
    painter->drawText(mirrored(room.adjusted(used, 0, 0, 0), rect, layoutDirection()), align, rule);
}

void RowHeader::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const int section = logicalIndexAt(at);
    if (event->button() == Qt::LeftButton && section >= 0) {
        const GridRow &row = grid_.row(section);
        const QRect rect(0, sectionViewportPosition(section), width(), sectionSize(section));
        const QRect caret = caretBox(rect, row).adjusted(-4, 0, 4, 0);
        if (grid_.rows().canFold(row) && (row.isPool() || caret.contains(at))) {
            emit foldToggled(section);
            return;
        }
    }
    QHeaderView::mousePressEvent(event);
}

MonthCorner::MonthCorner(const Theme &theme, QWidget *parent) : QWidget(parent), theme_(theme)
{
    auto *legend = new QPushButton(QStringLiteral("?"));
    legend->setObjectName(QStringLiteral("legend"));
    legend->setProperty("look", QStringLiteral("mini"));
    legend->setFixedSize(kLegendButton, kLegendButton);
    legend->setFocusPolicy(Qt::NoFocus);
    legend->setAccessibleName(tr("Legend"));
    legend->setToolTip(tr("Legend of colours and marks (?)"));
    legend->setProperty("keys", legend->toolTip());
    connect(legend, &QPushButton::clicked, this, &MonthCorner::legendWanted);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 8, 0);
    row->addStretch();
    row->addWidget(legend);
}

void MonthCorner::setNight(Night night)
{
    night_ = night;
    const QDate date = night.date();
    const QString text =
        QStringLiteral("%1 %2").arg(QLocale().standaloneMonthName(date.month())).arg(date.year());
    if (text == text_) return;
    text_ = text;
    setAccessibleName(text_);
    update();
}

void MonthCorner::paintEvent(QPaintEvent *)
{
    const Colors &c = theme_.colors();
    QPainter painter(this);
    painter.fillRect(rect(), c.raised);
    painter.fillRect(0, height() - 1, width(), 1, c.line);
    painter.fillRect(isRightToLeft() ? 0 : width() - 1, 0, 1, height(), c.line);
    painter.setFont(Theme::font(TextSize::Caption));
    painter.setPen(c.muted);
    painter.drawText(rect().adjusted(14, 0, -14, 0),
                     int(Qt::AlignVCenter)
                         | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)),
                     text_);
}

}  // namespace roomrack::desktop
