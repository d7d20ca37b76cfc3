// SPDX-License-Identifier: GPL-3.0-or-later
// Application start without a file: shows the first-start dialog, carries out the selected action,
// and stores the list of recent files.
#pragma once

#include "desktop/shell/desktop.h"

#include <QtCore/QPointer>

#include <functional>

namespace roomrack::desktop {

class FirstStartDialog;

class Welcome final : public QObject {
    Q_OBJECT

public:
    /// Optional actions of the dialog; missing ones are not shown.
    struct Offers {
        std::function<void()> demo;
        std::function<void()> importBookings;
    };

    /// Both must outlive it.
    Welcome(QSettings &settings, const core::Clock &clock);

    /// To pass to the constructor of Desktop.
    Beginnings beginnings();
    /// Call after the desktop was created.
    void attach(Desktop &desk, Offers offers);

    /// Null while the dialog is not shown.
    FirstStartDialog *dialog() const;
    QStringList recent() const;

private:
    void show(Desktop &desk, const QString &file);
    void addHotel(Desktop &desk);
    void remember(const QString &file);
    QSettings &settings_;
    const core::Clock &clock_;
    Offers offers_;
    QPointer<FirstStartDialog> dialog_;
};

}  // namespace roomrack::desktop
