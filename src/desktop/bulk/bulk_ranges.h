// SPDX-License-Identifier: GPL-3.0-or-later
// The ranges of nights of a bulk update: a line each with its first and last night, added and
// removed by key or mouse.
#pragma once

#include "booking/commands.h"

#include <QtWidgets/QWidget>

class QDateEdit;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace roomrack::desktop {

class BulkRanges final : public QWidget {
    Q_OBJECT

public:
    /// `today`: where the first range begins when all were removed.
    explicit BulkRanges(Night today, QWidget *parent = nullptr);

    std::vector<booking::NightRange> ranges() const;
    void setRanges(const std::vector<booking::NightRange> &ranges);
    QPushButton *addButton() const { return add_; }

signals:
    void changed();

private:
    struct Line {
        QWidget *box;
        QDateEdit *first;
        QDateEdit *last;
        QLabel *count;
    };
    void addLine(Night first, int nights);
    void addNext();
    void remove(const QWidget *box);
    void edited(const QWidget *box);
    void nameLines();
    const Night today_;
    std::vector<Line> lines_;
    QVBoxLayout *column_;
    QPushButton *add_;
};

}  // namespace roomrack::desktop
