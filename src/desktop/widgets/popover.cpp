// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/popover.h"

#include "desktop/theme/style.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kShadow = 14;
constexpr int kCorner = 10;
constexpr int kGap = 4;

}  // namespace

Popover::Popover(const Theme &theme, QWidget *owner)
    : QWidget(owner->window()), theme_(theme), content_(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::StrongFocus);
    content_->setContentsMargins(kShadow + 12, kShadow + 10, kShadow + 12, kShadow + 12);
    content_->setSpacing(style::kSmallGap);
    hide();
}

void Popover::openBeside(const QWidget *of, const QRect &anchor)
{
    const QPoint corner = of->mapTo(window(), anchor.topLeft());
    anchor_ = QRect(corner, anchor.size());
    open();
}

void Popover::openInMiddle()
{
    anchor_ = QRect();
    open();
}

void Popover::open()
{
    before_ = QApplication::focusWidget();
    settle();
    show();
    raise();
    setFocus(Qt::PopupFocusReason);
    qApp->installEventFilter(this);
}

void Popover::settle()
{
    content_->activate();
    const QSize size = sizeHint().boundedTo(window()->size());
    const QRect room = window()->rect();
    if (anchor_.isNull()) {
        const int top = std::min(room.height() / 8, room.height() - size.height());
        setGeometry(QRect(QPoint((room.width() - size.width()) / 2, std::max(0, top)), size));
        return;
    }
    const int below = anchor_.bottom() + kGap - kShadow;
    const int above = anchor_.top() - kGap + kShadow - size.height();
    int y = below;
    if (below + size.height() > room.bottom() && above >= room.top()) y = above;
    int x = isRightToLeft() ? anchor_.right() - size.width() + kShadow : anchor_.left() - kShadow;
    x = std::clamp(x, room.left(), std::max(room.left(), room.right() - size.width() + 1));
    y = std::clamp(y, room.top(), std::max(room.top(), room.bottom() - size.height() + 1));
    setGeometry(QRect(QPoint(x, y), size));
}

void Popover::dismiss()
{
    if (done_) return;
    done_ = true;
    qApp->removeEventFilter(this);
    const bool hadFocus = isAncestorOf(QApplication::focusWidget()) || hasFocus();
    hide();
    if (hadFocus && before_) before_->setFocus(Qt::PopupFocusReason);
    emit closed();
    deleteLater();
}

bool Popover::contains(const QObject *object) const
{
    for (const QObject *at = object; at; at = at->parent()) {
        if (at == this) return true;
    }
    return false;
}

bool Popover::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType()
        && !contains(watched)) {
        dismiss();
    }
    if (event->type() == QEvent::Resize && watched == window()) dismiss();
    return QWidget::eventFilter(watched, event);
}

void Popover::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        dismiss();
        return;
    }
    QWidget::keyPressEvent(event);
}

void Popover::paintEvent(QPaintEvent *)
{
    const Colors &c = theme_.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow);
    painter.setPen(Qt::NoPen);
    for (int ring = kShadow - 2; ring > 0; --ring) {
        QColor shade = c.shadow;
        shade.setAlphaF(float(shade.alphaF()) / float(kShadow - 2) * 0.55F);
        painter.setBrush(shade);
        painter.drawRoundedRect(box.adjusted(-ring, -ring + 4, ring, ring), kCorner + ring,
                                kCorner + ring);
    }
    painter.setPen(QPen(c.line, 1));
    painter.setBrush(c.surface);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
}

}  // namespace roomrack::desktop
