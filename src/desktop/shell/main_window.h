// SPDX-License-Identifier: GPL-3.0-or-later
// The window. Assembles navigation, bar, pages and status bar for a session, and stores its layout;
// the content is up to the pages.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"

#include <QtCore/QPointer>
#include <QtWidgets/QMainWindow>

#include <memory>

class QLabel;
class QMenu;
class QMenuBar;
class QSettings;
class QStackedWidget;

namespace roomrack::desktop {

class CommandPalette;
class FootBar;
class HelpKey;
class NavRail;
class NoticeBar;
class SignInPanel;
class TopBar;
class UndoController;
class UserMenu;

/// Commands of the "File" menu; those that are not set are not shown.
struct FileCommands {
    std::function<void()> newHotel;
    std::function<void()> openFile;
    std::function<void()> openDatabase;
    std::function<void()> openServer;
    std::function<QStringList()> recentFiles;  ///< newest first
    std::function<void(const QString &)> openRecent;
    std::function<void()> importBookings;
    std::function<void()> backups;         ///< of the open hotel
    std::function<QString()> backupWords;  ///< the schedule, as a sentence
    std::function<void()> closeFile;
};

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` stores the window's state; both must outlive the window.
    MainWindow(Theme &theme, QSettings &settings, FileCommands commands, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows a property; the window takes ownership of the session. Null closes it.
    void setSession(std::unique_ptr<HotelSession> session);
    HotelSession *session() const { return session_.get(); }
    PageActions *actions() const { return actions_.get(); }

    /// The text in the middle while no property is open ("Opening …").
    void showWaiting(const QString &text);

    /// Shows the page with this id; false if there is none.
    bool showPage(const QString &id);
    Page *page(const QString &id) const;
    Page *currentPage() const;
    QStringList pageIds() const;
    void notify(const Notice &notice);
    /// Adds a "View" menu entry for the demo's simulator; empty: there is none.
    void setSimulator(std::function<void()> show);
    UndoController *undoController() const { return undo_; }
    /// Whether the content is covered until a user signs in.
    bool isLocked() const { return locked_; }
    NoticeBar &notices() const { return *notices_; }
    QString hint() const;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void buildFrame();
    void buildMenus();
    void fillEditMenu();
    void fillViewMenu();
    void makePages();
    void dropPages();
    void choose(int index);
    // Sign-in (main_window_sign_in.cpp)
    void makeUserMenu();
    void dropDesk();
    void showLock();
    void coverDialogs();
    void uncoverDialogs();
    void addRecent(QMenu *menu);
    void addAppearance(QMenu *menu);
    void addPanes(QMenu *menu);
    void goToPane(int step);
    void showPalette();
    void showManual();
    void showKeys();
    void showAbout();
    struct Shown {
        QString id;
        Page *page = nullptr;
    };
    Theme &theme_;
    QSettings &settings_;
    FileCommands commands_;
    std::unique_ptr<HotelSession> session_;
    std::unique_ptr<PageActions> actions_;
    std::vector<Shown> pages_;
    NavRail *rail_ = nullptr;
    QWidget *barPlace_ = nullptr;
    QWidget *footPlace_ = nullptr;
    UndoController *undo_ = nullptr;
    TopBar *bar_ = nullptr;
    FootBar *foot_ = nullptr;
    NoticeBar *notices_ = nullptr;
    QStackedWidget *stack_ = nullptr;
    QLabel *waiting_ = nullptr;
    HelpKey *help_ = nullptr;
    QMenuBar *menus_ = nullptr;
    QPointer<CommandPalette> palette_;  ///< while it is open
    QMenu *editMenu_ = nullptr;
    QMenu *viewMenu_ = nullptr;
    std::function<void()> showSimulator_;
    QMenu *accountMenu_ = nullptr;
    std::vector<QAction *> needPerson_;  ///< menu entries that need a sign-in
    QStackedWidget *cover_ = nullptr;    ///< shows the frame or the sign-in
    QWidget *frame_ = nullptr;
    QWidget *personPlace_ = nullptr;
    UserMenu *people_ = nullptr;
    SignInPanel *signIn_ = nullptr;
    std::vector<QPointer<QWidget>> covered_;  ///< dialogs to show again after sign-in
    bool locked_ = false;
    int current_ = -1;
};

}  // namespace roomrack::desktop
