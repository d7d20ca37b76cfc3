// SPDX-License-Identifier: GPL-3.0-or-later
// The figures above the log of duplicates, and their computation.
#pragma once

#include "desktop/session/desk_actions.h"
#include "desktop/session/hotel_session.h"
#include "desktop/widgets/figure_card.h"
#include "storage/reader.h"

namespace roomrack::desktop {

/// The sums of a period.
struct DuplicateSums {
    qint64 blocked = 0;   ///< bookings rejected, or marked as duplicates
    qint64 saved = 0;     ///< minor units not charged twice
    qint64 messages = 0;  ///< repeats
    qint64 requests = 0;
};
DuplicateSums sumsOf(const std::vector<storage::DuplicateFigure> &figures);
/// The hotel's midnight `days` - 1 days ago; 1 is today.
Instant dayBegin(const HotelSession &session, int days);
bool isBlocked(const storage::DuplicateFigure &figure);

class DuplicateCards final : public QWidget {
    Q_OBJECT

public:
    DuplicateCards(HotelSession &session, DeskActions &actions, QWidget *parent = nullptr);

    using QWidget::show;
    /// `name`: title of the first card, "Blocked today".
    void show(const std::vector<storage::DuplicateFigure> &figures, const QString &name);
    /// Updates the pending decisions and the state of the central store; the ages of both advance
    /// with time.
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
