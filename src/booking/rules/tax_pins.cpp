// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/tax_pins.h"

namespace roomrack::booking {

namespace {

/// Whether the lines may differ by it.
bool isTaxedAnew(const Booking &was, const Booking &now)
{
    return was.total != now.total || was.stay != now.stay || was.rooms != now.rooms
           || was.adults != now.adults || was.children != now.children || was.plan != now.plan
           || was.counted != now.counted || was.isAfterTax != now.isAfterTax
           || was.childAges != now.childAges;
}

/// The lines before an undone step, if the undo restored all that they are of: what others changed
/// since stays.
std::optional<pricing::StayTaxes> restoredLines(const UndoStep *undone, const Booking &now)
{
    if (!undone || !undone->content->taxesBefore) return std::nullopt;
    BookingVersion restored = versionOf(now);
    restored.version = undone->content->before.version;
    if (restored != undone->content->before) return std::nullopt;
    auto lines = pricing::stayTaxesFrom(*undone->content->taxesBefore);
    if (!lines || (!lines->lines.empty() && lines->price() != now.total)) return std::nullopt;
    return std::move(*lines);
}

}  // namespace

pricing::StayTaxes TaxPins::linesOf(const pricing::PricedStay &stay) const
{
    return pricing::taxesOf(state_.rates, stay).value_or(pricing::StayTaxes());
}

void TaxPins::pin(const Booking &b, const std::vector<qint64> &nights, Answer &answer,
                  Decision &d) const
{
    answer.taxes = linesOf(b.counted, b, nights);
    if (!answer.taxes.lines.empty())
        d.batch->taxes.push_back({b.property, b.id, pricing::toText(answer.taxes)});
}

void TaxPins::pinAgain(const Booking &was, const Booking &now, const std::vector<qint64> &nights,
                       const UndoStep *undone, qint64 step, Answer &answer, Decision &d) const
{
    if (state_.rates.taxes().isEmpty() || !isTaxedAnew(was, now)) return;
    auto restored = restoredLines(undone, now);
    answer.taxes = restored ? std::move(*restored) : linesOf(now.counted, now, nights);
    d.batch->taxes.push_back({now.property, now.id, pricing::toText(answer.taxes), step});
}

}  // namespace roomrack::booking
