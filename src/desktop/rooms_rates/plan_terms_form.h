// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the rate plan dialog about money: what is paid when booking, the guarantee, and the
// fees of cancellations and no-shows.
#pragma once

#include "pricing/rates.h"

#include <QtWidgets/QWidget>

#include <memory>

namespace roomrack::desktop {

class DeadlineFields;

namespace Ui {
class PlanTermsForm;
}

class PlanTermsForm final : public QWidget {
    Q_OBJECT

public:
    /// `hasGateway`: whether the hotel can charge.
    explicit PlanTermsForm(bool hasGateway, QWidget *parent = nullptr);
    ~PlanTermsForm() override;

    void fill(const pricing::RatePlan &plan);
    /// Sets payment, guarantee and cancellation terms of the plan. Of one that is non-refundable,
    /// the deadlines stay as they were.
    void readInto(pricing::RatePlan &plan) const;
    /// See DeadlineFields::firstOutOfOrder(); null if the plan has no deadlines.
    QWidget *firstWrongDeadline() const;

private:
    pricing::Prepayment prepayment() const;
    void offer();

    const bool hasGateway_;
    const std::unique_ptr<Ui::PlanTermsForm> ui_;
    DeadlineFields *deadlines_;
};

}  // namespace roomrack::desktop
