// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/walk_cost_fields.h"

#include "desktop/theme/style.h"
#include "desktop/words/amount_words.h"

#include <QtCore/QSettings>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

namespace roomrack::desktop {

namespace {

const QString kPercentKey = QStringLiteral("overbooking/walkPercent");
const QString kFixedKey = QStringLiteral("overbooking/walkFixed");
constexpr int kMostPercent = 10'000;

}  // namespace

WalkCostFields::WalkCostFields(QSettings &settings, QWidget *parent)
    : QWidget(parent), settings_(settings), percent_(new QSpinBox), fixed_(new QLineEdit),
      plus_(style::text({}))
{
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kSmallGap);
    auto *label = new QLabel(tr("Wal&k cost"));
    label->setBuddy(percent_);
    percent_->setObjectName(QStringLiteral("overbooking.walkPercent"));
    percent_->setAccessibleName(tr("Walk cost as a percentage of the nightly rate"));
    percent_->setRange(0, kMostPercent);
    percent_->setSingleStep(10);
    percent_->setSuffix(QChar::Nbsp + QStringLiteral("%"));
    percent_->setValue(settings_.value(kPercentKey, cost_.percent).toInt());
    fixed_->setObjectName(QStringLiteral("overbooking.walkFixed"));
    fixed_->setAccessibleName(tr("Additional walk cost per room"));
    fixed_->setFixedWidth(90);
    fixed_->setAlignment(Qt::AlignTrailing);
    for (QWidget *widget : std::initializer_list<QWidget *>{label, percent_, plus_, fixed_})
        row->addWidget(widget);
    setToolTip(tr("Cost of walking a guest, in addition to the lost revenue: the other "
                  "hotel's room as a percentage of your nightly rate, plus an amount "
                  "per room for transport and compensation. Used in the backtest, the "
                  "recommendations and the walk list."));
    cost_.percent = percent_->value();
    cost_.fixed = std::max<qint64>(0, settings_.value(kFixedKey, 0).toLongLong());
    setCurrency({});
    connect(percent_, &QSpinBox::valueChanged, this, &WalkCostFields::read);
    connect(fixed_, &QLineEdit::editingFinished, this, &WalkCostFields::read);
}

void WalkCostFields::setCurrency(Currency currency)
{
    currency_ = currency;
    fixed_->setText(typedAmount(cost_.fixed, currency_, locale()));
    plus_->setText(QStringLiteral("+ ") + currency_.code());
    style::setWrong(fixed_, false);
}

void WalkCostFields::read()
{
    const auto amount = parseAmount(fixed_->text(), currency_, locale(), QStringLiteral("cost"));
    style::setWrong(fixed_, !amount);
    fixed_->setAccessibleDescription(amount ? QString() : amount.error().text());
    const advice::WalkCost now{percent_->value(), amount ? *amount : cost_.fixed};
    if (now == cost_) return;
    cost_ = now;
    settings_.setValue(kPercentKey, cost_.percent);
    settings_.setValue(kFixedKey, cost_.fixed);
    emit changed();
}

}  // namespace roomrack::desktop

#include "moc_walk_cost_fields.cpp"
