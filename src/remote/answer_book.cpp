// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/answer_book.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::remote {

namespace {

/// A desk asks within a minute or not at all, and gives a few commands a second.
constexpr size_t kMostKept = 20'000;

}  // namespace

AnswerBook::Known AnswerBook::begin(ActorId token, const QByteArray &key, const QByteArray &body,
                                    Tell tell)
{
    const QByteArray digest = QCryptographicHash::hash(body, QCryptographicHash::Sha256);
    std::optional<QByteArray> known;
    {
        const std::lock_guard held(lock_);
        const auto [at, isNew] = entries_.try_emplace({token, key});
        Entry &entry = at->second;
        if (isNew) entry.digest = digest;
        if (entry.digest != digest) return Known::Other;
        known = entry.answer;
        if (!known) entry.waiting.push_back(std::move(tell));
        if (isNew) return Known::New;
    }
    if (known) tell(*known);
    return Known::Same;
}

void AnswerBook::settle(ActorId token, const QByteArray &key, const QByteArray &answer, bool kept)
{
    std::vector<Tell> waiting;
    {
        const std::lock_guard held(lock_);
        const auto at = entries_.find({token, key});
        if (at == entries_.end()) return;
        waiting.swap(at->second.waiting);
        if (kept) {
            at->second.answer = answer;
            settled_.push_back(at->first);
        } else {
            entries_.erase(at);
        }
        if (settled_.size() > kMostKept) {
            entries_.erase(settled_.front());
            settled_.pop_front();
        }
    }
    for (const Tell &tell : waiting) tell(answer);
}

}  // namespace roomrack::remote
