// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/front_desk_page.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/booking_dialogs/check_in_dialog.h"
#include "desktop/booking_dialogs/end_dialogs.h"
#include "desktop/frontdesk/desk_bar.h"
#include "desktop/frontdesk/desk_head.h"
#include "desktop/frontdesk/night_audit_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/flow_layout.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/search_field.h"
#include "desktop/widgets/status_delegate.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QSettings>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kFollowMs = 150;

QString emptyText(DayList list)
{
    switch (list) {
    case DayList::Arrivals: return FrontDeskPage::tr("No arrivals today.");
    case DayList::Departures: return FrontDeskPage::tr("No departures today.");
    case DayList::InHouse: return FrontDeskPage::tr("No guests in house.");
    case DayList::NoShows: return FrontDeskPage::tr("No no-shows.");
    }
    return {};
}

}  // namespace

FrontDeskPage::FrontDeskPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), model_(new DayModel(context.session.view(), this)),
      plan_(new RoomPlan(context.session, context.actions, context.theme,
                         [this](BookingAct what, BookingId id) { act(what, id); })),
      housekeeping_(new HousekeepingList(context.session, context.actions, context.theme)),
      head_(new DeskHead), stack_(new QStackedWidget), table_(new QTableView),
      search_(new SearchField(tr("Guest, number or room"))), empty_(style::muted({}))
{
    makeTable();
    stack_->addWidget(makeList());
    stack_->addWidget(plan_);
    stack_->addWidget(housekeeping_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    column->setSpacing(style::kGap);
    column->addWidget(head_);
    column->addWidget(stack_, 1);
    connect(head_, &DeskHead::chosen, this, &FrontDeskPage::choose);
    connect(head_->audit(), &QPushButton::clicked, this, &FrontDeskPage::audit);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, search_, [this] {
        if (view_ >= kPlanView) choose(0);
        search_->begin();
    });
    loadTimer_.setSingleShot(true);
    loadTimer_.setInterval(kFollowMs);
    connect(&loadTimer_, &QTimer::timeout, this, &FrontDeskPage::load);
    connectSession();
    showActs();
}

void FrontDeskPage::makeTable()
{
    style::table(table_);
    table_->setObjectName(QStringLiteral("day"));
    table_->setAccessibleName(tr("Bookings of the day"));
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    StatusDelegate::Columns columns;
    columns.status = DayModel::Status;
    columns.toneRole = DayModel::ToneRole;
    columns.strong = {DayModel::Number, DayModel::Rooms};
    table_->setItemDelegate(new StatusDelegate(theme(), columns, table_));
    new ColumnFitter(table_, DayModel::Guest);
    table_->installEventFilter(this);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FrontDeskPage::showActs);
    connect(model_, &QAbstractItemModel::modelReset, this, &FrontDeskPage::showActs);
    connect(table_, &QTableView::doubleClicked, this, &FrontDeskPage::firstAct);
}

void FrontDeskPage::addAct(const QString &text, const QString &name, BookingAct act)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, [this, act] { actOnRow(act); });
    acts_.emplace_back(act, button);
}

QWidget *FrontDeskPage::makeList()
{
    QFrame *card = style::card();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    FlowLayout *head = makeDeskBar();
    search_->setObjectName(QStringLiteral("search"));
    search_->setAccessibleName(tr("Search the day's bookings"));
    // The actions stand at the other end.
    search_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(search_, &QLineEdit::textChanged, model_, &DayModel::setSearch);
    connect(search_, &SearchField::leftDownwards, table_,
            [this] { table_->setFocus(Qt::TabFocusReason); });
    head->addWidget(search_);
    addAct(tr("Check &in…"), QStringLiteral("checkIn"), BookingAct::CheckIn);
    addAct(tr("Chec&k out…"), QStringLiteral("checkOut"), BookingAct::CheckOut);
    addAct(tr("No-&show…"), QStringLiteral("noShow"), BookingAct::NoShow);
    addAct(tr("&Cancel…"), QStringLiteral("cancel"), BookingAct::Cancel);
    addAct(tr("&Open booking"), QStringLiteral("open"), BookingAct::Open);
    std::vector<QWidget *> widgets;
    std::vector<QAbstractButton *> buttons;
    for (const auto &[act, button] : acts_) {
        widgets.push_back(button);
        buttons.push_back(button);
    }
    addAtEnd(head, widgets);
    offerButtons(table_, std::move(buttons));
    column->addLayout(head);
    column->addWidget(style::hairline());
    column->addWidget(table_, 1);
    auto *over = new QVBoxLayout(table_->viewport());
    over->addWidget(empty_, 0, Qt::AlignCenter);
    return card;
}

