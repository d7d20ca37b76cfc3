// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/candidate.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QtEndian>

#include <map>
#include <utility>

namespace roomrack::dedup {

namespace {

constexpr qint64 kYear2020Ms = 1'577'836'800'000;
constexpr int kRandomBits = 22;

}  // namespace

ContextHash ContextHash::of(const QByteArray &context)
{
    return fromBytes(QCryptographicHash::hash(context, QCryptographicHash::Blake2b_256));
}

QByteArray ContextHash::bytes() const
{
    QByteArray all(16, Qt::Uninitialized);
    qToBigEndian(high, all.data());
    qToBigEndian(low, all.data() + 8);
    return all;
}

ContextHash ContextHash::fromBytes(const QByteArray &bytes)
{
    if (bytes.size() < 16) return {};
    return {qFromBigEndian<quint64>(bytes.constData()),
            qFromBigEndian<quint64>(bytes.constData() + 8)};
}

void numberEqualOnes(std::vector<Candidate> &request)
{
    std::map<std::pair<Product, ContextHash>, qint32> seen;
    for (Candidate &c : request) c.ordinal = ++seen[{c.product, c.hash}];
}

CandidateId CandidateNumbers::next(Instant now, quint64 random)
{
    const qint64 ms = std::max<qint64>(0, now.micros / 1000 - kYear2020Ms);
    const qint64 chance = static_cast<qint64>(random >> (64 - kRandomBits));
    last_ = std::max(last_ + 1, (ms << kRandomBits) | chance);
    return CandidateId{last_};
}

}  // namespace roomrack::dedup
