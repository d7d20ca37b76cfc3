// SPDX-License-Identifier: GPL-3.0-or-later
// Our side of a FIAS line on a stream of bytes: starts the link, keeps it alive, asks who is in
// house, and hands on what is told. Pure: bytes and time in, bytes and what was heard out.
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
        int nudge = 10;    ///< without a start by the PMS: we begin
        int start = 40;    ///< without a link by then: the line is given up
        int alive = 60;    ///< between two signs of life
        int answer = 30;   ///< a PMS that answers them does so by then
        int resync = 300;  ///< who is in house is asked again where the answer did not end
    };
    /// What a record meant, and the record itself (without its frame), or what stood there.
    struct Heard {
        protocols::fias::Event event;
        QByteArray raw;
    };
    struct Step {
        QByteArray send;
        std::vector<Heard> heard;
        QString giveUp;  ///< the line is of no use any more, and why
    };

    /// `zone`: the hotel's, in which the records tell the time.
    FiasSession(QTimeZone zone, Times times);
    explicit FiasSession(QTimeZone zone) : FiasSession(std::move(zone), Times()) {}

    /// The line is connected; everything from before is forgotten.
    Step opened(Instant now);
    Step bytes(QByteArrayView bytes, Instant now);
    /// Call it when next() has come.
    Step due(Instant now);
    Instant next() const;
    /// Asks once more who is in house.
    Step askResync(Instant now);
    /// Says good-bye.
    Step end(Instant now);
    /// The line was cut.
    Step lost();

    bool isUp() const { return link_.isUp(); }
    /// Whether we know who is in house: asked since the link is up, and told to the end.
    bool knowsTheHouse() const { return isUp() && resyncAsked_ == Instant(); }

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
    int answers_ = 0;  ///< signs of life that were answered in a row
    Instant openedAt_;
    Instant heardAt_;      ///< last bytes
    Instant saidAlive_;    ///< last sign of life of ours
    Instant resyncAsked_;  ///< and not complete since; zero: nothing is missing
};

}  // namespace roomrack::channels
