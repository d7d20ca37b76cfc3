// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/main_window.h"

#include "desktop/help/help_key.h"
#include "desktop/language/language.h"
#include "desktop/settings/unsaved_cards.h"
#include "desktop/shell/foot_bar.h"
#include "desktop/shell/nav_rail.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/pages.h"
#include "desktop/shell/sign_in_cover.h"
#include "desktop/shell/top_bar.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/theme/style.h"
#include "desktop/users/user_menu.h"
#include "desktop/widgets/menu_key.h"

#include <QtCore/QScopedValueRollback>
#include <QtCore/QSettings>
#include <QtGui/QCloseEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kPage = QStringLiteral("window/page");
constexpr QSize kFirstSize(1600, 980);
/// The title bar and borders around the window, whose size is unknown before it is shown.
constexpr QSize kFrame(16, 40);

/// A container in the frame that is refilled for every session.
QWidget *place(QWidget *parent)
{
    auto *widget = new QWidget(parent);
    style::withoutMargins<QVBoxLayout>(widget);
    return widget;
}

}  // namespace

MainWindow::MainWindow(Theme &theme, QSettings &settings, FileCommands commands, QWidget *parent)
    : QMainWindow(parent), theme_(theme), settings_(settings), commands_(std::move(commands))
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(960, 600);
    resize(firstSize(screen()->availableSize()));
    buildFrame();
    menus_ = new WindowMenus(*this, theme_, commands_);
    connect(cover_, &SignInCover::lockChanged, this, [this](bool locked) {
        menus_->setLocked(locked);
        if (!locked && currentPage()) currentPage()->shown();
    });
    new MenuKey(this);
    help_ = new HelpKey(theme_, this);
    if (commands_.restart) {
        auto *restart = new QAction(this);
        restart->setObjectName(kRestartAction);
        connect(restart, &QAction::triggered, this, commands_.restart);
    }
    restoreGeometry(settings_.value(kGeometry).toByteArray());
    setWindowTitle(tr("Roomrack"));
}

QSize MainWindow::firstSize(QSize screen)
{
    return kFirstSize.boundedTo(screen - kFrame);
}

MainWindow::~MainWindow()
{
    settings_.setValue(kGeometry, saveGeometry());
    dropPages();
}

void MainWindow::buildFrame()
{
    auto *frame = new QWidget;
    auto *rows = style::withoutMargins<QVBoxLayout>(frame);
    rows->setSpacing(0);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    rail_ = new NavRail(theme_);
    columns->addWidget(rail_);
    auto *main = new QVBoxLayout;
    main->setSpacing(0);
    barPlace_ = place(frame);
    stack_ = new QStackedWidget;
    waiting_ = style::muted({});
    waiting_->setAlignment(Qt::AlignCenter);
    stack_->addWidget(waiting_);
    main->addWidget(barPlace_);
    main->addWidget(stack_, 1);
    columns->addLayout(main, 1);
    rows->addLayout(columns, 1);
    footPlace_ = place(frame);
    rows->addWidget(footPlace_);
    notices_ = new NoticeBar(*stack_, frame);
    cover_ = new SignInCover(frame, this);
    setCentralWidget(cover_);
    connect(rail_, &NavRail::chosen, this, &MainWindow::choose);
}

void MainWindow::setSession(std::unique_ptr<HotelSession> session)
{
    dropPages();
    session_ = std::move(session);
    if (!session_) {
        showWaiting(tr("No hotel is open."));
        return;
    }
    actions_ = std::make_unique<PageActions>();
    actions_->notify = [this](const Notice &notice) { notify(notice); };
    actions_->withdraw = [this](const QString &topic) { notices_->withdraw(topic); };
    actions_->showPage = [this](const QString &id) { showPage(id); };
    actions_->leaveHotel = [this](std::function<void()> go) {
        leave(Leaving::Switch, std::move(go));
    };
    actions_->showBackups = commands_.backups;
    actions_->backupWords = commands_.backupWords;
    actions_->setFirstNight(session_->businessDate());
    connect(session_.get(), &HotelSession::failed, this,
            [this](const core::Error &error) { notify(Notice::error(error)); });
    const auto showName = [this] {
        setWindowTitle(tr("%1 – Roomrack").arg(session_->view().property().name));
    };
    connect(session_.get(), &HotelSession::loaded, this, showName);
    makePages();
    showName();
}

void MainWindow::showWaiting(const QString &text)
{
    waiting_->setText(text);
    setWindowTitle(tr("Roomrack"));
}

void MainWindow::makePages()
{
    const PageContext context{*session_, *actions_, theme_, settings_};
    installActions(context, this);
    undo_ = new UndoController(*session_, *actions_, this);
    bar_ = new TopBar(*session_, *actions_, theme_, *undo_);
    bar_->offerAddHotel(commands_.addHotel);
    barPlace_->layout()->addWidget(bar_);
    foot_ = new FootBar(*session_, theme_, notices_->earlier());
    footPlace_->layout()->addWidget(foot_);

    for (const PageEntry &entry : kPages) {
        if (entry.local && !session_->keepsHotel()) continue;
        Page *page = makePage(entry, context, stack_);
        const int index = rail_->add(titleOf(entry));
        rail_->setBadge(index, page->badge());
        connect(page, &Page::badgeChanged, rail_,
                [this, index](int count) { rail_->setBadge(index, count); });
        connect(page, &Page::hintChanged, this, [this, page](const QString &hint) {
            if (page == currentPage()) foot_->setHint(hint);
        });
        connect(page, &Page::usesDatesChanged, this, [this, page] {
            if (page == currentPage()) bar_->setDatesVisible(page->usesDates());
        });
        stack_->addWidget(page);
        pages_.push_back({QLatin1String(entry.id), page, entry.several, true});
    }
    offerPages();
    connect(session_.get(), &HotelSession::loaded, this, &MainWindow::offerPages);
    if (!showPage(settings_.value(kPage).toString()) && !pages_.empty()) choose(0);
    cover_->begin(*session_, settings_);
    menus_->personPlace()->layout()->addWidget(cover_->people()->button());
    menus_->setAccount(cover_->people()->actions());
    connect(&session_->users(), &DeskUsers::personChanged, menus_, &WindowMenus::fillEdit);
}

