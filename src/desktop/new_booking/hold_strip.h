// SPDX-License-Identifier: GPL-3.0-or-later
// Remaining time of a hold: a countdown, a progress bar, and the time of expiry as text.
#pragma once

#include "inventory/catalogue.h"

#include <QtWidgets/QFrame>

class QLabel;
class QProgressBar;

namespace roomrack::desktop {

class HoldStrip final : public QFrame {
    Q_OBJECT

public:
    /// Has room for this many lines of text.
    explicit HoldStrip(int lines, QWidget *parent = nullptr);

    /// Describes what is held.
    void setText(const QString &text);
    /// `remaining` and `span` in microseconds.
    void setTime(qint64 remaining, qint64 span);
    void setOver(const QString &text);
    QString countdown() const;

private:
    QLabel *text_;
    QLabel *time_;
    QProgressBar *bar_;
};

}  // namespace roomrack::desktop
