// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/window_menus.h"

#include "core/version.h"
#include "desktop/palette/command_palette.h"
#include "desktop/palette/menu_commands.h"
#include "desktop/shell/main_window.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/theme/style.h"

#include <QtCore/QDir>
#include <QtGui/QActionGroup>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

WindowMenus::WindowMenus(MainWindow &window, Theme &theme, const FileCommands &commands)
    : QObject(&window), window_(window), theme_(theme), commands_(commands), menus_(buildHead())
{
    buildFile(menus_->addMenu(tr("&File")));
    editMenu_ = menus_->addMenu(tr("&Edit"));
    editMenu_->setToolTipsVisible(true);
    viewMenu_ = menus_->addMenu(tr("&View"));
    fillView();
    accountMenu_ = menus_->addMenu(tr("Accoun&t"));
    accountMenu_->setToolTipsVisible(true);
    accountMenu_->menuAction()->setVisible(false);
    buildHelp(menus_->addMenu(tr("&Help")));
}

QMenuBar *WindowMenus::buildHead()
{
    auto *head = new QWidget(&window_);
    head->setProperty("look", QStringLiteral("head"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto *row = style::withoutMargins<QHBoxLayout>(head);
    row->setSpacing(0);
    auto *name = new QLabel(tr("Roomrack"));
    name->setProperty("look", QStringLiteral("brand"));
    auto *bar = new QMenuBar;
    bar->setNativeMenuBar(false);
    row->addWidget(name);
    row->addWidget(bar, 1, Qt::AlignVCenter);
    personPlace_ = new QWidget;
    auto *person = new QHBoxLayout(personPlace_);
    person->setContentsMargins(0, 0, style::kMargin, 0);
    row->addWidget(personPlace_, 0, Qt::AlignVCenter);
    window_.setMenuWidget(head);
    return bar;
}

void WindowMenus::buildFile(QMenu *file)
{
    const auto add = [&](const QString &text, const QKeySequence &keys,
                         const std::function<void()> &what) {
        return what ? file->addAction(text, keys, this, what) : nullptr;
    };
    add(tr("&New hotel…"), QKeySequence::New, commands_.newHotel);
    addHotel_ = add(tr("&Add hotel…"), {}, commands_.addHotel);
    if (addHotel_) needPerson_.push_back(addHotel_);
    add(tr("&Open…"), QKeySequence::Open, commands_.openFile);
    add(tr("Open &database…"), QKeySequence(tr("Ctrl+Shift+O")), commands_.openDatabase);
    add(tr("Connect to &server…"), {}, commands_.openServer);
    addRecent(file);
    for (QAction *action :
         {add(tr("&Import bookings…"), QKeySequence(tr("Ctrl+I")), commands_.importBookings),
          add(tr("&Backups…"), {}, commands_.backups)}) {
        if (action) needPerson_.push_back(action);
    }
    add(tr("&Close hotel"), QKeySequence(tr("Ctrl+W")), commands_.closeFile);
    if (!file->isEmpty()) file->addSeparator();
    file->addAction(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), &window_, &QWidget::close);
}

void WindowMenus::buildHelp(QMenu *help)
{
    help->addAction(tr("&Manual"), QKeySequence::HelpContents, &window_, &MainWindow::showManual);
    help->addAction(tr("&Keyboard shortcuts"), this, &WindowMenus::showKeys);
    help->addAction(tr("&About Roomrack"), this, &WindowMenus::showAbout);
}

/// Filled when the menu opens: the list may have changed.
void WindowMenus::addRecent(QMenu *menu)
{
    if (!commands_.recentFiles || !commands_.openRecent) return;
    QMenu *recent = menu->addMenu(tr("Open &recent"));
    connect(menu, &QMenu::aboutToShow, recent, [this, recent] {
        recent->clear();
        for (const QString &file : commands_.recentFiles()) {
            recent->addAction(QDir::toNativeSeparators(file), this,
                              [this, file] { commands_.openRecent(file); });
        }
        recent->setEnabled(!recent->isEmpty());
    });
}

void WindowMenus::fillEdit()
{
    editMenu_->clear();
    if (!window_.currentPage()) return;
    const UndoController &undo = *window_.undoController();
    editMenu_->addAction(undo.undoAction());
    editMenu_->addAction(undo.redoAction());
    editMenu_->addSeparator();
    if (PageActions *known = window_.actions(); known->newBooking) {
        const Page *page = window_.currentPage();
        QAction *book =
            editMenu_->addAction(tr("New &booking…"), QKeySequence(tr("Ctrl+B")), page,
                                 [known, page] { known->newBooking(page->bookingPreset()); });
        book->setEnabled(window_.session()->whyNot(booking::Act::Book).isEmpty());
    }
    const std::vector<QAction *> actions = window_.currentPage()->editActions();
    if (!actions.empty() && !editMenu_->isEmpty()) editMenu_->addSeparator();
    for (QAction *action : actions) editMenu_->addAction(action);
    editMenu_->menuAction()->setVisible(!editMenu_->isEmpty());
}

namespace {

/// By place, but "Settings" has the platform's usual shortcut, and "Group" the same one also where
/// other pages are missing. The eleventh one is "Rooms & rates".
QKeySequence keysOfPage(const QString &id, int place)
{
    if (id == QLatin1String("settings")) return QKeySequence(QStringLiteral("Ctrl+,"));
    if (id == QLatin1String("group")) return QKeySequence(QStringLiteral("Ctrl+Shift+G"));
    if (place < 10) return QKeySequence(QStringLiteral("Ctrl+%1").arg((place + 1) % 10));
    return QKeySequence(QStringLiteral("Ctrl+Shift+R"));
}

}  // namespace

void WindowMenus::fillView()
{
    viewMenu_->clear();
    if (addHotel_) addHotel_->setVisible(window_.session());
    const QStringList ids = window_.pageIds();
    for (int i = 0; i < ids.size(); ++i) {
        QString title = window_.page(ids[i])->accessibleName();
        title.replace(u'&', QStringLiteral("&&"));  // no mnemonic
        markPage(viewMenu_->addAction(title, keysOfPage(ids[i], i), this,
                                      [this, id = ids[i]] { window_.showPage(id); }));
    }
    if (showSimulator_) viewMenu_->addAction(tr("Simulator…"), this, showSimulator_);
    if (!ids.isEmpty()) viewMenu_->addSeparator();
    markHidden(viewMenu_->addAction(tr("&Search and commands…"), QKeySequence(Qt::CTRL | Qt::Key_K),
                                    this, &WindowMenus::showPalette));
    addPanes(viewMenu_);
    addAppearance(viewMenu_);
}

void WindowMenus::setSimulator(std::function<void()> show)
{
    showSimulator_ = std::move(show);
    fillView();
}

void WindowMenus::clear()
{
    editMenu_->clear();
    if (addHotel_) addHotel_->setVisible(false);
    setAccount({});
    setLocked(false);
}

void WindowMenus::setAccount(const std::vector<QAction *> &actions)
{
    for (QAction *action : actions) accountMenu_->addAction(action);
    accountMenu_->menuAction()->setVisible(!actions.empty());
}

void WindowMenus::setLocked(bool locked)
{
    // Disabling the menus also disables their shortcuts.
    for (QMenu *menu : {editMenu_, viewMenu_}) menu->menuAction()->setEnabled(!locked);
    for (QAction *action : needPerson_) action->setEnabled(!locked);
}

void WindowMenus::closePalette()
{
    if (palette_) palette_->dismiss();
}

/// Ctrl+K once more closes it.
void WindowMenus::showPalette()
{
    if (palette_) return palette_->dismiss();
    std::vector<PaletteEntry> known = menuCommands(*menus_);
    if (Page *page = window_.currentPage())
        addButtons(&known, page->barButtons(), page->accessibleName());
    addParts(known);
    palette_ = new CommandPalette(theme_, &window_, std::move(known), window_.session(),
                                  window_.actions());
    connect(palette_, &Popover::closed, this, [this] { palette_.clear(); });
    palette_->open();
}

/// Views of pages, such as the taxes on the page Rooms & rates.
void WindowMenus::addParts(std::vector<PaletteEntry> &known) const
{
    for (const QString &id : window_.pageIds()) {
        Page *page = window_.page(id);
        for (Page::Part &part : page->parts()) {
            const auto go = [this, id, page = QPointer(page), show = std::move(part.show)] {
                if (page && window_.showPage(id)) show();
            };
            known.push_back(
                {PaletteEntry::Group::Commands, part.title, page->accessibleName(), {}, go});
        }
    }
}

void WindowMenus::addPanes(QMenu *menu)
{
    menu->addAction(tr("Next pane"), QKeySequence(Qt::Key_F6), this,
                    [this] { window_.goToPane(1); });
    menu->addAction(tr("Previous pane"), QKeySequence(Qt::SHIFT | Qt::Key_F6), this,
                    [this] { window_.goToPane(-1); });
    menu->addSeparator();
}

void WindowMenus::addAppearance(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    const std::pair<QString, ThemeMode> modes[] = {{tr("System theme"), ThemeMode::System},
                                                   {tr("Light"), ThemeMode::Light},
                                                   {tr("Dark"), ThemeMode::Dark}};
    for (const auto &[text, mode] : modes) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(theme_.mode() == mode);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, mode = mode] { theme_.setMode(mode); });
    }
}

