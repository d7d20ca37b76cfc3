// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_filters.h"

#include "core/zone.h"
#include "desktop/audit/audit_line.h"
#include "desktop/words/stay_words.h"

namespace roomrack::desktop {

AuditFilters::AuditFilters(QWidget *parent)
    : SearchFilters(tr("Guest, number, user, date or any word shown"), tr("Search the audit trail"),
                    parent),
      people_(add(new ChoiceButton(tr("User")))), kinds_(add(new ChoiceButton(tr("Type")))),
      recorded_(add(new RangeButton(tr("Date")))), nights_(add(new RangeButton(tr("Nights")))),
      types_(add(new ChoiceButton(tr("Room type"))))
{
    std::vector<ChoiceButton::Choice> kinds;
    const auto groups = kindGroups();
    for (size_t i = 0; i < groups.size(); ++i) kinds.push_back({groups[i].name, int(i)});
    kinds_->setChoices(kinds);
}

void AuditFilters::setHouse(const HotelView &view, Night today)
{
    property_ = view.property();
    std::vector<ChoiceButton::Choice> people;
    for (const ActorChoice &one : actorChoices(view)) people.push_back({one.name, one.actor.value});
    people_->setChoices(people);
    std::vector<ChoiceButton::Choice> types;
    for (const auto &t : view.catalogue().roomTypes) types.push_back({t.name, t.id.value});
    types_->setChoices(types);
    recorded_->setToday(today, YearlessDate::Last);
    nights_->setToday(property_.businessDate);
    recorded_->suggest(today - 6, today);
    nights_->suggest(property_.businessDate, property_.businessDate + 6);
}

storage::AuditQuery AuditFilters::query() const
{
    storage::AuditQuery query;
    query.property = property_.id;
    query.search = searchWords(searched());
    query.bulkAsOne = true;
    for (const QVariant &v : people_->chosen()) query.actors.push_back(ActorId{v.toLongLong()});
    const auto groups = kindGroups();
    for (const QVariant &v : kinds_->chosen()) {
        const auto &kinds = groups[size_t(v.toInt())].kinds;
        query.kinds.insert(query.kinds.end(), kinds.begin(), kinds.end());
    }
    for (const QVariant &v : types_->chosen())
        query.roomTypes.push_back(RoomTypeId{v.toLongLong()});
    query.nights = nights_->range();
    if (const auto days = recorded_->range()) {
        const QTimeZone zone = core::timeZone(property_.timeZone).value_or(QTimeZone::utc());
        query.from = core::localInstant(zone, days->checkIn(), QTime(0, 0));
        query.until = core::localInstant(zone, days->checkOut(), QTime(0, 0));
    }
    return query;
}

}  // namespace roomrack::desktop

#include "moc_audit_filters.cpp"
