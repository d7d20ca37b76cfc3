// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/description_form.h"

#include "api/v1/description_json.h"
#include "api/v1/segment_form.h"
#include "api/v1/tax_form.h"
#include "booking/limits.h"

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

using inventory::Pool;
using inventory::Room;
using inventory::RoomType;
using pricing::RatePlan;

constexpr int kMostId = std::numeric_limits<qint32>::max();

const QString &itemCode(const Room &room)
{
    return room.number;
}
template <typename Item>
const QString &itemCode(const Item &item)
{
    return item.code;
}

QString given(const Value &value)
{
    const auto text = value.text(int(booking::kMostItemText), 1);
    return text ? text->trimmed() : QString();
}

}  // namespace

template <typename Read>
void DescriptionForm::eachOf(std::string_view name, Read read)
{
    eachIn(form_, form_[name], int(booking::kMostItems), read);
}

/// The item of this code. Of several rooms with the number (one that moved to another pool) the one
/// of the named pool; each is meant once.
template <typename Item>
const Item *DescriptionForm::known(const Value &value, const std::vector<Item> &existing,
                                   const char *code)
{
    const QString wanted = given(value[code]);
    std::vector<const Item *> alike;
    for (const Item &item : existing) {
        if (itemCode(item) == wanted) alike.push_back(&item);
    }
    if constexpr (std::is_same_v<Item, Room>) {
        std::erase_if(alike, [this](const Room *room) { return meant_.contains(room->id); });
        const QString pool = given(value["pool"]);
        std::stable_partition(alike.begin(), alike.end(), [&](const Room *room) {
            const Pool *of = hotel_.catalogue().pool(room->pool);
            return of && of->code == pool;
        });
        if (!alike.empty()) meant_.insert(alike.front()->id);
    }
    return alike.empty() ? nullptr : alike.front();
}

/// The item that the hotel has, or a new one.
template <typename Item>
Item DescriptionForm::begun(const Value &value, const std::vector<Item> &existing, const char *code)
{
    if (match_ == Match::ById && value["id"].present()) {
        const qint64 id = form_.take(value["id"].integer(1, kMostId));
        for (const Item &item : existing) {
            if (item.id.value == id) return item;
        }
        form_.refuse(value["id"].path(), ErrorText::tr("not found"));
        return {};
    }
    if (match_ == Match::ByCode) {
        if (const Item *item = known(value, existing, code)) return *item;
    }
    Item item;
    item.id.value = --lastNew_;
    if constexpr (requires { item.position; }) item.position = booking::lastPosition(existing);
    return item;
}

/// New pools and plans get their ids before others refer to them.
void DescriptionForm::noteCodes()
{
    const auto note = [this](const Value &value, const auto &existing, auto &codes) {
        const auto item = begun(value, existing, "code");
        const QString code = value["code"].present() ? given(value["code"]) : item.code;
        if (!codes.contains(code)) codes.insert(code, item.id.value);
    };
    eachOf("pools", [&](const Value &v) { note(v, hotel_.catalogue().pools, pools_); });
    eachOf("rate_plans", [&](const Value &v) { note(v, hotel_.rates().plans(), plans_); });
    lastNew_ = 0;
}

booking::DescriptionItems DescriptionForm::items()
{
    booking::DescriptionItems items;
    const inventory::Catalogue &hotel = hotel_.catalogue();
    const auto readAll = [this](const char *name, const QList<QByteArray> &members,
                                const auto &existing, const char *code, auto &to) {
        eachOf(name, [&](const Value &v) {
            if (!form_.object(v, members)) return;
            to.push_back(begun(v, existing, code));
            read(v, to.back());
        });
    };
    noteCodes();
    segments_ = readSegments(form_, hotel_, match_ == Match::ByCode, items.segments);
    readAll("pools", {"id", "code", "name", "position"}, hotel.pools, "code", items.pools);
    // In the order of noteCodes(): the ids of new ones must be the same.
    readAll("rate_plans",
            {"id", "code", "name", "parent", "percent_hundredths", "amount", "meal", "prepaid",
             "prepayment", "prepaid_percent", "guarantee", "cancellation", "position",
             "retired_from", "conditions", "segment"},
            hotel_.rates().plans(), "code", items.plans);
    readAll("rooms", {"id", "pool", "number", "in_service_from", "retired_from"}, hotel.rooms,
            "number", items.rooms);
    readAll("room_types",
            {"id", "pool", "code", "name", "cap", "standard_guests", "max_guests", "max_adults",
             "max_children", "position", "retired_from"},
            hotel.roomTypes, "code", items.roomTypes);
    TaxForm(form_, hotel_, match_ == Match::ByCode).read(items);
    return items;
}

