// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a real engine and a new file in a temporary folder: for tests that operate
// it as a user does.
#pragma once

#include "core/clock.h"
#include "desktop/inventory/grid_edits.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/inventory/inventory_page.h"
#include "desktop/shell/main_window.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>

#include <memory>

namespace roomrack::tests {

/// 2026-07-10 12:00 UTC; the property's business date is that day and moves only by hand.
inline const Night kJulyTenth = Night::of(2026, 7, 10);

/// One pool of 20 rooms sold as "Standard Double" (20) and "Standard Twin" (8), and six suites
/// sold as "Suite"; 100.00 a night for all, 10 % less when non-refundable.
engine::HotelSetup twoPools();

class RealWindow {
public:
    /// The theme must outlive this object. Settings are stored in the same folder as the file.
    explicit RealWindow(desktop::Theme &theme);
    ~RealWindow();

    desktop::MainWindow &window() { return *window_; }
    desktop::HotelSession &session() { return *window_->session(); }
    desktop::InventoryPage &page();
    desktop::GridView &grid() { return page().grid(); }
    QSettings &settings() { return *settings_; }
    desktop::Theme &theme() { return theme_; }
    core::ManualClock &clock() { return clock_; }
    QString folder() const { return folder_.path(); }
    /// Closes and reopens the window, like a restart of the program.
    void restart();

    /// The engine's state of a night once everything submitted before the call is decided.
    inventory::TypeNight cell(int type, Night night);
    /// Books `rooms` rooms for one night outside the window, and waits for the commit, of which the
    /// window hears in its event loop.
    void bookElsewhere(int type, Night night, int rooms = 1);

private:
    void open();
    desktop::Theme &theme_;
    QTemporaryDir folder_;
    core::ManualClock clock_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<desktop::MainWindow> window_;
};

/// Ana is administrator, Ben manager (both with `pin`), Cleo clerk; no user is signed in.
void addUsers(RealWindow &real, const QString &pin, const QString &clerksPin);

}  // namespace roomrack::tests
