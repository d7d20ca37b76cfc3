// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/booking_page.h"

#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_model.h"
#include "desktop/bookings/filter_bar.h"
#include "desktop/bookings/status_delegate.h"
#include "desktop/theme/look.h"

#include <QtCore/QScopedValueRollback>
#include <QtCore/QSettings>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kDetailsWidth = 380;
constexpr int kLeastDetails = 330;
constexpr int kRoomyPage = 1200;      ///< narrower pages give the details only what they need
constexpr int kNarrowList = 880;      ///< below this the channel gives way
constexpr int kVeryNarrowList = 780;  ///< and below this the number of nights

struct Width {
    BookingModel::Column column;
    int pixels;
};
constexpr Width kWidths[] = {
    {BookingModel::Number, 96}, {BookingModel::CheckIn, 118}, {BookingModel::Nights, 92},
    {BookingModel::Room, 158},  {BookingModel::Channel, 112}, {BookingModel::Status, 112},
    {BookingModel::Total, 114},
};

BookingSource sourceOf(HotelSession &session)
{
    return [&session](storage::BookingQuery query, qint64 offset, qint64 limit) {
        query.property = session.property();
        return session.reads().ask(
            [query = std::move(query), offset, limit](storage::Reader &reader) {
                return reader.bookings(query, offset, limit);
            });
    };
}

}  // namespace

BookingPage::BookingPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), model_(new BookingModel(sourceOf(context.session), this)),
      filters_(new FilterBar), table_(new QTableView),
      details_(new BookingDetails(context.session)), stack_(new QStackedWidget),
      message_(look::text({})), messageButton_(new QPushButton), count_(look::muted({})),
      splitter_(new QSplitter(Qt::Horizontal))
{
    makeTable();
    makeSegments();
    splitter_->setHandleWidth(look::kGap);
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(makeList());
    splitter_->addWidget(details_);
    splitter_->setStretchFactor(0, 1);
    details_->setMinimumWidth(kLeastDetails);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(look::kMargin, look::kMargin, look::kMargin, look::kMargin);
    row->addWidget(splitter_);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, filters_, &FilterBar::focusSearch);
    connectModel();
    connectSession();
    connect(splitter_, &QSplitter::splitterMoved, this, [this] {
        settings().setValue(QStringLiteral("bookings/splitter"), splitter_->saveState());
    });
    splitter_->restoreState(settings().value(QStringLiteral("bookings/splitter")).toByteArray());
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
    look::table(table_);
    table_->setObjectName(QStringLiteral("bookings"));
    table_->setAccessibleName(tr("Bookings"));
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    StatusDelegate::Columns columns;
    columns.status = BookingModel::Status;
    columns.toneRole = BookingModel::ToneRole;
    columns.loadedRole = BookingModel::LoadedRole;
    columns.muted = {BookingModel::Channel};
    columns.strong = {BookingModel::Number};
    table_->setItemDelegate(new StatusDelegate(theme(), columns, table_));
    QHeaderView *header = table_->horizontalHeader();
    for (const Width &w : kWidths) table_->setColumnWidth(w.column, w.pixels);
    header->setSectionResizeMode(BookingModel::Guest, QHeaderView::Stretch);
    header->setMinimumSectionSize(48);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    const int column =
        settings().value(QStringLiteral("bookings/sort"), int(BookingModel::Number)).toInt();
    const bool up = settings().value(QStringLiteral("bookings/ascending"), false).toBool();
    header->setSortIndicator(column, up ? Qt::AscendingOrder : Qt::DescendingOrder);
    model_->sort(column, up ? Qt::AscendingOrder : Qt::DescendingOrder);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &BookingPage::sortBy);
    table_->installEventFilter(this);
}

QWidget *BookingPage::makeList()
{
    QFrame *card = look::card();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(filters_);
    column->addWidget(look::hairline());
    stack_->addWidget(table_);
    stack_->addWidget(makeMessage());
    column->addWidget(stack_, 1);
    column->addWidget(look::hairline());
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(look::kPadding, 6, look::kPadding, 6);
    foot->addWidget(count_);
    foot->addStretch();
    column->addLayout(foot);
    return card;
}

QWidget *BookingPage::makeMessage()
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    message_->setAlignment(Qt::AlignCenter);
    message_->setWordWrap(true);
    column->addStretch();
    column->addWidget(message_);
    column->addWidget(messageButton_, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(messageButton_, &QPushButton::clicked, this, &BookingPage::messageClicked);
    return box;
}

