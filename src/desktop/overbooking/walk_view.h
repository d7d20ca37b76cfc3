// SPDX-License-Identifier: GPL-3.0-or-later
// The walk list: oversold nights, walk candidates among the arrivals, rooms in sister hotels, and
// recorded walks.
#pragma once

#include "advice/walk_order.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/session/shortages.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class SisterRooms;
class Theme;
class WalkCostFields;
class WalkDialog;
class WalkedCard;
struct Row;

class WalkView final : public QWidget {
    Q_OBJECT

public:
    WalkView(HotelSession &session, PageActions &actions, const Theme &theme, WalkCostFields &cost,
             QWidget *parent = nullptr);

    void setShown(bool shown);
    /// Reloads the list; emits oversoldNights().
    void refresh();

signals:
    /// Number of nights sold above their limit.
    void oversoldNights(int count);

private:
    QWidget *makeNights(const Theme &theme);
    QWidget *makeGuests(const Theme &theme);
    void connectSession();
    const Shortage *night() const;
    void askArrivals();
    void showArrivals(const Shortage &night, Result<std::vector<storage::ArrivalRow>> arrivals);
    void sayGuests(const Shortage &night);
    std::vector<Row> guestRows(const Shortage &night) const;
    const storage::ArrivalRow *guest() const;
    void showAllowed();
    void findSisters();
    void walk();
    void walked(const WalkDialog &dialog, const booking::Answer &answer);
    void walkedBefore(const storage::BookingRow &row);
    void writeLetter(const storage::BookingRow &row, const booking::WalkRow &walk);
    void moveFocusFrom(const QWidget *before);
    bool focusList();

    HotelSession &session_;
    PageActions &actions_;
    WalkCostFields &cost_;
    RowsTable *nights_;
    RowsTable *guests_;
    SisterRooms *sisters_;
    WalkedCard *walked_;
    QLabel *nightsState_ = nullptr;
    QLabel *guestsState_ = nullptr;
    QLabel *noNights_;
    QLabel *noGuests_;
    QPushButton *open_;
    QPushButton *walk_;
    QTimer soon_;
    std::vector<Shortage> shortages_;
    std::vector<storage::ArrivalRow> arrivals_;  ///< in walk order
    QFuture<Result<std::vector<storage::ArrivalRow>>> asked_;
    bool shown_ = false;
    bool stale_ = true;
    bool focusWanted_ = false;  ///< no list could take the focus
};

}  // namespace roomrack::desktop
