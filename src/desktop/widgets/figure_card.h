// SPDX-License-Identifier: GPL-3.0-or-later
// One figure with what it is called and a note below it: in strips over a page.
#pragma once

#include "desktop/theme/colors.h"

#include <QtWidgets/QFrame>

class QLabel;

namespace roomrack::desktop {

class FigureCard : public QFrame {
    Q_OBJECT

public:
    explicit FigureCard(const QString &name, QWidget *parent = nullptr);
    /// "Blocked today", where that is said by what is chosen.
    void setName(const QString &name);
    void show(const QString &value, const QString &note, Tone tone);
    QString value() const;
    QString note() const;

private:
    QString name_;
    QLabel *caption_;
    QLabel *value_;
    QLabel *note_;
};

}  // namespace roomrack::desktop
