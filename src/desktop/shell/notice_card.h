// SPDX-License-Identifier: GPL-3.0-or-later
// One notice on the screen: its text, its action, and a button that closes it.
#pragma once

#include "core/clock.h"
#include "desktop/session/notice.h"

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QFrame>

class QGridLayout;

namespace roomrack::desktop {

class NoticeCard : public QFrame {
    Q_OBJECT

public:
    NoticeCard(const Notice &notice, core::Instant at);
    const Notice &notice() const { return notice_; }
    core::Instant at() const { return at_; }
    /// Milliseconds since it was shown.
    qint64 age() const { return shown_.elapsed(); }

signals:
    /// The user closed the notice or chose its action (which runs next), or its time is over.
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addAction(QGridLayout *grid);
    void dismiss();
    Notice notice_;
    core::Instant at_;
    QElapsedTimer shown_;
};

}  // namespace roomrack::desktop
