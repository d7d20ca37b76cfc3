// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/requests/hold_question.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HoldQuestion)
};

}  // namespace

std::optional<dedup::CandidateId> questionOf(const HotelView &view, const booking::Hold &hold)
{
    const booking::SagaRow *saga = view.pending().sagaOf(hold.id);
    if (!saga || !saga->waits) return {};
    for (const auto &[id, row] : view.pending().undecided()) {
        if (row.booking.value == hold.id.value) return id;
    }
    return {};
}

HoldDecision decisionOf(const HotelView &view, const booking::Hold &hold,
                        const PageActions &actions)
{
    HoldDecision decision;
    if (const auto question = questionOf(view, hold)) {
        decision.text = Words::tr("Review &duplicate…");
        decision.tip = Words::tr("Possible duplicate: compare both bookings (Enter)");
        decision.hint = Words::tr("Enter compares both bookings, Delete releases");
        if (actions.openDuplicate)
            decision.go = [open = actions.openDuplicate, id = *question] { open(id); };
    } else if (hold.isPinned()) {
        decision.text = Words::tr("Show &payment");
        decision.tip = Words::tr("Payment pending: show its steps (Enter)");
        decision.hint = Words::tr("Payment pending; Enter shows it");
        if (actions.openBooking)
            decision.go = [open = actions.openBooking, id = BookingId{hold.id.value}] { open(id); };
    }
    return decision;
}

}  // namespace roomrack::desktop
