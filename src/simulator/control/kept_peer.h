// SPDX-License-Identifier: GPL-3.0-or-later
// Wraps a mock for its server: requests of the hotel are journalled before they are applied.
#pragma once

#include "simulator/channels/mock_channel.h"
#include "simulator/control/act.h"

#include <functional>

namespace roomrack::simulator {

class KeptPeer final : public MockPeer {
public:
    /// Journals an act before it is applied; false: it cannot be written.
    using Keep = std::function<bool(const Act &)>;
    /// `heard` is called after each request. The mock must outlive this object.
    KeptPeer(MockPeer &mock, int channel, Keep keep, std::function<void()> heard = {})
        : mock_(mock), channel_(channel), keep_(std::move(keep)), heard_(std::move(heard))
    {}
    WireReply handle(const WireRequest &request, Instant now) override
    {
        if (!keep_({channel_, now, HotelRequest{request}})) return failure();
        WireReply reply = mock_.handle(request, now);
        if (heard_) heard_();
        return reply;
    }
    WireReply failure() const override { return mock_.failure(); }
    WireReply tooMany(int seconds) const override { return mock_.tooMany(seconds); }

private:
    MockPeer &mock_;
    const int channel_;
    const Keep keep_;
    const std::function<void()> heard_;
};

}  // namespace roomrack::simulator
