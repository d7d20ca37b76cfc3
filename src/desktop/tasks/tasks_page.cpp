// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/tasks/tasks_page.h"

#include "core/failure_text.h"
#include "desktop/paging/details_panel.h"
#include "desktop/paging/list_frame.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/fact_grid.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"
#include "reservations/notices/applicable.h"

#include <QtCore/QSettings>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace roomrack::desktop {

namespace {

const QString kSeenKey = QStringLiteral("tasks/seenMails");
constexpr int kMostSeen = 500;
constexpr int kMostMails = 200;
constexpr int kSoonMs = 250;
constexpr int kDetailsWidth = 460;
constexpr int kLeastDetails = 380;
constexpr int kTaskActions = int(TaskAction::SendAgain) + 1;

RowsTable *makeTable(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.strong = {1};
    shape.muted = {0};
    shape.stretch = 1;
    shape.widths = {124, 190, 190, 120, 110};
    shape.spare = {4, 3};
    auto *table = new RowsTable(theme,
                                {{TasksPage::tr("Since")},
                                 {TasksPage::tr("Action required")},
                                 {TasksPage::tr("Guest")},
                                 {TasksPage::tr("Amount"), {}, true},
                                 {TasksPage::tr("Booking")}},
                                shape);
    table->setObjectName(QStringLiteral("tasks.table"));
    table->setAccessibleName(TasksPage::tr("Tasks"));
    return table;
}

QLabel *paragraph(const char *name)
{
    QLabel *label = style::text({});
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

struct TaskQuestion {
    PropertyId property;
    Night businessDate;
    std::vector<BookingId> nameless;
    QStringList seen;  ///< mails that were dismissed
};

/// The refused mails that could still be sent: a later one of the same kind replaces a mail, and
/// one that does not apply any more would not be sent.
Result<void> readRefused(storage::Reader &reader, const TaskQuestion &question, TaskFacts &facts)
{
    const auto newestFirst = reader.ask(storage::Notices{question.property, false, kMostMails});
    if (!newestFirst) return tl::unexpected(newestFirst.error());
    std::set<std::pair<qint64, booking::NoticeKind>> later;
    for (const booking::NoticeRow &row : *newestFirst) {
        const bool isLast = later.emplace(row.booking.value, row.kind).second;
        if (!isLast || row.outcome != booking::NoticeOutcome::Refused
            || question.seen.contains(QString::number(row.id)))
            continue;
        const auto found = reader.ask(storage::OneBooking{question.property, row.booking});
        if (!found && found.error().code != ErrorCode::NotFound)
            return tl::unexpected(found.error());
        if (!found || !reservations::isApplicable(row.kind, found->booking, question.businessDate))
            continue;
        facts.refused.push_back(row);
        facts.guests.insert(row.booking.value, found->guest.name);
    }
    return {};
}

Result<TaskFacts> readTaskFacts(storage::Reader &reader, const TaskQuestion &question)
{
    TaskFacts facts;
    if (const auto read = readRefused(reader, question, facts); !read)
        return tl::unexpected(read.error());
    for (const BookingId id : question.nameless) {
        const auto name = reader.ask(storage::GuestName{question.property, id});
        if (name) facts.guests.insert(id.value, *name);
    }
    return facts;
}

}  // namespace

TasksPage::TasksPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), table_(makeTable(context.theme)),
      details_(new DetailsPanel(tr("Task"))),
      frame_(new ListFrame({nullptr, table_, details_}, {kDetailsWidth, kLeastDetails},
                           context.settings, QStringLiteral("tasks/splitter")))
{
    makeDetails();
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(frame_);
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connectAll();
    rebuild();
    ask();
}

void TasksPage::makeDetails()
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(0);
    title_ = style::strong({});
    title_->setMargin(style::kPadding);
    column->addWidget(title_);
    column->addWidget(style::hairline());
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    inside->setSpacing(style::kSmallGap);
    happened_ = paragraph("tasks.happened");
    todo_ = paragraph("tasks.todo");
    facts_ = new FactGrid;
    inside->addWidget(style::muted(tr("What happened")));
    inside->addWidget(happened_);
    inside->addSpacing(style::kSmallGap);
    inside->addWidget(style::muted(tr("Action required")));
    inside->addWidget(todo_);
    inside->addSpacing(style::kSmallGap);
    inside->addLayout(facts_);
    inside->addStretch();
    column->addLayout(inside, 1);
    column->addWidget(style::hairline());
    // Two buttons per row: four with long texts would be wider than the panel.
    bar_ = new QGridLayout;
    bar_->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    bar_->setSpacing(style::kSmallGap);
    bar_->setColumnStretch(2, 1);
    for (int i = 0; i < kTaskActions; ++i) {
        const auto taskAction = static_cast<TaskAction>(i);
        auto *button = new QPushButton(taskActionText(taskAction));
        button->setObjectName(QStringLiteral("tasks.deed%1").arg(i));
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, taskAction] { chosen(taskAction); });
        buttons_.push_back(button);
    }
    open_ = new QPushButton(tr("&Open booking"));
    open_->setObjectName(QStringLiteral("tasks.open"));
    connect(open_, &QPushButton::clicked, this, [this] {
        const Task *task = current();
        if (task && actions().openBooking) actions().openBooking(task->booking);
    });
    column->addLayout(bar_);
    for (QPushButton *button : buttons_) {
        button->setParent(body);
        button->hide();
    }
    open_->setParent(body);
    open_->hide();
    details_->setBody(body);
    std::vector<QAbstractButton *> all(buttons_.begin(), buttons_.end());
    all.push_back(open_);
    offerButtons(table_, std::move(all));
}

