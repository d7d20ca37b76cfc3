// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_change_box.h"

#include "booking/restriction_fields.h"
#include "desktop/bulk/bulk_words.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/date_field.h"
#include "desktop/words/restriction_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLongest = 20;
constexpr int kShortest = 12;

QString unitOf(CellField field, Currency currency)
{
    if (field == CellField::Rate) return currency.code();
    const auto *restriction = booking::restrictionOf(field);
    return restriction ? restrictionUnit(*restriction) : BulkChangeBox::tr("rooms");
}

}  // namespace

BulkChangeBox::BulkChangeBox(Currency currency, QWidget *parent)
    : QWidget(parent), currency_(currency), form_(new QFormLayout), field_(new QComboBox),
      action_(new QComboBox), only_(new QWidget), onlyPlan_(new QComboBox),
      onlyChannel_(new QComboBox), amount_(new QWidget), value_(new QLineEdit),
      unit_(new QComboBox), fixedUnit_(style::muted({})), copyFrom_(new DateField),
      note_(style::muted({}))
{
    build();
    connect(field_, &QComboBox::currentIndexChanged, this, [this] {
        if (showing_) return;
        offerActions();
        emit fieldChanged(field());
        emit changed();
    });
    connect(action_, &QComboBox::currentIndexChanged, this, [this] {
        arrange();
        if (!showing_) emit changed();
    });
    const auto tell = [this] {
        if (!showing_) emit changed();
    };
    connect(value_, &QLineEdit::textChanged, this, tell);
    for (QComboBox *box : {onlyPlan_, onlyChannel_, unit_})
        connect(box, &QComboBox::currentIndexChanged, this, tell);
    connect(copyFrom_, &DateField::dateEdited, this, tell);
    connect(copyFrom_, &DateField::problemChanged, this, tell);
}

void BulkChangeBox::build()
{
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(style::kSmallGap);
    column->addLayout(form_);
    form_->setHorizontalSpacing(style::kGap);
    form_->setVerticalSpacing(style::kSmallGap);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    field_->setObjectName(QStringLiteral("bulk.field"));
    for (const CellField each : bulkFields()) field_->addItem(fieldName(each), int(each));
    action_->setObjectName(QStringLiteral("bulk.action"));
    value_->setObjectName(QStringLiteral("bulk.value"));
    value_->setMaxLength(kLongest);
    value_->setAccessibleName(tr("Value"));
    unit_->setObjectName(QStringLiteral("bulk.unit"));
    unit_->setAccessibleName(tr("Unit"));
    unit_->addItems({QString(), tr("percent")});
    auto *row = style::withoutMargins<QHBoxLayout>(amount_);
    row->setSpacing(style::kSmallGap);
    row->addWidget(value_, 1);
    row->addWidget(unit_);
    row->addWidget(fixedUnit_);
    copyFrom_->setObjectName(QStringLiteral("bulk.copyFrom"));
    note_->setObjectName(QStringLiteral("bulk.note"));
    note_->setWordWrap(true);
    buildScope();
    form_->addRow(tr("&Setting"), field_);
    form_->addRow(tr("&For"), only_);
    if (auto *label = qobject_cast<QLabel *>(form_->labelForField(only_)))
        label->setBuddy(onlyPlan_);
    form_->addRow(tr("&Operation"), action_);
    form_->addRow(tr("&Value"), amount_);
    if (auto *label = qobject_cast<QLabel *>(form_->labelForField(amount_)))
        label->setBuddy(value_);
    form_->addRow(tr("Source &period from"), copyFrom_);
    column->addWidget(note_);
}

void BulkChangeBox::buildScope()
{
    onlyPlan_->setObjectName(QStringLiteral("bulk.onlyPlan"));
    onlyPlan_->setAccessibleName(tr("Rate plan of the restriction"));
    onlyChannel_->setObjectName(QStringLiteral("bulk.onlyChannel"));
    onlyChannel_->setAccessibleName(tr("Channel of the restriction"));
    auto *row = style::withoutMargins<QHBoxLayout>(only_);
    row->setSpacing(style::kSmallGap);
    for (QComboBox *box : {onlyPlan_, onlyChannel_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kShortest);
        row->addWidget(box, 1);
    }
}

