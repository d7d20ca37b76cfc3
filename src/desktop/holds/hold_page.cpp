// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/holds/hold_page.h"

#include "desktop/bookings/status_delegate.h"
#include "desktop/holds/ask_dialog.h"
#include "desktop/holds/countdown_delegate.h"
#include "desktop/holds/hold_question.h"
#include "desktop/holds/hold_table_model.h"
#include "desktop/theme/look.h"
#include "desktop/widgets/allow.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QSortFilterProxyModel>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>
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

struct Width {
    HoldTableModel::Column column;
    int pixels;
};
constexpr Width kWidths[] = {
    {HoldTableModel::Left, 134},  {HoldTableModel::Channel, 110}, {HoldTableModel::Plan, 138},
    {HoldTableModel::Price, 112}, {HoldTableModel::Taken, 80},
};
/// Which share it: a stay is as long as the language writes it.
constexpr int kStayAndGuests = 344;
constexpr int kLeastGuests = 112;
constexpr int kStayAir = 30;
constexpr int kRoomyPage = 1250;
constexpr int kSpareForGuests = 60;  ///< on a roomy page

}  // namespace

HoldPage::HoldPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), model_(new HoldTableModel(context.session, this)),
      sorted_(new QSortFilterProxyModel(this)), table_(new QTableView), filter_(new QLineEdit),
      stack_(new QStackedWidget), empty_(look::text({})), sum_(look::muted({})),
      confirm_(new QPushButton(tr("&Confirm…"))), extend_(new QPushButton(tr("E&xtend"))),
      release_(new QPushButton(tr("&Release…")))
{
    makeTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(look::kMargin, look::kMargin, look::kMargin, look::kMargin);
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
    look::table(table_);
    table_->setObjectName(QStringLiteral("holds"));
    table_->setAccessibleName(tr("Live holds"));
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
    for (const Width &w : kWidths) table_->setColumnWidth(w.column, w.pixels);
    shareWidth();
    table_->horizontalHeader()->setSectionResizeMode(HoldTableModel::Room, QHeaderView::Stretch);
    table_->installEventFilter(this);
}

void HoldPage::shareWidth()
{
    const QString longest = stayText(Stay(Night::of(2026, 11, 29), 5), locale());
    const int stay = std::min(table_->fontMetrics().horizontalAdvance(longest) + kStayAir,
                              kStayAndGuests - kLeastGuests);
    table_->setColumnWidth(HoldTableModel::Stay, stay);
    table_->setColumnWidth(HoldTableModel::Guests,
                           kStayAndGuests - stay + (roomy_ ? kSpareForGuests : 0));
}

/// Only where it becomes another page: what somebody made of the columns stays.
void HoldPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool roomy = width() >= kRoomyPage;
    if (std::exchange(roomy_, roomy) != roomy) shareWidth();
}

QWidget *HoldPage::makeCard()
{
    QFrame *card = look::card();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(look::kPadding, 9, look::kPadding, 9);
    filter_->setPlaceholderText(tr("Room type, dates or channel"));
    filter_->setAccessibleName(tr("Filter holds"));
    filter_->setClearButtonEnabled(true);
    filter_->setMaximumWidth(320);
    head->addWidget(filter_, 1);
    head->addStretch();
    head->addWidget(sum_);
    column->addLayout(head);
    column->addWidget(look::hairline());
    empty_->setAlignment(Qt::AlignCenter);
    stack_->addWidget(table_);
    stack_->addWidget(empty_);
    column->addWidget(stack_, 1);
    column->addWidget(look::hairline());
    column->addWidget(makeFoot());
    return card;
}

QWidget *HoldPage::makeFoot()
{
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(look::kPadding, look::kPadding, look::kPadding, look::kPadding);
    row->setSpacing(look::kSmallGap);
    look::primary(confirm_);
    look::danger(release_);
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
    connect(&session(), &HotelSession::holdsChanged, this, &HoldPage::refresh);
    connect(&session(), &HotelSession::loaded, this, &HoldPage::refresh);
    connect(&session(), &HotelSession::sagasChanged, this, &HoldPage::refresh);
    connect(&session(), &HotelSession::personChanged, this, &HoldPage::showActions);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString &text) {
        sorted_->setFilterFixedString(text.simplified());
        refresh();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HoldPage::showActions);
    connect(confirm_, &QPushButton::clicked, this, &HoldPage::confirmChosen);
    connect(extend_, &QPushButton::clicked, this, &HoldPage::extendChosen);
    connect(release_, &QPushButton::clicked, this, &HoldPage::releaseChosen);
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
    model_->refresh();
    const int live = model_->rowCount();
    setBadge(live);
    int roomNights = 0;
    for (int row = 0; row < live; ++row) {
        roomNights += model_->hold(row).rooms * model_->hold(row).stay.nights();
    }
    sum_->setText(tr("%Ln hold(s)", nullptr, live) + QStringLiteral(" · ")
                  + tr("%Ln room-night(s)", nullptr, roomNights));
    empty_->setText(live == 0 ? tr("Nothing is held at the moment.")
                              : tr("No hold matches “%1”.").arg(filter_->text().simplified()));
    stack_->setCurrentIndex(sorted_->rowCount() > 0 ? 0 : 1);
    showActions();
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
    // A lone row that is not chosen no arrow would choose.
    const bool none = table_->selectionModel()->selectedRows().isEmpty();
    if (none && sorted_->rowCount() > 0) {
        const int row = std::max(0, table_->currentIndex().row());
        look::chooseRow(table_, std::min(row, sorted_->rowCount() - 1));
        return;  // heard again
    }
    const booking::Hold *hold = chosen();
    const bool pinned = hold && hold->isPinned();
    const HoldDecision decision =
        hold ? decisionOf(session().view(), *hold, actions()) : HoldDecision();
    const bool ordinary = decision.text.isEmpty();
    const QString why = session().whyNot(booking::Act::Book);
    confirm_->setText(ordinary ? tr("&Confirm…") : decision.text);
    if (ordinary)
        allow(confirm_, hold && actions().confirmHold, why, tr("Make a booking of it (Enter)"));
    else
        allow(confirm_, bool(decision.go), {}, decision.tip);
    allow(extend_, hold && !pinned && hold->deadline < hold->ceiling, why,
          tr("As long again as this channel's holds last (E)"));
    allow(release_, hold && !pinned, why, tr("Give the rooms back (Delete)"));
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
         tr("%1 is held longer.").arg(chosenText()), tr("Extend"));
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
             .arg(what,
                  tr("This gives %n room-night(s) back to sale; whoever holds them loses them.",
                     nullptr, roomNights)),
         tr("&Release the hold"), tr("&Keep it"), true},
        window());
    connect(dialog, &QDialog::accepted, this, [this, id, what] {
        send(booking::ReleaseHold{session().desk(), id}, tr("%1 is released.").arg(what),
             tr("Release"));
    });
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
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
