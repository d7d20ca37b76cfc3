// SPDX-License-Identifier: GPL-3.0-or-later
// Arrow keys of a list in which nothing is selected, as after a click beside its rows. Qt keeps the
// current row then, and selects none where the key would not leave it: in a list of one row never.
#pragma once

#include <QtCore/QObject>

class QAbstractItemView;

namespace roomrack::desktop {

/// Owned by the view.
class RowKeys final : public QObject {
public:
    explicit RowKeys(QAbstractItemView *view);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAbstractItemView *view_;
};

}  // namespace roomrack::desktop
