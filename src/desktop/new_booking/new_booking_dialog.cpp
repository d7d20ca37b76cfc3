// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/new_booking_dialog.h"

#include "booking/segment.h"
#include "desktop/compare/duplicate_match_dialog.h"
#include "desktop/new_booking/choose_step.h"
#include "desktop/new_booking/guest_form.h"
#include "desktop/new_booking/hold_strip.h"
#include "desktop/new_booking/segment_field.h"
#include "desktop/session/direct_channels.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/widgets/unsaved_input.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/tax_words.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

using Stage = BookingDraft::Stage;

namespace {

constexpr int kMargin = 20;
constexpr int kBaseWidth = 400;
constexpr int kPlanWidth = 130;
constexpr int kLeastWidth = 760;
constexpr int kMostWidth = 1060;
constexpr int kHeight = 620;
constexpr int kHeldLines = 3;  ///< what is held, what is to be paid, a price that has changed

}  // namespace

DraftServices draftServices(HotelSession &session)
{
    DraftServices desk;
    const QPointer<HotelSession> alive(&session);
    desk.submit = [alive](booking::Command command) {
        return alive ? alive->submit(std::move(command)) : QFuture<Result<booking::Answer>>();
    };
    desk.now = [alive] { return alive ? alive->now() : Instant{}; };
    desk.caller = session.desk();
    desk.times = [alive](ChannelId id) {
        const inventory::Channel *channel = alive ? alive->view().catalogue().channel(id) : nullptr;
        return channel ? HoldTimes{channel->holdTtlSeconds, channel->holdCeilingSeconds}
                       : HoldTimes{};
    };
    return desk;
}

NewBookingDialog::NewBookingDialog(HotelSession &session, const Theme &theme,
                                   const BookingPreset &preset, QWidget *parent)
    : QDialog(parent), session_(session), theme_(theme),
      draft_(new BookingDraft(draftServices(session)))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("New booking"));
    build();
    new UnsavedInput(this, tr("No booking is created, and a held room returns to sale."));
    connectDraft();
    choose_->begin(preset);
    choose_->focusFirst();
    showStage();
}

NewBookingDialog::~NewBookingDialog()
{
    if (draft_) draft_->retire();
}

void NewBookingDialog::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(style::kGap);
    title_ = style::title({});
    column->addWidget(title_);
    steps_ = new QStackedWidget;
    choose_ = new ChooseStep(session_, theme_);
    steps_->addWidget(choose_);
    steps_->addWidget(makeLastStep());
    column->addWidget(steps_, 1);
    problemRow_ = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(problemRow_);
    problem_ = style::text({});
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    keepPlace(problem_, 2);
    style::setTone(problem_, Tone::Bad);
    help_ = new QPushButton;
    help_->setObjectName(QStringLiteral("help"));
    help_->setAutoDefault(false);
    row->addWidget(problem_, 1);
    row->addWidget(help_);
    keepPlace(problemRow_);
    keepPlace(help_);
    column->addWidget(problemRow_);
    QWidget *buttons = makeButtons();
    column->addWidget(buttons);
    // Enter on a button presses that button, not the default one.
    for (QWidget *part :
         {static_cast<QWidget *>(guest_), static_cast<QWidget *>(segment_), problemRow_, buttons})
        EnterMovesOn::install(part, next_);
    connect(help_, &QPushButton::clicked, this, &NewBookingDialog::help);
    // Prices of all rate plans side by side, as far as the screen has room.
    const int plans = int(session_.view().rates().plans().size());
    resize(std::clamp(kBaseWidth + plans * kPlanWidth, kLeastWidth, kMostWidth), kHeight);
}

QWidget *NewBookingDialog::makeLastStep()
{
    auto *step = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(step);
    column->setSpacing(style::kGap);
    strip_ = new HoldStrip(kHeldLines);
    guest_ = new GuestForm;
    segment_ = new SegmentField;
    column->addWidget(strip_);
    column->addWidget(guest_);
    column->addWidget(segment_);
    column->addStretch();
    return step;
}

