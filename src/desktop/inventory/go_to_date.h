// SPDX-License-Identifier: GPL-3.0-or-later
// Goes to a date that is typed (Ctrl+G): Enter goes there, Escape stays.
#pragma once

#include "core/night.h"
#include "desktop/widgets/popover.h"

class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class GoToDate : public Popover {
    Q_OBJECT

public:
    /// `first` and `last` are the nights that can be shown.
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
