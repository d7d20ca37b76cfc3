// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the description of the small hotel, and their steps as the engine reads them.
#pragma once

#include "booking/description/description_plan.h"
#include "booking/small_hotel.h"

namespace roomrack::tests {

struct DescriptionHouse : TestHouse {
    using TestHouse::TestHouse;

    const inventory::Catalogue &catalogue() const { return house.catalogue(); }
    booking::EditDescription edit(booking::DescriptionItems items,
                                  bool acceptOversold = false) const
    {
        return {desk(), std::move(items), {}, acceptOversold, {}};
    }
    inventory::Room room(qint64 id) const { return *catalogue().room(RoomId{id}); }
    inventory::RoomType type(RoomTypeId id) const { return *catalogue().roomType(id); }
    booking::EditDescription retireRoom(qint64 id, int in, bool acceptOversold = false) const
    {
        inventory::Room retired = room(id);
        retired.retiredFrom = kToday + in;
        return edit({{}, {retired}, {}, {}}, acceptOversold);
    }
    booking::EditDescription retireType(RoomTypeId id, int in) const
    {
        inventory::RoomType retired = type(id);
        retired.retiredFrom = kToday + in;
        return edit({{}, {}, {retired}, {}});
    }
    BookingId book(RoomTypeId type, int in, int nights, int rooms = 1)
    {
        const auto answer = (*this)(booking::HoldAndConfirm{hold(type, in, nights, rooms), {}});
        return answer ? answer->booking : BookingId{};
    }
    /// The undo of the step as the engine sends it.
    booking::UndoStep undo(qint64 step, bool onlyWhatStillFits = false) const
    {
        auto content = std::make_shared<booking::StepContent>();
        for (const booking::StepRow &row : batch.steps) {
            if (row.step.id != step) continue;
            content->step = row.step;
            content->itemsBefore = row.itemsBefore;
            content->itemsAfter = row.itemsAfter;
        }
        return {desk(), step, onlyWhatStillFits, content};
    }
    booking::DescriptionEffects effects(const booking::EditDescription &edit) const
    {
        const auto plan = booking::planDescription(house.state(), edit, nullptr, 0);
        return plan ? plan->effects : booking::DescriptionEffects{};
    }
    QByteArray revision() const
    {
        return booking::descriptionRevision(catalogue(), house.rates().plans(),
                                            house.rates().taxes());
    }
};

}  // namespace roomrack::tests
