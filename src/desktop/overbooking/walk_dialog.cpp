// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/walk_dialog.h"

#include "booking/limits.h"
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 540;
constexpr int kRoomLetters = 24;
constexpr int kHintLines = 3;
constexpr int kSampleAmount = 11850;  ///< minor units, of an amount that an error shows

QString sisterText(const SisterOffer &offer, const QLocale &locale)
{
    if (!offer.km) return offer.name;
    return WalkDialog::tr("%1, %2 km", "a hotel and how far it is")
        .arg(offer.name, locale.toString(*offer.km, 'f', 1));
}

QStringList itemsOf(const QComboBox &box)
{
    QStringList items;
    for (int i = 0; i < box.count(); ++i) items << box.itemText(i);
    return items;
}

QStringList roomTexts(const SisterOffer &offer, const QLocale &locale)
{
    QStringList texts;
    for (const SisterRoom &each : offer.sold) {
        texts << QStringLiteral("%1 \u00b7 %2 \u00b7 %3")
                     .arg(Money{each.total, offer.currency}.text(locale), each.typeName,
                          each.planName);
    }
    return texts;
}

/// Sets a text that is being edited again.
void restoreEdit(QComboBox &box, const QString &text, int caret, int from, int length)
{
    box.setEditText(text);
    QLineEdit *edit = box.lineEdit();
    edit->setCursorPosition(caret);
    // The caret is at either end of a selection.
    if (length > 0 && caret == from)
        edit->setSelection(from + length, -length);
    else if (length > 0)
        edit->setSelection(from, length);
}

/// Price per room and night, minor units.
qint64 priceOf(const booking::Booking &b)
{
    const qint64 roomNights = qint64(b.rooms) * b.stay.nights();
    return roomNights > 0 ? core::divideHalfEven(b.total, roomNights) : 0;
}

}  // namespace

WalkDialog::WalkDialog(HotelSession &session, storage::BookingRow row,
                       std::vector<SisterOffer> sisters, PropertyId chosen,
                       const advice::WalkCost &cost, QWidget *parent)
    : CommandDialog(session, std::move(row), parent), sisters_(std::move(sisters)), chosen_(chosen),
      walkCost_(cost), what_(style::text({})), hotel_(new QComboBox),
      book_(new QCheckBox(tr("&Book a room there"))), room_(new QComboBox), hint_(style::muted({})),
      cost_(new QLineEdit), note_(new QLineEdit)
{
    build({tr("Walk booking %1?").arg(bookingNumber(this->row().booking.id)), tr("&Walk guest"),
           tr("&Cancel"), true},
          makeBody());
    hotel_->addItems(hotelTexts());
    chooseHotel();
    for (const QComboBox *box : {hotel_, room_}) box->view()->installEventFilter(this);
    connect(hotel_, &QComboBox::currentTextChanged, this, &WalkDialog::showRooms);
    connect(room_, &QComboBox::currentIndexChanged, this, &WalkDialog::showHint);
    connect(cost_, &QLineEdit::editingFinished, this, [this] { showCostProblem(costProblem()); });
    connect(cost_, &QLineEdit::textEdited, this, [this] {
        if (costWrong_) showCostProblem(costProblem());
    });
    connect(book_, &QCheckBox::clicked, this, [this](bool on) {
        wantsRoom_ = on;
        showRooms();
    });
    showRooms();
    const booking::Booking &b = this->row().booking;
    cost_->setText(
        typedAmount(b.rooms * walkCost_.of(priceOf(b)), view().property().currency, locale()));
    fill();
}

QWidget *WalkDialog::makeBody()
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(style::kGap);
    what_->setWordWrap(true);
    what_->setMinimumWidth(kWidth);
    column->addWidget(what_);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kSmallGap);
    hotel_->setObjectName(QStringLiteral("walk.hotel"));
    hotel_->setEditable(true);
    hotel_->setInsertPolicy(QComboBox::NoInsert);
    hotel_->lineEdit()->setMaxLength(booking::kMostHotelName);
    hotel_->lineEdit()->setPlaceholderText(tr("Hotel name"));
    hotel_->setAccessibleName(tr("Walk to"));
    cost_->setObjectName(QStringLiteral("walk.cost"));
    cost_->setAccessibleName(tr("Walk cost"));
    form->addRow(tr("Walk &to"), hotel_);
    addRoomFields(form);
    form->addRow(tr("Walk c&ost (%1)").arg(view().property().currency.code()), cost_);
    note_->setObjectName(QStringLiteral("walk.note"));
    note_->setAccessibleName(tr("Note"));
    note_->setMaxLength(int(booking::kMostLine));
    note_->setPlaceholderText(tr("Taxi, dinner voucher"));
    form->addRow(tr("&Note"), note_);
    column->addLayout(form);
    return body;
}

