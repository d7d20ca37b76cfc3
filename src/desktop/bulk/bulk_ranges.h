// SPDX-License-Identifier: GPL-3.0-or-later
// The ranges of nights of a bulk update: one line each with first and last night, added and removed
// by key or mouse.
#pragma once

#include "booking/commands.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace roomrack::desktop {

class DateField;

class BulkRanges final : public QWidget {
    Q_OBJECT

public:
    /// `today`: first night of a new range when all were removed.
    explicit BulkRanges(Night today, QWidget *parent = nullptr);

    std::vector<booking::NightRange> ranges() const;
    /// What is wrong with the dates as typed; ranges() has the last valid ones.
    QString problem() const;
    void setRanges(const std::vector<booking::NightRange> &ranges);
    QPushButton *addButton() const { return add_; }

signals:
    void changed();

private:
    struct Line {
        QWidget *box;
        DateField *first;
        DateField *last;
        QLabel *count;
    };
    DateField *dateField(Night night) const;
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
