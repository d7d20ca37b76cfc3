// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/early_departure.h"

#include "pricing/scaled.h"
#include "pricing/tax_amounts.h"

#include <algorithm>
#include <cstdlib>

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

qint64 bookedOf(const StayTaxes &booked, qint64 item)
{
    qint64 sum = 0;
    for (const TaxLine &line : booked.lines)
        if (line.item == item && isByPerson(line)) sum += line.tax;
    return sum;
}

/// Whether a retirement was known when the lines were made is told by the rules that they are
/// nearer to.
const std::vector<TaxLine> &linesNear(const CityTaxNow &tax, qint64 booked)
{
    const auto isOff = [booked](const PersonTaxDue &due) { return std::abs(due.booked - booked); };
    const bool isLater = tax.unretired && isOff(*tax.unretired) < isOff(*tax.due);
    return isLater ? tax.unretired->stayed : tax.due->stayed;
}

/// The part of booked lines that is for the nights stayed.
std::vector<TaxLine> sharesOf(const StayTaxes &booked, qint64 item, const PersonTaxes &now,
                              int mostNights)
{
    const auto taxed = [mostNights](int nights) {
        return std::max(1, mostNights > 0 ? std::min(nights, mostNights) : nights);
    };
    const int all = taxed(now.nights);
    std::vector<TaxLine> lines;
    for (TaxLine line : booked.lines) {
        if (line.item != item || !isByPerson(line)) continue;
        line.tax = scaled(line.tax, std::min(all, taxed(now.stayedNights)), all);
        if (line.tax > 0) lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<TaxLine> leftOf(const StayTaxes &booked, qint64 item, const PersonTaxes &now)
{
    const auto tax = std::find_if(now.taxes.begin(), now.taxes.end(),
                                  [item](const CityTaxNow &each) { return each.item == item; });
    if (tax != now.taxes.end() && tax->due) return linesNear(*tax, bookedOf(booked, item));
    return sharesOf(booked, item, now, tax == now.taxes.end() ? 0 : tax->mostNights);
}

}  // namespace

StayTaxes afterEarlyDeparture(const StayTaxes &booked, const PersonTaxes &now)
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
        for (TaxLine due : leftOf(booked, line.item, now)) {
            due.name = line.name;
            due.included = line.included > 0 ? due.tax : 0;
            if (due.included > 0) due.collectedBy = CollectedBy::SameAsPrice;
            freed -= due.included;
            left.lines.push_back(std::move(due));
        }
    }
    return addToRoom(left.lines, freed) ? left : booked;
}

}  // namespace roomrack::pricing
