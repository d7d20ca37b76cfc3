// SPDX-License-Identifier: GPL-3.0-or-later
// What undo and redo can offer a user, read from the file: the steps, those left out because their
// bookings are closed, and what the first ones require and are named by.
#pragma once

#include "booking/caller.h"
#include "booking/permission.h"
#include "storage/reader.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace roomrack::desktop {

struct UndoOffer {
    std::vector<booking::Step> undo, redo;  ///< newest first; the first ones can be undone
    /// Those of closed bookings that are newer than these, newest first.
    std::vector<booking::Step> undoClosed, redoClosed;
    std::set<qint64> bookings;                  ///< of all steps
    booking::Act undoAct = booking::Act::Book;  ///< permission to undo the first one
    booking::Act redoAct = booking::Act::Book;
    /// The newest change of the hotel's settings by the user, among the last records: the window is
    /// not told of it, but loads the hotel anew.
    std::optional<booking::Record> settings;
    /// The first ones, if they are named by what they have changed; null: they are not.
    std::shared_ptr<const booking::StepContent> undoNamed, redoNamed;
};

/// Of the user at this desk. With `roles`, permissions depend on the content of the steps.
Result<UndoOffer> readUndoOffer(storage::Reader &reader, const booking::Caller &desk, bool roles);
/// Gives the first steps the labels that say what they changed, if they are named by their content.
void nameFirst(UndoOffer &offer, const inventory::Catalogue &catalogue);

}  // namespace roomrack::desktop
