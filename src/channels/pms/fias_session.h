// SPDX-License-Identifier: GPL-3.0-or-later
// Our side of a FIAS connection on a byte stream: starts the link, keeps it alive, requests the
// guests in house, and returns events. Pure: bytes and time in, bytes and events out.
#pragma once

#include "core/clock.h"
#include "protocols/fias/framing.h"
#include "protocols/fias/link.h"

#include <QtCore/QTimeZone>

namespace roomrack::channels {

class FiasSession {
public:
    /// In seconds.
    struct Times {
        int nudge = 10;    ///< without a start by the PMS: this side begins
        int start = 40;    ///< without a link by then: the connection is given up
        int alive = 60;    ///< between two link alive records
        int answer = 30;   ///< a PMS that answers them does so by then
        int resync = 300;  ///< an incomplete resync is requested again
    };
    /// An event and its record (without its frame), or the unreadable bytes.
    struct Heard {
        protocols::fias::Event event;
        QByteArray raw;
    };
    struct Step {
        QByteArray send;
        std::vector<Heard> heard;
        QString giveUp;  ///< why the connection must be closed
    };

    /// `zone`: the property's, in which records give the time.
    FiasSession(QTimeZone zone, Times times);
    explicit FiasSession(QTimeZone zone) : FiasSession(std::move(zone), Times()) {}

    /// The connection is open; all earlier state is reset.
    Step opened(Instant now);
    Step bytes(QByteArrayView bytes, Instant now);
    /// Call it when next() is reached.
    Step due(Instant now);
    Instant next() const;
    /// Requests the guests in house again.
    Step askResync(Instant now);
    /// Ends the link (LE).
    Step end(Instant now);
    /// The connection was cut.
    Step lost();

    bool isUp() const { return link_.isUp(); }
    /// Whether the list of guests in house is complete: requested since the link is up, and
    /// received to the end.
    bool knowsInHouseGuests() const { return isUp() && resyncAsked_ == Instant(); }

private:
    protocols::fias::Stamp stamp(Instant now) const;
    void take(protocols::fias::Step &&from, const QByteArray &raw, Instant now, Step &into);
    void hear(const protocols::fias::Frame &came, Instant now, Step &into);
    void sayAlive(Instant now, Step &into);
    bool isSilent() const;

    QTimeZone zone_;
    Times times_;
    protocols::fias::Framer framer_;
    protocols::fias::Interface link_;
    bool open_ = false;
    bool nudged_ = false;
    int answers_ = 0;  ///< link alive records answered in a row
    Instant openedAt_;
    Instant heardAt_;      ///< last bytes received
    Instant saidAlive_;    ///< last link alive record sent
    Instant resyncAsked_;  ///< requested and not complete; zero: complete
};

}  // namespace roomrack::channels
