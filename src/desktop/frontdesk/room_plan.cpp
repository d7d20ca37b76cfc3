// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/room_plan.h"

#include "desktop/theme/look.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/rounded.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kPastNights = 60;  ///< scroll limit before the business date
constexpr int kFutureNights = 500;
constexpr int kNear = 7;        ///< nights beyond those visible whose unassigned stays are shown
constexpr int kMargin = 45;     ///< nights loaded on both sides of the visible ones
constexpr int kFollowMs = 120;  ///< ms; batches frequent bookings
constexpr int kManyLanes = 8;

}  // namespace

RoomPlan::RoomPlan(HotelSession &session, DeskActions &actions, const Theme &theme,
                   BookingActor act, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), act_(std::move(act)),
      model_(new PlanModel(this)), view_(new PlanView(*model_, theme)), said_(look::muted({})),
      bar_(new QWidget)
{
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    QFrame *card = look::card();
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    inside->addWidget(bar_);
    inside->addWidget(look::hairline());
    inside->addWidget(view_, 1);
    roundCorners(view_, look::kRadius - 1);
    page->addWidget(card);
    makeButtons();
    loadTimer_.setSingleShot(true);
    connect(&loadTimer_, &QTimer::timeout, this, &RoomPlan::load);
    connect(view_, &PlanView::dropped, this, &RoomPlan::move);
    connect(view_, &PlanView::currentMoved, this, &RoomPlan::describe);
    connect(view_, &PlanView::grabbingChanged, this, [this] {
        describe();
        if (!view_->isGrabbing() && std::exchange(again_, false)) loadSoon();
    });
    connect(view_, &PlanView::opened, this, &RoomPlan::openBooking);
    connect(view_, &PlanView::scrolled, this, [this] {
        actions_.setFirstNight(view_->firstNight());
        const Stay seen = view_->visibleNights();
        const Stay known = model_->board().near();
        if (seen.checkIn() < known.checkIn() || seen.checkOut() > known.checkOut()) loadSoon();
    });
    connectSession();
    newNights();
    describe();
}

void RoomPlan::makeButtons()
{
    auto *column = new QVBoxLayout(bar_);
    column->setContentsMargins(look::kPadding, 8, look::kPadding, 8);
    column->setSpacing(6);
    auto *row = new QHBoxLayout;
    row->setSpacing(look::kSmallGap);
    column->addLayout(row);
    said_->setObjectName(QStringLiteral("said"));
    column->addWidget(said_);
    in_ = addButton(tr("Check &in"), QStringLiteral("checkIn"), Qt::Key_I, &RoomPlan::checkIn);
    leave_ =
        addButton(tr("Chec&k out"), QStringLiteral("checkOut"), Qt::Key_K, &RoomPlan::checkOut);
    assign_ = addButton(tr("Assi&gn room"), QStringLiteral("assign"), Qt::Key_G, &RoomPlan::assign);
    grab_ = addButton(tr("&Move"), QStringLiteral("grab"), Qt::Key_M, &RoomPlan::grab);
    takeBack_ =
        addButton(tr("Unassign &room"), QStringLiteral("takeBack"), Qt::Key_T, &RoomPlan::takeBack);
    split_ = addButton(tr("&Split…"), QStringLiteral("split"), Qt::Key_P, &RoomPlan::splitStay);
    out_ = addButton(tr("&Out of order"), QStringLiteral("outOfOrder"), Qt::Key_O,
                     &RoomPlan::toggleOutOfOrder);
    open_ =
        addButton(tr("Open &booking"), QStringLiteral("open"), Qt::Key_B, &RoomPlan::openBooking);
    for (QPushButton *b : {in_, leave_, assign_, grab_, takeBack_, split_, out_, open_})
        row->addWidget(b);
    offerButtons(view_, {in_, leave_, assign_, grab_, takeBack_, split_, out_, open_});
    row->addStretch();
    assignAll_ = addButton(tr("Auto-assign all"), QStringLiteral("assignAll"),
                           Qt::SHIFT | Qt::Key_G, &RoomPlan::assignAll);
    row->addWidget(assignAll_);
    auto *week = new QShortcut(Qt::SHIFT | Qt::Key_O, view_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(week, &QShortcut::activated, this, &RoomPlan::weekOutOfOrder);
}

/// A button and its shortcut, which works only while the plan has the focus.
QPushButton *RoomPlan::addButton(const QString &text, const QString &name, const QKeySequence &key,
                                 void (RoomPlan::*what)())
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    look::small(button);
    button->setProperty("tip", tr("Shortcut: %1").arg(key.toString(QKeySequence::NativeText)));
    setRowKey(button, key);
    connect(button, &QPushButton::clicked, this, what);
    auto *shortcut = new QShortcut(key, view_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, button, [button] {
        if (button->isEnabled()) button->click();
    });
    return button;
}

