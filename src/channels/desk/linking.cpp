// SPDX-License-Identifier: GPL-3.0-or-later
// How channels are linked: what the file has of them, and what changes when settings do.
#include "channels/desk/channel_desk.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

template <typename Mapping>
QString codeOf(const std::vector<Mapping> &mappings, const sync::RowKey &key)
{
    for (const Mapping &m : mappings) {
        if constexpr (requires { m.plan; }) {
            if (m.roomType == key.roomType && m.plan == key.plan) return m.code;
        } else {
            if (m.roomType == key.roomType) return m.code;
        }
    }
    return {};
}

QString codesOf(const sync::ChannelSettings &s, const sync::RowKey &key)
{
    const QString room = codeOf(s.rooms, key);
    return key.plan ? room + u'\n' + codeOf(s.rates, key) : room;
}

}  // namespace

std::vector<sync::RowKey> renamedRows(const sync::ChannelSettings &before,
                                      const sync::ChannelSettings &now)
{
    const bool another = before.protocol != now.protocol || before.address != now.address
                         || before.hotelCode != now.hotelCode || before.currency != now.currency;
    std::vector<sync::RowKey> renamed;
    for (const sync::RowKey &key : sync::rowsOf(now)) {
        if (another || codesOf(before, key) != codesOf(now, key)) renamed.push_back(key);
    }
    return renamed;
}

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
                Stored stored{std::move(setup), {}, {}};
                const ChannelId channel = stored.setup.channel;
                // The board of a line that is there knows better than the file.
                if (std::find(known.begin(), known.end(), channel) == known.end()) {
                    auto ok = reader.channelCells(property, channel,
                                                  [&](const auto &chunk, const QByteArray &bytes) {
                                                      stored.cells.emplace_back(chunk, bytes);
                                                  });
                    const auto last = reader.lastMessages(property, channel);
                    if (ok && !last) ok = tl::unexpected(last.error());
                    if (!ok) return tl::unexpected(ok.error());
                    stored.last = *last;
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
    }
    for (Stored &stored : loaded.channels) linkOne(std::move(stored));
    loaded_ = true;
}

void ChannelDesk::linkOne(Stored stored)
{
    const ChannelId channel = stored.setup.channel;
    if (!stored.setup.settings) {
        wrong_[channel] = stored.setup.wrong;
        return;
    }
    if (stored.setup.settings->protocol == sync::Protocol::Fias) {
        lines_.erase(channel);
        linkPms(stored);
        return;
    }
    pms_.end(channel);
    const auto it = lines_.find(channel);
    if (it == lines_.end()) {
        const Stay nights = Shown::nights(hotel_);
        sync::Board board(sync::rowsOf(*stored.setup.settings), nights.checkIn(), nights.nights());
        for (const auto &[chunk, bytes] : stored.cells) board.restore(chunk, bytes);
        connect(stored, std::move(board));
    } else if (it->second.settings == *stored.setup.settings) {
        it->second.shown.setFx(hotel_, fx_);
        workAll(it->second);
    } else {
        replace(it->second, std::move(stored));
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
        pms_.link(channel, settings, stored.last.number, std::move(equipment.wire));
    else
        wrong_[channel] = equipment.wrong;
}

/// A line with other settings is another line; it takes over the board when nothing is under way.
void ChannelDesk::replace(Line &line, Stored stored)
{
    line.link->whenQuiet([this, stored = std::move(stored)] {
        const auto it = lines_.find(stored.setup.channel);
        if (it == lines_.end()) return;
        const auto renamed = renamedRows(it->second.settings, *stored.setup.settings);
        sync::Board board = std::move(it->second.link->board());
        Stored next = stored;
        next.last = {it->second.link->identity().lastMessage,
                     it->second.link->identity().lastUnanswered};
        board.setRows(sync::rowsOf(*stored.setup.settings));
        for (const sync::RowKey &key : renamed)
            board.doubt(board.rowOf(key), board.first(), board.end() - 1);
        lines_.erase(it);
        connect(next, std::move(board));
    });
}

void ChannelDesk::connect(const Stored &stored, sync::Board board)
{
    const ChannelId channel = stored.setup.channel;
    const sync::ChannelSettings &settings = *stored.setup.settings;
    Equipment equipment = equip_(channel, settings);
    if (!equipment.dialect) {
        wrong_[channel] = equipment.wrong;
        return;
    }
    Line line{std::move(equipment.transport), {}, Shown(channel, settings), settings};
    line.shown.setFx(hotel_, fx_);
    line.link = std::make_unique<Link>(
        LinkIdentity{property_, channel, stored.last.number, stored.last.unanswered,
                     equipment.secret},
        settings, std::move(equipment.dialect), *line.transport, books_, world_, std::move(board),
        [this, channel](std::vector<Received> messages,
                        std::function<void(std::vector<Received>)> done) {
            received(channel, std::move(messages), std::move(done));
        });
    Line &placed = lines_.insert_or_assign(channel, std::move(line)).first->second;
    workAll(placed);
    replay(channel);
}

}  // namespace roomrack::channels
