// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a room type. A new one is of an existing pool, or brings a pool of its own with its
// rooms, all in one step.
#pragma once

#include "desktop/rooms_rates/item_dialog.h"

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class RoomTypeDialog;
}

class RoomTypeDialog final : public ItemDialog {
    Q_OBJECT

public:
    /// `id` 0: a new room type.
    RoomTypeDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent = nullptr);
    ~RoomTypeDialog() override;

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;
    QString doneText() const override;

private:
    void fillPools();
    bool bringsPool() const;
    void nameNewPool();
    void poolChosen();
    /// Until it is typed, as many rooms are sold as there are.
    void suggestLimit();
    inventory::RoomType present() const;
    inventory::RoomType read() const;
    void fill(const inventory::RoomType &type);

    inventory::RoomType was_;  ///< as the description has it
    bool limitTyped_ = false;
    const std::unique_ptr<Ui::RoomTypeDialog> ui_;
};

}  // namespace roomrack::desktop
