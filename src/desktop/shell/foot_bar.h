// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the foot of the window: whether the engine runs, which file, the last commit, and
// what the page hints at.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace roomrack::desktop {

class FootBar : public QWidget {
    Q_OBJECT

public:
    FootBar(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);
    void setHint(const QString &hint);
    QString hint() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showState();
    void showCommit(Instant at);
    HotelSession &session_;
    const Theme &theme_;
    QLabel *state_;
    QLabel *file_;
    QLabel *commit_;
    QLabel *hint_;
    QString failure_;  ///< of the engine; empty: it runs
    bool failed_ = false;
};

}  // namespace roomrack::desktop