void BookingPage::makeSegments()
{
    segments_ = look::segments(this);
    all_ = new QPushButton(tr("All"));
    arrivals_ = new QPushButton(tr("Arriving today"));
    inHouse_ = new QPushButton(tr("In house"));
    for (QPushButton *b : {all_, arrivals_, inHouse_}) look::addSegment(segments_, b);
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
    connect(filters_, &FilterBar::changed, this, &BookingPage::query);
    connect(filters_, &FilterBar::leftDownwards, this, [this] {
        if (!table_->currentIndex().isValid() && model_->rowCount() > 0) look::chooseRow(table_, 0);
        table_->setFocus(Qt::TabFocusReason);
    });
    connect(model_, &BookingModel::stateChanged, this, &BookingPage::showState);
    connect(model_, &BookingModel::refreshed, this, &BookingPage::followBooking);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BookingPage::rowChosen);
    connect(table_, &QTableView::doubleClicked, details_, &BookingDetails::focusActions);
    connect(details_, &BookingDetails::left, this,
            [this] { table_->setFocus(Qt::TabFocusReason); });
    connect(details_, &BookingDetails::done, this, [this](const QString &sentence) {
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
    connect(&session(), &HotelSession::bookingsChanged, model_, &BookingModel::refresh);
    connect(&session(), &HotelSession::businessDateMoved, this,
            [this] { filters_->setHouse(session().view()); });
}

void BookingPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    // Until somebody moves the line between them.
    if (settings().contains(QStringLiteral("bookings/splitter"))) return;
    const int details = width() < kRoomyPage ? kLeastDetails : kDetailsWidth;
    splitter_->setSizes({std::max(1, width() - details), details});
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
    const QModelIndex current = table_->currentIndex();
    const qint64 id = current.data(BookingModel::IdRole).toLongLong();
    if (id != 0) details_->setBooking(BookingId{id});
}

/// Rows may have moved under the selection: it stays with its booking.
void BookingPage::followBooking()
{
    const QModelIndex current = table_->currentIndex();
    const BookingId shown = details_->booking();
    const qint64 at = current.data(BookingModel::IdRole).toLongLong();
    if (current.isValid() && !shown && at != 0) {
        rowChosen();
    } else if (shown && at != shown.value) {
        const int row = model_->rowOf(shown);
        const QScopedValueRollback guard(following_, true);
        if (row >= 0)
            look::chooseRow(table_, row);
        else
            table_->setCurrentIndex({});
    }
    if (model_->total() == 1 && !table_->currentIndex().isValid()) look::chooseRow(table_, 0);
    showCount();
}

void BookingPage::showBooking(BookingId id)
{
    if (!asked_) query();
    details_->setBooking(id);
    followBooking();
}

void BookingPage::showState()
{
    showCount();
    const bool failed = model_->state() == BookingModel::State::Failed;
    const bool empty = model_->state() == BookingModel::State::Ready && model_->total() == 0;
    stack_->setCurrentIndex(failed || empty ? 1 : 0);
    if (failed) {
        message_->setText(tr("The bookings cannot be read: %1").arg(model_->error().text()));
        messageButton_->setText(tr("&Try again"));
    } else if (empty && filters_->isEmpty()) {
        message_->setText(tr("There are no bookings yet."));
        messageButton_->setText(tr("&Make the first one"));
    } else if (empty) {
        const QString words = filters_->searched();
        message_->setText(words.isEmpty() ? tr("No booking matches these filters.")
                                          : tr("No booking matches “%1”.").arg(words));
        messageButton_->setText(tr("&Show all bookings"));
    }
    messageButton_->setVisible(!(empty && filters_->isEmpty() && !actions().newBooking));
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
        count_->setText(tr("Looking for bookings…"));
        return;
    }
    const int total = int(model_->total());
    count_->setText(filters_->isEmpty() ? tr("%Ln booking(s)", nullptr, total)
                                        : tr("%Ln booking(s) found", nullptr, total));
}

void BookingPage::fitColumns()
{
    const int width = table_->width();
    table_->setColumnHidden(BookingModel::Channel, width < kNarrowList);
    table_->setColumnHidden(BookingModel::Nights, width < kVeryNarrowList);
}

bool BookingPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) fitColumns();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            details_->focusActions();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

}  // namespace roomrack::desktop

#include "moc_booking_page.cpp"
