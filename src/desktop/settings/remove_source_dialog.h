// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before a source of direct bookings is removed, and lists what rests on it if it cannot be.
#pragma once

#include "desktop/settings/hotel_change_dialog.h"

namespace roomrack::desktop {

class RemoveSourceDialog final : public HotelChangeDialog {
    Q_OBJECT

public:
    RemoveSourceDialog(HotelSession &session, const inventory::Channel &source,
                       QWidget *parent = nullptr);

signals:
    void removed();

protected:
    void ended(const Result<void> &done) override;

private:
    void remove();

    const ChannelId source_;
};

}  // namespace roomrack::desktop
