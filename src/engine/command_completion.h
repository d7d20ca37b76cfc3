// SPDX-License-Identifier: GPL-3.0-or-later
// Values that guest commands need before the lock is taken: normal forms of names and numbers for
// candidates. Thread-safe; numbersLock_ guards all data. It may be taken under the engine's lock,
// never the other way round.
#pragma once

#include "engine/engine_state.h"

#include <QtCore/QRandomGenerator>

#include <map>

namespace roomrack::engine {

class CommandCompletion {
public:
    explicit CommandCompletion(EngineState &state) : state_(state) {}

    /// A command with what was missing; none where nothing was. An error: it cannot be read, and
    /// the command must not be decided without it.
    using Completed = Result<std::optional<Command>>;
    Completed complete(const Command &command);
    Result<void> completeAll(std::vector<Command> &commands);
    std::vector<dedup::CandidateId> candidateNumbers(int count);
    /// The time zone of a property may have changed.
    void forgetHome(PropertyId property);

private:
    Completed completeChange(const booking::ChangeBooking &c);
    Completed completePaid(const booking::AdvanceSaga &c);
    Completed completeUndo(const booking::UndoStep &c);
    Completed completeReinstatement(const booking::ReinstateBooking &c);
    Completed completeErasure(const booking::EraseGuests &c);
    booking::Batch unsavedAbout(PropertyId property, BookingId id);
    Completed completeNotes(const booking::NoteRequests &c);
    Completed completeWalk(const booking::WalkBooking &c);
    Completed completeDecision(const booking::DecideDuplicate &c);
    booking::GuestProbePtr probeOfChange(PropertyId property, const booking::Guest *guest);
    booking::GuestProbePtr probeFor(PropertyId property, const booking::Guest &guest, int rooms);
    QString homeOf(PropertyId property);

    EngineState &state_;
    std::mutex numbersLock_;
    dedup::CandidateNumbers numbers_;
    QRandomGenerator chance_ = QRandomGenerator::securelySeeded();
    QHash<qint64, QString> homes_;  ///< countries by property
};

}  // namespace roomrack::engine