void WalkDialog::addRoomFields(QFormLayout *form)
{
    book_->setObjectName(QStringLiteral("walk.book"));
    room_->setObjectName(QStringLiteral("walk.room"));
    room_->setAccessibleName(tr("Room in the other hotel"));
    room_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    room_->setMinimumContentsLength(kRoomLetters);
    hint_->setObjectName(QStringLiteral("walk.hint"));
    hint_->setWordWrap(true);
    // Another hotel or room must not move the fields below.
    keepPlace(hint_, kHintLines);
    hint_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    form->addRow(QString(), book_);
    form->addRow(tr("&Room"), room_);
    form->addRow(QString(), hint_);
}

QStringList WalkDialog::hotelTexts() const
{
    QStringList texts;
    for (const SisterOffer &offer : sisters_) texts << sisterText(offer, locale());
    return texts;
}

/// The first one, if the preselected one is not offered.
void WalkDialog::chooseHotel()
{
    const auto at =
        std::find_if(sisters_.begin(), sisters_.end(),
                     [this](const SisterOffer &offer) { return offer.property == chosen_; });
    if (at != sisters_.end()) hotel_->setCurrentIndex(int(at - sisters_.begin()));
}

/// Keeps what is typed, with its selection and caret.
void WalkDialog::replaceHotels()
{
    const QLineEdit *edit = hotel_->lineEdit();
    const QString typed = edit->text();
    const int caret = edit->cursorPosition();
    const int from = edit->selectionStart();
    const int length = edit->selectionLength();
    hotel_->clear();
    hotel_->addItems(hotelTexts());
    hotel_->setCurrentIndex(hotel_->findText(typed));
    restoreEdit(*hotel_, typed, caret, from, length);
}

bool WalkDialog::isListOpen() const
{
    return hotel_->view()->isVisible() || room_->view()->isVisible();
}

bool WalkDialog::eventFilter(QObject *watched, QEvent *event)
{
    // A list is hidden before what was chosen in it becomes current.
    if (event->type() == QEvent::Hide && newer_)
        QMetaObject::invokeMethod(this, &WalkDialog::showNewer, Qt::QueuedConnection);
    return CommandDialog::eventFilter(watched, event);
}

void WalkDialog::showNewer()
{
    if (newer_) setSisters(*std::exchange(newer_, std::nullopt));
}

void WalkDialog::setSisters(std::vector<SisterOffer> sisters)
{
    newer_.reset();
    if (isListOpen()) {
        newer_ = std::move(sisters);
        return;
    }
    const bool first = sisters_.empty() && hotel_->currentText().isEmpty();
    const std::optional<SisterRoom> before = room() ? std::optional(*room()) : std::nullopt;
    sisters_ = std::move(sisters);
    if (itemsOf(*hotel_) != hotelTexts()) {
        const QSignalBlocker quiet(hotel_);
        replaceHotels();
        if (first) {
            hotel_->setCurrentIndex(0);
            chooseHotel();
        }
    }
    showRooms();
    const SisterOffer *offer = sister();
    if (!offer || !before) return;
    const auto at = std::find_if(offer->sold.begin(), offer->sold.end(),
                                 [&](const SisterRoom &r) { return r.isLike(*before); });
    if (at != offer->sold.end()) room_->setCurrentIndex(int(at - offer->sold.begin()));
}

/// The hotel of the file that is chosen or typed; null: another one.
const SisterOffer *WalkDialog::sister() const
{
    const QString typed = hotel_->currentText().simplified();
    const auto at = std::find_if(sisters_.begin(), sisters_.end(), [&](const SisterOffer &offer) {
        return typed == sisterText(offer, locale()).simplified()
               || typed == offer.name.simplified();
    });
    return at == sisters_.end() ? nullptr : &*at;
}

/// What is to be booked at the sister hotel; null: nothing.
const SisterRoom *WalkDialog::room() const
{
    const SisterOffer *offer = sister();
    const int at = room_->currentIndex();
    const bool chosen = offer && book_->isChecked() && at >= 0 && at < int(offer->sold.size());
    return chosen ? &offer->sold[size_t(at)] : nullptr;
}

void WalkDialog::showRooms()
{
    const SisterOffer *offer = sister();
    const bool sells = offer && !offer->sold.empty();
    const QStringList rooms = offer ? roomTexts(*offer, locale()) : QStringList();
    if (itemsOf(*room_) != rooms) {
        room_->clear();
        room_->addItems(rooms);
    }
    book_->setEnabled(sells);
    book_->setChecked(sells && wantsRoom_);
    room_->setEnabled(book_->isChecked());
    showHint();
}

/// By how much the chosen room is dearer than the booking, minor units; 0: it is not, or the
/// currencies differ.
qint64 WalkDialog::dearer() const
{
    const SisterRoom *wanted = room();
    if (!wanted) return 0;
    return dearerBy({wanted->total, sister()->currency},
                    {row().booking.total, view().property().currency})
        .value_or(0);
}

