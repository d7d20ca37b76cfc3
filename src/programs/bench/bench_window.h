// SPDX-License-Identifier: GPL-3.0-or-later
// The real window over a new file with a large property, for benchmarks: plays user actions and
// measures how long the window is unresponsive (the longest time between two iterations of its
// event loop, measured with a short timer). Only in builds with windows.
#pragma once

#include "core/clock.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/inventory/grid_view.h"
#include "desktop/inventory/inventory_page.h"
#include "desktop/shell/main_window.h"
#include "desktop/shell/undo_controller.h"
#include "harness.h"

#include <QtCore/QSettings>
#include <QtWidgets/QLineEdit>

namespace roomrack::bench {

/// Number of room types.
inline constexpr int kDeskTypes = 20;

struct Took {
    double ms = 0;   ///< until it is durable and painted
    double gap = 0;  ///< longest time between two event loop iterations
};

struct Series {
    std::vector<double> ms, gap;
    void add(const Took &took);
    /// The median time, and the longest gap of all rounds.
    void figures(const QString &name, const QString &what, std::vector<Figure> &all) const;
};

class BenchWindow {
public:
    using Make = std::function<void(const QString &file, const core::Clock &clock)>;
    /// `make`: makes the hotel of the file; none: one with kDeskTypes room types.
    BenchWindow(const Options &o, desktop::Theme &theme, const Make &make = {});

    desktop::MainWindow &window() { return window_; }
    desktop::GridView &grid() const { return page_->grid(); }
    desktop::HotelSession &session() const { return *window_.session(); }
    desktop::UndoController &undo() const { return *window_.undoController(); }

    /// Selects this many nights of every room type.
    void select(int nights);
    static void press(QWidget &widget, int key, Qt::KeyboardModifiers with = {},
                      const QString &text = {});
    void openEditor(const QString &digits);
    void enter() { press(*input_, Qt::Key_Return); }
    /// Opens the bulk update of the selection.
    desktop::BulkDialog *openDialog(const QString &rooms);

    void waitFor(const std::function<bool()> &done);
    /// Runs `act` in the event loop and continues until `done` and, if the grid shows the change,
    /// until it is painted.
    Took measure(const std::function<void()> &act, const std::function<bool()> &done,
                 bool shown = true);
    /// The longest gap between two beats of a timer of `beatMs`, while idle.
    double longestGap(double seconds, int beatMs);

    /// Sum of rooms for sale in all cells of this many nights.
    qint64 sum(int nights) const;
    /// Whether all changes are committed and shown.
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

/// desk.description, see description_benchmark.cpp.
void addDescriptionBenchmark(std::vector<Benchmark> &all);

/// Throws Skip if there is no GUI application.
std::unique_ptr<desktop::Theme> lightTheme();

}  // namespace roomrack::bench
