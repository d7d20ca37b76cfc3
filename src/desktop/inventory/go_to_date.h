// SPDX-License-Identifier: GPL-3.0-or-later
// Jumps to a typed date (Ctrl+G): Enter accepts, Escape cancels.
#pragma once

#include "core/night.h"
#include "desktop/widgets/popover.h"

class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class GoToDate : public Popover {
    Q_OBJECT

public:
    /// `first` and `last`: the range of nights that can be shown.
    GoToDate(const Theme &theme, QWidget *owner, Night today, Night first, Night last);
    QLineEdit *input() const { return input_; }

signals:
    void chosen(roomrack::core::Night night);

private:
    void enter();
    QLineEdit *input_;
    QLabel *hint_;
    const Night today_, first_, last_;
};

}  // namespace roomrack::desktop
