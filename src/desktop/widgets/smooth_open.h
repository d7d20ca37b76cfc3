// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a dialog with many controls without blocking the window: styling all of them at once takes
// longer than a frame.
#pragma once

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QDialog>

#include <memory>
#include <vector>

namespace roomrack::desktop {

class SmoothOpen : public QObject {
    Q_OBJECT

public:
    /// Styles the dialog's controls in several rounds of the event loop, then lays them out and
    /// opens the dialog. Keys typed meanwhile are delivered to the dialog; clicks are discarded.
    /// Deleted with the dialog, or when it is open.
    explicit SmoothOpen(QDialog *dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void continueOpening();
    QDialog *dialog_;
    std::vector<QPointer<QWidget>> parts_;
    size_t next_ = 0;
    bool laidOut_ = false;
    std::vector<std::unique_ptr<QEvent>> typed_;
    QTimer round_;
};

}  // namespace roomrack::desktop
