// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_filters.h"

#include "core/zone.h"
#include "desktop/audit/audit_line.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/range_button.h"
#include "desktop/widgets/search_field.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QHBoxLayout>

namespace roomrack::desktop {

AuditFilters::AuditFilters(QWidget *parent)
    : QWidget(parent), search_(new SearchField(tr("Guest, number, user, date or any word shown"))),
      people_(new ChoiceButton(tr("User"))), kinds_(new ChoiceButton(tr("Type"))),
      recorded_(new RangeButton(tr("Date"))), nights_(new RangeButton(tr("Nights"))),
      types_(new ChoiceButton(tr("Room type"))), clear_(new QPushButton(tr("Clear")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    row->setSpacing(style::kSmallGap);
    search_->setAccessibleName(tr("Search the audit trail"));
    style::flat(clear_);
    clear_->setAutoDefault(false);
    clear_->hide();
    row->addWidget(search_, 1);
    for (QWidget *w :
         std::initializer_list<QWidget *>{people_, kinds_, recorded_, nights_, types_, clear_}) {
        row->addWidget(w);
    }
    std::vector<ChoiceButton::Choice> kinds;
    const auto groups = kindGroups();
    for (size_t i = 0; i < groups.size(); ++i) kinds.push_back({groups[i].name, int(i)});
    kinds_->setChoices(kinds);
    connect(search_, &SearchField::searched, this, &AuditFilters::announce);
    connect(search_, &SearchField::leftDownwards, this, &AuditFilters::leftDownwards);
    for (ChoiceButton *choice : {people_, kinds_, types_})
        connect(choice, &ChoiceButton::changed, this, &AuditFilters::announce);
    for (RangeButton *range : {recorded_, nights_})
        connect(range, &RangeButton::changed, this, &AuditFilters::announce);
    connect(clear_, &QPushButton::clicked, this, &AuditFilters::clear);
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
    query.search = searchWords(search_->text());
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

bool AuditFilters::isEmpty() const
{
    return search_->isBlank() && people_->chosen().isEmpty() && kinds_->chosen().isEmpty()
           && types_->chosen().isEmpty() && !recorded_->range() && !nights_->range();
}

QString AuditFilters::searched() const
{
    return search_->text().trimmed();
}

void AuditFilters::announce()
{
    search_->settle();
    clear_->setVisible(!isEmpty());
    if (!quiet_) emit changed();
}

void AuditFilters::clear()
{
    quiet_ = true;
    search_->clear();
    for (ChoiceButton *choice : {people_, kinds_, types_}) choice->clear();
    for (RangeButton *range : {recorded_, nights_}) range->setRange({});
    quiet_ = false;
    announce();
}

void AuditFilters::focusSearch()
{
    search_->begin();
}

}  // namespace roomrack::desktop

#include "moc_audit_filters.cpp"