namespace {

template <typename Item>
Item itemOf(const std::vector<Item> &items, qint64 id)
{
    const auto at = std::find_if(items.begin(), items.end(),
                                 [id](const Item &item) { return item.id.value == id; });
    if (at != items.end()) return *at;
    Item item;
    if constexpr (requires { item.position; }) item.position = booking::lastPosition(items);
    return item;
}

}  // namespace

booking::DescriptionItems DescriptionForm::room(qint64 id)
{
    Room room = itemOf(hotel_.catalogue().rooms, id);
    read(form_.root(), room);
    return {{}, {room}, {}, {}};
}

booking::DescriptionItems DescriptionForm::roomType(qint64 id)
{
    RoomType type = itemOf(hotel_.catalogue().roomTypes, id);
    read(form_.root(), type);
    return {{}, {}, {type}, {}};
}

booking::DescriptionItems DescriptionForm::plan(qint64 id)
{
    RatePlan plan = itemOf(hotel_.rates().plans(), id);
    read(form_.root(), plan);
    return {{}, {}, {}, {plan}};
}

void DescriptionForm::setText(const Value &value, QString &text, bool wanted)
{
    if (value.kind() != Kind::Missing || wanted)
        text = form_.take(value.text(int(booking::kMostItemText), 1));
}

void DescriptionForm::setNumber(const Value &value, int &number, int least, int most)
{
    if (value.kind() != Kind::Missing) number = form_.take(value.count(least, most), number);
}

/// Null: none.
void DescriptionForm::setNumber(const Value &value, std::optional<int> &number, int least, int most)
{
    if (value.kind() == Kind::Null) number.reset();
    if (value.present()) number = form_.take(value.count(least, most), least);
}

void DescriptionForm::setFlag(const Value &value, bool &flag)
{
    if (value.kind() != Kind::Missing) flag = form_.take(value.boolean());
}

void DescriptionForm::setNight(const Value &value, std::optional<Night> &night)
{
    if (value.kind() == Kind::Null) night.reset();
    if (value.present()) night = form_.take(value.night());
}

void DescriptionForm::raise(std::optional<Night> &night) const
{
    if (match_ == Match::ByCode && night) night = std::max(*night, hotel_.property().businessDate);
}

/// By its code, which may be one of this request, or by its ID.
PoolId DescriptionForm::poolOf(const Value &value, PoolId present)
{
    if (present && value.kind() == Kind::Missing) return present;
    const bool number = value.kind() == Kind::Number;
    const QString code =
        number ? QString() : form_.take(value.text(int(booking::kMostItemText), 1));
    const qint64 id = number ? form_.take(value.integer(1, kMostId)) : pools_.value(code.trimmed());
    if (!form_.ok() || id < 0) return PoolId{id};
    for (const Pool &pool : hotel_.catalogue().pools) {
        if (pool.id.value == id || (id == 0 && pool.code == code.trimmed())) return pool.id;
    }
    form_.refuse(value.path(), ErrorText::tr("pool not found"));
    return {};
}

void DescriptionForm::read(const Value &value, Pool &pool)
{
    const bool isNew = pool.id.value <= 0;
    setText(value["code"], pool.code, isNew);
    setText(value["name"], pool.name, isNew);
    setNumber(value["position"], pool.position, 0, booking::kMostPosition);
}

void DescriptionForm::read(const Value &value, Room &room)
{
    room.pool = poolOf(value["pool"], room.pool);
    setText(value["number"], room.number, room.id.value <= 0);
    const bool begins = room.id.value <= 0 || match_ == Match::ById;
    // A file says of the rooms that the hotel has when they were new, perhaps elsewhere.
    if (begins) setNight(value["in_service_from"], room.inServiceFrom);
    setNight(value["retired_from"], room.retiredFrom);
    if (room.id.value > 0) return;
    raise(room.inServiceFrom);
    raise(room.retiredFrom);
}

