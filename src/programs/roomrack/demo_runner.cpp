// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/demo_runner.h"

#include "engine/when_done.h"

#include <QtConcurrent/QtConcurrentRun>

#include <utility>

namespace roomrack::programs {

namespace {

/// Futures copy their result; the demo itself is not copyable.
using MadeDemo = Result<std::shared_ptr<std::unique_ptr<simulator::Demo>>>;

}  // namespace

DemoRunner::DemoRunner(desktop::Desktop &desktop, const core::Clock &clock, quint64 seed)
    : desktop_(desktop), clock_(clock), seed_(seed),
      stop_(std::make_shared<std::atomic<bool>>(false))
{
    connect(&desktop, &desktop::Desktop::opened, this, &DemoRunner::opened);
    connect(&desktop, &desktop::Desktop::closing, this, &DemoRunner::closing);
}

DemoRunner::~DemoRunner()
{
    *stop_ = true;
    closing();
}

void DemoRunner::start()
{
    if (making_) return;
    making_ = true;
    desktop_.close();
    desktop_.window().showWaiting(tr("Creating a sample hotel with two years of bookings…"));
    simulator::DemoOptions options;
    options.seed = seed_;
    const auto later = QtConcurrent::run([&clock = clock_, options, stop = stop_]() -> MadeDemo {
        auto demo = simulator::Demo::start(clock, options, [stop](int) { return !*stop; });
        if (!demo) return tl::unexpected(demo.error());
        return std::make_shared<std::unique_ptr<simulator::Demo>>(std::move(*demo));
    });
    engine::whenDone(later, this, [this](const MadeDemo &made) {
        making_ = false;
        if (!made) {
            desktop_.window().notify(desktop::Notice::error(made.error(), tr("Demo not started")));
            return;
        }
        demo_ = std::move(**made);
        desktop_.open(demo_->file());
    });
}

void DemoRunner::opened(desktop::HotelSession *session)
{
    if (!demo_ || session->file() != demo_->file()) return;
    if (const auto started = demo_->startGuests(session->engine()); !started) {
        desktop_.window().notify(
            desktop::Notice::error(started.error(), tr("Demo guests not started")));
        return;
    }
    open_ = true;
    channels_ = std::make_unique<DemoChannels>(desktop_, *session, seed_);
}

void DemoRunner::closing()
{
    channels_.reset();
    if (demo_ && std::exchange(open_, false)) demo_->stopGuests();
}

}  // namespace roomrack::programs
