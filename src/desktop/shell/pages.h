// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all pages, and of the dialogs they offer each other. Add new pages in pages.cpp; no
// other part of the shell depends on them.
#pragma once

#include "desktop/session/page.h"

#include <vector>

namespace roomrack::desktop {

std::vector<PageEntry> allPages();
/// The pages that are available for the session's property.
std::vector<PageEntry> pagesOf(const HotelSession &session);

/// Sets the callbacks in `actions` (new booking, open a booking, confirm a hold) for the session;
/// dialogs use `window` as their parent. Called once per session, before the pages are created.
void installActions(const PageContext &context, QWidget *window);

}  // namespace roomrack::desktop
