// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/rule_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/date_field.h"
#include "desktop/widgets/weekday_boxes.h"
#include "desktop/words/policy_words.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

using inventory::OverbookingRule;
using inventory::RuleScope;
using inventory::RuleUnit;

namespace {

constexpr int kMostRooms = 10'000;
constexpr int kMostOverbooked = 500;
constexpr int kNoEnd = -1;  ///< upper limit of the lead time: any

QHBoxLayout *rowIn(QWidget *widget)
{
    auto *row = style::withoutMargins<QHBoxLayout>(widget);
    row->setSpacing(style::kSmallGap);
    return row;
}

/// Initial values of a new rule.
OverbookingRule suggestion()
{
    OverbookingRule rule;
    rule.unit = RuleUnit::Percent;
    rule.amount = 500;
    rule.ceiling = 10;
    return rule;
}

}  // namespace

RuleDialog::RuleDialog(const inventory::Catalogue &catalogue, std::optional<OverbookingRule> rule,
                       QWidget *parent)
    : QDialog(parent), adding_(!rule), today_(catalogue.property.businessDate),
      subject_(new QComboBox), amount_(new QDoubleSpinBox), unit_(new QComboBox),
      ceiling_(new QSpinBox), days_(new WeekdayBoxes(QStringLiteral("rule"))),
      hasFrom_(new QCheckBox(tr("&From"))), hasTo_(new QCheckBox(tr("&Until"))),
      from_(new DateField), to_(new DateField), minLead_(new QSpinBox), maxLead_(new QSpinBox)
{
    fillSubjects(catalogue);
    QVBoxLayout *column =
        frame_.begin({adding_ ? tr("New overbooking rule") : tr("Change overbooking rule"),
                      adding_ ? tr("&Add rule") : tr("Chan&ge rule"), tr("&Cancel"), false, true});
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kGap);
    build(form);
    column->addLayout(form);
    frame_.addProblem();
    frame_.end([this] { decide(); });
    show(rule ? *rule : suggestion());
}

void RuleDialog::addSubject(const QString &text, Subject subject)
{
    subject_->addItem(text);
    subjects_.push_back(subject);
}

void RuleDialog::fillSubjects(const inventory::Catalogue &catalogue)
{
    for (const inventory::RoomType &type : catalogue.roomTypes)
        typesOf_.emplace_back(type.pool.value, type.id.value);
    OverbookingRule named;
    if (adding_) {
        addSubject(tr("Whole hotel: all pools and room types"), {RuleScope::Pool, 0, true});
        for (const inventory::Pool &pool : catalogue.pools) {
            addSubject(tr("%1 and its room types").arg(pool.name),
                       {RuleScope::Pool, pool.id.value, true});
        }
    }
    const auto add = [&](RuleScope scope, qint64 subject) {
        named.scope = scope;
        named.subject = subject;
        addSubject(ruleSubjectText(named, catalogue), {scope, subject, false});
    };
    add(RuleScope::Pool, 0);
    for (const inventory::Pool &pool : catalogue.pools) add(RuleScope::Pool, pool.id.value);
    add(RuleScope::RoomType, 0);
    for (const auto &type : catalogue.roomTypes) add(RuleScope::RoomType, type.id.value);
}

void RuleDialog::build(QFormLayout *form)
{
    subject_->setObjectName(QStringLiteral("rule.subject"));
    subject_->setMinimumWidth(320);
    subject_->setMaxVisibleItems(16);
    form->addRow(tr("A&pplies to"), subject_);
    form->addRow(tr("&Overbook by"), makeAmount());
    ceiling_->setObjectName(QStringLiteral("rule.ceiling"));
    ceiling_->setRange(0, kMostRooms);
    ceiling_->setToolTip(tr("Maximum number of rooms to overbook, regardless of the percentage"));
    ceiling_->setMaximumWidth(120);
    form->addRow(tr("Cap (roo&ms)"), ceiling_);
    form->addRow(tr("Weekdays"), days_);
    form->addRow(tr("Nights"), makeNights());
    form->addRow(tr("Lea&d time (days)"), makeLead());
    if (auto *label = qobject_cast<QLabel *>(form->labelForField(amount_->parentWidget())))
        label->setBuddy(amount_);
    if (auto *label = qobject_cast<QLabel *>(form->labelForField(minLead_->parentWidget())))
        label->setBuddy(minLead_);
}

QWidget *RuleDialog::makeAmount()
{
    auto *row = new QWidget;
    amount_->setObjectName(QStringLiteral("rule.amount"));
    amount_->setAccessibleName(tr("Overbook by"));
    amount_->setMinimumWidth(120);
    unit_->setObjectName(QStringLiteral("rule.unit"));
    unit_->setAccessibleName(tr("Unit"));
    unit_->addItem(tr("percent"), int(RuleUnit::Percent));
    unit_->addItem(tr("rooms"), int(RuleUnit::Rooms));
    auto *cells = rowIn(row);
    cells->addWidget(amount_);
    cells->addWidget(unit_);
    cells->addStretch();
    connect(unit_, &QComboBox::currentIndexChanged, this, &RuleDialog::unitChanged);
    return row;
}

