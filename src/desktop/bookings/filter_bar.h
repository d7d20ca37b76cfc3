// SPDX-License-Identifier: GPL-3.0-or-later
// Search and filters of the bookings page, as one query.
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

    /// Room types, channels and "today" of the hotel; what is chosen stays chosen.
    void setHouse(const HotelView &view);
    /// Fills in search and filters; the order and the property are left as they are.
    void fill(storage::BookingQuery &query) const;
    bool isEmpty() const;
    QString searched() const;
    /// Everybody who arrives on a night and has not come yet, or is in the house.
    void showArrivals(Night night);
    void showInHouse();
    void clear();
    void focusSearch();

signals:
    /// At once for a filter, a moment after the last key for the search.
    void changed();
    /// Arrow down or Enter in the search: on to the table.
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

/// "BK-10482" is found by its digits; everything else as it is typed.
QString searchWords(const QString &typed);

}  // namespace roomrack::desktop
