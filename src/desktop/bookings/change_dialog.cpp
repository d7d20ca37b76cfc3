// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/change_dialog.h"

#include "booking/segment.h"
#include "booking/told_reservation.h"
#include "bookings/ui_change_body.h"
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/bookings/change_obstacles.h"
#include "desktop/new_booking/stay_offers.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/widgets/plain_scroll.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/segment_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/tax_words.h"

#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace roomrack::desktop {

using booking::Booking;

namespace {

constexpr int kLabelWidth = 78;
constexpr int kPriceWidth = 130;
constexpr int kCodeWidth = 200;
constexpr int kObstacleLines = 2;
constexpr int kAroundBody = 170;  ///< title, buttons and the window's frame, pixels
constexpr int kNoteLines = 2;     ///< the difference, and the refund

}  // namespace

ChangeDialog::ChangeDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent), body_(new QWidget), segment_(new QComboBox),
      segmentLabel_(new QLabel(tr("Market segment"))), ui_(std::make_unique<Ui::ChangeBody>())
{
    ui_->setupUi(body_);
    makeFields();
    // On a small screen not all fields have room.
    area_ = plainScroll(body_, screen()->availableSize().height() - kAroundBody);
    build({tr("Change %1").arg(bookingNumber(this->row().booking.id)), tr("&Save changes"),
           tr("&Cancel"), false},
          area_);
    fill();
    connectFields();
}

ChangeDialog::~ChangeDialog() = default;

void ChangeDialog::makeFields()
{
    style::small(ui_->useRate);
    keepPlace(ui_->useRate);
    ui_->price->setFixedWidth(kPriceWidth);
    ui_->code->setFixedWidth(kCodeWidth);
    ui_->code->setMaxLength(pricing::kMostCode);
    segment_->setObjectName(QStringLiteral("segment"));
    segment_->setAccessibleName(tr("Market segment"));
    segmentLabel_->setBuddy(segment_);
    connect(segment_, &QComboBox::activated, this, [this] { segmentIsChosen_ = true; });
    const int line = ui_->grid->rowCount();
    ui_->grid->addWidget(segmentLabel_, line, 0);
    ui_->grid->addWidget(segment_, line, 1, Qt::AlignLeading);
    keepPlace(ui_->obstacle, kObstacleLines);
    keepPlace(ui_->priceNote, kNoteLines);
    ui_->obstacle->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    for (const inventory::RoomType &t : view().catalogue().roomTypes)
        ui_->type->addItem(t.name, t.id.value);
    for (const pricing::RatePlan &p : view().rates().plans())
        ui_->plan->addItem(p.name, p.id.value);
}

void ChangeDialog::connectFields()
{
    connect(ui_->stay, &StayFields::changed, this, &ChangeDialog::choiceChanged);
    connect(ui_->stay, &StayFields::validityChanged, this, &ChangeDialog::showPrice);
    connect(ui_->type, &QComboBox::currentIndexChanged, this, &ChangeDialog::choiceChanged);
    connect(ui_->plan, &QComboBox::currentIndexChanged, this, &ChangeDialog::choiceChanged);
    connect(ui_->code, &QLineEdit::textEdited, this, &ChangeDialog::showObstacles);
    connect(ui_->ignore, &QCheckBox::toggled, this, &ChangeDialog::showObstacles);
    const auto agree = [this](bool on) {
        agreed_ = on;
        priceProblem_.clear();
        showPrice();
    };
    connect(ui_->price, &QLineEdit::textEdited, this, [agree] { agree(true); });
    connect(ui_->useRate, &QPushButton::clicked, this, [this, agree] {
        // The button goes, and Qt would pass its focus on to the next field.
        ui_->price->setFocus(Qt::OtherFocusReason);
        agree(false);
    });
}

