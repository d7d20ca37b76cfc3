// SPDX-License-Identifier: GPL-3.0-or-later
// The figures above the log of duplicates.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/widgets/figure_card.h"
#include "storage/reader.h"

namespace roomrack::desktop {

class DuplicateCards final : public QWidget {
    Q_OBJECT

public:
    DuplicateCards(HotelSession &session, PageActions &actions, QWidget *parent = nullptr);

    using QWidget::show;
    /// `name`: title of the first card, "Blocked today".
    void show(const std::vector<storage::DuplicateFigure> &figures, const QString &name);
    /// Updates the pending decisions and the state of the central store; the ages of both advance
    /// with time.
    void refresh();

private:
    HotelSession &session_;
    PageActions &actions_;
    FigureCard *blocked_;
    FigureCard *open_;
    FigureCard *messages_;
    FigureCard *requests_;
    FigureCard *central_;
};

}  // namespace roomrack::desktop
