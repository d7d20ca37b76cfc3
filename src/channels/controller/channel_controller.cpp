// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/channel_controller.h"

#include <algorithm>
#include <set>

namespace roomrack::channels {

namespace {

/// Longest time between two checks of the date: detects late a midnight during sleep, or a clock
/// that was set.
constexpr qint64 kLookAtTheDateEvery = 300 * kSecond;

}  // namespace

ChannelController::ChannelController(engine::Engine &engine, engine::AsyncReader &reading,
                                     PropertyId property, Scheduler &scheduler, Books::Pace pace,
                                     Equip equip)
    : engine_(engine), property_(property), scheduler_(scheduler),
      books_(engine, reading, scheduler, pace), equip_(std::move(equip)),
      tokens_(property, books_, scheduler), pms_(hotel_, books_, scheduler)
{
    reception_ = std::make_unique<Reception>(
        hotel_, fx_, books_, scheduler_,
        [this](ChannelId channel) -> const sync::ChannelSettings * {
            const auto it = connected_.find(channel);
            return it == connected_.end() ? nullptr : &it->second.settings;
        },
        Reception::Doubts{[this](ChannelId channel, const ReservationPlan &plan) {
                              const ChannelConnection *connected = link(channel);
                              return connected ? connected->cells().rowsInDoubt(plan.touched)
                                               : booking::ChannelRows();
                          },
                          [this](ChannelId channel, const ReservationPlan &plan) {
                              const auto it = connected_.find(channel);
                              return it == connected_.end()
                                         ? booking::ChannelRows()
                                         : it->second.link->cells().doubt(plan.touched);
                          }},
        [this](ChannelId channel, const QByteArray &body) { return understand(channel, body); });
}

ChannelController::~ChannelController()
{
    if (listening_ != 0) engine_.unsubscribe(listening_);
}

Result<void> ChannelController::start()
{
    listening_ = engine_.subscribe([this, scheduler = &scheduler_,
                                    alive = alive_.watch()](const engine::ChangeSetPtr &change) {
        scheduler->post([this, alive, change] {
            if (*alive) onChange(change);
        });
    });
    const auto ok = takeSnapshot();
    if (!ok) return ok;
    load();
    lookAtTheDate();
    return ok;
}

Result<void> ChannelController::takeSnapshot()
{
    const auto snapshot = engine_.snapshot(property_);
    if (!snapshot) return tl::unexpected(snapshot.error());
    hotel_ = engine::HotelView(**snapshot);
    sold_.reset((*snapshot)->bookings);
    businessDate_ = hotel_.property().businessDate;
    firstNight_ = Shown::nights(hotel_, trustedWall()).checkIn();
    return {};
}

Instant ChannelController::trustedWall() const
{
    const auto doubt = engine_.clockDoubt();
    return doubt ? doubt->hold : scheduler_.wall();
}

/// Past nights leave the sent range at midnight as well, not only at the night audit.
void ChannelController::lookAtTheDate()
{
    if (Shown::nights(hotel_, trustedWall()).checkIn() != firstNight_) onDay();
    const QTimeZone zone = core::timeZone(hotel_.property().timeZone).value_or(QTimeZone::utc());
    const Instant wall = scheduler_.wall();
    const Instant midnight = core::localInstant(zone, core::localDate(zone, wall) + 1, QTime(0, 0));
    scheduler_.later(std::min(midnight - wall, kLookAtTheDateEvery),
                     alive_.only([this] { lookAtTheDate(); }));
}

const ChannelConnection *ChannelController::link(ChannelId channel) const
{
    const auto it = connected_.find(channel);
    return it == connected_.end() ? nullptr : it->second.link.get();
}

std::vector<ChannelStatus> ChannelController::status() const
{
    std::vector<ChannelStatus> all;
    for (const auto &[channel, connected] : connected_) {
        all.push_back({channel,
                       connected.settings,
                       connected.link->status(),
                       {},
                       connected.shown.hasPrices()});
        if (connected.outbox) noteTelling(*connected.outbox, all.back().link);
    }
    for (const auto &[channel, connected] : pms_.connections())
        all.push_back({channel, connected->settings(), connected->status(), {}, true});
    for (const auto &[channel, why] : wrong_) all.push_back({channel, {}, {}, why, true});
    for (ChannelStatus &one : all) {
        const auto left = left_.find(one.channel);
        if (left != left_.end()) one.left = left->second.join(QStringLiteral("; "));
    }
    return all;
}

std::vector<Announced> ChannelController::announced(
    const std::vector<booking::CellRun> &cells) const
{
    engine::HotelView after = hotel_;
    const auto spans = after.imagine(cells);
    std::vector<Announced> all;
    for (const auto &[channel, connected] : connected_) {
        const Dialect &dialect = connected.link->dialect();
        all.push_back({channel, connected.settings.paused,
                       announcedParts(connected.link->board(), connected.shown, after, sold_, spans,
                                      dialect.streams(), connected.settings.entriesAtMost,
                                      connected.settings.weekdays && dialect.weekdays())});
    }
    return all;
}

bool ChannelController::isQuiet() const
{
    return loaded_ && reception_->isQuiet() && tokens_.isQuiet() && pms_.isQuiet()
           && std::all_of(connected_.begin(), connected_.end(), [](const auto &connected) {
                  const ConnectionStatus s = connected.second.link->status();
                  const bool silent = s.state == ConnectionState::Paused;
                  const bool told =
                      silent || !connected.second.outbox || connected.second.outbox->isQuiet();
                  return connected.second.link->isQuiet() && told
                         && (silent || s.counts.dirty == 0);
              });
}

void ChannelController::onChange(const engine::ChangeSetPtr &change)
{
    if (change->property != property_) return;
    if (change->reload) {
        // The property was described again, or the engine restarted from its file.
        if (takeSnapshot()) load();
        pms_.onChange(*change);
        for (auto &[channel, connected] : connected_) {
            if (connected.outbox) connected.outbox->load();
        }
        return;
    }
    sold_.apply(change->booked);
    const auto spans = hotel_.apply(*change);
    const bool moved = Shown::nights(hotel_, trustedWall()).checkIn() != firstNight_;
    if (hotel_.property().businessDate != businessDate_ || moved) onDay();
    onCells(spans);
    pms_.onChange(*change);
    for (auto &[channel, connected] : connected_) {
        if (connected.outbox) connected.outbox->changed(change->booked);
    }
    const bool again =
        std::any_of(change->records.begin(), change->records.end(), [](const booking::Record &r) {
            return r.kind == booking::RecordKind::ChannelSetupSaved
                   || r.kind == booking::RecordKind::FxRatesSaved;
        });
    if (again) load();
}

void ChannelController::onCells(const std::vector<engine::CellSpan> &spans)
{
    if (spans.empty()) return;
    for (auto &[channel, connected] : connected_) {
        sync::Board &board = connected.link->board();
        for (const engine::CellSpan &span : spans) {
            // A pool's nights come with those of all its room types.
            if (span.pool) continue;
            connected.shown.work(hotel_, sold_, hotel_.catalogue().roomTypes[size_t(span.row)].id,
                                 span.first, span.last, board);
        }
        connected.link->changed();
    }
}

/// The business date or the calendar date has changed.
void ChannelController::onDay()
{
    businessDate_ = hotel_.property().businessDate;
    firstNight_ = Shown::nights(hotel_, trustedWall()).checkIn();
    for (auto &[channel, connected] : connected_) {
        // A channel that rejected nights because of the date accepts them now.
        connected.link->board().retryRefused();
        workAll(connected);
        if (connected.outbox) connected.outbox->load();
    }
    booking::ChannelRows rows;
    rows.forget.push_back({property_, businessDate_});
    books_.write(std::move(rows), [](const Result<void> &) {});
}

void ChannelController::workAll(Connected &connected)
{
    const Stay nights = Shown::nights(hotel_, trustedWall());
    sync::Board &board = connected.link->board();
    board.moveTo(nights.checkIn(), nights.checkOut());
    connected.shown.work(hotel_, sold_, {}, board.first(), board.end() - 1, board);
    connected.link->changed();
}

void ChannelController::resync(ChannelId channel, RoomTypeId type, Night first, Night last)
{
    for (const auto &[id, connected] : pms_.connections()) {
        if (!channel || id == channel) connected->resync();
    }
    for (auto &[id, connected] : connected_) {
        if (channel && id != channel) continue;
        if (connected.outbox) connected.outbox->tryNow();
        if (!type) {
            connected.link->resync(-1, first, last);
            continue;
        }
        const sync::Board &board = connected.link->board();
        for (int row = 0; row < board.rows(); ++row) {
            if (board.key(row).roomType == type) connected.link->resync(row, first, last);
        }
    }
}

void ChannelController::tryNow(ChannelId channel)
{
    if (const auto it = connected_.find(channel); it != connected_.end()) {
        it->second.link->tryNow();
        if (it->second.outbox) it->second.outbox->tryNow();
    }
    if (PmsConnection *connected = pms_.connection(channel)) connected->tryNow();
}

void ChannelController::pollNow(ChannelId channel)
{
    if (const auto it = connected_.find(channel); it != connected_.end())
        it->second.link->pollNow();
    if (PmsConnection *connected = pms_.connection(channel)) connected->resync();
}

bool ChannelController::fetchSoon(ChannelId channel)
{
    const auto it = connected_.find(channel);
    if (it == connected_.end()) return false;
    it->second.link->fetchSoon();
    return true;
}

std::optional<Received> ChannelController::understand(ChannelId channel,
                                                      const QByteArray &body) const
{
    const ChannelConnection *found = link(channel);
    return found ? std::optional(found->dialect().understand(body)) : std::nullopt;
}

void ChannelController::replay(ChannelId channel)
{
    if (PmsConnection *connected = pms_.connection(channel)) {
        connected->replay();
        return;
    }
    reception_->replay(channel, [this, channel](const QByteArray &body) -> Received {
        if (auto read = understand(channel, body)) return std::move(*read);
        return {{},
                {},
                body,
                fail(ErrorCode::NotFound, QStringLiteral("channel"),
                     ErrorText::tr("the channel is no longer connected"))};
    });
}

void ChannelController::push(ChannelId channel, Received message, std::function<void(bool)> done)
{
    const auto it = connected_.find(channel);
    if (it != connected_.end() && it->second.closing) {
        // The board does not cover the touched nights; the channel sends the message again.
        done(false);
        return;
    }
    const QByteArray body = message.body;
    reception_->take(channel, std::move(message), [this, channel, body, done](Taken taken) {
        // A repeat is counted elsewhere: it must not push other entries out of the log.
        const auto connected = connected_.find(channel);
        if (taken == Taken::Stored && connected != connected_.end()) {
            connected->second.link->note(QStringLiteral("POST /hooks/%1").arg(channel.value),
                                         booking::MessageOutcome::Done, {}, body);
        }
        capabilitiesReported(channel);
        done(isSafe(taken));
    });
}

bool ChannelController::note(ChannelId channel, const PushEntry &entry,
                             std::function<void()> written)
{
    const auto outcome =
        entry.copy ? booking::MessageOutcome::Done : booking::MessageOutcome::Refused;
    QString said = entry.why;
    if (entry.more > 0) {
        said +=
            QStringLiteral(" · ")
            + ErrorText::tr("%n similar message(s) since the previous entry", nullptr, entry.more);
    }
    if (const auto it = connected_.find(channel); it != connected_.end()) {
        it->second.link->note(entry.what, outcome, said, entry.body, std::move(written));
        return true;
    }
    if (PmsConnection *connected = pms_.connection(channel)) {
        connected->note(true, entry.what, outcome, said, entry.body, std::move(written));
        return true;
    }
    return false;
}

/// What the channel shows is unknown where it sold something: those nights are sent again.
void ChannelController::capabilitiesReported(ChannelId channel)
{
    if (const auto it = connected_.find(channel); it != connected_.end())
        it->second.link->changed();
}

/// Only stored messages are acknowledged; the channel sends the others again.
void ChannelController::received(ChannelId channel, std::vector<Received> messages,
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
        reception_->take(channel, message, [this, channel, waiting, message, stored](Taken taken) {
            capabilitiesReported(channel);
            if (isSafe(taken)) waiting->safe.push_back(message);
            if (--waiting->left == 0) stored(std::move(waiting->safe));
        });
    }
}

}  // namespace roomrack::channels
