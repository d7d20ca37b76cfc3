// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_visits.h"

#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace roomrack::remote {

namespace {

QByteArray newName()
{
    quint32 words[4];
    QRandomGenerator::system()->fillRange(words);
    return QByteArray(reinterpret_cast<const char *>(words), sizeof words).toHex();
}

}  // namespace

QByteArray DeskVisits::open(const QByteArray &visit, const DeskPermit &permit)
{
    if (isKnown(visit, permit)) return visit;
    const std::lock_guard held(lock_);
    const Token token{permit.property, permit.token};
    std::set<QByteArray> &own = ofToken_[token];
    if (own.size() >= kMostOfToken) {
        const auto unused =
            std::min_element(own.begin(), own.end(), [&](const auto &one, const auto &other) {
                return visits_.at(one).used < visits_.at(other).used;
            });
        visits_.erase(*unused);
        own.erase(unused);
    }
    const QByteArray name = newName();
    visits_[name] = {token, ++uses_};
    own.insert(name);
    return name;
}

bool DeskVisits::isKnown(const QByteArray &visit, const DeskPermit &permit)
{
    const std::lock_guard held(lock_);
    const auto at = visits_.find(visit);
    if (at == visits_.end() || at->second.token != Token(permit.property, permit.token))
        return false;
    at->second.used = ++uses_;
    return true;
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
