// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the number of a room, and its first night while that is to come.
#pragma once

#include "desktop/rooms_rates/item_dialog.h"

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class RoomDialog;
}

class RoomDialog final : public ItemDialog {
    Q_OBJECT

public:
    RoomDialog(const DescriptionFlow &flow, const inventory::Room &room, QWidget *parent = nullptr);
    ~RoomDialog() override;

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;

private:
    bool isToCome() const;
    inventory::Room read() const;
    void fill(const inventory::Room &room);

    inventory::Room was_;  ///< as the description has it
    const std::unique_ptr<Ui::RoomDialog> ui_;
};

}  // namespace roomrack::desktop
