// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/plan_conditions_form.h"

#include "desktop/connections/channel_words.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/weekday_boxes.h"
#include "rooms_rates/ui_plan_conditions_form.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kSellersHeight = 124, kSellerHeight = 28;
/// Of an entry of the list of sellers: the id of a channel, or a kind of channels.
constexpr int kChannelRole = Qt::UserRole, kKindRole = Qt::UserRole + 1;

QListWidgetItem *seller(const QString &text, bool chosen)
{
    auto *item = new QListWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    item->setSizeHint({0, kSellerHeight});
    return item;
}

}  // namespace

PlanConditionsForm::PlanConditionsForm(const HotelView &view, Night today, QWidget *parent)
    : QWidget(parent), view_(view), ui_(std::make_unique<Ui::PlanConditionsForm>()),
      weekdays_(new WeekdayBoxes(QStringLiteral("arrival")))
{
    ui_->setupUi(this);
    ui_->weekdays->addWidget(weekdays_);
    QWidget *before = ui_->maxDaysAhead;
    for (auto *box : weekdays_->findChildren<QCheckBox *>()) {
        setTabOrder(before, box);
        before = box;
    }
    setTabOrder(before, ui_->code);
    ui_->sellers->setFixedHeight(kSellersHeight);
    ui_->sellers->setProperty("look", QStringLiteral("card"));
    ui_->code->setToolTip(
        style::tip(tr("Guests must name it when they book. Case and spaces do not matter.")));
    for (const Date &date : dates()) {
        date.field->setToday(today);
        date.field->setDate(today.date());
        date.field->setEnabled(false);
        connect(date.set, &QCheckBox::toggled, date.field, &QWidget::setEnabled);
    }
}

PlanConditionsForm::~PlanConditionsForm() = default;

std::array<PlanConditionsForm::Date, 4> PlanConditionsForm::dates() const
{
    using Conditions = pricing::PlanConditions;
    return {Date{ui_->stayFromSet, ui_->stayFrom, &Conditions::stayFrom},
            Date{ui_->stayToSet, ui_->stayTo, &Conditions::stayTo},
            Date{ui_->saleFromSet, ui_->saleFrom, &Conditions::saleFrom},
            Date{ui_->saleToSet, ui_->saleTo, &Conditions::saleTo}};
}

void PlanConditionsForm::fillSellers(const pricing::PlanConditions &c)
{
    const int row = ui_->sellers->currentRow();
    ui_->sellers->clear();
    for (int kind = 0; kind <= int(lastOf(inventory::ChannelKind{})); ++kind) {
        const bool chosen = (c.channelKinds >> kind) & 1;
        const auto which = inventory::ChannelKind(kind);
        auto *item = seller(which == inventory::ChannelKind::Desk
                                ? tr("All sources of direct bookings")
                                : tr("All channels: %1").arg(kindText(which)),
                            chosen);
        item->setData(kKindRole, kind);
        ui_->sellers->addItem(item);
    }
    for (const inventory::Channel &channel : view_.catalogue().channels) {
        const auto at = std::find(c.channels.begin(), c.channels.end(), channel.id);
        auto *item = seller(channel.name, at != c.channels.end());
        item->setData(kChannelRole, channel.id.value);
        ui_->sellers->addItem(item);
    }
    ui_->sellers->setCurrentRow(std::clamp(row, 0, ui_->sellers->count() - 1));
}

void PlanConditionsForm::readSellers(pricing::PlanConditions &c) const
{
    c.channelKinds = 0;
    for (int row = 0; row < ui_->sellers->count(); ++row) {
        const QListWidgetItem *item = ui_->sellers->item(row);
        const bool chosen = item->checkState() == Qt::Checked;
        const QVariant kind = item->data(kKindRole);
        if (kind.isValid()) {
            c.channelKinds |= quint8(unsigned(chosen) << kind.toUInt());
            continue;
        }
        // Channels that the hotel does not list stay: without them, the plan could be open to all.
        const ChannelId channel{item->data(kChannelRole).toLongLong()};
        const auto at = std::find(c.channels.begin(), c.channels.end(), channel);
        if (chosen && at == c.channels.end()) c.channels.push_back(channel);
        if (!chosen && at != c.channels.end()) c.channels.erase(at);
    }
}

void PlanConditionsForm::fill(const pricing::PlanConditions &c)
{
    for (const Date &date : dates()) {
        const std::optional<Night> &night = c.*date.of;
        date.set->setChecked(night.has_value());
        if (night) date.field->setDate(night->date());
    }
    ui_->minLOS->setValue(c.minNights);
    ui_->maxLOS->setValue(c.maxNights);
    ui_->minDaysAhead->setValue(c.minDaysAhead);
    const bool anyDay = c.maxDaysAhead >= pricing::kAnyDaysAhead;
    ui_->maxDaysAhead->setValue(anyDay ? ui_->maxDaysAhead->minimum() : c.maxDaysAhead);
    weekdays_->setDays(c.arrivalWeekdays);
    ui_->code->setText(c.code);
    fillSellers(c);
}

void PlanConditionsForm::readInto(pricing::PlanConditions &c) const
{
    for (const Date &date : dates()) {
        std::optional<Night> &night = c.*date.of;
        night.reset();
        if (date.set->isChecked()) night = date.field->night();
    }
    c.minNights = ui_->minLOS->value();
    c.maxNights = ui_->maxLOS->value();
    c.minDaysAhead = ui_->minDaysAhead->value();
    const int most = ui_->maxDaysAhead->value();
    c.maxDaysAhead = most < 0 ? pricing::kAnyDaysAhead : most;
    c.arrivalWeekdays = weekdays_->days();
    c.code = ui_->code->text().trimmed();
    readSellers(c);
}

DateField *PlanConditionsForm::firstWrongDate() const
{
    for (const Date &date : dates()) {
        if (date.set->isChecked() && !date.field->commit()) return date.field;
    }
    return nullptr;
}

}  // namespace roomrack::desktop

#include "moc_plan_conditions_form.cpp"
