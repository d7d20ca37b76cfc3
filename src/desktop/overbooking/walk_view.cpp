// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/walk_view.h"

#include "desktop/overbooking/sister_rooms.h"
#include "desktop/overbooking/walk_cost_fields.h"
#include "desktop/overbooking/walk_dialog.h"
#include "desktop/overbooking/walk_letter.h"
#include "desktop/overbooking/walked_card.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/key_splitter.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"
#include "reports/words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kSoonMs = 300;
constexpr qint64 kRowsAtMost = 100'000;
constexpr int kWalkNoticeSeconds = 12;

qint64 keyOf(const Shortage &s)
{
    return qint64(s.night.day()) * kRowsAtMost + s.pool * 300 + s.type + 1;
}

advice::WalkCandidate candidateOf(const storage::ArrivalRow &arrival)
{
    const booking::Booking &b = arrival.row.booking;
    return {b.id, b.rooms, b.stay.nights(), b.total, arrival.earlierStays, b.created};
}

/// The arrivals that count towards the shortage, in walk order.
std::vector<storage::ArrivalRow> inOrder(std::vector<storage::ArrivalRow> arrivals,
                                         const Shortage &night, const HotelView &view)
{
    std::erase_if(arrivals, [&](const storage::ArrivalRow &a) {
        const int type = view.catalogue().typeIndex(a.row.booking.counted);
        if (type < 0) return true;
        return night.type >= 0 ? type != night.type : view.ledger().poolOf(type) != night.pool;
    });
    std::sort(arrivals.begin(), arrivals.end(),
              [](const storage::ArrivalRow &a, const storage::ArrivalRow &b) {
                  return advice::walksBefore(candidateOf(a), candidateOf(b));
              });
    return arrivals;
}

}  // namespace

WalkView::WalkView(HotelSession &session, PageActions &actions, const Theme &theme,
                   WalkCostFields &cost, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), cost_(cost), nights_(nullptr),
      guests_(nullptr), sisters_(new SisterRooms(session, actions, theme)),
      walked_(new WalkedCard(session, actions, theme)), noNights_(style::muted({})),
      noGuests_(style::muted({})), open_(new QPushButton(tr("&Open booking"))),
      walk_(new QPushButton(tr("&Walk guest…")))
{
    auto *left = new KeySplitter(Qt::Vertical);
    auto *right = new KeySplitter(Qt::Vertical);
    auto *both = new KeySplitter(Qt::Horizontal);
    left->addWidget(makeNights(theme));
    left->addWidget(walked_);
    right->addWidget(makeGuests(theme));
    right->addWidget(sisters_);
    for (QSplitter *splitter : {left, right}) {
        splitter->setStretchFactor(0, 3);
        splitter->setStretchFactor(1, 2);
    }
    both->addWidget(left);
    both->addWidget(right);
    both->setStretchFactor(1, 1);
    both->setSizes({490, 900});
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(both);
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, &WalkView::refresh);
    connect(walked_, &WalkedCard::letterWanted, this, &WalkView::writeLetter);
    connect(walked_, &WalkedCard::shown, this, [this] {
        if (std::exchange(focusWanted_, false)) focusList();
    });
    connectSession();
    refresh();
}

void WalkView::connectSession()
{
    const auto outdate = [this] {
        stale_ = true;
        if (!soon_.isActive()) soon_.start();
    };
    connect(&session_, &HotelSession::loaded, this, outdate);
    connect(&session_.users(), &DeskUsers::personChanged, this, &WalkView::showAllowed);
    connect(&session_.changes(), &HotelChanges::cellsChanged, this, outdate);
    connect(&session_.changes(), &HotelChanges::bookingsChanged, this, outdate);
    connect(&session_.changes(), &HotelChanges::businessDateMoved, this, outdate);
    connect(&actions_, &PageActions::secondChanged, this, outdate);
}