// --- loading ----------------------------------------------------------------------------------

void RoomPlan::connectSession()
{
    connect(&session_, &HotelSession::loaded, this, &RoomPlan::newNights);
    connect(&session_, &HotelSession::personChanged, this, &RoomPlan::describe);
    connect(&session_, &HotelSession::businessDateMoved, this, &RoomPlan::newNights);
    connect(&session_, &HotelSession::bookingsChanged, this, &RoomPlan::loadSoon);
    connect(&session_, &HotelSession::happened, this,
            [this](const std::vector<booking::Record> &records) {
                const bool rooms = std::any_of(records.begin(), records.end(), [](const auto &r) {
                    return r.kind == booking::RecordKind::RoomOutOfOrderSet;
                });
                if (rooms) loadSoon();
            });
}

void RoomPlan::newNights()
{
    const Night first = view_->firstNight();
    model_->setNights(Stay(session_.businessDate() - kPastNights, kPastNights + kFutureNights));
    if (!opened_) return;
    showNight(first);
    loadSoon();
}

void RoomPlan::open()
{
    view_->setFocus();
    if (std::exchange(opened_, true)) return loadSoon();
    showNight(session_.businessDate() - 1);
    load();
}

void RoomPlan::showNight(Night night)
{
    view_->showNight(night);
}

void RoomPlan::loadSoon()
{
    if (opened_ && !loadTimer_.isActive()) loadTimer_.start(kFollowMs);
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
    // Built on the reader's thread: for a large hotel that takes longer than a frame.
    const auto question = [property, nights, near, today, catalogue = session_.view().catalogue()](
                              storage::Reader &reader) -> Result<PlanBoard> {
        const auto plan = reader.roomPlan(property, nights);
        if (!plan) return tl::unexpected(plan.error());
        return PlanBoard(catalogue, *plan, nights, near, today);
    };
    session_.ask(question, this, [this](Result<PlanBoard> board) { loaded(std::move(board)); });
}

void RoomPlan::loaded(Result<PlanBoard> made)
{
    asked_ = false;
    // While a bar is being moved, the board is not replaced; it is reloaded afterwards.
    if (view_->isGrabbing()) {
        again_ = true;
        return;
    }
    if (std::exchange(again_, false)) loadSoon();
    if (!made) {
        if (actions_.notify) actions_.notify(Notice::error(made.error()));
        return;
    }
    const PlanBar *bar = view_->currentBar();
    const BookingId chosen = bar ? bar->booking : BookingId{};
    const RoomId room = view_->currentRoom();
    const int column = view_->currentIndex().column();
    const KeptRow kept(view_);
    const bool first = model_->rowCount() == 0;
    PlanBoard board = std::move(*made);
    const int lanes =
        int(std::count_if(board.rows().begin(), board.rows().end(),
                          [](const auto &r) { return r.kind == PlanRow::Kind::Lane; }));
    model_->setBoard(std::move(board));
    if (first && lanes > kManyLanes) model_->setFolded(true);
    if (!view_->currentIndex().isValid()) {
        const int same = room ? model_->rowOfBoard(model_->board().rowOf(room)) : -1;
        const int night = column >= 0 ? column : model_->columnOf(session_.businessDate());
        kept.restore(same, night);
    }
    if (chosen && (!view_->currentBar() || view_->currentBar()->booking != chosen))
        view_->showBooking(chosen);
    describe();
}