void WindowMenus::showKeys()
{
    auto *dialog = new QDialog(&window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Keyboard shortcuts"));
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(style::kGap);
    column->addWidget(style::title(tr("Keyboard shortcuts")));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(24);
    form->setVerticalSpacing(7);
    const std::pair<QString, QString> keys[] = {
        {tr("Arrows"), tr("move in the grid; with Shift: select a range")},
        {tr("Ctrl+arrows"), tr("move by one week or one pool")},
        {tr("Page Up, Page Down"), tr("previous month, next month")},
        {tr("Home, End"), tr("today, last date in the grid; with Ctrl: first row, last row")},
        {tr("Ctrl+G, F5"), tr("go to a date")},
        {tr("Alt+1, 2, 3, 4"), tr("availability, rates, restrictions, parity")},
        {tr("12, +5, -10%, Enter"), tr("edit selection")},
        {tr("R, M, X"), tr("rate, min LOS, max LOS")},
        {tr("S, A, D"), tr("stop sell, closed to arrival, closed to departure")},
        {tr("O"), tr("rooms out of order")},
        {tr("Ctrl+U"), tr("bulk update")},
        {tr("Del"), tr("reset to default")},
        {tr("F, arrows, Enter"), tr("fill neighbouring cells from the selection")},
        {tr("Shift+F8"), tr("add another range to the selection")},
        {tr("Ctrl+C, Ctrl+V"), tr("copy, paste (also to and from spreadsheets)")},
        {tr("Ctrl+Z, Ctrl+Shift+Z"), tr("undo, redo")},
        {tr("Enter, Space"), tr("details and history of a night")},
        {tr("+, −"), tr("expand or collapse a pool; with Ctrl: any row")},
        {tr("E, R, Enter"), tr("in the list of holds: extend, release, confirm")},
        {tr("I, K"), tr("on the room plan: check in, check out")},
        {tr("G, M, T, P, O"),
         tr("on the room plan: assign room, move, unassign, split, out of order")},
        {tr("Ctrl+K"), tr("search pages, commands, dates and bookings")},
        {tr("Ctrl+1 … Ctrl+0, Ctrl+Shift+R, Ctrl+Shift+G, Ctrl+,"), tr("pages")},
        {tr("F1"), tr("manual page about what is shown")},
        {tr("F6, Shift+F6"), tr("next pane, previous pane")},
        {tr("Menu, Shift+F10"), tr("context menu; in tables: sort order and column widths")},
        {tr("Ctrl+L"), tr("lock or switch user (in hotels with users)")},
        {tr("Esc"), tr("discard input, close panel or notice")}};
    for (const auto &[key, what] : keys) form->addRow(style::strong(key), style::text(what));
    column->addLayout(form);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(buttons);
    dialog->open();
}

void WindowMenus::showAbout()
{
    auto *dialog = new QDialog(&window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("About Roomrack"));
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(style::kSmallGap);
    column->addWidget(style::title(tr("Roomrack %1").arg(core::version())));
    column->addWidget(style::text(tr("Desktop channel manager for hotels.")));
    column->addWidget(style::muted(tr("Free software under the GNU General Public License, "
                                      "version 3 or later.")));
    column->addWidget(style::muted(tr("Qt %1").arg(QString::fromLatin1(qVersion()))));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(buttons);
    dialog->open();
}

}  // namespace roomrack::desktop
