// SPDX-License-Identifier: GPL-3.0-or-later
// API tokens.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class TokenRules {
public:
    explicit TokenRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const SaveToken &c, Decision &d);

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
