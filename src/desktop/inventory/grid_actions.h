// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the grid, in the menu and with their shortcuts, and the dialogs and popovers that
// they open.
#pragma once

#include "desktop/session/page.h"

#include <functional>

namespace roomrack::desktop {

class GridEdits;
class GridView;
class ViewSwitch;

class GridActions : public QObject {
    Q_OBJECT

public:
    /// `page` gets the shortcuts; it owns this object.
    GridActions(const PageContext &context, GridView &grid, GridEdits &edits, ViewSwitch &views,
                QWidget &page);

    const std::vector<QAction *> &all() const { return all_; }
    /// Disables actions that the view or the current user's role does not allow, with the reason.
    void showAllowed();
    void openBulk();
    void showDetails();
    void showLegend();

private:
    /// An action that some roles may not use.
    struct Guarded {
        QAction *action = nullptr;
        booking::Act act{};
        bool editsCells = false;  ///< not available in the parity view
    };
    QAction *offer(const QString &text, const QString &key, std::function<void()> what);
    void offerLine();
    void addEdits();
    void addViews();
    void goToDate();
    void foldCurrent(bool folded);

    HotelSession &session_;
    PageActions &actions_;
    const Theme &theme_;
    GridView &grid_;
    GridEdits &edits_;
    ViewSwitch &views_;
    QWidget &page_;
    std::vector<QAction *> all_;
    std::vector<Guarded> guarded_;
};

}  // namespace roomrack::desktop
