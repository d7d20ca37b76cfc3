// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/paging/list_frame.h"

#include "desktop/paging/details_panel.h"
#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/kept_row.h"
#include "desktop/widgets/key_splitter.h"

#include <QtCore/QMetaMethod>
#include <QtCore/QSettings>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kRoomyPage = 1200;  ///< on narrower pages the details get their minimum width

}  // namespace

ListFrame::ListFrame(const Parts &parts, const Widths &widths, QSettings &settings,
                     const QString &key, QWidget *parent)
    : QWidget(parent), widths_(widths), settings_(settings), key_(key), table_(parts.table),
      stack_(new QStackedWidget), details_(parts.details), words_(new QWidget),
      message_(style::text({})), more_(style::muted({})), messageButton_(new QPushButton),
      count_(style::muted({})), splitter_(new KeySplitter(Qt::Horizontal))
{
    style::table(table_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->installEventFilter(this);
    splitter_->addWidget(makeList(parts.filters));
    splitter_->addWidget(parts.details);
    splitter_->setStretchFactor(0, 1);
    parts.details->setMinimumWidth(widths.leastDetails);
    parts.details->waitForDoubleClickOn(table_);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    row->addWidget(splitter_);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, &ListFrame::findWanted);
    connect(splitter_, &QSplitter::splitterMoved, this,
            [this] { settings_.setValue(key_, splitter_->saveState()); });
    splitter_->restoreState(settings_.value(key_).toByteArray());
    connect(qApp, &QApplication::focusChanged, this, &ListFrame::followFocus);
}

/// The focus also changes while the parts are being deleted.
ListFrame::~ListFrame()
{
    disconnect(qApp, nullptr, this, nullptr);
}

QWidget *ListFrame::makeList(QWidget *filters)
{
    QFrame *card = style::card();
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    if (filters) {
        column->addWidget(filters);
        column->addWidget(style::hairline());
    }
    stack_->addWidget(table_);
    stack_->addWidget(makeMessage());
    column->addWidget(stack_, 1);
    column->addWidget(style::hairline());
    count_->setContentsMargins(style::kPadding, 6, style::kPadding, 6);
    column->addWidget(count_);
    return card;
}

QWidget *ListFrame::makeMessage()
{
    words_->setObjectName(QStringLiteral("list.words"));
    new FocusOutline(words_);
    auto *column = new QVBoxLayout(words_);
    const int air = style::kPadding * 2;
    column->setContentsMargins(air, air, air, air);
    column->setSpacing(style::kSmallGap);
    column->addStretch();
    for (QLabel *label : {message_, more_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addWidget(messageButton_, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(messageButton_, &QPushButton::clicked, this, &ListFrame::messageClicked);
    return words_;
}

void ListFrame::showTable()
{
    stack_->setCurrentIndex(0);
    details_->show();
}

void ListFrame::showMessage(const QString &text, const QString &button)
{
    message_->setText(text);
    messageButton_->setText(button);
    messageButton_->setVisible(!button.isEmpty());
    more_->hide();
    words_->setFocusPolicy(Qt::NoFocus);
    stack_->setCurrentIndex(1);
    details_->show();
}

void ListFrame::showNothing(const QString &text, const QString &more)
{
    const QWidget *focus = window()->focusWidget();  // a dialog may be active
    const bool isHere = focus && (focus == table_ || details_->isAncestorOf(focus));
    message_->setText(text);
    messageButton_->hide();
    more_->setText(more);
    more_->show();
    stack_->setCurrentIndex(1);
    words_->setFocusPolicy(Qt::TabFocus);
    words_->setAccessibleName(text);
    words_->setAccessibleDescription(more);
    if (isHere) words_->setFocus(Qt::OtherFocusReason);
    details_->hide();
}

bool ListFrame::showCut(bool loading, const engine::ServerConnectionState &line)
{
    if (!loading || line.up) return false;
    showMessage(tr("No connection. The list loads automatically when the connection is "
                   "restored."),
                {});
    setCount(tr("No connection"));
    return true;
}

void ListFrame::setCount(const QString &text)
{
    count_->setText(text);
}

void ListFrame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Only until the user moves the splitter.
    if (settings_.contains(key_)) return;
    const int details = width() < kRoomyPage ? widths_.leastDetails : widths_.details;
    splitter_->setSizes({std::max(1, width() - details), details});
}

bool ListFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != table_) {
        // The focused part of the details disappears, unlike with the whole page. A dialog may be
        // active: the focus is that of this window.
        const bool hidden = event->type() == QEvent::Hide && !event->spontaneous()
                            && window()->focusWidget() == watched;
        if (details_->isVisible()
            && (hidden
                || (event->type() == QEvent::EnabledChange && isDisabledBehindDialog(watched))))
            focusTable();
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::Resize) emit tableResized(table_->width());
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            emit entered();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// Keys that neither the table nor a filter uses: a search field with text clears it first.
void ListFrame::keyPressEvent(QKeyEvent *event)
{
    static const QMetaMethod close = QMetaMethod::fromSignal(&ListFrame::closeWanted);
    if (event->key() == Qt::Key_Escape && details_->isVisible() && isSignalConnected(close))
        emit closeWanted();
    else
        QWidget::keyPressEvent(event);
}

void ListFrame::selectNothing()
{
    const QWidget *focus = window()->focusWidget();  // a dialog may be active
    if (focus && details_->isAncestorOf(focus)) focusTable();
    table_->clearSelection();
}

/// While a dialog is active, a disabled button has already passed the focus of this window on, and
/// focusChanged() is not emitted for it.
bool ListFrame::isDisabledBehindDialog(const QObject *button) const
{
    return button == inDetails_ && !inDetails_->isEnabled() && details_->isEnabled()
           && !isActiveWindow();
}

/// Qt would pass the focus of a button that is hidden or disabled on to the next widget, mostly the
/// splitter's handle. Hidden ones, and those behind a dialog, are seen in eventFilter().
void ListFrame::followFocus(QWidget *old, QWidget *now)
{
    if (now && details_->isAncestorOf(now)) {
        now->installEventFilter(this);
        inDetails_ = now;
    } else if (now && now->window() == window()) {
        inDetails_ = nullptr;
    }
    if (old && details_->isAncestorOf(old) && !old->isEnabled() && details_->isVisible()
        && details_->isEnabled())
        focusTable();
}

void ListFrame::focusTable()
{
    if (table_->isVisible()) table_->setFocus(Qt::OtherFocusReason);
}

void followRow(QAbstractItemView *table, int row)
{
    if (row < 0) return table->setCurrentIndex({});
    const KeptRow kept(table);
    kept.restore(row);
}

}  // namespace roomrack::desktop

#include "moc_list_frame.cpp"
