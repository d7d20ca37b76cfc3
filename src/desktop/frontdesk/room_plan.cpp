// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/room_plan.h"

#include "booking/rules/room_choice.h"
#include "desktop/frontdesk/desk_bar.h"
#include "desktop/frontdesk/room_assigner.h"
#include "desktop/frontdesk/stay_tray.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/flow_layout.h"
#include "desktop/widgets/rounded.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kPastNights = 60;  ///< scroll limit before the business date
constexpr int kFutureNights = 500;
constexpr int kNear = 7;           ///< nights beyond those visible whose unassigned stays are shown
constexpr int kMargin = 45;        ///< nights loaded on both sides of the visible ones
constexpr int kPlanDelayMs = 120;  ///< ms; batches frequent bookings
constexpr int kCountdownMs = 1'000;

}  // namespace

RoomPlan::RoomPlan(HotelSession &session, PageActions &actions, const Theme &theme,
                   BookingActor act, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), act_(std::move(act)),
      model_(new PlanModel(
          session.view(), [&session] { return session.now(); }, this)),
      view_(new PlanView(*model_, theme)), tray_(new StayTray(theme)), body_(new QWidget),
      assigner_(new RoomAssigner(session, actions, *model_, this)), said_(style::muted({})),
      bar_(new QWidget)
{
    auto *page = style::withoutMargins<QVBoxLayout>(this);
    QFrame *card = style::card();
    auto *inside = style::withoutMargins<QVBoxLayout>(card);
    inside->setSpacing(0);
    inside->addWidget(bar_);
    inside->addWidget(style::hairline());
    inside->addWidget(body_, 1);
    roundCorners(body_, style::kRadius - 1);
    page->addWidget(card);
    makeBody();
    makeButtons();
    loadTimer_.setSingleShot(true);
    connect(&loadTimer_, &QTimer::timeout, this, &RoomPlan::load);
    connect(assigner_, &RoomAssigner::answered, this, [this](bool done) {
        if (!done) dropped_ = {};
        loadSoon();
    });
    connectViews();
    connectSession();
    newNights();
    describe();
}

void RoomPlan::makeBody()
{
    auto *row = style::withoutMargins<QHBoxLayout>(body_);
    row->setSpacing(0);
    row->addWidget(view_, 1);
    auto *line = new QFrame;
    line->setProperty("look", QStringLiteral("line"));
    line->setFixedWidth(1);
    row->addWidget(line);
    row->addWidget(tray_);
    view_->barMove().setTray(tray_);
    view_->installEventFilter(this);
    tray_->list()->installEventFilter(this);
}

void RoomPlan::connectViews()
{
    connect(&view_->barMove(), &BarMove::dropped, this, [this](const PlanBar &bar, RoomId room) {
        // By mouse the selection goes along with the bar; by keyboard it goes on to the next stay.
        const bool byMouse = view_->barMove().isByMouse();
        if (byMouse && isPossible(model_->board().fit(bar, room))) view_->setFocus();
        dropped_ = byMouse && !room ? bar.booking : BookingId{};
        assigner_->move(bar, room);
    });
    connect(view_, &PlanView::currentMoved, this, &RoomPlan::describe);
    connect(&view_->barMove(), &BarMove::changed, this, [this] {
        describe();
        if (view_->barMove().isActive()) return;
        tray_->letGo();
        tray_->showDrop(StayTray::Drop::None);
        overTray_ = false;
        if (inTray_) tray_->list()->setFocus();
        if (std::exchange(again_, false)) loadSoon();
    });
    connect(&view_->barMove(), &BarMove::draggedNearTray, this, [this](bool over) {
        overTray_ = over;
        using Drop = StayTray::Drop;
        const QString kept = keptText(*view_->barMove().bar());
        if (kept.isEmpty())
            tray_->showDrop(over ? Drop::Here : Drop::Possible);
        else
            tray_->showDrop(over ? Drop::Refused : Drop::None, kept);
        describe();
    });
    connect(view_, &PlanView::opened, this, &RoomPlan::openBooking);
    connect(view_, &PlanView::scrolled, this, [this] {
        // While the plan is hidden, it is another page's night.
        if (isVisible()) actions_.setFirstNight(view_->firstNight());
        const Stay seen = view_->visibleNights();
        const Stay known = model_->board().near();
        if (seen.checkIn() < known.checkIn() || seen.checkOut() > known.checkOut()) loadSoon();
    });
    connect(tray_, &StayTray::currentMoved, this, &RoomPlan::describe);
    connect(tray_, &StayTray::opened, this, &RoomPlan::openBooking);
    connect(tray_, &StayTray::entered, this, &RoomPlan::grab);
    connect(tray_, &StayTray::dragStarted, this, [this](const PlanBar &bar) {
        view_->barMove().drag(bar);
        view_->setFocus();  // for Escape
    });
    connect(tray_, &StayTray::draggedTo, &view_->barMove(), &BarMove::dragTo);
    connect(tray_, &StayTray::droppedAt, &view_->barMove(), &BarMove::dropAt);
}