void DescriptionForm::read(const Value &value, RoomType &type)
{
    const bool isNew = type.id.value <= 0;
    type.pool = poolOf(value["pool"], type.pool);
    setText(value["code"], type.code, isNew);
    setText(value["name"], type.name, isNew);
    if (isNew && value["cap"].kind() == Kind::Missing)
        form_.refuse(value["cap"].path(), ErrorText::tr("is missing"));
    setNumber(value["cap"], type.cap, 0, booking::kMostRooms);
    setNumber(value["standard_guests"], type.standardGuests, 1, 100);
    setNumber(value["max_guests"], type.maxGuests, 1, 100);
    setNumber(value["max_adults"], type.maxAdults, 1, 100);
    setNumber(value["max_children"], type.maxChildren, 0, 100);
    setNumber(value["position"], type.position, 0, booking::kMostPosition);
    setNight(value["retired_from"], type.retiredFrom);
    if (isNew) raise(type.retiredFrom);
}

void DescriptionForm::read(const Value &value, RatePlan &plan)
{
    const bool isNew = plan.id.value <= 0;
    setText(value["code"], plan.code, isNew);
    setText(value["name"], plan.name, isNew);
    const Value parent = value["parent"];
    if (parent.kind() == Kind::Null) plan.parent = {};
    if (parent.present()) {
        const qint64 known = plans_.value(given(parent));
        plan.parent = known != 0 ? RatePlanId{known} : form_.plan(parent, hotel_);
    }
    if (const Value segment = value["segment"]; segment.kind() != Kind::Missing) {
        const qint64 known = segments_.value(given(segment));
        plan.segment = known != 0 ? SegmentId{known} : segmentIn(form_, segment, hotel_);
    }
    setNumber(value["percent_hundredths"], plan.percentBasisPoints, -10'000, 1'000'000);
    if (value["amount"].present() && form_.object(value["amount"], {"amount", "currency"})) {
        const Currency currency = hotel_.property().currency;
        if (!(form_.take(value["amount"]["currency"].currency(), currency) == currency))
            form_.refuse(value["amount"]["currency"].path(),
                         ErrorText::tr("must be %1, the hotel's currency").arg(currency.code()));
        plan.amount =
            form_.take(value["amount"]["amount"].money(currency), Money{0, currency}).minor;
    }
    if (value["meal"].present()) plan.meal = form_.oneOf(value["meal"], kMealNames);
    readPrepayment(value, plan);
    if (value["guarantee"].present())
        plan.guarantee = form_.oneOf(value["guarantee"], kGuaranteeNames);
    if (value["cancellation"].present()) read(value["cancellation"], plan.terms);
    setNumber(value["position"], plan.position, 0, booking::kMostPosition);
    setNight(value["retired_from"], plan.retiredFrom);
    if (isNew) raise(plan.retiredFrom);
    if (value["conditions"].present()) read(value["conditions"], plan.conditions);
}

/// A member that is missing keeps its value. The ranges are those of pricing::validate().
void DescriptionForm::read(const Value &value, pricing::PlanConditions &c)
{
    if (!form_.object(value, {"stay_from", "stay_to", "sale_from", "sale_to", "min_nights",
                              "max_nights", "min_days_ahead", "max_days_ahead", "arrival_weekdays",
                              "channel_kinds", "channels", "code", "code_required", "rounding"}))
        return;
    setNight(value["stay_from"], c.stayFrom);
    setNight(value["stay_to"], c.stayTo);
    setNight(value["sale_from"], c.saleFrom);
    setNight(value["sale_to"], c.saleTo);
    setNumber(value["min_nights"], c.minNights, 0, pricing::kMostConditionNights);
    setNumber(value["max_nights"], c.maxNights, 0, pricing::kMostConditionNights);
    setNumber(value["min_days_ahead"], c.minDaysAhead, 0, pricing::kAnyDaysAhead);
    setNumber(value["max_days_ahead"], c.maxDaysAhead, 0, pricing::kAnyDaysAhead);
    unsigned weekdays = 0;
    if (eachIn(form_, value["arrival_weekdays"], 7,
               [&](const Value &v) { weekdays |= 1U << (form_.take(v.count(1, 7), 1) - 1); }))
        c.arrivalWeekdays = quint8(weekdays);
    readSellers(value, c);
    if (value["code"].kind() == Kind::Null) c.code.clear();
    if (value["code"].present()) c.code = form_.take(value["code"].text(pricing::kMostCode));
    // Written where the code is not shown: a copy without it must not be open to all.
    bool coded = false;
    setFlag(value["code_required"], coded);
    if (coded && c.code.isEmpty())
        form_.refuse(value["code_required"].path(),
                     ErrorText::tr("the code is missing; descriptions that are read with the role "
                                   "read do not contain it"));
    if (value["rounding"].present()) c.rounding = form_.oneOf(value["rounding"], kRoundingNames);
}

void DescriptionForm::readSellers(const Value &value, pricing::PlanConditions &c)
{
    unsigned kinds = 0;
    if (eachIn(form_, value["channel_kinds"], int(kChannelKindNames.size()),
               [&](const Value &v) { kinds |= 1U << quint8(form_.oneOf(v, kChannelKindNames)); }))
        c.channelKinds = quint8(kinds);
    std::vector<ChannelId> channels;
    if (eachIn(form_, value["channels"], pricing::kMostConditionChannels,
               [&](const Value &v) { channels.push_back(form_.channel(v, hotel_)); }))
        c.channels = std::move(channels);
}

/// "prepaid" alone says all or nothing, and says nothing where "prepayment" is given too.
void DescriptionForm::readPrepayment(const Value &value, RatePlan &plan)
{
    bool prepaid = plan.isPrepaid();
    setFlag(value["prepaid"], prepaid);
    pricing::Prepayment now = plan.prepayment;
    if (value["prepayment"].present())
        now = form_.oneOf(value["prepayment"], kPrepaymentNames);
    else if (prepaid != plan.isPrepaid())
        now = prepaid ? pricing::Prepayment::All : pricing::Prepayment::None;
    plan.prepayment = now;
    if (now != pricing::Prepayment::Percent) plan.prepaidPercent = 0;
    setNumber(value["prepaid_percent"], plan.prepaidPercent, 0, 100);
}

void DescriptionForm::readFee(const Value &value, pricing::CancellationFee &fee)
{
    setNumber(value["fee_percent"], fee.percent, 0, 100);
    setNumber(value["fee_nights"], fee.nights, 0, 3660);
}

void DescriptionForm::read(const Value &value, pricing::CancellationTerms &terms)
{
    form_.object(value, {"refundable", "free_until_days", "free_until_minute", "fee_percent",
                         "fee_nights", "later", "no_show"});
    setFlag(value["refundable"], terms.refundable);
    setNumber(value["free_until_days"], terms.freeUntilDays, 0, 3660);
    setNumber(value["free_until_minute"], terms.freeUntilMinute, 0, 1439);
    pricing::CancellationFee first{terms.feePercent, terms.feeNights};
    readFee(value, first);
    terms.feePercent = first.percent;
    terms.feeNights = first.nights;
    if (value["later"].present()) {
        terms.further.clear();
        const auto list = value["later"].array(int(pricing::kMostFurtherSteps));
        if (!list) return form_.refuse(value["later"].path(), list.error().reason);
        for (Value v = list->first(); v.kind() != Kind::Missing && form_.ok(); v = v.next()) {
            pricing::CancellationStep &step = terms.further.emplace_back();
            form_.object(v, {"from_days", "from_minute", "fee_percent", "fee_nights"});
            setNumber(v["from_days"], step.fromDays, 0, 3660);
            setNumber(v["from_minute"], step.fromMinute, 0, 1439);
            readFee(v, step.fee);
        }
    }
    const Value noShow = value["no_show"];
    if (noShow.kind() == Kind::Null) terms.noShow.reset();
    if (!noShow.present()) return;
    form_.object(noShow, {"fee_percent", "fee_nights"});
    readFee(noShow, terms.noShow.emplace());
}

}  // namespace roomrack::api::v1