void ChangeDialog::fill()
{
    const Booking &b = row().booking;
    const QSignalBlocker quietStay(ui_->stay), quietType(ui_->type), quietPlan(ui_->plan);
    ui_->stay->setLimits(std::min(b.stay.checkIn(), session().businessDate()),
                         view().property().horizonEnd());
    ui_->stay->setToday(session().businessDate());
    ui_->stay->setCheckInFixed(b.status == booking::BookingStatus::CheckedIn);
    ui_->stay->setStay(b.stay);
    ui_->stay->setRooms(b.rooms);
    ui_->stay->setGuests(b.adults, b.children);
    ui_->stay->setExtras(view().rates().taxes(), session().businessDate(), b.childAges, b.extras);
    ui_->type->setCurrentIndex(ui_->type->findData(b.counted.value));
    ui_->plan->setCurrentIndex(ui_->plan->findData(b.plan.value));
    ui_->guest->setGuest(row().guest);
    fillSegment();
    ui_->code->clear();
    // Only a hotel with a plan that asks for a code shows the field.
    const auto &plans = view().rates().plans();
    const bool codes = std::any_of(plans.begin(), plans.end(), [](const auto &plan) {
        return !plan.conditions.code.isEmpty();
    });
    for (QWidget *widget :
         {static_cast<QWidget *>(ui_->codeLabel), static_cast<QWidget *>(ui_->code)})
        widget->setVisible(codes);
    int labels = kLabelWidth;
    for (const QLabel *label : {ui_->codeLabel, segmentLabel_})
        if (!label->isHidden()) labels = std::max(labels, label->sizeHint().width());
    ui_->grid->setColumnMinimumWidth(0, labels);
    ui_->guest->setLabelWidth(labels);
    // For a guest in house no restriction counts.
    ui_->ignore->setVisible(b.status != booking::BookingStatus::CheckedIn);
    agreed_ = false;
    choiceChanged();
    askPaidAmounts(session(), b.id, this, [this](const PaidAmounts &paid) {
        paid_ = paid;
        showPrice();
    });
}

/// One that is retired can be kept.
void ChangeDialog::fillSegment()
{
    const SegmentId present = row().booking.segment;
    fillSegments(*segment_, view().catalogue(), present, tr("None", "market segment"));
    segment_->setCurrentIndex(std::max(0, segment_->findData(present.value)));
    segmentIsChosen_ = false;
    for (QWidget *widget :
         {static_cast<QWidget *>(segmentLabel_), static_cast<QWidget *>(segment_)})
        widget->setVisible(!view().catalogue().segments.empty());
}

/// As high as the fields that are shown, or as the screen allows.
void ChangeDialog::makeRoom()
{
    const QSize needs = body_->sizeHint();
    const bool scrolls = needs.height() > area_->maximumHeight();
    const int bar = scrolls ? area_->verticalScrollBar()->sizeHint().width() : 0;
    area_->setMinimumSize(needs.width() + bar, std::min(needs.height(), area_->maximumHeight()));
}

/// Another rate plan brings its segment, until one is chosen.
void ChangeDialog::followPlan()
{
    if (segmentIsChosen_) return;
    const RatePlanId plan = choice().plan;
    const Booking &b = row().booking;
    const SegmentId shown = booking::segmentAfter(view().catalogue(), view().rates().plans(), b,
                                                  plan ? plan : b.plan, std::nullopt);
    segment_->setCurrentIndex(std::max(0, segment_->findData(shown.value)));
}

StayChoice ChangeDialog::choice() const
{
    StayChoice c;
    c.stay = ui_->stay->stay();
    c.rooms = ui_->stay->rooms();
    c.adults = ui_->stay->adults();
    c.children = ui_->stay->children();
    c.childAges = ui_->stay->childAges();
    c.extras = ui_->stay->extras();
    c.roomType = RoomTypeId{ui_->type->currentData().toLongLong()};
    c.plan = RatePlanId{ui_->plan->currentData().toLongLong()};
    c.code = ui_->code->text().trimmed();
    c.ignoreRestrictions = ui_->ignore->isChecked();
    return c;
}

bool ChangeDialog::priced() const
{
    const Booking &b = row().booking;
    const StayChoice c = choice();
    return c.stay != b.stay || c.rooms != b.rooms || c.roomType != b.counted || c.plan != b.plan;
}

void ChangeDialog::choiceChanged()
{
    ui_->stay->setWrong({});
    priceProblem_.clear();
    showObstacles();
    followPlan();
    makeRoom();
    ++question_;
    asking_ = false;
    // Without a rate plan there is no standard rate to quote: the old price is kept.
    if (priced() && choice().plan)
        askPrice();
    else
        rate_ = row().booking.total;
    showPrice();
}

/// Before they are refused: what cannot be sold says why.
void ChangeDialog::showObstacles()
{
    const ChangeObstacles found = changeObstacles(view(), choice(), row().booking, locale());
    offerPlans(found.plans);
    const int plan = view().rates().planIndex(choice().plan);
    QStringList reasons{found.type};
    if (plan >= 0 && plan < int(found.plans.size())) reasons << found.plans[size_t(plan)];
    reasons.removeAll(QString());
    for (QComboBox *box : {ui_->type, ui_->plan}) style::setWrong(box, false);
    style::setWrong(ui_->code, false);
    style::setTone(ui_->obstacle, Tone::Warn);
    ui_->obstacle->setText(reasons.join(QStringLiteral(". ")));
    ui_->obstacle->setToolTip(style::tip(ui_->obstacle->text()));
}

