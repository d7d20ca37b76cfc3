// SPDX-License-Identifier: GPL-3.0-or-later
// What the settings page changes of a hotel's description, apart from any widget: it is put into
// the description as it is when it is saved, so that nothing else of it goes back.
#pragma once

#include "engine/engine.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

struct ChannelTimes {
    ChannelId channel;
    int ttlSeconds = 300;
    int ceilingSeconds = 1800;
    friend bool operator==(const ChannelTimes &, const ChannelTimes &) = default;
};

struct HotelEdits {
    QString name;
    QString city;
    QString currency;
    QString timeZone;
    inventory::AuditMode audit{};
    int auditMinute = 180;
    int horizonNights = 730;
    double latitude = 0;
    double longitude = 0;
    std::vector<ChannelTimes> channels;
    friend bool operator==(const HotelEdits &, const HotelEdits &) = default;
};

HotelEdits editsOf(const inventory::Catalogue &catalogue);

/// "38.7139, -9.1334" as maps give it, also "38,7139 -9,1334"; empty is unknown (0, 0). Degrees,
/// north and east positive. The error's field is "position".
Result<std::pair<double, double>> readPosition(const QString &text);
/// "38.7139, -9.1334"; empty where it is unknown.
QString positionText(double latitude, double longitude);

/// The description with what `now` has and `before` had not; channels that are gone stay gone.
/// Errors name the field: currency.
Result<inventory::Catalogue> changed(inventory::Catalogue catalogue, const HotelEdits &before,
                                     const HotelEdits &now);

/// Saves on a thread of its own; the office must outlive the future. `desk` says which hotel, and
/// who changes it.
QFuture<Result<void>> saveEdits(engine::FrontOffice &office, const booking::Caller &desk,
                                const HotelEdits &before, const HotelEdits &now);

}  // namespace roomrack::desktop
