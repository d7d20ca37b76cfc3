// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_trial.h"

#include "core/failure_text.h"

#include <utility>

namespace roomrack::channels {

namespace {

/// Short, because a user waits for the result.
constexpr FiasSession::Times kSoon{2, 8, 60, 30, 300};
constexpr qint64 kWithin = 10 * kSecond;

}  // namespace

PmsTrial::PmsTrial(std::unique_ptr<Wire> wire, QTimeZone zone, Scheduler &scheduler,
                   std::function<void(const QString &)> done)
    : wire_(std::move(wire)), scheduler_(scheduler), session_(std::move(zone), kSoon),
      done_(std::move(done))
{
    scheduler_.later(kWithin, alive_.only([this] { finish(core::failure::kNoResponse); }));
    wire_->open({alive_.only([this] { apply(session_.opened(scheduler_.now())); }),
                 alive_.only([this](const QByteArray &bytes) {
                     apply(session_.bytes(bytes, scheduler_.now()));
                 }),
                 alive_.only([this](const QString &why) { finish(why); })});
}

void PmsTrial::apply(const FiasSession::Step &step)
{
    // No resync is requested: its answer would not be read.
    if (session_.isUp()) {
        wire_->send(session_.end(scheduler_.now()).send);
        wire_->close();
        finish({});
        return;
    }
    if (!step.send.isEmpty()) wire_->send(step.send);
    if (!step.giveUp.isEmpty()) {
        finish(step.giveUp);
        return;
    }
    scheduler_.later(session_.next() - scheduler_.now(), alive_.only([this] {
        if (done_ && !session_.isUp()) apply(session_.due(scheduler_.now()));
    }));
}

void PmsTrial::finish(const QString &wrong)
{
    if (const auto done = std::exchange(done_, {})) done(wrong);
}

}  // namespace roomrack::channels
