// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/notice_bar.h"

#include "desktop/shell/notice_card.h"
#include "desktop/theme/style.h"

#include <QtCore/QEvent>
#include <QtGui/QAccessible>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr size_t kMost = 2;
constexpr int kWidth = 440;

}  // namespace

NoticeBar::NoticeBar(QWidget &area, QWidget *parent)
    : QWidget(parent), area_(area), lines_(new QVBoxLayout(this)),
      earlier_(new EarlierNotices(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    setProperty("floats", true);
    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setSpacing(6);
    hide();
    area.installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now) followFocus(now);
    });
}

QString NoticeBar::newest() const
{
    return cards_.empty() ? QString() : cards_.back()->notice().text;
}

void NoticeBar::clear()
{
    remove([](const Notice &) { return true; });
}

void NoticeBar::withdraw(const QString &topic)
{
    remove([&topic](const Notice &known) { return known.topic == topic; });
}

void NoticeBar::remove(const std::function<bool(const Notice &)> &which)
{
    for (NoticeCard *card : std::vector<NoticeCard *>(cards_)) {
        if (which(card->notice())) leave(card);
    }
    earlier_->remove(which);
}

bool NoticeBar::lacks(const QString &topic) const
{
    return cards_.size() < kMost
           && std::none_of(cards_.begin(), cards_.end(), [&topic](const NoticeCard *card) {
                  return card->notice().topic == topic;
              });
}

void NoticeBar::add(const Notice &notice, core::Instant at)
{
    remove([&notice](const Notice &known) { return notice.replaces(known); });
    while (cards_.size() >= kMost) {
        NoticeCard *oldest = cards_.front();
        earlier_->add(oldest->notice(), oldest->at());
        leave(oldest);
    }
    auto *card = new NoticeCard(notice, at);
    connect(card, &NoticeCard::closed, this, [this, card] { leave(card); });
    cards_.push_back(card);
    lines_->addWidget(card);
    card->show();
    place();
    QAccessibleEvent event(card, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// Deferred deletion: the card itself may be what emitted this.
void NoticeBar::leave(NoticeCard *card)
{
    if (std::erase(cards_, card) == 0) return;
    if (card->isAncestorOf(QApplication::focusWidget()) && outside_ && outside_->isVisible())
        outside_->setFocus();
    lines_->removeWidget(card);
    card->hide();
    card->deleteLater();
    place();
}

bool NoticeBar::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::LayoutRequest || type == QEvent::LayoutDirectionChange) place();
    return handled;
}

bool NoticeBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) place();
    return QWidget::eventFilter(watched, event);
}

void NoticeBar::followFocus(QWidget *now)
{
    if (now == this || isAncestorOf(now) || !parentWidget()->isAncestorOf(now)) return;
    outside_ = now;
    place();
}

void NoticeBar::place()
{
    if (cards_.empty()) return hide();
    const QRect room =
        QRect(area_.mapTo(parentWidget(), QPoint()), area_.size())
            .adjusted(style::kMargin, style::kMargin, -style::kMargin, -style::kMargin);
    // A word that cannot be wrapped (a path) widens the notices.
    const int width = std::min(std::max(kWidth, lines_->minimumSize().width()), room.width());
    const int height = std::min(lines_->heightForWidth(width), room.height());
    setGeometry(corner(room, {width, height}));
    if (isVisible()) return;
    show();
    raise();
}

/// The trailing corner at the bottom; the leading one if only that leaves the focus uncovered.
QRect NoticeBar::corner(const QRect &room, QSize size) const
{
    const QRect left(QPoint(room.left(), room.bottom() + 1 - size.height()), size);
    const QRect right = left.translated(room.width() - size.width(), 0);
    const QRect trailing = isRightToLeft() ? left : right;
    const QRect leading = isRightToLeft() ? right : left;
    const QRect focus = focusArea();
    return focus.intersects(trailing) && !focus.intersects(leading) ? leading : trailing;
}

/// In coordinates of the parent: the current cell of a table, else the whole control.
QRect NoticeBar::focusArea() const
{
    if (!outside_ || !outside_->isVisible() || !parentWidget()->isAncestorOf(outside_)) return {};
    const QWidget *of = outside_;
    QRect area = of->rect();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(of)) {
        of = view->viewport();
        area = view->visualRect(view->currentIndex()) & of->rect();
    }
    return area.isEmpty() ? QRect() : QRect(of->mapTo(parentWidget(), area.topLeft()), area.size());
}

}  // namespace roomrack::desktop
