// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/early_departure.h"

#include "pricing/tax_amounts.h"

namespace roomrack::pricing {

namespace {

bool isByPerson(const TaxLine &line)
{
    return line.kind == TaxLineKind::CityTax && line.rate == 0;
}

/// Adds to the part of the price that is for the room; false: it would be below 0.
bool addToRoom(std::vector<TaxLine> &lines, qint64 more)
{
    if (more == 0) return true;
    const auto room = std::find_if(lines.rbegin(), lines.rend(), [more](const TaxLine &line) {
        return line.kind == TaxLineKind::Room && line.included + more >= 0;
    });
    if (room == lines.rend()) return false;
    const bool isOnTop = room->tax > 0 && room->included == room->net;
    room->included += more;
    room->tax = qint64(vatOf(room->included, room->rate, !isOnTop));
    room->net = isOnTop ? room->included : room->included - room->tax;
    return true;
}

}  // namespace

StayTaxes afterEarlyDeparture(const StayTaxes &booked, const StayTaxes &due)
{
    StayTaxes left;
    qint64 freed = 0;
    std::vector<qint64> replaced;
    for (const TaxLine &line : booked.lines) {
        if (!isByPerson(line)) {
            left.lines.push_back(line);
            continue;
        }
        freed += line.included;
        if (std::find(replaced.begin(), replaced.end(), line.item) != replaced.end()) continue;
        replaced.push_back(line.item);
        for (TaxLine now : due.lines) {
            if (now.item != line.item || !isByPerson(now)) continue;
            now.name = line.name;
            now.included = line.included > 0 ? now.tax : 0;
            if (now.included > 0) now.collectedBy = CollectedBy::SameAsPrice;
            freed -= now.included;
            left.lines.push_back(std::move(now));
        }
    }
    return addToRoom(left.lines, freed) ? left : booked;
}

}  // namespace roomrack::pricing
