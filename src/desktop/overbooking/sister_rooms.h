// SPDX-License-Identifier: GPL-3.0-or-later
// The other hotels of the file with rooms for a guest who must be walked, by distance.
#pragma once

#include "desktop/overbooking/sisters.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "storage/reader.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace roomrack::desktop {

class RowsTable;
class Theme;

class SisterRooms final : public QWidget {
    Q_OBJECT

public:
    SisterRooms(HotelSession &session, PageActions &actions, const Theme &theme);

    /// Looks for rooms for a guest's stay; none: clears the list.
    void findFor(std::optional<storage::BookingRow> guest);
    const std::vector<SisterOffer> &offers() const { return offers_; }
    /// The selected hotel.
    PropertyId chosen() const;
    /// Distance in km; negative: unknown.
    double kmTo(PropertyId sister) const;
    RowsTable *table() const { return table_; }

signals:
    /// offers() has changed.
    void offersShown();

private:
    /// The hotels that were asked, as far as they have answered.
    struct Answers {
        std::vector<engine::SnapshotPtr> hotels;
        size_t missing = 0;
        int failed = 0;
        QString problem;  ///< of one that failed
    };
    void dropOffers();
    void findOffers(int question, const std::shared_ptr<Answers> &answers);
    void showOffers(const Answers &answers, std::vector<SisterOffer> offers = {});
    QString emptyText(const Answers &answers) const;

    HotelSession &session_;
    PageActions &actions_;
    RowsTable *table_;
    QLabel *state_ = nullptr;
    QLabel *none_;
    std::optional<storage::BookingRow> guest_;
    std::vector<SisterOffer> offers_;
    int askedFor_ = 0;  ///< incremented by each request for hotels
};

}  // namespace roomrack::desktop
