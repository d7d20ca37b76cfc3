// SPDX-License-Identifier: GPL-3.0-or-later
// The settings card "Holds over the API": whether holds of channel tokens are kept in memory only.
// It belongs to the hotel, also where a server keeps it.
#pragma once

#include "booking/api_setup.h"
#include "desktop/settings/hotel_switch.h"

#include <QtWidgets/QFrame>

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class ApiHoldsCard;
}

class ApiHoldsCard final : public QFrame {
    Q_OBJECT

public:
    explicit ApiHoldsCard(HotelSession &session, QWidget *parent = nullptr);
    ~ApiHoldsCard() override;

    bool isChanged() const { return !(typed() == base_); }
    /// Whether save() would begin to.
    bool canSave() const;
    bool isSaving() const { return saving_; }
    void save();
    void discard() { fill(); }

signals:
    void saved(bool done);

private:
    booking::ApiSetup stored() const;
    booking::ApiSetup typed() const;
    void fill();
    void refill();
    void offer();

    HotelSession &session_;
    HotelSwitch switch_;
    booking::ApiSetup base_;  ///< in the hotel, when the fields were filled
    bool saving_ = false;
    const std::unique_ptr<Ui::ApiHoldsCard> ui_;
};

}  // namespace roomrack::desktop