/// A hotel may be added while the window is open.
void MainWindow::offerPages()
{
    for (size_t i = 0; i < pages_.size(); ++i) {
        pages_[i].offered = !pages_[i].several || session_->properties().size() > 1;
        rail_->setOffered(int(i), pages_[i].offered);
    }
    menus_->fillView();
}

void MainWindow::dropPages()
{
    if (session_) session_->service().hangUp();
    if (current_ >= 0) settings_.setValue(kPage, pages_[size_t(current_)].id);
    current_ = -1;
    cover_->end();
    menus_->clear();
    if (bar_) bar_->setPage(nullptr);
    for (const Shown &shown : pages_) delete shown.page;
    pages_.clear();
    rail_->clear();
    notices_->clear();
    delete bar_;
    bar_ = nullptr;
    delete foot_;
    foot_ = nullptr;
    delete undo_;
    undo_ = nullptr;
    actions_.reset();
    session_.reset();
}

/// Those of the one page that has some; null: no page has.
UnsavedCards *MainWindow::unsavedCards() const
{
    for (const Shown &shown : pages_) {
        auto *cards = shown.page->findChild<UnsavedCards *>(QString(), Qt::FindDirectChildrenOnly);
        if (cards) return cards;
    }
    return nullptr;
}

void MainWindow::leave(Leaving leaving, std::function<void()> go)
{
    if (UnsavedCards *cards = unsavedCards()) return cards->leave(leaving, std::move(go));
    go();
}

/// Asks about unsaved input, but not when the user logs out: that would stop the logout.
void MainWindow::closeEvent(QCloseEvent *event)
{
    const UnsavedCards *cards = unsavedCards();
    const bool lost = cards && cards->isAnyChanged(Leaving::Close);
    if (closing_ || !lost || qGuiApp->isSavingSession()) return QMainWindow::closeEvent(event);
    event->ignore();
    leave(Leaving::Close, [this] {
        const QScopedValueRollback guard(closing_, true);
        close();
    });
}

void MainWindow::choose(int index)
{
    if (index < 0 || index >= int(pages_.size())) return;
    menus_->closePalette();
    if (index == current_) {
        pages_[size_t(index)].page->shown();
        return;
    }
    if (current_ >= 0) pages_[size_t(current_)].page->hidden();
    if (undo_) undo_->pageChanged();
    current_ = index;
    Page *page = pages_[size_t(index)].page;
    rail_->choose(index);
    stack_->setCurrentWidget(page);
    bar_->setPage(page);
    foot_->setHint(page->hint());
    menus_->fillEdit();
    page->shown();
}

bool MainWindow::showPage(const QString &id)
{
    for (size_t i = 0; i < pages_.size(); ++i) {
        if (pages_[i].id != id || !pages_[i].offered) continue;
        choose(int(i));
        return true;
    }
    return false;
}

Page *MainWindow::page(const QString &id) const
{
    for (const Shown &shown : pages_) {
        if (shown.id == id) return shown.page;
    }
    return nullptr;
}

Page *MainWindow::currentPage() const
{
    return current_ < 0 ? nullptr : pages_[size_t(current_)].page;
}

QStringList MainWindow::pageIds() const
{
    QStringList ids;
    for (const Shown &shown : pages_) {
        if (shown.offered) ids << shown.id;
    }
    return ids;
}

void MainWindow::notify(const Notice &notice)
{
    notices_->add(notice, session_ ? session_->now() : Instant());
}

QString MainWindow::hint() const
{
    return foot_ ? foot_->hint() : QString();
}

void MainWindow::goToPane(int step)
{
    std::vector<QWidget *> panes;
    for (QWidget *pane : {static_cast<QWidget *>(rail_), static_cast<QWidget *>(bar_),
                          static_cast<QWidget *>(notices_), static_cast<QWidget *>(currentPage()),
                          static_cast<QWidget *>(foot_)})
        if (pane && pane->isVisible()) panes.push_back(pane);
    const auto takesKeys = [](const QWidget *w) {
        return w && w->isVisible() && w->isEnabled() && (w->focusPolicy() & Qt::TabFocus);
    };
    int at = step > 0 ? -1 : 0;
    for (size_t i = 0; i < panes.size(); ++i) {
        if (panes[i]->isAncestorOf(focusWidget())) at = int(i);
    }
    const int count = int(panes.size());
    for (int tried = 1; tried <= count; ++tried) {
        QWidget *pane = panes[size_t(((at + tried * step) % count + count) % count)];
        QWidget *to = pane == rail_ ? rail_->chosenButton() : pane->focusWidget();
        const auto inside = pane->findChildren<QWidget *>();
        for (auto w = inside.begin(); !takesKeys(to) && w != inside.end(); ++w) to = *w;
        if (!takesKeys(to)) continue;
        to->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return;
    }
}

void MainWindow::showManual()
{
    help_->showHelp(isLocked() ? cover_->currentWidget() : currentPage());
}

bool MainWindow::isLocked() const
{
    return cover_->isLocked();
}

}  // namespace roomrack::desktop
