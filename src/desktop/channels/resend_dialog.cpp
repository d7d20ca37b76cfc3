// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/resend_dialog.h"

#include "channels/ui_resend_dialog.h"
#include "desktop/widgets/form_fields.h"

namespace roomrack::desktop {

ResendDialog::ResendDialog(const HotelSession &session, HotelChannels &channels, ChannelId channel,
                           QWidget *parent)
    : QDialog(parent), channels_(channels), channel_(channel),
      ui_(std::make_unique<Ui::ResendDialog>())
{
    setObjectName(QStringLiteral("resendDialog"));
    frame_.begin({tr("Full sync"), tr("Start full sync"), tr("Cancel")});
    QWidget *body = frame_.addBody();
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("resend"));
    ui_->type->setItemData(0, 0);
    for (const inventory::RoomType &type : session.view().catalogue().roomTypes)
        ui_->type->addItem(type.name, type.id.value);
    const ChannelState *state = channels.find(channel);
    const Night today = session.businessDate();
    const int nights = state && state->settings ? state->settings->horizonNights : 1;
    ui_->from->setDate(today.date());
    ui_->to->setDate((today + (nights - 1)).date());
    for (DateField *field : {ui_->from, ui_->to}) {
        field->setToday(today);
        field->setLimits(today, today + (nights - 1));
        connect(field, &DateField::problemChanged, this,
                [this](const QString &problem) { frame_.showProblem(problem); });
    }
    frame_.addProblem();
    frame_.end([this] { decide(); });
}

ResendDialog::~ResendDialog() = default;

void ResendDialog::decide()
{
    if (const QString why = DateField::firstProblem({ui_->from, ui_->to}); !why.isEmpty())
        return frame_.showProblem(why);
    if (ui_->to->date() < ui_->from->date()) {
        frame_.showProblem(tr("The last night must not be before the first."));
        return;
    }
    const RoomTypeId type{ui_->type->currentData().toLongLong()};
    if (auto *host = channels_.host())
        host->resync(channel_, type, ui_->from->night(), ui_->to->night());
    accept();
}

}  // namespace roomrack::desktop

#include "moc_resend_dialog.cpp"