void TasksPage::connectAll()
{
    connect(table_, &RowsTable::chosen, this, &TasksPage::showTask);
    connect(details_, &DetailsPanel::left, this, [this] { table_->setFocus(Qt::TabFocusReason); });
    connect(frame_, &ListFrame::entered, this, [this] {
        const Task *task = current();
        if (!task) return;
        for (const TaskAction taskAction : task->taskActions) {
            QPushButton *button = buttons_[size_t(taskAction)];
            if (button->isVisible() && button->isEnabled())
                return button->setFocus(Qt::TabFocusReason);
        }
    });
    connect(&soon_, &QTimer::timeout, this, &TasksPage::ask);
    const auto later = [this] {
        rebuild();
        if (!soon_.isActive()) soon_.start();
    };
    connect(&session().changes(), &HotelChanges::sagasChanged, this, later);
    connect(&session().changes(), &HotelChanges::duplicatesChanged, this, later);
    connect(&session().changes(), &HotelChanges::noticesChanged, this, later);
    connect(&session(), &HotelSession::loaded, this, later);
    // A refused mail may no longer apply.
    const auto askAgain = [this] {
        if (!known_.refused.empty() && !soon_.isActive()) soon_.start();
    };
    connect(&session().changes(), &HotelChanges::bookingsChanged, this, askAgain);
    connect(&session().changes(), &HotelChanges::businessDateMoved, this, askAgain);
    connect(&session().users(), &DeskUsers::personChanged, this, &TasksPage::showTask);
}

void TasksPage::shown()
{
    // A hidden widget must not have the focus.
    if (table_->isVisibleTo(this)) table_->setFocus(Qt::OtherFocusReason);
}

QStringList TasksPage::seenMails() const
{
    return settings().value(kSeenKey).toStringList();
}

/// Reads refused mails, and the guests' names that the payments no longer contain.
void TasksPage::ask()
{
    TaskQuestion question{session().property(), session().businessDate(), {}, seenMails()};
    for (const Task &task : tasks_) {
        const bool nameless = task.guest.isEmpty() || known_.guests.contains(task.booking.value);
        if (nameless && task.kind != Task::Kind::Mail) question.nameless.push_back(task.booking);
    }
    session().ask([question = std::move(question)](
                      storage::Reader &reader) { return readTaskFacts(reader, question); },
                  this, [this](const Result<TaskFacts> &facts) { take(facts); });
}

void TasksPage::take(const Result<TaskFacts> &facts)
{
    if (!facts) return;
    known_ = *facts;
    rebuild();
}

void TasksPage::rebuild()
{
    tasks_ = tasksOf(session().view(), known_, locale());
    std::vector<Row> rows;
    for (const Task &task : tasks_) {
        Row row;
        row.key = task.key;
        row.cells = {
            {dayTimeText(session().view().property(), task.since, locale()), utcText(task.since)},
            {taskTitle(task.kind)},
            {task.guest, style::tip(task.guest)},
            {task.amount},
            {bookingNumber(task.booking)}};
        rows.push_back(std::move(row));
    }
    table_->setRows(std::move(rows));
    setBadge(int(tasks_.size()));
    frame_->setCount(tr("%Ln task(s)", nullptr, int(tasks_.size())));
    if (tasks_.empty())
        frame_->showNothing(tr("No open tasks."),
                            tr("Payments that need review, possible duplicates and rejected emails "
                               "appear here."));
    else
        frame_->showTable();
    if (table_->current() < 0 && !tasks_.empty()) table_->choose(tasks_.front().key);
    showTask();
}

const Task *TasksPage::current() const
{
    const qint64 key = table_->current();
    const auto at = std::find_if(tasks_.begin(), tasks_.end(),
                                 [key](const Task &task) { return task.key == key; });
    return at == tasks_.end() ? nullptr : &*at;
}

void TasksPage::showTask()
{
    const Task *task = current();
    if (!task) return details_->showNothing();
    details_->showBody();
    title_->setText(taskTitle(task->kind));
    happened_->setText(task->happened);
    todo_->setText(task->todo);
    std::vector<Fact> facts;
    const auto add = [&](const QString &label, const QString &value) {
        if (!value.isEmpty()) facts.push_back({label, value});
    };
    add(tr("Guest"), task->guest);
    add(tr("Amount"), task->amount);
    add(tr("Booking"), bookingNumber(task->booking));
    add(tr("Since"), timeText(session().view().property(), task->since, locale()));
    add(tr("Response"), core::failureText(task->said));
    facts_->show(facts);
    showActionButtons(*task);
}