/// The buttons act on the list that had the focus last; a stay in the hand keeps its own.
bool RoomPlan::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && !view_->barMove().isActive()) {
        inTray_ = watched == tray_->list();
        describe();
    }
    return QWidget::eventFilter(watched, event);
}

const PlanBar *RoomPlan::chosen() const
{
    return inTray_ ? tray_->currentBar() : view_->currentBar();
}

void RoomPlan::makeButtons()
{
    auto *column = new QVBoxLayout(bar_);
    column->setContentsMargins(style::kPadding, 8, style::kPadding, 8);
    column->setSpacing(6);
    FlowLayout *row = makeDeskBar();
    row->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    said_->setObjectName(QStringLiteral("said"));
    said_->setWordWrap(true);
    column->addWidget(said_);
    in_ = addButton(tr("Check &in"), QStringLiteral("checkIn"), Qt::Key_I,
                    [this] { act_(BookingAct::CheckIn, chosen()->booking); });
    leave_ = addButton(tr("Chec&k out"), QStringLiteral("checkOut"), Qt::Key_K,
                       [this] { act_(BookingAct::CheckOut, chosen()->booking); });
    assign_ =
        addButton(tr("Assi&gn room"), QStringLiteral("assign"), Qt::Key_G, [this] { assign(); });
    grab_ = addButton(tr("&Move"), QStringLiteral("grab"), Qt::Key_M, [this] { grab(); });
    takeBack_ = addButton(tr("Unassign &room"), QStringLiteral("takeBack"), Qt::Key_T,
                          [this] { assigner_->move(*chosen(), {}); });
    split_ = addButton(tr("&Split…"), QStringLiteral("split"), Qt::Key_P,
                       [this] { assigner_->split(*chosen()); });
    const auto toggleOutOfOrder = [this](int nights) {
        assigner_->toggleOutOfOrder(view_->currentRoom(), Stay(view_->currentNight(), nights));
    };
    out_ = addButton(tr("&Out of order"), QStringLiteral("outOfOrder"), Qt::Key_O,
                     [toggleOutOfOrder] { toggleOutOfOrder(1); });
    open_ = addButton(tr("Open &booking"), QStringLiteral("open"), Qt::Key_B,
                      [this] { openBooking(); });
    for (QPushButton *b : {in_, leave_, assign_, grab_, takeBack_, split_, out_, open_})
        row->addWidget(b);
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(view_), static_cast<QAbstractItemView *>(tray_->list())})
        offerButtons(view, {in_, leave_, assign_, grab_, takeBack_, split_, out_, open_});
    assignAll_ = addButton(tr("Auto-assign all"), QStringLiteral("assignAll"),
                           Qt::SHIFT | Qt::Key_G, [this] { assigner_->assignAll(); });
    addAtEnd(row, {assignAll_});
    auto *week = new QShortcut(Qt::SHIFT | Qt::Key_O, body_, nullptr, nullptr,
                               Qt::WidgetWithChildrenShortcut);
    connect(week, &QShortcut::activated, this, [this, toggleOutOfOrder] {
        if (out_->isEnabled()) toggleOutOfOrder(7);
    });
}

/// A button and its shortcut, which works only while the plan or the tray has the focus.
QPushButton *RoomPlan::addButton(const QString &text, const QString &name, const QKeySequence &key,
                                 const std::function<void()> &what)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    style::small(button);
    button->setProperty("tip", tr("Shortcut: %1").arg(key.toString(QKeySequence::NativeText)));
    setRowKey(button, key);
    connect(button, &QPushButton::clicked, this, what);
    auto *shortcut = new QShortcut(key, body_, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, button, [button] {
        if (button->isEnabled()) button->click();
    });
    return button;
}

// --- loading ----------------------------------------------------------------------------------

