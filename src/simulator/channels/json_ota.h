// SPDX-License-Identifier: GPL-3.0-or-later
// A mock OTA with a JSON API over HTTP.
#pragma once

#include "protocols/ota_json/revision.h"
#include "protocols/ota_json/updates.h"
#include "simulator/channels/mock_channel.h"

#include <QtCore/QTimeZone>

#include <deque>

namespace roomrack::simulator {

class JsonOta final : public MockChannel {
public:
    struct Options {
        QString hotelCode;
        QByteArray key;
        int pageSize = 10;                  ///< revisions per page of the feed
        int updatesAtMost = 0;              ///< larger messages are refused; 0: no limit
        QTimeZone zone = QTimeZone::utc();  ///< of the property: determines which nights are past
    };
    JsonOta(Shop shop, Options options);

    WireReply handle(const WireRequest &request, Instant now) override;
    WireReply tooMany(int retryAfterSeconds) const override;
    void tell(const Told &told) override;
    int untold() const override { return int(feed_.size()); }
    Shop &shop() override { return shop_; }

private:
    WireReply availability(const QByteArray &body, Night today);
    WireReply restrictions(const QByteArray &body, Night today);
    void apply(const protocols::ota_json::RestrictionUpdate &update, Night night);
    WireReply feed() const;
    WireReply acknowledge(const QString &revision);

    Shop shop_;
    Options options_;
    std::deque<protocols::ota_json::Revision> feed_;  ///< unacknowledged, oldest first
};

}  // namespace roomrack::simulator
