// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance and language on this machine: language, theme and automatic lock.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QFrame>

#include <functional>
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

    /// Called with the restart that the user asked for, instead of restarting at once.
    void setBeforeRestart(std::function<void(std::function<void()> restart)> before)
    {
        beforeRestart_ = std::move(before);
    }

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
    std::function<void(std::function<void()> restart)> beforeRestart_;
    const std::unique_ptr<Ui::WindowCard> ui_;
};

}  // namespace roomrack::desktop
