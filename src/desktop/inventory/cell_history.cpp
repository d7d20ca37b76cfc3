// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/cell_history.h"

#include "booking/restriction_fields.h"
#include "desktop/words/record_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <algorithm>
#include <set>

namespace roomrack::desktop {

namespace {

constexpr int kMostEvents = 200;

/// A plan's price follows those of its parents; its restrictions do not.
bool concerns(const CellQuestion &asked, const booking::Record &record)
{
    if (asked.plans.empty()) return true;
    if (booking::restrictionOf(record.kind))
        return !record.plan || record.plan == asked.plans.front();
    return record.kind == booking::RecordKind::RateSet
           && std::find(asked.plans.begin(), asked.plans.end(), record.plan) != asked.plans.end();
}

}  // namespace

CellQuestion questionAbout(const HotelView &view, const GridRow &row, Night night)
{
    CellQuestion asked{view.property().id, {}, {}, night};
    const auto id = [&view](int type) { return view.catalogue().roomTypes[size_t(type)].id; };
    if (row.isPool()) {
        for (const int type : view.typesOf(row.pool)) asked.types.push_back(id(type));
        return asked;
    }
    asked.types.push_back(id(row.type));
    const pricing::RatePlan *plan =
        row.isPlan() ? &view.rates().plans()[size_t(row.plan)] : nullptr;
    while (plan && asked.plans.size() <= view.rates().plans().size()) {
        asked.plans.push_back(plan->id);
        plan = plan->parent ? view.rates().plan(plan->parent) : nullptr;
    }
    return asked;
}

Result<std::vector<CellEvent>> cellEvents(storage::Reader &reader, const CellQuestion &asked)
{
    std::vector<booking::Record> records;
    std::set<qint64> known;
    for (const RoomTypeId type : asked.types) {
        const auto history =
            reader.ask(storage::CellHistory{asked.property, type, asked.night, kMostEvents});
        if (!history) return tl::unexpected(history.error());
        for (const booking::Record &record : *history) {
            if (concerns(asked, record) && known.insert(record.seq).second)
                records.push_back(record);
        }
    }
    std::sort(records.begin(), records.end(),
              [](const auto &a, const auto &b) { return a.seq > b.seq; });
    records.resize(std::min(records.size(), size_t(kMostEvents)));
    const auto stories = reader.ask(storage::SettingStories{asked.property, records, asked.night});
    if (!stories) return tl::unexpected(stories.error());
    std::vector<CellEvent> events;
    for (size_t i = 0; i < records.size(); ++i) events.push_back({records[i], (*stories)[i]});
    return events;
}

void CellHistoryModel::setEvents(const HotelView &view, const std::vector<CellEvent> &events)
{
    const QLocale locale;
    const inventory::Catalogue &catalogue = view.catalogue();
    beginResetModel();
    lines_.clear();
    for (const auto &[record, story] : events) {
        Line line;
        line.utc = utcText(record.at);
        line.cells << timeText(view.property(), record.at, locale)
                   << callerText(view, record.actor);
        const auto field = booking::fieldOf(record.kind);
        if (field) {
            const booking::CellRow row = booking::rowOf(record);
            line.cells << cellRowText(catalogue, row, rowScopeText(view, row))
                       << (story.before ? settingText(catalogue, *field, *story.before, locale)
                                        : QString())
                       << settingText(catalogue, *field, booking::valueOf(record), locale);
        } else {
            line.cells << describe(record, catalogue, locale) << QString() << QString();
        }
        line.cells << whyText(record, story.text, story.isUndo, story.isRedo);
        lines_.push_back(std::move(line));
    }
    endResetModel();
}

int CellHistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(lines_.size());
}

QVariant CellHistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = lines_[size_t(index.row())];
    if (role == Qt::ToolTipRole && index.column() == When) return line.utc;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    return line.cells.at(index.column());
}

std::span<const TableColumn> CellHistoryModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Date")},  {.title = QT_TR_NOOP("User")},
        {.title = QT_TR_NOOP("Event")}, {.title = QT_TR_NOOP("Before")},
        {.title = QT_TR_NOOP("After")}, {.title = QT_TR_NOOP("Reason")},
    };
    static_assert(std::size(kAll) == kColumns);
    return kAll;
}

}  // namespace roomrack::desktop
