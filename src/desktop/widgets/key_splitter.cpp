// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/key_splitter.h"

#include "desktop/theme/style.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

namespace roomrack::desktop {

namespace {

constexpr int kStep = 16;  ///< pixels per arrow key; with Ctrl: 1
constexpr int kThick = 4;  ///< thickness of the focus bar
constexpr int kLong = 48;

class KeyHandle final : public QSplitterHandle {
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool sideways = orientation() == Qt::Horizontal;
        const int step = event->modifiers() & Qt::ControlModifier ? 1 : kStep;
        const int back = sideways ? Qt::Key_Left : Qt::Key_Up;
        const int on = sideways ? Qt::Key_Right : Qt::Key_Down;
        if (event->key() != back && event->key() != on)
            return QSplitterHandle::keyPressEvent(event);
        const int by = event->key() == on ? step : -step;
        moveSplitter((sideways ? x() : y()) + by);
    }
    void focusInEvent(QFocusEvent *) override { update(); }
    void focusOutEvent(QFocusEvent *) override { update(); }
    /// Draws a short thick bar with focus, nothing without: the gap is visible enough.
    void paintEvent(QPaintEvent *) override
    {
        if (!hasFocus()) return;
        const bool sideways = orientation() == Qt::Horizontal;
        QRect bar(0, 0, sideways ? kThick : kLong, sideways ? kLong : kThick);
        bar.moveCenter(rect().center());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRoundedRect(bar, kThick / 2.0, kThick / 2.0);
    }
};

}  // namespace

KeySplitter::KeySplitter(Qt::Orientation orientation, QWidget *parent)
    : QSplitter(orientation, parent)
{
    setChildrenCollapsible(false);
    setHandleWidth(style::kGap);
}

QSplitterHandle *KeySplitter::createHandle()
{
    auto *handle = new KeyHandle(orientation(), this);
    handle->setFocusPolicy(Qt::TabFocus);
    handle->setAccessibleName(tr("Pane divider"));
    handle->setAccessibleDescription(tr("Move with the arrow keys"));
    return handle;
}

}  // namespace roomrack::desktop

#include "moc_key_splitter.cpp"
