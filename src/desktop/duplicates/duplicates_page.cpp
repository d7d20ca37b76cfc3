// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/duplicates_page.h"

#include "desktop/duplicates/duplicate_cards.h"
#include "desktop/duplicates/duplicate_export.h"
#include "desktop/duplicates/duplicate_model.h"
#include "desktop/duplicates/duplicate_view.h"
#include "desktop/duplicates/figures_view.h"
#include "desktop/duplicates/rules_dialog.h"
#include "desktop/paging/list_frame.h"
#include "desktop/requests/duplicate_sums.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/status_delegate.h"

#include <QtCore/QScopedValueRollback>
#include <QtCore/QSettings>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

using dedup::Product;

namespace {

const QString kPeriodKey = QStringLiteral("duplicates/period");
const QString kViewKey = QStringLiteral("duplicates/view");
constexpr int kDetailsWidth = 650;
constexpr int kLeastDetails = 480;
constexpr int kLogRow = 44;       ///< two lines of text
constexpr int kNarrowList = 660;  ///< narrower: kind and channel are hidden
constexpr int kSecondMs = 1000;
constexpr int kLaterMs = 300;
constexpr int kLeastSeen = 200;  ///< pixels of the column with two lines

enum View { Log, Figures };

DuplicateSource sourceOf(HotelSession &session)
{
    return [&session](const storage::DuplicateFilter &filter, qint64 offset, qint64 limit) {
        return session.reads().ask(
            storage::DuplicateRows{session.property(), filter, offset, limit});
    };
}

}  // namespace

DuplicatesPage::DuplicatesPage(const PageContext &context, QWidget *parent)
    : Page(context, parent),
      model_(new DuplicateModel(sourceOf(context.session), context.session.view(), this)),
      period_(new QComboBox(this)), kinds_(style::segments(this)),
      kindGroup_(style::groupOf(kinds_)), views_(style::segments(this)),
      viewGroup_(style::groupOf(views_)),
      cards_(new DuplicateCards(context.session, context.actions)), table_(new QTableView),
      details_(new DuplicateView(context.session, context.actions)),
      frame_(new ListFrame({nullptr, table_, details_}, {kDetailsWidth, kLeastDetails},
                           context.settings, QStringLiteral("duplicates/splitter"))),
      figures_(new FiguresView(context.session.view(), context.theme)), stack_(new QStackedWidget),
      exportBar_(new QWidget(this)), work_(new ExportWork(context.settings)),
      csv_(new QPushButton(tr("Export…"))), rules_(new QPushButton(tr("Rules…")))
{
    makeBar();
    makeTable();
    makeExport();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, style::kMargin, 0, 0);
    all->setSpacing(0);
    auto *strip = new QHBoxLayout;
    strip->setContentsMargins(style::kMargin, 0, style::kMargin, 0);
    strip->addWidget(cards_);
    all->addLayout(strip);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(style::kMargin, style::kGap, style::kMargin, 0);
    line->addWidget(views_, 0, Qt::AlignLeading);
    all->addLayout(line);
    auto *place = new QWidget;
    auto *inside = new QVBoxLayout(place);
    inside->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    inside->addWidget(figures_);
    stack_->addWidget(frame_);
    stack_->addWidget(place);
    all->addWidget(stack_, 1);
    connectAll();
    actions().openDuplicate = [this](dedup::CandidateId id) {
        if (actions().showPage) actions().showPage(QStringLiteral("duplicates"));
        showDuplicate(id);
    };
    showBadge();
}

DuplicatesPage::~DuplicatesPage()
{
    actions().openDuplicate = nullptr;
}

