// SPDX-License-Identifier: GPL-3.0-or-later
// Shown when an edit is stale: the changes to the cells since the user saw them, and the choice
// between both values.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/popover.h"

#include <vector>

class QPushButton;

namespace roomrack::desktop {

class StalePanel : public Popover {
    Q_OBJECT

public:
    /// `records`: newest first; may be empty if the history could not be read.
    StalePanel(const Theme &theme, QWidget *owner, const HotelView &view, const QString &where,
               const std::vector<booking::Record> &records);
    QPushButton *applyButton() const { return apply_; }
    QPushButton *keepButton() const { return keep_; }

signals:
    void applyAnyway();

private:
    QPushButton *apply_;
    QPushButton *keep_;
};

}  // namespace roomrack::desktop
