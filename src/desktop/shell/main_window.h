// SPDX-License-Identifier: GPL-3.0-or-later
// The window. It assembles navigation, bar, pages and foot for a session, and remembers how it
// looked; what happens on a page is the page's business.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"
#include "desktop/shell/page.h"
#include "desktop/theme/theme.h"

#include <QtCore/QPointer>
#include <QtWidgets/QMainWindow>

#include <memory>

class QLabel;
class QMenu;
class QSettings;
class QStackedWidget;

namespace roomrack::desktop {

class FootBar;
class NavRail;
class NoticeBar;
class SignInPanel;
class TopBar;
class UndoDesk;
class UserDesk;

/// What the menu "File" offers; entries nobody fills in are not shown.
struct FileCommands {
    std::function<void()> newHotel;
    std::function<void()> openFile;
    std::function<void()> openDatabase;
    std::function<void()> openServer;
    std::function<QStringList()> recentFiles;  ///< newest first
    std::function<void(const QString &)> openRecent;
    std::function<void()> importBookings;
    std::function<void()> backups;         ///< of what is open
    std::function<QString()> backupWords;  ///< when they are made, in a sentence
    std::function<void()> closeFile;
};

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` keeps the window's state; both must outlive the window.
    MainWindow(Theme &theme, QSettings &settings, FileCommands commands, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows a hotel; the window owns the session from then on. Null closes what is open.
    void setSession(std::unique_ptr<HotelSession> session);
    HotelSession *session() const { return session_.get(); }
    DeskActions *actions() const { return actions_.get(); }

    /// What stands in the middle while no hotel is open ("Opening …").
    void showWaiting(const QString &text);

    /// By id; false if there is none.
    bool showPage(const QString &id);
    Page *page(const QString &id) const;
    Page *currentPage() const;
    QStringList pageIds() const;
    void notify(const Notice &notice);
    /// Offered in the menu "View" beside a demo; empty: there is no simulator.
    void setSimulator(std::function<void()> show);
    UndoDesk *undoDesk() const { return undo_; }
    /// Whether the content is covered until somebody signs in.
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
    // Who is at the desk (main_window_desk.cpp)
    void makeDesk();
    void dropDesk();
    void showLock();
    void coverDialogs();
    void uncoverDialogs();
    void addRecent(QMenu *menu);
    void addAppearance(QMenu *menu);
    void addPanes(QMenu *menu);
    void goToPane(int step);
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
    std::unique_ptr<DeskActions> actions_;
    std::vector<Shown> pages_;
    NavRail *rail_ = nullptr;
    QWidget *barPlace_ = nullptr;
    QWidget *footPlace_ = nullptr;
    UndoDesk *undo_ = nullptr;
    TopBar *bar_ = nullptr;
    FootBar *foot_ = nullptr;
    NoticeBar *notices_ = nullptr;
    QStackedWidget *stack_ = nullptr;
    QLabel *waiting_ = nullptr;
    QMenu *editMenu_ = nullptr;
    QMenu *viewMenu_ = nullptr;
    std::function<void()> showSimulator_;
    QMenu *deskMenu_ = nullptr;
    std::vector<QAction *> needPerson_;  ///< of the menu "File"
    QStackedWidget *cover_ = nullptr;    ///< the frame, or the sign-in in its place
    QWidget *frame_ = nullptr;
    QWidget *personPlace_ = nullptr;
    UserDesk *people_ = nullptr;
    SignInPanel *signIn_ = nullptr;
    std::vector<QPointer<QWidget>> covered_;  ///< dialogs that come back with the person
    bool locked_ = false;
    int current_ = -1;
};

}  // namespace roomrack::desktop
