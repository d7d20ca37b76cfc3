// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/demo.h"

#include "simulator/hasty_guests.h"

#include <QtCore/QDir>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace roomrack::simulator {

namespace {

constexpr auto kBetweenSteps = std::chrono::milliseconds(250);

Error notWritable(const QString &folder)
{
    return {ErrorCode::ReadOnly, QStringLiteral("folder"),
            ErrorText::tr("%1 cannot be written").arg(folder)};
}

}  // namespace

Result<PlayedDemo> writeDemo(const QString &file, quint64 seed, Night today,
                             const core::Clock &clock, const Progress &progress)
{
    const DemoHotel hotel = makeDemo(seed, today);
    // No timers run while two years are played; after a power failure the file is regenerated from
    // its seed. Closing the engine flushes everything to disk.
    engine::EngineOptions options;
    options.ticks = false;
    options.synchronousFull = false;
    auto engine = engine::Engine::open(file, clock, options);
    if (!engine) return tl::unexpected(engine.error());
    const auto property = (*engine)->saveHotel(hotel.setup);
    if (!property) return tl::unexpected(property.error());
    const auto sister = (*engine)->saveHotel(demoSister(seed, today));
    if (!sister) return tl::unexpected(sister.error());
    return playDemo(hotel, *property, askEngine(**engine), progress);
}

/// The guests' thread: four steps per second of engine time.
class Demo::GuestThread {
public:
    GuestThread(engine::Engine &engine, PropertyId property, GuestOptions options)
        : engine_(engine), property_(property), options_(options), thread_([this] { run(); })
    {}
    ~GuestThread() { close(); }

    void close()
    {
        {
            const std::lock_guard held(lock_);
            closed_ = true;
        }
        wake_.notify_all();
        if (thread_.joinable()) thread_.join();
    }
    GuestCounts counts() const
    {
        const std::lock_guard held(lock_);
        return counts_;
    }

private:
    void run()
    {
        const auto hotel = engine_.snapshot(property_);
        if (!hotel) return;
        LiveGuests guests(askEngine(engine_), (*hotel)->catalogue, (*hotel)->plans, options_);
        HastyGuests hasty(askEngineOnce(engine_), (*hotel)->catalogue, (*hotel)->plans,
                          {options_.seed});
        std::unique_lock held(lock_);
        while (!closed_) {
            held.unlock();
            guests.step(engine_.now());
            hasty.step(engine_.now());
            held.lock();
            counts_ = guests.counts();
            wake_.wait_for(held, kBetweenSteps, [this] { return closed_; });
        }
    }

    engine::Engine &engine_;
    const PropertyId property_;
    const GuestOptions options_;
    mutable std::mutex lock_;
    std::condition_variable wake_;
    bool closed_ = false;
    GuestCounts counts_;
    std::thread thread_;  // last: it uses the members above
};

Result<std::unique_ptr<Demo>> Demo::start(const core::Clock &clock, DemoOptions options,
                                          const Progress &progress)
{
    std::unique_ptr<Demo> demo(new Demo);
    demo->options_ = options;
    demo->options_.guests.seed = options.seed;
    if (options.file.isEmpty() && !demo->folder_.isValid())
        return tl::unexpected(notWritable(QDir::tempPath()));
    demo->file_ = options.file.isEmpty()
                      ? demo->folder_.filePath(QStringLiteral("bellavista.roomrack"))
                      : options.file;
    const inventory::Property place = demoProperty(Night());
    const auto zone = core::timeZone(place.timeZone);
    if (!zone) return tl::unexpected(zone.error());
    const Night today = core::businessDateAt(*zone, place.auditTime(), clock.wall());
    auto played = writeDemo(demo->file_, options.seed, today, clock, progress);
    if (!played) return tl::unexpected(played.error());
    demo->history_ = *played;
    return demo;
}

Demo::~Demo()
{
    stopGuests();
}

Result<void> Demo::startGuests(engine::Engine &engine)
{
    stopGuests();
    const auto properties = engine.properties();
    if (properties.empty()) {
        return fail(ErrorCode::NotFound, QStringLiteral("property"),
                    ErrorText::tr("the file contains no hotel"));
    }
    guestThread_ = std::make_unique<GuestThread>(engine, properties.front().id, options_.guests);
    return {};
}

void Demo::stopGuests()
{
    if (!guestThread_) return;
    guestThread_->close();
    before_ = guestThread_->counts();
    guestThread_.reset();
}

GuestCounts Demo::counts() const
{
    return guestThread_ ? guestThread_->counts() : before_;
}

}  // namespace roomrack::simulator
