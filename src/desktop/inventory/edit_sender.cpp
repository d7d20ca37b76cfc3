// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/edit_sender.h"

#include "desktop/inventory/stale_panel.h"
#include "desktop/session/undo_notice.h"
#include "desktop/words/step_words.h"

#include <algorithm>
#include <set>

namespace roomrack::desktop {

namespace {

/// Query limit on the cells, and display limit on the records.
constexpr int kCellsAsked = 90;
constexpr int kRecordsShown = 8;

struct Changes {
    PropertyId property;
    std::vector<std::pair<RoomTypeId, Night>> cells;
    qint64 after = 0;
};

/// The cells to query; for a pool its first room type, whose history includes the pool's.
Changes changesAsked(const HotelView &view, const GridEdit &edit)
{
    Changes asked{view.property().id, {}, edit.seen.seq};
    for (const GridBlock &block : edit.where.blocks) {
        for (const GridRow &row : block.rows) {
            const std::vector<int> &types = view.typesOf(row.pool);
            if (row.isPool() && types.empty()) continue;
            const int type = row.isPool() ? types.front() : row.type;
            const RoomTypeId id = view.catalogue().roomTypes[size_t(type)].id;
            for (int i = 0; i < block.nights && asked.cells.size() < kCellsAsked; ++i) {
                asked.cells.emplace_back(id, block.first + i);
            }
        }
    }
    return asked;
}

/// The records that changed the cells since, newest first.
Result<std::vector<booking::Record>> changesSince(storage::Reader &reader, const Changes &asked)
{
    std::vector<booking::Record> found;
    std::set<qint64> known;
    for (const auto &[type, night] : asked.cells) {
        auto history = reader.ask(storage::CellHistory{asked.property, type, night, 30});
        if (!history) return history;
        for (const booking::Record &record : *history) {
            if (record.seq > asked.after && known.insert(record.seq).second) {
                found.push_back(record);
            }
        }
    }
    std::sort(found.begin(), found.end(),
              [](const auto &a, const auto &b) { return a.seq > b.seq; });
    if (found.size() > size_t(kRecordsShown)) found.resize(size_t(kRecordsShown));
    return found;
}

}  // namespace

EditSender::EditSender(HotelSession &session, PageActions &actions, const Theme &theme,
                       QWidget *owner, std::function<QRect()> place)
    : QObject(owner), session_(session), actions_(actions), theme_(theme), owner_(owner),
      place_(std::move(place))
{
    connect(&session.changes(), &HotelChanges::committed, this, &EditSender::sendRest);
    // A new snapshot contains every commit that was waited for.
    connect(&session, &HotelSession::loaded, this, &EditSender::sendRest);
}

void EditSender::whenSettled(std::function<void()> action)
{
    waiting_.push_back(std::move(action));
    sendRest();
}

void EditSender::sendRest()
{
    while (!waiting_.empty() && underWay_ == 0 && session_.view().seq() >= ownSeq_) {
        const auto action = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        action();
    }
}

void EditSender::sendSettled(GridEdit edit)
{
    whenSettled([this, edit = std::move(edit)]() mutable {
        edit.seen = newestSeen(session_.view(), edit.where);
        send(edit);
    });
}

void EditSender::say(const core::Error &error)
{
    if (actions_.notify) actions_.notify(Notice::error(error, tr("Change failed")));
}

void EditSender::sayMany(const GridEdit &edit, const Result<booking::Answer> &answer)
{
    sayChanged(session_, actions_, this, answer, {},
               tr("%1: %Ln value(s) changed.", "an edit", int(answer->cells)).arg(edit.label));
}

void EditSender::send(const GridEdit &edit)
{
    Result<CellRuns> runs = edit.make();
    if (!runs) {
        say(runs.error());
        emit answered(false);
        return;
    }
    if (runs->empty()) return;
    booking::EditBlock block;
    block.caller = session_.desk();
    block.cells = std::move(*runs);
    block.seen = edit.seen;
    block.text.origin = storedOrigin(StepOrigin::Inventory);
    ++underWay_;
    session_.submit(std::move(block), this, [this, edit](const Result<booking::Answer> &answer) {
        --underWay_;
        if (answer) ownSeq_ = std::max(ownSeq_, answer->seq);
        emit answered(answer.has_value());
        if (answer && answer->cells > kManyCells) sayMany(edit, answer);
        if (!answer && answer.error().code == ErrorCode::Stale)
            showStale(edit);
        else if (!answer)
            say(answer.error());
        sendRest();
    });
}

void EditSender::showStale(const GridEdit &edit)
{
    const Changes asked = changesAsked(session_.view(), edit);
    session_.ask([asked](storage::Reader &reader) { return changesSince(reader, asked); }, this,
                 [this, edit](const Result<std::vector<booking::Record>> &records) {
                     openStale(edit, records.value_or(std::vector<booking::Record>{}));
                 });
}

// "Apply anyway" is based on the records that the panel showed, which may be newer than the grid.
void EditSender::openStale(const GridEdit &edit, const std::vector<booking::Record> &records)
{
    auto *panel = new StalePanel(theme_, owner_, session_.view(),
                                 selectionText(session_.view(), edit.where), records);
    const qint64 shown = records.empty() ? 0 : records.front().seq;
    connect(panel, &StalePanel::applyAnyway, this, [this, edit, shown] {
        GridEdit again = edit;
        again.seen = newestSeen(session_.view(), edit.where);
        again.seen.seq = std::max(again.seen.seq, shown);
        send(again);
    });
    panel->openBeside(owner_, place_());
}

}  // namespace roomrack::desktop
