// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the manual for what is shown: by the menu in the window, and by F1 in dialogs, where the
// window's shortcuts do not apply.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>

class QWidget;

namespace roomrack::desktop {

class ManualWindow;
class Theme;

class HelpKey final : public QObject {
    Q_OBJECT

public:
    /// Filters all events of the program during its lifetime. `window` owns it.
    HelpKey(const Theme &theme, QWidget *window);

    /// Opens the manual's page about `shown`, in front of its window.
    void showHelp(const QWidget *shown);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Theme &theme_;
    QWidget *window_;
    QPointer<ManualWindow> manual_;  ///< while it is open
};

}  // namespace roomrack::desktop
