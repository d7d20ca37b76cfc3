// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/channel_controller.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

/// Longest time between two checks of the date: detects late a midnight during sleep, or a clock
/// that was set.
constexpr qint64 kLookAtTheDateEvery = 300 * kSecond;

}  // namespace

ChannelController::ChannelController(engine::Engine &engine, engine::AsyncReader &reading,
                                     PropertyId property, Scheduler &scheduler, Books::Pace pace,
                                     Equip equip, std::shared_ptr<ChannelFigures> figures)
    : state_{engine,           property,          scheduler, {engine, reading, scheduler, pace},
             std::move(equip), std::move(figures)}
{}

ChannelController::~ChannelController()
{
    if (listening_ != 0) state_.engine.listeners().remove(listening_);
}

Result<void> ChannelController::start()
{
    listening_ =
        state_.engine.listeners().add([this, scheduler = &state_.scheduler,
                                       alive = alive_.watch()](const engine::ChangeSetPtr &change) {
            scheduler->post([this, alive, change] {
                if (*alive) onChange(change);
            });
        });
    const auto ok = takeSnapshot();
    if (!ok) return ok;
    linking_.load();
    lookAtTheDate();
    return ok;
}

Result<void> ChannelController::takeSnapshot()
{
    const auto snapshot = state_.engine.snapshot(state_.property);
    if (!snapshot) return tl::unexpected(snapshot.error());
    state_.hotel = engine::HotelView(**snapshot);
    state_.sold.reset((*snapshot)->bookings);
    businessDate_ = state_.hotel.property().businessDate;
    firstNight_ = state_.nights().checkIn();
    return {};
}

/// Past nights leave the sent range at midnight as well, not only at the night audit.
void ChannelController::lookAtTheDate()
{
    if (state_.nights().checkIn() != firstNight_) onDay();
    const QTimeZone zone =
        core::timeZone(state_.hotel.property().timeZone).value_or(QTimeZone::utc());
    const Instant wall = state_.scheduler.wall();
    const Instant midnight = core::localInstant(zone, core::localDate(zone, wall) + 1, QTime(0, 0));
    state_.scheduler.later(std::min(midnight - wall, kLookAtTheDateEvery),
                           alive_.only([this] { lookAtTheDate(); }));
}

const ChannelConnection *ChannelController::link(ChannelId channel) const
{
    const Connected *found = state_.find(channel);
    return found ? found->link.get() : nullptr;
}

std::vector<ChannelStatus> ChannelController::status() const
{
    std::vector<ChannelStatus> all;
    for (const auto &[channel, connected] : state_.connected) {
        all.push_back({channel,
                       connected.settings,
                       connected.link->status(),
                       {},
                       connected.shown.hasPrices()});
        if (connected.outbox) noteTelling(*connected.outbox, all.back().link);
    }
    for (const auto &[channel, connected] : state_.pms.connections())
        all.push_back({channel, connected->settings(), connected->status(), {}, true});
    for (const auto &[channel, why] : state_.wrong) all.push_back({channel, {}, {}, why, true});
    for (ChannelStatus &one : all) one.left = leftovers_.of(one.channel);
    return all;
}

std::vector<Announced> ChannelController::announced(
    const std::vector<booking::CellRun> &cells) const
{
    engine::HotelView after = state_.hotel;
    const auto spans = after.imagine(cells);
    std::vector<Announced> all;
    for (const auto &[channel, connected] : state_.connected) {
        const Dialect &dialect = connected.link->dialect();
        all.push_back({channel, connected.settings.paused,
                       announcedParts(connected.link->board(), connected.shown, after, state_.sold,
                                      spans, dialect.streams(), connected.settings.entriesAtMost,
                                      connected.settings.weekdays && dialect.weekdays())});
    }
    return all;
}