QWidget *RuleDialog::makeNights()
{
    auto *row = new QWidget;
    auto *cells = rowIn(row);
    const auto add = [&](QCheckBox *box, DateField *edit, const QString &name) {
        edit->setAccessibleName(name);
        edit->setEnabled(false);
        edit->setToday(today_);
        edit->setDate(today_.date());
        connect(edit, &DateField::problemChanged, this,
                [this](const QString &problem) { frame_.showProblem(problem); });
        cells->addWidget(box);
        cells->addWidget(edit);
        connect(box, &QCheckBox::toggled, edit, &QWidget::setEnabled);
    };
    add(hasFrom_, from_, tr("First night"));
    add(hasTo_, to_, tr("Last night"));
    hasFrom_->setObjectName(QStringLiteral("rule.hasFrom"));
    hasTo_->setObjectName(QStringLiteral("rule.hasTo"));
    cells->addStretch();
    return row;
}

QWidget *RuleDialog::makeLead()
{
    auto *row = new QWidget;
    auto *cells = rowIn(row);
    minLead_->setObjectName(QStringLiteral("rule.minLead"));
    minLead_->setRange(0, kAnyLead - 1);
    minLead_->setAccessibleName(tr("Minimum lead time in days"));
    maxLead_->setObjectName(QStringLiteral("rule.maxLead"));
    maxLead_->setRange(kNoEnd, kAnyLead - 1);
    maxLead_->setSpecialValueText(tr("any"));
    maxLead_->setMinimumWidth(90);
    maxLead_->setAccessibleName(tr("Maximum lead time in days"));
    cells->addWidget(minLead_);
    cells->addWidget(style::muted(tr("to", "from so many days to so many")));
    cells->addWidget(maxLead_);
    cells->addStretch();
    return row;
}

void RuleDialog::unitChanged()
{
    const bool percent = unit_->currentData().toInt() == int(RuleUnit::Percent);
    amount_->setDecimals(percent ? 2 : 0);
    amount_->setRange(0, percent ? kMostOverbooked : kMostRooms);
    amount_->setSingleStep(percent ? 0.5 : 1);
}

void RuleDialog::show(const OverbookingRule &rule)
{
    const auto at = std::find_if(subjects_.begin(), subjects_.end(), [&](const Subject &s) {
        return s.scope == rule.scope && s.subject == rule.subject && s.withTypes == adding_;
    });
    subject_->setCurrentIndex(at == subjects_.end() ? 0 : int(at - subjects_.begin()));
    unit_->setCurrentIndex(unit_->findData(int(rule.unit)));
    unitChanged();
    amount_->setValue(rule.unit == RuleUnit::Percent ? rule.amount / 100.0 : rule.amount);
    ceiling_->setValue(rule.ceiling);
    days_->setDays(rule.weekdays);
    hasFrom_->setChecked(rule.from.has_value());
    hasTo_->setChecked(rule.to.has_value());
    if (rule.from) from_->setDate(rule.from->date());
    if (rule.to) to_->setDate(rule.to->date());
    minLead_->setValue(rule.minLeadDays);
    maxLead_->setValue(rule.maxLeadDays >= kAnyLead ? kNoEnd : rule.maxLeadDays);
}

QString RuleDialog::problem() const
{
    for (const auto &[box, date] : {std::pair(hasFrom_, from_), std::pair(hasTo_, to_)}) {
        if (box->isChecked() && !date->commit()) return date->problem();
    }
    if (days_->days() == 0) return tr("Choose at least one day of the week.");
    if (hasFrom_->isChecked() && hasTo_->isChecked() && to_->date() < from_->date())
        return tr("The last night must not be before the first.");
    if (maxLead_->value() != kNoEnd && maxLead_->value() < minLead_->value())
        return tr("The maximum lead time must not be less than the minimum.");
    if (amount_->value() > 0 && ceiling_->value() == 0)
        return tr("A rule with a cap of 0 rooms has no effect. Enter a cap of at least 1.");
    return {};
}

std::vector<OverbookingRule> RuleDialog::rules() const
{
    const Subject subject = subjects_[size_t(std::max(0, subject_->currentIndex()))];
    OverbookingRule rule;
    rule.scope = subject.scope;
    rule.subject = subject.subject;
    rule.unit = RuleUnit(unit_->currentData().toInt());
    rule.amount = int(std::lround(amount_->value() * (rule.unit == RuleUnit::Percent ? 100 : 1)));
    rule.ceiling = ceiling_->value();
    rule.weekdays = days_->days();
    if (hasFrom_->isChecked()) rule.from = from_->night();
    if (hasTo_->isChecked()) rule.to = to_->night();
    rule.minLeadDays = minLead_->value();
    if (maxLead_->value() != kNoEnd) rule.maxLeadDays = maxLead_->value();
    std::vector<OverbookingRule> all{rule};
    if (!subject.withTypes) return all;
    rule.scope = RuleScope::RoomType;
    if (subject.subject == 0) all.push_back(rule);
    for (const auto &[pool, type] : typesOf_) {
        if (subject.subject == 0 || pool != subject.subject) continue;
        rule.subject = type;
        all.push_back(rule);
    }
    return all;
}

void RuleDialog::decide()
{
    const QString why = problem();
    frame_.showProblem(why);
    if (!why.isEmpty()) return;
    emit decided(rules());
    accept();
}

}  // namespace roomrack::desktop

#include "moc_rule_dialog.cpp"
