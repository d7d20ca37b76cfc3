// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/activity_panel.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/whole_rows.h"

#include <QtCore/QtMath>
#include <QtGui/QPainter>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace roomrack::desktop {

void ActivityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Colors &c = theme_.colors();
    const bool chosen = option.state & QStyle::State_Selected;
    painter->fillRect(option.rect, chosen ? c.accentSoft : c.surface);
    painter->fillRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1, c.line);
    const QRect area = option.rect.adjusted(style::kPadding, 0, -style::kPadding, -1);
    const QString text = index.data().toString();
    const auto align =
        int(Qt::AlignVCenter) | int(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
    switch (index.column()) {
    case ActivityModel::What: paintWhat(painter, area, option, index); return;
    case ActivityModel::Outcome:
        if (text.isEmpty()) return;
        style::paintBadge(painter, area, text,
                          c.tone(Tone(index.data(ActivityModel::ToneRole).toInt())),
                          QStyle::visualAlignment(option.direction, Qt::AlignLeft));
        return;
    case ActivityModel::Time:
        painter->setFont(Theme::monospace(TextSize::Caption));
        painter->setPen(c.muted);
        break;
    case ActivityModel::Kind:
        painter->setFont(Theme::font(TextSize::Body));
        painter->setPen(c.text);
        break;
    default: painter->setFont(Theme::font(TextSize::Caption)); painter->setPen(c.muted);
    }
    painter->drawText(area, align,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
}

void ActivityDelegate::paintWhat(QPainter *painter, const QRect &area,
                                 const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString text = index.data().toString();
    const QString subject = index.data(ActivityModel::SubjectRole).toString();
    painter->setPen(theme_.colors().text);
    const auto align =
        int(Qt::AlignVCenter) | int(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
    int used = 0;
    QString rest = text;
    if (!subject.isEmpty() && text.startsWith(subject)) {
        painter->setFont(Theme::font(TextSize::Body, QFont::DemiBold));
        used = painter->fontMetrics().horizontalAdvance(subject);
        painter->drawText(area, align, subject);
        rest = text.mid(subject.size());
    }
    painter->setFont(Theme::font(TextSize::Body));
    QRect remaining = area.adjusted(used, 0, 0, 0);
    remaining = QStyle::visualRect(option.direction, area, remaining);
    painter->drawText(remaining, align,
                      painter->fontMetrics().elidedText(rest, Qt::ElideRight, remaining.width()));
}

ActivityPanel::ActivityPanel(HotelSession &session, PageActions &actions, const Theme &theme,
                             QWidget *parent)
    : FoldingCard(tr("Activity"), parent), theme_(theme), model_(new ActivityModel(session, this)),
      table_(new QTableView(this))
{
    makeFilters();
    makeTable(actions);
    body()->addWidget(table_, 1);
}

void ActivityPanel::makeFilters()
{
    auto *group = new QButtonGroup(this);
    const std::pair<QString, ActivityKind> kinds[] = {{tr("All"), ActivityKind::All},
                                                      {tr("Bookings"), ActivityKind::Bookings},
                                                      {tr("Holds"), ActivityKind::Holds},
                                                      {tr("Duplicates"), ActivityKind::Duplicates},
                                                      {tr("Edits"), ActivityKind::Edits}};
    for (const auto &[text, kind] : kinds) {
        auto *button = new QPushButton(text);
        button->setCheckable(true);
        button->setChecked(kind == model_->kind());
        button->setProperty("look", QStringLiteral("filter"));
        connect(button, &QPushButton::toggled, this, [this, kind = kind](bool on) {
            if (on) model_->setKind(kind);
        });
        group->addButton(button);
        addTool(button);
    }
}

void ActivityPanel::makeTable(PageActions &actions)
{
    table_->setModel(model_);
    style::table(table_);
    table_->setItemDelegate(new ActivityDelegate(theme_, table_));
    table_->horizontalHeader()->hide();
    table_->horizontalHeader()->setMinimumSectionSize(60);
    table_->horizontalHeader()->setSectionResizeMode(ActivityModel::What, QHeaderView::Stretch);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setTabKeyNavigation(false);
    WholeRows::install(table_);
    table_->setAccessibleName(tr("Activity"));
    connect(model_, &ActivityModel::modelReset, this, [this] {
        widestTime_ = widestKind_ = widestBadge_ = 0;
        fit(0, model_->rowCount() - 1);
    });
    connect(model_, &ActivityModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { fit(first, last); });
    connect(table_, &QTableView::activated, this, [&actions](const QModelIndex &at) {
        const qint64 booking = at.data(ActivityModel::BookingRole).toLongLong();
        if (booking != 0 && actions.openBooking) actions.openBooking(BookingId{booking});
    });
}

/// Widens the columns of times, kinds and outcomes for these rows.
void ActivityPanel::fit(int first, int last)
{
    const QFontMetricsF metrics(Theme::monospace(TextSize::Caption));
    const QFontMetricsF body(Theme::font(TextSize::Body));
    const auto before = std::tuple(widestTime_, widestKind_, widestBadge_);
    for (int row = first; row <= last; ++row) {
        const QString time = model_->index(row, ActivityModel::Time).data().toString();
        widestTime_ = std::max(widestTime_, qCeil(metrics.horizontalAdvance(time)) + 1);
        const QString kind = model_->index(row, ActivityModel::Kind).data().toString();
        widestKind_ = std::max(widestKind_, qCeil(body.horizontalAdvance(kind)) + 1);
        const QString outcome = model_->index(row, ActivityModel::Outcome).data().toString();
        widestBadge_ = std::max(widestBadge_, style::badgeWidth(outcome));
    }
    if (before != std::tuple(widestTime_, widestKind_, widestBadge_)) layColumns();
}

void ActivityPanel::layColumns()
{
    const bool narrow = width() < 800;
    const int time = widestTime_ + 2 * style::kPadding;
    table_->setColumnWidth(ActivityModel::Time, std::max(narrow ? 84 : 108, time));
    const int kind = widestKind_ + 2 * style::kPadding;
    table_->setColumnWidth(ActivityModel::Kind, std::max(narrow ? 84 : 108, kind));
    table_->setColumnWidth(ActivityModel::By, narrow ? 118 : 142);
    const int outcome = widestBadge_ + 2 * style::kPadding;
    table_->setColumnWidth(ActivityModel::Outcome, std::max(narrow ? 104 : 156, outcome));
}

void ActivityPanel::resizeEvent(QResizeEvent *event)
{
    FoldingCard::resizeEvent(event);
    layColumns();
}

}  // namespace roomrack::desktop