bool ChannelController::isQuiet() const
{
    return isLoaded() && intake_.isQuiet() && webhooks_.isQuiet() && state_.pms.isQuiet()
           && std::all_of(state_.connected.begin(), state_.connected.end(),
                          [](const auto &connected) {
                              const ConnectionStatus s = connected.second.link->status();
                              const bool silent = s.state == ConnectionState::Paused;
                              const bool told = silent || !connected.second.outbox
                                                || connected.second.outbox->isQuiet();
                              return connected.second.link->isQuiet() && told
                                     && (silent || s.counts.dirty == 0);
                          });
}

void ChannelController::onChange(const engine::ChangeSetPtr &change)
{
    if (change->property != state_.property) return;
    if (change->reload) {
        // The property was described again, or the engine restarted from its file.
        if (takeSnapshot()) linking_.load();
        state_.pms.onChange(*change);
        for (auto &[channel, connected] : state_.connected) {
            if (connected.outbox) connected.outbox->load();
        }
        return;
    }
    state_.sold.apply(change->booked);
    const auto spans = state_.hotel.apply(*change);
    const bool moved = state_.nights().checkIn() != firstNight_;
    if (state_.hotel.property().businessDate != businessDate_ || moved) onDay();
    onCells(spans);
    state_.pms.onChange(*change);
    for (auto &[channel, connected] : state_.connected) {
        if (connected.outbox) connected.outbox->changed(change->booked);
    }
    const bool again =
        std::any_of(change->records.begin(), change->records.end(), [](const booking::Record &r) {
            return r.kind == booking::RecordKind::ChannelSetupSaved
                   || r.kind == booking::RecordKind::FxRatesSaved;
        });
    if (again) linking_.load();
}

void ChannelController::onCells(const std::vector<engine::CellSpan> &spans)
{
    if (spans.empty()) return;
    for (auto &[channel, connected] : state_.connected) {
        sync::Board &board = connected.link->board();
        for (const engine::CellSpan &span : spans) {
            // A pool's nights come with those of all its room types.
            if (span.pool) continue;
            connected.shown.work(state_.hotel, state_.sold,
                                 state_.hotel.catalogue().roomTypes[size_t(span.row)].id,
                                 span.first, span.last, board);
        }
        connected.link->changed();
    }
}

/// The business date or the calendar date has changed.
void ChannelController::onDay()
{
    businessDate_ = state_.hotel.property().businessDate;
    firstNight_ = state_.nights().checkIn();
    for (auto &[channel, connected] : state_.connected) {
        // A channel that rejected nights because of the date accepts them now.
        connected.link->board().retryRefused();
        state_.workAll(connected);
        if (connected.outbox) connected.outbox->load();
    }
    booking::ChannelRows rows;
    rows.forget.push_back({state_.property, businessDate_});
    state_.write(std::move(rows));
}

void ChannelController::resync(ChannelId channel, RoomTypeId type, Night first, Night last)
{
    for (const auto &[id, connected] : state_.pms.connections()) {
        if (!channel || id == channel) connected->resync();
    }
    for (auto &[id, connected] : state_.connected) {
        if (channel && id != channel) continue;
        if (connected.outbox) connected.outbox->tryNow();
        if (!type) {
            connected.link->resync(-1, first, last);
            continue;
        }
        const sync::Board &board = connected.link->board();
        for (int row = 0; row < board.rows(); ++row) {
            if (board.row(row).key().roomType == type) connected.link->resync(row, first, last);
        }
    }
}

void ChannelController::tryNow(ChannelId channel)
{
    if (Connected *found = state_.find(channel)) {
        found->link->tryNow();
        if (found->outbox) found->outbox->tryNow();
    }
    if (PmsConnection *connected = state_.pms.connection(channel)) connected->tryNow();
}

void ChannelController::pollNow(ChannelId channel)
{
    if (Connected *found = state_.find(channel)) found->link->pollNow();
    if (PmsConnection *connected = state_.pms.connection(channel)) connected->resync();
}

bool ChannelController::fetchSoon(ChannelId channel)
{
    Connected *found = state_.find(channel);
    if (found) found->link->fetchSoon();
    return found;
}

}  // namespace roomrack::channels
