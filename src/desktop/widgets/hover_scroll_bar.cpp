// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/hover_scroll_bar.h"

#include <QtCore/QEvent>
#include <QtGui/QCursor>

namespace roomrack::desktop {

HoverScrollBar::HoverScrollBar(QScrollBar *other, QWidget *over)
    : QScrollBar(other->orientation(), over->parentWidget()), other_(other), over_(over)
{
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Scroll bar"));
    hide();
    connect(other, &QScrollBar::rangeChanged, this, &HoverScrollBar::follow);
    connect(other, &QScrollBar::valueChanged, this, &HoverScrollBar::follow);
    connect(this, &QScrollBar::valueChanged, other, &QScrollBar::setValue);
    over->installEventFilter(this);
    installEventFilter(this);
    follow();
}

void HoverScrollBar::follow()
{
    const QSignalBlocker quiet(this);
    setRange(other_->minimum(), other_->maximum());
    setPageStep(other_->pageStep());
    setSingleStep(other_->singleStep());
    setValue(other_->value());
    update();
}

void HoverScrollBar::place()
{
    const QRect area = over_->geometry();
    const int height = sizeHint().height();
    setGeometry(area.x(), area.y() + area.height() - height, area.width(), height);
    raise();
}

bool HoverScrollBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == over_) place();
    if (event->type() == QEvent::Enter && maximum() > minimum()) {
        place();
        show();
    }
    if (event->type() == QEvent::Leave) {
        // Keep the bar while the mouse moves between view and bar.
        const QPoint at = over_->mapFromGlobal(QCursor::pos());
        if (!over_->rect().contains(at) && !isSliderDown()) hide();
    }
    return QScrollBar::eventFilter(watched, event);
}

}  // namespace roomrack::desktop
