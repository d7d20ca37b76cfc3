// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/scroll_anchor.h"

#include <QtCore/QEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <utility>

namespace roomrack::desktop {

ScrollAnchor::ScrollAnchor(QScrollArea *area)
    : QObject(area), area_(area), bar_(area->verticalScrollBar())
{
    area->widget()->installEventFilter(this);
    connect(bar_, &QScrollBar::valueChanged, this, &ScrollAnchor::note);
    connect(qApp, &QApplication::focusChanged, this, &ScrollAnchor::note);
}

/// The content is laid out after this event, and painted after what is posted now.
bool ScrollAnchor::eventFilter(QObject *watched, QEvent *event)
{
    const bool layout = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize;
    if (layout && !std::exchange(pending_, true))
        QMetaObject::invokeMethod(this, &ScrollAnchor::keep, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void ScrollAnchor::keep()
{
    pending_ = false;
    if (anchor_ && area_->widget()->isAncestorOf(anchor_))
        bar_->setValue(placeOf(anchor_) - height_);
    note();
}

void ScrollAnchor::note()
{
    // Until the content is laid out, the noted height is that of what the user saw.
    if (pending_ || !bar_ || !area_->widget()) return;
    anchor_ = found();
    if (anchor_) height_ = heightOf(anchor_);
}

QWidget *ScrollAnchor::found() const
{
    QWidget *focus = area_->window()->focusWidget();
    if (focus && area_->widget()->isAncestorOf(focus) && isVisible(focus)) return focus;
    QWidget *uppermost = nullptr;
    for (QObject *child : area_->widget()->children()) {
        auto *widget = qobject_cast<QWidget *>(child);
        if (!widget || !isVisible(widget)) continue;
        if (!uppermost || placeOf(widget) < placeOf(uppermost)) uppermost = widget;
    }
    return uppermost;
}

/// From the top of the content.
int ScrollAnchor::placeOf(const QWidget *widget) const
{
    return widget->mapTo(area_->widget(), QPoint()).y();
}

int ScrollAnchor::heightOf(const QWidget *widget) const
{
    return placeOf(widget) - bar_->value();
}

/// Its top is.
bool ScrollAnchor::isVisible(const QWidget *widget) const
{
    const int top = heightOf(widget);
    return !widget->isHidden() && top >= 0 && top < area_->viewport()->height();
}

}  // namespace roomrack::desktop

#include "moc_scroll_anchor.cpp"
