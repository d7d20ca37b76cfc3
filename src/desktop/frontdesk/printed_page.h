// SPDX-License-Identifier: GPL-3.0-or-later
// A page of rich text as a PDF file.
#pragma once

#include "core/error.h"

#include <QtCore/QString>

#include <functional>

class QFont;
class QWidget;

namespace roomrack::desktop {

/// A4, black on white. Errors are those of reports::writeFile().
Result<void> savePage(const QString &file, const QString &title, const QString &html,
                      const QFont &font);
/// Opens a dialog for the name of a PDF file; `chosen` gets its path.
void askForPdf(QWidget *parent, const QString &title, const QString &fileName,
               std::function<void(const QString &)> chosen);

}  // namespace roomrack::desktop
