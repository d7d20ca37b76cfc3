// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/claim_table.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QtEndian>

namespace roomrack::booking {

namespace {

/// The number of responses kept in memory once they are in the file.
constexpr size_t kAnswersKept = 4096;

std::pair<quint64, quint64> halves(const QByteArray &sixteen)
{
    return {qFromBigEndian<quint64>(sixteen.constData()),
            qFromBigEndian<quint64>(sixteen.constData() + 8)};
}

}  // namespace

ClaimTable::Name ClaimTable::nameOf(ActorId caller, const QByteArray &key)
{
    const QByteArray text = QByteArray::number(caller.value) + ' ' + key;
    const auto [high, low] =
        halves(QCryptographicHash::hash(text, QCryptographicHash::Blake2b_256));
    return {high, low};
}

ClaimTable::Found ClaimTable::find(const Claim &claim) const
{
    const Name name = nameOf(claim.caller, claim.key);
    const auto kept = all_.constFind(name);
    if (kept == all_.cend()) return {};
    if (std::pair(kept->high, kept->low) != halves(claim.body)) return {Is::OtherBody, {}, {}};
    if (kept->saga) return {Is::Open, kept->saga, {}};
    const auto answer = answers_.constFind(name);
    if (answer == answers_.cend()) return {Is::InFile, {}, {}};
    return {Is::Answered, {}, answer->answer};
}

void ClaimTable::put(const Claim &claim, Instant at, SagaId saga, const ClaimAnswer &answer,
                     qint64 seq)
{
    const Name name = nameOf(claim.caller, claim.key);
    const auto [high, low] = halves(claim.body);
    const bool isNew = !all_.contains(name);
    const bool waits = saga && answer.status == 0;
    all_.insert(name, {high, low, at, waits ? saga : SagaId()});
    if (waits) open_[saga].push_back(claim);
    if (isNew) arrivals_.emplace_back(at, name);
    if (answer.status != 0) keep(name, answer, seq);
}

void ClaimTable::keep(const Name &name, const ClaimAnswer &answer, qint64 seq)
{
    answers_.insert(name, {answer, seq});
    answered_.push_back(name);
}

void ClaimTable::answer(ActorId caller, const QByteArray &key, const ClaimAnswer &answer,
                        qint64 seq)
{
    const Name name = nameOf(caller, key);
    const auto at = all_.find(name);
    if (at == all_.end() || !at->saga) return;  // it is answered already
    close(caller, key, std::exchange(at->saga, {}));
    keep(name, answer, seq);
}

void ClaimTable::close(ActorId caller, const QByteArray &key, SagaId saga)
{
    const auto open = open_.find(saga);
    if (open == open_.end()) return;
    std::erase_if(*open, [&](const Claim &c) { return c.caller == caller && c.key == key; });
    if (open->empty()) open_.erase(open);
}

void ClaimTable::load(const ClaimRow &row)
{
    const Name name = nameOf(row.claim.caller, row.claim.key);
    const auto [high, low] = halves(row.claim.body);
    const SagaId saga = row.answer.status == 0 ? SagaId{row.saga} : SagaId();
    all_.insert(name, {high, low, row.at, saga});
    if (saga) open_[saga].push_back(row.claim);
    arrivals_.emplace_back(row.at, name);
}

void ClaimTable::adoptAnswers(const ClaimTable &before)
{
    for (const Name &name : before.answered_) {
        const auto was = before.all_.constFind(name), now = all_.constFind(name);
        const auto answer = before.answers_.constFind(name);
        if (was == before.all_.cend() || now == all_.cend() || answer == before.answers_.cend())
            continue;
        const bool same = was->high == now->high && was->low == now->low && was->at == now->at;
        if (same && !now->saga && !answers_.contains(name)) keep(name, answer->answer, answer->seq);
    }
}

bool ClaimTable::forget(Instant before)
{
    bool any = false;
    std::vector<std::pair<Instant, Name>> open;
    while (!arrivals_.empty() && arrivals_.front().first < before) {
        const auto arrival = arrivals_.front();
        arrivals_.pop_front();
        if (all_.value(arrival.second).saga) {
            open.push_back(arrival);
            continue;
        }
        all_.remove(arrival.second);
        answers_.remove(arrival.second);
        any = true;
    }
    arrivals_.insert(arrivals_.begin(), open.begin(), open.end());
    return any;
}

void ClaimTable::trim(qint64 committed)
{
    while (answered_.size() > kAnswersKept) {
        const auto oldest = answers_.constFind(answered_.front());
        if (oldest != answers_.cend() && oldest->seq > committed) return;
        if (oldest != answers_.cend()) answers_.erase(oldest);
        answered_.pop_front();
    }
}

}  // namespace roomrack::booking
