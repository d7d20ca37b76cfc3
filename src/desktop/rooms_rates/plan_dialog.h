// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a rate plan: names, derivation, meals and payment. What the form does not show stays as
// it is.
#pragma once

#include "desktop/rooms_rates/item_dialog.h"

#include <memory>

class QComboBox;

namespace roomrack::desktop {

class PlanConditionsForm;
class PlanTermsForm;

namespace Ui {
class PlanDialog;
}

class PlanDialog final : public ItemDialog {
    Q_OBJECT

public:
    /// `id` 0: a new rate plan.
    PlanDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent = nullptr);
    ~PlanDialog() override;

protected:
    std::optional<booking::DescriptionItems> items() override;
    void descriptionChanged() override;
    QString itemName() const override;
    QString stepLabel() const override;
    QString doneText() const override;

private:
    void addTabs(QWidget *body);
    void fillLists();
    void parentChosen();
    pricing::RatePlan present() const;
    pricing::RatePlan read() const;
    void fill(const pricing::RatePlan &plan);

    pricing::RatePlan was_;  ///< as the description has it
    const std::unique_ptr<Ui::PlanDialog> ui_;
    PlanTermsForm *terms_;
    PlanConditionsForm *conditions_;
    QComboBox *segment_;  ///< not shown where the hotel has no market segments
};

}  // namespace roomrack::desktop
