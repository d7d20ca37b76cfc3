// SPDX-License-Identifier: GPL-3.0-or-later
// The tray beside the room plan: the unassigned stays by room type. It scrolls by itself, so a stay
// stays in reach wherever the plan is scrolled to; the heading of the first visible stay stays at
// the top. It changes nothing: what is chosen or dragged is
// reported by signals.
#pragma once

#include "desktop/frontdesk/plan_board.h"

#include <QtCore/QSet>
#include <QtWidgets/QWidget>

class QLabel;
class QMouseEvent;
class QStandardItemModel;
class QTreeView;

namespace roomrack::desktop {

class StickyHeading;
class Theme;

class StayTray final : public QWidget {
    Q_OBJECT

public:
    explicit StayTray(const Theme &theme, QWidget *parent = nullptr);

    QTreeView *list() const { return list_; }
    /// Keeps the current stay; if it is gone, the one that takes its position becomes current.
    void setBoard(const PlanBoard &board);
    /// Null on the heading of a room type.
    const PlanBar *currentBar() const;
    /// False if the tray does not have this booking.
    bool choose(BookingId booking);
    /// Whether its current stay looks selected.
    void setChosen(bool chosen);
    /// Ends a drag; the button may still be down.
    void letGo();
    /// Whether a bar of the plan is dragged that can be dropped on the tray, or is over it.
    /// Refused: it is over the tray and cannot be dropped.
    enum class Drop : quint8 { None, Possible, Here, Refused };
    void showDrop(Drop drop, const QString &refusal = {});
    static QString dropText();

signals:
    void currentMoved();
    /// Enter on a stay.
    void entered();
    /// Double click on a stay.
    void opened();
    void dragStarted(const roomrack::desktop::PlanBar &bar);
    /// In coordinates of the screen; between dragStarted() and the release of the button.
    void draggedTo(QPoint screen);
    void droppedAt(QPoint screen);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const PlanBoard &board);
    const PlanBar *barAt(const QModelIndex &index) const;
    void setCurrent(size_t bar);
    void toggle(const QModelIndex &heading);
    void press(const QMouseEvent &mouse);
    bool drag(const QMouseEvent &mouse);
    void drop(const QMouseEvent &mouse);

    std::vector<PlanBar> bars_;
    QStandardItemModel *model_;
    QTreeView *list_;
    QLabel *sum_ = nullptr;
    QLabel *empty_;
    QSet<qint64> collapsed_;  ///< room types
    StickyHeading *heading_;
    QLabel *drop_;
    std::optional<PlanBar> pressed_;
    QPoint pressedAt_;
    bool dragging_ = false;
};

}  // namespace roomrack::desktop
