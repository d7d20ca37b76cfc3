// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/code_model.h"

#include <QtCore/QRegularExpression>

#include <algorithm>
#include <set>

namespace roomrack::desktop {

namespace {

constexpr int kLongestCode = 64;
constexpr int kMostGuests = 99;

QString guestsText(const std::vector<qint32> &guests)
{
    QStringList all;
    for (const qint32 n : guests) {
        if (n > 0) all << QString::number(n);
    }
    return all.join(QStringLiteral(", "));
}

}  // namespace

void CodeModel::setHotel(const inventory::Catalogue &catalogue,
                         const std::vector<pricing::RatePlan> &plans)
{
    beginResetModel();
    lines_.clear();
    const Night today = catalogue.property.businessDate;
    for (const inventory::RoomType &type : catalogue.roomTypes) {
        const bool retired = type.isRetired(today);
        lines_.push_back({type.id, {}, type.name, {}, true, {0}, type.standardGuests, retired});
        for (const pricing::RatePlan &plan : plans) {
            lines_.push_back({type.id,
                              plan.id,
                              plan.name,
                              {},
                              true,
                              {0},
                              type.standardGuests,
                              retired || plan.isRetired(today)});
        }
    }
    endResetModel();
}

void CodeModel::setGuestPrices(sync::GuestPrices prices)
{
    prices_ = prices;
    if (!lines_.empty()) emit dataChanged(index(0, State), index(rowCount() - 1, State));
}

void CodeModel::setMapping(const std::vector<sync::RoomMapping> &rooms,
                           const std::vector<sync::RateMapping> &rates)
{
    beginResetModel();
    for (Line &line : lines_) {
        line.code.clear();
        for (const sync::RoomMapping &room : rooms) {
            if (line.plan || room.roomType != line.type) continue;
            line.code = room.code;
            line.open = room.open;
        }
        for (const sync::RateMapping &rate : rates) {
            if (rate.roomType != line.type || rate.plan != line.plan) continue;
            line.code = rate.code;
            line.guests = rate.guests;
        }
    }
    endResetModel();
}

std::vector<sync::RoomMapping> CodeModel::rooms() const
{
    std::vector<sync::RoomMapping> all;
    for (const Line &line : lines_) {
        if (!line.plan && !line.code.isEmpty()) all.push_back({line.type, line.code, line.open});
    }
    return all;
}

std::vector<sync::RateMapping> CodeModel::rates() const
{
    std::vector<sync::RateMapping> all;
    for (const Line &line : lines_) {
        if (line.plan && !line.code.isEmpty())
            all.push_back({line.type, line.plan, line.code, line.guests});
    }
    return all;
}

const CodeModel::Line *CodeModel::roomOf(const Line &line) const
{
    const auto at = std::find_if(lines_.begin(), lines_.end(), [&](const Line &other) {
        return other.type == line.type && !other.plan;
    });
    return at == lines_.end() ? nullptr : &*at;
}

QString CodeModel::problem(int row) const
{
    const Line &line = lines_[size_t(row)];
    if (line.code.isEmpty()) return {};
    if (line.plan) {
        const Line *room = roomOf(line);
        return room && !room->code.isEmpty() ? QString() : tr("map the room type above first");
    }
    for (const Line &other : lines_) {
        if (&other != &line && !other.plan && other.code == line.code)
            return tr("%1 already has this ID").arg(other.name);
    }
    return {};
}

int CodeModel::firstProblem() const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (!problem(row).isEmpty()) return row;
    }
    return -1;
}

/// Its prices are counted from that of the standard number of guests, which is missing.
bool CodeModel::isUnpriced(const Line &line) const
{
    return prices_ == sync::GuestPrices::Each && line.plan && line.standard > 0
           && std::find(line.guests.begin(), line.guests.end(), line.standard) == line.guests.end();
}

QString CodeModel::stateText(const Line &line, int row) const
{
    const QString wrong = problem(row);
    if (!wrong.isEmpty()) return QStringLiteral("! ") + wrong;
    if (line.code.isEmpty()) return tr("– Not mapped");
    if (line.isRetired) return tr("! Retired: closed at the channel");
    if (isUnpriced(line)) return tr("! No prices sent: guests must include %1").arg(line.standard);
    const Line *room = roomOf(line);
    return room && !room->open ? tr("Stop sell") : tr("✓ Mapped");
}

int CodeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(lines_.size());
}

QVariant CodeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = lines_[size_t(index.row())];
    if (role == Qt::CheckStateRole && index.column() == Sold && !line.plan)
        return line.open ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::AccessibleTextRole && index.column() == Code)
        return tr("Channel room/rate ID of %1").arg(line.name);
    if (role == Qt::AccessibleTextRole && index.column() == Guests && line.plan)
        return tr("Numbers of guests for %1").arg(line.name);
    if (role == Qt::ToolTipRole && index.column() == State) return stateText(line, index.row());
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    switch (index.column()) {
    case Guests: {
        if (!line.plan) return {};
        const QString guests = guestsText(line.guests);
        return guests.isEmpty() && role == Qt::DisplayRole ? tr("standard") : guests;
    }
    case Ours: return line.plan ? QStringLiteral("    ") + line.name : line.name;
    case Code: return line.code;
    case State: return stateText(line, index.row());
    default: return {};
    }
}

std::span<const TableColumn> CodeModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Room type, rate plan")},
        {.title = QT_TR_NOOP("Room/rate ID")},
        {.title = QT_TR_NOOP("Guests")},
        {.title = QT_TR_NOOP("On sale")},
        {.title = QT_TR_NOOP("Status")},
    };
    static_assert(std::size(kAll) == Columns);
    return kAll;
}

Qt::ItemFlags CodeModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Code) return flags | Qt::ItemIsEditable;
    const bool room = index.isValid() && !lines_[size_t(index.row())].plan;
    if (index.column() == Guests && !room) return flags | Qt::ItemIsEditable;
    return index.column() == Sold && room ? flags | Qt::ItemIsUserCheckable : flags;
}

/// "1, 2 3": in any order, each once; rejects anything else.
bool CodeModel::setGuests(Line &line, const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    std::set<qint32> guests;
    for (const QString &word : text.split(between, Qt::SkipEmptyParts)) {
        bool fine = false;
        const int n = word.toInt(&fine);
        if (!fine || n < 1 || n > kMostGuests) return false;
        guests.insert(n);
    }
    line.guests =
        guests.empty() ? std::vector<qint32>{0} : std::vector<qint32>(guests.begin(), guests.end());
    return true;
}

bool CodeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    Line &line = lines_[size_t(index.row())];
    if (role == Qt::EditRole && index.column() == Code) {
        const QString code = value.toString().trimmed();
        if (code.size() > kLongestCode) return false;
        line.code = code;
    } else if (role == Qt::EditRole && index.column() == Guests && line.plan) {
        if (!setGuests(line, value.toString())) return false;
    } else if (role == Qt::CheckStateRole && index.column() == Sold && !line.plan) {
        line.open = value.toInt() == Qt::Checked;
    } else {
        return false;
    }
    // The error of another row may depend on this one.
    emit dataChanged(this->index(0, 0), this->index(rowCount() - 1, Columns - 1));
    emit edited();
    return true;
}

}  // namespace roomrack::desktop

#include "moc_code_model.cpp"