void DuplicatesPage::makeBar()
{
    period_->setObjectName(QStringLiteral("duplicates.period"));
    period_->setAccessibleName(tr("Period"));
    period_->addItem(tr("Today"), 1);
    period_->addItem(tr("7 days"), 7);
    period_->addItem(tr("30 days"), 30);
    period_->addItem(tr("All"), 0);
    const int known = period_->findData(settings().value(kPeriodKey, 1).toInt());
    period_->setCurrentIndex(std::max(0, known));
    period_->hide();
    kinds_->setAccessibleName(tr("Type"));
    const auto addKind = [this](int product, const QString &text, const char *name) {
        style::addSegment(kinds_, product, text, QLatin1String(name));
    };
    addKind(0, tr("All"), "duplicates.all");
    addKind(int(Product::RoomBooking), tr("Bookings"), "duplicates.bookings");
    addKind(int(Product::ApiRequest), tr("Requests"), "duplicates.requests");
    addKind(int(Product::ChannelMessage), tr("Messages"), "duplicates.messages");
    views_->setAccessibleName(tr("View"));
    style::addSegment(views_, Log, tr("Log"), QStringLiteral("duplicates.log"));
    style::addSegment(views_, Figures, tr("Statistics"), QStringLiteral("duplicates.figures"));
    for (QButtonGroup *group : {kindGroup_, viewGroup_}) group->button(0)->setChecked(true);
    kinds_->hide();
}

void DuplicatesPage::makeTable()
{
    table_->setObjectName(QStringLiteral("duplicates.table"));
    table_->setAccessibleName(tr("Duplicates"));
    table_->setModel(model_);
    table_->verticalHeader()->setDefaultSectionSize(kLogRow);
    StatusDelegate::Columns columns;
    columns.status = DuplicateModel::Decision;
    columns.toneRole = DuplicateModel::ToneRole;
    columns.loadedRole = DuplicateModel::LoadedRole;
    columns.muted = {DuplicateModel::Time, DuplicateModel::From};
    table_->setItemDelegate(new StatusDelegate(theme(), columns, table_));
    table_->setItemDelegateForColumn(DuplicateModel::Seen, new SeenDelegate(theme(), table_));
    offerButtons(table_, details_->buttons(),
                 [this](auto open) { details_->whenLoaded(std::move(open)); });
    table_->horizontalHeader()->setMinimumSectionSize(48);
    new ColumnFitter(table_, DuplicateModel::Seen, kLeastSeen);
}

void DuplicatesPage::makeExport()
{
    csv_->setObjectName(QStringLiteral("duplicates.export"));
    csv_->setToolTip(tr("Export the list as CSV"));
    rules_->setObjectName(QStringLiteral("duplicates.showRules"));
    auto *row = style::withoutMargins<QHBoxLayout>(exportBar_);
    row->setSpacing(style::kSmallGap);
    row->addWidget(work_);
    row->addWidget(rules_);
    row->addWidget(csv_);
    exportBar_->hide();
    connect(csv_, &QPushButton::clicked, this, &DuplicatesPage::askForCsv);
    connect(rules_, &QPushButton::clicked, this, &DuplicatesPage::showRules);
    connect(work_, &ExportWork::busyChanged, this, &DuplicatesPage::showState);
    work_->tell(actions());
}

std::vector<QWidget *> DuplicatesPage::barWidgets()
{
    return {period_, kinds_};
}

std::vector<QWidget *> DuplicatesPage::barButtons()
{
    return {exportBar_};
}

