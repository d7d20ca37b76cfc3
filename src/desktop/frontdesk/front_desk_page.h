// SPDX-License-Identifier: GPL-3.0-or-later
// The Front desk page: arrivals, departures, guests in house and no-shows of the business date, the
// room plan, the housekeeping list, and the night audit.
#pragma once

#include "desktop/frontdesk/day_model.h"
#include "desktop/frontdesk/housekeeping_list.h"
#include "desktop/frontdesk/room_plan.h"
#include "desktop/session/page.h"

#include <utility>
#include <vector>

class QStackedWidget;
class QTableView;

namespace roomrack::desktop {

class DeskHead;
class SearchField;

class FrontDeskPage final : public Page {
    Q_OBJECT

public:
    explicit FrontDeskPage(const PageContext &context, QWidget *parent = nullptr);

    /// The lists are those of the business date.
    bool usesDates() const override;
    void shown() override;

    RoomPlan &plan() const { return *plan_; }
    HousekeepingList &housekeeping() const { return *housekeeping_; }
    /// 0..3: a list of the day; 4: the room plan; 5: housekeeping.
    void choose(int view);
    int chosen() const { return view_; }

private:
    QWidget *makeList();
    void makeTable();
    void addAct(const QString &text, const QString &name, BookingAct act);
    void connectSession();
    void loadSoon();
    void load();
    void showList(DayList list);
    void beginList();
    void selectNext();
    void showCounts();
    void showActs();
    void actOnRow(BookingAct act);
    void act(BookingAct act, BookingId id);
    void openDialog(BookingAct act, const storage::BookingRow &row);
    void firstAct();
    QPushButton *firstButton() const;
    void sayCheckedIn(BookingId id, bool oversold);
    void audit();
    bool eventFilter(QObject *watched, QEvent *event) override;

    DayModel *model_;
    RoomPlan *plan_;
    HousekeepingList *housekeeping_;
    DeskHead *head_;
    QStackedWidget *stack_;
    QTableView *table_;
    SearchField *search_;
    QLabel *empty_;
    std::vector<std::pair<BookingAct, QPushButton *>> acts_;
    QTimer loadTimer_;
    int view_ = 0;
    std::pair<PropertyId, Night> day_;  ///< whose bookings are loaded
    BookingId begun_;  ///< the first row, which the list and not the user made current
    BookingId acted_;  ///< was acted on here, and may still be the current row
};

}  // namespace roomrack::desktop
