// SPDX-License-Identifier: GPL-3.0-or-later
// What a house remembers of requests: keys they came with, candidates they left, payments under
// way, questions for a person; and who may send them.
#pragma once

#include "booking/claim_table.h"
#include "dedup/register.h"
#include "dedup/rules.h"

#include <QtCore/QHash>

namespace roomrack::booking {

struct RequestBook {
    ClaimTable claims;
    /// Keys in the file that wait for a payment which is over: earlier versions left such, of
    /// cancellations that were cut off. They go, as if they had never come.
    std::vector<Claim> strays;
    dedup::Register candidates;
    dedup::Rules rules;                        ///< by which what is found there is judged
    QHash<SagaId, SagaRow> sagas;              ///< that are not over
    QHash<BookingId, std::vector<Paid>> paid;  ///< of open bookings, first payment first
    QHash<dedup::CandidateId, DuplicateRow> undecided;
    QHash<qint64, Charge> charges;         ///< by the number of a hold or open booking
    std::vector<pricing::FxRate> fxRates;  ///< of each pair the newest
    std::vector<TokenRow> tokens;          ///< by number; former ones too
    QHash<quint8, QByteArray> setups;      ///< by SetupKind

    const SagaRow *sagaOf(HoldId hold) const
    {
        const auto at = sagas.constFind(SagaId{hold.value});
        return at == sagas.cend() ? nullptr : &*at;
    }
    /// Of those that wait for a person; null: it waits for none.
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
    /// Whoever is there acts for any hold, a program with a token for the desk too.
    bool isAtDesk(ActorId actor) const
    {
        if (actor < kFirstToken) return actor == kDeskActor || actor >= kFirstUser;
        const Token *one = token(actor);
        return one && one->role >= TokenRole::Desk;
    }
};

}  // namespace roomrack::booking
