// SPDX-License-Identifier: GPL-3.0-or-later
// The user's last change in this session, if no undo step contains it: undo must not skip it
// silently and revert an older change instead.
#pragma once

#include "booking/record.h"
#include "booking/step.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QLocale>

#include <optional>
#include <vector>

namespace roomrack::desktop {

class LastAct {
public:
    /// New records in order, and the new steps that contain some of them. Returns whether they
    /// include a change by `actor`.
    bool note(const std::vector<booking::Record> &records, const std::vector<booking::Step> &steps,
              ActorId actor);
    /// Discards a change of another user or property. Returns whether there was none to discard.
    bool keepOnly(PropertyId property, ActorId actor);
    bool isEmpty() const { return !record_; }
    /// Two sentences: the change, why it cannot be undone and, if there is one, the command that
    /// reverses it. Requires !isEmpty().
    QString why(const HotelView &view, const QLocale &locale) const;

private:
    bool isAct(const booking::Record &record) const;
    std::optional<booking::Record> record_;
};

}  // namespace roomrack::desktop
