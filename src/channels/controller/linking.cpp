// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/linking.h"

#include "channels/controller/leaving.h"
#include "sync/board_chunks.h"
#include "sync/protocols.h"

#include <algorithm>
#include <utility>

namespace roomrack::channels {

void Linking::load()
{
    std::vector<ChannelId> known;
    for (const auto &[channel, connected] : state_.connected) known.push_back(channel);
    state_.books.ask(
        [property = state_.property, known](storage::Reader &reader) -> Result<Loaded> {
            Loaded loaded;
            auto setups = reader.ask(storage::ChannelSetups{property});
            if (!setups) return tl::unexpected(setups.error());
            for (storage::ChannelSetup &setup : *setups) {
                Stored stored;
                stored.setup = std::move(setup);
                const ChannelId channel = stored.setup.channel;
                // The board of an existing link is newer than the file.
                if (std::find(known.begin(), known.end(), channel) == known.end()) {
                    auto cells = reader.ask(storage::ChannelCells{property, channel});
                    if (!cells) return tl::unexpected(cells.error());
                    stored.cells = std::move(*cells);
                    const auto unanswered = reader.ask(storage::LastUnanswered{property, channel});
                    if (!unanswered) return tl::unexpected(unanswered.error());
                    stored.unanswered = *unanswered;
                    stored.complete = true;
                }
                loaded.channels.push_back(std::move(stored));
            }
            const auto fx = reader.ask(storage::NewestFxRates{property});
            if (!fx) return tl::unexpected(fx.error());
            for (const storage::SavedFxRate &rate : *fx) loaded.fx.push_back(rate.rate);
            return loaded;
        },
        [this](const Result<Loaded> &loaded) {
            if (loaded) link(*loaded);
        });
}

void Linking::link(Loaded loaded)
{
    state_.fx = std::move(loaded.fx);
    state_.wrong.clear();
    std::vector<ChannelId> gone, there;
    for (const auto &[channel, connected] : state_.connected) there.push_back(channel);
    for (const auto &[channel, connected] : state_.pms.connections()) there.push_back(channel);
    for (const ChannelId channel : there) {
        const bool still = std::any_of(
            loaded.channels.begin(), loaded.channels.end(),
            [id = channel](const Stored &s) { return s.setup.channel == id && s.setup.settings; });
        if (!still) gone.push_back(channel);
    }
    for (const ChannelId channel : gone) {
        state_.connected.erase(channel);
        state_.pms.end(channel);
    }
    std::erase_if(*state_.figures, [&](const auto &of) {
        return std::none_of(loaded.channels.begin(), loaded.channels.end(),
                            [&](const Stored &s) { return s.setup.channel == of.first; });
    });
    std::vector<storage::ChannelSetup> setups;
    for (const Stored &stored : loaded.channels) setups.push_back(stored.setup);
    leftovers_.read(setups);
    for (Stored &stored : loaded.channels) linkOne(std::move(stored));
    loaded_ = !std::exchange(loadAgain_, false);
    if (!loaded_) load();
}

void Linking::linkOne(Stored stored)
{
    const ChannelId channel = stored.setup.channel;
    if (!stored.setup.settings) {
        state_.wrong[channel] = stored.setup.wrong;
        return;
    }
    if (sync::factsOf(*stored.setup.settings).pms) {
        if (const auto it = state_.connected.find(channel); it != state_.connected.end()) {
            const ChannelConnection &was = *it->second.link;
            const sync::ChannelSettings &now = *stored.setup.settings;
            leftovers_.add(channel, leftBehind(was.settings(), now, was.board()));
        }
        state_.connected.erase(channel);
        linkPms(stored);
        return;
    }
    state_.pms.end(channel);
    const auto it = state_.connected.find(channel);
    if (it == state_.connected.end() && !stored.complete) {
        // Its link has ended since the file was read: now the file is newer.
        loadAgain_ = true;
    } else if (it == state_.connected.end()) {
        const Stay nights = state_.nights();
        const auto &known = stored.setup.linked ? *stored.setup.linked : *stored.setup.settings;
        sync::Board board(sync::rowsOf(known), nights.checkIn(), nights.nights());
        for (const booking::ChannelCellsRow &row : stored.cells)
            sync::restoreChunk(board, row.chunk, row.cells);
        begin(stored, std::move(board));
    } else if (it->second.settings == *stored.setup.settings) {
        it->second.shown.setFx(state_.hotel, state_.fx);
        it->second.link->describe(
            HotelFacts::of(state_.hotel.catalogue(), state_.hotel.rates().plans()));
        state_.workAll(it->second);
    } else {
        replace(it->second, stored);
    }
}

void Linking::linkPms(const Stored &stored)
{
    const ChannelId channel = stored.setup.channel;
    const sync::ChannelSettings &settings = *stored.setup.settings;
    const PmsConnection *before = state_.pms.connection(channel);
    if (before && before->settings() == settings) return;
    LinkEquipment equipment = state_.equip(channel, settings);
    if (equipment.wire)
        state_.pms.link(channel, settings,
                        {std::move(equipment.wire), std::move(equipment.telling), equipment.secret},
                        (*state_.figures)[channel]);
    else
        state_.wrong[channel] = equipment.wrong;
}

/// Other settings need another link; it takes over the board when nothing is under way.
void Linking::replace(Connected &connected, const Stored &stored)
{
    connected.link->whenQuiet([this, stored] {
        const auto it = state_.connected.find(stored.setup.channel);
        if (it == state_.connected.end()) return;
        // A closing link has only the removed codes; the file has all.
        if (it->second.closing) {
            state_.connected.erase(it);
            load();
            return;
        }
        sync::Board board = std::move(it->second.link->board());
        Stored next = stored;
        next.setup.linked = it->second.link->settings();
        next.unanswered = it->second.link->identity().lastUnanswered;
        state_.connected.erase(it);
        begin(next, std::move(board));
    });
}

/// `board` has the rows under which the channel's cells were confirmed. They stay so if there can
/// be no link: what is on sale there would be forgotten.
void Linking::begin(const Stored &stored, sync::Board board)
{
    const ChannelId channel = stored.setup.channel;
    const sync::ChannelSettings &agreed = *stored.setup.settings;
    if (closeFirst(stored, board) != Closing::Nothing) return;
    const sync::ChannelSettings spoken = spokenBy(stored, board);
    auto equipment = equip(channel, spoken);
    if (!equipment) return;
    if (stored.setup.linked)
        leftovers_.add(channel, leftBehind(*stored.setup.linked, agreed, board));
    board.setRows(sync::rowsOf(agreed));
    // It is queued before all writes of the link.
    state_.write(linkedRows(stored, spoken, board));
    closed_.erase(channel);
    Connected &connected = connect(stored, spoken, std::move(*equipment), std::move(board), false);
    connected.clearing = spoken != agreed;
    if (connected.clearing) {
        whenTakenBack(connected);
        connected.link->changed();
    } else {
        cleared_.erase(channel);
    }
    intake_.replay(channel);
}

/// Kinds of restrictions that are no longer sent stay in use until they are reset.
sync::ChannelSettings Linking::spokenBy(const Stored &stored, const sync::Board &board) const
{
    const sync::ChannelSettings &agreed = *stored.setup.settings;
    const auto done = cleared_.find(stored.setup.channel);
    if (!stored.setup.linked || (done != cleared_.end() && done->second == agreed)) return agreed;
    return clearingSettings(*stored.setup.linked, agreed, board);
}

/// Codes that are no longer mapped stay on sale there unless a link that still uses them closes
/// them; it sees no night.
Linking::Closing Linking::closeFirst(const Stored &stored, const sync::Board &board)
{
    if (!stored.setup.linked) return Closing::Nothing;
    const ChannelId channel = stored.setup.channel;
    const auto leaving = leavingRows(*stored.setup.linked, *stored.setup.settings);
    // Once is enough: the channel does not show what it refused.
    const auto done = closed_.find(channel);
    if (leaving.empty() || (done != closed_.end() && done->second == *stored.setup.settings))
        return Closing::Nothing;
    const auto before = closingSettings(*stored.setup.linked, *stored.setup.settings);
    auto equipment = equip(channel, before);
    if (!equipment) return Closing::NotPossible;
    sync::Board old = board;
    old.setRows(leaving);
    Connected &connected = connect(stored, before, std::move(*equipment), std::move(old), true);
    const sync::BoardCounts counts = connected.link->board().counts();
    if (counts.dirty == 0 && counts.inFlight == 0) {
        state_.connected.erase(channel);
        return Closing::Nothing;
    }
    whenTakenBack(connected);
    if (connected.link->dialect().whole() != 0)
        connected.link->whenGreeted([this, channel] { leaveWholes(state_.connected.at(channel)); });
    return Closing::UnderWay;
}

/// Messages that replace everything do it by themselves as soon as the agreed settings begin; which
/// those are is known when the channel has reported its capabilities.
void Linking::leaveWholes(Connected &connected)
{
    sync::Board &board = connected.link->board();
    std::vector<sync::RowKey> rows;
    for (int row = 0; row < board.rows(); ++row) {
        if ((connected.link->dialect().whole() & sync::bit(board.row(row).key().kind)) == 0)
            rows.push_back(board.row(row).key());
    }
    board.setRows(std::move(rows));
    connected.link->changed();
}

/// Then the link ends, and the agreed settings begin.
void Linking::whenTakenBack(Connected &connected)
{
    connected.link->whenInSync([this, channel = connected.link->channel()] {
        Connected &over = state_.connected.at(channel);
        // What waited for rooms to be closed can be reset now.
        if (over.clearing) state_.workAll(over);
        const sync::BoardCounts counts = over.link->board().counts();
        if (counts.dirty > 0 || counts.inFlight > 0) return whenTakenBack(over);
        leftovers_.add(channel,
                       refusedThere(over.link->settings(), over.settings, over.link->board()));
        (over.closing ? closed_ : cleared_)[channel] = over.settings;
        state_.connected.erase(channel);
        loaded_ = false;
        load();
    });
}

/// Confirmations from now on apply to these settings, and renamed rows are unknown: one must not be
/// written without the other.
booking::ChannelRows Linking::linkedRows(const Stored &stored, const sync::ChannelSettings &spoken,
                                         sync::Board &board) const
{
    booking::ChannelRows rows;
    const storage::ChannelSetup &setup = stored.setup;
    if (setup.linked == spoken) return rows;
    rows.linked.push_back({state_.property, setup.channel, sync::toText(spoken)});
    const auto renamed = setup.linked ? renamedRows(*setup.linked, spoken) : sync::rowsOf(spoken);
    for (const sync::RowKey &key : renamed) {
        sync::BoardRow &row = board.row(board.rowOf(key));
        for (Night n = board.first(); n < board.end(); ++n) {
            if (row.at(n).published != sync::kNever) row.doubt(n, n);
        }
        for (const sync::ChunkKey &chunk : sync::chunksOf(key, board.first(), board.end() - 1)) {
            const QByteArray cells = sync::storedChunk(board, chunk);
            if (!cells.isEmpty())
                rows.cells.push_back({state_.property, setup.channel, chunk, cells});
        }
    }
    return rows;
}

/// Empty if the protocol has no link of this kind, or there is no secret for its address; then the
/// reason is stored.
std::optional<LinkEquipment> Linking::equip(ChannelId channel, const sync::ChannelSettings &spoken)
{
    LinkEquipment equipment = state_.equip(channel, spoken);
    if (equipment.dialect) return equipment;
    state_.wrong[channel] = equipment.wrong;
    return std::nullopt;
}

Connected &Linking::connect(const Stored &stored, const sync::ChannelSettings &spoken,
                            LinkEquipment equipment, sync::Board board, bool closing)
{
    const ChannelId channel = stored.setup.channel;
    equipment.dialect->describe(
        HotelFacts::of(state_.hotel.catalogue(), state_.hotel.rates().plans()));
    Connected connected{std::move(equipment.transport),
                        {},
                        Shown(channel, closing ? spoken : *stored.setup.settings),
                        *stored.setup.settings};
    connected.closing = closing;
    connected.shown.setFx(state_.hotel, state_.fx);
    connected.link = std::make_unique<ChannelConnection>(
        ConnectionIdentity{state_.property, channel, stored.unanswered, equipment.secret}, spoken,
        std::move(equipment.dialect), *connected.transport, state_.books, state_.scheduler,
        (*state_.figures)[channel], std::move(board),
        [this, channel](std::vector<Received> messages,
                        std::function<void(std::vector<Received>)> done) {
            intake_.fetched(channel, std::move(messages), std::move(done));
        });
    Connected &placed =
        state_.connected.insert_or_assign(channel, std::move(connected)).first->second;
    state_.workAll(placed);
    // Not while old codes are closed: that link uses codes that are no longer agreed.
    if (closing) return placed;
    beginTelling(channel, placed, equipment);
    // A webhook that only named a revision may have been answered just before the program ended.
    if (sync::factsOf(spoken).namesRevisions) placed.link->fetchSoon();
    return placed;
}

void Linking::beginTelling(ChannelId channel, Connected &connected, LinkEquipment &equipment)
{
    if (!equipment.telling) return;
    connected.outbox = std::make_unique<Outbox>(
        channel, connected.link->settings(), equipment.secret, std::move(equipment.telling),
        state_.hotel, state_.books, state_.scheduler, (*state_.figures)[channel],
        [link = connected.link.get()](Instant at, const Request &request, const Reply &reply,
                                      const Verdict &verdict) {
            return link->log().message(request, at, reply, verdict, 1);
        });
}

}  // namespace roomrack::channels
