// SPDX-License-Identifier: GPL-3.0-or-later
// What undo and redo do next: a step, the last act that no step contains, or to say what is passed
// on the way to one of them.
#pragma once

#include "desktop/shell/closed_steps.h"
#include "desktop/shell/last_act.h"
#include "desktop/shell/undo_offer.h"

namespace roomrack::desktop {

enum class UndoWay : quint8 { Undo, Redo };

class UndoOrder {
public:
    void setOffer(UndoOffer offer);
    const UndoOffer &offer() const { return offer_; }
    LastAct &lastAct() { return lastAct_; }
    const LastAct &lastAct() const { return lastAct_; }

    const std::vector<booking::Step> &steps(UndoWay way) const;
    /// The next step; zero: there is none.
    qint64 next(UndoWay way) const;
    /// Whether something comes before the next step, so that it must not be taken silently.
    bool isBehind(UndoWay way) const;
    /// What that is, and why it cannot be undone or redone.
    QString why(UndoWay way, const HotelView &view) const;
    /// Whether rooms are moved back once the user has gone behind it.
    bool leadsToRooms(UndoWay way) const;
    /// The user goes behind it knowingly.
    void pass(UndoWay way);
    /// A step is undone: redo names again what it passes.
    void noteUndo() { redoClosed_.forget(); }

private:
    UndoOffer offer_;
    LastAct lastAct_;
    ClosedSteps redoClosed_;
};

}  // namespace roomrack::desktop