/// A retired plan is sold on earlier nights only, so it is offered where it was chosen.
void BulkChangeBox::offerScopes(const HotelView &view, const inventory::RestrictionScope &shown)
{
    const QScopedValueRollback guard(showing_, true);
    onlyPlan_->clear();
    onlyPlan_->addItem(tr("All rate plans"), qint64(0));
    for (const pricing::RatePlan &plan : view.rates().plans()) {
        if (plan.id == shown.plan || !plan.isRetired(view.property().businessDate))
            onlyPlan_->addItem(plan.name, plan.id.value);
    }
    onlyChannel_->clear();
    onlyChannel_->addItem(tr("All channels"), qint64(0));
    for (const inventory::Channel &channel : view.catalogue().channels)
        onlyChannel_->addItem(channelTitle(channel), channel.id.value);
    onlyPlan_->setCurrentIndex(std::max(0, onlyPlan_->findData(shown.plan.value)));
    onlyChannel_->setCurrentIndex(std::max(0, onlyChannel_->findData(shown.channel.value)));
}

CellField BulkChangeBox::field() const
{
    return CellField(field_->currentData().toInt());
}

BulkAction BulkChangeBox::action() const
{
    return BulkAction(action_->currentData().toInt());
}

/// Keeps the current operation if the setting supports it.
void BulkChangeBox::offerActions()
{
    const QScopedValueRollback guard(showing_, true);
    const QVariant before = action_->currentData();
    action_->clear();
    for (const BulkAction each : actionsOf(field())) action_->addItem(actionName(each), int(each));
    action_->setCurrentIndex(std::max(0, action_->findData(before)));
    arrange();
}

void BulkChangeBox::arrange()
{
    const BulkAction now = action();
    const bool relative = now == BulkAction::Raise || now == BulkAction::Lower;
    const bool valued = relative || now == BulkAction::Set;
    const auto setRow = [this](QWidget *widget, bool there) {
        widget->setVisible(there);
        if (QWidget *label = form_->labelForField(widget)) label->setVisible(there);
    };
    setRow(only_, booking::restrictionOf(field()) != nullptr);
    setRow(amount_, valued);
    setRow(copyFrom_, now == BulkAction::Copy);
    unit_->setVisible(relative);
    fixedUnit_->setVisible(!relative);
    const QString unit = unitOf(field(), currency_);
    unit_->setItemText(0, unit);
    fixedUnit_->setText(unit);
}

void BulkChangeBox::show(const BulkForm &form)
{
    const QScopedValueRollback guard(showing_, true);
    field_->setCurrentIndex(field_->findData(int(form.field)));
    offerActions();
    action_->setCurrentIndex(std::max(0, action_->findData(int(form.action))));
    value_->setText(form.value);
    unit_->setCurrentIndex(form.percent ? 1 : 0);
    copyFrom_->setDate(form.copyFrom.date());
    arrange();
}

void BulkChangeBox::read(BulkForm &form) const
{
    form.field = field();
    form.action = action();
    form.value = value_->text();
    form.percent = unit_->currentIndex() == 1;
    form.only = {RatePlanId{onlyPlan_->currentData().toLongLong()},
                 ChannelId{onlyChannel_->currentData().toLongLong()}};
    form.copyFrom = copyFrom_->night();
}

void BulkChangeBox::setToday(Night today)
{
    copyFrom_->setToday(today, YearlessDate::Last);
}

QString BulkChangeBox::problem() const
{
    return action() == BulkAction::Copy ? copyFrom_->problem() : QString();
}

void BulkChangeBox::setNote(const QString &note)
{
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

void BulkChangeBox::focusValue()
{
    (amount_->isVisibleTo(this) ? static_cast<QWidget *>(value_) : action_)->setFocus();
}

void BulkChangeBox::setWrong(bool wrong)
{
    style::setWrong(value_, wrong);
}

}  // namespace roomrack::desktop

#include "moc_bulk_change_box.cpp"
