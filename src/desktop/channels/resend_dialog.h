// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what to resend to a channel: everything, a room type, or some nights.
#pragma once

#include "desktop/connections/hotel_channels.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class ResendDialog;
}

class ResendDialog final : public QDialog {
    Q_OBJECT

public:
    ResendDialog(const HotelSession &session, HotelChannels &channels, ChannelId channel,
                 QWidget *parent = nullptr);
    ~ResendDialog() override;

private:
    void decide();
    HotelChannels &channels_;
    ChannelId channel_;
    const std::unique_ptr<Ui::ResendDialog> ui_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop
