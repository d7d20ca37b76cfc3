// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a dialog that has many controls without holding up the window: what each of them looks like
// follows from the style sheet, which takes longer than a frame for all of them at once.
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
    /// Styles the dialog's controls in several rounds of the event loop, then lays them out, then
    /// opens it. What is typed meanwhile is the dialog's, as if it had been open at once; clicks
    /// are nobody's. Goes with the dialog, or when it is open.
    explicit SmoothOpen(QDialog *dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void goOn();
    QDialog *dialog_;
    std::vector<QPointer<QWidget>> parts_;
    size_t next_ = 0;
    bool laidOut_ = false;
    std::vector<std::unique_ptr<QEvent>> typed_;
    QTimer round_;
};

}  // namespace roomrack::desktop