void FrontDeskPage::connectSession()
{
    connect(&session(), &HotelSession::loaded, this, &FrontDeskPage::load);
    connect(&session().users(), &DeskUsers::personChanged, this, &FrontDeskPage::showActs);
    connect(&session().changes(), &HotelChanges::bookingsChanged, this, &FrontDeskPage::loadSoon);
    connect(&session().changes(), &HotelChanges::businessDateMoved, this, &FrontDeskPage::load);
    connect(&actions(), &PageActions::firstNightChanged, this, [this](Night night) {
        if (isVisible() && view_ == kPlanView && plan_->view().firstNight() != night)
            plan_->showNight(night);
    });
    load();
}

void FrontDeskPage::loadSoon()
{
    if (!loadTimer_.isActive()) loadTimer_.start();
}

void FrontDeskPage::load()
{
    const std::pair day(session().property(), session().businessDate());
    session().ask(storage::DeskDay{day.first, day.second}, this,
                  [this, day](const Result<std::vector<storage::BookingRow>> &rows) {
                      if (!rows) {
                          if (actions().notify) actions().notify(Notice::error(rows.error()));
                          return;
                      }
                      const storage::BookingRow *chosen =
                          model_->rowAt(table_->currentIndex().row());
                      const BookingId id = chosen ? chosen->booking.id : BookingId{};
                      const bool another = std::exchange(day_, day) != day;
                      // Out of view, the list does not follow a row that the user did not choose.
                      const bool begins = !id || (id == begun_ && !table_->isVisible());
                      const KeptRow kept(table_);
                      model_->setRows(*rows, day.second, session().now());
                      if (another || begins)
                          beginList();
                      else
                          kept.restore(model_->rowOf(id));
                      selectNext();
                      showCounts();
                  });
}

/// At the top.
void FrontDeskPage::beginList()
{
    const storage::BookingRow *first = model_->rowAt(0);
    begun_ = first ? first->booking.id : BookingId{};
    if (first) style::chooseRow(table_, 0);
    table_->scrollToTop();
}

/// Goes on from a booking that is done.
void FrontDeskPage::selectNext()
{
    int next = table_->currentIndex().row();
    const storage::BookingRow *row = model_->rowAt(next);
    if (!row || row->booking.id != acted_) return;
    const auto isDone = [this](const storage::BookingRow *at) {
        return at && !isToDo(model_->list(), at->booking);
    };
    if (!isDone(row)) return;  // not loaded yet
    acted_ = {};
    while (isDone(model_->rowAt(next))) ++next;
    if (model_->rowAt(next)) style::chooseRow(table_, next);
}

void FrontDeskPage::showCounts()
{
    for (const DayList list :
         {DayList::Arrivals, DayList::Departures, DayList::InHouse, DayList::NoShows})
        head_->setCount(list, model_->open(list), model_->count(list));
    setBadge(model_->open(DayList::Arrivals));
    showActs();
}

void FrontDeskPage::choose(int view)
{
    view_ = view;
    head_->check(view);
    settings().setValue(QStringLiteral("frontdesk/view"), view);
    stack_->setCurrentIndex(std::max(0, view - kPlanView + 1));
    emit usesDatesChanged();
    if (view == kPlanView) {
        plan_->open();
        return;
    }
    if (view == kHousekeepingView) {
        housekeeping_->open();
        return;
    }
    showList(DayList(view));
    table_->setFocus(Qt::OtherFocusReason);
}

/// The same list, as after another page, keeps the row that the user chose, unless it goes to the
/// end because it is done.
void FrontDeskPage::showList(DayList list)
{
    const storage::BookingRow *row = model_->rowAt(table_->currentIndex().row());
    const bool same = row && model_->list() == list && row->booking.id != begun_
                      && !model_->isDoneSince(row->booking);
    const BookingId id = row ? row->booking.id : BookingId{};
    const KeptRow kept(table_);
    model_->setList(list);
    table_->setColumnHidden(DayModel::Fee, list != DayList::NoShows);
    if (same)
        kept.restore(model_->rowOf(id));
    else
        beginList();
    showActs();
}

bool FrontDeskPage::usesDates() const
{
    return view_ == kPlanView;
}

void FrontDeskPage::shown()
{
    choose(std::clamp(settings().value(QStringLiteral("frontdesk/view"), view_).toInt(), 0,
                      kHousekeepingView));
    loadSoon();
}

