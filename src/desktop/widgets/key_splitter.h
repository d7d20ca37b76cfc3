// SPDX-License-Identifier: GPL-3.0-or-later
// A splitter whose lines can be moved by key: Tab reaches them, arrows move them. Qt's own wants a
// mouse.
#pragma once

#include <QtWidgets/QSplitter>

namespace roomrack::desktop {

class KeySplitter : public QSplitter {
    Q_OBJECT

public:
    /// With the look of all splitters here: a gap wide, and no side can be lost.
    explicit KeySplitter(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    QSplitterHandle *createHandle() override;
};

}  // namespace roomrack::desktop
