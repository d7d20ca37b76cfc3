// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the event log: steps, the history of a cell (storage/reader.h).
#pragma once

#include "booking/record.h"
#include "booking/step.h"

#include <optional>
#include <vector>

namespace roomrack::storage {

/// Steps that can be undone and redone, newest first.
struct UndoStack {
    std::vector<booking::Step> undo;
    std::vector<booking::Step> redo;  ///< empty after a new step
    /// Steps that are newer than the first of these, and left out because their bookings are
    /// closed now.
    std::vector<booking::Step> undoClosed, redoClosed;
};

/// The previous value of a setting on a night, and the text given when it was set.
struct SettingStory {
    std::optional<qint64> before;  ///< as in booking::valueOf(); none: not recorded
    booking::StepText text;
    bool isUndo = false;  ///< it undid an edit with that text
    bool isRedo = false;  ///< it redid one
};

/// All records that affect the room type's night, or its pool's, newest first.
struct CellHistory {
    static constexpr char kName[] = "cell-history";
    using Answer = std::vector<booking::Record>;
    PropertyId property;
    RoomTypeId roomType;
    Night night;
    int limit = 200;
};

/// Steps to undo and redo; of one user, or of all.
struct UndoSteps {
    static constexpr char kName[] = "undo-stack";
    using Answer = UndoStack;
    PropertyId property;
    std::optional<ActorId> actor{};
    int limit = 50;
    int closedLimit = 1000;  ///< of undoClosed and redoClosed each
};

/// A step with the values from before it. NotFound: there is none; WrongState: it cannot be
/// undone, and why.
struct StepOf {
    static constexpr char kName[] = "step";
    using Answer = booking::StepContent;
    PropertyId property;
    qint64 step = 0;
    bool toUndo = false;  ///< with StepContent::roomsSince, which takes a pass over later records
};

/// The last record that set the cell of this row, if it is later than record `since`.
struct LastSetting {
    static constexpr char kName[] = "last-setting";
    using Answer = std::optional<booking::Record>;
    PropertyId property;
    booking::CellRow row;
    Night night;
    qint64 since = 0;
};

/// One per record, in their order; records of other kinds have an empty one.
struct SettingStories {
    static constexpr char kName[] = "setting-stories";
    using Answer = std::vector<SettingStory>;
    PropertyId property;
    std::vector<booking::Record> records;
    Night night;
};

/// The last records, newest first.
struct RecentRecords {
    static constexpr char kName[] = "recent";
    using Answer = std::vector<booking::Record>;
    PropertyId property;
    int limit = 0;
};

}  // namespace roomrack::storage
