// SPDX-License-Identifier: GPL-3.0-or-later
// Channel messages in readable form: one value per line, indented. Only white space changes: no
// other character is added or lost, even if the message is malformed or of an unknown format.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

class QPlainTextEdit;
class QWidget;

namespace roomrack::desktop {

/// JSON and XML indented, other formats unchanged.
QString readableMessage(const QByteArray &message);

/// A read-only field for a message, with a name for screen readers.
QPlainTextEdit *messageField(const QString &name, QWidget *parent = nullptr);

}  // namespace roomrack::desktop
