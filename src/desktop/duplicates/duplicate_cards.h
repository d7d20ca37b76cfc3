// SPDX-License-Identifier: GPL-3.0-or-later
// The figures over the log of duplicates, and where they come from.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"
#include "desktop/widgets/figure_card.h"
#include "storage/reader.h"

namespace roomrack::desktop {

/// Figures of a period added up.
struct DuplicateSums {
    qint64 blocked = 0;   ///< bookings that were refused, or found to be duplicates
    qint64 saved = 0;     ///< minor units that were not charged twice
    qint64 messages = 0;  ///< repeats
    qint64 requests = 0;
};
DuplicateSums sumsOf(const std::vector<storage::DuplicateFigure> &figures);
/// The hotel's midnight `days` - 1 days ago: 1 is today's.
Instant dayBegin(const HotelSession &session, int days);
bool isBlocked(const storage::DuplicateFigure &figure);

class DuplicateCards final : public QWidget {
    Q_OBJECT

public:
    DuplicateCards(HotelSession &session, DeskActions &actions, QWidget *parent = nullptr);

    using QWidget::show;
    /// `name` of the first card: "Blocked today".
    void show(const std::vector<storage::DuplicateFigure> &figures, const QString &name);
    /// What waits, and how the central store stands; both grow older by themselves.
    void refresh();

private:
    HotelSession &session_;
    DeskActions &actions_;
    FigureCard *blocked_;
    FigureCard *open_;
    FigureCard *messages_;
    FigureCard *requests_;
    FigureCard *central_;
};

}  // namespace roomrack::desktop
