// SPDX-License-Identifier: GPL-3.0-or-later
// A number, or a change of what is there, for a range of cells: opens under the selection with what
// was typed so far, Enter sends it, Escape forgets it.
#pragma once

#include "desktop/widgets/popover.h"

#include <functional>

class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class RangeEditor : public Popover {
    Q_OBJECT

public:
    /// Says what is wrong with a text; empty where nothing is.
    using Check = std::function<QString(const QString &text)>;

    RangeEditor(const Theme &theme, QWidget *owner, const QString &what, const QString &where,
                Check check);
    /// Call when it is open: `text` is what was typed to open it.
    void begin(const QString &text);
    QLineEdit *input() const { return input_; }
    /// What stands below the input: how to go on, or what is wrong.
    QString hint() const;

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
