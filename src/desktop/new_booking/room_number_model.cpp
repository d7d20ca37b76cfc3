// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/room_number_model.h"

#include "desktop/new_booking/stay_offers.h"
#include "desktop/words/hold_words.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>

#include <algorithm>
#include <tuple>
#include <utility>

namespace roomrack::desktop {

using storage::RoomUse;

namespace {

constexpr int kAskMs = 300;  ///< batches frequent bookings
constexpr int kCountdownMs = 1'000;

}  // namespace

RoomNumberModel::RoomNumberModel(HotelSession &session, QObject *parent)
    : QAbstractListModel(parent), session_(session)
{
    askTimer_.setSingleShot(true);
    askTimer_.setInterval(kAskMs);
    connect(&askTimer_, &QTimer::timeout, this, &RoomNumberModel::ask);
    const auto askSoon = [this] {
        if (!askTimer_.isActive()) askTimer_.start();
    };
    connect(&session_.changes(), &HotelChanges::bookingsChanged, this, askSoon);
    connect(&session_.changes(), &HotelChanges::happened, this,
            [askSoon](const std::vector<booking::Record> &records) {
                const bool out = std::any_of(records.begin(), records.end(), [](const auto &r) {
                    return r.kind == booking::RecordKind::RoomOutOfOrderSet;
                });
                if (out) askSoon();
            });
    connect(&session_.changes(), &HotelChanges::holdsChanged, this, &RoomNumberModel::refresh);
    countdown_.setInterval(kCountdownMs);
    connect(&countdown_, &QTimer::timeout, this,
            [this] { emit dataChanged(index(0), index(rowCount() - 1), {Qt::DisplayRole}); });
    connect(&session_, &HotelSession::loaded, this, [this] {
        list();
        refresh();
        ask();
    });
    list();
}

void RoomNumberModel::setChoice(const StayChoice &choice)
{
    const StayChoice before = std::exchange(choice_, choice);
    if (choice.stay == before.stay) {
        const auto party = [](const StayChoice &c) {
            return std::tuple(c.adults, c.children, c.rooms);
        };
        if (party(choice) != party(before)) refresh();
        return;
    }
    taken_.clear();  // until the answer arrives all rooms but held ones are free
    refresh();
    ask();
}

void RoomNumberModel::list()
{
    beginResetModel();
    rooms_.clear();
    for (const inventory::Room &room : session_.view().catalogue().rooms) rooms_.push_back(room.id);
    endResetModel();
}

/// Only the answer to the latest question is used.
void RoomNumberModel::ask()
{
    const quint64 question = ++question_;
    session_.ask(storage::TakenRooms{session_.property(), choice_.stay}, this,
                 [this, question](const Result<std::vector<storage::TakenRoom>> &taken) {
                     if (question != question_ || !taken) return;
                     taken_ = *taken;
                     refresh();
                 });
}

void RoomNumberModel::refresh()
{
    states_.clear();
    for (const storage::TakenRoom &one : taken_) {
        State &state = states_[one.room];
        if (one.use == RoomUse::DueOut)
            state.dueOut = true;
        else
            state.use = std::max(state.use.value_or(one.use), one.use);
    }
    bool held = false;
    for (const auto &[id, rooms] : session_.view().roomsHeld()) {
        const booking::Hold *hold = session_.view().hold(id);
        if (!hold || !hold->stay.overlaps(choice_.stay)) continue;
        held = true;
        for (const RoomId room : rooms) states_[room].hold = id;
    }
    if (held && !countdown_.isActive())
        countdown_.start();
    else if (!held)
        countdown_.stop();
    emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

RoomId RoomNumberModel::roomAt(int row) const
{
    return row > 0 && row < rowCount() ? rooms_[size_t(row - 1)] : RoomId{};
}

int RoomNumberModel::rowOf(RoomId room) const
{
    const auto at = std::find(rooms_.begin(), rooms_.end(), room);
    return at == rooms_.end() ? 0 : int(at - rooms_.begin()) + 1;
}

bool RoomNumberModel::isFree(RoomId room) const
{
    const auto state = states_.constFind(room);
    const bool taken = state != states_.cend() && (state->use || state->hold);
    return !taken && isInService(room) && sizeObstacle(room).isEmpty() && !isSoldOut(room);
}

bool RoomNumberModel::isFreeAs(RoomId room, RoomTypeId type) const
{
    if (!isFree(room)) return false;
    const auto types = typesOf(room);
    return !type || std::any_of(types.begin(), types.end(), [this, type](const auto *one) {
        return one->id == type && isLeft(*one);
    });
}

std::vector<const inventory::RoomType *> RoomNumberModel::typesOf(RoomId room) const
{
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    const inventory::Room *known = catalogue.room(room);
    std::vector<const inventory::RoomType *> types;
    for (const inventory::RoomType &type : catalogue.roomTypes) {
        if (known && type.pool == known->pool && !type.isRetired(choice_.stay.checkIn()))
            types.push_back(&type);
    }
    return types;
}

bool RoomNumberModel::holdsParty(const inventory::RoomType &type) const
{
    return type.canHold(choice_.adults, choice_.children, choice_.rooms);
}

bool RoomNumberModel::isLeft(const inventory::RoomType &type) const
{
    const HotelView &view = session_.view();
    if (!view.ledger().covers(choice_.stay)) return true;
    const int index = int(&type - view.catalogue().roomTypes.data());
    return view.ledger().available(index, choice_.stay) > 0;
}

bool RoomNumberModel::isSoldOut(RoomId room) const
{
    const auto types = typesOf(room);
    return std::none_of(types.begin(), types.end(),
                        [this](const auto *type) { return holdsParty(*type) && isLeft(*type); });
}

QString RoomNumberModel::sizeObstacle(RoomId room) const
{
    const auto types = typesOf(room);
    if (types.empty()) return tr("Room type retired");
    const inventory::RoomType *largest = types.front();
    for (const inventory::RoomType *type : types) {
        if (holdsParty(*type)) return {};
        if (type->maxGuests > largest->maxGuests) largest = type;
    }
    return partyObstacle(*largest, choice_.adults, choice_.children, choice_.rooms);
}

bool RoomNumberModel::isInService(RoomId room) const
{
    const inventory::Room *known = session_.view().catalogue().room(room);
    return known && known->isInService(choice_.stay);
}

/// "Twin", "Twin / Double"; of a pool with more room types its name.
QString RoomNumberModel::typesText(RoomId room) const
{
    constexpr size_t kMostNamed = 2;
    const auto types = typesOf(room);
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    if (types.size() > kMostNamed) {
        const inventory::Pool *pool = catalogue.pool(types.front()->pool);
        return pool ? pool->name : QString();
    }
    QStringList names;
    for (const inventory::RoomType *type : types) names << type->name;
    return names.join(QStringLiteral(" / "));
}

bool RoomNumberModel::areAlike(RoomId one, RoomId other) const
{
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    const inventory::Room *a = catalogue.room(one), *b = catalogue.room(other);
    return a && b && a->pool == b->pool;
}

RoomTypeId RoomNumberModel::typeFor(RoomId room, RoomTypeId wanted) const
{
    const auto types = typesOf(room);
    if (types.empty()) return wanted;
    RoomTypeId fits, sold;
    for (const inventory::RoomType *type : types) {
        if (type->id == wanted) return wanted;
        if (!holdsParty(*type)) continue;
        if (!fits) fits = type->id;
        if (!sold && isLeft(*type)) sold = type->id;
    }
    if (sold) return sold;
    return fits ? fits : types.front()->id;
}

int RoomNumberModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(rooms_.size()) + 1;
}

/// Empty: nothing to say about it.
QString RoomNumberModel::stateText(RoomId room) const
{
    const State state = states_.value(room);
    if (!isInService(room)) return tr("Not in service");
    if (const QString small = sizeObstacle(room); !small.isEmpty()) return small;
    if (state.use == RoomUse::OutOfOrder) return tr("Out of order");
    if (state.use == RoomUse::Occupied) return tr("Occupied");
    if (state.use == RoomUse::Assigned) return tr("Assigned");
    if (const booking::Hold *hold = session_.view().hold(state.hold))
        return heldByText(session_.view(), *hold, session_.now());
    if (isSoldOut(room)) return tr("Sold out");
    if (state.dueOut) return tr("Due out");
    // Of later nights the present status says nothing.
    const bool tonight = choice_.stay.contains(session_.businessDate());
    return tonight ? housekeepingText(session_.view().housekeeping(room)) : QString();
}

QVariant RoomNumberModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const RoomId room = roomAt(index.row());
    // The list of a combo box paints all of its rows alike.
    if (role == Qt::ForegroundRole && room && !isFree(room))
        return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    if (role != Qt::DisplayRole) return {};
    if (!room) return tr("Any room");
    const QString number = session_.view().catalogue().roomNumber(room);
    QStringList parts{number, typesText(room), stateText(room)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

Qt::ItemFlags RoomNumberModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    const RoomId room = roomAt(index.row());
    return !room || isFree(room) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace roomrack::desktop

#include "moc_room_number_model.cpp"
