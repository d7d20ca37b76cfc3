// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/hotel_types_model.h"

#include "desktop/words/amount_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kRoomsOfANewType = 5;
constexpr qint64 kRateOfANewType = 10'000;

bool sharesRooms(const DraftType &type)
{
    return !type.sharesWith.trimmed().isEmpty();
}

}  // namespace

HotelTypesModel::HotelTypesModel(const QLocale &locale, QObject *parent)
    : ColumnModel(parent), locale_(locale)
{
    locale_.setNumberOptions(QLocale::OmitGroupSeparator);
}

void HotelTypesModel::setTypes(std::vector<DraftType> types)
{
    beginResetModel();
    types_ = std::move(types);
    problems_.clear();
    endResetModel();
    emit edited();
}

void HotelTypesModel::setCurrency(Currency currency)
{
    currency_ = currency;
    emit headerDataChanged(Qt::Horizontal, int(DraftColumn::Rate), int(DraftColumn::Rate));
    if (types_.empty()) return;
    emit dataChanged(index(0, int(DraftColumn::Rate)),
                     index(int(types_.size()) - 1, int(DraftColumn::Rate)));
}

QStringList HotelTypesModel::codesToShare(int row) const
{
    QStringList codes;
    for (size_t i = 0; i < types_.size(); ++i) {
        if (int(i) != row && !sharesRooms(types_[i])) codes << types_[i].code.trimmed();
    }
    codes.removeAll(QString());
    return codes;
}

void HotelTypesModel::setProblems(const std::vector<DraftProblem> &problems)
{
    problems_.clear();
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(problems_),
                 [](const DraftProblem &p) { return p.field == DraftField::Types && p.row >= 0; });
    if (types_.empty()) return;
    emit dataChanged(index(0, 0), index(int(types_.size()) - 1, kDraftColumns - 1));
}

QString HotelTypesModel::problemAt(const QModelIndex &index) const
{
    for (const DraftProblem &p : problems_) {
        if (p.row == index.row() && int(p.column) == index.column()) return p.reason;
    }
    return {};
}

int HotelTypesModel::addType()
{
    DraftType type;
    type.rooms = kRoomsOfANewType;
    type.rate = kRateOfANewType;
    // The next unused hundred after the highest room number.
    int highest = 0;
    for (const DraftType &t : types_) {
        const QStringList numbers =
            sharesRooms(t) ? QStringList() : roomNumbers(t.firstRoom, t.rooms);
        if (!numbers.isEmpty()) highest = std::max(highest, numbers.last().toInt());
    }
    type.firstRoom = QString::number((highest / 100 + 1) * 100 + 1);
    const int row = int(types_.size());
    beginInsertRows({}, row, row);
    types_.push_back(type);
    endInsertRows();
    emit edited();
    return row;
}

void HotelTypesModel::removeType(int row)
{
    if (row < 0 || row >= int(types_.size())) return;
    beginRemoveRows({}, row, row);
    types_.erase(types_.begin() + row);
    problems_.clear();
    endRemoveRows();
    emit edited();
}

int HotelTypesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(types_.size());
}

QVariant HotelTypesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const DraftType &type = types_[size_t(index.row())];
    const auto column = DraftColumn(index.column());
    switch (role) {
    case Qt::DisplayRole: return shown(type, column);
    case Qt::EditRole: return toEdit(type, column);
    case kProblemRole:
    case Qt::ToolTipRole: return problemAt(index);
    case Qt::AccessibleDescriptionRole: return problemAt(index);
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    default: return {};
    }
}

QVariant HotelTypesModel::shown(const DraftType &type, DraftColumn column) const
{
    if (column == DraftColumn::FirstRoom && sharesRooms(type)) return QStringLiteral("–");
    if (column == DraftColumn::SharesWith && !sharesRooms(type)) return tr("none");
    if (column == DraftColumn::Rooms && sharesRooms(type)) return tr("up to %1").arg(type.rooms);
    return toEdit(type, column);
}

QVariant HotelTypesModel::toEdit(const DraftType &type, DraftColumn column) const
{
    switch (column) {
    case DraftColumn::Code: return type.code;
    case DraftColumn::Name: return type.name;
    case DraftColumn::Rooms: return type.rooms;
    case DraftColumn::FirstRoom: return type.firstRoom;
    case DraftColumn::SharesWith: return type.sharesWith;
    case DraftColumn::Guests: return type.guests;
    case DraftColumn::Rate: return typedAmount(type.rate, currency_, locale_);
    }
    return {};
}

bool HotelTypesModel::take(DraftType &type, DraftColumn column, const QVariant &value)
{
    const QString text = value.toString().trimmed();
    switch (column) {
    case DraftColumn::Code: type.code = text.toUpper(); return true;
    case DraftColumn::Name: type.name = text; return true;
    case DraftColumn::FirstRoom: type.firstRoom = text; return true;
    case DraftColumn::SharesWith: type.sharesWith = text; return true;
    case DraftColumn::Rooms:
    case DraftColumn::Guests: {
        bool ok = false;
        const int number = locale_.toInt(text, &ok);
        if (!ok) return false;
        (column == DraftColumn::Rooms ? type.rooms : type.guests) = number;
        return true;
    }
    case DraftColumn::Rate: {
        const auto amount = parseAmount(text, currency_, locale_, tr("rate"));
        if (!amount) return false;
        type.rate = *amount;
        return true;
    }
    }
    return false;
}

bool HotelTypesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    const auto column = DraftColumn(index.column());
    const QString oldCode = types_[size_t(index.row())].code;
    if (!take(types_[size_t(index.row())], column, value)) return false;
    if (column == DraftColumn::Code && !oldCode.isEmpty()) {
        // Types that share these rooms follow the renamed code.
        for (DraftType &t : types_) {
            if (t.sharesWith == oldCode) t.sharesWith = types_[size_t(index.row())].code;
        }
    }
    emit dataChanged(this->index(0, 0), this->index(int(types_.size()) - 1, kDraftColumns - 1));
    emit edited();
    return true;
}

std::span<const TableColumn> HotelTypesModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Code")},
        {.title = QT_TR_NOOP("Room type")},
        {.title = QT_TR_NOOP("Rooms"), .number = true},
        {.title = QT_TR_NOOP("First room")},
        {.title = QT_TR_NOOP("Shares inventory with")},
        {.title = QT_TR_NOOP("Guests"), .number = true},
        {.title = QT_TR_NOOP("Rate (%1)"), .number = true},
    };
    static_assert(std::size(kAll) == kDraftColumns);
    return kAll;
}

QVariant HotelTypesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QVariant heading = ColumnModel::headerData(section, orientation, role);
    const bool rate = orientation == Qt::Horizontal && role == Qt::DisplayRole
                      && DraftColumn(section) == DraftColumn::Rate;
    return rate ? heading.toString().arg(currency_.code()) : heading;
}

Qt::ItemFlags HotelTypesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid()) return flags;
    const bool unused = DraftColumn(index.column()) == DraftColumn::FirstRoom
                        && sharesRooms(types_[size_t(index.row())]);
    return unused ? flags : flags | Qt::ItemIsEditable;
}

}  // namespace roomrack::desktop

#include "moc_hotel_types_model.cpp"