/// The cheapest room is chosen first, which may be less than the guest booked. Empty: it has the
/// name of the booked room type, is no cheaper, or has a price in another currency.
QString WalkDialog::lesserText() const
{
    const SisterRoom *wanted = room();
    const booking::Booking &b = row().booking;
    const QString booked = roomTypeName(view().catalogue(), b.reserved);
    if (!wanted || wanted->typeName.compare(booked, Qt::CaseInsensitive) == 0) return {};
    const Currency here = view().property().currency;
    const qint64 less = b.total - wanted->total;
    if (!(sister()->currency == here) || less <= 0) return {};
    return tr("%1 less than here. The guest booked %2: this room may be a downgrade.",
              "an amount of money, a room type")
        .arg(Money{less, here}.text(locale()), booked);
}

void WalkDialog::showHint()
{
    const SisterOffer *offer = sister();
    const bool sells = offer && !offer->sold.empty();
    if (dearer() > 0)
        hint_->setText(tr("%1 more than here. The letter says that your hotel pays the "
                          "difference: enter it as walk cost, or choose another room.",
                          "an amount of money")
                           .arg(Money{dearer(), view().property().currency}.text(locale())));
    else if (sells && book_->isChecked())
        hint_->setText(
            QStringList{tr("Booked in the same step; the guest pays there."), lesserText()}
                .join(QLatin1Char(' '))
                .trimmed());
    else if (sells)
        hint_->setText(tr("No room is booked in %1.").arg(offer->name));
    else if (offer)
        hint_->setText(tr("%1 has no room on sale for this party and stay.").arg(offer->name));
    else if (hotel_->currentText().trimmed().isEmpty())
        hint_->clear();
    else
        hint_->setText(tr("This hotel is not in Roomrack: book the room there yourself."));
}

void WalkDialog::fill()
{
    const booking::Booking &b = row().booking;
    QStringList parts;
    if (!row().guest.name.isEmpty()) parts << row().guest.name;
    parts << roomsText(view().catalogue(), b.counted, b.rooms) << stayText(b.stay, locale());
    what_->setText(parts.join(QStringLiteral(" \u00b7 ")) + QLatin1Char('\n')
                   + tr("Returns the whole stay to sale immediately: %n room night(s). This "
                        "cannot be undone.",
                        nullptr, b.rooms * b.stay.nights())
                   + QLatin1Char('\n')
                   + (b.channelCollects
                          ? settledByChannelText(b, view(), locale())
                          : tr("Any payment made through the payment gateway is refunded.")));
    showHint();  // the price of the booking may have changed
}

booking::WalkRow WalkDialog::walk() const
{
    booking::WalkRow walk{row().booking.property, row().booking.id, {}, {}};
    walk.hotel = hotel_->currentText().simplified();
    if (const SisterOffer *offer = sister()) {
        walk.sister = offer->property;
        walk.hotel = offer->name;
    }
    return walk;
}

/// Empty: the cost is an amount.
QString WalkDialog::costProblem() const
{
    const Currency currency = view().property().currency;
    const auto amount = parseAmount(cost_->text(), currency, locale(), QStringLiteral("cost"));
    if (amount) return {};
    // Such as too many decimals.
    if (plainNumber(cost_->text(), locale())) return tr("Walk cost: %1").arg(amount.error().reason);
    return tr("Enter the walk cost as an amount in %1 such as %2", "a currency, an amount")
        .arg(currency.code(), typedAmount(kSampleAmount, currency, locale()));
}

void WalkDialog::showCostProblem(const QString &problem)
{
    style::setWrong(cost_, !problem.isEmpty());
    cost_->setAccessibleDescription(problem);
    if (costWrong_ || !problem.isEmpty()) showProblem(problem);
    costWrong_ = !problem.isEmpty();
}

bool WalkDialog::check()
{
    style::setWrong(hotel_, walk().hotel.isEmpty());
    showCostProblem({});
    if (walk().hotel.isEmpty()) {
        showProblem(tr("Enter the hotel to walk the guest to."));
        hotel_->setFocus();
        return false;
    }
    const auto amount =
        parseAmount(cost_->text(), view().property().currency, locale(), QStringLiteral("cost"));
    if (!amount) {
        showCostProblem(costProblem());
        cost_->setFocus();
        return false;
    }
    amount_ = *amount;
    return true;
}

booking::Command WalkDialog::command() const
{
    const booking::WalkRow where = walk();
    booking::WalkBooking walk;
    walk.caller = session().desk();
    walk.booking = row().booking.id;
    walk.version = row().booking.version;
    walk.hotel = where.hotel;
    walk.sister = where.sister;
    walk.cost = amount_;
    walk.reason = note_->text();
    if (const SisterRoom *wanted = room()) {
        walk.stay = booking::SisterStay{sister()->source, wanted->type, wanted->plan, wanted->total,
                                        row().guest};
    }
    return walk;
}

void WalkDialog::refused(const Error &error)
{
    style::setWrong(hotel_, error.field == QLatin1String("hotel"));
    style::setWrong(cost_, error.field == QLatin1String("cost"));
    CommandDialog::refused(error);
    if (room()) emit offersOutdated();
}

}  // namespace roomrack::desktop

#include "moc_walk_dialog.cpp"
