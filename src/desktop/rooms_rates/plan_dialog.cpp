// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/plan_dialog.h"

#include "desktop/rooms_rates/item_edits.h"
#include "desktop/rooms_rates/plan_conditions_form.h"
#include "desktop/rooms_rates/plan_terms_form.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/date_field.h"
#include "desktop/widgets/form_fields.h"
#include "desktop/widgets/plain_scroll.h"
#include "desktop/words/plan_words.h"
#include "desktop/words/segment_words.h"
#include "rooms_rates/ui_plan_dialog.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr double kMostAmount = 1'000'000'000;

QString roundingText(pricing::PriceRounding rounding)
{
    using pricing::PriceRounding;
    switch (rounding) {
    case PriceRounding::None: break;
    case PriceRounding::ToOne: return PlanDialog::tr("To 1");
    case PriceRounding::ToFive: return PlanDialog::tr("To 5");
    case PriceRounding::ToTen: return PlanDialog::tr("To 10");
    case PriceRounding::Ending90: return PlanDialog::tr("To prices that end in .90");
    case PriceRounding::Ending99: return PlanDialog::tr("To prices that end in .99");
    }
    return PlanDialog::tr("None");
}

/// Wide enough for the form and a scroll bar, in every language.
QWidget *asPage(QWidget *form)
{
    QScrollArea *page = plainScroll(form, QWIDGETSIZE_MAX);
    const int bar = page->verticalScrollBar()->sizeHint().width();
    page->setMinimumWidth(form->minimumSizeHint().width() + bar);
    return page;
}

}  // namespace

PlanDialog::PlanDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent)
    : ItemDialog(flow, parent), ui_(std::make_unique<Ui::PlanDialog>()),
      terms_(new PlanTermsForm(!view().setup(booking::SetupKind::Payment).isEmpty())),
      conditions_(new PlanConditionsForm(view(), session().businessDate())), segment_(new QComboBox)
{
    was_.id = RatePlanId{id};
    was_ = present();
    QWidget *body = begin(id == 0 ? tr("Add rate plan") : tr("Edit rate plan"),
                          id == 0 ? tr("&Add") : tr("&Save"));
    addTabs(body);
    nameFields(body, QStringLiteral("plan"));
    const Currency currency = view().property().currency;
    ui_->amount->setDecimals(currency.decimals());
    ui_->amount->setRange(-kMostAmount, kMostAmount);
    ui_->amount->setSuffix(QLatin1Char(' ') + currency.code());
    fillLists();
    fill(was_);
    connect(ui_->parent, &QComboBox::currentIndexChanged, this, &PlanDialog::parentChosen);
    parentChosen();
    end();
}

void PlanDialog::addTabs(QWidget *body)
{
    auto *general = new QWidget;
    ui_->setupUi(general);
    segment_->setObjectName(QStringLiteral("segment"));
    segment_->setAccessibleName(tr("Market segment"));
    ui_->form->addRow(tr("Mar&ket segment"), segment_);
    auto *tabs = new QTabWidget;
    tabs->setObjectName(QStringLiteral("tabs"));
    tabs->setAccessibleName(tr("Sections of the rate plan"));
    tabs->setDocumentMode(true);
    tabs->addTab(general, tr("Plan"));
    tabs->addTab(asPage(terms_), tr("Payment and cancellation"));
    tabs->addTab(asPage(conditions_), tr("Conditions"));
    style::withoutMargins<QVBoxLayout>(body)->addWidget(tabs);
    // Lists and times do not leave these keys to the tabs.
    for (const auto &[key, step] :
         {std::pair(Qt::CTRL | Qt::Key_Tab, 1),
          std::pair(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab, tabs->count() - 1)}) {
        auto *shortcut = new QShortcut(key, tabs);
        connect(shortcut, &QShortcut::activated, tabs, [tabs, by = step] {
            tabs->setCurrentIndex((tabs->currentIndex() + by) % tabs->count());
        });
    }
}

PlanDialog::~PlanDialog() = default;

