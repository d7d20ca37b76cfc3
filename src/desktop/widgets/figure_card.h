// SPDX-License-Identifier: GPL-3.0-or-later
// One figure with a name and a note, in the strip above a page.
#pragma once

#include "desktop/theme/colors.h"

#include <QtWidgets/QFrame>

class QLabel;

namespace roomrack::desktop {

class FigureCard : public QFrame {
    Q_OBJECT

public:
    explicit FigureCard(const QString &name, QWidget *parent = nullptr);
    /// Sets the name, if it depends on the selection: "Blocked today".
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
