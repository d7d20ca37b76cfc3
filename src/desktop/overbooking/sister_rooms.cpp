// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/sister_rooms.h"

#include "advice/distance.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <memory>

namespace roomrack::desktop {

SisterRooms::SisterRooms(HotelSession &session, PageActions &actions, const Theme &theme)
    : session_(session), actions_(actions), none_(style::muted({}))
{
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.muted = {1};
    shape.widths = {200, 120, 90, 110, 130};
    shape.spare = {1};
    table_ = new RowsTable(
        theme,
        {{tr("Hotel")},
         {tr("City")},
         {tr("Distance"), {}, true},
         {tr("Available rooms"), tr("Rooms available on every night of the guest's stay"), true},
         {tr("Rate from"), tr("Cheapest room for these guests, average per room per night"), true}},
        shape);
    table_->setObjectName(QStringLiteral("overbooking.sisters"));
    table_->setAccessibleName(tr("Sister hotels with available rooms, by distance"));
    style::withoutMargins<QVBoxLayout>(this)->addWidget(
        tableCard(tr("Rooms in sister hotels"), &state_, table_, none_));
}

PropertyId SisterRooms::chosen() const
{
    return PropertyId{table_->current()};
}

void SisterRooms::findFor(std::optional<storage::BookingRow> guest)
{
    const bool same = guest && guest_ && partyOf(guest->booking) == partyOf(guest_->booking);
    guest_ = std::move(guest);
    const int question = ++askedFor_;
    const std::vector<inventory::Property> &all = session_.properties();
    if (!guest_ || all.size() < 2) return showOffers({});
    if (!same) dropOffers();
    // Snapshots arrive one by one; the last one shows them all.
    const auto answers = std::make_shared<Answers>();
    answers->missing = all.size() - 1;
    for (const inventory::Property &property : all) {
        if (property.id == session_.property()) continue;
        engine::whenDone(session_.service().snapshotLater(property.id), this,
                         [this, question, answers](const Result<engine::SnapshotPtr> &hotel) {
                             if (hotel) {
                                 answers->hotels.push_back(*hotel);
                             } else {
                                 ++answers->failed;
                                 answers->problem = hotel.error().text();
                             }
                             if (--answers->missing == 0 && question == askedFor_)
                                 findOffers(question, answers);
                         });
    }
}

/// In the reading thread: the prices of a large hotel take longer than a frame.
void SisterRooms::findOffers(int question, const std::shared_ptr<Answers> &answers)
{
    using Offers = Result<std::vector<SisterOffer>>;
    const auto found = session_.reads().ask(
        [here = session_.view().property(), party = partyOf(guest_->booking), answers](
            storage::Reader &) -> Offers { return sisterOffers(here, answers->hotels, party); });
    engine::whenDone(found, this, [this, question, answers](const Offers &offers) {
        if (question != askedFor_) return;
        if (offers) return showOffers(*answers, *offers);
        answers->hotels.clear();
        answers->problem = offers.error().text();
        showOffers(*answers);
    });
}

/// Rooms for another party must not be taken for this one's.
void SisterRooms::dropOffers()
{
    offers_.clear();
    state_->clear();
    showOr(table_, none_, tr("Searching for rooms…"));
}

QString SisterRooms::emptyText(const Answers &answers) const
{
    if (session_.properties().size() < 2)
        return tr("No sister hotels in this file. To walk a guest to another hotel, "
                  "choose “Walk guest…” and enter its name.");
    // A list of guests always has a current one: none is chosen only where none has to be walked.
    if (!guest_) return tr("Rooms in sister hotels appear here when a guest has to be walked.");
    return answers.hotels.empty()
               ? tr("The rooms of sister hotels could not be loaded: %1").arg(answers.problem)
               : QString();
}

void SisterRooms::showOffers(const Answers &answers, std::vector<SisterOffer> offers)
{
    offers_ = std::move(offers);
    QString state;
    if (guest_) {
        state = stayText(guest_->booking.stay, locale());
        if (answers.failed > 0)
            state +=
                QStringLiteral(" \u00b7 ") + tr("%Ln hotel(s) not loaded", nullptr, answers.failed);
    }
    std::vector<Row> rows;
    for (const SisterOffer &offer : offers_) {
        Row row;
        row.key = offer.property.value;
        row.quiet = guest_ && offer.rooms < guest_->booking.rooms;
        const QString km = offer.km ? tr("%1 km").arg(locale().toString(*offer.km, 'f', 1))
                                    : QStringLiteral("\u2013");
        const QString price = offer.night < 0 ? QStringLiteral("\u2013")
                                              : Money{offer.night, offer.currency}.text(locale());
        const bool own = offer.currency == session_.view().property().currency;
        row.cells = {
            {offer.name, style::tip(offer.name)},
            {offer.city, style::tip(offer.city)},
            {km},
            {locale().toString(offer.rooms)},
            {price, own && offer.night >= 0 ? actions_.secondTip(offer.night) : QString()}};
        rows.push_back(std::move(row));
    }
    table_->setRows(std::move(rows));
    const QString text = emptyText(answers);
    showOr(table_, none_, text);
    state_->setText(text.isEmpty() ? state : QString());
    state_->setToolTip(style::tip(answers.problem));
    emit offersShown();
}

double SisterRooms::kmTo(PropertyId sister) const
{
    const inventory::Property &here = session_.view().property();
    const advice::Place from{here.latitude, here.longitude};
    for (const inventory::Property &there : session_.properties()) {
        const advice::Place to{there.latitude, there.longitude};
        if (there.id == sister && from.isKnown() && to.isKnown())
            return advice::distanceKm(from, to);
    }
    return -1;
}

}  // namespace roomrack::desktop

#include "moc_sister_rooms.cpp"
