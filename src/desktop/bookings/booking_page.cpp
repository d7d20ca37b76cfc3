// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/booking_page.h"

#include "desktop/bookings/booking_actions.h"
#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_model.h"
#include "desktop/bookings/filter_bar.h"
#include "desktop/paging/list_frame.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/status_delegate.h"

#include <QtCore/QScopedValueRollback>
#include <QtCore/QSettings>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kDetailsWidth = 380;
constexpr int kLeastDetails = 330;
constexpr int kNarrowList = 880;      ///< narrower: the channel column is hidden
constexpr int kVeryNarrowList = 780;  ///< narrower: the number of nights is hidden too
constexpr int kLeastGuest = 160;

BookingSource sourceOf(HotelSession &session)
{
    return [&session](storage::BookingQuery query, qint64 offset, qint64 limit) {
        query.property = session.property();
        return session.reads().ask(storage::Bookings{std::move(query), offset, limit});
    };
}

}  // namespace

BookingPage::BookingPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), model_(new BookingModel(sourceOf(context.session), this)),
      filters_(new FilterBar), table_(new QTableView),
      details_(new BookingDetails(context.session, context.actions)),
      frame_(new ListFrame({filters_, table_, details_}, {kDetailsWidth, kLeastDetails},
                           context.settings, QStringLiteral("bookings/splitter")))
{
    makeTable();
    makeSegments();
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(frame_);
    connectModel();
    connectSession();
    actions().openBooking = [this](BookingId id) {
        if (actions().showPage) actions().showPage(QStringLiteral("bookings"));
        showBooking(id);
    };
}

BookingPage::~BookingPage()
{
    actions().openBooking = nullptr;
}

void BookingPage::makeTable()
{
    table_->setObjectName(QStringLiteral("bookings"));
    table_->setAccessibleName(tr("Bookings"));
    table_->setModel(model_);
    StatusDelegate::Columns columns;
    columns.status = BookingModel::Status;
    columns.toneRole = BookingModel::ToneRole;
    columns.loadedRole = BookingModel::LoadedRole;
    columns.muted = {BookingModel::Channel};
    columns.strong = {BookingModel::Number};
    table_->setItemDelegate(new StatusDelegate(theme(), columns, table_));
    QHeaderView *header = table_->horizontalHeader();
    header->setMinimumSectionSize(48);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    const int column =
        settings().value(QStringLiteral("bookings/sort"), int(BookingModel::Number)).toInt();
    const bool up = settings().value(QStringLiteral("bookings/ascending"), false).toBool();
    header->setSortIndicator(column, up ? Qt::AscendingOrder : Qt::DescendingOrder);
    model_->sort(column, up ? Qt::AscendingOrder : Qt::DescendingOrder);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &BookingPage::sortBy);
    new ColumnFitter(table_, BookingModel::Guest, kLeastGuest);
}

void BookingPage::makeSegments()
{
    segments_ = style::segments(this);
    all_ = style::addSegment(segments_, 0, tr("All"));
    arrivals_ = style::addSegment(segments_, 1, tr("Arriving today"));
    inHouse_ = style::addSegment(segments_, 2, tr("In house"));
    all_->setChecked(true);
    connect(all_, &QPushButton::clicked, filters_, &FilterBar::clear);
    connect(arrivals_, &QPushButton::clicked, this,
            [this] { filters_->showArrivals(session().businessDate()); });
    connect(inHouse_, &QPushButton::clicked, filters_, &FilterBar::showInHouse);
    segments_->hide();
}

std::vector<QWidget *> BookingPage::barWidgets()
{
    return {segments_};
}

void BookingPage::connectModel()
{
    connect(filters_, &FilterBar::changed, this, [this] {
        wanted_ = {};
        filtered_ = true;
        query();
    });
    connect(filters_, &FilterBar::leftDownwards, this, [this] {
        if (!table_->currentIndex().isValid() && model_->rowCount() > 0)
            style::chooseRow(table_, 0);
        table_->setFocus(Qt::TabFocusReason);
    });
    connect(frame_, &ListFrame::findWanted, filters_, &FilterBar::focusSearch);
    connect(frame_, &ListFrame::entered, this, [this] {
        openDetails();
        details_->focusActions();
    });
    connect(frame_, &ListFrame::closeWanted, this, &BookingPage::closeDetails);
    connect(frame_, &ListFrame::tableResized, this, &BookingPage::fitColumns);
    connect(frame_, &ListFrame::messageClicked, this, &BookingPage::messageClicked);
    connect(model_, &BookingModel::stateChanged, this, &BookingPage::showState);
    connect(model_, &BookingModel::refreshed, this, &BookingPage::followBooking);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BookingPage::rowChosen);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection &selected) {
                // The current row is selected again after its details were closed.
                if (!details_->booking() && selected.contains(table_->currentIndex())) rowChosen();
            });
    connect(table_, &QTableView::doubleClicked, details_, &BookingDetails::focusActions);
    offerButtons(table_, details_->bar().buttons(), [this](auto open) {
        openDetails();
        if (const auto row = model_->rowAt(table_->currentIndex().row())) details_->showKnown(*row);
        details_->whenLoaded(std::move(open));
    });
    connect(details_, &BookingDetails::left, this,
            [this] { table_->setFocus(Qt::TabFocusReason); });
    connect(details_, &BookingDetails::closeWanted, this, &BookingPage::closeDetails);
    connect(&details_->bar(), &BookingActions::done, this, [this](const QString &sentence) {
        if (actions().notify) actions().notify(Notice::good(sentence));
    });
}

