// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/deadline_fields.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/unsaved_input.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTimeEdit>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

enum Column { kDays, kTime, kPercent, kNights, kRemove };
constexpr int kMostDays = 3660;
constexpr int kLastMinute = 24 * 60 - 1;
constexpr int kFirstRow = 1;  ///< below the headings
constexpr int kAddRow = kFirstRow + int(pricing::kMostFurtherSteps) + 1;
constexpr int kNoShowRow = kAddRow + 1;

QSpinBox *number(const QString &name, const QString &spoken, int most)
{
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(spoken);
    box->setRange(0, most);
    return box;
}

}  // namespace

DeadlineFields::DeadlineFields(QWidget *parent)
    : QWidget(parent), grid_(style::withoutMargins<QGridLayout>(this)),
      add_(new QPushButton(tr("A&dd deadline"))), hasNoShow_(new QCheckBox(tr("N&o-show fee")))
{
    grid_->setSpacing(style::kSmallGap);
    addHeadings();
    for (size_t i = 0; i < kMost; ++i) addDeadline(i);
    add_->setObjectName(QStringLiteral("addDeadline"));
    add_->setAutoDefault(false);
    grid_->addWidget(add_, kAddRow, kDays, Qt::AlignLeading);
    addNoShow();
    grid_->setColumnStretch(kRemove, 1);
    connect(add_, &QPushButton::clicked, this, &DeadlineFields::add);
    offer();
}

void DeadlineFields::addHeadings()
{
    const std::array<QString, 4> headings{tr("Days before arrival"), tr("Time"), tr("Fee: share"),
                                          tr("or nights")};
    for (int column = kDays; column <= kNights; ++column)
        grid_->addWidget(style::muted(headings[size_t(column)]), 0, column);
}

DeadlineFields::Fee DeadlineFields::addFee(int row, const QString &name, const QString &spoken)
{
    Fee fee{number(name, tr("%1, share of the total").arg(spoken), 100),
            number(name + QStringLiteral("Nights"), tr("%1, nights").arg(spoken), kMostDays)};
    fee.percent->setSuffix(QStringLiteral(" %"));
    grid_->addWidget(fee.percent, row, kPercent);
    grid_->addWidget(fee.nights, row, kNights);
    return fee;
}

/// The first one has the names that errors of cancellation terms mention.
void DeadlineFields::addDeadline(size_t index)
{
    Deadline &one = deadlines_[index];
    const int row = kFirstRow + int(index);
    const QString which = index == 0 ? QString() : QString::number(index + 1);
    const QString spoken = tr("Deadline %1").arg(index + 1);
    one.days = number(QStringLiteral("freeCancellationUntil") + which,
                      tr("%1, days before arrival").arg(spoken), kMostDays);
    one.time = new QTimeEdit;
    one.time->setObjectName(QStringLiteral("deadlineTime") + which);
    one.time->setAccessibleName(tr("%1, time").arg(spoken));
    one.time->setDisplayFormat(QStringLiteral("HH:mm"));
    grid_->addWidget(one.days, row, kDays);
    grid_->addWidget(one.time, row, kTime);
    one.fee = addFee(row, QStringLiteral("cancellationFee") + which,
                     tr("Fee from deadline %1").arg(index + 1));
    if (index == 0) return;
    one.remove = new QToolButton;
    one.remove->setObjectName(QStringLiteral("removeDeadline") + which);
    one.remove->setText(QStringLiteral("×"));
    one.remove->setAutoRaise(true);
    one.remove->setFocusPolicy(Qt::StrongFocus);
    one.remove->setAccessibleName(tr("Remove deadline %1").arg(index + 1));
    one.remove->setToolTip(tr("Remove this deadline"));
    grid_->addWidget(one.remove, row, kRemove, Qt::AlignLeading);
    connect(one.remove, &QToolButton::clicked, this, [this, index] { remove(index); });
}

void DeadlineFields::addNoShow()
{
    hasNoShow_->setObjectName(QStringLiteral("noShow"));
    hasNoShow_->setToolTip(tr("Without it, a no-show costs what a cancellation costs then."));
    grid_->addWidget(hasNoShow_, kNoShowRow, kDays, 1, 2);
    noShow_ = addFee(kNoShowRow, QStringLiteral("noShowFee"), tr("No-show fee"));
    connect(hasNoShow_, &QCheckBox::toggled, this, &DeadlineFields::offer);
}