QWidget *NewBookingDialog::makeButtons()
{
    auto *bar = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(bar);
    back_ = new QPushButton(tr("&Back"));
    cancel_ = new QPushButton(tr("&Cancel"));
    next_ = new QPushButton;
    back_->setObjectName(QStringLiteral("back"));
    next_->setObjectName(QStringLiteral("next"));
    cancel_->setObjectName(QStringLiteral("leave"));
    back_->setAutoDefault(false);
    cancel_->setAutoDefault(false);
    style::primary(next_);
    next_->setDefault(true);
    // "Cancel" beside it stays in its place when the next step has another text.
    next_->ensurePolished();
    for (const QString &text : {nextText(true), nextText(false)}) {
        next_->setText(text);
        next_->setMinimumWidth(std::max(next_->minimumWidth(), next_->sizeHint().width()));
    }
    row->addWidget(back_);
    row->addStretch();
    row->addWidget(cancel_);
    row->addWidget(next_);
    connect(back_, &QPushButton::clicked, this, &NewBookingDialog::back);
    connect(cancel_, &QPushButton::clicked, this, &QWidget::close);
    connect(next_, &QPushButton::clicked, this, &NewBookingDialog::next);
    return bar;
}

void NewBookingDialog::connectDraft()
{
    connect(draft_, &BookingDraft::changed, this, &NewBookingDialog::showStage);
    connect(draft_, &BookingDraft::changed, this, [this] {
        if (draft_->stage() == Stage::Held) emit held(draft_->answer().hold);
    });
    connect(draft_, &BookingDraft::ticked, this, &NewBookingDialog::showTime);
    connect(draft_, &BookingDraft::booked, this, [this](BookingId id) {
        emit booked(id, guest_->guest().name, draft_->choice().stay);
        accept();
    });
    connect(&session_.changes(), &HotelChanges::holdsChanged, this, [this] {
        if (draft_) draft_->follow(session_.view().hold(draft_->answer().hold));
    });
    // Between closing and deletion the draft is gone already, here and where prices arrive.
    connect(choose_, &ChooseStep::changed, this, [this] {
        if (!draft_) return;
        if (draft_->stage() == Stage::Refused)
            draft_->goBack();
        else
            showStage();
    });
    // A refusal stays, with the button beside it: the input that it is about is the same.
    connect(choose_, &ChooseStep::pricesShown, this, &NewBookingDialog::showStage);
    connect(choose_, &ChooseStep::readinessChanged, this, &NewBookingDialog::showReadiness);
    connect(choose_, &ChooseStep::chosen, this, &NewBookingDialog::next);
}

void NewBookingDialog::next()
{
    if (!draft_) return;
    if (draft_->stage() == Stage::Held)
        confirm();
    else if (steps_->currentIndex() == 0 && choose_->commit())
        draft_->takeHold(choose_->choice());
}

void NewBookingDialog::back()
{
    if (!draft_) return;
    draft_->goBack();
    steps_->setCurrentIndex(0);
    choose_->focusFirst();
    showStage();
}

void NewBookingDialog::confirm()
{
    if (!guest_->check()) return;
    askedAboutDuplicate_ = false;
    draft_->confirm(guest_->guest(), segment_->segment());
}

/// The engine reports a possible duplicate: shows both bookings before anything is booked.
void NewBookingDialog::askAboutDuplicate()
{
    if (findChild<DuplicateMatchDialog *>()) return;
    const StayChoice &c = draft_->choice();
    const booking::Answer &a = draft_->answer();
    auto *dialog =
        new DuplicateMatchDialog(session_,
                                 {session_.property(), guest_->guest(), c.stay, a.roomType, c.rooms,
                                  a.total, draft_->caller().channel},
                                 draft_->problem()->reason, this);
    connect(dialog, &QDialog::accepted, this, [this] {
        if (draft_) draft_->confirm(guest_->guest(), segment_->segment(), true);
    });
    connect(dialog, &DuplicateMatchDialog::openWanted, this, [this](BookingId other) {
        emit openWanted(other);
        reject();
    });
    dialog->open();
}

