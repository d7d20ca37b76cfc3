// SPDX-License-Identifier: GPL-3.0-or-later
// The real window over a new file with a large hotel, for benchmarks: what a person does in it, and
// how long the window did not answer meanwhile (the longest time between two rounds of its event
// loop, measured with a timer that wants to run at short intervals). Only where there are windows.
#pragma once

#include "core/clock.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/inventory/inventory_page.h"
#include "desktop/shell/main_window.h"
#include "desktop/shell/undo_desk.h"
#include "harness.h"

#include <QtCore/QSettings>
#include <QtWidgets/QLineEdit>

namespace roomrack::bench {

/// Room types of the hotel.
inline constexpr int kDeskTypes = 20;

struct Took {
    double ms = 0;   ///< until it is durable and painted
    double gap = 0;  ///< longest time in which the event loop did not come round
};

class Desk {
public:
    Desk(const Options &o, desktop::Theme &theme);

    desktop::MainWindow &window() { return window_; }
    desktop::GridView &grid() const { return page_->grid(); }
    desktop::HotelSession &session() const { return *window_.session(); }
    desktop::UndoDesk &undo() const { return *window_.undoDesk(); }

    /// So many nights of every room type.
    void select(int nights);
    static void press(QWidget &widget, int key, Qt::KeyboardModifiers with = {},
                      const QString &text = {});
    void openEditor(const QString &digits);
    void enter() { press(*input_, Qt::Key_Return); }
    /// The bulk update over what is selected.
    desktop::BulkDialog *openDialog(const QString &rooms);

    void waitFor(const std::function<bool()> &done);
    /// Does `act` in the event loop, and goes on until `done` and, where the grid shows it, what
    /// changed is painted.
    Took measure(const std::function<void()> &act, const std::function<bool()> &done,
                 bool shown = true);
    /// The longest gap between two beats of a timer of so many milliseconds, while nobody does
    /// anything.
    double longestGap(double seconds, int beatMs);

    /// Rooms for sale in all the cells of so many nights.
    qint64 sum(int nights) const;
    /// Nothing of it is still on its way to the disk.
    bool settled() const { return session().view().seq() == session().engine().committedSeq(); }

private:
    class PaintCounter;
    double turn(const std::function<bool(double ms)> &enough, int beatMs = 1);

    Folder folder_;
    core::SystemClock clock_;
    const Night today_;
    QSettings settings_;
    desktop::MainWindow window_;
    desktop::InventoryPage *page_ = nullptr;
    PaintCounter *paints_ = nullptr;
    QLineEdit *input_ = nullptr;
    int paintedThen_ = 0;
};

/// Throws Skip where there is no application for windows.
std::unique_ptr<desktop::Theme> lightTheme();

}  // namespace roomrack::bench