void DuplicatesPage::connectAll()
{
    connect(period_, &QComboBox::currentIndexChanged, this, [this] {
        settings().setValue(kPeriodKey, period_->currentData());
        query();
    });
    connect(kindGroup_, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on) query();
    });
    connect(viewGroup_, &QButtonGroup::idToggled, this, [this](int view, bool on) {
        if (!on) return;
        stack_->setCurrentIndex(view);
        settings().setValue(kViewKey, view);
    });
    const int view = settings().value(kViewKey, int(Log)).toInt();
    viewGroup_->button(view == Figures ? Figures : Log)->setChecked(true);
    connect(frame_, &ListFrame::entered, details_, &DuplicateView::focusActions);
    connect(frame_, &ListFrame::tableResized, this, &DuplicatesPage::fitColumns);
    connect(frame_, &ListFrame::messageClicked, this, [this] {
        if (model_->state() == DuplicateModel::State::Failed) return query();
        kindGroup_->button(0)->setChecked(true);
        period_->setCurrentIndex(period_->count() - 1);
    });
    connect(model_, &DuplicateModel::stateChanged, this, &DuplicatesPage::showState);
    connect(model_, &DuplicateModel::refreshed, this, &DuplicatesPage::followRow);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DuplicatesPage::rowChosen);
    connect(details_, &DuplicateView::left, this, [this] { table_->setFocus(Qt::TabFocusReason); });
    connect(&session().changes(), &HotelChanges::duplicatesChanged, this, &DuplicatesPage::refresh);
    connect(&session().server(), &ServerWatch::changed, this, &DuplicatesPage::showState);
    connect(&session().changes(), &HotelChanges::businessDateMoved, model_,
            &DuplicateModel::rename);
    connect(&session(), &HotelSession::loaded, this, [this] {
        showBadge();
        ever_.reset();
        if (asked_) query();
    });
    second_.setInterval(kSecondMs);
    connect(&second_, &QTimer::timeout, cards_, &DuplicateCards::refresh);
    later_.setSingleShot(true);
    later_.setInterval(kLaterMs);
    connect(&later_, &QTimer::timeout, this, &DuplicatesPage::askFigures);
}

void DuplicatesPage::shown()
{
    second_.start();
    cards_->refresh();
    if (!asked_)
        query();
    else
        refresh();
    const int view = viewGroup_->checkedId();
    if (view == Log && table_->isVisibleTo(this))
        table_->setFocus(Qt::OtherFocusReason);
    else
        viewGroup_->button(view)->setFocus(Qt::OtherFocusReason);
}

void DuplicatesPage::hidden()
{
    second_.stop();
}

/// The period in calendar days of the hotel, ending today.
storage::DuplicateFilter DuplicatesPage::filter() const
{
    storage::DuplicateFilter filter;
    const int days = period_->currentData().toInt();
    if (days > 0) filter.from = dayBegin(session(), days);
    if (const int product = kindGroup_->checkedId(); product > 0) filter.product = Product(product);
    return filter;
}

void DuplicatesPage::query()
{
    asked_ = true;
    model_->setQuery(filter());
    table_->scrollToTop();
    askFigures();
}

void DuplicatesPage::refresh()
{
    showBadge();
    ever_.reset();
    cards_->refresh();
    if (!asked_) return;
    model_->refresh();
    if (!later_.isActive()) later_.start();
}

void DuplicatesPage::askFigures()
{
    const storage::DuplicateFilter period = filter();
    session().ask(storage::DuplicateFigures{session().property(), period.from, period.to}, this,
                  [this](const Result<std::vector<storage::DuplicateFigure>> &figures) {
                      if (!figures) return;
                      const int days = period_->currentData().toInt();
                      cards_->show(*figures, days == 1  ? tr("Blocked today")
                                             : days > 1 ? tr("Blocked in %n day(s)", nullptr, days)
                                                        : tr("Blocked in total"));
                      figures_->show(*figures);
                  });
}

/// If there never was a duplicate, the empty state suggests no other period.
void DuplicatesPage::askEver()
{
    ever_ = true;
    session().ask(storage::DuplicateRows{session().property(), {}, 0, 1}, this,
                  [this](const Result<storage::DuplicatePage> &page) {
                      if (!page || page->total > 0) return;
                      ever_ = false;
                      showState();
                  });
}

void DuplicatesPage::showBadge()
{
    setBadge(int(session().view().pending().undecided().size()));
}

