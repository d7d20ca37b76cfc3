// SPDX-License-Identifier: GPL-3.0-or-later
// The line to a PMS: connects, comes back after it was cut, hands what it hears to the reception of
// the house, and says how it stands.
#pragma once

#include "channels/link/link.h"
#include "channels/outbox/outbox.h"
#include "channels/pms/fias_session.h"
#include "channels/pms/house_reception.h"
#include "channels/pms/wire.h"
#include "sync/pace.h"

namespace roomrack::channels {

/// What a line to a PMS needs; a transport where it is told of bookings.
struct PmsGear {
    std::unique_ptr<Wire> wire;
    std::unique_ptr<Transport> transport;
    QByteArray secret;
};

class PmsLine {
public:
    /// `hotel`, books and world must outlive it.
    PmsLine(ChannelId channel, sync::ChannelSettings settings, PmsGear gear,
            const engine::HotelView &hotel, Books &books, World &world);
    ~PmsLine();

    const sync::ChannelSettings &settings() const { return settings_; }
    LinkStatus status() const;
    /// Whether nothing that was heard is still to be written.
    bool isQuiet() const { return reception_.isQuiet() && (!outbox_ || outbox_->isQuiet()); }

    /// Connects now, if it does not already.
    void tryNow();
    /// Asks who is in house.
    void resync();
    void replay() { reception_.replay(HouseReception::Again::ByPerson); }
    /// A message about rooms out of order, from whatever door it came.
    void push(const QByteArray &body, const QString &token, std::function<void(bool safe)> done);
    /// Writes something into the log of messages; `written` hears when it is there.
    void note(bool inbound, const QString &what, booking::MessageOutcome outcome,
              const QString &said, const QByteArray &raw, std::function<void()> written = {});
    /// The hotel is not what it was: what waits may be done now.
    void hotelChanged();
    /// Bookings are not what they were; `all`: nobody knows which.
    void bookingsChanged(const std::vector<booking::Booking> &bookings, bool all);

private:
    void connect();
    void opened();
    void closed(const QString &why);
    void apply(FiasSession::Step step);
    void hear(const FiasSession::Heard &heard);
    void fault(const QString &reason, const QByteArray &raw);
    void wake();

    const ChannelId channel_;
    const sync::ChannelSettings settings_;
    const engine::HotelView &hotel_;
    std::unique_ptr<Wire> wire_;
    Books &books_;
    World &world_;
    MessageLog log_;
    FiasSession session_;
    HouseReception reception_;
    std::unique_ptr<Outbox> outbox_;  ///< null: it is told of nothing
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    enum class Stage : quint8 { Closed, Connecting, Open } stage_ = Stage::Closed;
    Instant nextTry_;   ///< of Closed
    Instant giveUpAt_;  ///< of Connecting
    Alarm alarm_{world_, [this] { wake(); }};
    Instant downSince_, lastHeard_;
    bool replayPlanned_ = false;
    QString said_;
    qint64 messages_ = 0;
    Alive alive_;  ///< the last member: its end is the first
};

}  // namespace roomrack::channels
