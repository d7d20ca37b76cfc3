// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/housekeeping_list.h"

#include "desktop/frontdesk/desk_bar.h"
#include "desktop/frontdesk/printed_page.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/flow_layout.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/status_delegate.h"
#include "desktop/words/housekeeping_words.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

using Status = booking::HousekeepingStatus;

namespace {

constexpr int kListDelayMs = 150;

}  // namespace

HousekeepingList::HousekeepingList(HotelSession &session, PageActions &actions, const Theme &theme,
                                   QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions),
      model_(new HousekeepingModel(session.view(), this)), table_(new QTableView),
      filter_(new QComboBox), count_(style::muted({})), empty_(style::muted({})),
      pdf_(new QPushButton(tr("&Save as PDF…")))
{
    makeTable(theme);
    auto *page = style::withoutMargins<QVBoxLayout>(this);
    QFrame *card = style::card();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(makeHead());
    column->addWidget(style::hairline());
    column->addWidget(table_, 1);
    auto *over = new QVBoxLayout(table_->viewport());
    over->addWidget(empty_, 0, Qt::AlignCenter);
    page->addWidget(card);
    loadTimer_.setSingleShot(true);
    loadTimer_.setInterval(kListDelayMs);
    connect(&loadTimer_, &QTimer::timeout, this, &HousekeepingList::load);
    connect(&session, &HotelSession::loaded, this, &HousekeepingList::loadSoon);
    connect(&session.changes(), &HotelChanges::businessDateMoved, this,
            &HousekeepingList::loadSoon);
    connect(&session.changes(), &HotelChanges::bookingsChanged, this, &HousekeepingList::loadSoon);
    connect(&session.users(), &DeskUsers::personChanged, this, &HousekeepingList::showState);
    connect(&session.changes(), &HotelChanges::happened, this,
            [this](const std::vector<booking::Record> &records) {
                for (const booking::Record &r : records) {
                    if (r.kind == booking::RecordKind::RoomOutOfOrderSet) loadSoon();
                }
                showStatus();
            });
    showState();
}

void HousekeepingList::makeTable(const Theme &theme)
{
    style::table(table_);
    table_->setObjectName(QStringLiteral("housekeeping"));
    table_->setAccessibleName(tr("Housekeeping list"));
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    StatusDelegate::Columns columns;
    columns.status = HousekeepingModel::Status;
    columns.toneRole = HousekeepingModel::ToneRole;
    columns.strong = {HousekeepingModel::Number};
    table_->setItemDelegate(new StatusDelegate(theme, columns, table_));
    new ColumnFitter(table_, HousekeepingModel::Guest);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HousekeepingList::showState);
}

void HousekeepingList::addMark(const QString &text, const QString &name, Status status)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, [this, status] { mark(status); });
    marks_.emplace_back(status, button);
}

QLayout *HousekeepingList::makeHead()
{
    FlowLayout *head = makeDeskBar();
    filter_->setObjectName(QStringLiteral("statusFilter"));
    filter_->setAccessibleName(tr("Rooms shown"));
    using Filter = HousekeepingFilter;
    for (const auto &[filter, text] :
         {std::pair(Filter::All, tr("All rooms")),
          std::pair(Filter::Dirty, housekeepingText(Status::Dirty)),
          std::pair(Filter::Clean, housekeepingText(Status::Clean)),
          std::pair(Filter::Inspected, housekeepingText(Status::Inspected)),
          std::pair(Filter::OutOfService, housekeepingText(Status::OutOfService)),
          std::pair(Filter::OutOfOrder, tr("Out of order"))})
        filter_->addItem(text, int(filter));
    connect(filter_, &QComboBox::currentIndexChanged, this, [this] {
        model_->setFilter(static_cast<Filter>(filter_->currentData().toInt()));
        if (model_->rowCount() > 0) style::chooseRow(table_, 0);
        showState();
    });
    head->addWidget(filter_);
    count_->setObjectName(QStringLiteral("dirtyRooms"));
    head->addWidget(count_);
    addMark(tr("Mark &clean"), QStringLiteral("markClean"), Status::Clean);
    addMark(tr("Mark &inspected"), QStringLiteral("markInspected"), Status::Inspected);
    addMark(tr("Mark &dirty"), QStringLiteral("markDirty"), Status::Dirty);
    addMark(tr("Mark &out of service"), QStringLiteral("markOutOfService"), Status::OutOfService);
    pdf_->setObjectName(QStringLiteral("housekeepingPdf"));
    connect(pdf_, &QPushButton::clicked, this, &HousekeepingList::askFile);
    std::vector<QWidget *> widgets;
    std::vector<QAbstractButton *> buttons;
    for (const auto &[status, button] : marks_) {
        widgets.push_back(button);
        buttons.push_back(button);
    }
    widgets.push_back(pdf_);
    addAtEnd(head, widgets);
    offerButtons(table_, std::move(buttons));
    return head;
}

