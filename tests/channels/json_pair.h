// SPDX-License-Identifier: GPL-3.0-or-later
// A property in New York and one OTA over JSON, on a virtual clock. Requests are recorded, and may
// be answered by a function instead of the OTA.
#pragma once

#include "channels/controller/channel_controller.h"
#include "core/zone.h"
#include "engine/engine_hotel.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "simulator/channels/json_ota.h"
#include "support/scratch.h"

#include <QTemporaryDir>

namespace roomrack::tests {

class JsonPair {
public:
    struct Sent {
        Instant at;
        channels::Request request;
        simulator::WireReply answer;
    };
    /// Empty: the OTA answers.
    using Instead = std::function<std::optional<simulator::WireReply>(const channels::Request &)>;

    static inline const ChannelId kOta{2};
    static inline const QString kRoom = QStringLiteral("DBL");
    static inline const QString kRate = QStringLiteral("DBL-BAR");
    static inline const QTimeZone kZone = QTimeZone("America/New_York");

    /// The business date is the property's calendar date at `start`.
    explicit JsonPair(Instant start, const QTimeZone &otaZone = kZone);
    ~JsonPair();

    sync::ChannelSettings settings() const;
    void link(const sync::ChannelSettings &settings);
    void run(qint64 seconds);
    /// Runs to this time on the property's wall clock.
    void runTo(Night date, QTime time);
    /// Aborts the program if the property refuses it.
    void command(booking::Command command);
    void setForSale(Night first, int nights, int rooms);
    channels::ConnectionStatus status() const { return controller->status().front().link; }
    booking::Caller caller() const { return {property, kDeskActor, ChannelId{1}, {}}; }
    std::vector<booking::InboxRow> waiting() const;
    /// Messages to this path since index `from` of `sent`.
    std::vector<Sent> sentTo(const QByteArray &path, size_t from = 0) const;

    QTemporaryDir folder{scratchTemplate()};
    core::ManualClock clock;
    const Night today;
    engine::VirtualScheduler scheduler{clock, 1};
    simulator::JsonOta ota;
    Instead instead;
    std::vector<Sent> sent;
    std::unique_ptr<engine::Engine> engine;
    std::unique_ptr<engine::AsyncReader> reading;
    std::unique_ptr<channels::ChannelController> controller;
    PropertyId property;
};

}  // namespace roomrack::tests
