// SPDX-License-Identifier: GPL-3.0-or-later
// Search field and filters of the bookings page, combined into one query.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/search_filters.h"
#include "storage/reader.h"

namespace roomrack::desktop {

class DatesButton;

class FilterBar final : public SearchFilters {
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    /// Sets room types, channels and business date of the property; the current selection is kept.
    void setHouse(const HotelView &view);
    /// Sets search and filters of the query; sort order and property are not changed.
    void fill(storage::BookingQuery &query) const;
    /// Filters for pending arrivals of a night, or for guests in house.
    void showArrivals(Night night);
    void showInHouse();

private:
    ChoiceButton *status_;
    DatesButton *dates_;
    ChoiceButton *types_;
    ChoiceButton *channels_;
    ChoiceButton *segments_;
};

}  // namespace roomrack::desktop
