// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the main window; they contain only what is available.
#pragma once

#include "desktop/palette/palette_entry.h"
#include "desktop/theme/theme.h"

#include <QtCore/QPointer>

#include <functional>

class QAction;
class QMenu;
class QMenuBar;

namespace roomrack::desktop {

class CommandPalette;
class MainWindow;

/// Commands of the "File" menu; those that are not set are not shown.
struct FileCommands {
    std::function<void()> newHotel;
    std::function<void()> addHotel;  ///< to the open file; also in the list of its hotels
    std::function<void()> openFile;
    std::function<void()> openDatabase;
    std::function<void()> openServer;
    std::function<QStringList()> recentFiles;  ///< newest first
    std::function<void(const QString &)> openRecent;
    std::function<void()> importBookings;
    std::function<void()> backups;         ///< of the open hotel
    std::function<QString()> backupWords;  ///< the schedule, as a sentence
    std::function<void()> closeFile;
    std::function<void()> restart;  ///< not in the menu: kRestartAction
};

class WindowMenus final : public QObject {
    Q_OBJECT

public:
    /// `commands` must outlive the menus.
    WindowMenus(MainWindow &window, Theme &theme, const FileCommands &commands);

    /// At the end of the menu bar, for the button of the signed-in user.
    QWidget *personPlace() const { return personPlace_; }
    /// For the current page and user.
    void fillEdit();
    /// For the pages of the window.
    void fillView();
    /// No property is open.
    void clear();
    /// Empty: there is no such menu.
    void setAccount(const std::vector<QAction *> &actions);
    void setLocked(bool locked);
    /// Adds a "View" menu entry for the demo's simulator; empty: there is none.
    void setSimulator(std::function<void()> show);
    void closePalette();

private:
    QMenuBar *buildHead();
    void buildFile(QMenu *file);
    void buildHelp(QMenu *help);
    void addRecent(QMenu *menu);
    void addAppearance(QMenu *menu);
    void addParts(std::vector<PaletteEntry> &known) const;
    void addPanes(QMenu *menu);
    void showPalette();
    void showKeys();
    void showAbout();

    MainWindow &window_;
    Theme &theme_;
    const FileCommands &commands_;
    QWidget *personPlace_ = nullptr;
    QMenuBar *menus_;
    QMenu *editMenu_ = nullptr;
    QMenu *viewMenu_ = nullptr;
    QMenu *accountMenu_ = nullptr;
    QAction *addHotel_ = nullptr;        ///< while a hotel is open; may be null
    std::vector<QAction *> needPerson_;  ///< menu entries that need a sign-in
    QPointer<CommandPalette> palette_;   ///< while it is open
    std::function<void()> showSimulator_;
};

}  // namespace roomrack::desktop
