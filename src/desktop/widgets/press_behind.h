// SPDX-License-Identifier: GPL-3.0-or-later
// A press outside a list of suggestions closes the list and does what it hit. Qt only closes the
// list where the platform does not repeat the press, as on X11.
#pragma once

#include <QtCore/QObject>

class QCompleter;
class QMouseEvent;

namespace roomrack::desktop {

class PressBehind final : public QObject {
    Q_OBJECT

public:
    /// The completer has its popup already, and keeps it.
    static void install(QCompleter *completer);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit PressBehind(QCompleter *completer);
    void passOn(const QMouseEvent &press) const;

    QCompleter *completer_;
};

}  // namespace roomrack::desktop
