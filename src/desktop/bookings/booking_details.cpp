// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/booking_details.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/bookings/booking_actions.h"
#include "desktop/bookings/payment_timeline.h"
#include "desktop/bookings/pending_booking.h"
#include "desktop/theme/style.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/record_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr size_t kMostSteps = 100;
constexpr int kStepGap = 6;

/// Whether users can give a reason for such a change or for undoing it.
bool hasReason(booking::RecordKind kind)
{
    return kind == booking::RecordKind::BookingChanged
           || kind == booking::RecordKind::BookingCancelled
           || kind == booking::RecordKind::BookingReinstated
           || kind == booking::RecordKind::BookingWalked;
}

/// Whether the trail knows rooms that the record itself does not name.
bool hasRooms(booking::RecordKind kind)
{
    return kind == booking::RecordKind::BookingCheckedIn
           || kind == booking::RecordKind::BookingCheckedOut;
}

Instant timeOf(const booking::Record &record)
{
    return record.effective.micros != 0 ? record.effective : record.at;
}

bool isEnd(const booking::Record &record)
{
    using Kind = booking::RecordKind;
    return record.kind == Kind::BookingCancelled || record.kind == Kind::BookingCheckedOut
           || record.kind == Kind::BookingNoShow || record.kind == Kind::BookingWalked;
}

}  // namespace

Result<BookingDetails::Past> BookingDetails::Past::read(storage::Reader &reader,
                                                        PropertyId property, BookingId id)
{
    auto records = reader.ask(storage::BookingHistory{property, id});
    if (!records) return tl::unexpected(records.error());
    auto payments = reader.ask(storage::SagasOf{property, id});
    if (!payments) return tl::unexpected(payments.error());
    auto charge = reader.ask(storage::ChargeOf{property, id});
    if (!charge) return tl::unexpected(charge.error());
    Past past{{}, {}, {}, std::move(*payments), {}, std::move(*charge)};
    for (const booking::Record &r : *records)
        (isPayment(r.kind) ? past.paymentSteps : past.steps).push_back(r);
    if (past.steps.size() > kMostSteps)
        past.steps.erase(past.steps.begin(), past.steps.end() - qsizetype(kMostSteps));
    for (const booking::Record &r : past.steps) {
        if (!hasReason(r.kind) && !hasRooms(r.kind)) continue;
        const auto row = reader.ask(storage::AuditRecord{property, r.seq});
        if (!row) return tl::unexpected(row.error());
        past.reasons.insert(r.seq, row->step.text.reason);
        past.rooms.insert(r.seq, row->rooms);
    }
    return past;
}

void BookingDetails::Past::show(FactGrid &grid, const HotelView &view, const PastRooms &numbers,
                                const QLocale &locale) const
{
    int line = 0;
    for (const booking::Record &r : steps) {
        const Instant when = timeOf(r);
        QLabel *time = style::muted(
            BookingDetails::tr("%1 · %2", "time and person")
                .arg(timeText(view.property(), when, locale), callerText(view, r.actor)));
        time->setTextFormat(Qt::PlainText);
        time->setToolTip(utcText(when));
        grid.addWidget(time, line++, 0, 1, 2);
        const inventory::Catalogue &then = numbers.at(r.seq, view.catalogue());
        QString text = describeStep(r, then, locale);
        const QString inRooms = roomsNamed(then, rooms.value(r.seq));
        if (!inRooms.isEmpty()) text += QStringLiteral(" · ") + inRooms;
        if (const QString reason = reasons.value(r.seq); !reason.isEmpty())
            text += u'\n' + BookingDetails::tr("Reason: %1").arg(reason);
        grid.addWidget(FactGrid::valueLabel(text), line++, 0, 1, 2);
        grid.setRowMinimumHeight(line++, kStepGap);
    }
}

BookingDetails::BookingDetails(HotelSession &session, PageActions &actions, QWidget *parent)
    : DetailsPanel(tr("Booking"), parent), session_(session), actions_(actions),
      past_(PastNumbers::of(session))
{
    setBody(makeBody());
    setBooking({});
    connect(bar_, &BookingActions::done, this, &BookingDetails::askSoon);
    connect(bar_, &BookingActions::left, this, &BookingDetails::left);
    connect(&session_.changes(), &HotelChanges::bookingsChanged, this,
            [this](const std::vector<BookingId> &changed) {
                if (std::find(changed.begin(), changed.end(), id_) != changed.end()) {
                    askSoon();
                }
            });
    connect(&session_.changes(), &HotelChanges::sagasChanged, this, [this] {
        if (id_) askSoon();
    });
    connect(&session_, &HotelSession::loaded, this, [this] {
        // Booking ids belong to one property: after a switch to another property the panel is
        // cleared.
        if (property_ != session_.property()) return setBooking({});
        if (id_) askSoon();
    });
    connect(&actions_, &PageActions::secondChanged, this, [this] {
        if (row_) showFacts();
    });
}

QWidget *BookingDetails::makeBody()
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(0);

    auto *head = new QHBoxLayout;
    head->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    number_ = style::strong({});
    number_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    status_ = style::badge({}, Tone::Neutral);
    head->addWidget(number_);
    head->addStretch();
    head->addWidget(status_);
    column->addLayout(head);
    column->addWidget(style::hairline());

    auto *inside = new QWidget;
    auto *lines = new QVBoxLayout(inside);
    lines->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    lines->setSpacing(style::kPadding);
    facts_ = new FactGrid;
    lines->addLayout(facts_);
    payments_ = new PaymentTimeline(session_, actions_);
    lines->addWidget(payments_);
    lines->addWidget(style::hairline());
    lines->addWidget(style::strong(tr("History")));
    history_ = new FactGrid;
    history_->setVerticalSpacing(1);
    lines->addLayout(history_);
    lines->addStretch();
    column->addWidget(scrolling(inside, tr("Booking")), 1);
    column->addWidget(style::hairline());
    bar_ = new BookingActions(session_);
    column->addWidget(bar_);
    return body;
}

