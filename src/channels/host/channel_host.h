// SPDX-License-Identifier: GPL-3.0-or-later
// The channels of an open property on a thread of their own, for a window or a server: requests and
// notifications without waiting. Its signals arrive in the thread that created it.
#pragma once

#include "channels/controller/channel_controller.h"
#include "engine/scheduler/thread_of.h"

#include <QtCore/QFuture>

#include <memory>

namespace roomrack::channels {

/// A night of a row that is not in sync, or not known to be.
struct PendingUpdates {
    sync::RowKey row;
    Night night;
    sync::CellState cell;
    QString reason;  ///< the channel's text, if it rejected the value
};

/// Parity of a room type's nights over the channels.
struct ParityRow {
    /// Shown: some channel shows it. OfRooms, OfLimits and OfRates name what is behind or refused.
    enum : quint8 { Behind = 1, Refused = 2, Shown = 4, OfRooms = 8, OfLimits = 16, OfRates = 32 };
    RoomTypeId roomType;
    Night first;
    std::vector<quint8> nights;  ///< all channels combined: Behind, Refused, Shown
    std::map<ChannelId, std::vector<quint8>> channels;  ///< each channel that has a link
    friend bool operator==(const ParityRow &, const ParityRow &) = default;
};
using Parity = std::vector<ParityRow>;

/// The result of a connection test.
struct TestResult {
    bool fine = false;
    QString said;             ///< the reason, if it failed: a code (core/failure_text.h) or a text
    bool notAllowed = false;  ///< the channel does not accept account or password
};

class ChannelHost final : public QObject {
    Q_OBJECT

public:
    /// Returns the secret of a channel with these settings, called in the host's thread; empty:
    /// there is none. An error has the reason why it may not be sent to their addresses.
    using Secret =
        std::function<Result<QByteArray>(ChannelId, const sync::ChannelSettings &settings)>;
    /// `engine` and `clock` must outlive this object.
    ChannelHost(engine::Engine &engine, PropertyId property, const core::Clock &clock,
                Secret secret, QObject *parent = nullptr);
    /// Waits until the thread has ended; requests under way are unknown at the next start.
    ~ChannelHost() override;

    /// As of the last statusChanged(); empty until the property was read.
    const std::vector<ChannelStatus> &status() const { return status_; }
    const Parity &parity() const { return parity_; }

    /// No channel: all channels; no room type: all room types.
    void resync(ChannelId channel, RoomTypeId type, Night first, Night last);
    void tryNow(ChannelId channel);
    void pollNow(ChannelId channel);
    void replay(ChannelId channel);
    /// Connects all channels anew, with the secrets that are stored now; requests under way are
    /// unknown then. What is counted since the program started goes on.
    void reconnect();
    /// A user confirms that the leftovers of former settings were removed at the channel.
    void settleLeft(ChannelId channel);
    /// Cells that are not in sync, by row and night, at most `limit`.
    QFuture<std::vector<PendingUpdates>> pendingUpdates(ChannelId channel, int limit) const;
    /// Which messages each channel would be sent if these edits were made.
    QFuture<std::vector<Announced>> announced(std::vector<booking::CellRun> cells) const;
    /// Tests the connection with these settings, saved or not.
    QFuture<TestResult> test(const sync::ChannelSettings &settings, const QByteArray &secret) const;
    /// A channel's webhook request. Cancelled, or Failed: the channel may retry.
    QFuture<WebhookAnswer> answer(ChannelId channel, const WebhookCall &call) const;
    /// Logs a request that the API server did not accept; true when it is in the channel's log.
    QFuture<bool> note(ChannelId channel, const PushEntry &entry) const;

signals:
    void statusChanged();
    /// The property or its message log cannot be read.
    void failed(const QString &why);

private:
    class Worker;
    void show(std::vector<ChannelStatus> status, Parity parity);

    std::vector<ChannelStatus> status_;
    Parity parity_;
    engine::ThreadOf<Worker> thread_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
