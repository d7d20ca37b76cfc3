// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of channels as people read them: one value a line, indented. Only white space is moved:
// not a sign is added or lost, also where a message is broken or of no known kind.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

class QPlainTextEdit;
class QWidget;

namespace roomrack::desktop {

/// JSON and XML indented, everything else as it came.
QString readableMessage(const QByteArray &message);

/// A field to read a message in, with a name for screen readers.
QPlainTextEdit *messageField(const QString &name, QWidget *parent = nullptr);

}  // namespace roomrack::desktop
