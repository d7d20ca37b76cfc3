// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a property's description over the stored one, inside a transaction of the caller.
#pragma once

#include "booking/batch.h"
#include "pricing/rates.h"
#include "storage/batch_writer.h"
#include "storage/connection.h"
#include "storage/id_labels.h"

#include <vector>

namespace roomrack::storage {

class HotelSaver {
public:
    HotelSaver(Connection &connection, BatchWriter &writer)
        : connection_(connection), writer_(writer)
    {}
    /// Assigns ids and writes them back, except those of taxes; see Store::saveHotel.
    Result<void> save(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans,
                      const std::vector<booking::RateRow> &rates, const pricing::TaxRules &taxes);

private:
    Result<void> saveProperty(inventory::Property &p);
    Result<void> labelRows(inventory::Catalogue &catalogue, std::vector<pricing::RatePlan> &plans);
    /// Those of a new hotel; others are edited as items.
    Result<void> saveSegments(std::vector<inventory::MarketSegment> &segments,
                              std::vector<pricing::RatePlan> &plans);
    /// Allows two rows to swap their codes.
    Result<void> clearCodes();
    Result<void> savePools(const std::vector<inventory::Pool> &pools);
    Result<void> saveRooms(const std::vector<inventory::Room> &rooms);
    Result<void> saveRoomTypes(const std::vector<inventory::RoomType> &types);
    Result<void> saveChannels(const std::vector<inventory::Channel> &channels);
    Result<void> savePlans(const std::vector<pricing::RatePlan> &plans);
    /// Terms that a plan did not have before.
    Result<void> savePlanTerms(const std::vector<pricing::RatePlan> &plans);
    Result<void> saveRules(const std::vector<inventory::OverbookingRule> &rules);
    Result<void> saveTaxes(pricing::TaxRules taxes);
    Result<void> saveRates(const std::vector<booking::RateRow> &rates);
    Result<void> removeGone();
    Result<void> removeGone(const IdLabels &labels, const QString &table, const QString &field);
    /// For error texts.
    Result<QString> nameOf(const QString &table, qint64 id) const;
    Result<void> saveLabels() const;
    /// Limits may have changed: recomputes the flags of the nights from the business date on.
    Result<void> saveOversold(const inventory::Catalogue &catalogue);

    Connection &connection_;
    BatchWriter &writer_;
    PropertyId property_;
    IdLabels pools_, rooms_, types_, plans_, channels_;
};

}  // namespace roomrack::storage
