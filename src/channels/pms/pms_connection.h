// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to a PMS: connects, reconnects, passes events to the PmsReception, and reports
// its status.
#pragma once

#include "channels/connection/channel_connection.h"
#include "channels/outbox/outbox.h"
#include "channels/pms/fias_session.h"
#include "channels/pms/pms_reception.h"
#include "channels/pms/wire.h"
#include "sync/pace.h"

namespace roomrack::channels {

/// What a connection to a PMS needs; a transport if it is sent bookings.
struct PmsEquipment {
    std::unique_ptr<Wire> wire;
    std::unique_ptr<Transport> transport;
    QByteArray secret;
};

class PmsConnection {
public:
    /// `hotel`, `books`, `scheduler` and `figures` must outlive this object.
    PmsConnection(ChannelId channel, sync::ChannelSettings settings, PmsEquipment gear,
                  const engine::HotelView &hotel, Books &books, Scheduler &scheduler,
                  LinkFigures &figures);
    ~PmsConnection();

    const sync::ChannelSettings &settings() const { return settings_; }
    ConnectionStatus status() const;
    /// Whether everything received is written.
    bool isQuiet() const { return reception_.isQuiet() && (!outbox_ || outbox_->isQuiet()); }

    /// Connects now, unless connected or connecting.
    void tryNow();
    /// Requests the guests in house.
    void resync();
    void replay() { reception_.replay(PmsReception::Again::ByPerson); }
    /// A message about rooms out of order, from any source.
    void push(const QByteArray &body, const QString &token, std::function<void(bool safe)> done);
    /// Writes an entry to the message log; `written` is called when it is stored.
    void note(bool inbound, const QString &what, booking::MessageOutcome outcome,
              const QString &said, const QByteArray &raw, std::function<void()> written = {});
    /// The property has changed: waiting messages may succeed now.
    void hotelChanged();
    /// Bookings have changed; `all`: which ones is unknown.
    void bookingsChanged(const std::vector<booking::Booking> &bookings, bool all);

private:
    void connect();
    void opened();
    void closed(const QString &why);
    void apply(FiasSession::Step step);
    void hear(const FiasSession::Heard &heard);
    void fault(const QString &reason, const QByteArray &raw);
    void wake();
    void noteLag();

    const ChannelId channel_;
    const sync::ChannelSettings settings_;
    const engine::HotelView &hotel_;
    std::unique_ptr<Wire> wire_;
    Books &books_;
    Scheduler &scheduler_;
    LinkFigures &figures_;
    MessageLog log_;
    FiasSession session_;
    PmsReception reception_;
    std::unique_ptr<Outbox> outbox_;  ///< null: no bookings are sent
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    enum class Stage : quint8 { Closed, Connecting, Open } stage_ = Stage::Closed;
    Instant nextTry_;   ///< for Closed
    Instant giveUpAt_;  ///< for Connecting
    Alarm alarm_{scheduler_, [this] { wake(); }};
    bool replayPlanned_ = false;
    QString said_;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
