// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance and language on this machine: language, theme and automatic lock.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QFrame>

#include <memory>

class QAction;
class QSettings;

namespace roomrack::desktop {

namespace Ui {
class WindowCard;
}

class WindowCard final : public QFrame {
    Q_OBJECT

public:
    WindowCard(HotelSession &session, Theme &theme, QSettings &settings, QWidget *parent = nullptr);
    ~WindowCard() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fillLanguages();
    void showRestart();
    QAction *restart() const;
    void fillLock();
    void showLock();
    HotelSession &session_;
    Theme &theme_;
    QSettings &settings_;
    const std::unique_ptr<Ui::WindowCard> ui_;
};

}  // namespace roomrack::desktop