void PlanDialog::fillLists()
{
    ui_->parent->clear();
    ui_->parent->addItem(tr("None: rates of its own"), qint64(0));
    for (const pricing::RatePlan &plan : view().rates().plans()) {
        if (plan.id != was_.id) ui_->parent->addItem(plan.name, plan.id.value);
    }
    fillSegments(*segment_, view().catalogue(), was_.segment, tr("By channel"));
    ui_->form->setRowVisible(segment_, !view().catalogue().segments.empty());
    ui_->meal->clear();
    for (int meal = 0; meal <= int(lastOf(pricing::MealPlan())); ++meal)
        ui_->meal->addItem(mealText(pricing::MealPlan(meal)), meal);
    ui_->rounding->clear();
    for (int rounding = 0; rounding <= int(lastOf(pricing::PriceRounding())); ++rounding)
        ui_->rounding->addItem(roundingText(pricing::PriceRounding(rounding)), rounding);
}

void PlanDialog::parentChosen()
{
    const bool derived = ui_->parent->currentData().toLongLong() != 0;
    ui_->form->setRowVisible(ui_->percent, derived);
    ui_->form->setRowVisible(ui_->amount, derived);
    ui_->form->setRowVisible(ui_->rounding, derived);
}

pricing::RatePlan PlanDialog::present() const
{
    if (const pricing::RatePlan *plan = view().rates().plan(was_.id)) return *plan;
    pricing::RatePlan added = was_;
    added.position = booking::lastPosition(view().rates().plans());
    return added;
}

pricing::RatePlan PlanDialog::read() const
{
    pricing::RatePlan plan = was_;
    plan.code = ui_->planCode->text().trimmed();
    plan.name = ui_->ratePlan->text().trimmed();
    plan.parent.value = ui_->parent->currentData().toLongLong();
    const bool derived = bool(plan.parent);
    plan.percentBasisPoints = derived ? int(std::lround(ui_->percent->value() * 100)) : 0;
    const auto scale = double(view().property().currency.scale());
    plan.amount = derived ? std::llround(ui_->amount->value() * scale) : 0;
    plan.segment.value = segment_->currentData().toLongLong();
    plan.meal = pricing::MealPlan(ui_->meal->currentData().toInt());
    plan.conditions.rounding = pricing::PriceRounding(ui_->rounding->currentData().toInt());
    terms_->readInto(plan);
    conditions_->readInto(plan.conditions);
    return plan;
}

void PlanDialog::fill(const pricing::RatePlan &plan)
{
    ui_->planCode->setText(plan.code);
    ui_->ratePlan->setText(plan.name);
    ui_->parent->setCurrentIndex(std::max(0, ui_->parent->findData(plan.parent.value)));
    ui_->percent->setValue(plan.percentBasisPoints / 100.0);
    ui_->amount->setValue(double(plan.amount) / double(view().property().currency.scale()));
    segment_->setCurrentIndex(std::max(0, segment_->findData(plan.segment.value)));
    ui_->meal->setCurrentIndex(ui_->meal->findData(int(plan.meal)));
    ui_->rounding->setCurrentIndex(ui_->rounding->findData(int(plan.conditions.rounding)));
    terms_->fill(plan);
    conditions_->fill(plan.conditions);
}

std::optional<booking::DescriptionItems> PlanDialog::items()
{
    if (DateField *wrong = conditions_->firstWrongDate()) {
        say(wrong->problem(), wrong);
        return std::nullopt;
    }
    if (QWidget *wrong = terms_->firstWrongDeadline()) {
        say(tr("Each deadline must be closer to arrival than the one before."), wrong);
        return std::nullopt;
    }
    booking::DescriptionItems items;
    items.plans.push_back(read());
    return items;
}

void PlanDialog::descriptionChanged()
{
    const pricing::RatePlan typed = read(), now = present();
    fillLists();
    fill(mergedItem(was_, typed, now));
    was_ = now;
    parentChosen();
}

QString PlanDialog::itemName() const
{
    return read().code;
}

QString PlanDialog::stepLabel() const
{
    const QString name = read().name;
    return was_.id ? tr("Rate plan %1 changed").arg(name) : tr("Rate plan %1 added").arg(name);
}

QString PlanDialog::doneText() const
{
    if (was_.id || read().parent) return stepLabel();
    return tr("Rate plan %1 added; enter its rates on the page Inventory").arg(read().name);
}

}  // namespace roomrack::desktop

#include "moc_plan_dialog.cpp"
