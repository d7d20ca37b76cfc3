// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/api_holds_card.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"
#include "settings/ui_api_holds_card.h"

namespace roomrack::desktop {

using booking::ApiSetup;
using booking::Durability;

ApiHoldsCard::ApiHoldsCard(HotelSession &session, QWidget *parent)
    : QFrame(parent), session_(session), switch_(session), ui_(std::make_unique<Ui::ApiHoldsCard>())
{
    ui_->setupUi(this);
    ui_->state->setAccessibleName(tr("Status: %1").arg(ui_->title->text()));
    nameFields(this, QStringLiteral("apiHolds"));
    whenEdited(this, this, [this] {
        ui_->state->clear();
        offer();
    });
    connect(ui_->save, &QPushButton::clicked, this, &ApiHoldsCard::save);
    connect(ui_->discard, &QPushButton::clicked, this, &ApiHoldsCard::discard);
    connect(&session_.changes(), &HotelChanges::setupsChanged, this, &ApiHoldsCard::refill);
    connect(&session_, &HotelSession::loaded, this, [this] {
        if (switch_.happened()) fill();
        refill();
    });
    connect(&session_.users(), &DeskUsers::personChanged, this, &ApiHoldsCard::offer);
    fill();
}

ApiHoldsCard::~ApiHoldsCard() = default;

ApiSetup ApiHoldsCard::stored() const
{
    return booking::apiSetupFrom(session_.view().setup(booking::SetupKind::Api))
        .value_or(ApiSetup());
}

ApiSetup ApiHoldsCard::typed() const
{
    ApiSetup setup = base_;
    setup.channelHolds =
        ui_->durability->currentIndex() == 0 ? Durability::Durable : Durability::Volatile;
    return setup;
}

void ApiHoldsCard::fill()
{
    base_ = stored();
    ui_->durability->setCurrentIndex(base_.channelHolds == Durability::Durable ? 0 : 1);
    offer();
}

/// What is typed and not saved is kept, unless this setting itself was changed elsewhere.
void ApiHoldsCard::refill()
{
    if (!(stored() == base_)) fill();
}

/// Enables only what the role allows and what has an effect.
void ApiHoldsCard::offer()
{
    const QString why = session_.whyNot(booking::Act::DescribeHotel);
    ui_->durability->setEnabled(why.isEmpty());
    for (QWidget *widget :
         {static_cast<QWidget *>(ui_->durability), static_cast<QWidget *>(ui_->save)})
        widget->setToolTip(style::tip(why));
    ui_->save->setEnabled(why.isEmpty() && isChanged() && !saving_);
    ui_->discard->setEnabled(isChanged() && !saving_);
}

bool ApiHoldsCard::canSave() const
{
    return ui_->save->isEnabled();
}

void ApiHoldsCard::save()
{
    if (saving_) return;
    const ApiSetup setup = typed();
    booking::SaveHotelSetup command;
    command.caller = session_.desk();
    command.kind = booking::SetupKind::Api;
    command.content = booking::toText(setup);
    saving_ = true;
    offer();
    session_.submit(std::move(command), this, [this, setup](const Result<booking::Answer> &answer) {
        saving_ = false;
        if (answer) base_ = setup;
        style::setTone(ui_->state, answer ? Tone::Good : Tone::Bad);
        ui_->state->setText(answer ? tr("✓ Saved.")
                                   : tr("✕ Settings not saved: %1").arg(answer.error().text()));
        offer();
        emit saved(answer.has_value());
    });
}

}  // namespace roomrack::desktop

#include "moc_api_holds_card.cpp"
