// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the night from which items are retired, or rooms belong to another pool.
#pragma once

#include "desktop/rooms_rates/item_dialog.h"
#include "desktop/rooms_rates/item_edits.h"

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class FromNightDialog;
}

class FromNightDialog final : public ItemDialog {
    Q_OBJECT

public:
    enum class Task : quint8 { Retire, MoveRooms };
    /// `name`: what an error or a step calls the items.
    FromNightDialog(const DescriptionFlow &flow, Task task, booking::ItemKind kind, Ids ids,
                    const QString &name, QWidget *parent = nullptr);
    ~FromNightDialog() override;

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;

private:
    void fillPools();

    const Task task_;
    const booking::ItemKind kind_;
    const Ids ids_;
    const QString name_;
    const std::unique_ptr<Ui::FromNightDialog> ui_;
};

}  // namespace roomrack::desktop
