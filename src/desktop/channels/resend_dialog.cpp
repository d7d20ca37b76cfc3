// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/resend_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/date_field.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

namespace roomrack::desktop {

ResendDialog::ResendDialog(const HotelSession &session, HotelChannels &channels, ChannelId channel,
                           QWidget *parent)
    : QDialog(parent), channels_(channels), channel_(channel), type_(new QComboBox),
      from_(new DateField), to_(new DateField)
{
    setObjectName(QStringLiteral("resendDialog"));
    QVBoxLayout *column = frame_.begin({tr("Full sync"), tr("Start full sync"), tr("Cancel")});
    QLabel *why =
        style::text(tr("Sends all values of these nights again, including confirmed ones, "
                       "within the channel's rate limit."));
    why->setWordWrap(true);
    column->addWidget(why);
    type_->setObjectName(QStringLiteral("resend.type"));
    type_->addItem(tr("All room types"), 0);
    for (const inventory::RoomType &type : session.view().catalogue().roomTypes)
        type_->addItem(type.name, type.id.value);
    const ChannelState *state = channels.find(channel);
    const Night today = session.businessDate();
    const int nights = state && state->settings ? state->settings->horizonNights : 1;
    from_->setObjectName(QStringLiteral("resend.from"));
    to_->setObjectName(QStringLiteral("resend.to"));
    from_->setDate(today.date());
    to_->setDate((today + (nights - 1)).date());
    for (DateField *field : {from_, to_}) {
        field->setToday(today);
        field->setLimits(today, today + (nights - 1));
        connect(field, &DateField::problemChanged, this,
                [this](const QString &problem) { frame_.showProblem(problem); });
    }
    auto *form = new QFormLayout;
    form->addRow(tr("Room type"), type_);
    form->addRow(tr("First night"), from_);
    form->addRow(tr("Last night"), to_);
    column->addLayout(form);
    frame_.addProblem();
    frame_.end([this] { decide(); });
}

void ResendDialog::decide()
{
    if (const QString why = DateField::firstProblem({from_, to_}); !why.isEmpty())
        return frame_.showProblem(why);
    if (to_->date() < from_->date()) {
        frame_.showProblem(tr("The last night must not be before the first."));
        return;
    }
    channels_.sendAgain(channel_, RoomTypeId{type_->currentData().toLongLong()}, from_->night(),
                        to_->night());
    accept();
}

}  // namespace roomrack::desktop

#include "moc_resend_dialog.cpp"