void BookingDetails::setBooking(BookingId id)
{
    if (id != id_) paid_.reset();
    id_ = id;
    property_ = session_.property();
    if (!id) {
        askNoMore();
        unbooked_.reset();
        charge_.reset();
        clear();
        showNothing();
        return;
    }
    askSoon();
}

/// No booking is shown, and none can be acted on.
void BookingDetails::clear()
{
    row_.reset();
    bar_->offer({}, {});
}

void BookingDetails::askNow()
{
    const PropertyId property = session_.property();
    const BookingId id = id_;
    session_.ask(storage::OneBooking{property, id}, this,
                 [this, id](const Result<storage::BookingRow> &row) {
                     if (id == id_) take(row);
                 });
    session_.ask(
        [property, id](storage::Reader &reader) { return Past::read(reader, property, id); }, this,
        [this, id](const Result<Past> &past) {
            if (id == id_) takeHistory(past);
        });
}

void BookingDetails::take(const Result<storage::BookingRow> &row)
{
    if (!row) {
        missing_ = row.error();
        if (row.error().code == ErrorCode::NotFound) return;  // it may still have payments
        clear();
        showMessage(row.error().text());
        return arrived();
    }
    missing_.reset();
    unbooked_.reset();
    row_ = *row;
    showFacts();
    showActions();
    showBody();
    arrived();
}

void BookingDetails::showKnown(const storage::BookingRow &row)
{
    if (isLoaded() || row.booking.id != id_) return;
    charge_.reset();
    paid_.reset();
    ended_.reset();
    history_->clear();
    payments_->show({});
    take(row);
}

bool BookingDetails::isLoaded() const
{
    return row_ && row_->booking.id == id_;
}

/// Adds the amount in the second currency; the tool tip shows the rate, its source and its date.
void BookingDetails::addSecond(Fact &fact) const
{
    if (fact.amount < 0 || !actions_.second) return;
    const auto second = actions_.second(fact.amount);
    if (!second) return;
    fact.value = tr("%1 %2", "amount, the same in another currency").arg(fact.value, second->text);
    fact.tip = second->tip;
}

/// Adds both amounts: in the hotel's currency, and as charged to the guest.
void BookingDetails::addCharge(std::vector<Fact> &facts) const
{
    if (!charge_) return;
    const auto price =
        std::find_if(facts.begin(), facts.end(), [](const Fact &fact) { return fact.amount >= 0; });
    const QString text =
        tr("%1 (exchange rate of %2)", "amount, day")
            .arg(moneyText(charge_->amount, locale()), dateText(charge_->day, locale()));
    facts.insert(price == facts.end() ? price : price + 1, {tr("Charged"), text});
}

QString BookingDetails::due() const
{
    return paid_ ? dueText(*paid_, *row_, session_.view(), locale()) : QString();
}

void BookingDetails::showFacts()
{
    const booking::Booking &b = row_->booking;
    number_->setText(bookingNumber(b.id));
    status_->setText(statusText(b.status));
    style::setTone(status_, statusTone(b.status));
    auto facts = unbooked_ ? pendingFacts(*row_, session_.view(), locale())
                           : bookingFacts(*row_, session_.view(), locale(), due());
    for (Fact &fact : facts) addSecond(fact);
    addCharge(facts);
    facts_->show(facts);
}

/// The payment is pending or failed: there is no booking yet, only its payment to show.
void BookingDetails::showPending(const Past &past)
{
    unbooked_ = past.payments.front();
    charge_ = past.charge;
    row_ = pendingRow(*unbooked_, session_.view().hold(HoldId{id_.value}));
    showFacts();
    showActions();
    showBody();
}

void BookingDetails::takeHistory(const Result<Past> &past)
{
    if (missing_) {
        if (!past || past->payments.empty()) {
            clear();
            showMessage(missing_->text());
            return arrived();
        }
        showPending(*past);
        arrived();
    }
    history_->clear();
    if (!past) {
        history_->addWidget(style::text(past.error().text()), 0, 0, 1, 2);
        payments_->show({});
        return;
    }
    const PaidAmounts paid = paidAmounts(past->payments);
    if (past->charge != charge_ || paid_ != paid) {
        charge_ = past->charge;
        paid_ = paid;
        if (row_) showFacts();
    }
    payments_->show(paymentStories(past->payments, past->paymentSteps));
    const auto end = std::find_if(past->steps.rbegin(), past->steps.rend(), isEnd);
    ended_ = end == past->steps.rend() ? std::nullopt : std::optional(timeOf(*end));
    showActions();
    past->show(*history_, session_.view(), past_.rooms(), locale());
}

void BookingDetails::showActions()
{
    if (!row_) return;
    if (unbooked_) {
        const booking::Hold *hold = session_.view().hold(HoldId{id_.value});
        return bar_->offer({}, pendingText(*unbooked_, hold));
    }
    QString end = statusText(row_->booking.status);
    if (ended_)
        end = tr("%1 on %2", "status, time")
                  .arg(end, timeText(session_.view().property(), *ended_, locale()));
    bar_->offer(row_, end);
}

void BookingDetails::focusActions()
{
    focusFirst(bar_->buttons());
}

}  // namespace roomrack::desktop

#include "moc_booking_details.cpp"
