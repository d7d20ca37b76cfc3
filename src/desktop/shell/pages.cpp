// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/pages.h"

#include "desktop/inventory/inventory_page.h"
#include "desktop/reports/reports_page.h"

namespace roomrack::desktop {

std::vector<PageEntry> allPages()
{
    return {
        {QStringLiteral("inventory"), 10,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new InventoryPage(context, parent);
         }},
        {QStringLiteral("reports"), 40,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new ReportsPage(context, parent);
         }},
    };
}

void installActions(const PageContext &, QWidget *) {}

}  // namespace roomrack::desktop
