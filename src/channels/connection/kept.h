// SPDX-License-Identifier: GPL-3.0-or-later
// Received data as it may be stored: in a channel's log, in its inbox, on its page.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::channels {

/// A body without passwords, payment card data and `secret`, the channel's own: JSON, XML, a form
/// with XML in it, or any text. Truncate afterwards: half a number would not be recognized.
QByteArray keptBody(const QByteArray &body, const QByteArray &secret = {});
/// Text that may quote received data.
QString keptWords(const QString &words, const QByteArray &secret = {});

}  // namespace roomrack::channels
