// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a table with one column per night: weekday and day, with today marked.
#pragma once

#include "core/night.h"

#include <QtWidgets/QHeaderView>

#include <functional>

namespace roomrack::desktop {

class Theme;

class NightHeader final : public QHeaderView {
    Q_OBJECT

public:
    /// `size` of a section. `theme` must outlive it.
    NightHeader(const Theme &theme, QSize size, std::function<Night(int)> night,
                std::function<Night()> today, QWidget *parent);
    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    const Theme &theme_;
    const std::function<Night(int)> night_;
    const std::function<Night()> today_;
    QStringList weekdays_;
};

}  // namespace roomrack::desktop
