// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/sagas/engine_sagas.h"

namespace roomrack::reservations {

using booking::SagaId;
using booking::SagaRow;

void EngineSagas::open(Got<Rows> done)
{
    access_.ask(storage::OpenSagas{access_.property(), true},
                [done = std::move(done)](const Result<Rows> &rows) { done(rows); });
}

void EngineSagas::read(SagaId id, BookingId booking, Got<SagaRow> done)
{
    access_.ask(storage::SagasOf{access_.property(), booking}, [id, done = std::move(done)](
                                                                   const Result<Rows> &rows) {
        if (!rows) return done(tl::unexpected(rows.error()));
        for (const SagaRow &row : *rows)
            if (row.id == id) return done(row);
        done(fail(ErrorCode::NotFound, QStringLiteral("payment"),
                  ErrorText::tr("payment with number %1 not found in the booking").arg(id.value)));
    });
}

void EngineSagas::write(const SagaRow &row, booking::HoldWrite hold,
                        std::optional<EndAnswers> answers, Got<qint32> done)
{
    booking::AdvanceSaga advance;
    advance.caller = {row.property, kEngineActor, {}, {}};
    advance.saga = row.id;
    advance.state = row.state;
    advance.hold = hold;
    if (answers) {
        advance.answer = std::move(answers->asker);
        advance.cancelled = std::move(answers->canceller);
    }
    access_.call(std::move(advance), [done = std::move(done)](const Result<engine::Answer> &a) {
        done(a ? Result<qint32>(a->version) : tl::unexpected(a.error()));
    });
}

void follow(const engine::ChangeSet &change, SagaRunner &sagas)
{
    for (const SagaRow &row : change.sagas) sagas.look(row);
}

}  // namespace roomrack::reservations
