// SPDX-License-Identifier: GPL-3.0-or-later
// The inventory page, the start page: figures, grid, active holds and activity.
#pragma once

#include "desktop/cells/grid_mode.h"
#include "desktop/session/page.h"

class QPushButton;
class QSplitter;

namespace roomrack::desktop {

class ActivityPanel;
class ChannelsPanel;
class FiguresStrip;
class GridActions;
class GridEdits;
class GridModel;
class GridView;
class HoldsPanel;
class ViewSwitch;

class InventoryPage : public Page {
    Q_OBJECT

public:
    explicit InventoryPage(const PageContext &context, QWidget *parent = nullptr);
    ~InventoryPage() override;

    bool usesDates() const override { return true; }
    void shown() override;
    std::vector<QWidget *> barWidgets() override;
    std::vector<QWidget *> barButtons() override;
    std::vector<QAction *> editActions() override;
    BookingPreset bookingPreset() const override;

    GridView &grid() const { return *grid_; }
    GridEdits &edits() const { return *edits_; }
    HoldsPanel &holds() const { return *holds_; }
    ActivityPanel &activity() const { return *activity_; }
    ChannelsPanel &channels() const { return *channels_; }
    ViewSwitch &views() const { return *views_; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *buildGridCard();
    QWidget *buildSide();
    void connectSession();
    void showMode(GridMode mode);
    void showAllowed();
    void describeSelection();
    void limitGrid();
    void balance();
    bool needsSide() const;
    void foldActivity();
    void restore();
    GridModel *model_;
    GridView *grid_;
    GridEdits *edits_;
    HoldsPanel *holds_;
    ActivityPanel *activity_;
    ChannelsPanel *channels_;
    ViewSwitch *views_;
    FiguresStrip *figures_;
    GridActions *gridActions_;
    QSplitter *split_ = nullptr;
    QWidget *gridCard_ = nullptr;
    QWidget *side_ = nullptr;  ///< the column beside the grid
    QPushButton *bulk_;
    bool opened_ = false;
    bool movedByHand_ = false;  ///< the user moved the splitter
};

}  // namespace roomrack::desktop
