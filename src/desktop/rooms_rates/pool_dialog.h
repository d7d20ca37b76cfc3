// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a pool: code and name.
#pragma once

#include "desktop/rooms_rates/item_dialog.h"

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class PoolDialog;
}

class PoolDialog final : public ItemDialog {
    Q_OBJECT

public:
    /// `id` 0: a new pool.
    PoolDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent = nullptr);
    ~PoolDialog() override;

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;

private:
    inventory::Pool present() const;
    inventory::Pool read() const;
    void fill(const inventory::Pool &pool);

    inventory::Pool was_;  ///< as the description has it
    const std::unique_ptr<Ui::PoolDialog> ui_;
};

}  // namespace roomrack::desktop
