// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the user to check the computer's clock while it differs much from the last recorded change:
// until it is corrected or confirmed the business date does not move (docs/decisions/0049).
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/notice.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>

class QMessageBox;

namespace roomrack::desktop {

class MainWindow;

class ClockQuestion : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. Checks at once, and then every few seconds.
    ClockQuestion(HotelSession &session, MainWindow &window);
    void look();

private:
    Notice notice(const engine::ClockDoubt &doubt);
    void ask();
    void confirm(Instant wall);
    void addConsequences(Night from, Night to);

    HotelSession &session_;
    MainWindow &window_;
    QTimer timer_;
    /// The clock error that the current notice reports: true: ahead.
    std::optional<bool> asked_;
    QPointer<QMessageBox> box_;
};

}  // namespace roomrack::desktop