QWidget *WalkView::makeNights(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.badge = 4;
    shape.stretch = 1;
    shape.widths = {136, 90, 54, 54, 116};
    shape.spare = {2};
    nights_ = new RowsTable(theme,
                            {{tr("Night")},
                             {tr("Pool")},
                             {tr("Rooms"), tr("Total rooms minus out of order"), true},
                             {tr("Sold"), {}, true},
                             {tr("Status")}},
                            shape);
    nights_->setObjectName(QStringLiteral("overbooking.nights"));
    nights_->setAccessibleName(tr("Oversold nights"));
    connect(nights_, &RowsTable::chosen, this, &WalkView::askArrivals);
    return tableCard(tr("Oversold nights"), &nightsState_, nights_, noNights_);
}

QWidget *WalkView::makeGuests(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.badge = 6;
    shape.muted = {1};
    shape.widths = {150, 88, 104, 66, 84, 60, 104};
    shape.spare = {1, 2};
    guests_ = new RowsTable(theme,
                            {{tr("Guest")},
                             {tr("Booking")},
                             {tr("Room")},
                             {tr("Nights"), {}, true},
                             {tr("Rate"), tr("Average rate per room per night"), true},
                             {tr("Stays"), tr("Number of previous stays"), true},
                             {tr("Walk")}},
                            shape);
    guests_->setObjectName(QStringLiteral("overbooking.guests"));
    guests_->setAccessibleName(tr("Arrivals in recommended walk order"));
    open_->setObjectName(QStringLiteral("overbooking.open"));
    walk_->setObjectName(QStringLiteral("overbooking.walk"));
    style::primary(walk_);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    bar->setSpacing(style::kSmallGap);
    bar->addWidget(open_);
    bar->addStretch();
    bar->addWidget(walk_);
    setRowKey(walk_, Qt::Key_Return);
    offerButtons(guests_, {open_, walk_});
    connect(guests_, &RowsTable::chosen, this, &WalkView::findSisters);
    connect(guests_, &RowsTable::entered, this, &WalkView::walk);
    offerButtons(sisters_->table(), {walk_});
    connect(sisters_->table(), &RowsTable::entered, this, &WalkView::walk);
    connect(walk_, &QPushButton::clicked, this, &WalkView::walk);
    connect(open_, &QPushButton::clicked, this, [this] {
        if (guests_->current() > 0 && actions_.openBooking)
            actions_.openBooking(BookingId{guests_->current()});
    });
    return tableCard(tr("Walk candidates"), &guestsState_, guests_, noGuests_, bar);
}

void WalkView::setShown(bool shown)
{
    shown_ = shown;
    if (!shown_ || !stale_) return;
    stale_ = false;
    askArrivals();
    walked_->reload();
}

void WalkView::refresh()
{
    const QWidget *const focused = window()->focusWidget();  // a dialog may be active
    shortages_ = shortages(session_.view());
    const inventory::Catalogue &house = session_.view().catalogue();
    std::vector<Row> rows;
    int oversold = 0;
    for (const Shortage &s : shortages_) {
        Row row;
        row.key = keyOf(s);
        const QString name =
            s.type >= 0 ? house.roomTypes[size_t(s.type)].name : house.pools[size_t(s.pool)].name;
        const RowCell badge =
            s.beyond > 0
                ? RowCell{tr("%n oversold", nullptr, s.beyond), tr("Sold above the limit"),
                          Tone::Bad}
                : RowCell{tr("%n within policy", nullptr, s.missing),
                          tr("Within the limit set by the overbooking policy"), Tone::Warn};
        oversold += s.beyond > 0 ? 1 : 0;
        row.cells = {{reports::nightsText(Stay(s.night, 1), reports::Granularity::Day, locale())},
                     {name},
                     {locale().toString(s.rooms)},
                     {locale().toString(s.sold)},
                     badge};
        rows.push_back(std::move(row));
    }
    std::set<Night> different;  // several pools may be oversold on one night
    for (const Shortage &shortage : shortages_) different.insert(shortage.night);
    nightsState_->setText(different.empty()
                              ? QString()
                              : tr("%Ln night(s)", nullptr, static_cast<int>(different.size())));
    nights_->setRows(std::move(rows));
    showOr(nights_, noNights_,
           shortages_.empty() ? tr("No oversold nights. Nights with more rooms sold than available "
                                   "appear here.")
                              : QString());
    emit oversoldNights(oversold);
    setShown(shown_);
    moveFocusFrom(focused);
}

