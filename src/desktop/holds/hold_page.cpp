// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/holds/hold_page.h"

#include "desktop/holds/countdown_delegate.h"
#include "desktop/holds/hold_table_model.h"
#include "desktop/requests/hold_question.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/status_delegate.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QSortFilterProxyModel>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kFrameMs = 250;

}  // namespace

HoldPage::HoldPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), model_(new HoldTableModel(context.session, this)),
      sorted_(new QSortFilterProxyModel(this)), table_(new QTableView), filter_(new QLineEdit),
      stack_(new QStackedWidget), empty_(style::text({})), sum_(style::muted({})),
      confirm_(new QPushButton(tr("&Confirm…"))), extend_(new QPushButton(tr("E&xtend"))),
      release_(new QPushButton(tr("&Release…")))
{
    makeTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    column->addWidget(makeCard());
    connectAll();
    refresh();
}

void HoldPage::makeTable()
{
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(HoldTableModel::SortRole);
    sorted_->setFilterRole(HoldTableModel::TextRole);
    sorted_->setFilterKeyColumn(0);
    sorted_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    style::table(table_);
    table_->setObjectName(QStringLiteral("holds"));
    table_->setAccessibleName(tr("Active holds"));
    table_->setModel(sorted_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setSortingEnabled(true);
    table_->sortByColumn(HoldTableModel::Left, Qt::AscendingOrder);
    StatusDelegate::Columns columns;
    columns.strong = {HoldTableModel::Room};
    columns.muted = {HoldTableModel::Channel, HoldTableModel::Taken, HoldTableModel::Plan};
    table_->setItemDelegate(new StatusDelegate(theme(), columns, table_));
    table_->setItemDelegateForColumn(HoldTableModel::Left, new CountdownDelegate(theme(), table_));
    new ColumnFitter(table_, HoldTableModel::Room);
    table_->installEventFilter(this);
}

QWidget *HoldPage::makeCard()
{
    QFrame *card = style::card();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    filter_->setPlaceholderText(tr("Room type, dates or channel"));
    filter_->setAccessibleName(tr("Filter holds"));
    filter_->setClearButtonEnabled(true);
    filter_->setMaximumWidth(320);
    head->addWidget(filter_, 1);
    head->addStretch();
    head->addWidget(sum_);
    column->addLayout(head);
    column->addWidget(style::hairline());
    empty_->setAlignment(Qt::AlignCenter);
    stack_->addWidget(table_);
    stack_->addWidget(empty_);
    column->addWidget(stack_, 1);
    column->addWidget(style::hairline());
    column->addWidget(makeFoot());
    return card;
}

QWidget *HoldPage::makeFoot()
{
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    row->setSpacing(style::kSmallGap);
    style::primary(confirm_);
    style::danger(release_);
    row->addWidget(confirm_);
    row->addWidget(extend_);
    row->addStretch();
    row->addWidget(release_);
    return foot;
}

void HoldPage::connectAll()
{
    frames_.setInterval(kFrameMs);
    connect(&frames_, &QTimer::timeout, model_, &HoldTableModel::tick);
    connect(&session().changes(), &HotelChanges::holdsChanged, this, &HoldPage::refresh);
    connect(&session(), &HotelSession::loaded, this, &HoldPage::refresh);
    connect(&session().changes(), &HotelChanges::sagasChanged, this, &HoldPage::refresh);
    connect(&session().users(), &DeskUsers::personChanged, this, &HoldPage::showActions);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString &text) {
        sorted_->setFilterFixedString(text.simplified());
        refresh();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HoldPage::showActions);
    connect(confirm_, &QPushButton::clicked, this, &HoldPage::confirmChosen);
    connect(extend_, &QPushButton::clicked, this, &HoldPage::extendChosen);
    connect(release_, &QPushButton::clicked, this, &HoldPage::releaseChosen);
    connect(&actions(), &PageActions::holdMade, this, [this](HoldId hold) {
        wanted_ = hold;
        chooseWanted();
    });
    setRowKey(confirm_, Qt::Key_Return);
    setRowKey(extend_, Qt::Key_E);
    setRowKey(release_, Qt::Key_Delete);
    offerButtons(table_, {confirm_, extend_, release_});
}

void HoldPage::shown()
{
    frames_.start();
    QWidget *first = table_;
    if (!table_->isVisibleTo(this)) first = filter_;
    first->setFocus(Qt::OtherFocusReason);
}

void HoldPage::hidden()
{
    frames_.stop();
}

