// SPDX-License-Identifier: GPL-3.0-or-later
// The question whether a request is a duplicate, as the guest is handed it and hands it back:
// signed, so that only what was asked can be answered (docs/decisions/0047).
#pragma once

#include "booking/request_rows.h"

namespace roomrack::booking {

/// 43 characters of base64url. The key is the waiting request's own (SagaState::key): it is stored
/// with it, known to nobody who is asked, and gone when the question is decided.
QByteArray guestQuestion(const SagaRow &waiting, dedup::CandidateId duplicate);
/// In constant time.
bool isGuestQuestion(const QByteArray &said, const SagaRow &waiting, dedup::CandidateId duplicate);

}  // namespace roomrack::booking
