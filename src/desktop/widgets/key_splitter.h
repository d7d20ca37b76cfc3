// SPDX-License-Identifier: GPL-3.0-or-later
// A splitter with keyboard support: Tab focuses a handle, arrow keys move it. QSplitter needs a
// mouse.
#pragma once

#include <QtWidgets/QSplitter>

namespace roomrack::desktop {

class KeySplitter : public QSplitter {
    Q_OBJECT

public:
    /// In the style of all splitters here: the handle is as wide as the gap, and no side can
    /// collapse.
    explicit KeySplitter(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    QSplitterHandle *createHandle() override;
};

}  // namespace roomrack::desktop