void DuplicatesPage::showDuplicate(dedup::CandidateId id)
{
    viewGroup_->button(Log)->setChecked(true);
    details_->setDuplicate(id);
    const QScopedValueRollback guard(following_, true);
    desktop::followRow(table_, model_->rowOf(id));
}

void DuplicatesPage::rowChosen()
{
    if (following_) return;
    const dedup::CandidateId id{table_->currentIndex().data(DuplicateModel::IdRole).toLongLong()};
    if (id) details_->setDuplicate(id);
}

/// Rows may have moved: selects the row of the same line again. Before the first selection, the
/// oldest pending decision is selected, else the newest line.
void DuplicatesPage::followRow()
{
    const dedup::CandidateId shown = details_->duplicate();
    const dedup::CandidateId at{table_->currentIndex().data(DuplicateModel::IdRole).toLongLong()};
    if (!shown) {
        const auto &open = session().view().pending().undecided();
        const int waiting = open.empty() ? -1 : model_->rowOf(open.begin()->first);
        if (model_->total() > 0) style::chooseRow(table_, std::max(0, waiting));
        rowChosen();
    } else if (at != shown) {
        const QScopedValueRollback guard(following_, true);
        desktop::followRow(table_, model_->rowOf(shown));
    }
    showState();
}

void DuplicatesPage::showState()
{
    using State = DuplicateModel::State;
    const bool failed = model_->state() == State::Failed;
    const bool empty = model_->state() == State::Ready && model_->total() == 0;
    csv_->setEnabled(model_->state() == State::Ready && !empty && !work_->isBusy());
    frame_->setCount(model_->state() == State::Loading && model_->total() == 0
                         ? tr("Loading…")
                         : tr("%Ln record(s)", nullptr, int(model_->total())));
    if (frame_->showCut(model_->state() == State::Loading, session().server().state())) return;
    if (failed) {
        frame_->showMessage(tr("The log could not be loaded: %1").arg(model_->error().text()),
                            tr("Retr&y"));
    } else if (empty) {
        const bool all = period_->currentData().toInt() == 0 && kindGroup_->checkedId() == 0;
        if (!all && !ever_) askEver();
        if (all || ever_ == false)
            frame_->showNothing(
                tr("No duplicates yet."),
                tr("Repeated bookings, requests and messages are blocked before they "
                   "take a room or charge a card. They are listed here."));
        else
            frame_->showMessage(tr("No duplicates match these filters."), tr("&Show all"));
    } else {
        frame_->showTable();
    }
}

void DuplicatesPage::fitColumns(int width)
{
    for (const auto column : {DuplicateModel::Kind, DuplicateModel::From})
        table_->setColumnHidden(column, width < kNarrowList);
}

void DuplicatesPage::showRules()
{
    const auto rules = dedup::rulesFrom(session().view().setup(booking::SetupKind::Duplicates));
    auto *dialog = new RulesDialog(theme(), window(), rules.value_or(dedup::Rules()),
                                   session().keepsHotel() ? RulesDialog::SetAt::SettingsPage
                                                          : RulesDialog::SetAt::Server);
    endWith(this, dialog);
    dialog->open();
}

void DuplicatesPage::askForCsv()
{
    const QString today = session().local(session().now()).date().toString(Qt::ISODate);
    work_->askForCsv(
        tr("Export the log as CSV"), tr("duplicates-%1.csv", "name of a file").arg(today),
        [this](const QString &path, bool forSpreadsheets) { writeCsv(path, forSpreadsheets); });
}

void DuplicatesPage::writeCsv(const QString &path, bool forSpreadsheets)
{
    if (work_->isBusy()) return;
    RowExport wanted = rowExport(session(), locale(), path, forSpreadsheets);
    work_->start(
        [&](StopFlag stop) {
            wanted.stop = std::move(stop);
            return exportDuplicates(std::move(wanted), session().property(), model_->query());
        },
        path);
}

}  // namespace roomrack::desktop

#include "moc_duplicates_page.cpp"
