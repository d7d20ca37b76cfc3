// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_visits.h"

#include <QtCore/QRandomGenerator>

namespace roomrack::remote {

namespace {

constexpr size_t kMostVisits = 500;

QByteArray newName()
{
    quint32 words[4];
    QRandomGenerator::system()->fillRange(words);
    return QByteArray(reinterpret_cast<const char *>(words), sizeof words).toHex();
}

}  // namespace

QByteArray DeskVisits::open(const QByteArray &visit, ActorId token)
{
    if (isKnown(visit, token)) return visit;
    const std::lock_guard held(lock_);
    const QByteArray name = newName();
    visits_[name] = {token, {}};
    order_.push_back(name);
    if (order_.size() > kMostVisits) {
        visits_.erase(order_.front());
        order_.pop_front();
    }
    return name;
}

bool DeskVisits::isKnown(const QByteArray &visit, ActorId token) const
{
    const std::lock_guard held(lock_);
    const auto at = visits_.find(visit);
    return at != visits_.end() && at->second.token == token;
}

ActorId DeskVisits::person(const QByteArray &visit, PropertyId property) const
{
    const std::lock_guard held(lock_);
    const auto at = visits_.find(visit);
    if (at == visits_.end()) return {};
    const auto person = at->second.people.find(property);
    return person == at->second.people.end() ? ActorId() : person->second;
}

void DeskVisits::setPerson(const QByteArray &visit, PropertyId property, ActorId person)
{
    const std::lock_guard held(lock_);
    const auto at = visits_.find(visit);
    if (at != visits_.end()) at->second.people[property] = person;
}

}  // namespace roomrack::remote
