// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings page: search and filters, the table of all bookings, and the details of one booking.
#pragma once

#include "desktop/session/page.h"
#include "storage/reader.h"

class QFrame;
class QPushButton;
class QTableView;

namespace roomrack::desktop {

class BookingDetails;
class BookingModel;
class FilterBar;
class ListFrame;

class BookingPage final : public Page {
    Q_OBJECT

public:
    explicit BookingPage(const PageContext &context, QWidget *parent = nullptr);
    ~BookingPage() override;

    std::vector<QWidget *> barWidgets() override;
    void shown() override;

    /// Shows a booking in the details panel, even if the table does not contain it.
    void showBooking(BookingId id);

private:
    void makeTable();
    void makeSegments();
    void connectModel();
    void connectSession();
    void sortBy(int column);
    void query();
    void rowChosen();
    void followBooking();
    void openDetails();
    void closeDetails();
    void chooseBooking(BookingId id);
    void showState();
    void showCount();
    void fitColumns(int width);
    void messageClicked();

    BookingModel *model_;
    FilterBar *filters_;
    QTableView *table_;
    BookingDetails *details_;
    ListFrame *frame_;
    QFrame *segments_ = nullptr;
    QPushButton *all_ = nullptr;
    QPushButton *arrivals_ = nullptr;
    QPushButton *inHouse_ = nullptr;
    BookingId wanted_;  ///< chosen elsewhere: to be selected when it is in the list
    bool asked_ = false;
    bool filtered_ = false;  ///< the filters have changed since the last rows
    bool following_ = false;
};

}  // namespace roomrack::desktop
