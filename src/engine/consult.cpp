// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/consult.h"

#include "booking/rules/duplicate_rules.h"

namespace roomrack::engine {

namespace {

const booking::GuestProbePtr *guestProbeOf(const Command &command)
{
    return std::visit(
        [](const auto &c) -> const booking::GuestProbePtr * {
            if constexpr (requires { c.guestProbe; }) {
                return &c.guestProbe;
            } else {
                return nullptr;
            }
        },
        command);
}

void setGuestProbe(Command &command, booking::GuestProbePtr guestProbe)
{
    std::visit(
        [&](auto &c) {
            if constexpr (requires { c.guestProbe; }) c.guestProbe = std::move(guestProbe);
        },
        command);
}

/// False for a repeated key, which gets the stored answer and leaves no candidates; a request
/// queued for review leaves them once that is decided.
bool staysActive(const Result<Answer> &answer)
{
    return answer && !answer->repeated && !(answer->pending && answer->duplicate);
}

}  // namespace

void Consulted::decided(size_t command, const Result<Answer> &answer) const
{
    if (command >= own.size() || own[command].empty()) return;
    port->decided(own[command], said, staysActive(answer));
}

void CentralConsultation::set(PropertyId property, std::shared_ptr<CentralPort> port)
{
    const std::lock_guard alone(lock_);
    if (port)
        ports_[property.value] = std::move(port);
    else
        ports_.erase(property.value);
    any_ = !ports_.empty();
}

std::shared_ptr<CentralPort> CentralConsultation::portOf(PropertyId property) const
{
    if (!any_.load(std::memory_order_relaxed)) return {};
    const std::lock_guard alone(lock_);
    const auto at = ports_.find(property.value);
    return at == ports_.end() ? nullptr : at->second;
}

bool CentralConsultation::consults(std::span<const Command> commands) const
{
    return !commands.empty() && portOf(booking::callerOf(commands.front()).property);
}

/// The candidates that the command will create. Fills in the guest probe.
std::vector<dedup::Asked> CentralConsultation::candidatesFor(Command &command)
{
    std::optional<dedup::RoomsAsked> rooms;
    {
        const std::lock_guard held(state_.lock);
        const booking::House *h = state_.house(booking::callerOf(command).property);
        if (h && state_.phase == EngineState::Phase::Running)
            rooms = booking::roomsAsked(h->state(), command);
    }
    if (!rooms) return {};
    if (auto whole = completion_.complete(command); whole && *whole) command = std::move(**whole);
    const booking::GuestProbePtr *guestProbe = guestProbeOf(command);
    if (!guestProbe || !*guestProbe) return {};
    rooms->who = (*guestProbe)->person;
    rooms->at = state_.now();
    return dedup::candidatesOf(*rooms, (*guestProbe)->numbers);
}

/// Commands of one call form one request: none of its rooms is a duplicate of another.
void CentralConsultation::consult(std::vector<Command> commands, Consulting then)
{
    const auto port = portOf(booking::callerOf(commands.front()).property);
    if (!port) return then(std::move(commands), nullptr);
    const auto consulted = std::make_shared<Consulted>();
    std::vector<dedup::Candidate> all;
    for (Command &command : commands) {
        const auto &own = consulted->own.emplace_back(candidatesFor(command));
        for (const dedup::Asked &one : own) all.push_back(one.candidate);
    }
    if (all.empty()) return then(std::move(commands), nullptr);
    dedup::numberEqualOnes(all);
    std::vector<dedup::Asked> request;
    size_t next = 0;
    for (auto &own : consulted->own) {
        for (dedup::Asked &one : own) {
            one.candidate.ordinal = all[next++].ordinal;
            request.push_back(one);
        }
    }
    consulted->port = port;
    const auto kept = std::make_shared<std::vector<Command>>(std::move(commands));
    port->check(std::move(request), [consulted, kept,
                                     then = std::move(then)](const storage::CentralAnswer &answer) {
        consulted->said = answer.said;
        for (size_t i = 0; i < kept->size(); ++i) {
            if (consulted->own[i].empty()) continue;
            auto guestProbe = std::make_shared<booking::GuestProbe>(**guestProbeOf((*kept)[i]));
            guestProbe->central = answer.said;
            guestProbe->centralMatches = answer.matches;
            setGuestProbe((*kept)[i], std::move(guestProbe));
        }
        then(std::move(*kept), consulted);
    });
}

}  // namespace roomrack::engine
