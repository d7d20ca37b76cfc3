// SPDX-License-Identifier: GPL-3.0-or-later
// A number for a range of cells: opens under the selection with what was typed so far, Enter
// sends it, Escape forgets it.
#pragma once

#include "desktop/widgets/popover.h"

class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class RangeEditor : public Popover {
    Q_OBJECT

public:
    RangeEditor(const Theme &theme, QWidget *owner, const QString &what, const QString &where);
    /// Call when it is open: `text` is what was typed to open it.
    void begin(const QString &text);
    QLineEdit *input() const { return input_; }

signals:
    void edited(const QString &text);
    void entered(int value);

private:
    void enter();
    QLineEdit *input_;
    QLabel *hint_;
};

/// More rooms than any hotel has.
inline constexpr int kMostRooms = 9999;

}  // namespace roomrack::desktop