void NewBookingDialog::reject()
{
    if (draft_) draft_->retire();
    QDialog::reject();
}

void NewBookingDialog::help()
{
    if (!draft_) return;
    const auto problem = draft_->problem();  // not by reference: another stay has none
    if (draft_->stage() == Stage::Expired || !problem) {
        draft_->takeHold(draft_->choice());
        return;
    }
    StayChoice choice = draft_->choice();
    if (problem->code == ErrorCode::SoldOut && problem->left > 0) {
        choose_->setRooms(problem->left);
        choice.rooms = problem->left;
        choice.numbers.clear();
    } else if (problem->code == ErrorCode::Restricted) {
        choice.ignoreRestrictions = true;
    }
    draft_->takeHold(choice);
}

QString NewBookingDialog::heldText() const
{
    const StayChoice &c = draft_->choice();
    const booking::Answer &a = draft_->answer();
    const inventory::Catalogue &house = session_.view().catalogue();
    QStringList parts{roomsText(house, a.roomType, c.rooms)};
    QStringList numbers;
    for (const RoomId room : c.numbers) numbers << house.roomNumber(room);
    if (!numbers.isEmpty()) {
        const QString text = numbers.size() == 1 ? tr("Room %1") : tr("Rooms %1");
        parts << text.arg(numbers.join(QStringLiteral(", ")));
    }
    parts << stayText(c.stay, locale()) << guestsText(c.adults, c.children);
    if (directChannels(house).size() > 1) parts << channelName(house, draft_->caller().channel);
    if (c.agreedTotal >= 0) {
        parts << tr("%1 (rate override)").arg(amountText(house, a.total, locale()));
    } else {
        if (c.plan) parts << session_.view().rates().planName(c.plan);
        parts << amountText(house, a.total, locale());
    }
    QString text = parts.join(QStringLiteral(" · "));
    const booking::Hold *hold = session_.view().hold(a.hold);
    const auto *terms = session_.view().rates().termsOf(c.plan, hold ? hold->termsSeq : 0);
    if (terms && terms->isPrepaid()) {
        const qint64 part = terms->prepaidPart(c.stay, a.total + a.taxes.vatOnTop());
        text += QLatin1Char('\n')
                + tr("To be paid when booking: %1.").arg(amountText(house, part, locale()));
    }
    const QString onTop = onTopText(a.taxes, house.property.currency, locale());
    if (!onTop.isEmpty()) text += QLatin1Char('\n') + onTop;
    if (shownTotal_ >= 0 && shownTotal_ != a.total) {
        text += QLatin1Char('\n')
                + tr("The price has changed. Previous price: %1.")
                      .arg(amountText(house, shownTotal_, locale()));
    }
    return text;
}

void NewBookingDialog::showStage()
{
    if (!draft_) return;
    const Stage stage = draft_->stage();
    const Stage before = std::exchange(shownStage_, stage);
    const bool wasOnNext = focusWidget() == next_;
    const bool last = stage == Stage::Held || stage == Stage::Confirming || stage == Stage::Booked;
    const bool enters = last && steps_->currentIndex() == 0;
    if (enters) steps_->setCurrentIndex(1);
    const bool onLast = steps_->currentIndex() == 1;
    title_->setText(onLast ? tr("New booking: guest") : tr("New booking: stay"));
    back_->setVisible(onLast);
    back_->setEnabled(stage != Stage::Confirming);
    cancel_->setEnabled(stage != Stage::Confirming);
    guest_->setEnabled(stage != Stage::Confirming);
    segment_->setEnabled(stage != Stage::Confirming);
    next_->setText(nextText(onLast));
    showReadiness();
    choose_->setEnabled(stage != Stage::Taking);
    if (stage == Stage::Held) {
        strip_->setText(heldText());
        const engine::HotelView &hotel = session_.view();
        segment_->offer(hotel,
                        booking::segmentByRule(hotel.catalogue(), hotel.rates().plans(),
                                               draft_->choice().plan, draft_->caller().channel));
        const auto lines =
            taxLineTexts(draft_->answer().taxes, session_.view().property().currency, locale());
        strip_->setToolTip(style::tip(lines.join(QLatin1Char('\n'))));
    }
    // The guest agreed to the total that was shown; a new hold may cost more.
    if (stage == Stage::Expired) shownTotal_ = draft_->answer().total;
    if (stage == Stage::Choosing) shownTotal_ = -1;
    showTime();
    showProblem();
    if (enters)
        guest_->focusName();
    else
        placeFocus(before, wasOnNext);
    const auto &problem = draft_->problem();
    const bool match = problem && problem->code == ErrorCode::Duplicate;
    if (stage == Stage::Held && match && !std::exchange(askedAboutDuplicate_, true))
        askAboutDuplicate();
}

