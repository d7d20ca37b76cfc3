// SPDX-License-Identifier: GPL-3.0-or-later
// PUT /v1/inventory: edits cells of the grid, all or none. As in the window, the edit carries the
// version that the client has seen, so that it cannot overwrite changes it has not seen.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "booking/limits.h"
#include "booking/restriction_fields.h"
#include "core/named.h"

namespace roomrack::api::v1 {

namespace {

using booking::CellField;

constexpr int kRunsAtMost = 2'000, kCellNightsAtMost = 1'000;

constexpr auto kFields = [] {
    constexpr size_t kOthers = 3;
    core::Names<CellField, std::size(inventory::kRestrictions) + kOthers> names{};
    size_t at = 0;
    names[at++] = {CellField::ForSale, "for_sale"};
    for (const booking::RestrictionRow &row : inventory::kRestrictions)
        names[at++] = {booking::fieldOf(row), row.key};
    names[at++] = {CellField::OutOfOrder, "out_of_order"};
    names[at++] = {CellField::Rate, "rate"};
    return names;
}();

PoolId poolOf(Form &form, const Value &value, const engine::HotelView &hotel)
{
    const qint64 id = form.take(value.integer(1, std::numeric_limits<qint32>::max()));
    if (form.ok() && !hotel.catalogue().pool(PoolId{id}))
        form.refuse(value.path(), ErrorText::tr("pool not found"));
    return PoolId{id};
}

/// Null resets to the default: the cap of the room type, no rate of its own.
qint64 valueOf(Form &form, const Value &value, CellField field, Currency currency)
{
    if (value.kind() == Kind::Null) return -1;
    if (booking::isSwitch(field)) return form.take(value.boolean()) ? 1 : 0;
    if (field == CellField::Rate) return form.money(value, currency);
    return form.take(value.integer(0, booking::kMostRooms));
}

/// The rate plan and the channel that a restriction holds for; null and missing ones: all.
void readScope(Form &form, const Value &given, const engine::HotelView &hotel,
               booking::CellRow &row)
{
    const bool restriction = booking::restrictionOf(row.field) != nullptr;
    if (restriction && given["plan"].present()) row.plan = form.plan(given["plan"], hotel);
    if (!given["channel"].present()) return;
    if (restriction)
        row.channel = form.channel(given["channel"], hotel);
    else
        form.refuse(given["channel"].path(), ErrorText::tr("only restrictions can have a channel"));
}

booking::CellRun runOf(Form &form, const Value &given, const engine::HotelView &hotel)
{
    booking::CellRun run;
    form.object(given, {"field", "room_type", "pool", "plan", "channel", "guests", "from", "nights",
                        "value"});
    run.row.field = form.oneOf(given["field"], kFields);
    if (run.row.field == CellField::OutOfOrder)
        run.row.pool = poolOf(form, given["pool"], hotel);
    else
        run.row.roomType = form.roomType(given["room_type"], hotel);
    if (run.row.field == CellField::Rate) {
        run.row.plan = form.plan(given["plan"], hotel);
        if (given["guests"].present()) run.row.guests = form.take(given["guests"].count(0, 99));
    }
    readScope(form, given, hotel, run.row);
    run.range.first = form.take(given["from"].night());
    run.range.nights =
        given["nights"].present() ? form.take(given["nights"].count(1, kCellNightsAtMost), 1) : 1;
    if (given["value"].kind() == Kind::Missing)
        form.refuse(given["value"].path(), ErrorText::tr("is missing"));
    else
        run.values = {valueOf(form, given["value"], run.row.field, hotel.property().currency)};
    return run;
}

/// Fields need different permissions, so an edit has rooms, restrictions or rates only.
void wantOneField(Form &form, const std::vector<booking::CellRun> &cells)
{
    for (size_t i = 1; i < cells.size(); ++i) {
        if (booking::actOf(cells[i].row.field) != booking::actOf(cells.front().row.field))
            form.refuse(QStringLiteral("cells[%1].field").arg(i),
                        ErrorText::tr("send rooms, restrictions and rates in separate requests"));
    }
}

}  // namespace

void serveInventory(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::EditBlock edit;
    edit.caller = api.caller(call, *hotel);
    form.each("cells", kRunsAtMost,
              [&](const Value &v) { edit.cells.push_back(runOf(form, v, *hotel)); });
    const Value seen = form["seen"];
    form.object(seen, {"epoch", "seq", "commit"});
    constexpr qint64 kAny = std::numeric_limits<qint64>::max();
    edit.seen = booking::SeenVersion{form.take(seen["epoch"].integer(0, kAny)),
                                     form.take(seen["seq"].integer(0, kAny))};
    edit.text.reason = form.text("reason", 200);
    edit.text.origin = QStringLiteral("API");
    wantOneField(form, edit.cells);
    if (!form.ok()) return refuseForm(call, form);
    const qint64 epoch = hotel->epoch();
    api.once(call, std::move(edit), [epoch](const booking::Answer &answer) {
        Writer w;
        w.beginObject();
        w.key("changed").number(answer.cells);
        w.key("seen").beginObject();
        w.key("epoch").number(epoch);
        w.key("seq").number(answer.seq);
        w.endObject();
        w.endObject();
        return booking::ClaimAnswer{200, w.take()};
    });
}

}  // namespace roomrack::api::v1
