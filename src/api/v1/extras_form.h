// SPDX-License-Identifier: GPL-3.0-or-later
// What a request names beside the stay, for its taxes and fees: ages of children, fees on request,
// exemptions from city taxes (docs/decisions/0073).
#pragma once

#include "api/v1/form.h"

namespace roomrack::api::v1 {

/// "child_ages", in years: of those children whose age is known.
std::vector<qint32> childAgesIn(Form &form);
/// "fees" and "exemptions". Errors name the element, and are in the form: a fee that is not on
/// request, an exemption that no city tax has, and any exemption that a channel claims, because the
/// hotel decides about the proof of it.
pricing::StayExtras extrasIn(Form &form, const Call &call, const engine::HotelView &hotel);
/// Whether the body has one of the two lists.
bool hasExtras(const Form &form);

}  // namespace roomrack::api::v1