/// A plan that is not sold cannot be chosen; the one of the booking stays.
void ChangeDialog::offerPlans(const std::vector<QString> &obstacles)
{
    auto *items = qobject_cast<QStandardItemModel *>(ui_->plan->model());
    const auto &plans = view().rates().plans();
    for (size_t i = 0; i < std::min(plans.size(), obstacles.size()); ++i) {
        const int row = ui_->plan->findData(plans[i].id.value);
        if (row < 0) continue;
        const bool chosen = row == ui_->plan->currentIndex();
        const bool sold =
            obstacles[i].isEmpty() || chosen || plans[i].id == this->row().booking.plan;
        QStandardItem *item = items->item(row);
        item->setText(sold ? plans[i].name : obstacles[i]);
        item->setToolTip(style::tip(obstacles[i]));
        item->setEnabled(sold);
        // The list of a combo box paints all of its rows alike.
        const QBrush dimmed = QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
        item->setData(sold ? QVariant() : QVariant(dimmed), Qt::ForegroundRole);
    }
}

/// Requests a quote; only the answer to the latest request is used.
void ChangeDialog::askPrice()
{
    const StayChoice c = choice();
    const quint64 question = question_;
    rate_.reset();
    asking_ = true;
    engine::whenDone(
        session().service().quotesLater(session().property(), c.stay, c.rooms, guestsARoom(c)),
        this, [this, question, c](const Result<engine::Quotes> &quotes) {
            if (question != question_) return;
            asking_ = false;
            // Not the row of the list: other users may put the plans in another order meanwhile.
            const int type = view().catalogue().typeIndex(c.roomType);
            const int plan = view().rates().planIndex(c.plan);
            rate_ = quotes && type >= 0 && plan >= 0
                        ? quotedTotal(*quotes, size_t(type), size_t(plan))
                        : std::nullopt;
            if (rate_ && row().booking.isAfterTax)
                rate_ = view().rates().priceAfterTax(stayAt(*rate_, false));
            showPrice();
        });
}

std::optional<qint64> ChangeDialog::typedPrice() const
{
    const auto amount =
        parseAmount(ui_->price->text(), view().property().currency, locale(), tr("price"));
    return amount ? std::optional(*amount) : std::nullopt;
}

/// The lines that the booking would have at this price.
pricing::StayTaxes ChangeDialog::taxesAt(qint64 total) const
{
    const Booking &b = row().booking;
    const StayChoice to = choice();
    // What is not changed keeps the lines that the guest was told.
    const bool isSameParty = to.adults == b.adults && to.children == b.children
                             && to.childAges == b.childAges && to.extras == b.extras;
    if (total == b.total && !priced() && isSameParty) return row().taxes;
    return view().rates().taxesOf(stayAt(total, b.isAfterTax));
}

pricing::PricedStay ChangeDialog::stayAt(qint64 total, bool isAfterTax) const
{
    const Booking &b = row().booking;
    const StayChoice to = choice();
    pricing::PricedStay stay{view().catalogue().typeIndex(to.roomType),
                             to.plan,
                             to.stay,
                             to.rooms,
                             to.adults,
                             to.children,
                             b.channel,
                             total,
                             isAfterTax,
                             to.childAges};
    stay.extras = to.extras;
    return stay;
}

/// Those of another rate plan are its present ones, also if the booking had this plan before.
QString ChangeDialog::newTermsText(qint64 total) const
{
    Booking changed = row().booking;
    const StayChoice to = choice();
    if (!to.plan || to.plan == changed.plan) return {};
    const auto *kept = view().rates().termsOf(changed.plan, changed.termsSeq);
    const auto *now = view().rates().termsOf(to.plan, 0);
    if (!now || (kept && pricing::haveSameEffect(*kept, *now))) return {};
    changed.plan = to.plan;
    changed.termsSeq = 0;
    changed.stay = to.stay;
    changed.total = total;
    changed.vatOnTop = taxesAt(total).vatOnTop();
    changed.created = session().now();
    return tr("New terms: %1").arg(termsText(changed, view(), locale()));
}

