// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance and language on this machine: language, theme and automatic lock.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QFrame>

class QComboBox;
class QLabel;
class QSettings;

namespace roomrack::desktop {

class WindowCard final : public QFrame {
    Q_OBJECT

public:
    WindowCard(HotelSession &session, Theme &theme, QSettings &settings, QWidget *parent = nullptr);

private:
    void chooseLanguage(int index);
    void fillLock();
    void showLock();
    HotelSession &session_;
    Theme &theme_;
    QSettings &settings_;
    QComboBox *language_;
    QComboBox *look_;
    QLabel *note_;
    QLabel *lockLabel_;
    QComboBox *lock_;
};

}  // namespace roomrack::desktop
