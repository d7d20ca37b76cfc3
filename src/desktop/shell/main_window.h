// SPDX-License-Identifier: GPL-3.0-or-later
// The window. Assembles navigation, bar, pages and status bar for a session, and stores its layout;
// the content is up to the pages.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page.h"
#include "desktop/session/page_actions.h"
#include "desktop/settings/leaving.h"
#include "desktop/shell/window_menus.h"

#include <QtWidgets/QMainWindow>

#include <functional>
#include <memory>

class QLabel;
class QSettings;
class QStackedWidget;

namespace roomrack::desktop {

class FootBar;
class HelpKey;
class NavRail;
class NoticeBar;
class SignInCover;
class TopBar;
class UndoController;
class UnsavedCards;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` stores the window's state; both must outlive the window.
    MainWindow(Theme &theme, QSettings &settings, FileCommands commands, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// The size of the first window, on a screen with this room.
    static QSize firstSize(QSize screen);

    /// Shows a property; the window takes ownership of the session. Null closes it.
    void setSession(std::unique_ptr<HotelSession> session);
    HotelSession *session() const { return session_.get(); }
    PageActions *actions() const { return actions_.get(); }

    /// Calls `go`, after which the pages' input is lost: at once, or if some is not saved, after
    /// the user chose to save or to discard it; never if the user stays.
    void leave(Leaving leaving, std::function<void()> go);

    /// The text in the middle while no property is open ("Opening …").
    void showWaiting(const QString &text);

    /// Shows the page with this id; false if there is none.
    bool showPage(const QString &id);
    Page *page(const QString &id) const;
    Page *currentPage() const;
    QStringList pageIds() const;
    void notify(const Notice &notice);
    WindowMenus &menus() const { return *menus_; }
    UndoController *undoController() const { return undo_; }
    /// Whether the content is covered until a user signs in.
    bool isLocked() const;
    NoticeBar &notices() const { return *notices_; }
    QString hint() const;
    /// Cycles the focus through navigation, bar, notices, page and status bar: to the last focused
    /// control of the pane, else to its first one.
    void goToPane(int step);
    /// The manual's page about what is shown.
    void showManual();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    UnsavedCards *unsavedCards() const;
    void buildFrame();
    void makePages();
    void offerPages();
    void dropPages();
    void choose(int index);
    struct Shown {
        QString id;
        Page *page = nullptr;
        bool several = false;  ///< see PageEntry
        bool offered = true;
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
    WindowMenus *menus_ = nullptr;
    SignInCover *cover_ = nullptr;
    int current_ = -1;
    bool closing_ = false;  ///< the user has been asked about unsaved input
};

}  // namespace roomrack::desktop
