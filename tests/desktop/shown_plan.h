// SPDX-License-Identifier: GPL-3.0-or-later
// The front desk page with its room plan and tray, for a small hotel.
#pragma once

#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/frontdesk/stay_tray.h"
#include "shown_page.h"

#include <QtGui/QMouseEvent>
#include <QtWidgets/QTreeView>

namespace roomrack::tests {

/// The page with its room plan, and helpers of the tests.
class ShownPlan : public ShownPage<desktop::FrontDeskPage> {
public:
    explicit ShownPlan(desktop::Theme &theme) : ShownPage(theme)
    {
        actions.notify = [this](const desktop::Notice &notice) { said.push_back(notice); };
        page->choose(desktop::kDayLists);
        if (!waitFor([this] { return model().rowCount() > 0; })) qFatal("no plan");
    }
    desktop::PlanView &view() const { return page->plan().view(); }
    desktop::StayTray &tray() const { return page->plan().tray(); }
    const desktop::PlanModel &model() const { return page->plan().model(); }
    const desktop::PlanBoard &board() const { return model().board(); }
    int rowOf(const char *room) const
    {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (model().row(row).title == QLatin1String(room)) return row;
        }
        return -1;
    }
    /// The holder of the room that night, as the plan shows it; 0: none.
    qint64 taker(const char *room, Night night) const
    {
        const desktop::PlanBar *bar = model().barAt(at(room, night));
        return bar ? bar->booking.value : 0;
    }
    QModelIndex at(const char *room, Night night) const
    {
        return model().index(rowOf(room), model().columnOf(night));
    }
    /// Moves the current cell to a booking once the plan or the tray shows it.
    bool goTo(BookingId id)
    {
        if (!waitFor([&] { return board().find(id).has_value(); })) return false;
        if (board().find(id)->first < 0) {
            tray().list()->setFocus();
            return tray().choose(id) && tray().currentBar()->booking == id;
        }
        view().setFocus();
        view().showBooking(id);
        return view().currentBar() && view().currentBar()->booking == id;
    }
    /// In the plan.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        view().setFocus();
        type(key, modifiers);
    }
    /// In the tray.
    void pressInTray(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        tray().list()->setFocus();
        type(key, modifiers);
    }
    /// The middle of a stay in the tray, in its viewport.
    QPoint middleInTray(BookingId id)
    {
        if (!tray().choose(id)) qFatal("not in the tray");
        return tray().list()->visualRect(tray().list()->currentIndex()).center();
    }
    void give(BookingId id, const char *room)
    {
        RoomId number;
        for (const inventory::Room &r : hotel.session().view().catalogue().rooms) {
            if (r.number == QLatin1String(room)) number = r.id;
        }
        hotel.run(booking::AssignRooms{hotel.desk(), {{id, {}, number, {}}}});
    }
    QPoint middleOf(const char *room, Night night) const
    {
        return view().visualRect(at(room, night)).center();
    }

    std::vector<desktop::Notice> said;
};

/// An event of the left button in coordinates of the widget.
inline void mouse(QWidget *to, QEvent::Type type, QPoint where, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, where, to->mapToGlobal(where), Qt::LeftButton, buttons, Qt::NoModifier);
    QApplication::sendEvent(to, &event);
}

}  // namespace roomrack::tests
