// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/desk_head.h"

#include "desktop/frontdesk/desk_bar.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/flow_layout.h"

#include <QtWidgets/QFrame>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kFrame = 2;  ///< left and right of the segments

QString viewName(int view)
{
    switch (view) {
    case int(DayList::Arrivals): return DeskHead::tr("&Arrivals");
    case int(DayList::Departures): return DeskHead::tr("De&partures");
    case int(DayList::InHouse): return DeskHead::tr("In ho&use");
    case int(DayList::NoShows): return DeskHead::tr("No-sho&ws");
    case kPlanView: return DeskHead::tr("Room p&lan");
    default: return DeskHead::tr("Housekeeping");
    }
}

}  // namespace

DeskHead::DeskHead(QWidget *parent)
    : QWidget(parent), segments_(style::segments()),
      audit_(new QPushButton(auditText(Length::Whole)))
{
    auto *row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(style::kSmallGap);
    for (int view = 0; view <= kHousekeepingView; ++view) {
        views_[size_t(view)] =
            style::addSegment(segments_, view, viewName(view), QStringLiteral("view%1").arg(view));
        connect(views_[size_t(view)], &QPushButton::clicked, this,
                [this, view] { emit chosen(view); });
    }
    check(int(DayList::Arrivals));
    audit_->setObjectName(QStringLiteral("audit"));
    audit_->setAccessibleName(auditText(Length::Whole).remove(u'&'));
    row->addWidget(segments_);
    addAtEnd(row, {audit_});
}

void DeskHead::check(int view)
{
    views_[size_t(view)]->setChecked(true);
}

void DeskHead::setCount(DayList list, int open, int all)
{
    counts_[size_t(list)] = {open, all};
    showTexts();
}

QString DeskHead::nameOf(int view, const QString &open, const QString &all, Length length)
{
    const QString name = viewName(view);
    if (length == Length::Least)
        return tr("%1 %2", "name of a list, number of bookings in it").arg(name, all);
    return length == Length::Whole
               ? tr("%1 %2 of %3", "name of a list, still to do, number of all")
                     .arg(name, open, all)
               : tr("%1 %2/%3", "short: name of a list, still to do, number of all")
                     .arg(name, open, all);
}

QString DeskHead::textOf(int view, Length length) const
{
    if (view >= kDayLists || counts_[size_t(view)].all < 0) return viewName(view);
    const auto &[open, all] = counts_[size_t(view)];
    // The number of all says both.
    const Length needed = open == all ? Length::Least : length;
    return nameOf(view, locale().toString(open), locale().toString(all), needed);
}

/// So that no tab moves while the day goes on: not every digit is as wide as another.
QString DeskHead::widestOf(int view, Length length) const
{
    if (view >= kDayLists || counts_[size_t(view)].all < 0) return viewName(view);
    const QString widest(locale().toString(counts_[size_t(view)].all).size(), u'0');
    return nameOf(view, widest, widest, keepsDone(DayList(view)) ? length : Length::Least);
}

QString DeskHead::auditText(Length length)
{
    return length == Length::Whole ? tr("&Night audit…") : tr("&Night…", "short: night audit");
}

int DeskHead::auditWidth(Length length) const
{
    const auto textWidth = [this](const QString &text) {
        return audit_->fontMetrics().size(Qt::TextShowMnemonic, text).width();
    };
    return audit_->sizeHint().width() + textWidth(auditText(length)) - textWidth(audit_->text());
}

int DeskHead::tabsWidth(Length length) const
{
    int width = kFrame;
    for (int view = 0; view <= kHousekeepingView; ++view)
        width += style::segmentWidth(widestOf(view, length));
    return width;
}

/// The longest texts with which the night audit stands beside the tabs; if there are none, it goes
/// to the next line.
DeskHead::Length DeskHead::fitting() const
{
    for (const Length length : {Length::Whole, Length::Brief}) {
        if (tabsWidth(length) + style::kSmallGap + auditWidth(length) <= width()) return length;
    }
    return tabsWidth(Length::Brief) <= width() ? Length::Brief : Length::Least;
}

void DeskHead::showTexts()
{
    const Length length = fitting();
    for (int view = 0; view < kDayLists; ++view) {
        QPushButton *button = views_[size_t(view)];
        const QString whole = textOf(view, Length::Whole).remove(u'&');
        style::setSegmentText(button, widestOf(view, length));
        button->setText(textOf(view, length));
        button->setAccessibleName(whole);
        button->setToolTip(length == Length::Whole ? QString() : whole);
    }
    audit_->setText(auditText(length));
    // Until the event loop runs the texts would be cut off.
    segments_->layout()->activate();
    updateGeometry();
}

QSize DeskHead::minimumSizeHint() const
{
    return {std::max(tabsWidth(Length::Least), auditWidth(Length::Least)),
            QWidget::minimumSizeHint().height()};
}

void DeskHead::resizeEvent(QResizeEvent *event)
{
    showTexts();
    QWidget::resizeEvent(event);
}

}  // namespace roomrack::desktop

#include "moc_desk_head.cpp"
