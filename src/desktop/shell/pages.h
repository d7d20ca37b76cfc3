// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the pages that exist, and of the dialogs they offer each other. Add yours in
// pages.cpp; nothing else of the shell needs to know it.
#pragma once

#include "desktop/shell/page.h"

#include <vector>

namespace roomrack::desktop {

std::vector<PageEntry> allPages();
/// Of those, what a session's hotel can do from here.
std::vector<PageEntry> pagesOf(const HotelSession &session);

/// Puts answers into `actions` (new booking, open a booking, confirm a hold) for the session;
/// dialogs use `window` as their parent. Called once a session, before the pages are made.
void installActions(const PageContext &context, QWidget *window);

}  // namespace roomrack::desktop