QString RoomPlan::grabText() const
{
    const PlanBoard &board = model_->board();
    const PlanBar &bar = *view_->grabbed();
    const RoomId room = view_->currentRoom();
    const QString keys = tr("Select a room with the arrow keys. Press Enter to assign it or "
                            "Escape to cancel.");
    if (!room || room == bar.room) return keys;
    const QString number = board.roomNumber(room);
    switch (board.fit(bar, room)) {
    case PlanFit::Free:
        return tr("Room %1 is available for these nights.").arg(number) + QLatin1Char(' ') + keys;
    case PlanFit::Taken: return tr("Room %1 is not available for all of these nights.").arg(number);
    case PlanFit::OtherKind: return tr("Room %1 is of a different type.").arg(number);
    }
    return keys;
}

void RoomPlan::describe()
{
    const PlanBar *bar = view_->currentBar();
    const bool open = bar && booking::isOpen(bar->status);
    const bool waiting = bar && !bar->room;
    const bool today = bar && bar->stay.contains(session_.businessDate());
    const std::pair<QPushButton *, bool> possible[] = {
        {in_, bar && bar->status == booking::BookingStatus::Confirmed && today},
        {leave_, bar && bar->status == booking::BookingStatus::CheckedIn},
        {assign_, open && waiting && bar->fits},
        {grab_, open},
        {takeBack_, open && !waiting},
        {split_, open && waiting && !bar->fits},
        {out_, view_->currentRoom() && !bar},
        {assignAll_, model_->board().unassigned() > 0}};
    const QString why = session_.whyNot(booking::Act::RunDesk);
    for (const auto &[button, can] : possible)
        allow(button, can, why, button->property("tip").toString());
    allow(open_, bar != nullptr, {}, open_->property("tip").toString());
    const QModelIndex at = view_->currentIndex();
    said_->setText(view_->isGrabbing() ? grabText()
                   : at.isValid()      ? at.data(Qt::AccessibleTextRole).toString()
                                       : QString(QLatin1Char(' ')));
    said_->setAccessibleDescription(said_->text());
}

// --- actions ----------------------------------------------------------------------------------

void RoomPlan::send(const booking::Command &command, const QString &done,
                    std::function<void(const Error &)> refused)
{
    session_.submit(command, this, [this, done, refused](const Result<booking::Answer> &answer) {
        loadSoon();
        if (answer) {
            if (actions_.notify) actions_.notify(Notice::good(done));
        } else if (refused) {
            refused(answer.error());
        } else if (actions_.notify) {
            actions_.notify(Notice::error(answer.error()));
        }
    });
}

void RoomPlan::warn(const QString &text)
{
    Notice notice;
    notice.tone = Tone::Warn;
    notice.text = text;
    if (actions_.notify) actions_.notify(notice);
}

booking::AssignRooms RoomPlan::assignment(std::vector<booking::RoomMove> moves) const
{
    return {session_.desk(), std::move(moves)};
}

void RoomPlan::move(const PlanBar &bar, RoomId room)
{
    const PlanBoard &board = model_->board();
    const QString number = bookingNumber(bar.booking);
    const QString done =
        room ? tr("Booking %1 assigned to room %2.").arg(number, board.roomNumber(room))
             : tr("Booking %1 unassigned.").arg(number);
    send(assignment({{bar.booking, bar.room, room, board.nightsToMove(bar)}}), done,
         [this, bar, room](const Error &error) { offerSwap(bar, room, error); });
}

/// If another stay has the room, offers to swap the rooms of both.
void RoomPlan::offerSwap(const PlanBar &bar, RoomId room, const Error &error)
{
    Notice notice = Notice::error(error);
    const PlanBoard &board = model_->board();
    const Stay nights = board.nightsToMove(bar);
    std::vector<PlanBar> there;
    const int row = board.rowOf(room);
    if (row >= 0 && bar.room && error.code == ErrorCode::SoldOut) {
        for (const PlanBar &other : board.rows()[size_t(row)].bars) {
            if (other.nights.overlaps(nights)) there.push_back(other);
        }
    }
    if (there.size() == 1) {
        const PlanBar other = there.front();
        const auto swap = assignment({{bar.booking, bar.room, room, nights},
                                      {other.booking, room, bar.room, board.nightsToMove(other)}});
        notice.actionText = tr("Swap rooms");
        notice.action = [this, swap] { send(swap, tr("Rooms swapped.")); };
    }
    if (actions_.notify) actions_.notify(notice);
}

void RoomPlan::assign()
{
    const PlanBar bar = *view_->currentBar();
    if (const RoomId room = model_->board().bestRoom(bar)) move(bar, room);
}