void RoomPlan::connectSession()
{
    connect(&session_, &HotelSession::loaded, this, &RoomPlan::newNights);
    connect(&session_.users(), &DeskUsers::personChanged, this, &RoomPlan::describe);
    connect(&session_.changes(), &HotelChanges::businessDateMoved, this, &RoomPlan::newNights);
    connect(&session_.changes(), &HotelChanges::bookingsChanged, this, &RoomPlan::loadSoon);
    connect(&session_.changes(), &HotelChanges::holdsChanged, this, &RoomPlan::followHolds);
    connect(&countdown_, &QTimer::timeout, this, [this] {
        view_->viewport()->update();
        if (!inTray_ && model_->holdAt(view_->currentIndex())) describe();
    });
    connect(&session_.changes(), &HotelChanges::happened, this,
            [this](const std::vector<booking::Record> &records) {
                const bool rooms = std::any_of(records.begin(), records.end(), [](const auto &r) {
                    return r.kind == booking::RecordKind::RoomOutOfOrderSet
                           || r.kind == booking::RecordKind::HousekeepingSet;
                });
                if (rooms) loadSoon();
            });
}

/// Most holds have no numbered room: they do not change the plan.
void RoomPlan::followHolds()
{
    if (heldRooms(session_.view()) != held_) loadSoon();
}

void RoomPlan::newNights()
{
    model_->setNights(Stay(session_.businessDate() - kPastNights, kPastNights + kFutureNights));
    loadSoon();
}

void RoomPlan::open()
{
    view_->setFocus();
    if (std::exchange(opened_, true)) {
        loadSoon();
    } else {
        showNight(session_.businessDate() - 1);
        load();
    }
    actions_.setFirstNight(view_->firstNight());
}

void RoomPlan::showNight(Night night)
{
    view_->showNight(night);
}

void RoomPlan::loadSoon()
{
    if (opened_ && !loadTimer_.isActive()) loadTimer_.start(kPlanDelayMs);
}

void RoomPlan::load()
{
    if (std::exchange(asked_, true)) {
        again_ = true;
        return;
    }
    const Stay seen = view_->visibleNights();
    const Stay nights(seen.checkIn() - kMargin, seen.nights() + 2 * kMargin);
    const Stay near(seen.checkIn() - kNear, seen.nights() + 2 * kNear);
    const PropertyId property = session_.property();
    const Night today = session_.businessDate();
    held_ = heldRooms(session_.view());
    // Built on the reader's thread: for a large hotel that takes longer than a frame.
    const auto question = [property, nights, near, today, catalogue = session_.view().catalogue(),
                           housekeeping = roomStatuses(session_.view()),
                           held = held_](storage::Reader &reader) -> Result<PlanBoard> {
        const auto plan = reader.ask(storage::RoomPlanOf{property, nights});
        if (!plan) return tl::unexpected(plan.error());
        return PlanBoard(catalogue, *plan, nights, near, today, housekeeping, held);
    };
    session_.ask(question, this, [this](Result<PlanBoard> board) { loaded(std::move(board)); });
}

void RoomPlan::loaded(Result<PlanBoard> made)
{
    asked_ = false;
    // While a bar is being moved, the board is not replaced; it is reloaded afterwards.
    if (view_->barMove().isActive()) {
        again_ = true;
        return;
    }
    if (std::exchange(again_, false)) loadSoon();
    if (!made) {
        if (actions_.notify) actions_.notify(Notice::error(made.error()));
        return;
    }
    const PlanBar *bar = chosen();
    const BookingId booking = bar ? bar->booking : BookingId{};
    model_->setBoard(std::move(*made));
    held_.empty() ? countdown_.stop() : countdown_.start(kCountdownMs);
    tray_->setBoard(model_->board());
    if (booking && (!chosen() || chosen()->booking != booking)) follow(booking);
    describe();
}

/// Shows where a stay went that was assigned or unassigned; the focus stays where it is, unless
/// the mouse dropped the stay on the tray.
void RoomPlan::follow(BookingId booking)
{
    const auto found = model_->board().find(booking);
    if (!found || found->first >= 0) return view_->showBooking(booking);
    tray_->choose(booking);
    if (std::exchange(dropped_, {}) == booking && view_->hasFocus()) tray_->list()->setFocus();
}

QString RoomPlan::keptText(const PlanBar &bar) const
{
    if (!bar.kept) return {};
    const QString number = model_->board().roomNumber(bar.room);
    return Notice::error(booking::mustKeepRoom(number, bar.booking)).text;
}

