// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrackd/hosted_hotel.h"

namespace roomrack::programs {

namespace {

/// The inbox and the names are looked at that often; what lines say is told at once.
constexpr int kLookMs = 2'000;

}  // namespace

HostedHotel::HostedHotel(engine::Engine &engine, engine::ReadDesk &reading,
                         const inventory::Property &property, const core::Clock &clock,
                         channels::ChannelHost::Secret secret)
    : engine_(engine), reading_(reading), property_(property.id), name_(property.name),
      secret_(std::move(secret)),
      host_(std::make_unique<channels::ChannelHost>(engine, property.id, clock, secret_))
{
    connect(host_.get(), &channels::ChannelHost::statusChanged, this, [this] {
        loaded_ = true;
        emit changed();
    });
    connect(host_.get(), &channels::ChannelHost::failed, this, [this](const QString &why) {
        failed_ = why;
        emit changed();
    });
    connect(&soon_, &QTimer::timeout, this, [this] { lookAtInbox(); });
    soon_.start(kLookMs);
    lookAtInbox();
}

void HostedHotel::lookAtInbox()
{
    struct Found {
        Result<std::vector<booking::InboxRow>> waiting;
        Result<std::vector<storage::ChannelSetup>> setups;
    };
    reading_
        .ask([property = property_](storage::Reader &reader) {
            return Found{reader.waitingMessages(property), reader.channelSetups(property)};
        })
        .then(this, [this](const Found &found) {
            waiting_.clear();
            if (found.waiting) {
                for (const booking::InboxRow &row : *found.waiting) ++waiting_[row.channel];
            }
            // A hotel without channels has nothing to tell of them.
            if (found.setups && found.setups->empty()) loaded_ = true;
            if (const auto now = engine_.snapshot(property_); now) {
                for (const inventory::Channel &c : (*now)->catalogue.channels)
                    names_[c.id] = c.name;
            }
            emit changed();
        });
}

api::DoorHotel HostedHotel::state() const
{
    api::DoorHotel hotel{property_, name_, failed_, loaded_, engine_.committedSeq(), {}};
    for (const channels::ChannelStatus &status : host_->status()) {
        const auto waiting = waiting_.find(status.channel);
        const auto name = names_.find(status.channel);
        hotel.channels.push_back({status, name == names_.end() ? QString() : name->second,
                                  secret_(status.channel),
                                  waiting == waiting_.end() ? 0 : waiting->second});
    }
    return hotel;
}

}  // namespace roomrack::programs
