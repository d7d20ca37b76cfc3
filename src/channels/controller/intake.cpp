// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/intake.h"

#include <algorithm>
#include <set>

namespace roomrack::channels {

Intake::Intake(ControllerState &state)
    : state_(state),
      reception_(
          state.hotel, state.fx, state.books, state.scheduler,
          [this](ChannelId channel) -> const sync::ChannelSettings * {
              const Connected *found = state_.find(channel);
              return found ? &found->settings : nullptr;
          },
          {[this](ChannelId channel, const ReservationPlan &plan) {
               const Connected *found = state_.find(channel);
               return found ? found->link->cells().rowsInDoubt(plan.touched)
                            : booking::ChannelRows();
           },
           [this](ChannelId channel, const ReservationPlan &plan) {
               Connected *found = state_.find(channel);
               return found ? found->link->cells().doubt(plan.touched) : booking::ChannelRows();
           }},
          [this](ChannelId channel, const QByteArray &body) { return understand(channel, body); })
{}

std::optional<Received> Intake::understand(ChannelId channel, const QByteArray &body) const
{
    const Connected *found = state_.find(channel);
    return found ? std::optional(found->link->dialect().understand(body)) : std::nullopt;
}

void Intake::replay(ChannelId channel)
{
    if (PmsConnection *connected = state_.pms.connection(channel)) {
        connected->replay();
        return;
    }
    reception_.replay(channel, [this, channel](const QByteArray &body) -> Received {
        if (auto read = understand(channel, body)) return std::move(*read);
        return {{},
                {},
                body,
                fail(ErrorCode::NotFound, QStringLiteral("channel"),
                     ErrorText::tr("the channel is no longer connected"))};
    });
}

void Intake::push(ChannelId channel, Received message, std::function<void(bool)> done)
{
    if (const Connected *found = state_.find(channel); found && found->closing) {
        // The board does not cover the touched nights; the channel sends the message again.
        done(false);
        return;
    }
    const QByteArray body = message.body;
    reception_.take(channel, std::move(message), [this, channel, body, done](Taken taken) {
        // A repeat is counted elsewhere: it must not push other entries out of the log.
        const Connected *found = state_.find(channel);
        if (taken == Taken::Stored && found) {
            found->link->note(QStringLiteral("POST /hooks/%1").arg(channel.value),
                              booking::MessageOutcome::Done, {}, body);
        }
        soldThere(channel);
        done(isSafe(taken));
    });
}

bool Intake::note(ChannelId channel, const PushEntry &entry, std::function<void()> written)
{
    const auto outcome =
        entry.copy ? booking::MessageOutcome::Done : booking::MessageOutcome::Refused;
    QString said = entry.why;
    if (entry.more > 0) {
        said +=
            QStringLiteral(" · ")
            + ErrorText::tr("%n similar message(s) since the previous entry", nullptr, entry.more);
    }
    if (Connected *found = state_.find(channel)) {
        found->link->note(entry.what, outcome, said, entry.body, std::move(written));
        return true;
    }
    if (PmsConnection *connected = state_.pms.connection(channel)) {
        connected->note(true, entry.what, outcome, said, entry.body, std::move(written));
        return true;
    }
    return false;
}

/// What the channel shows is unknown where it sold something: those nights are sent again.
void Intake::soldThere(ChannelId channel)
{
    if (Connected *found = state_.find(channel)) found->link->changed();
}

void Intake::fetched(ChannelId channel, std::vector<Received> messages,
                     std::function<void(std::vector<Received>)> stored)
{
    struct Waiting {
        std::vector<Received> safe;
        size_t left;
    };
    const auto waiting = std::make_shared<Waiting>(Waiting{{}, messages.size()});
    // A feed lists versions in their order.
    std::set<QString> later;
    for (auto message = messages.rbegin(); message != messages.rend(); ++message)
        message->followed = !later.insert(message->reservation).second;
    for (Received &message : messages) {
        reception_.take(channel, message, [this, channel, waiting, message, stored](Taken taken) {
            soldThere(channel);
            if (isSafe(taken)) waiting->safe.push_back(message);
            if (--waiting->left == 0) stored(std::move(waiting->safe));
        });
    }
}

}  // namespace roomrack::channels
