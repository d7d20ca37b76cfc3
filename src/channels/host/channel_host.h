// SPDX-License-Identifier: GPL-3.0-or-later
// The channels of an open hotel on a thread of their own, for a window or a server: asks and is
// told without waiting. Its signals come in the thread that it was made in.
#pragma once

#include "channels/desk/channel_desk.h"
#include "engine/world/thread_of.h"

#include <QtCore/QFuture>

#include <memory>

namespace roomrack::channels {

/// A night of a row that a channel does not show as it should, or is not known to.
struct OutOfStep {
    sync::RowKey row;
    Night night;
    sync::CellState cell;
    QString reason;  ///< the channel's words, where it refused
};

/// How a room type's nights stand with the channels.
struct ParityRow {
    /// Shown: some channel shows it. Of what it is behind or refused stands beside it.
    enum : quint8 { Behind = 1, Refused = 2, Shown = 4, OfRooms = 8, OfLimits = 16, OfRates = 32 };
    RoomTypeId roomType;
    Night first;
    std::vector<quint8> nights;  ///< all channels together: Behind, Refused, Shown
    std::map<ChannelId, std::vector<quint8>> channels;  ///< each of those that have a line
    friend bool operator==(const ParityRow &, const ParityRow &) = default;
};
using Parity = std::vector<ParityRow>;

/// What came of a connection test.
struct TestResult {
    bool fine = false;
    QString said;  ///< in words, where it is not
};

class ChannelHost final : public QObject {
    Q_OBJECT

public:
    /// The secret of a channel with these settings, asked in the host's thread; empty: there is
    /// none. An error says why it may not be sent where they say.
    using Secret =
        std::function<Result<QByteArray>(ChannelId, const sync::ChannelSettings &settings)>;
    /// Engine and clock must outlive it.
    ChannelHost(engine::Engine &engine, PropertyId property, const core::Clock &clock,
                Secret secret, QObject *parent = nullptr);
    /// Waits until the thread has ended; what is on its way is found unknown at the next start.
    ~ChannelHost() override;

    /// As of the last statusChanged(); empty until the hotel was read.
    const std::vector<ChannelStatus> &status() const { return status_; }
    const Parity &parity() const { return parity_; }

    /// No channel: all of them; no room type: all.
    void resync(ChannelId channel, RoomTypeId type, Night first, Night last);
    void tryNow(ChannelId channel);
    void pollNow(ChannelId channel);
    void replay(ChannelId channel);
    /// What is not in step there, by row and night, at most `limit`.
    QFuture<std::vector<OutOfStep>> outOfStep(ChannelId channel, int limit) const;
    /// Which messages each channel would be sent because of these edits, if somebody made them.
    QFuture<std::vector<Announced>> announced(std::vector<booking::CellRun> cells) const;
    /// Says hello with these settings, whether or not they are saved.
    QFuture<TestResult> test(const sync::ChannelSettings &settings, const QByteArray &secret) const;
    /// What a channel asks by its webhook. Cancelled, or Failed: it may ask again.
    QFuture<WebhookAnswer> answer(ChannelId channel, const WebhookCall &call) const;
    /// What the door did not take; true when it is in the channel's log.
    QFuture<bool> note(ChannelId channel, const PushEntry &entry) const;

signals:
    void statusChanged();
    /// The hotel or its log of messages cannot be read.
    void failed(const QString &why);

private:
    class Worker;
    void show(std::vector<ChannelStatus> status, Parity parity);

    std::vector<ChannelStatus> status_;
    Parity parity_;
    engine::ThreadOf<Worker> thread_;  ///< the last member: its end is the first
};

}  // namespace roomrack::channels
