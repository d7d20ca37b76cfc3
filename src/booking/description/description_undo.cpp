// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/description_undo.h"

#include "booking/description/item_names.h"

namespace roomrack::booking {

namespace {

class Undoer {
public:
    explicit Undoer(const PropertyState &state) : state_(state) {}

    template <typename Item>
    void undo(const std::vector<Item> &now, const std::vector<Item> &before,
              const std::vector<Item> &after, std::vector<Item> &restored);
    QStringList against{};

private:
    template <typename Item>
    void retire(Item &item) const;

    const PropertyState &state_;
};

template <typename Item>
void Undoer::undo(const std::vector<Item> &now, const std::vector<Item> &before,
                  const std::vector<Item> &after, std::vector<Item> &restored)
{
    for (const Item &set : after) {
        const Item *is = itemWith(now, set.id);
        const Item *was = itemWith(before, set.id);
        Item expected = set;
        if constexpr (requires { set.position; }) {
            if (is && (!was || was->position == set.position)) expected.position = is->position;
        }
        if (!is || !(*is == expected)) {
            against << ErrorText::tr("%1 was changed again in the meantime").arg(itemName(set));
            continue;
        }
        Item target = was ? *was : *is;
        if constexpr (requires { target.position; }) {
            if (was && was->position == set.position) target.position = is->position;
        }
        if constexpr (requires { target.retiredFrom; }) {
            if (!was) retire(target);
            const bool past = target.retiredFrom && *target.retiredFrom < state_.today();
            if (past && target.retiredFrom != is->retiredFrom) target.retiredFrom = state_.today();
        } else if (!was) {
            against << ErrorText::tr("%1 cannot be removed, because pools are not retired; its "
                                     "room types and rooms are")
                           .arg(itemName(set));
            continue;
        }
        restored.push_back(std::move(target));
    }
}

/// An item that a file brought as retired stays so.
template <typename Item>
void Undoer::retire(Item &item) const
{
    if (item.retiredFrom && *item.retiredFrom < state_.today()) return;
    item.retiredFrom = state_.today();
    if constexpr (requires { item.inServiceFrom; }) {
        if (item.inServiceFrom && *item.inServiceFrom > state_.today())
            item.retiredFrom = item.inServiceFrom;
    }
}

}  // namespace

DescriptionUndo descriptionUndo(const PropertyState &state, const StepContent &content)
{
    const DescriptionItems &before = content.itemsBefore, &after = content.itemsAfter;
    const inventory::Catalogue &now = state.catalogue;
    DescriptionUndo undo;
    Undoer undoer(state);
    undoer.undo(now.pools, before.pools, after.pools, undo.items.pools);
    undoer.undo(now.rooms, before.rooms, after.rooms, undo.items.rooms);
    undoer.undo(now.roomTypes, before.roomTypes, after.roomTypes, undo.items.roomTypes);
    undoer.undo(now.segments, before.segments, after.segments, undo.items.segments);
    undoer.undo(state.rates.plans(), before.plans, after.plans, undo.items.plans);
    const pricing::TaxRules &taxes = state.rates.taxes();
    undoer.undo(taxes.vats, before.vats, after.vats, undo.items.vats);
    undoer.undo(taxes.mealParts, before.mealParts, after.mealParts, undo.items.mealParts);
    undoer.undo(taxes.cityTaxes, before.cityTaxes, after.cityTaxes, undo.items.cityTaxes);
    undoer.undo(taxes.fees, before.fees, after.fees, undo.items.fees);
    undo.against = std::move(undoer.against);
    return undo;
}

}  // namespace roomrack::booking
