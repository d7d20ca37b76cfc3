// SPDX-License-Identifier: GPL-3.0-or-later
// The manual's pages (docs/manual), which are embedded in the program, and which of them explains a
// part of the window.
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

class QWidget;

namespace roomrack::desktop {

inline constexpr char kManualIndex[] = "index.md";
/// Property of a page of the window: its page of the manual.
inline constexpr char kManualProperty[] = "manualPage";

/// File names of all embedded pages.
QStringList manualPages();
/// Markdown of a page without its screenshots: the window itself is at hand. Null: no such page.
QString manualText(const QString &page);
/// The page about the dialog or the page of the window that contains `widget`, perhaps with a
/// heading ("inventory.md#holds"); the index if there is none.
QString manualPageOf(const QWidget *widget);
/// The fragment that links use for a heading: "API & webhooks" is "api--webhooks".
QString headingFragment(const QString &heading);

}  // namespace roomrack::desktop
