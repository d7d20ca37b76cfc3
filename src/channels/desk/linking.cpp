// SPDX-License-Identifier: GPL-3.0-or-later
// How channels are linked: what the file has of them, and what changes when settings do.
#include "channels/desk/channel_desk.h"

#include <algorithm>
#include <utility>

namespace roomrack::channels {

/// Reads what was saved of all channels, and links them when it is there.
void ChannelDesk::load()
{
    std::vector<ChannelId> known;
    for (const auto &[channel, line] : lines_) known.push_back(channel);
    books_.ask(
        [property = property_, known](storage::Reader &reader) -> Result<Loaded> {
            Loaded loaded;
            auto setups = reader.channelSetups(property);
            if (!setups) return tl::unexpected(setups.error());
            for (storage::ChannelSetup &setup : *setups) {
                Stored stored;
                stored.setup = std::move(setup);
                const ChannelId channel = stored.setup.channel;
                // The board of a line that is there knows better than the file.
                if (std::find(known.begin(), known.end(), channel) == known.end()) {
                    auto cells = reader.channelCells(property, channel);
                    if (!cells) return tl::unexpected(cells.error());
                    stored.cells = std::move(*cells);
                    const auto unanswered = reader.lastUnanswered(property, channel);
                    if (!unanswered) return tl::unexpected(unanswered.error());
                    stored.unanswered = *unanswered;
                    stored.complete = true;
                }
                loaded.channels.push_back(std::move(stored));
            }
            const auto fx = reader.newestFxRates(property);
            if (!fx) return tl::unexpected(fx.error());
            for (const storage::SavedFxRate &rate : *fx) loaded.fx.push_back(rate.rate);
            return loaded;
        },
        [this](const Result<Loaded> &loaded) {
            if (loaded) link(*loaded);
        });
}

void ChannelDesk::link(Loaded loaded)
{
    fx_ = std::move(loaded.fx);
    wrong_.clear();
    std::vector<ChannelId> gone, there;
    for (const auto &[channel, line] : lines_) there.push_back(channel);
    for (const auto &[channel, line] : pms_.lines()) there.push_back(channel);
    for (const ChannelId channel : there) {
        const bool still = std::any_of(
            loaded.channels.begin(), loaded.channels.end(),
            [id = channel](const Stored &s) { return s.setup.channel == id && s.setup.settings; });
        if (!still) gone.push_back(channel);
    }
    for (const ChannelId channel : gone) {
        lines_.erase(channel);
        pms_.end(channel);
        left_.erase(channel);
    }
    for (Stored &stored : loaded.channels) linkOne(std::move(stored));
    loaded_ = !std::exchange(loadAgain_, false);
    if (!loaded_) load();
}

void ChannelDesk::linkOne(Stored stored)
{
    const ChannelId channel = stored.setup.channel;
    if (!stored.setup.settings) {
        wrong_[channel] = stored.setup.wrong;
        return;
    }
    // What others left behind was said; a person has looked since. To pause is not to look.
    if (const auto left = left_.find(channel); left != left_.end()) {
        left->second.settings.paused = stored.setup.settings->paused;
        if (left->second.settings != *stored.setup.settings) left_.erase(left);
    }
    if (stored.setup.settings->protocol == sync::Protocol::Fias) {
        if (const auto it = lines_.find(channel); it != lines_.end()) {
            const Link &was = *it->second.link;
            const sync::ChannelSettings &now = *stored.setup.settings;
            tellLeft(channel, now, leftBehind(was.settings(), now, was.board()));
        }
        lines_.erase(channel);
        linkPms(stored);
        return;
    }
    pms_.end(channel);
    const auto it = lines_.find(channel);
    if (it == lines_.end() && !stored.complete) {
        // Its line has ended since the file was read: now the file knows best.
        loadAgain_ = true;
    } else if (it == lines_.end()) {
        const Stay nights = Shown::nights(hotel_, trustedWall());
        const auto &known = stored.setup.linked ? *stored.setup.linked : *stored.setup.settings;
        sync::Board board(sync::rowsOf(known), nights.checkIn(), nights.nights());
        for (const booking::ChannelCellsRow &row : stored.cells)
            board.restore(row.chunk, row.cells);
        begin(stored, std::move(board));
    } else if (it->second.settings == *stored.setup.settings) {
        it->second.shown.setFx(hotel_, fx_);
        it->second.link->describe(HotelFacts::of(hotel_.catalogue(), hotel_.plans()));
        workAll(it->second);
    } else {
        replace(it->second, stored);
    }
}

void ChannelDesk::linkPms(const Stored &stored)
{
    const ChannelId channel = stored.setup.channel;
    const sync::ChannelSettings &settings = *stored.setup.settings;
    const PmsLine *before = pms_.line(channel);
    if (before && before->settings() == settings) return;
    Equipment equipment = equip_(channel, settings);
    if (equipment.wire)
        pms_.link(channel, settings,
                  {std::move(equipment.wire), std::move(equipment.telling), equipment.secret});
    else
        wrong_[channel] = equipment.wrong;
}

/// A line with other settings is another line; it takes over the board when nothing is under way.
void ChannelDesk::replace(Line &line, const Stored &stored)
{
    line.link->whenQuiet([this, stored] {
        const auto it = lines_.find(stored.setup.channel);
        if (it == lines_.end()) return;
        // One that closes knows only what goes; the file knows all.
        if (it->second.closing) {
            lines_.erase(it);
            load();
            return;
        }
        sync::Board board = std::move(it->second.link->board());
        Stored next = stored;
        next.setup.linked = it->second.link->settings();
        next.unanswered = it->second.link->identity().lastUnanswered;
        lines_.erase(it);
        begin(next, std::move(board));
    });
}

/// `board` has the rows that the channel's cells were confirmed under. Where there can be no line
/// they stay so: what is on sale there would be forgotten.
void ChannelDesk::begin(const Stored &stored, sync::Board board)
{
    const ChannelId channel = stored.setup.channel;
    const sync::ChannelSettings &agreed = *stored.setup.settings;
    if (closeFirst(stored, board) != Closing::Nothing) return;
    const sync::ChannelSettings spoken = spokenBy(stored, board);
    auto equipment = equip(channel, spoken);
    if (!equipment) return;
    if (stored.setup.linked)
        tellLeft(channel, agreed, leftBehind(*stored.setup.linked, agreed, board));
    board.setRows(sync::rowsOf(agreed));
    // Its place in the queue is before everything that the line will say.
    books_.write(linkedRows(stored, spoken, board), [](const Result<void> &) {});
    closed_.erase(channel);
    Line &line = connect(stored, spoken, std::move(*equipment), std::move(board), false);
    line.clearing = spoken != agreed;
    if (line.clearing) {
        whenTakenBack(line);
        line.link->changed();
    } else {
        cleared_.erase(channel);
    }
    replay(channel);
}

/// Kinds of restrictions that are not sent any more are said until they are taken back.
sync::ChannelSettings ChannelDesk::spokenBy(const Stored &stored, const sync::Board &board) const
{
    const sync::ChannelSettings &agreed = *stored.setup.settings;
    const auto done = cleared_.find(stored.setup.channel);
    if (!stored.setup.linked || (done != cleared_.end() && done->second == agreed)) return agreed;
    return clearingSettings(*stored.setup.linked, agreed, board);
}

/// Codes that nothing has any more stay on sale there unless they are closed, by a line that still
/// speaks of them and sees no night.
ChannelDesk::Closing ChannelDesk::closeFirst(const Stored &stored, const sync::Board &board)
{
    if (!stored.setup.linked) return Closing::Nothing;
    const ChannelId channel = stored.setup.channel;
    const auto leaving = leavingRows(*stored.setup.linked, *stored.setup.settings);
    // Once is enough: what the channel refused it does not show.
    const auto done = closed_.find(channel);
    if (leaving.empty() || (done != closed_.end() && done->second == *stored.setup.settings))
        return Closing::Nothing;
    const auto before = closingSettings(*stored.setup.linked, *stored.setup.settings);
    auto equipment = equip(channel, before);
    if (!equipment) return Closing::NotPossible;
    sync::Board old = board;
    old.setRows(leaving);
    Line &line = connect(stored, before, std::move(*equipment), std::move(old), true);
    const sync::BoardCounts counts = line.link->board().counts();
    if (counts.dirty == 0 && counts.inFlight == 0) {
        lines_.erase(channel);
        return Closing::Nothing;
    }
    whenTakenBack(line);
    if (line.link->dialect().whole() != 0)
        line.link->whenGreeted([this, channel] { leaveWholes(lines_.at(channel)); });
    return Closing::UnderWay;
}

/// Messages that replace everything will say it by themselves, as soon as what is agreed begins;
/// which those are is known when the channel has said what it can.
void ChannelDesk::leaveWholes(Line &line)
{
    sync::Board &board = line.link->board();
    std::vector<sync::RowKey> rows;
    for (int row = 0; row < board.rows(); ++row) {
        if ((line.link->dialect().whole() & sync::bit(board.key(row).kind)) == 0)
            rows.push_back(board.key(row));
    }
    board.setRows(std::move(rows));
    line.link->changed();
}

/// Then the line goes, and what is agreed begins.
void ChannelDesk::whenTakenBack(Line &line)
{
    line.link->whenInStep([this, channel = line.link->channel()] {
        Line &over = lines_.at(channel);
        // What waited for rooms to be closed can be taken back now.
        if (over.clearing) workAll(over);
        const sync::BoardCounts counts = over.link->board().counts();
        if (counts.dirty > 0 || counts.inFlight > 0) return whenTakenBack(over);
        tellLeft(channel, over.settings,
                 refusedThere(over.link->settings(), over.settings, over.link->board()));
        (over.closing ? closed_ : cleared_)[channel] = over.settings;
        lines_.erase(channel);
        loaded_ = false;
        load();
    });
}

/// What nobody here can take back stands in the channel's log and beside its state, for a person.
void ChannelDesk::tellLeft(ChannelId channel, const sync::ChannelSettings &agreed,
                           const QStringList &words)
{
    if (words.isEmpty()) return;
    Left &left = left_[channel];
    left.settings = agreed;
    booking::ChannelRows rows;
    for (const QString &one : words) {
        if (left.words.contains(one)) continue;
        left.words += one;
        booking::ChannelMessageRow row;
        row.property = property_;
        row.channel = channel;
        row.at = world_.now();
        row.outcome = booking::MessageOutcome::Refused;
        row.what = QStringLiteral("settings");
        row.said = one;
        rows.messages.push_back(std::move(row));
    }
    if (!rows.isEmpty()) books_.write(std::move(rows), [](const Result<void> &) {});
}

/// What is confirmed from now on is confirmed under these settings, and what was renamed is in
/// doubt: one cannot be written without the other.
booking::ChannelRows ChannelDesk::linkedRows(const Stored &stored,
                                             const sync::ChannelSettings &spoken,
                                             sync::Board &board) const
{
    booking::ChannelRows rows;
    const storage::ChannelSetup &setup = stored.setup;
    if (setup.linked == spoken) return rows;
    rows.linked.push_back({property_, setup.channel, sync::toText(spoken)});
    const auto renamed = setup.linked ? renamedRows(*setup.linked, spoken) : sync::rowsOf(spoken);
    for (const sync::RowKey &key : renamed) {
        const int row = board.rowOf(key);
        for (Night n = board.first(); n < board.end(); ++n) {
            if (board.at(row, n).published != sync::kNever) board.doubt(row, n, n);
        }
        for (const sync::ChunkKey &chunk : board.chunks(row, board.first(), board.end() - 1)) {
            const QByteArray cells = board.stored(chunk);
            if (!cells.isEmpty()) rows.cells.push_back({property_, setup.channel, chunk, cells});
        }
    }
    return rows;
}

/// None where the protocol has no line of this kind, or it has no secret for where it goes; then it
/// is said why.
std::optional<ChannelDesk::Equipment> ChannelDesk::equip(ChannelId channel,
                                                         const sync::ChannelSettings &spoken)
{
    Equipment equipment = equip_(channel, spoken);
    if (equipment.dialect) return equipment;
    wrong_[channel] = equipment.wrong;
    return std::nullopt;
}

ChannelDesk::Line &ChannelDesk::connect(const Stored &stored, const sync::ChannelSettings &spoken,
                                        Equipment equipment, sync::Board board, bool closing)
{
    const ChannelId channel = stored.setup.channel;
    equipment.dialect->describe(HotelFacts::of(hotel_.catalogue(), hotel_.plans()));
    Line line{std::move(equipment.transport),
              {},
              Shown(channel, closing ? spoken : *stored.setup.settings),
              *stored.setup.settings};
    line.closing = closing;
    line.shown.setFx(hotel_, fx_);
    line.link = std::make_unique<Link>(
        LinkIdentity{property_, channel, stored.unanswered, equipment.secret}, spoken,
        std::move(equipment.dialect), *line.transport, books_, world_, std::move(board),
        [this, channel](std::vector<Received> messages,
                        std::function<void(std::vector<Received>)> done) {
            received(channel, std::move(messages), std::move(done));
        });
    Line &placed = lines_.insert_or_assign(channel, std::move(line)).first->second;
    workAll(placed);
    // Not while old codes are closed: that line speaks of what is not agreed any more.
    if (!closing) beginTelling(channel, placed, equipment);
    return placed;
}

void ChannelDesk::beginTelling(ChannelId channel, Line &line, Equipment &equipment)
{
    if (!equipment.telling) return;
    line.outbox = std::make_unique<Outbox>(
        channel, line.link->settings(), equipment.secret, std::move(equipment.telling), hotel_,
        books_, world_,
        [link = line.link.get()](Instant at, const Request &request, const Reply &reply,
                                 const Verdict &verdict) {
            return link->logged(at, request, reply, verdict);
        });
}

}  // namespace roomrack::channels
