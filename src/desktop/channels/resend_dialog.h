// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what is to be sent to a channel again: everything, or a room type, or some nights.
#pragma once

#include "desktop/channels/hotel_channels.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

class QComboBox;
class QDateEdit;

namespace roomrack::desktop {

class ResendDialog final : public QDialog {
    Q_OBJECT

public:
    ResendDialog(const HotelSession &session, HotelChannels &channels, ChannelId channel,
                 QWidget *parent = nullptr);

private:
    void decide();
    HotelChannels &channels_;
    ChannelId channel_;
    QComboBox *type_;
    QDateEdit *from_;
    QDateEdit *to_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop
