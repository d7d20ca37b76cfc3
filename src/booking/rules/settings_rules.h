// SPDX-License-Identifier: GPL-3.0-or-later
// The property's setup for requests, templates of bulk updates, exchange rates and channel
// settings. Only prices in another currency and duplicates depend on them; the rest is validated
// and stored.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class SettingsRules {
public:
    explicit SettingsRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const SaveHotelSetup &c, Decision &d);
    Result<Answer> on(const SaveTemplate &c, Decision &d);
    Result<Answer> on(const SaveFxRates &c, Decision &d);
    Result<Answer> on(const SaveChannelSetup &c, Decision &d);

private:
    void keepCommission(ChannelId channel, Decision &d);
    void keepNewest(const pricing::FxRate &rate);

    PropertyState &state_;
};

}  // namespace roomrack::booking
