// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for new rooms of a pool, several at once: "201-212" or "201, 202, Annex 4".
#pragma once

#include "desktop/rooms_rates/item_dialog.h"

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class RoomsDialog;
}

class RoomsDialog final : public ItemDialog {
    Q_OBJECT

public:
    /// `pool`: the one chosen at first; may be none.
    RoomsDialog(const DescriptionFlow &flow, PoolId pool, QWidget *parent = nullptr);
    ~RoomsDialog() override;

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;

private:
    void fillPools();

    const std::unique_ptr<Ui::RoomsDialog> ui_;
};

}  // namespace roomrack::desktop
