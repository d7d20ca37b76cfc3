// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/tax_pins.h"

#include "booking/told_reservation.h"

namespace roomrack::booking {

namespace {

/// The lines before an undone step, if the undo restored all that they are of: what others changed
/// since stays.
std::optional<pricing::StayTaxes> restoredLines(const UndoStep *undone, const Booking &now)
{
    if (!undone || !undone->content->taxesBefore) return std::nullopt;
    BookingVersion restored = versionOf(now);
    restored.version = undone->content->before.version;
    // No line is of these.
    restored.commission = undone->content->before.commission;
    restored.segment = undone->content->before.segment;
    if (restored != undone->content->before) return std::nullopt;
    const pricing::StayTaxes &lines = *undone->content->taxesBefore;
    if (!lines.lines.empty() && lines.price() != now.total) return std::nullopt;
    return lines;
}

}  // namespace

bool TaxPins::mayDiffer(const Booking &was, const Booking &now)
{
    return was.total != now.total || was.stay != now.stay || was.rooms != now.rooms
           || was.adults != now.adults || was.children != now.children || was.plan != now.plan
           || was.counted != now.counted || was.isAfterTax != now.isAfterTax
           || was.childAges != now.childAges || was.extras != now.extras;
}

Result<void> TaxPins::check(const std::vector<qint32> &childAges, qint32 children,
                            const pricing::StayExtras &extras, qint32 adults) const
{
    if (const auto ok = checkChildAges(childAges, children); !ok) return ok;
    return pricing::checkExtras(state_.rates.taxes(), extras, adults);
}

pricing::StayTaxes TaxPins::linesOf(const pricing::PricedStay &stay) const
{
    return pricing::taxesOf(state_.rates, stay).value_or(pricing::StayTaxes());
}

void TaxPins::pin(const Booking &b, pricing::StayTaxes lines, Answer &answer, Decision &d) const
{
    answer.taxes = std::move(lines);
    if (!answer.taxes.lines.empty()) d.batch->taxes.push_back({b.property, b.id, answer.taxes});
}

pricing::StayTaxes TaxPins::linesAfter(const Booking &now, std::optional<pricing::StayTaxes> told,
                                       const std::vector<qint64> &nights,
                                       const UndoStep *undone) const
{
    if (auto restored = restoredLines(undone, now)) return std::move(*restored);
    if (told && (told->lines.empty() || told->price() == now.total)) return std::move(*told);
    return linesOf(now.counted, now, nights);
}

void TaxPins::pinStayed(const Booking &was, int nights, Decision &d) const
{
    pricing::PricedStay stay = stayOf(was.counted, was);
    stay.stayedNights = nights;
    auto now = pricing::personTaxesOf(state_.rates, stay);
    if (!now) return;
    d.batch->taxes.push_back({was.property,
                              was.id,
                              {},
                              0,
                              std::make_shared<const pricing::PersonTaxes>(std::move(*now))});
}

}  // namespace roomrack::booking
