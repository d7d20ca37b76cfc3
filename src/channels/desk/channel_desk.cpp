// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/desk/channel_desk.h"

#include <algorithm>
#include <set>

namespace roomrack::channels {

namespace {

/// Longest time between two checks of the date: detects late a midnight during sleep, or a clock
/// that was set.
constexpr qint64 kLookAtTheDateEvery = 300 * kSecond;

}  // namespace

ChannelDesk::ChannelDesk(engine::Engine &engine, engine::ReadDesk &reading, PropertyId property,
                         World &world, Books::Pace pace, Equip equip)
    : engine_(engine), property_(property), world_(world), books_(engine, reading, world, pace),
      equip_(std::move(equip)), tokens_(property, books_, world), pms_(hotel_, books_, world)
{
    reception_ = std::make_unique<Reception>(
        hotel_, fx_, books_, world_,
        [this](ChannelId channel) -> const sync::ChannelSettings * {
            const auto it = lines_.find(channel);
            return it == lines_.end() ? nullptr : &it->second.settings;
        },
        Reception::Doubts{[this](ChannelId channel, const ReservationPlan &plan) {
                              const Link *line = link(channel);
                              return line ? line->rowsInDoubt(plan.touched)
                                          : booking::ChannelRows();
                          },
                          [this](ChannelId channel, const ReservationPlan &plan) {
                              const auto it = lines_.find(channel);
                              return it == lines_.end() ? booking::ChannelRows()
                                                        : it->second.link->doubt(plan.touched);
                          }},
        [this](ChannelId channel, const QByteArray &body) { return understand(channel, body); });
}

ChannelDesk::~ChannelDesk()
{
    if (listening_ != 0) engine_.unsubscribe(listening_);
}

Result<void> ChannelDesk::start()
{
    listening_ = engine_.subscribe(
        [this, world = &world_, alive = alive_.watch()](const engine::ChangeSetPtr &change) {
            world->post([this, alive, change] {
                if (*alive) onChange(change);
            });
        });
    const auto ok = takeSnapshot();
    if (!ok) return ok;
    load();
    lookAtTheDate();
    return ok;
}

Result<void> ChannelDesk::takeSnapshot()
{
    const auto snapshot = engine_.snapshot(property_);
    if (!snapshot) return tl::unexpected(snapshot.error());
    hotel_ = engine::HotelView(**snapshot);
    sold_.reset((*snapshot)->bookings);
    businessDate_ = hotel_.property().businessDate;
    firstNight_ = Shown::nights(hotel_, trustedWall()).checkIn();
    return {};
}

Instant ChannelDesk::trustedWall() const
{
    const auto doubt = engine_.clockDoubt();
    return doubt ? doubt->hold : world_.wall();
}

/// Past nights leave the sent range at midnight as well, not only at the night audit.
void ChannelDesk::lookAtTheDate()
{
    if (Shown::nights(hotel_, trustedWall()).checkIn() != firstNight_) onDay();
    const QTimeZone zone = core::timeZone(hotel_.property().timeZone).value_or(QTimeZone::utc());
    const Instant wall = world_.wall();
    const Instant midnight = core::localInstant(zone, core::localDate(zone, wall) + 1, QTime(0, 0));
    world_.later(std::min(midnight - wall, kLookAtTheDateEvery),
                 alive_.only([this] { lookAtTheDate(); }));
}

const Link *ChannelDesk::link(ChannelId channel) const
{
    const auto it = lines_.find(channel);
    return it == lines_.end() ? nullptr : it->second.link.get();
}

std::vector<ChannelStatus> ChannelDesk::status() const
{
    std::vector<ChannelStatus> all;
    for (const auto &[channel, line] : lines_) {
        all.push_back({channel, line.settings, line.link->status(), {}, line.shown.hasPrices()});
        if (line.outbox) noteTelling(*line.outbox, all.back().link);
    }
    for (const auto &[channel, line] : pms_.lines())
        all.push_back({channel, line->settings(), line->status(), {}, true});
    for (const auto &[channel, why] : wrong_) all.push_back({channel, {}, {}, why, true});
    for (ChannelStatus &one : all) {
        const auto left = left_.find(one.channel);
        if (left != left_.end()) one.left = left->second.join(QStringLiteral("; "));
    }
    return all;
}

std::vector<Announced> ChannelDesk::announced(const std::vector<booking::CellRun> &cells) const
{
    engine::HotelView after = hotel_;
    const auto spans = after.imagine(cells);
    std::vector<Announced> all;
    for (const auto &[channel, line] : lines_) {
        const Dialect &dialect = line.link->dialect();
        all.push_back({channel, line.settings.paused,
                       announcedParts(line.link->board(), line.shown, after, sold_, spans,
                                      dialect.streams(), line.settings.entriesAtMost,
                                      line.settings.weekdays && dialect.weekdays())});
    }
    return all;
}

bool ChannelDesk::isQuiet() const
{
    return loaded_ && reception_->isQuiet() && tokens_.isQuiet() && pms_.isQuiet()
           && std::all_of(lines_.begin(), lines_.end(), [](const auto &line) {
                  const LinkStatus s = line.second.link->status();
                  const bool silent = s.state == LinkState::Paused;
                  const bool told = silent || !line.second.outbox || line.second.outbox->isQuiet();
                  return line.second.link->isQuiet() && told && (silent || s.counts.dirty == 0);
              });
}

void ChannelDesk::onChange(const engine::ChangeSetPtr &change)
{
    if (change->property != property_) return;
    if (change->reload) {
        // The property was described again, or the engine restarted from its file.
        if (takeSnapshot()) load();
        pms_.onChange(*change);
        for (auto &[channel, line] : lines_) {
            if (line.outbox) line.outbox->load();
        }
        return;
    }
    sold_.apply(change->booked);
    const auto spans = hotel_.apply(*change);
    const bool moved = Shown::nights(hotel_, trustedWall()).checkIn() != firstNight_;
    if (hotel_.property().businessDate != businessDate_ || moved) onDay();
    onCells(spans);
    pms_.onChange(*change);
    for (auto &[channel, line] : lines_) {
        if (line.outbox) line.outbox->changed(change->booked);
    }
    const bool again =
        std::any_of(change->records.begin(), change->records.end(), [](const booking::Record &r) {
            return r.kind == booking::RecordKind::ChannelSetupSaved
                   || r.kind == booking::RecordKind::FxRatesSaved;
        });
    if (again) load();
}

void ChannelDesk::onCells(const std::vector<engine::CellSpan> &spans)
{
    if (spans.empty()) return;
    for (auto &[channel, line] : lines_) {
        sync::Board &board = line.link->board();
        for (const engine::CellSpan &span : spans) {
            // A pool's nights come with those of all its room types.
            if (span.pool) continue;
            line.shown.work(hotel_, sold_, hotel_.catalogue().roomTypes[size_t(span.row)].id,
                            span.first, span.last, board);
        }
        line.link->changed();
    }
}

/// The business date or the calendar date has changed.
void ChannelDesk::onDay()
{
    businessDate_ = hotel_.property().businessDate;
    firstNight_ = Shown::nights(hotel_, trustedWall()).checkIn();
    for (auto &[channel, line] : lines_) {
        // A channel that rejected nights because of the date accepts them now.
        line.link->board().retryRefused();
        workAll(line);
        if (line.outbox) line.outbox->load();
    }
    booking::ChannelRows rows;
    rows.forget.push_back({property_, businessDate_});
    books_.write(std::move(rows), [](const Result<void> &) {});
}

void ChannelDesk::workAll(Line &line)
{
    const Stay nights = Shown::nights(hotel_, trustedWall());
    sync::Board &board = line.link->board();
    board.moveTo(nights.checkIn(), nights.checkOut());
    line.shown.work(hotel_, sold_, {}, board.first(), board.end() - 1, board);
    line.link->changed();
}

void ChannelDesk::resync(ChannelId channel, RoomTypeId type, Night first, Night last)
{
    for (const auto &[id, line] : pms_.lines()) {
        if (!channel || id == channel) line->resync();
    }
    for (auto &[id, line] : lines_) {
        if (channel && id != channel) continue;
        if (line.outbox) line.outbox->tryNow();
        if (!type) {
            line.link->resync(-1, first, last);
            continue;
        }
        const sync::Board &board = line.link->board();
        for (int row = 0; row < board.rows(); ++row) {
            if (board.key(row).roomType == type) line.link->resync(row, first, last);
        }
    }
}

void ChannelDesk::tryNow(ChannelId channel)
{
    if (const auto it = lines_.find(channel); it != lines_.end()) {
        it->second.link->tryNow();
        if (it->second.outbox) it->second.outbox->tryNow();
    }
    if (PmsLine *line = pms_.line(channel)) line->tryNow();
}

void ChannelDesk::pollNow(ChannelId channel)
{
    if (const auto it = lines_.find(channel); it != lines_.end()) it->second.link->pollNow();
    if (PmsLine *line = pms_.line(channel)) line->resync();
}

bool ChannelDesk::fetchSoon(ChannelId channel)
{
    const auto it = lines_.find(channel);
    if (it == lines_.end()) return false;
    it->second.link->fetchSoon();
    return true;
}

std::optional<Received> ChannelDesk::understand(ChannelId channel, const QByteArray &body) const
{
    const Link *found = link(channel);
    return found ? std::optional(found->dialect().understand(body)) : std::nullopt;
}

void ChannelDesk::replay(ChannelId channel)
{
    if (PmsLine *line = pms_.line(channel)) {
        line->replay();
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

void ChannelDesk::push(ChannelId channel, Received message, std::function<void(bool)> done)
{
    const auto it = lines_.find(channel);
    if (it != lines_.end() && it->second.closing) {
        // The board does not cover the touched nights; the channel sends the message again.
        done(false);
        return;
    }
    const QByteArray body = message.body;
    reception_->take(channel, std::move(message), [this, channel, body, done](Taken taken) {
        // A repeat is counted elsewhere: it must not push other entries out of the log.
        const auto line = lines_.find(channel);
        if (taken == Taken::Stored && line != lines_.end()) {
            line->second.link->note(QStringLiteral("POST /hooks/%1").arg(channel.value),
                                    booking::MessageOutcome::Done, {}, body);
        }
        heard(channel);
        done(isSafe(taken));
    });
}

bool ChannelDesk::note(ChannelId channel, const PushEntry &entry, std::function<void()> written)
{
    const auto outcome =
        entry.copy ? booking::MessageOutcome::Done : booking::MessageOutcome::Refused;
    QString said = entry.why;
    if (entry.more > 0) {
        said +=
            QStringLiteral(" · ")
            + ErrorText::tr("%n similar message(s) since the previous entry", nullptr, entry.more);
    }
    if (const auto it = lines_.find(channel); it != lines_.end()) {
        it->second.link->note(entry.what, outcome, said, entry.body, std::move(written));
        return true;
    }
    if (PmsLine *line = pms_.line(channel)) {
        line->note(true, entry.what, outcome, said, entry.body, std::move(written));
        return true;
    }
    return false;
}

/// What the channel shows is unknown where it sold something: those nights are sent again.
void ChannelDesk::heard(ChannelId channel)
{
    if (const auto it = lines_.find(channel); it != lines_.end()) it->second.link->changed();
}

/// Only stored messages are acknowledged; the channel sends the others again.
void ChannelDesk::received(ChannelId channel, std::vector<Received> messages,
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
            heard(channel);
            if (isSafe(taken)) waiting->safe.push_back(message);
            if (--waiting->left == 0) stored(std::move(waiting->safe));
        });
    }
}

}  // namespace roomrack::channels
