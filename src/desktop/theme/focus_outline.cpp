// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/theme/focus_outline.h"

#include <QtGui/QFocusEvent>
#include <QtGui/QPainter>

namespace roomrack::desktop {

namespace {

constexpr qreal kLine = 2;
constexpr qreal kCorner = 7;

}  // namespace

FocusOutline::FocusOutline(QWidget *around) : QWidget(around), around_(around)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    around->installEventFilter(this);
}

bool FocusOutline::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != around_) return false;
    if (event->type() == QEvent::Resize && isVisible()) cover();
    if (event->type() == QEvent::FocusOut) hide();
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason why = static_cast<QFocusEvent *>(event)->reason();
        if (why == Qt::TabFocusReason || why == Qt::BacktabFocusReason
            || why == Qt::ShortcutFocusReason) {
            cover();
            show();
        }
    }
    return false;
}

void FocusOutline::cover()
{
    setGeometry(around_->rect());
    raise();
}

void FocusOutline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), kLine));
    const qreal inside = kLine / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inside, inside, -inside, -inside), kCorner,
                            kCorner);
}

}  // namespace roomrack::desktop

#include "moc_focus_outline.cpp"