void DeadlineFields::setStep(size_t index, const pricing::CancellationStep &step)
{
    const Deadline &one = deadlines_[index];
    one.days->setValue(step.fromDays);
    one.time->setTime(QTime::fromMSecsSinceStartOfDay(step.fromMinute * 60'000));
    one.fee.percent->setValue(step.fee.percent);
    one.fee.nights->setValue(step.fee.nights);
}

pricing::CancellationStep DeadlineFields::step(size_t index) const
{
    const Deadline &one = deadlines_[index];
    return {one.days->value(),
            one.time->time().msecsSinceStartOfDay() / 60'000,
            {one.fee.percent->value(), one.fee.nights->value()}};
}

void DeadlineFields::fill(const pricing::CancellationTerms &terms)
{
    used_ = 1 + std::min(terms.further.size(), pricing::kMostFurtherSteps);
    setStep(0, {terms.freeUntilDays, terms.freeUntilMinute, {terms.feePercent, terms.feeNights}});
    for (size_t i = 1; i < used_; ++i) setStep(i, terms.further[i - 1]);
    const pricing::CancellationFee fee = terms.noShow.value_or(pricing::CancellationFee{100, 0});
    hasNoShow_->setChecked(terms.noShow.has_value());
    noShow_.percent->setValue(fee.percent);
    noShow_.nights->setValue(fee.nights);
    offer();
}

void DeadlineFields::readInto(pricing::CancellationTerms &terms) const
{
    const pricing::CancellationStep first = step(0);
    terms.freeUntilDays = first.fromDays;
    terms.freeUntilMinute = first.fromMinute;
    terms.feePercent = first.fee.percent;
    terms.feeNights = first.fee.nights;
    terms.further.clear();
    for (size_t i = 1; i < used_; ++i) terms.further.push_back(step(i));
    terms.noShow.reset();
    if (hasNoShow_->isChecked()) terms.noShow = {noShow_.percent->value(), noShow_.nights->value()};
}

/// Half-way to arrival, at the whole price: a deadline that is closer is asked for in any case.
void DeadlineFields::add()
{
    if (used_ == kMost) return;
    pricing::CancellationStep next = step(used_ - 1);
    if (next.fromDays > 0)
        next.fromDays /= 2;
    else
        next.fromMinute = std::min(next.fromMinute + 60, kLastMinute);
    next.fee = {100, 0};
    setStep(used_++, next);
    offer();
    deadlines_[used_ - 1].days->setFocus(Qt::OtherFocusReason);
}

void DeadlineFields::remove(size_t index)
{
    for (size_t i = index; i + 1 < used_; ++i) setStep(i, step(i + 1));
    --used_;
    offer();
    deadlines_[std::min(index, used_ - 1)].days->setFocus(Qt::OtherFocusReason);
}

QWidget *DeadlineFields::firstOutOfOrder() const
{
    for (size_t i = 1; i < used_; ++i) {
        const pricing::CancellationStep before = step(i - 1), now = step(i);
        if (std::pair(-now.fromDays, now.fromMinute)
            <= std::pair(-before.fromDays, before.fromMinute))
            return deadlines_[i].days;
    }
    return nullptr;
}

/// The value says that a row was added or removed; what is typed, the fields say themselves.
void DeadlineFields::offer()
{
    QStringList rows;
    for (size_t i = 0; i < kMost; ++i) {
        const Deadline &one = deadlines_[i];
        const std::array<QWidget *, 4> fields{one.days, one.time, one.fee.percent, one.fee.nights};
        for (QWidget *field : fields) field->setVisible(i < used_);
        if (one.remove) one.remove->setVisible(i < used_);
        if (i < used_)
            rows << one.days->text() + u' ' + one.time->text() + u' ' + one.fee.percent->text();
    }
    UnsavedInput::setValue(this, rows.join(u','));
    offerMore();
    noShow_.percent->setEnabled(hasNoShow_->isChecked());
    noShow_.nights->setEnabled(hasNoShow_->isChecked());
}

/// Not after the last minute before arrival.
void DeadlineFields::offerMore()
{
    const pricing::CancellationStep last = step(used_ - 1);
    add_->setEnabled(used_ < kMost && (last.fromDays > 0 || last.fromMinute < kLastMinute));
}

}  // namespace roomrack::desktop

#include "moc_deadline_fields.cpp"
