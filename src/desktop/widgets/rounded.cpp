// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/rounded.h"

#include <QtCore/QEvent>
#include <QtCore/QObject>
#include <QtGui/QBitmap>
#include <QtGui/QPainterPath>
#include <QtGui/QRegion>
#include <QtWidgets/QWidget>

namespace roomrack::desktop {

namespace {

class Rounder : public QObject {
public:
    Rounder(QWidget *widget, int radius) : QObject(widget), widget_(widget), radius_(radius)
    {
        widget->installEventFilter(this);
        cut();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget_ && event->type() == QEvent::Resize) cut();
        return QObject::eventFilter(watched, event);
    }

private:
    void cut()
    {
        QPainterPath path;
        path.addRoundedRect(QRectF(widget_->rect()), radius_, radius_);
        widget_->setMask(QRegion(path.toFillPolygon().toPolygon()));
    }
    QWidget *widget_;
    int radius_;
};

}  // namespace

void roundCorners(QWidget *widget, int radius)
{
    new Rounder(widget, radius);
}

}  // namespace roomrack::desktop
