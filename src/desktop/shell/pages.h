// SPDX-License-Identifier: GPL-3.0-or-later
// The table of all pages, and the dialogs they offer each other. A new page is a row in pages.cpp:
// navigation, menu, shortcuts, palette and manual follow from it.
#pragma once

#include "desktop/session/page.h"

#include <array>

namespace roomrack::desktop {

struct PageEntry {
    const char *id;        ///< stable (settings, tests)
    const char *title;     ///< in the navigation, and accessible name; context "Pages"
    const char *manual;    ///< the page of the manual, perhaps with a heading
    bool local = false;    ///< needs what runs beside the engine: not in a window of a far hotel
    bool several = false;  ///< shown if there are several hotels
    Page *(*make)(const PageContext &, QWidget *parent);
};
/// In the order of the navigation and of the shortcuts.
extern const std::array<PageEntry, 13> kPages;

QString titleOf(const PageEntry &entry);
/// Makes the page with its accessible name and its page of the manual.
Page *makePage(const PageEntry &entry, const PageContext &context, QWidget *parent);

/// Sets the callbacks in `actions` (new booking, open a booking, confirm a hold) for the session;
/// dialogs use `window` as their parent. Called once per session, before the pages are created.
void installActions(const PageContext &context, QWidget *window);

}  // namespace roomrack::desktop
