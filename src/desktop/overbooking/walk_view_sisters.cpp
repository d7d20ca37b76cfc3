// SPDX-License-Identifier: GPL-3.0-or-later
// The walk list's parts for the other hotels of the file, the walk itself and the letter.
#include "desktop/overbooking/letter_dialog.h"
#include "desktop/overbooking/walk_cost_fields.h"
#include "desktop/overbooking/walk_dialog.h"
#include "desktop/overbooking/walk_view.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/stay_words.h"

#include "advice/distance.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <memory>

namespace roomrack::desktop {

void WalkView::showAllowed()
{
    allow(walk_, guest() != nullptr, session_.whyNot(booking::Act::RunDesk));
}

void WalkView::askSisters()
{
    const int question = ++askedFor_;
    const bool any = guest() != nullptr;
    showAllowed();
    open_->setEnabled(any && actions_.openBooking);
    const std::vector<inventory::Property> &all = session_.properties();
    if (!any || all.size() < 2) {
        showSisters({});
        return;
    }
    // Snapshots arrive one by one; the last one shows them all.
    struct Answers {
        std::vector<engine::SnapshotPtr> hotels;
        size_t missing = 0;
    };
    const auto answers = std::make_shared<Answers>();
    answers->missing = all.size() - 1;
    for (const inventory::Property &property : all) {
        if (property.id == session_.property()) continue;
        engine::whenDone(session_.service().snapshotLater(property.id), this,
                         [this, question, answers](const Result<engine::SnapshotPtr> &hotel) {
                             if (hotel) answers->hotels.push_back(*hotel);
                             if (--answers->missing == 0 && question == askedFor_)
                                 showSisters(answers->hotels);
                         });
    }
}

void WalkView::showSisters(const std::vector<engine::SnapshotPtr> &hotels)
{
    const storage::ArrivalRow *chosen = guest();
    offers_.clear();
    if (chosen) {
        const booking::Booking &b = chosen->row.booking;
        offers_ = sisterOffers(session_.view().property(), hotels, b.stay, b.rooms);
        sistersState_->setText(hotels.empty() ? QString() : stayText(b.stay, locale()));
    }
    std::vector<Row> rows;
    for (const SisterOffer &offer : offers_) {
        Row row;
        row.key = offer.property.value;
        row.quiet = chosen && offer.rooms < chosen->row.booking.rooms;
        const QString km = offer.km ? tr("%1 km").arg(locale().toString(*offer.km, 'f', 1))
                                    : QStringLiteral("\u2013");
        const QString price = offer.night < 0 ? QStringLiteral("\u2013")
                                              : Money{offer.night, offer.currency}.text(locale());
        const bool own = offer.currency == session_.view().property().currency;
        row.cells = {
            {offer.name},
            {offer.city},
            {km},
            {locale().toString(offer.rooms)},
            {price, own && offer.night >= 0 ? actions_.secondTip(offer.night) : QString()}};
        rows.push_back(std::move(row));
    }
    sisters_->setRows(std::move(rows));
    QString text;
    if (session_.properties().size() < 2)
        text = tr("No sister hotels in this file. To walk a guest to another hotel, "
                  "choose “Walk guest…” and enter its name.");
    else if (!chosen)
        text = tr("Choose a guest to see rooms in sister hotels.");
    noSisters_->setText(text);
    noSisters_->setVisible(!text.isEmpty());
    sisters_->setVisible(text.isEmpty());
    if (!text.isEmpty()) sistersState_->clear();
}

double WalkView::kmTo(PropertyId sister) const
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

void WalkView::walk()
{
    const storage::ArrivalRow *chosen = guest();
    if (!chosen || !walk_->isEnabled()) return;
    auto *dialog = new WalkDialog(session_, chosen->row, offers_, PropertyId{sisters_->current()},
                                  cost_.cost(), window());
    connect(dialog, &WalkDialog::carriedOut, this, [this, dialog] {
        const storage::BookingRow row = dialog->row();
        const booking::WalkRow where = dialog->walk();
        if (actions_.notify) {
            Notice notice = Notice::good(tr("Booking %1 walked to %2. The rooms are back on sale.")
                                             .arg(bookingNumber(row.booking.id), where.hotel));
            notice.seconds = 12;
            actions_.notify(notice);
        }
        writeLetter(row, where);
    });
    dialog->open();
}

void WalkView::writeLetter(const storage::BookingRow &row, const booking::WalkRow &walk)
{
    auto *dialog =
        new LetterDialog(LetterDialog::letterFor(row, walk, walk.sister ? kmTo(walk.sister) : -1.0,
                                                 session_.view().catalogue(), locale()),
                         row.booking.id, window());
    dialog->open();
}

}  // namespace roomrack::desktop
