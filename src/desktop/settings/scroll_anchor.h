// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what the user looks at in its place while the content of a scroll area above it becomes
// higher or lower.
#pragma once

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QScrollArea;
class QScrollBar;

namespace roomrack::desktop {

/// The widget with the focus stays at its height of the viewport if it is visible; otherwise the
/// uppermost child of the content whose top is visible.
class ScrollAnchor final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the area, which has its content.
    explicit ScrollAnchor(QScrollArea *area);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *found() const;
    int placeOf(const QWidget *widget) const;
    int heightOf(const QWidget *widget) const;
    bool isVisible(const QWidget *widget) const;
    void note();
    void keep();

    QScrollArea *area_;
    QPointer<QScrollBar> bar_;  ///< null while the area is being deleted
    QPointer<QWidget> anchor_;
    int height_ = 0;        ///< of the anchor, in pixels from the top of the viewport
    bool pending_ = false;  ///< keep() is posted
};

}  // namespace roomrack::desktop
