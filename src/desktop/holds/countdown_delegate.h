// SPDX-License-Identifier: GPL-3.0-or-later
// A countdown with its bar, red when it is short.
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace roomrack::desktop {

class Theme;

class CountdownDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CountdownDelegate(const Theme &theme, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const Theme &theme_;
};

}  // namespace roomrack::desktop
