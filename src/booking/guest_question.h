// SPDX-License-Identifier: GPL-3.0-or-later
// The token with which a guest decides whether a request is a duplicate. It is signed, so that only
// a question that was asked can be answered (docs/decisions/0047).
#pragma once

#include "booking/request_rows.h"

namespace roomrack::booking {

/// 43 characters of base64url. The key is that of the waiting request (SagaState::key): stored with
/// it, never sent to a caller, and deleted when the question is decided.
QByteArray guestQuestion(const SagaRow &waiting, dedup::CandidateId duplicate);
/// Compares in constant time.
bool isGuestQuestion(const QByteArray &said, const SagaRow &waiting, dedup::CandidateId duplicate);

}  // namespace roomrack::booking
