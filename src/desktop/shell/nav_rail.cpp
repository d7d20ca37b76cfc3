// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/nav_rail.h"

#include "desktop/theme/style.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kRailWidth = 176;
constexpr int kEntry = 34;

}  // namespace

NavButton::NavButton(const QString &title, const Theme &theme, QWidget *parent)
    : QAbstractButton(parent), theme_(theme)
{
    setText(title);
    setCheckable(true);
    setFixedHeight(kEntry);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(title);
}

void NavButton::setBadge(int count)
{
    if (count == badge_) return;
    badge_ = count;
    setAccessibleDescription(count > 0 ? tr("%n waiting", nullptr, count) : QString());
    update();
}

QSize NavButton::sizeHint() const
{
    return {kRailWidth - 16, kEntry};
}

void NavButton::enterEvent(QEnterEvent *)
{
    update();
}

void NavButton::leaveEvent(QEvent *)
{
    update();
}

void NavButton::paintEvent(QPaintEvent *)
{
    const Colors &c = theme_.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? c.accentSoft : c.hover);
        painter.drawRoundedRect(rect(), 8, 8);
    }
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    }
    painter.setFont(Theme::font(TextSize::Body, isChecked() ? QFont::DemiBold : QFont::Normal));
    painter.setPen(isChecked() ? c.accent : c.text);
    const QRect area = rect().adjusted(12, 0, -12, 0);
    painter.drawText(area,
                     int(Qt::AlignVCenter)
                         | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)),
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, area.width() - 30));
    if (badge_ > 0) paintBadge(&painter, area);
}

void NavButton::paintBadge(QPainter *painter, const QRect &area) const
{
    const Colors &c = theme_.colors();
    const QString count = badge_ > 999 ? QStringLiteral("999+") : QString::number(badge_);
    painter->setFont(Theme::font(TextSize::Small, QFont::DemiBold));
    const int width = std::max(21, painter->fontMetrics().horizontalAdvance(count) + 14);
    QRect box(area.right() - width + 1, area.center().y() - 7, width, 16);
    box = QStyle::visualRect(layoutDirection(), area, box);
    painter->setPen(Qt::NoPen);
    painter->setBrush(c.badge);
    painter->drawRoundedRect(box, 8, 8);
    painter->setPen(c.onBadge);
    painter->drawText(box, Qt::AlignCenter, count);
}

NavRail::NavRail(const Theme &theme, QWidget *parent)
    : QWidget(parent), theme_(theme), column_(new QVBoxLayout(this)), group_(new QButtonGroup(this))
{
    setFixedWidth(kRailWidth);
    setAccessibleName(tr("Pages"));
    column_->setContentsMargins(8, 12, 9, 8);
    column_->setSpacing(2);
    column_->addStretch();
    group_->setExclusive(true);
    style::tabToChosen(group_);
    connect(group_, &QButtonGroup::idClicked, this, &NavRail::chosen);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

/// A hairline on the side of the pages; a style sheet cannot depend on the layout direction.
void NavRail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.colors().surface);
    painter.fillRect(isRightToLeft() ? 0 : width() - 1, 0, 1, height(), theme_.colors().line);
}

void NavRail::clear()
{
    for (NavButton *button : buttons_) delete button;
    buttons_.clear();
}

int NavRail::add(const QString &title)
{
    auto *button = new NavButton(title, theme_);
    const int index = int(buttons_.size());
    column_->insertWidget(index, button);
    group_->addButton(button, index);
    buttons_.push_back(button);
    return index;
}

void NavRail::setBadge(int index, int count)
{
    buttons_[size_t(index)]->setBadge(count);
}

void NavRail::setOffered(int index, bool offered)
{
    buttons_[size_t(index)]->setVisible(offered);
}

void NavRail::choose(int index)
{
    // If the focus is in the navigation, move it to the entry of the shown page.
    const bool hasKeys = std::any_of(buttons_.begin(), buttons_.end(),
                                     [](const NavButton *button) { return button->hasFocus(); });
    buttons_[size_t(index)]->setChecked(true);
    if (hasKeys) buttons_[size_t(index)]->setFocus(Qt::OtherFocusReason);
}

QWidget *NavRail::chosenButton() const
{
    return group_->checkedButton();
}

void NavRail::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    int next = group_->checkedId() + step;
    while (step != 0 && next >= 0 && next < int(buttons_.size())
           && buttons_[size_t(next)]->isHidden())
        next += step;
    if (step == 0 || next < 0 || next >= int(buttons_.size())) {
        QWidget::keyPressEvent(event);
        return;
    }
    buttons_[size_t(next)]->setFocus();
    buttons_[size_t(next)]->click();
}

}  // namespace roomrack::desktop
