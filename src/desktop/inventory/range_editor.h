// SPDX-License-Identifier: GPL-3.0-or-later
// The editor for a number, or a change of the current value, for a range of cells: opens below the
// selection with the text typed so far; Enter sends it, Escape discards it.
#pragma once

#include "desktop/widgets/popover.h"

#include <functional>

class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class RangeEditor : public Popover {
    Q_OBJECT

public:
    /// Returns the error in a text; empty if it is valid.
    using Check = std::function<QString(const QString &text)>;

    RangeEditor(const Theme &theme, QWidget *owner, const QString &what, const QString &where,
                Check check);
    /// Call after opening: `text` is what was typed to open it.
    void begin(const QString &text);
    QLineEdit *input() const { return input_; }

signals:
    void edited(const QString &text);
    void entered(const QString &text);

private:
    void enter();
    QLineEdit *input_;
    QLabel *hint_;
    Check check_;
};

}  // namespace roomrack::desktop
