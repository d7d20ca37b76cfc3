// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/pages.h"

namespace roomrack::desktop {

std::vector<PageEntry> allPages()
{
    return {};
}

void installActions(const PageContext &, QWidget *) {}

}  // namespace roomrack::desktop
