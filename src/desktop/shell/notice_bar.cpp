// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/notice_bar.h"

#include "desktop/shell/notice_card.h"
#include "desktop/theme/style.h"

#include <QtCore/QEvent>
#include <QtGui/QAccessible>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr size_t kMost = 2;
constexpr int kWidth = 440;
constexpr int kAboveButtons = 6;

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
    if (notice.tone == Tone::Good) putErrorsAside(false);
    while (cards_.size() >= kMost) putAside(cards_.front());
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

void NoticeBar::putAside(NoticeCard *card)
{
    earlier_->add(card->notice(), card->at());
    leave(card);
}

/// An error with a topic reports a state, and leaves with it.
void NoticeBar::putErrorsAside(bool onlyRead)
{
    for (NoticeCard *card : std::vector<NoticeCard *>(cards_)) {
        const Notice &notice = card->notice();
        const bool error = notice.tone == Tone::Bad && notice.seconds == 0;
        if (error && notice.topic.isEmpty() && (!onlyRead || card->age() >= readingMs_))
            putAside(card);
    }
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
    putErrorsAside(true);
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
    setGeometry(bestPlace(room, {width, height}));
    if (isVisible()) return;
    show();
    raise();
}

/// The trailing corner at the bottom, the leading one, or above the buttons of one of them: the
/// first that leaves the focus uncovered and covers the fewest buttons.
QRect NoticeBar::bestPlace(const QRect &room, QSize size) const
{
    const QRect left(QPoint(room.left(), room.bottom() + 1 - size.height()), size);
    const QRect right = left.translated(room.width() - size.width(), 0);
    const QRect trailing = isRightToLeft() ? left : right;
    const QRect leading = isRightToLeft() ? right : left;
    const QRect focus = focusArea();
    const auto harm = [&](const QRect &place) {
        return std::pair(focus.intersects(place), buttonsUnder(place).size());
    };
    QRect best = trailing;
    for (const QRect &other :
         {leading, aboveButtons(trailing, room), aboveButtons(leading, room)}) {
        if (harm(other) < harm(best)) best = other;
    }
    return best;
}

/// Stays in the corner if there is no place without buttons above it.
QRect NoticeBar::aboveButtons(QRect corner, const QRect &room) const
{
    QRect place = corner;
    for (auto under = buttonsUnder(place); !under.empty(); under = buttonsUnder(place)) {
        int top = place.bottom();
        for (const QRect &button : under) top = std::min(top, button.top());
        place.moveBottom(top - 1 - kAboveButtons);
        if (place.top() < room.top()) return corner;
    }
    return place;
}

std::vector<QRect> NoticeBar::buttonsUnder(const QRect &place) const
{
    std::vector<QRect> found;
    for (const auto *button : area_.findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || !button->isEnabled()) continue;
        const QRect at(button->mapTo(parentWidget(), QPoint()), button->size());
        if (at.intersects(place)) found.push_back(at);
    }
    return found;
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