// --- actions ----------------------------------------------------------------------------------

void FrontDeskPage::showActs()
{
    const storage::BookingRow *row = model_->rowAt(table_->currentIndex().row());
    const Night today = session().businessDate();
    const auto status = row ? row->booking.status : booking::BookingStatus::Failed;
    const bool due = row && status == booking::BookingStatus::Confirmed;
    const QString whyNoDesk = session().whyNot(booking::Act::RunDesk);
    allow(head_->audit(), true, whyNoDesk);
    for (const auto &[act, button] : acts_) {
        switch (act) {
        case BookingAct::CheckIn:
            allow(button, due && row->booking.stay.contains(today), whyNoDesk);
            break;
        case BookingAct::NoShow: allow(button, due, whyNoDesk); break;
        case BookingAct::Cancel: allow(button, due, session().whyNot(booking::Act::Book)); break;
        case BookingAct::CheckOut:
            allow(button, status == booking::BookingStatus::CheckedIn, whyNoDesk);
            break;
        case BookingAct::Open: button->setEnabled(row != nullptr); break;
        }
    }
    const QPushButton *first = firstButton();
    for (const auto &[act, button] : acts_)
        setRowKey(button, button == first ? QKeySequence(Qt::Key_Return) : QKeySequence());
    empty_->setText(model_->rowCount() > 0      ? QString()
                    : search_->text().isEmpty() ? emptyText(model_->list())
                                                : tr("No bookings match the search."));
}

/// Triggered by Enter: the first available action of this list.
void FrontDeskPage::firstAct()
{
    if (QPushButton *first = firstButton()) first->click();
}

QPushButton *FrontDeskPage::firstButton() const
{
    for (const auto &[act, button] : acts_) {
        if (button->isEnabled() && act != BookingAct::NoShow && act != BookingAct::Cancel)
            return button;
    }
    return nullptr;
}

void FrontDeskPage::actOnRow(BookingAct what)
{
    if (const storage::BookingRow *row = model_->rowAt(table_->currentIndex().row()))
        act(what, row->booking.id);
}

void FrontDeskPage::act(BookingAct what, BookingId id)
{
    if (what == BookingAct::Open) {
        if (actions().openBooking) actions().openBooking(id);
        return;
    }
    session().ask(storage::OneBooking{session().property(), id}, this,
                  [this, what](const Result<storage::BookingRow> &row) {
                      if (row)
                          openDialog(what, *row);
                      else if (actions().notify)
                          actions().notify(Notice::error(row.error()));
                  });
}

void FrontDeskPage::openDialog(BookingAct what, const storage::BookingRow &row)
{
    CommandDialog *dialog = nullptr;
    QString done;
    const QString number = bookingNumber(row.booking.id);
    switch (what) {
    case BookingAct::CheckIn: dialog = new CheckInDialog(session(), row, this); break;
    case BookingAct::CheckOut:
        dialog = new CheckOutDialog(session(), row, this);
        done = checkedOutText(guestInRooms(row), row.booking, session().businessDate());
        break;
    case BookingAct::NoShow:
        dialog = new NoShowDialog(session(), row, this);
        done = tr("Booking %1 marked as no-show.").arg(number);
        break;
    case BookingAct::Cancel:
        dialog = new CancelDialog(session(), row, this);
        done = tr("Booking %1 cancelled.").arg(number);
        break;
    case BookingAct::Open: return;
    }
    connect(dialog, &CommandDialog::carriedOut, this,
            [this, done, id = row.booking.id](const booking::Answer &answer) {
                acted_ = id;
                selectNext();
                if (done.isEmpty())
                    sayCheckedIn(id, answer.oversold);
                else if (actions().notify)
                    actions().notify(Notice::good(done));
            });
    dialog->open();
}

/// The rooms may have been assigned by the check-in.
void FrontDeskPage::sayCheckedIn(BookingId id, bool oversold)
{
    session().ask(storage::OneBooking{session().property(), id}, this,
                  [this, id, oversold](const Result<storage::BookingRow> &row) {
                      Notice notice = Notice::good(checkedInText(id, row, oversold));
                      if (oversold) notice.tone = Tone::Warn;
                      if (actions().notify) actions().notify(notice);
                  });
}

void FrontDeskPage::audit()
{
    auto *dialog = new NightAuditDialog(session(), this);
    dialog->open();
}

bool FrontDeskPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            firstAct();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

}  // namespace roomrack::desktop

#include "moc_front_desk_page.cpp"
