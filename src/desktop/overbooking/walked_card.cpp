// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/walked_card.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/whole_rows.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kMostRows = 50;

/// The walked guests with the latest check-in dates.
Result<std::vector<WalkedGuest>> walkedGuests(storage::Reader &reader, PropertyId property)
{
    storage::BookingQuery query;
    query.property = property;
    query.statuses = {booking::BookingStatus::Walked};
    query.sort = storage::BookingSort::CheckIn;
    query.descending = true;
    const auto page = reader.ask(storage::Bookings{query, 0, kMostRows});
    if (!page) return tl::unexpected(page.error());
    std::vector<WalkedGuest> guests;
    for (const storage::BookingRow &row : page->rows) {
        const auto walk = reader.ask(storage::WalkOf{property, row.booking.id});
        if (!walk) continue;  // imported as walked: destination unknown
        WalkedGuest guest{row, *walk, 0};
        const auto history = reader.ask(storage::BookingHistory{property, row.booking.id});
        if (!history) return tl::unexpected(history.error());
        for (const booking::Record &record : *history) {
            if (record.kind == booking::RecordKind::BookingWalked) guest.cost = record.amount;
        }
        guests.push_back(std::move(guest));
    }
    return guests;
}

/// "Sol", or "Sol · 1017" with the number of the booking there.
QString walkedTo(const booking::WalkRow &walk)
{
    if (!walk.sisterBooking) return walk.hotel;
    return QStringLiteral("%1 \u00b7 %2").arg(walk.hotel, bookingNumber(walk.sisterBooking));
}

}  // namespace

WalkedCard::WalkedCard(HotelSession &session, const PageActions &actions, const Theme &theme,
                       QWidget *parent)
    : QFrame(parent), session_(session), actions_(actions), table_(nullptr),
      message_(style::muted({})), letter_(new QPushButton(tr("Create &letter…")))
{
    setProperty("look", QStringLiteral("card"));
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.widths = {130, 120, 90};
    shape.stretch = 1;
    table_ =
        new RowsTable(theme, {{tr("Guest")}, {tr("Walked to")}, {tr("Cost"), {}, true}}, shape);
    table_->setObjectName(QStringLiteral("overbooking.walked"));
    table_->setAccessibleName(tr("Walked guests"));
    WholeRows::install(table_);
    message_->setAlignment(Qt::AlignCenter);
    message_->setWordWrap(true);
    letter_->setObjectName(QStringLiteral("overbooking.letter"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(style::cardHeader(tr("Walked guests"), &sum_));
    all->addWidget(style::hairline());
    all->addWidget(message_, 1);
    all->addWidget(table_, 1);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    row->addStretch();
    row->addWidget(letter_);
    all->addLayout(row);
    setRowKey(letter_, Qt::Key_Return);
    offerButtons(table_, {letter_});
    connect(letter_, &QPushButton::clicked, this, [this] { write(table_->current()); });
    connect(table_, &RowsTable::entered, this, &WalkedCard::write);
    show(std::vector<WalkedGuest>{});
}

void WalkedCard::reload()
{
    if (asked_.isRunning()) asked_.cancel();
    const PropertyId property = session_.property();
    asked_ = session_.ask(
        [property](storage::Reader &reader) { return walkedGuests(reader, property); }, this,
        [this](Result<std::vector<WalkedGuest>> guests) { show(std::move(guests)); });
}

void WalkedCard::show(Result<std::vector<WalkedGuest>> guests)
{
    guests_ = guests ? std::move(*guests) : std::vector<WalkedGuest>{};
    const inventory::Catalogue &house = session_.view().catalogue();
    std::vector<Row> rows;
    qint64 sum = 0;
    for (const WalkedGuest &guest : guests_) {
        const booking::Booking &b = guest.row.booking;
        const QString name =
            guest.row.guest.name.isEmpty() ? bookingNumber(b.id) : guest.row.guest.name;
        const QString tip = QStringLiteral("%1 \u00b7 %2 \u00b7 %3")
                                .arg(bookingNumber(b.id), roomsText(house, b.counted, b.rooms),
                                     stayText(b.stay, locale()));
        Row row;
        row.key = b.id.value;
        row.cells = {{name, tip},
                     {walkedTo(guest.walk), tip},
                     {numberText(house, guest.cost, locale()), actions_.secondTip(guest.cost)}};
        rows.push_back(std::move(row));
        sum += guest.cost;
    }
    const bool none = rows.empty();
    table_->setRows(std::move(rows));
    table_->setVisible(!none);
    letter_->setVisible(!none);
    message_->setVisible(none);
    message_->setText(
        guests ? tr("No walked guests.")
               : tr("The walked guests could not be loaded: %1").arg(guests.error().text()));
    sum_->setText(none ? QString() : amountText(house, sum, locale()));
    sum_->setToolTip(none ? QString() : actions_.secondTip(sum));
    chooseWanted();
    emit shown();
}

void WalkedCard::choose(BookingId booking)
{
    wanted_ = booking;
    chooseWanted();
}

void WalkedCard::chooseWanted()
{
    if (!wanted_ || table_->rows().rowOf(wanted_.value) < 0) return;
    table_->choose(wanted_.value);
    table_->scrollTo(table_->currentIndex());
    wanted_ = {};
}

void WalkedCard::write(qint64 booking)
{
    for (const WalkedGuest &guest : guests_) {
        if (guest.row.booking.id.value == booking) emit letterWanted(guest.row, guest.walk);
    }
}

}  // namespace roomrack::desktop

#include "moc_walked_card.cpp"
