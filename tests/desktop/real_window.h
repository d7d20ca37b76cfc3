// SPDX-License-Identifier: GPL-3.0-or-later
// The real window over a real engine and a new file in a temporary folder: for tests that drive
// it as a person would.
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

/// 2026-07-10 12:00 UTC; the hotel's business date is that day and moves only by hand.
inline const Night kToday = Night::of(2026, 7, 10);

/// One pool of 20 rooms sold as "Standard Double" (20) and "Standard Twin" (8), and six suites
/// sold as "Suite"; 100.00 a night for all, 10 % less when non-refundable.
engine::HotelSetup twoPools();

class RealWindow {
public:
    /// The theme must outlive it. Settings live in the same folder as the file.
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
    /// Closes the window and opens it anew, as a person who starts the program again.
    void restart();

    /// The engine's own opinion of a night, waited for.
    inventory::TypeNight cell(int type, Night night);
    /// Somebody else books `rooms` rooms for one night, and the window has heard of it.
    void bookElsewhere(int type, Night night, int rooms = 1);

private:
    void open();
    desktop::Theme &theme_;
    QTemporaryDir folder_;
    core::ManualClock clock_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<desktop::MainWindow> window_;
};

/// Ana is administrator, Ben manager (both with `pin`), Cleo clerk; nobody is at the desk.
void addUsers(RealWindow &real, const QString &pin, const QString &clerksPin);

}  // namespace roomrack::tests
