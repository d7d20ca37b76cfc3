// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/plan_terms_form.h"

#include "desktop/rooms_rates/deadline_fields.h"
#include "desktop/theme/style.h"
#include "rooms_rates/ui_plan_terms_form.h"

namespace roomrack::desktop {

namespace {

constexpr int kUsualShare = 30;  ///< suggested, per cent

}  // namespace

PlanTermsForm::PlanTermsForm(bool hasGateway, QWidget *parent)
    : QWidget(parent), hasGateway_(hasGateway), ui_(std::make_unique<Ui::PlanTermsForm>()),
      deadlines_(new DeadlineFields)
{
    using pricing::Guarantee;
    using pricing::Prepayment;
    ui_->setupUi(this);
    ui_->prepayment->addItem(tr("At the property"), int(Prepayment::None));
    ui_->prepayment->addItem(tr("All when booking"), int(Prepayment::All));
    ui_->prepayment->addItem(tr("First night when booking"), int(Prepayment::FirstNight));
    ui_->prepayment->addItem(tr("Share when booking"), int(Prepayment::Percent));
    ui_->prepayment->setToolTip(style::tip(
        tr("Website and API bookings are charged immediately. If the charge fails, no booking is "
           "created. Existing bookings do not change.")));
    ui_->guarantee->addItem(tr("None"), int(Guarantee::None));
    ui_->guarantee->addItem(tr("Credit card"), int(Guarantee::Card));
    ui_->guarantee->addItem(tr("Company"), int(Guarantee::Company));
    ui_->guarantee->setToolTip(
        style::tip(tr("Told to guests and to the front desk. Roomrack stores no card numbers.")));
    ui_->deadlines->addWidget(deadlines_);
    connect(ui_->prepayment, &QComboBox::currentIndexChanged, this, &PlanTermsForm::offer);
    connect(ui_->nonRefundable, &QCheckBox::toggled, this, &PlanTermsForm::offer);
    offer();
}

PlanTermsForm::~PlanTermsForm() = default;

pricing::Prepayment PlanTermsForm::prepayment() const
{
    return pricing::Prepayment(ui_->prepayment->currentData().toInt());
}

void PlanTermsForm::offer()
{
    const bool charges = prepayment() != pricing::Prepayment::None;
    ui_->form->setRowVisible(ui_->share, prepayment() == pricing::Prepayment::Percent);
    ui_->form->setRowVisible(ui_->noGateway, charges && !hasGateway_);
    deadlines_->setEnabled(!ui_->nonRefundable->isChecked());
}

void PlanTermsForm::fill(const pricing::RatePlan &plan)
{
    ui_->prepayment->setCurrentIndex(ui_->prepayment->findData(int(plan.prepayment)));
    const bool isShare = plan.prepayment == pricing::Prepayment::Percent;
    ui_->share->setValue(isShare ? plan.prepaidPercent : kUsualShare);
    ui_->guarantee->setCurrentIndex(ui_->guarantee->findData(int(plan.guarantee)));
    ui_->nonRefundable->setChecked(!plan.terms.refundable);
    deadlines_->fill(plan.terms);
    offer();
}

void PlanTermsForm::readInto(pricing::RatePlan &plan) const
{
    plan.prepayment = prepayment();
    plan.prepaidPercent = plan.prepayment == pricing::Prepayment::Percent ? ui_->share->value() : 0;
    plan.guarantee = pricing::Guarantee(ui_->guarantee->currentData().toInt());
    plan.terms.refundable = !ui_->nonRefundable->isChecked();
    if (plan.terms.refundable) deadlines_->readInto(plan.terms);
}

QWidget *PlanTermsForm::firstWrongDeadline() const
{
    return ui_->nonRefundable->isChecked() ? nullptr : deadlines_->firstOutOfOrder();
}

}  // namespace roomrack::desktop

#include "moc_plan_terms_form.cpp"