/// Why the signed-in user cannot perform the action; empty: allowed.
QString TasksPage::whyNot(TaskAction taskAction) const
{
    if (personSays(taskAction)) return session().whyNot(booking::Act::MovePayments);
    return taskAction == TaskAction::SendAgain ? session().whyNot(booking::Act::MovePayments)
                                               : QString();
}

/// Unchanged actions keep their buttons, and with them the focus.
void TasksPage::showActionButtons(const Task &task)
{
    std::vector<QPushButton *> shown;
    for (const TaskAction taskAction : task.taskActions) {
        const bool toPayment = personSays(taskAction) && task.kind != Task::Kind::Mail;
        const bool answered = taskAction == TaskAction::Decide ? bool(actions().openDuplicate)
                              : toPayment                      ? bool(actions().tellPayment)
                                                               : true;
        if (!answered) continue;
        QPushButton *button = buttons_[size_t(taskAction)];
        const QString why = task.kind == Task::Kind::Mail && taskAction == TaskAction::Seen
                                ? QString()
                                : whyNot(taskAction);
        button->setEnabled(why.isEmpty());
        button->setToolTip(style::tip(why));
        shown.push_back(button);
    }
    const bool held = session().view().hold(HoldId{task.booking.value});
    // A possible duplicate that awaits a decision has neither a booking nor an active payment.
    const bool shows = task.booking && !(task.kind == Task::Kind::Duplicate && held);
    open_->setText(task.saga ? tr("&Open payment") : tr("&Open booking"));
    if (shows && actions().openBooking) shown.push_back(open_);
    if (shown != shownActions_) putActions(std::move(shown));
}

void TasksPage::putActions(std::vector<QPushButton *> shown)
{
    for (QPushButton *button : shownActions_) {
        bar_->removeWidget(button);
        button->hide();
    }
    shownActions_ = std::move(shown);
    for (int i = 0; i < int(shownActions_.size()); ++i) {
        QPushButton *button = shownActions_[size_t(i)];
        if (i == 0)
            style::primary(button);
        else
            style::plain(button);
        bar_->addWidget(button, i / 2, i % 2);
        button->show();
    }
}

void TasksPage::chosen(TaskAction taskAction)
{
    const Task *task = current();
    if (!task) return;
    const QString question = taskActionQuestion(taskAction, *task);
    if (question.isEmpty()) return carryOut(taskAction, *task);
    QString confirm = taskActionText(taskAction);
    confirm.remove(QStringLiteral("…"));
    auto *dialog =
        new AskDialog({taskTitle(task->kind), question, confirm, tr("&Cancel"), true}, window());
    dialog->setObjectName(QStringLiteral("tasks.ask"));
    connect(dialog, &QDialog::accepted, this,
            [this, taskAction, task = *task] { carryOut(taskAction, task); });
    endWith(this, dialog);
    dialog->open();
}

void TasksPage::carryOut(TaskAction taskAction, const Task &task)
{
    if (task.kind == Task::Kind::Mail) {
        if (taskAction == TaskAction::SendAgain) sendAgain(task);
        if (taskAction == TaskAction::Seen) seen(task);
    } else if (taskAction == TaskAction::Decide) {
        if (actions().openDuplicate) actions().openDuplicate(task.duplicate);
    } else if (const auto what = personSays(taskAction)) {
        sayToPayment(*what, task);
    }
}

void TasksPage::sayToPayment(booking::SagaPersonSays::What what, const Task &task)
{
    if (!actions().tellPayment) return;
    actions().tellPayment(task.saga, task.booking, what, this, [this](const Result<void> &done) {
        if (!actions().notify) return;
        actions().notify(done ? Notice::good(tr("Saved. Payment processing continues."))
                              : Notice::error(done.error(), tr("Payment not updated")));
    });
}

void TasksPage::sendAgain(const Task &task)
{
    booking::NoteRequests command;
    command.caller = session().desk();
    booking::NoticeRow row = *task.notice;
    row.outcome = booking::NoticeOutcome::Waiting;
    row.nextTry = session().now();
    row.tries = 0;
    command.notices.push_back(std::move(row));
    session().submit(std::move(command), this, [this](const Result<booking::Answer> &answer) {
        if (!actions().notify) return;
        actions().notify(answer ? Notice::good(tr("Email queued for sending."))
                                : Notice::error(answer.error(), tr("Email not sent")));
    });
}

/// The task is dismissed: stored in this computer's settings only.
void TasksPage::seen(const Task &task)
{
    QStringList all = seenMails();
    all.prepend(QString::number(task.notice->id));
    while (all.size() > kMostSeen) all.removeLast();
    settings().setValue(kSeenKey, all);
    std::erase_if(known_.refused,
                  [&](const booking::NoticeRow &row) { return row.id == task.notice->id; });
    rebuild();
}

}  // namespace roomrack::desktop

#include "moc_tasks_page.cpp"