QString RoomPlan::grabText() const
{
    const PlanBoard &board = model_->board();
    const PlanBar &bar = *view_->barMove().bar();
    const RoomId room = view_->currentRoom();
    const QString keys = view_->barMove().isByMouse()
                             ? tr("Drop to assign, Escape cancels.")
                             : tr("Select a room with the arrow keys. Press Enter to assign it or "
                                  "Escape to cancel.");
    const bool unassigns = overTray_ || view_->currentIndex().row() == 0;
    if (const QString kept = keptText(bar); unassigns && !kept.isEmpty()) return kept;
    if (overTray_) return StayTray::dropText();
    if (!room || room == bar.room) return keys;
    const QString number = board.roomNumber(room);
    switch (board.fit(bar, room)) {
    case PlanFit::Free:
        return tr("Room %1 is available for these nights.").arg(number) + QLatin1Char(' ') + keys;
    case PlanFit::OutOfService:
        return tr("Room %1 is available for these nights, but out of service.").arg(number)
               + QLatin1Char(' ') + keys;
    case PlanFit::DueOut:
        return tr("Room %1 is due out: %2 must check out before the check-in.")
                   .arg(number, bookingNumber(board.occupant(room)->booking))
               + QLatin1Char(' ') + keys;
    case PlanFit::Occupied:
        return Notice::error(booking::stillOccupied(number, board.occupant(room)->booking)).text;
    case PlanFit::Taken: return tr("Room %1 is not available for all of these nights.").arg(number);
    case PlanFit::OtherKind: return tr("Room %1 is of a different type.").arg(number);
    }
    return keys;
}

/// Qt would pass the focus of a button that is disabled on to the next widget: moves it to the list
/// that the button acted on, or to the plan if the tray is empty. Returns whether it did.
bool RoomPlan::moveFocus(std::span<const Offer> offers)
{
    const QWidget *focus = window()->focusWidget();
    const auto at = std::find_if(offers.begin(), offers.end(),
                                 [focus](const Offer &offer) { return offer.button == focus; });
    if (at == offers.end() || (at->can && at->whyNot.isEmpty())) return false;
    QWidget *list = view_;
    if (inTray_ && tray_->currentBar()) list = tray_->list();
    list->setFocus(Qt::OtherFocusReason);
    return window()->focusWidget() == list;
}

void RoomPlan::describe()
{
    // Only what the buttons act on looks selected.
    tray_->setChosen(inTray_);
    view_->setChosen(!inTray_);
    const PlanBar *bar = chosen();
    const bool open = bar && booking::isOpen(bar->status);
    const bool waiting = bar && !bar->room;
    const bool today = bar && bar->stay.contains(session_.businessDate());
    const QString why = session_.whyNot(booking::Act::RunDesk);
    const QString kept = bar && why.isEmpty() ? keptText(*bar) : why;
    const Offer offers[] = {
        {in_, bar && bar->status == booking::BookingStatus::Confirmed && today, why},
        {leave_, bar && bar->status == booking::BookingStatus::CheckedIn, why},
        {assign_, open && waiting && bar->fits, why},
        {grab_, open, why},
        {takeBack_, open && !waiting, kept},
        {split_, open && waiting && !bar->fits, why},
        {out_, !inTray_ && view_->currentRoom() && !bar && !model_->holdAt(view_->currentIndex()),
         why},
        {open_, bar != nullptr, {}},
        {assignAll_, model_->board().unassigned() > 0, why}};
    if (moveFocus(offers)) return describe();
    for (const auto &[button, can, whyNot] : offers)
        allow(button, can, whyNot, button->property("tip").toString());
    const QModelIndex at = inTray_ ? tray_->list()->currentIndex() : view_->currentIndex();
    said_->setText(view_->barMove().isActive() ? grabText()
                   : at.isValid()              ? at.data(Qt::AccessibleTextRole).toString()
                                               : QString(QLatin1Char(' ')));
    said_->setAccessibleDescription(said_->text());
}

// --- actions ----------------------------------------------------------------------------------

void RoomPlan::assign()
{
    const PlanBar bar = *chosen();
    if (const RoomId room = model_->board().bestRoom(bar)) assigner_->move(bar, room);
}

/// An unassigned stay begins at the room that *Assign room* would choose.
void RoomPlan::grab()
{
    if (!inTray_)
        view_->barMove().grab();
    else if (const PlanBar *bar = chosen())
        view_->barMove().grab(*bar, model_->board().bestRoom(*bar));
    view_->setFocus();
}

void RoomPlan::openBooking()
{
    if (const PlanBar *bar = chosen()) return act_(BookingAct::Open, bar->booking);
    const auto preset = inTray_ ? std::nullopt : model_->presetAt(view_->currentIndex());
    if (preset && actions_.newBooking && session_.whyNot(booking::Act::Book).isEmpty())
        actions_.newBooking(*preset);
}

}  // namespace roomrack::desktop

#include "moc_room_plan.cpp"