void BookingPage::connectSession()
{
    const auto load = [this] {
        model_->setCatalogue(std::make_shared<inventory::Catalogue>(session().view().catalogue()));
        filters_->setHouse(session().view());
        if (asked_) query();
    };
    load();
    connect(&session(), &HotelSession::loaded, this, load);
    connect(&session().changes(), &HotelChanges::bookingsChanged, model_, &BookingModel::refresh);
    connect(&session().server(), &ServerWatch::changed, this, &BookingPage::showState);
    connect(&actions(), &PageActions::bookingMade, this, &BookingPage::chooseBooking);
    connect(&session().changes(), &HotelChanges::businessDateMoved, this,
            [this] { filters_->setHouse(session().view()); });
}

void BookingPage::shown()
{
    if (!asked_) query();
    filters_->focusSearch();
}

void BookingPage::sortBy(int column)
{
    const Qt::SortOrder order = table_->horizontalHeader()->sortIndicatorOrder();
    settings().setValue(QStringLiteral("bookings/sort"), column);
    settings().setValue(QStringLiteral("bookings/ascending"), order == Qt::AscendingOrder);
    model_->sort(column, order);
    table_->scrollToTop();
}

void BookingPage::query()
{
    asked_ = true;
    storage::BookingQuery query = model_->query();
    filters_->fill(query);
    if (filters_->isEmpty()) all_->setChecked(true);
    model_->setQuery(std::move(query));
}

void BookingPage::rowChosen()
{
    if (following_) return;
    wanted_ = {};
    const QModelIndex current = table_->currentIndex();
    const qint64 id = current.data(BookingModel::IdRole).toLongLong();
    if (id != 0) details_->setBooking(BookingId{id});
}

/// Details that were closed appear again for the current row.
void BookingPage::openDetails()
{
    const QModelIndex current = table_->currentIndex();
    if (!details_->booking() && current.isValid()) table_->selectRow(current.row());
}

void BookingPage::closeDetails()
{
    wanted_ = {};
    frame_->selectNothing();
    details_->setBooking({});
}

/// Rows may have moved: selects the row of the same booking again. Details of a booking that is not
/// in the list any more close, unless it was chosen elsewhere.
void BookingPage::followBooking()
{
    const QModelIndex current = table_->currentIndex();
    const BookingId shown = details_->booking();
    const qint64 at = current.data(BookingModel::IdRole).toLongLong();
    const bool filtered = std::exchange(filtered_, false);
    if (!shown && at != 0 && table_->selectionModel()->hasSelection()) {
        rowChosen();
    } else if (shown && at != shown.value) {
        const int row = model_->rowOf(shown);
        {
            const QScopedValueRollback guard(following_, true);
            followRow(table_, row);
        }
        if (row < 0 && !wanted_ && (filtered || model_->isComplete())) closeDetails();
    }
    const bool none = !table_->currentIndex().isValid();
    if (!none) wanted_ = {};
    if (none && !wanted_ && model_->total() == 1) style::chooseRow(table_, 0);
    showCount();
}

void BookingPage::showBooking(BookingId id)
{
    if (!asked_) query();
    chooseBooking(id);
}

/// Scrolls to the row of a booking that was not chosen in the table, now or when it is loaded.
void BookingPage::chooseBooking(BookingId id)
{
    {
        const QScopedValueRollback guard(following_, true);
        table_->setCurrentIndex({});
    }
    details_->setBooking(id);
    wanted_ = id;
    if (asked_) followBooking();
}

void BookingPage::showState()
{
    showCount();
    if (frame_->showCut(model_->state() == BookingModel::State::Loading,
                        session().server().state()))
        return;
    const bool failed = model_->state() == BookingModel::State::Failed;
    const bool empty = model_->state() == BookingModel::State::Ready && model_->total() == 0;
    if (failed) {
        frame_->showMessage(tr("The bookings could not be loaded: %1").arg(model_->error().text()),
                            tr("&Retry"));
    } else if (empty && filters_->isEmpty()) {
        frame_->showMessage(tr("No bookings yet."),
                            actions().newBooking ? tr("&New booking…") : QString());
    } else if (empty) {
        const QString words = filters_->searched();
        frame_->showMessage(words.isEmpty() ? tr("No booking matches these filters.")
                                            : tr("No booking matches “%1”.").arg(words),
                            tr("&Show all bookings"));
    } else {
        frame_->showTable();
    }
}

void BookingPage::messageClicked()
{
    if (model_->state() == BookingModel::State::Failed)
        query();
    else if (!filters_->isEmpty())
        filters_->clear();
    else if (actions().newBooking)
        actions().newBooking({});
}

void BookingPage::showCount()
{
    if (model_->state() == BookingModel::State::Loading && model_->total() == 0) {
        frame_->setCount(tr("Loading bookings…"));
        return;
    }
    const int total = int(model_->total());
    frame_->setCount(filters_->isEmpty() ? tr("%Ln booking(s)", nullptr, total)
                                         : tr("%Ln booking(s) found", nullptr, total));
}

void BookingPage::fitColumns(int width)
{
    table_->setColumnHidden(BookingModel::Channel, width < kNarrowList);
    table_->setColumnHidden(BookingModel::Nights, width < kVeryNarrowList);
}

}  // namespace roomrack::desktop

#include "moc_booking_page.cpp"
