// SPDX-License-Identifier: GPL-3.0-or-later
// A row of check boxes, one per weekday.
#pragma once

#include <QtWidgets/QWidget>

#include <array>

class QCheckBox;

namespace roomrack::desktop {

class WeekdayBoxes : public QWidget {
    Q_OBJECT

public:
    /// The boxes' object names are PREFIX.day1 (Monday) ... PREFIX.day7.
    explicit WeekdayBoxes(const QString &prefix, QWidget *parent = nullptr);

    /// Bit 0 = Monday ... bit 6 = Sunday.
    quint8 days() const;
    void setDays(quint8 days);

signals:
    void changed();

private:
    std::array<QCheckBox *, 7> boxes_{};
};

}  // namespace roomrack::desktop
