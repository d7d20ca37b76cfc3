// SPDX-License-Identifier: GPL-3.0-or-later
// Details of one cell of the grid (pool, room type or rate plan): its numbers, why it is closed,
// and its history.
#pragma once

#include "desktop/inventory/cell_history.h"
#include "desktop/inventory/closed_why.h"
#include "desktop/session/hotel_session.h"
#include "desktop/widgets/popover.h"

class QLabel;
class QTableView;

namespace roomrack::desktop {

class CellDetails : public Popover {
    Q_OBJECT

public:
    /// `channels`: one sentence for each channel to report on.
    CellDetails(const Theme &theme, QWidget *owner, HotelSession &session, const GridRow &row,
                Night night, const QStringList &channels = {});

private:
    void addHead();
    void addFacts();
    void addReasons();
    void addChannels(const QStringList &channels);
    void addHistory();
    void askHistory();
    void showAuthors(const std::vector<CellEvent> &events);
    HotelSession &session_;
    const GridRow row_;
    const Night night_;
    CellHistoryModel *model_;
    QTableView *table_ = nullptr;
    QLabel *empty_ = nullptr;
    std::vector<std::pair<ClosedReason, QLabel *>> restrictions_;
};

}  // namespace roomrack::desktop
