// SPDX-License-Identifier: GPL-3.0-or-later
// The card with the property's duplicate detection rules: how far back the filter looks, which
// matches count, and what past decisions would be with other values.
#pragma once

#include "dedup/rules.h"
#include "desktop/settings/setup_card.h"

namespace roomrack::desktop {

namespace Ui {
class DuplicateRulesCard;
}

class DuplicateRulesCard final : public SetupCard {
    Q_OBJECT

public:
    DuplicateRulesCard(HotelSession &session, HotelReservations &requests,
                       QWidget *parent = nullptr);
    ~DuplicateRulesCard() override;

protected:
    void fill(const QByteArray &stored) override;
    Result<QByteArray> typed() const override;
    QString trouble(const reservations::ReservationsStatus &) const override { return {}; }
    QString fine(const reservations::ReservationsStatus &status) const override;
    QString whenUnset() const override;
    QString whatRemovingDoes() const override;

private:
    dedup::Rules rules() const;
    void replay();

    const std::unique_ptr<Ui::DuplicateRulesCard> ui_;
};

}  // namespace roomrack::desktop