void HousekeepingList::open()
{
    opened_ = true;
    table_->setFocus(Qt::OtherFocusReason);
    load();
}

void HousekeepingList::loadSoon()
{
    if (opened_ && !loadTimer_.isActive()) loadTimer_.start();
}

void HousekeepingList::load()
{
    const PropertyId property = session_.property();
    const Night today = session_.businessDate();
    session_.ask(
        [property, today](storage::Reader &reader) {
            return readHousekeepingDay(reader, property, today);
        },
        this,
        [this](const Result<HousekeepingDay> &day) {
            if (!day) {
                if (actions_.notify) actions_.notify(Notice::error(day.error()));
                return;
            }
            const int current = table_->currentIndex().row();
            const RoomId room = current >= 0 ? model_->roomAt(current) : RoomId{};
            const std::vector<RoomId> chosen = selected();
            const KeptRow kept(table_);
            model_->setLines(housekeepingLines(session_.view().catalogue(), *day));
            if (room) {
                kept.restore(model_->rowOf(room));
                select(chosen);
            } else if (model_->rowCount() > 0)
                style::chooseRow(table_, 0);
            showState();
        });
}

void HousekeepingList::showStatus()
{
    if (!opened_) return;
    const std::vector<RoomId> chosen = selected();
    const int current = table_->currentIndex().row();
    const RoomId room = current >= 0 ? model_->roomAt(current) : RoomId{};
    const KeptRow kept(table_);
    model_->showStatus();
    if (room && !table_->currentIndex().isValid()) {
        kept.restore(model_->rowOf(room));
        select(chosen);
    }
    showState();
}

void HousekeepingList::showState()
{
    const bool any = table_->selectionModel()->hasSelection();
    const QString why = session_.whyNot(booking::Act::RunDesk);
    for (const auto &[status, button] : marks_) {
        // A button that is disabled would pass the focus on to the next one.
        if (!any && button->hasFocus()) table_->setFocus();
        allow(button, any, why);
    }
    pdf_->setEnabled(model_->rowCount() > 0);
    count_->setText(tr("%n dirty room(s)", nullptr, model_->dirty()));
    empty_->setText(model_->rowCount() > 0 ? QString() : tr("No rooms with this status."));
}

// --- actions ----------------------------------------------------------------------------------

/// Selects several rows again after they were loaded; the current row stays.
void HousekeepingList::select(const std::vector<RoomId> &rooms)
{
    if (rooms.size() < 2) return;
    QItemSelection all;
    for (const RoomId room : rooms) {
        const int row = model_->rowOf(room);
        if (row >= 0) all.select(model_->index(row, 0), model_->index(row, 0));
    }
    table_->selectionModel()->select(all, QItemSelectionModel::ClearAndSelect
                                              | QItemSelectionModel::Rows);
}

std::vector<RoomId> HousekeepingList::selected() const
{
    std::vector<RoomId> rooms;
    for (const QModelIndex &row : table_->selectionModel()->selectedRows())
        rooms.push_back(model_->roomAt(row.row()));
    return rooms;
}

void HousekeepingList::mark(Status status)
{
    const booking::SetHousekeeping command{session_.desk(), selected(), status, {}};
    if (command.rooms.empty()) return;
    table_->setFocus(Qt::OtherFocusReason);  // the rows are where work goes on
    session_.submit(command, this, [this](const Result<booking::Answer> &answer) {
        if (!answer && actions_.notify) actions_.notify(Notice::error(answer.error()));
    });
}

Result<void> HousekeepingList::savePdf(const QString &file) const
{
    return savePage(file, tr("Housekeeping list"), model_->page(session_.businessDate()), font());
}

void HousekeepingList::askFile()
{
    askForPdf(this, tr("Save the housekeeping list"),
              tr("housekeeping-%1.pdf", "name of a file").arg(session_.businessDate().iso()),
              [this](const QString &file) {
                  const auto saved = savePdf(file);
                  if (!saved && actions_.notify) actions_.notify(Notice::error(saved.error()));
              });
}

}  // namespace roomrack::desktop

#include "moc_housekeeping_list.cpp"
