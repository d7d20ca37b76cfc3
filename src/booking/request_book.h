// SPDX-License-Identifier: GPL-3.0-or-later
// House's state of requests: idempotency keys, candidates, payments under way, questions for a
// user; and the tokens that may send them.
#pragma once

#include "booking/claim_table.h"
#include "dedup/register.h"
#include "dedup/rules.h"

#include <QtCore/QHash>

namespace roomrack::booking {

struct RequestBook {
    ClaimTable claims;
    /// Keys in the file that wait for a payment that has ended: earlier versions left them behind
    /// for interrupted cancellations. They are deleted, as if never used.
    std::vector<Claim> strays;
    dedup::Register candidates;
    dedup::Rules rules;                        ///< for judging matches
    QHash<SagaId, SagaRow> sagas;              ///< unfinished ones
    QHash<SagaId, SagaRow> watched;            ///< over, with refunds that a bank can return
    QHash<BookingId, std::vector<Paid>> paid;  ///< of open bookings, first payment first
    QHash<dedup::CandidateId, DuplicateRow> undecided;
    QHash<dedup::CandidateId, DuplicateRow> replacing;  ///< until the request is paid
    QHash<qint64, Charge> charges;                      ///< by the number of a hold or open booking
    std::vector<pricing::FxRate> fxRates;               ///< the newest of each pair
    std::vector<TokenRow> tokens;                       ///< by number; former ones too
    QHash<quint8, QByteArray> setups;                   ///< by SetupKind

    const SagaRow *sagaOf(HoldId hold) const
    {
        const auto at = sagas.constFind(SagaId{hold.value});
        return at == sagas.cend() ? nullptr : &*at;
    }
    /// The saga of the hold if it waits for a user's decision; else null.
    const SagaRow *waitingOf(HoldId hold) const
    {
        const SagaRow *row = sagaOf(hold);
        return row && row->waits ? row : nullptr;
    }
    const Token *token(ActorId id) const
    {
        for (const TokenRow &row : tokens) {
            if (row.token.id == id) return &row.token;
        }
        return nullptr;
    }
    /// A user at the desk may act for any hold, and so may a program with a desk token.
    bool isAtDesk(ActorId actor) const
    {
        if (actor < kFirstToken) return actor == kDeskActor || actor >= kFirstUser;
        const Token *one = token(actor);
        return one && one->role >= TokenRole::Desk;
    }
};

}  // namespace roomrack::booking
