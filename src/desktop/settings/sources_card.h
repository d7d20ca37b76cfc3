// SPDX-License-Identifier: GPL-3.0-or-later
// The sources of direct bookings: front desk, telephone, an agency. One can be added, renamed, and
// removed while nothing rests on it.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/settings/hotel_switch.h"

#include <QtWidgets/QFrame>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class Theme;

class SourcesCard final : public QFrame {
    Q_OBJECT

public:
    SourcesCard(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);

    void takeFocus();

private:
    void takeDescription();
    void fill();
    void offer();
    void edit(ChannelId channel);
    void remove();
    void say(const QString &text);

    HotelSession &session_;
    HotelSwitch switch_;
    QString wanted_;  ///< added: to be selected when it is in the list
    RowsTable *table_;
    QLabel *none_;
    QLabel *said_;
    QLabel *state_ = nullptr;
    QPushButton *add_;
    QPushButton *rename_;
    QPushButton *remove_;
};

}  // namespace roomrack::desktop
