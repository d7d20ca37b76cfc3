// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/plan_headers.h"

#include "desktop/words/housekeeping_words.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtGui/QPaintEvent>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kRoomsWidth = 190;
/// At most, if the names of the room types that share rooms need it.
constexpr int kMostRoomsWidth = 300;
constexpr int kIndent = 14;
constexpr int kMarkWidth = 18;

bool isHeading(const PlanRow &row)
{
    return row.kind == PlanRow::Kind::Pool || row.kind == PlanRow::Kind::Unassigned;
}

}  // namespace

PlanRooms::PlanRooms(const PlanModel &model, const Theme &theme, QWidget *parent)
    : QHeaderView(Qt::Vertical, parent), plan_(model), theme_(theme), needed_(kRoomsWidth)
{
    setProperty("look", QStringLiteral("rows"));
    setFixedWidth(kRoomsWidth);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(kPlanRowHeight);
    setDefaultSectionSize(kPlanRowHeight);
    setHighlightSections(false);
    setSectionsClickable(true);
    setAccessibleName(tr("Rooms"));
    connect(&model, &PlanModel::modelReset, this, &PlanRooms::fit);
    connect(&theme, &Theme::changed, this, &PlanRooms::fit);
}

/// As wide as the longest heading.
void PlanRooms::fit()
{
    const QFontMetrics metrics(Theme::font(TextSize::Body, QFont::DemiBold));
    int width = kRoomsWidth;
    for (const PlanRow &row : plan_.board().rows()) {
        if (isHeading(row))
            width = std::max(width, metrics.horizontalAdvance(row.title) + 2 * kIndent + 2);
    }
    needed_ = std::min(width, kMostRoomsWidth);
    setFixedWidth(needed_ + rest_);
    emit geometriesChanged();
}

void PlanRooms::setRest(int pixels)
{
    rest_ = pixels;
    setFixedWidth(needed_ + rest_);
}

QSize PlanRooms::sizeHint() const
{
    return {minimumWidth(), 0};
}

void PlanRooms::paintEvent(QPaintEvent *event)
{
    QPainter(viewport()).fillRect(event->rect(), theme_.colors().surface);
    QHeaderView::paintEvent(event);
}

void PlanRooms::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Colors &c = theme_.colors();
    const PlanRow &row = plan_.row(section);
    const bool heading = isHeading(row);
    painter->fillRect(rect, heading ? c.raised : c.surface);
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, c.line);
    painter->fillRect(isRightToLeft() ? rect.left() : rect.right(), rect.y(), 1, rect.height(),
                      c.line);
    const auto side = [this](Qt::Alignment a) {
        return int(QStyle::visualAlignment(layoutDirection(), a)) | int(Qt::AlignVCenter);
    };
    QRect box = rect.adjusted(kIndent, 0, -kIndent, 0);
    if (const auto status = plan_.housekeeping(section)) {
        paintMark(painter, box, *status);
        box = QStyle::visualRect(layoutDirection(), box, box.adjusted(kMarkWidth, 0, 0, 0));
    }
    QString title = row.title, detail = row.detail;
    if (row.kind == PlanRow::Kind::Unassigned)
        detail = QLocale().toString(plan_.board().unassigned());
    painter->setFont(Theme::font(TextSize::Body, heading ? QFont::DemiBold : QFont::Medium));
    painter->setPen(c.text);
    title = painter->fontMetrics().elidedText(title, Qt::ElideRight, box.width());
    const int room = box.width() - painter->fontMetrics().horizontalAdvance(title) - 8;
    painter->drawText(box, side(Qt::AlignLeft), title);
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(c.muted);
    painter->drawText(box, side(Qt::AlignRight),
                      painter->fontMetrics().elidedText(detail, Qt::ElideRight, room));
}

/// Statuses differ by shape as well as by colour; the tool tip has the text.
void PlanRooms::paintMark(QPainter *painter, const QRect &box,
                          booking::HousekeepingStatus status) const
{
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(theme_.colors().tone(housekeepingTone(status)).text);
    painter->drawText(box, int(side) | int(Qt::AlignVCenter), housekeepingMark(status));
}

}  // namespace roomrack::desktop

#include "moc_plan_headers.cpp"
