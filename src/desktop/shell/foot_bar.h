// SPDX-License-Identifier: GPL-3.0-or-later
// The status bar: state of the engine, file, last commit, the page's hint, and earlier notices.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace roomrack::desktop {

class EarlierNotices;

class FootBar : public QWidget {
    Q_OBJECT

public:
    FootBar(HotelSession &session, const Theme &theme, EarlierNotices &notices,
            QWidget *parent = nullptr);
    void setHint(const QString &hint);
    QString hint() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showState();
    void forgetFailure();
    void showCommit(Instant at);
    HotelSession &session_;
    const Theme &theme_;
    QLabel *state_;
    QLabel *file_;
    QLabel *commit_;
    QLabel *hint_;
    QString failure_;        ///< engine's failure; empty: it is running
    bool outdated_ = false;  ///< the failure stays until all data is loaded
    bool failed_ = false;
};

}  // namespace roomrack::desktop