/// Qt takes the focus from what is disabled while an answer is awaited. A refusal gives it to the
/// field that it names.
void NewBookingDialog::placeFocus(Stage before, bool wasOnNext)
{
    const Stage stage = draft_->stage();
    const bool answered = before == Stage::Taking || before == Stage::Confirming;
    QWidget *at = nullptr;
    if (stage == Stage::Held && answered)
        at = next_;
    else if (stage == Stage::Expired && (answered || wasOnNext))
        at = help_;
    else if (stage == Stage::Refused && answered && steps_->currentIndex() == 1)
        at = help_->isVisible() ? help_ : back_;
    else if (stage == Stage::Refused && answered)
        choose_->focusField(draft_->problem()->field);
    if (at) at->setFocus(Qt::OtherFocusReason);
}

QString NewBookingDialog::nextText(bool onLast)
{
    return onLast ? tr("Conf&irm booking") : tr("&Hold and continue");
}

/// Not the problem: while the input changes, it is still that of the input before.
void NewBookingDialog::showReadiness()
{
    if (!draft_) return;
    const Stage stage = draft_->stage();
    const bool choosing = stage == Stage::Choosing || stage == Stage::Refused;
    const bool onFirst = steps_->currentIndex() == 0;
    next_->setEnabled(stage == Stage::Held || (onFirst && choosing && choose_->isReady()));
}

void NewBookingDialog::showTime()
{
    if (draft_->stage() == Stage::Held) strip_->setTime(draft_->remaining(), draft_->span());
    const bool over = draft_->stage() == Stage::Expired || draft_->stage() == Stage::Refused;
    if (over) {
        strip_->setOver(tr("The hold is no longer active. The room may no longer be available."));
    }
}

void NewBookingDialog::showProblem()
{
    const auto &problem = draft_->problem();
    problemRow_->setVisible(problem.has_value());
    if (!problem) return choose_->setObstacleShown(true);
    // These reasons name the room, or the rate plan and all that it requires. Of all room types
    // together the problem is that of one of them.
    const QString unsold = choose_->planObstacle();
    const bool restricted = problem->code == ErrorCode::Restricted;
    const bool ofRoom = problem->field == QLatin1String("numbers");
    const bool ofPlan = !unsold.isEmpty() && (restricted || !draft_->choice().roomType);
    choose_->setObstacleShown(!ofPlan);
    choose_->setWrong(ofPlan && !restricted ? QString() : problem->field);
    problem_->setText(ofPlan ? unsold : ofRoom ? problem->reason : problem->text());
    QString offer;
    if (draft_->stage() == Stage::Expired)
        offer = tr("Create &new hold");
    else if (problem->code == ErrorCode::SoldOut && problem->left > 0) {
        offer = tr("Hold %n room(s)", nullptr, problem->left);
    } else if (problem->code == ErrorCode::Restricted) {
        offer = tr("Hold any&way");
    } else if (problem->code == ErrorCode::Busy && draft_->stage() == Stage::Refused) {
        offer = tr("Re&try");
    }
    help_->setVisible(!offer.isEmpty());
    help_->setText(offer);
}

void NewBookingDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ActivationChange && draft_) draft_->setActive(isActiveWindow());
    QDialog::changeEvent(event);
}

}  // namespace roomrack::desktop

#include "moc_new_booking_dialog.cpp"
