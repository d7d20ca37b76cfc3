// SPDX-License-Identifier: GPL-3.0-or-later
// How the program begins for somebody without a file: shows the first-start dialog, carries out
// what it asks for, and remembers the files that were open.
#pragma once

#include "desktop/shell/desktop.h"

#include <QtCore/QPointer>

#include <functional>

namespace roomrack::desktop {

class FirstStartDialog;

class Welcome final : public QObject {
    Q_OBJECT

public:
    /// What the dialog offers besides; what is missing is not shown.
    struct Offers {
        std::function<void()> demo;
        std::function<void()> importBookings;
    };

    /// Both must outlive it.
    Welcome(QSettings &settings, const core::Clock &clock);

    /// For the Desktop's constructor.
    Beginnings beginnings();
    /// Once the desktop is there.
    void attach(Desktop &desk, Offers offers);

    /// Null while it is not shown.
    FirstStartDialog *dialog() const;
    QStringList recent() const;

private:
    void show(Desktop &desk, const QString &file);
    void remember(const QString &file);
    QSettings &settings_;
    const core::Clock &clock_;
    Offers offers_;
    QPointer<FirstStartDialog> dialog_;
};

}  // namespace roomrack::desktop
