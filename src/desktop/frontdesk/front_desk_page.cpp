// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/front_desk_page.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/booking_dialogs/check_in_dialog.h"
#include "desktop/booking_dialogs/end_dialogs.h"
#include "desktop/frontdesk/night_audit_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/status_delegate.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QSettings>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kFollowMs = 150;
constexpr int kPlanView = kDayLists, kHousekeepingView = kDayLists + 1;
constexpr int kSearchWidth = 260;

QString viewName(int view)
{
    switch (view) {
    case int(DayList::Arrivals): return FrontDeskPage::tr("&Arrivals");
    case int(DayList::Departures): return FrontDeskPage::tr("De&partures");
    case int(DayList::InHouse): return FrontDeskPage::tr("In ho&use");
    case int(DayList::NoShows): return FrontDeskPage::tr("No-sho&ws");
    case kPlanView: return FrontDeskPage::tr("Room p&lan");
    default: return FrontDeskPage::tr("Housekeeping");
    }
}

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
      stack_(new QStackedWidget), table_(new QTableView), search_(new QLineEdit),
      empty_(style::muted({})), audit_(new QPushButton(tr("&Night audit…")))
{
    makeTable();
    stack_->addWidget(makeList());
    stack_->addWidget(plan_);
    stack_->addWidget(housekeeping_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    column->setSpacing(style::kGap);
    column->addLayout(makeHead());
    column->addWidget(stack_, 1);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, search_, [this] {
        if (view_ >= kPlanView) choose(0);
        search_->setFocus(Qt::ShortcutFocusReason);
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
    for (const auto &[column, width] :
         {std::pair(DayModel::Number, 100), std::pair(DayModel::Rooms, 110),
          std::pair(DayModel::Type, 170), std::pair(DayModel::CheckIn, 118),
          std::pair(DayModel::CheckOut, 118), std::pair(DayModel::Status, 116),
          std::pair(DayModel::Total, 120), std::pair(DayModel::Fee, 120)})
        table_->setColumnWidth(column, width);
    table_->horizontalHeader()->setSectionResizeMode(DayModel::Guest, QHeaderView::Stretch);
    table_->installEventFilter(this);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FrontDeskPage::showActs);
    connect(model_, &QAbstractItemModel::modelReset, this, &FrontDeskPage::showActs);
    connect(table_, &QTableView::doubleClicked, this, &FrontDeskPage::firstAct);
}

QPushButton *FrontDeskPage::addAct(QBoxLayout *row, const QString &text, const QString &name,
                                   BookingAct act)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, [this, act] { actOnRow(act); });
    row->addWidget(button);
    acts_.emplace_back(act, button);
    return button;
}

QWidget *FrontDeskPage::makeList()
{
    QFrame *card = style::card();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(style::kPadding, 8, style::kPadding, 8);
    head->setSpacing(style::kSmallGap);
    search_->setObjectName(QStringLiteral("search"));
    search_->setPlaceholderText(tr("Guest, number or room"));
    search_->setAccessibleName(tr("Search the day's bookings"));
    search_->setClearButtonEnabled(true);
    search_->setMaximumWidth(kSearchWidth);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, model_, &DayModel::setSearch);
    head->addWidget(search_, 1);
    head->addStretch();
    addAct(head, tr("Check &in…"), QStringLiteral("checkIn"), BookingAct::CheckIn);
    addAct(head, tr("Chec&k out…"), QStringLiteral("checkOut"), BookingAct::CheckOut);
    addAct(head, tr("No-&show…"), QStringLiteral("noShow"), BookingAct::NoShow);
    addAct(head, tr("&Cancel…"), QStringLiteral("cancel"), BookingAct::Cancel);
    addAct(head, tr("&Open booking"), QStringLiteral("open"), BookingAct::Open);
    std::vector<QAbstractButton *> buttons;
    for (const auto &[act, button] : acts_) buttons.push_back(button);
    offerButtons(table_, std::move(buttons));
    column->addLayout(head);
    column->addWidget(style::hairline());
    column->addWidget(table_, 1);
    auto *over = new QVBoxLayout(table_->viewport());
    over->addWidget(empty_, 0, Qt::AlignCenter);
    return card;
}

/// The list selector and the night audit button; in the page, because the window's tool bar has no
/// space for them.
QLayout *FrontDeskPage::makeHead()
{
    auto *row = new QHBoxLayout;
    QFrame *segments = style::segments();
    for (int view = 0; view <= kHousekeepingView; ++view) {
        auto *button =
            style::addSegment(segments, view, viewName(view), QStringLiteral("view%1").arg(view));
        connect(button, &QPushButton::clicked, this, [this, view] { choose(view); });
        views_.push_back(button);
    }
    views_.front()->setChecked(true);
    audit_->setObjectName(QStringLiteral("audit"));
    connect(audit_, &QPushButton::clicked, this, &FrontDeskPage::audit);
    row->addWidget(segments);
    row->addStretch();
    row->addWidget(audit_);
    return row;
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
    const Night today = session().businessDate();
    session().ask(storage::DeskDay{session().property(), today}, this,
                  [this, today](const Result<std::vector<storage::BookingRow>> &rows) {
                      if (!rows) {
                          if (actions().notify) actions().notify(Notice::error(rows.error()));
                          return;
                      }
                      const storage::BookingRow *chosen =
                          model_->rowAt(table_->currentIndex().row());
                      const BookingId id = chosen ? chosen->booking.id : BookingId{};
                      const KeptRow kept(table_);
                      model_->setRows(*rows, today, session().now());
                      kept.restore(model_->rowOf(id));
                      selectNext();
                      showCounts();
                  });
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
    for (int view = 0; view < kDayLists; ++view) {
        const int all = model_->count(DayList(view)), open = model_->open(DayList(view));
        const QString name = viewName(view), number = locale().toString(all);
        const QString some = tr("%1 %2 of %3", "name of a list, still to do, number of all");
        QPushButton *button = views_[size_t(view)];
        // Has the width for the longest text, so that no tab moves while the day goes on: not every
        // digit is as wide as another.
        const QString widest(number.size(), u'0');
        style::setSegmentText(button, some.arg(name, widest, widest));
        button->setText(
            open == all ? tr("%1 %2", "name of a list, number of bookings in it").arg(name, number)
                        : some.arg(name, locale().toString(open), number));
    }
    setBadge(model_->open(DayList::Arrivals));
    showActs();
}

void FrontDeskPage::choose(int view)
{
    view_ = view;
    views_[size_t(view)]->setChecked(true);
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
    model_->setList(DayList(view));
    table_->setColumnHidden(DayModel::Fee, DayList(view) != DayList::NoShows);
    if (model_->rowCount() > 0) style::chooseRow(table_, 0);
    showActs();
    table_->setFocus(Qt::OtherFocusReason);
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
    allow(audit_, true, whyNoDesk);
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
                      if (actions().notify)
                          actions().notify(Notice::good(checkedInText(id, row, oversold)));
                  });
}

void FrontDeskPage::audit()
{
    auto *dialog = new NightAuditDialog(session(), this);
    dialog->open();
}

bool FrontDeskPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == table_ && enter) {
        firstAct();
        return true;
    }
    if (watched == search_ && (key == Qt::Key_Down || enter)) {
        table_->setFocus(Qt::TabFocusReason);
        return true;
    }
    return Page::eventFilter(watched, event);
}

}  // namespace roomrack::desktop

#include "moc_front_desk_page.cpp"
