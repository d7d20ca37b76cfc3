// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a market segment: code, name, and the channels and sources whose bookings belong to it.
#pragma once

#include "desktop/rooms_rates/item_dialog.h"

class QLineEdit;
class QListWidget;

namespace roomrack::desktop {

class SegmentDialog final : public ItemDialog {
    Q_OBJECT

public:
    /// `id` 0: a new segment.
    SegmentDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent = nullptr);

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;

private:
    inventory::MarketSegment present() const;
    inventory::MarketSegment read() const;
    void fill(const inventory::MarketSegment &segment);
    /// Of the channel's entry in the list.
    QString titleOf(const inventory::Channel &channel) const;

    inventory::MarketSegment was_;  ///< as the description has it
    QLineEdit *code_;
    QLineEdit *name_;
    QListWidget *channels_;
};

}  // namespace roomrack::desktop
