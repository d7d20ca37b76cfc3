// SPDX-License-Identifier: GPL-3.0-or-later
// Recently walked guests with destination and cost; the letter can be printed again from here.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <QtWidgets/QFrame>

#include <vector>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class Theme;

struct WalkedGuest {
    storage::BookingRow row;
    booking::WalkRow walk;
    qint64 cost = 0;  ///< minor units
};

class WalkedCard final : public QFrame {
    Q_OBJECT

public:
    WalkedCard(HotelSession &session, const PageActions &actions, const Theme &theme,
               QWidget *parent = nullptr);

    void reload();
    /// Selects the guest, now or as soon as the list has the row.
    void choose(BookingId booking);
    RowsTable *table() const { return table_; }

signals:
    /// The list was read again.
    void shown();
    void letterWanted(const roomrack::storage::BookingRow &row,
                      const roomrack::booking::WalkRow &walk);

private:
    void show(Result<std::vector<WalkedGuest>> guests);
    void chooseWanted();
    void write(qint64 booking);
    HotelSession &session_;
    const PageActions &actions_;
    RowsTable *table_;
    QLabel *message_;
    QLabel *sum_ = nullptr;
    QPushButton *letter_;
    std::vector<WalkedGuest> guests_;
    BookingId wanted_;  ///< to be selected when the list has it
    QFuture<Result<std::vector<WalkedGuest>>> asked_;
};

}  // namespace roomrack::desktop