void RoomPlan::assignAll()
{
    PlanBoard trial = model_->board();
    std::vector<PlanBar> waiting;
    for (const PlanRow &row : trial.rows()) {
        if (row.kind == PlanRow::Kind::Lane)
            waiting.insert(waiting.end(), row.bars.begin(), row.bars.end());
    }
    // In order of arrival: a pool with enough rooms then has one for each stay.
    std::stable_sort(waiting.begin(), waiting.end(), [](const PlanBar &a, const PlanBar &b) {
        return a.nights.checkIn() < b.nights.checkIn();
    });
    std::vector<booking::RoomMove> moves;
    int left = 0;
    for (const PlanBar &bar : waiting) {
        const RoomId room = trial.bestRoom(bar);
        left += room ? 0 : 1;
        if (!room) continue;
        trial.reserve(bar, room);
        moves.push_back({bar.booking, {}, room, trial.nightsToMove(bar)});
    }
    const QString rest =
        left > 0 ? QLatin1Char(' ') + tr("%n stay(s) still unassigned.", nullptr, left) : QString();
    if (moves.empty())
        return warn(tr("No single room is available for any of the unassigned stays."));
    const QString done = tr("Rooms assigned to %n stay(s).", nullptr, int(moves.size())) + rest;
    send(assignment(std::move(moves)), done);
}

void RoomPlan::grab()
{
    view_->setFocus();
    view_->grab();
}

void RoomPlan::takeBack()
{
    move(*view_->currentBar(), {});
}

void RoomPlan::splitStay()
{
    const PlanBar bar = *view_->currentBar();
    const std::vector<PlanPart> parts = model_->board().split(bar);
    if (parts.empty()) {
        warn(tr("The stay cannot be split: on at least one night no room of this "
                "type is available."));
        return;
    }
    QStringList lines;
    std::vector<booking::RoomMove> moves;
    for (const PlanPart &part : parts) {
        lines << tr("Room %1: %2")
                     .arg(model_->board().roomNumber(part.room), stayDates(part.nights, locale()));
        moves.push_back({bar.booking, {}, part.room, part.nights});
    }
    auto *ask = new AskDialog({tr("Split stay of %1?").arg(bookingNumber(bar.booking)),
                               tr("No single room is available for the whole stay.")
                                   + QLatin1Char('\n') + lines.join(QLatin1Char('\n')),
                               tr("&Split stay"), tr("&Cancel")},
                              this);
    const QString done = tr("Rooms assigned to booking %1.").arg(bookingNumber(bar.booking));
    connect(ask, &QDialog::accepted, this, [this, moves, done] { send(assignment(moves), done); });
    ask->open();
}

void RoomPlan::toggleOutOfOrder()
{
    setOutOfOrder(1);
}

void RoomPlan::weekOutOfOrder()
{
    if (out_->isEnabled()) setOutOfOrder(7);
}

/// Toggles out of order: a room that is out of order is returned to service for that whole run of
/// nights.
void RoomPlan::setOutOfOrder(int nights)
{
    const RoomId room = view_->currentRoom();
    const int row = model_->board().rowOf(room);
    if (row < 0) return;
    const PlanRow &at = model_->board().rows()[size_t(row)];
    booking::SetRoomOutOfOrder c{
        session_.desk(), {room}, Stay(view_->currentNight(), nights), true};
    for (const Stay &out : at.outOfOrder) {
        if (!out.contains(view_->currentNight())) continue;
        const Night from = std::max(out.checkIn(), session_.businessDate());
        c.nights = Stay(from, out.checkOut() - from);
        c.out = false;
    }
    const QString where = tr("%1, %2").arg(at.title, nightsText(c.nights.nights()));
    send(c, c.out ? tr("Out of order: room %1").arg(where)
                  : tr("Back in service: room %1").arg(where));
}

void RoomPlan::checkIn()
{
    act_(BookingAct::CheckIn, view_->currentBar()->booking);
}

void RoomPlan::checkOut()
{
    act_(BookingAct::CheckOut, view_->currentBar()->booking);
}

void RoomPlan::openBooking()
{
    if (const PlanBar *bar = view_->currentBar()) act_(BookingAct::Open, bar->booking);
}

}  // namespace roomrack::desktop

#include "moc_room_plan.cpp"