void HoldPage::refresh()
{
    const KeptRow kept(table_);
    model_->refresh();
    kept.restore(table_->currentIndex().row());
    chooseWanted();
    const int live = model_->rowCount();
    setBadge(live);
    int roomNights = 0;
    for (int row = 0; row < live; ++row) {
        roomNights += model_->hold(row).rooms * model_->hold(row).stay.nights();
    }
    sum_->setText(tr("%Ln hold(s)", nullptr, live) + QStringLiteral(" · ")
                  + tr("%Ln room night(s)", nullptr, roomNights));
    empty_->setText(live == 0
                        ? tr("No active holds. Holds from channels and the front desk appear here.")
                        : tr("No hold matches “%1”.").arg(filter_->text().simplified()));
    stack_->setCurrentIndex(sorted_->rowCount() > 0 ? 0 : 1);
    showActions();
}

void HoldPage::chooseWanted()
{
    const int row = wanted_ ? model_->rowOf(wanted_) : -1;
    if (row < 0) return;
    const QModelIndex at = sorted_->mapFromSource(model_->index(row, 0));
    if (at.isValid()) style::chooseRow(table_, at.row());
    wanted_ = {};
}

const booking::Hold *HoldPage::chosen() const
{
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    if (rows.isEmpty()) return nullptr;
    return &model_->hold(sorted_->mapToSource(rows.first()).row());
}

QString HoldPage::chosenText() const
{
    const booking::Hold *hold = chosen();
    return hold ? model_->describe(model_->rowOf(hold->id)) : QString();
}

void HoldPage::showActions()
{
    // Without a selection, arrow keys could not select a lone row.
    const bool none = table_->selectionModel()->selectedRows().isEmpty();
    if (none && sorted_->rowCount() > 0) {
        const int row = std::max(0, table_->currentIndex().row());
        style::chooseRow(table_, std::min(row, sorted_->rowCount() - 1));
        return;  // called again on selectionChanged
    }
    const booking::Hold *hold = chosen();
    const bool pinned = hold && hold->isPinned();
    const HoldDecision decision =
        hold ? decisionOf(session().view(), *hold, actions()) : HoldDecision();
    const bool ordinary = decision.text.isEmpty();
    const QString why = session().whyNot(booking::Act::Book);
    confirm_->setText(ordinary ? tr("&Confirm…") : decision.text);
    if (ordinary)
        allow(confirm_, hold && actions().confirmHold, why, tr("Convert to booking (Enter)"));
    else
        allow(confirm_, bool(decision.go), {}, decision.tip);
    allow(extend_, hold && !pinned && hold->deadline < hold->ceiling, why,
          tr("Extend by the channel's hold duration (E)"));
    allow(release_, hold && !pinned, why, tr("Release the rooms (Delete)"));
    setHint(!hold      ? QString()
            : ordinary ? tr("Enter confirms, E extends, Delete releases")
                       : decision.hint);
}

void HoldPage::send(booking::Command command, const QString &done, const QString &doing)
{
    session().submit(
        std::move(command), this, [this, done, doing](const Result<booking::Answer> &answer) {
            if (!actions().notify) return;
            actions().notify(answer ? Notice::good(done) : Notice::error(answer.error(), doing));
        });
}

void HoldPage::confirmChosen()
{
    const booking::Hold *hold = chosen();
    if (!hold || !confirm_->isEnabled()) return;
    const HoldDecision decision = decisionOf(session().view(), *hold, actions());
    if (decision.go)
        decision.go();
    else
        actions().confirmHold(hold->id);
}

void HoldPage::extendChosen()
{
    const booking::Hold *hold = chosen();
    if (!hold || !extend_->isEnabled()) return;
    send(booking::ExtendHold{session().desk(), hold->id, 0},
         tr("Hold extended: %1").arg(chosenText()), tr("Hold not extended"));
}

void HoldPage::releaseChosen()
{
    const booking::Hold *hold = chosen();
    if (!hold || !release_->isEnabled()) return;
    const HoldId id = hold->id;
    const QString what = chosenText();
    const int roomNights = hold->rooms * hold->stay.nights();
    auto *dialog = new AskDialog(
        {tr("Release this hold?"),
         tr("%1\n%2", "what is held, what will happen")
             .arg(what, tr("Returns %n room night(s) to sale. The hold can no longer be confirmed.",
                           nullptr, roomNights)),
         tr("&Release hold"), tr("&Cancel"), true},
        window());
    connect(dialog, &QDialog::accepted, this, [this, id, what] {
        send(booking::ReleaseHold{session().desk(), id}, tr("Hold released: %1").arg(what),
             tr("Hold not released"));
    });
    endWith(this, dialog);
    dialog->open();
}

bool HoldPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: confirmChosen(); return true;
        case Qt::Key_E: extendChosen(); return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace: releaseChosen(); return true;
        default: break;
        }
    }
    return Page::eventFilter(watched, event);
}

}  // namespace roomrack::desktop

#include "moc_hold_page.cpp"
