// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/description_flow.h"

#include "desktop/rooms_rates/effects_dialog.h"
#include "desktop/widgets/ends_with.h"

namespace roomrack::desktop {

using booking::DescriptionEffects;

namespace {

/// Closes a dialog that covers the page of the booking.
void openBooking(PageActions &actions, QWidget *over, BookingId id)
{
    if (auto *dialog = qobject_cast<QDialog *>(over)) dialog->done(QDialog::Rejected);
    if (actions.openBooking) actions.openBooking(id);
}

void submit(const DescriptionFlow &flow, booking::EditDescription edit, QWidget *over,
            const DescriptionFlow::Reply &reply)
{
    flow.session.submit(std::move(edit), over, reply.done);
}

void ask(const DescriptionFlow &flow, const booking::EditDescription &edit, QWidget *over,
         const DescriptionFlow::Reply &reply, const DescriptionEffects &effects, bool always)
{
    auto *dialog =
        new EffectsDialog(flow.session.view(), flow.theme, effects, always, over->window());
    QObject::connect(dialog, &QDialog::accepted, over, [flow, edit, over, reply, effects] {
        booking::EditDescription accepted = edit;
        accepted.acceptOversold = !effects.shortNights.empty();
        submit(flow, std::move(accepted), over, reply);
    });
    QObject::connect(dialog, &QDialog::rejected, over, reply.left);
    QObject::connect(dialog, &EffectsDialog::bookingWanted, over,
                     [dialog, over, &actions = flow.actions](BookingId id) {
                         dialog->reject();
                         openBooking(actions, over, id);
                     });
    endWith(over, dialog);
    dialog->open();
}

}  // namespace

QByteArray DescriptionFlow::revision() const
{
    const HotelView &view = session.view();
    return booking::descriptionRevision(view.catalogue(), view.rates().plans(),
                                        view.rates().taxes());
}

void DescriptionFlow::carryOut(booking::EditDescription edit, QWidget *over, Reply reply,
                               bool always) const
{
    const auto asked = session.service().previews().descriptionLater(edit);
    engine::whenDone(asked, over,
                     [flow = *this, edit = std::move(edit), over, reply = std::move(reply),
                      always](const Result<DescriptionEffects> &effects) {
                         if (!effects) {
                             reply.done(tl::unexpected(effects.error()));
                         } else if (effects->changes.empty()) {
                             booking::Answer unchanged;
                             unchanged.repeated = true;
                             reply.done(unchanged);
                         } else if (always || hasEffects(*effects)) {
                             ask(flow, edit, over, reply, *effects, always);
                         } else {
                             submit(flow, edit, over, reply);
                         }
                     });
}

}  // namespace roomrack::desktop
