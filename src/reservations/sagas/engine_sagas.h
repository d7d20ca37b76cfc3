// SPDX-License-Identifier: GPL-3.0-or-later
// The production SagaStore: sagas in the hotel's file, written by the engine.
#pragma once

#include "reservations/engine_access.h"
#include "reservations/sagas/saga_runner.h"

namespace roomrack::reservations {

class EngineSagas final : public SagaStore {
public:
    /// The EngineAccess must outlive it.
    explicit EngineSagas(EngineAccess &access) : access_(access) {}
    void open(Got<Rows> done) override;
    void read(booking::SagaId id, BookingId booking, Got<booking::SagaRow> done) override;
    void write(const booking::SagaRow &row, booking::HoldWrite hold,
               std::optional<EndAnswers> answers, Got<qint32> done) override;

private:
    EngineAccess &access_;
};

/// Passes sagas that a commit created, or that a user's decision releases, to the runner.
void follow(const engine::ChangeSet &change, SagaRunner &sagas);

}  // namespace roomrack::reservations
