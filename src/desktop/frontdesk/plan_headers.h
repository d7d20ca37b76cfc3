// SPDX-License-Identifier: GPL-3.0-or-later
// The frozen header at the side of the room plan: its rooms.
#pragma once

#include "desktop/frontdesk/plan_model.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QHeaderView>

namespace roomrack::desktop {

inline constexpr int kPlanRowHeight = 30;
inline constexpr int kPlanColumnWidth = 64;

class PlanRooms final : public QHeaderView {
    Q_OBJECT

public:
    PlanRooms(const PlanModel &model, const Theme &theme, QWidget *parent);
    QSize sizeHint() const override;

    /// The width that the headings need.
    int needed() const { return needed_; }
    /// The pixels beyond that.
    int rest() const { return rest_; }
    void setRest(int pixels);

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    void fit();
    void paintMark(QPainter *painter, const QRect &box, booking::HousekeepingStatus status) const;

    const PlanModel &plan_;
    const Theme &theme_;
    int needed_;
    int rest_ = 0;
};

}  // namespace roomrack::desktop
