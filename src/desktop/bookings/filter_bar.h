// SPDX-License-Identifier: GPL-3.0-or-later
// Search field and filters of the bookings page, combined into one query.
#pragma once

#include "desktop/session/hotel_view.h"
#include "storage/reader.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace roomrack::desktop {

class ChoiceButton;
class DatesButton;
class SearchField;

class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    /// Sets room types, channels and business date of the property; the current selection is kept.
    void setHouse(const HotelView &view);
    /// Sets search and filters of the query; sort order and property are not changed.
    void fill(storage::BookingQuery &query) const;
    bool isEmpty() const;
    QString searched() const;
    /// Filters for pending arrivals of a night, or for guests in house.
    void showArrivals(Night night);
    void showInHouse();
    void clear();
    void focusSearch();

signals:
    /// Emitted immediately for a filter, and shortly after the last key press for the search.
    void changed();
    /// Arrow down or Enter in the search field: moves the focus to the table.
    void leftDownwards();

private:
    void announce();
    SearchField *search_;
    ChoiceButton *status_;
    DatesButton *dates_;
    ChoiceButton *types_;
    ChoiceButton *channels_;
    QPushButton *clear_;
    bool quiet_ = false;
};

}  // namespace roomrack::desktop
