// SPDX-License-Identifier: GPL-3.0-or-later
// Escape closes an open menu and not the dialog that it belongs to, whichever of them gets the key.
#pragma once

#include <QtCore/QObject>

class QMenu;

namespace roomrack::desktop {

class MenuEscape final : public QObject {
    Q_OBJECT

public:
    /// The menu has a parent, in whose window it opens.
    static void install(QMenu *menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit MenuEscape(QMenu *menu);
    void opens();
    void closed();

    QMenu *menu_;
};

}  // namespace roomrack::desktop