void ChangeDialog::showPrice()
{
    const inventory::Catalogue &house = view().catalogue();
    if (!agreed_) {
        ui_->price->setText(rate_ ? typedAmount(*rate_, house.property.currency, locale())
                                  : QString());
    }
    const std::optional<qint64> now = agreed_ ? typedPrice() : rate_;
    const bool wrong = (agreed_ && !now) || !priceProblem_.isEmpty();
    style::setWrong(ui_->price, wrong);
    style::setTone(ui_->priceNote, wrong ? Tone::Bad : Tone::Neutral);
    ui_->useRate->setVisible(agreed_ && rate_);
    const qint64 was = row().booking.total;
    QString note;
    if (!priceProblem_.isEmpty())
        note = priceProblem_;
    else if (asking_ && !agreed_)
        note = tr("Calculating price…");
    else if (!now && !agreed_)
        note = tr("No rate for these nights. Enter a price.");
    else if (!now)
        note = tr("Enter an amount such as 118.50");
    else if (*now == was)
        note = priced() && !choice().plan ? tr("Unchanged (no rate plan)") : tr("Unchanged");
    else {
        const QString change = amountText(house, std::abs(*now - was), locale());
        note = (*now > was ? tr("%1 more than before (%2)") : tr("%1 less than before (%2)"))
                   .arg(change, amountText(house, was, locale()));
        const QString refund = refundText(
            paid_, guestsMoney(*now + taxesAt(*now).vatOnTop(), row(), view()), locale());
        if (*now < was && !refund.isEmpty()) note += QLatin1Char('\n') + refund;
    }
    const pricing::StayTaxes taxes = now && !wrong ? taxesAt(*now) : pricing::StayTaxes();
    const QString onTop = onTopText(taxes, house.property.currency, locale());
    if (!onTop.isEmpty()) note += QLatin1Char('\n') + onTop;
    const QString terms = now && !wrong ? newTermsText(*now) : QString();
    if (!terms.isEmpty()) note += QLatin1Char('\n') + terms;
    const QStringList lines = taxLineTexts(taxes, house.property.currency, locale());
    ui_->priceNote->setToolTip(lines.isEmpty() ? QString()
                                               : style::tip(lines.join(QLatin1Char('\n'))));
    ui_->priceNote->setText(note);
    setConfirmEnabled(now.has_value() && ui_->stay->isValid()
                      && booking::isOpen(row().booking.status));
    // The click that left a wrong date had taken the focus along.
    if (!ui_->stay->isValid() && focusWidget() == this) ui_->stay->commit();
}

bool ChangeDialog::check()
{
    if (!ui_->stay->commit()) return false;
    return ui_->guest->guest() == row().guest || ui_->guest->check();
}

booking::Command ChangeDialog::command() const
{
    const Booking &b = row().booking;
    const StayChoice c = choice();
    booking::ChangeBooking change;
    change.caller = session().desk();
    change.booking = b.id;
    change.version = b.version;
    change.ignoreRestrictions = c.ignoreRestrictions;
    change.code = c.code;
    if (c.stay != b.stay) change.stay = c.stay;
    if (c.roomType != b.counted) change.roomType = c.roomType;
    if (c.rooms != b.rooms) change.rooms = c.rooms;
    if (c.adults != b.adults) change.adults = c.adults;
    if (c.children != b.children) change.children = c.children;
    if (c.childAges != b.childAges) change.childAges = c.childAges;
    if (c.extras != b.extras) change.extras = c.extras;
    if (c.plan != b.plan && c.plan) change.plan = c.plan;
    const SegmentId segment{segment_->currentData().toLongLong()};
    // Another plan would bring its own.
    if (segment != b.segment || change.plan) change.segment = segment;
    if (agreed_) change.total = typedPrice();
    if (!agreed_ && priced()) change.expectedTotal = rate_;
    if (ui_->guest->guest() != row().guest) change.guest = ui_->guest->guest();
    change.taxAnew = row().taxesAreDamaged;
    return change;
}

/// The reason stands beside the field that it is about, which gets the focus.
void ChangeDialog::refused(const Error &error)
{
    const bool night = error.field == QLatin1String("night");
    const bool ofType = error.field == QLatin1String("room type");
    const bool ofPlan = error.field == QLatin1String("rate plan")
                        || (error.code == ErrorCode::Restricted && !night);
    // A night that is restricted is about the dates.
    const QString field = night ? QStringLiteral("check-in") : error.field;
    if (field == QLatin1String("price")) {
        // The price differs from the one shown: request it again and show the new one.
        if (error.code == ErrorCode::Stale) choiceChanged();
        priceProblem_ = error.text();
        showPrice();
        ui_->price->setFocus(Qt::OtherFocusReason);
    } else if (ofType || ofPlan) {
        QWidget *box = ofType ? ui_->type : ui_->plan;
        if (error.field == QLatin1String("code") && !ui_->code->isHidden()) box = ui_->code;
        style::setWrong(box, true);
        style::setTone(ui_->obstacle, Tone::Bad);
        // The reason names the plan; what is shown already may tell more that it requires.
        const QString reason = ofType ? error.text() : error.reason;
        if (!ui_->obstacle->text().contains(reason)) ui_->obstacle->setText(reason);
        box->setFocus(Qt::OtherFocusReason);
    } else if (ui_->stay->focusField(field)) {
        ui_->stay->setWrong(field, night ? error.reason : error.text());
    } else {
        CommandDialog::refused(error);
    }
}

}  // namespace roomrack::desktop

#include "moc_change_dialog.cpp"