/// A list or button that is hidden or disabled passes its focus on, mostly to a splitter's handle.
void WalkView::moveFocusFrom(const QWidget *before)
{
    if (!before || !isVisible() || !isAncestorOf(before)) return;
    if (before->isVisible() && before->isEnabled()) return;
    focusWanted_ = !focusList();
}

bool WalkView::focusList()
{
    for (RowsTable *list : {guests_, nights_, walked_->table()}) {
        if (!list->isVisible()) continue;
        list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return false;
}

const Shortage *WalkView::night() const
{
    const auto at = std::find_if(shortages_.begin(), shortages_.end(), [this](const Shortage &s) {
        return keyOf(s) == nights_->current();
    });
    return at == shortages_.end() ? nullptr : &*at;
}

void WalkView::askArrivals()
{
    if (asked_.isRunning()) asked_.cancel();
    if (!shown_) {
        stale_ = true;
        return;
    }
    const Shortage *chosen = night();
    if (!chosen) {
        arrivals_.clear();
        guests_->setRows({});
        guestsState_->clear();
        showOr(guests_, noGuests_,
               shortages_.empty() ? tr("No oversold nights: no guest has to be walked.")
                                  : tr("Choose a night to see its walk candidates."));
        findSisters();
        return;
    }
    asked_ = session_.ask(storage::Arrivals{session_.property(), chosen->night}, this,
                          [this, of = *chosen](Result<std::vector<storage::ArrivalRow>> arrivals) {
                              showArrivals(of, std::move(arrivals));
                          });
}

void WalkView::showArrivals(const Shortage &of, Result<std::vector<storage::ArrivalRow>> arrivals)
{
    const Shortage *chosen = night();
    if (!chosen || chosen->night != of.night || chosen->pool != of.pool) return;
    const QWidget *const focused = window()->focusWidget();
    if (arrivals) {
        arrivals_ = inOrder(std::move(*arrivals), *chosen, session_.view());
        guests_->setRows(guestRows(*chosen));
        sayGuests(*chosen);
    } else {
        arrivals_.clear();
        guests_->setRows({});
        guestsState_->clear();
        showOr(guests_, noGuests_,
               tr("The arrivals could not be loaded: %1").arg(arrivals.error().text()));
    }
    findSisters();
    moveFocusFrom(focused);
}

void WalkView::sayGuests(const Shortage &night)
{
    QString text = tr("%Ln room(s) short", nullptr, night.missing);
    if (night.type >= 0)
        text = tr("pool has rooms left; assign another room type");
    else if (night.beyond == 0)
        text += QStringLiteral(" \u00b7 ") + tr("no-shows possible");
    const int days = night.night - session_.businessDate();
    if (days > 0) text += QStringLiteral(" \u00b7 ") + tr("in %Ln day(s)", nullptr, days);
    guestsState_->setText(text);
    showOr(guests_, noGuests_,
           arrivals_.empty() ? tr("No arrivals to walk on this night. Guests who are in house or "
                                  "arrive earlier keep their rooms.")
                             : QString());
}

std::vector<Row> WalkView::guestRows(const Shortage &night) const
{
    const inventory::Catalogue &house = session_.view().catalogue();
    std::vector<advice::WalkCandidate> candidates;
    for (const storage::ArrivalRow &a : arrivals_) candidates.push_back(candidateOf(a));
    const std::vector<size_t> chosen = advice::chooseToWalk(candidates, night.missing);
    std::vector<Row> rows;
    for (size_t i = 0; i < arrivals_.size(); ++i) {
        const storage::ArrivalRow &a = arrivals_[i];
        const booking::Booking &b = a.row.booking;
        const bool first =
            night.type < 0 && std::find(chosen.begin(), chosen.end(), i) != chosen.end();
        const qint64 price = core::divideHalfEven(b.total, qint64(b.rooms) * b.stay.nights());
        Row row;
        row.key = b.id.value;
        row.cells = {{a.row.guest.name.isEmpty() ? tr("No name") : a.row.guest.name},
                     {bookingNumber(b.id)},
                     {roomsText(house, b.counted, b.rooms)},
                     {locale().toString(b.stay.nights())},
                     {numberText(house, price, locale()), actions_.secondTip(price)},
                     {locale().toString(a.earlierStays)},
                     first ? RowCell{tr("recommended"), {}, Tone::Warn}
                           : RowCell{tr("not needed"), {}, Tone::Neutral}};
        rows.push_back(std::move(row));
    }
    return rows;
}

const storage::ArrivalRow *WalkView::guest() const
{
    const auto at =
        std::find_if(arrivals_.begin(), arrivals_.end(), [this](const storage::ArrivalRow &a) {
            return a.row.booking.id.value == guests_->current();
        });
    return at == arrivals_.end() ? nullptr : &*at;
}

void WalkView::showAllowed()
{
    allow(walk_, guest() != nullptr, session_.whyNot(booking::Act::RunDesk));
}

void WalkView::findSisters()
{
    const storage::ArrivalRow *chosen = guest();
    showAllowed();
    open_->setEnabled(chosen && actions_.openBooking);
    sisters_->findFor(chosen ? std::optional(chosen->row) : std::nullopt);
}

void WalkView::walk()
{
    const storage::ArrivalRow *chosen = guest();
    if (!chosen || !walk_->isEnabled()) return;
    auto *dialog = new WalkDialog(session_, chosen->row, sisters_->offers(), sisters_->chosen(),
                                  cost_.cost(), window());
    connect(sisters_, &SisterRooms::offersShown, dialog, [this, dialog] {
        const storage::ArrivalRow *asked = guest();
        if (asked && asked->row.booking.id == dialog->row().booking.id)
            dialog->setSisters(sisters_->offers());
    });
    connect(dialog, &WalkDialog::offersOutdated, this,
            [this, dialog] { sisters_->findFor(dialog->row()); });
    connect(dialog, &WalkDialog::carriedOut, this,
            [this, dialog](const booking::Answer &answer) { walked(*dialog, answer); });
    // The page is destroyed before its session; its dialogs must be deleted with it.
    endWith(this, dialog);
    dialog->open();
}

void WalkView::walked(const WalkDialog &dialog, const booking::Answer &answer)
{
    const storage::BookingRow row = dialog.row();
    walked_->choose(row.booking.id);
    if (answer.repeated) return walkedBefore(row);
    booking::WalkRow where = dialog.walk();
    where.sisterBooking = answer.sisterBooking;
    if (actions_.notify) {
        const QString number = bookingNumber(row.booking.id);
        Notice notice = Notice::good(
            where.sisterBooking
                ? tr("Booking %1 walked to %2 and booked there as %3. The rooms are back on sale.")
                      .arg(number, where.hotel, bookingNumber(where.sisterBooking))
                : tr("Booking %1 walked to %2. The rooms are back on sale.")
                      .arg(number, where.hotel));
        notice.seconds = kWalkNoticeSeconds;
        actions_.notify(notice);
    }
    writeLetter(row, where);
}

/// By another user, while the dialog was open: the guest goes to the hotel that is stored, which
/// may not be the one that was entered here.
void WalkView::walkedBefore(const storage::BookingRow &row)
{
    session_.ask(storage::WalkOf{row.booking.property, row.booking.id}, this,
                 [this, row](const Result<booking::WalkRow> &walk) {
                     if (!walk) {
                         if (actions_.notify) actions_.notify(Notice::error(walk.error()));
                         return;
                     }
                     const Notice notice{Tone::Warn,
                                         tr("Booking %1 was already walked to %2.")
                                             .arg(bookingNumber(row.booking.id), walk->hotel),
                                         {},
                                         {},
                                         kWalkNoticeSeconds};
                     if (actions_.notify) actions_.notify(notice);
                     writeLetter(row, *walk);
                 });
}

void WalkView::writeLetter(const storage::BookingRow &row, const booking::WalkRow &walk)
{
    const double km = walk.sister ? sisters_->kmTo(walk.sister) : -1.0;
    openWalkLetter(session_, row, walk, km, this);
}

}  // namespace roomrack::desktop

#include "moc_walk_view.cpp"
