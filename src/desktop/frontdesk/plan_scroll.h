// SPDX-License-Identifier: GPL-3.0-or-later
// Where the room plan is scrolled to: keeps its first night, and its current cell at its room and
// night, when its rows, its columns or its width change.
#pragma once

#include "desktop/frontdesk/plan_headers.h"
#include "desktop/widgets/kept_row.h"

#include <QtCore/QScopedValueRollback>

#include <optional>

class QTableView;

namespace roomrack::desktop {

class PlanScroll final : public QObject {
    Q_OBJECT

public:
    /// `view` has its model and headings, and destroys it before them.
    PlanScroll(QTableView &view, const PlanModel &model, PlanRooms &rooms);

    void showNight(Night night);
    Night firstNight() const;
    /// Call when the view has scrolled sideways.
    void follow();
    /// The first night stays: that of the pixels is another one until the view is laid out.
    template <typename LayOutFn>
    bool resize(LayOutFn layOut)
    {
        const QScopedValueRollback guard(fitting_, true);
        fitNights();
        const bool done = layOut();
        if (first_) showNight(*first_);
        return done;
    }

signals:
    void scrolled();

private:
    /// The current cell while the model is reset.
    struct Place {
        KeptRow at;
        RoomId room;  ///< 0 in rows without one
        std::optional<Night> night;
    };
    int nightWidth() const;
    void fitNights();
    void apply();
    void notePlace();
    void restorePlace();

    QTableView &view_;
    const PlanModel &model_;
    PlanRooms &rooms_;
    std::optional<Night> first_;  ///< shown or scrolled to
    int into_ = 0;                ///< pixels of first_ that are scrolled out; may be negative
    bool fitting_ = false;        ///< scrolled by the program
    std::optional<Place> place_;
};

}  // namespace roomrack::desktop
