// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/palette/menu_commands.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr char kPage[] = "palettePage";
constexpr char kHidden[] = "paletteHidden";

/// Without mnemonic: "&New hotel" is "New hotel", "Food && drinks" is "Food & drinks".
QString plain(const QString &text)
{
    QString shown;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && ++i == text.size()) break;
        shown += text[i];
    }
    return shown;
}

PaletteEntry entryOf(QAction *action, const QString &menu)
{
    PaletteEntry entry;
    // A key that the page handles itself is part of the text, after a tab.
    entry.text = plain(action->text().section(u'\t', 0, 0));
    entry.keys = action->shortcut().toString(QKeySequence::NativeText);
    if (entry.keys.isEmpty()) entry.keys = action->text().section(u'\t', 1);
    const bool page = action->property(kPage).toBool();
    entry.group = page ? PaletteEntry::Group::Pages : PaletteEntry::Group::Commands;
    if (!page) entry.detail = menu;
    entry.run = [action = QPointer(action)] {
        if (action && action->isEnabled()) action->trigger();
    };
    return entry;
}

void collect(QMenu *menu, const QString &path, std::vector<PaletteEntry> *found)
{
    // Some menus fill their lists when they open.
    emit menu->aboutToShow();
    for (QAction *action : menu->actions()) {
        if (!action->isEnabled() || !action->isVisible() || action->isSeparator()
            || action->property(kHidden).toBool())
            continue;
        if (QMenu *inner = action->menu())
            collect(inner, QStringLiteral("%1 › %2").arg(path, plain(action->text())), found);
        else if (!action->text().isEmpty())
            found->push_back(entryOf(action, path));
    }
}

}  // namespace

void markPage(QAction *action)
{
    action->setProperty(kPage, true);
}

void markHidden(QAction *action)
{
    action->setProperty(kHidden, true);
}

std::vector<PaletteEntry> menuCommands(const QMenuBar &bar)
{
    std::vector<PaletteEntry> found;
    for (const QAction *action : bar.actions()) {
        if (action->menu() && action->isEnabled() && action->isVisible())
            collect(action->menu(), plain(action->text()), &found);
    }
    std::stable_partition(found.begin(), found.end(), [](const PaletteEntry &entry) {
        return entry.group == PaletteEntry::Group::Pages;
    });
    return found;
}

void addButtons(std::vector<PaletteEntry> *commands, const std::vector<QWidget *> &buttons,
                const QString &page)
{
    for (QWidget *widget : buttons) {
        auto *button = qobject_cast<QPushButton *>(widget);
        if (!button || !button->isEnabled() || button->isHidden() || button->menu()) continue;
        const QString text = plain(button->text());
        const bool known = std::any_of(commands->begin(), commands->end(),
                                       [&](const auto &entry) { return entry.text == text; });
        if (known || text.isEmpty()) continue;
        PaletteEntry entry{PaletteEntry::Group::Commands, text, page, {}, {}};
        entry.run = [button = QPointer(button)] {
            if (button && button->isEnabled()) button->click();
        };
        commands->push_back(std::move(entry));
    }
}

}  // namespace roomrack::desktop
