// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_edits.h"

#include "desktop/inventory/range_editor.h"
#include "desktop/inventory/stale_panel.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>

#include <algorithm>
#include <set>

namespace roomrack::desktop {

namespace {

/// Questions about what happened look at so many cells at most.
constexpr int kCellsAsked = 90;
constexpr int kRecordsShown = 8;

struct Changes {
    PropertyId property;
    std::vector<RoomTypeId> types;
    Night first;
    int nights = 0;
    qint64 after = 0;
};

/// What touched the cells since `after`, newest first.
Result<std::vector<booking::Record>> changesSince(storage::Reader &reader, const Changes &asked)
{
    std::vector<booking::Record> found;
    std::set<qint64> known;
    int cells = 0;
    for (const RoomTypeId type : asked.types) {
        for (int i = 0; i < asked.nights && cells < kCellsAsked; ++i, ++cells) {
            auto history = reader.cellHistory(asked.property, type, asked.first + i, 30);
            if (!history) return history;
            for (const booking::Record &record : *history) {
                if (record.seq > asked.after && known.insert(record.seq).second) {
                    found.push_back(record);
                }
            }
        }
    }
    std::sort(found.begin(), found.end(),
              [](const auto &a, const auto &b) { return a.seq > b.seq; });
    if (found.size() > size_t(kRecordsShown)) found.resize(size_t(kRecordsShown));
    return found;
}

}  // namespace

booking::SeenVersion newestSeen(const HotelSession &session, const GridSelection &where,
                                booking::CellField field)
{
    const inventory::Ledger &ledger = session.view().ledger();
    booking::SeenVersion seen{session.view().epoch(), 0};
    for (int i = 0; i < where.nights; ++i) {
        const Night night = where.first + i;
        if (field == booking::CellField::OutOfOrder) {
            for (const int pool : where.pools) {
                seen.seq = std::max(seen.seq, ledger.pool(pool, night).version);
            }
        } else {
            for (const int type : where.types) {
                seen.seq = std::max(seen.seq, ledger.version(type, night));
            }
        }
    }
    return seen;
}

booking::EditCells commandOf(const HotelSession &session, const CellEdit &edit)
{
    const inventory::Catalogue &catalogue = session.view().catalogue();
    booking::EditCells command;
    command.caller = session.desk();
    command.field = edit.field;
    command.value = edit.value;
    command.seen = edit.seen;
    if (edit.field == booking::CellField::OutOfOrder) {
        for (const int pool : edit.where.pools) {
            command.pools.push_back(catalogue.pools[size_t(pool)].id);
        }
    } else {
        for (const int type : edit.where.types) {
            command.roomTypes.push_back(catalogue.roomTypes[size_t(type)].id);
        }
    }
    const Night from = std::max(edit.where.first, session.businessDate());
    const Night to = std::min(edit.where.first + edit.where.nights,
                              std::min(session.view().end(), catalogue.property.horizonEnd()));
    if (to > from) command.ranges.push_back({from, to - from});
    return command;
}

QString selectionText(const HotelView &view, const GridSelection &where)
{
    if (where.isEmpty()) return {};
    QString rows;
    if (where.types.size() == 1) {
        rows = view.catalogue().roomTypes[size_t(where.types.front())].name;
    } else if (where.types.empty()) {
        rows = view.catalogue().pools[size_t(where.pools.front())].name;
    } else {
        rows = GridEdits::tr("%n room type(s)", nullptr, int(where.types.size()));
    }
    const QLocale locale;
    const Night last = where.first + (where.nights - 1);
    const QString nights =
        where.nights == 1 ? locale.toString(where.first.date(),
                                            GridEdits::tr("d MMM", "date format: day and month"))
                          : stayDatesNear(Stay(where.first, last - where.first),
                                          view.property().businessDate, locale);
    return GridEdits::tr("%1, %2 (%3)").arg(rows, nights, nightsText(where.nights));
}

GridEdits::GridEdits(HotelSession &session, GridView &grid, DeskActions &actions,
                     const Theme &theme)
    : QObject(&grid), session_(session), grid_(grid), actions_(actions), theme_(theme)
{
    connect(&session, &HotelSession::committed, this, &GridEdits::goOn);
    connect(&grid, &GridView::digitTyped, this,
            [this](const QString &digit) { type(booking::CellField::ForSale, digit); });
    connect(&grid, &GridView::outOfOrderWanted, this,
            [this] { type(booking::CellField::OutOfOrder, {}); });
    connect(&grid, &GridView::stopSellWanted, this, &GridEdits::toggleStopSell);
    connect(&grid, &GridView::defaultWanted, this, &GridEdits::backToDefault);
}

bool GridEdits::isTyping() const
{
    return editor_ != nullptr;
}

bool GridEdits::canEdit(const GridSelection &where, booking::CellField field)
{
    if (where.isEmpty()) return false;
    if (where.first + where.nights <= session_.businessDate()) {
        if (actions_.notify) {
            actions_.notify({Tone::Neutral,
                             tr("These nights are over; they can no longer be changed."),
                             {},
                             {},
                             4});
        }
        return false;
    }
    if (field != booking::CellField::OutOfOrder && where.types.empty()) {
        if (actions_.notify) {
            actions_.notify(
                {Tone::Neutral,
                 tr("Rooms for sale are set for a room type: unfold the pool and choose one."),
                 {},
                 {},
                 5});
        }
        return false;
    }
    return true;
}

// An own edit that is still on its way would make the next one look stale.
void GridEdits::whenSettled(std::function<void()> action)
{
    waiting_.push_back(std::move(action));
    goOn();
}

void GridEdits::goOn()
{
    while (!waiting_.empty() && underWay_ == 0 && session_.view().seq() >= ownSeq_) {
        const auto action = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        action();
    }
}

void GridEdits::type(booking::CellField field, const QString &begin)
{
    const GridSelection where = grid_.selected();
    if (!canEdit(where, field)) return;
    const auto edit =
        std::make_shared<CellEdit>(CellEdit{field, where, 0, newestSeen(session_, where, field)});
    whenSettled([this, edit] { edit->seen = newestSeen(session_, edit->where, edit->field); });
    if (editor_) editor_->dismiss();
    const bool outOfOrder = field == booking::CellField::OutOfOrder;
    editor_ = new RangeEditor(theme_, &grid_,
                              outOfOrder ? tr("Rooms out of order") : tr("Rooms for sale"),
                              selectionText(session_.view(), where));
    if (!outOfOrder) connect(editor_, &RangeEditor::edited, &grid_, &GridView::setTyped);
    connect(editor_, &RangeEditor::entered, this, [this, edit](int value) {
        edit->value = value;
        whenSettled([this, edit] { send(*edit); });
    });
    connect(editor_, &Popover::closed, &grid_, [this] { grid_.setTyped({}); });
    editor_->openBeside(&grid_, grid_.currentBox());
    editor_->begin(begin);
}

void GridEdits::toggleStopSell()
{
    const GridSelection where = grid_.selected();
    if (!canEdit(where, booking::CellField::StopSell)) return;
    whenSettled([this, where] {
        const inventory::Ledger &ledger = session_.view().ledger();
        bool allStopped = true;
        for (const int type : where.types) {
            for (int i = 0; i < where.nights; ++i) {
                const Night night = where.first + i;
                if (night < session_.businessDate()) continue;
                allStopped = allStopped && (ledger.type(type, night).flags & inventory::StopSell);
            }
        }
        send({booking::CellField::StopSell, where, allStopped ? 0 : 1,
              newestSeen(session_, where, booking::CellField::StopSell)});
    });
}

void GridEdits::backToDefault()
{
    const GridSelection where = grid_.selected();
    if (!canEdit(where, booking::CellField::ForSale)) return;
    whenSettled([this, where] {
        send({booking::CellField::ForSale, where, -1,
              newestSeen(session_, where, booking::CellField::ForSale)});
    });
}

void GridEdits::send(const CellEdit &edit)
{
    const booking::EditCells command = commandOf(session_, edit);
    if (command.ranges.empty()) return;
    ++underWay_;
    session_.submit(command, this, [this, edit](const Result<booking::Answer> &answer) {
        --underWay_;
        if (answer) ownSeq_ = std::max(ownSeq_, answer->seq);
        emit answered(answer.has_value());
        if (!answer && answer.error().code == ErrorCode::Stale)
            showStale(edit);
        else if (!answer && actions_.notify)
            actions_.notify(Notice::error(answer.error(), tr("Not changed")));
        goOn();
    });
}

void GridEdits::showStale(const CellEdit &edit)
{
    Changes asked{session_.property(), {}, edit.where.first, edit.where.nights, edit.seen.seq};
    std::vector<int> types = edit.where.types;
    if (edit.field == booking::CellField::OutOfOrder) {
        types.clear();
        for (const int pool : edit.where.pools) {
            if (!session_.view().typesOf(pool).empty()) {
                types.push_back(session_.view().typesOf(pool).front());
            }
        }
    }
    for (const int type : types) {
        asked.types.push_back(session_.view().catalogue().roomTypes[size_t(type)].id);
    }
    session_.ask([asked](storage::Reader &reader) { return changesSince(reader, asked); }, this,
                 [this, edit](const Result<std::vector<booking::Record>> &records) {
                     openStale(edit, records.value_or(std::vector<booking::Record>{}));
                 });
}

// Applied anyway, the edit rests on what the panel showed: that may be newer than the grid.
void GridEdits::openStale(const CellEdit &edit, const std::vector<booking::Record> &records)
{
    auto *panel = new StalePanel(theme_, &grid_, session_.view(),
                                 selectionText(session_.view(), edit.where), records);
    const qint64 shown = records.empty() ? 0 : records.front().seq;
    connect(panel, &StalePanel::applyAnyway, this, [this, edit, shown] {
        CellEdit again = edit;
        again.seen = newestSeen(session_, edit.where, edit.field);
        again.seen.seq = std::max(again.seen.seq, shown);
        send(again);
    });
    panel->openBeside(&grid_, grid_.currentBox());
}

}  // namespace roomrack::desktop
